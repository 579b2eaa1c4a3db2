"""What stands in the database. `migrations/` brings an older one up to this.

Times are milliseconds since 1970. A table's events are its truth; every other column about a
table repeats what its events say, so that it can be found.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()

# SQLite numbers rows by itself only where the type is INTEGER.
RowId = BigInteger().with_variant(Integer, "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("host", String(32), nullable=False),
    Column("command", String(64), nullable=False),  # with which the host made it
    Column("secret", LargeBinary, nullable=False),  # of the dice
    Column("state", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("archived", BigInteger),
    # The host, where that is no longer who made it: "here" seats are still the maker's.
    Column("handed_to", String(32)),
    # What the list of open tables says of it; nothing if it is not on that list.
    Column("listing", LargeBinary),
    UniqueConstraint("host", "command"),
    Index("tables_in_play", "state", "archived"),
    Index("tables_handed_to", "handed_to"),
)
Index(
    "tables_listed",
    tables.c.id,
    sqlite_where=tables.c.listing.is_not(None),
    postgresql_where=tables.c.listing.is_not(None),
)

events = Table(
    "events",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the server is to act if nothing comes after this event
    Column("device", String(32)),  # who caused it, and with which command
    Column("command", String(64)),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "device", "command"),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("device", String(32), nullable=False),
    Index("seats_of_a_device", "device"),
)

# Every device that a table's log names, so that a person can be taken out of all of them.
people = Table(
    "people",
    metadata,
    Column("table_id", RowId, primary_key=True, autoincrement=False),
    Column("device", String(32), primary_key=True),
    Index("people_by_device", "device"),
)

# How each game ended, so that a list of games reads no logs. `body` is empty for a record that
# was only watched.
results = Table(
    "results",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    Column("body", LargeBinary),
)

# What happened in a finished game, seat by seat and without anybody's name: for the numbers of
# those who played it. Worked out when one of them asks; the coach's `account` takes longer.
digests = Table(
    "digests",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("version", SmallInteger, nullable=False),
    Column("body", LargeBinary),  # none of a game that cannot be read
    Column("account", LargeBinary),  # empty where there is none to be had
    Column("claimed", BigInteger),  # when a node began to work the account out
)

# Who sat where when the game ended.
played = Table(
    "played",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("device", String(32), nullable=False),
    Index("played_by_device", "device"),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),  # to the day
    Column("numbers_since", BigInteger),  # games that ended before have been forgotten
)

# Cookies of a lower generation than this are no longer good; only a hash of the device.
generations = Table(
    "generations",
    metadata,
    Column("device_hash", LargeBinary, primary_key=True),
    Column("generation", Integer, nullable=False),
)

# A one-time code with which an identity moves to another device; only its hash is kept.
transfers = Table(
    "transfers",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("device", String(32), ForeignKey("devices.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# The nodes that serve, and for which tables devices are connected to them.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

presences = Table(
    "presences",
    metadata,
    Column("node", String(32), primary_key=True),
    Column("table_id", RowId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("device", String(32), primary_key=True),
    Index("presences_at_a_table", "table_id"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# What those who run the server have decided.
bans = Table(
    "bans",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("network", String(64)),  # of addresses; or else
    Column("device_hash", LargeBinary),
    Column("reason", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),  # None: for ever
)

# The message of the day, by language; "" is for all that have none of their own.
messages = Table(
    "messages",
    metadata,
    Column("language", String(20), primary_key=True),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

operator_log = Table(
    "operator_log",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("action", String(20), nullable=False),
    Column("subject", String(80), nullable=False),
    Column("detail", String(600), nullable=False),
)

# What every node has to take note of: each asks once a second for those it has not seen.
orders = Table(
    "orders",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("table_id", BigInteger),
    Column("device_hash", LargeBinary),
)

# How the nodes are doing, as each says itself.
figures = Table(
    "figures",
    metadata,
    Column("node", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Where to push to a device whose page is closed. An address is as good as a key to someone's
# notifications, so it goes with its device.
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint_hash", LargeBinary, primary_key=True),
    Column("device", String(32), nullable=False),
    Column("endpoint", String(2000), nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
    # The table, and its step, of which it was told last; several nodes may be about to.
    Column("told_table", BigInteger),
    Column("told_steps", Integer),
    Index("pushes_of_a_device", "device"),
)

# How questions stand with who is asked them. One from the bank is known by its key; a choice of
# one's own stands here whole. Days are counted from 1970, where the one who answers is.
drills = Table(
    "drills",
    metadata,
    Column("device", String(32), primary_key=True),
    Column("key", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("in_a_row", SmallInteger, nullable=False),
    Column("due", Integer, nullable=False),
    Column("answered", Integer),  # on that day for the last time
    Column("added", BigInteger, nullable=False),
    Column("own", LargeBinary),
)

drill_days = Table(
    "drill_days",
    metadata,
    Column("device", String(32), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("answered", Integer, nullable=False),
    Column("correct", Integer, nullable=False),
)

# Who has a name on this server. `plain` is the name without what does not tell it apart.
raters = Table(
    "raters",
    metadata,
    Column("device", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("plain", String(200), nullable=False, unique=True),
    Column("since", BigInteger, nullable=False),
)

# How strong they are at each game, after so many games.
ratings = Table(
    "ratings",
    metadata,
    Column("device", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_of_a_game", "game", "mu"),
)

# Games of theirs that have ended. `body` is what a rating needs, until the game is rated.
rated = Table(
    "rated",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    Column("body", LargeBinary),
)
Index(
    "to_be_rated",
    rated.c.ended,
    rated.c.table_id,
    sqlite_where=rated.c.body.is_not(None),
    postgresql_where=rated.c.body.is_not(None),
)

# What each device answered to the puzzle of a day, and how many did in all.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("device", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("move", String(40), nullable=False),
    Column("correct", SmallInteger, nullable=False),
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("answered", Integer, nullable=False),
    Column("correct", Integer, nullable=False),
)

# Who plays, or has played, with dice that others play with too; one try each.
contests = Table(
    "contests",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("device", String(32), primary_key=True),
    Column("table_id", RowId, ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Index("contest_of_a_table", "table_id"),
)

# Finished games whose dice others may play with.
challenges = Table(
    "challenges",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("table_id", RowId, ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("device", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "device"),
    Index("challenges_of_a_device", "device"),
)
