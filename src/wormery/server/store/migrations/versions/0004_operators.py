"""Hosts that change, people taken out of logs, cookies that end, and what operators decide."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"

ROW = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("tables", sql.Column("handed_to", sql.String(32)))
    op.create_index("tables_handed_to", "tables", ["handed_to"])
    op.add_column("devices", sql.Column("seen", sql.BigInteger()))
    op.create_table(
        "people",
        sql.Column("table_id", ROW, primary_key=True, autoincrement=False),
        sql.Column("device", sql.String(32), primary_key=True),
    )
    op.create_index("people_by_device", "people", ["device"])
    op.execute(
        "INSERT INTO people (table_id, device)"
        " SELECT table_id, device FROM events WHERE device IS NOT NULL"
        " UNION SELECT id, host FROM tables UNION SELECT table_id, device FROM seats"
    )
    op.create_table(
        "generations",
        sql.Column("device_hash", sql.LargeBinary(), primary_key=True),
        sql.Column("generation", sql.Integer(), nullable=False),
    )
    op.create_table(
        "bans",
        sql.Column("id", ROW, primary_key=True),
        sql.Column("network", sql.String(64)),
        sql.Column("device_hash", sql.LargeBinary()),
        sql.Column("reason", sql.String(200), nullable=False),
        sql.Column("created", sql.BigInteger(), nullable=False),
        sql.Column("until", sql.BigInteger()),
    )
    op.create_table(
        "messages",
        sql.Column("language", sql.String(20), primary_key=True),
        sql.Column("text", sql.String(500), nullable=False),
        sql.Column("at", sql.BigInteger(), nullable=False),
    )
    op.create_table(
        "operator_log",
        sql.Column("id", ROW, primary_key=True),
        sql.Column("at", sql.BigInteger(), nullable=False),
        sql.Column("action", sql.String(20), nullable=False),
        sql.Column("subject", sql.String(80), nullable=False),
        sql.Column("detail", sql.String(600), nullable=False),
    )
    op.create_table(
        "orders",
        sql.Column("id", ROW, primary_key=True),
        sql.Column("at", sql.BigInteger(), nullable=False),
        sql.Column("kind", sql.String(10), nullable=False),
        sql.Column("table_id", sql.BigInteger()),
        sql.Column("device_hash", sql.LargeBinary()),
    )
    op.create_table(
        "figures",
        sql.Column("node", sql.String(32), primary_key=True),
        sql.Column("at", sql.BigInteger(), nullable=False),
        sql.Column("body", sql.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    """What operators decided is lost, and a table that was handed over is its maker's again."""
    for name in ("figures", "orders", "operator_log", "messages", "bans", "generations"):
        op.drop_table(name)
    op.drop_index("people_by_device", "people")
    op.drop_table("people")
    op.drop_column("devices", "seen")
    op.drop_index("tables_handed_to", "tables")
    op.drop_column("tables", "handed_to")
