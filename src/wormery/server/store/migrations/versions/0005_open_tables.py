"""The list of open tables, and how each game ended.

Games that ended before are added by the server when it runs: that means replaying them, which
takes too long for a migration.
"""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"

ROW = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("tables", sql.Column("listing", sql.LargeBinary()))
    only_listed = sql.text("listing IS NOT NULL")
    op.create_index(
        "tables_listed",
        "tables",
        ["id"],
        sqlite_where=only_listed,
        postgresql_where=only_listed,
    )
    op.create_index("presences_at_a_table", "presences", ["table_id"])
    op.create_table(
        "results",
        sql.Column(
            "table_id",
            ROW,
            sql.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sql.Column("ended", sql.BigInteger(), nullable=False),
        sql.Column("body", sql.LargeBinary()),
    )
    op.create_table(
        "played",
        sql.Column(
            "table_id",
            ROW,
            sql.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sql.Column("seat", sql.SmallInteger(), primary_key=True, autoincrement=False),
        sql.Column("device", sql.String(32), nullable=False),
    )
    op.create_index("played_by_device", "played", ["device"])


def downgrade() -> None:
    """Lists are made anew by the next upgrade; no game is lost."""
    op.drop_table("played")
    op.drop_table("results")
    op.drop_index("presences_at_a_table", "presences")
    op.drop_index("tables_listed", "tables")
    op.drop_column("tables", "listing")
