"""Where to push to a device whose page is closed."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "pushes",
        sql.Column("endpoint_hash", sql.LargeBinary(), primary_key=True),
        sql.Column("device", sql.String(32), nullable=False),
        sql.Column("endpoint", sql.String(2000), nullable=False),
        sql.Column("p256dh", sql.String(120), nullable=False),
        sql.Column("auth", sql.String(40), nullable=False),
        sql.Column("language", sql.String(20), nullable=False),
        sql.Column("created", sql.BigInteger(), nullable=False),
        sql.Column("told_table", sql.BigInteger()),
        sql.Column("told_steps", sql.Integer()),
    )
    op.create_index("pushes_of_a_device", "pushes", ["device"])


def downgrade() -> None:
    """Nobody is told of their turn any more while their page is closed."""
    op.drop_index("pushes_of_a_device", "pushes")
    op.drop_table("pushes")
