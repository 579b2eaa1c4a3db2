"""Bringing the schema of a database up to date, with Alembic."""

from functools import partial

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from wormery.server.store.database import Database

# Nodes that start together take turns; any number will do that nobody else uses.
MIGRATION_LOCK = 7_702_136


async def migrate(database: Database, revision: str = "head") -> None:
    # Who starts a server hears at once that its database cannot be used.
    await database.write_once(partial(_upgrade, revision))


def _upgrade(revision: str, connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
        )
    config = Config()
    config.set_main_option("script_location", "wormery.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
