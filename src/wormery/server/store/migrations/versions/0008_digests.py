"""What happened in each finished game, for the numbers of those who played it."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"

ROW = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("devices", sql.Column("numbers_since", sql.BigInteger()))
    op.create_table(
        "digests",
        sql.Column(
            "table_id",
            ROW,
            sql.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sql.Column("version", sql.SmallInteger(), nullable=False),
        sql.Column("body", sql.LargeBinary()),
        sql.Column("account", sql.LargeBinary()),
        sql.Column("claimed", sql.BigInteger()),
    )


def downgrade() -> None:
    """They are worked out again; what somebody wanted forgotten is remembered again."""
    op.drop_table("digests")
    op.drop_column("devices", "numbers_since")
