"""Nicknames, one-time codes to move to another device, and tables that are put away."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "devices",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("nickname", sql.String(40), nullable=False),
        sql.Column("created", sql.BigInteger(), nullable=False),
    )
    op.create_table(
        "transfers",
        sql.Column("code_hash", sql.LargeBinary(), primary_key=True),
        sql.Column("device", sql.String(32), sql.ForeignKey("devices.id"), nullable=False),
        sql.Column("expires", sql.BigInteger(), nullable=False),
    )
    op.add_column("tables", sql.Column("archived", sql.BigInteger()))
    op.drop_index("tables_in_play", "tables")
    op.create_index("tables_in_play", "tables", ["state", "archived"])


def downgrade() -> None:
    """Nicknames and one-time codes are lost; tables that were put away are back."""
    op.drop_index("tables_in_play", "tables")
    op.create_index("tables_in_play", "tables", ["state"])
    op.drop_column("tables", "archived")
    op.drop_table("transfers")
    op.drop_table("devices")
