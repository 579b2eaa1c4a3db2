"""The tables in a database: SQLite in a file, or PostgreSQL by its URL."""

from wormery.server.store.store import Append, Entry, Logged, NewTable, Store, TableRow

__all__ = ["Append", "Entry", "Logged", "NewTable", "Store", "TableRow"]
