"""Games with dice that others play too: those of a day, and challenges."""

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"

ROW_ID = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "contests",
        sql.Column("name", sql.String(40), primary_key=True),
        sql.Column("game", sql.String(40), primary_key=True),
        sql.Column("device", sql.String(32), primary_key=True),
        sql.Column("table_id", ROW_ID, sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("seat", sql.SmallInteger(), nullable=False),
    )
    op.create_index("contest_of_a_table", "contests", ["table_id"])
    op.create_table(
        "challenges",
        sql.Column("code", sql.String(8), primary_key=True),
        sql.Column("table_id", ROW_ID, sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("seat", sql.SmallInteger(), nullable=False),
        sql.Column("device", sql.String(32), nullable=False),
        sql.Column("created", sql.BigInteger(), nullable=False),
        sql.UniqueConstraint("table_id", "seat", "device"),
    )
    op.create_index("challenges_of_a_device", "challenges", ["device"])


def downgrade() -> None:
    """Nobody is compared with others any more."""
    op.drop_table("challenges")
    op.drop_table("contests")
