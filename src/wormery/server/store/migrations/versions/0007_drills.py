"""How questions stand with who is asked them, and how many were answered on which day."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "drills",
        sql.Column("device", sql.String(32), primary_key=True),
        sql.Column("key", sql.String(16), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("in_a_row", sql.SmallInteger(), nullable=False),
        sql.Column("due", sql.Integer(), nullable=False),
        sql.Column("answered", sql.Integer()),
        sql.Column("added", sql.BigInteger(), nullable=False),
        sql.Column("own", sql.LargeBinary()),
    )
    op.create_table(
        "drill_days",
        sql.Column("device", sql.String(32), primary_key=True),
        sql.Column("day", sql.Integer(), primary_key=True, autoincrement=False),
        sql.Column("answered", sql.Integer(), nullable=False),
        sql.Column("correct", sql.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Nobody's questions come back any more."""
    op.drop_table("drill_days")
    op.drop_table("drills")
