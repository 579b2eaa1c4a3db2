"""Tables with their events, seats, devices and keys."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None

ROW = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", ROW, primary_key=True),
        sql.Column("code", sql.String(6), nullable=False, unique=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("host", sql.String(32), nullable=False),
        sql.Column("command", sql.String(64), nullable=False),
        sql.Column("secret", sql.LargeBinary(), nullable=False),
        sql.Column("state", sql.String(8), nullable=False),
        sql.Column("created", sql.BigInteger(), nullable=False),
        sql.UniqueConstraint("host", "command"),
    )
    op.create_index("tables_in_play", "tables", ["state"])
    op.create_table(
        "events",
        sql.Column("table_id", ROW, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer(), primary_key=True, autoincrement=False),
        sql.Column("at", sql.BigInteger(), nullable=False),
        sql.Column("due", sql.BigInteger()),
        sql.Column("device", sql.String(32)),
        sql.Column("command", sql.String(64)),
        sql.Column("body", sql.LargeBinary(), nullable=False),
        sql.UniqueConstraint("table_id", "device", "command"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sql.Column("table_id", ROW, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.SmallInteger(), primary_key=True, autoincrement=False),
        sql.Column("device", sql.String(32), nullable=False),
    )
    op.create_index("seats_of_a_device", "seats", ["device"])
    op.create_table(
        "nodes",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("seen", sql.BigInteger(), nullable=False),
    )
    op.create_table(
        "presences",
        sql.Column("node", sql.String(32), primary_key=True),
        sql.Column("table_id", ROW, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("device", sql.String(32), primary_key=True),
    )
    op.create_table(
        "keys",
        sql.Column("name", sql.String(40), primary_key=True),
        sql.Column("value", sql.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    """Nothing is left: all games are lost."""
    for name in ("keys", "presences", "nodes", "seats", "events", "tables"):
        op.drop_table(name)
