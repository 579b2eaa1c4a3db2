"""The tables in a database: SQLite in a file, or PostgreSQL by its URL."""

from wormery.server.store.store import (
    Append,
    CodeTakenError,
    Entry,
    Logged,
    NewTable,
    Store,
    TableRow,
)

__all__ = ["Append", "CodeTakenError", "Entry", "Logged", "NewTable", "Store", "TableRow"]
