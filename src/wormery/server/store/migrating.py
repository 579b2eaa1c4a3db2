"""Bringing the schema of a database up to date, or back to an older version, with Alembic.

All of it is one transaction, on SQLite too: a schema is never half changed. A file that is
changed is first copied beside itself, so that there is a way back from anything.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from wormery.server.errors import ServerError
from wormery.server.store.database import Database
from wormery.server.store.files import free_name, save_copy

LOG = logging.getLogger("wormery.database")

LATEST = "head"
# Nodes that start together take turns; any number will do that nobody else uses.
MIGRATION_LOCK = 7_702_136


class NewerDatabaseError(ServerError):
    """The database has been brought up to a version that this program does not know."""


class UnknownRevisionError(ServerError):
    """There is no revision of that name."""


@dataclass(frozen=True, slots=True)
class Migrated:
    """Which revision a database had and has, and where the copy of a file is."""

    found: str | None
    now: str
    kept: Path | None = None


async def bring_up_to_date(database: Database) -> None:
    """As every server does when it starts."""
    done = await migrate(database)
    if done.kept is not None:
        LOG.warning("database copied before its schema changed", extra={"file": str(done.kept)})


async def migrate(database: Database, revision: str = LATEST) -> Migrated:
    """Lead the schema to a revision, up or down."""
    wanted = named(revision)
    # Who starts a server hears at once that its database cannot be used.
    found = await database.write_once(revision_of)
    kept = None
    if found != wanted:
        if found is not None and not database.shared:
            kept = await database.write_once(partial(_keep_a_copy, wanted))
        await database.write_once(partial(change_to, wanted))
    return Migrated(found, wanted, kept)


def leads_back(found: str | None, wanted: str) -> bool:
    """Whether a database loses what the wanted revision has no place for."""
    every = [None, *revisions()]
    return every.index(wanted) < every.index(found)


def revisions() -> list[str]:
    """All that there are, the oldest first."""
    return [script.revision for script in reversed(list(_scripts().walk_revisions()))]


def known() -> Iterable[str]:
    """All revisions with their names, such as `0002 devices`."""
    for script in reversed(list(_scripts().walk_revisions())):
        yield f"{script.revision} {_name_of(script.path)}"


def named(revision: str) -> str:
    """The revision called `0002`, `devices` or `head`."""
    every = list(reversed(list(_scripts().walk_revisions())))
    if revision == LATEST:
        return every[-1].revision
    for script in every:
        if revision in (script.revision, _name_of(script.path)):
            return script.revision
    raise UnknownRevisionError("migrate-unknown", given=revision, known=", ".join(known()))


def revision_of(connection: Connection) -> str | None:
    """The revision of a database, None if it has no tables of ours yet."""
    found = MigrationContext.configure(connection).get_current_revision()
    every = revisions()
    if found is not None and found not in every:
        raise NewerDatabaseError("database-newer", found=found, newest=every[-1])
    return found


def change_to(wanted: str | None, connection: Connection) -> None:
    """Lead to a revision in the transaction of the connection; None takes all tables away."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
        )
    elif not _is_in_transaction(connection):
        # Python begins one by itself for changes of rows, and not for changes of the schema.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = _config()
    config.attributes["connection"] = connection
    found = revision_of(connection)
    if wanted is None or leads_back(found, wanted):
        command.downgrade(config, wanted or "base")
    else:
        command.upgrade(config, wanted)


def _keep_a_copy(wanted: str, connection: Connection) -> Path:
    """Copy a file beside itself; older copies are left."""
    file = Path(connection.engine.url.database or "")
    kept = free_name(Path(f"{file.resolve()}.before-{wanted}"))
    save_copy(connection, kept)
    return kept


def _is_in_transaction(connection: Connection) -> bool:
    return bool(getattr(connection.connection.driver_connection, "in_transaction", False))


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "wormery.server.store:migrations")
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _name_of(path: str) -> str:
    """What a migration is called by its file: `devices` for `0002_devices.py`."""
    return Path(path).stem.partition("_")[2].replace("_", "-")
