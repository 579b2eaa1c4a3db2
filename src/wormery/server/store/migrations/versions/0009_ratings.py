"""Who has a name on this server and how strong they are; the puzzle of each day."""

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "raters",
        sql.Column("device", sql.String(32), primary_key=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("plain", sql.String(200), nullable=False, unique=True),
        sql.Column("since", sql.BigInteger(), nullable=False),
    )
    op.create_table(
        "ratings",
        sql.Column("device", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(40), primary_key=True),
        sql.Column("mu", sql.Double(), nullable=False),
        sql.Column("sigma", sql.Double(), nullable=False),
        sql.Column("games", sql.Integer(), nullable=False),
    )
    op.create_index("ratings_of_a_game", "ratings", ["game", "mu"])
    op.create_table(
        "rated",
        sql.Column(
            "table_id",
            sql.BigInteger().with_variant(sql.Integer(), "sqlite"),
            sql.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sql.Column("ended", sql.BigInteger(), nullable=False),
        sql.Column("body", sql.LargeBinary()),
    )
    waiting = sql.text("body IS NOT NULL")
    op.create_index(
        "to_be_rated",
        "rated",
        ["ended", "table_id"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )
    op.create_table(
        "puzzle_answers",
        sql.Column("device", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(40), primary_key=True),
        sql.Column("day", sql.Integer(), primary_key=True, autoincrement=False),
        sql.Column("move", sql.String(40), nullable=False),
        sql.Column("correct", sql.SmallInteger(), nullable=False),
    )
    op.create_table(
        "puzzles",
        sql.Column("game", sql.String(40), primary_key=True),
        sql.Column("day", sql.Integer(), primary_key=True, autoincrement=False),
        sql.Column("answered", sql.Integer(), nullable=False),
        sql.Column("correct", sql.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Names, ratings and answers to puzzles are gone."""
    for name in ("puzzles", "puzzle_answers", "rated", "ratings", "raters"):
        op.drop_table(name)
