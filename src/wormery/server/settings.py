"""How a server is run. `setting_table.py` says how each setting is called and given."""

from dataclasses import dataclass, field, replace

DAY = 24 * 3600


@dataclass(frozen=True)
class Limits:
    """What is too much; beyond it comes a clear refusal.

    An address is one of IPv4 or a network of 64 bits of IPv6. Behind one address there may be
    many people, so each device has smaller limits of its own. Those who have no cookie yet
    count as one device where sockets and guesses are concerned.
    """

    # One address
    requests_per_second: float = 20
    requests_burst: int = 100
    requests_at_once: int = 64
    connections_per_address: int = 256  # that have not become sockets
    sockets_per_address: int = 64
    tables_per_hour: float = 60
    tables_burst: int = 30
    reviews_per_hour: float = 240  # of games that are worked out
    reviews_burst: int = 60
    transfers_per_hour: float = 30  # tries to use a one-time code
    devices_per_hour: float = 120  # that get their first cookie
    devices_burst: int = 100
    # One device
    device_requests_per_second: float = 10
    device_requests_burst: int = 60
    device_requests_at_once: int = 16
    device_sockets: int = 16
    device_tables_per_hour: float = 30
    device_tables_burst: int = 20
    device_reviews_per_hour: float = 60
    device_reviews_burst: int = 30
    device_renames_per_hour: float = 60
    device_renames_burst: int = 20
    guesses_per_minute: float = 30  # codes of tables that do not exist
    guesses_burst: int = 20
    # One table
    listeners_per_table: int = 200
    changes_per_minute: float = 30  # by one device, of anything but the game
    changes_burst: int = 30
    changes_per_table: int = 5_000
    missed_events: int = 500  # told to a socket that was away
    # One socket, and all of a node
    sockets: int = 20_000
    commands_per_second: float = 20
    commands_burst: int = 60
    waiting_frames: int = 256  # for a socket that does not read
    waiting_bytes: int = 512 * 1024  # with what the network has not taken
    control_frames_per_second: float = 10  # pings and pongs
    control_frames_burst: int = 60
    # One message
    frame_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024
    record_bytes: int = 1024 * 1024
    header_bytes: int = 32 * 1024
    header_count: int = 100
    header_seconds: float = 15
    body_seconds: float = 10  # after which a body must keep up the rate
    body_bytes_per_second: int = 4 * 1024


HOME = Limits()

# Some hundred people behind one address, all of them at once.
CLUB = replace(
    HOME,
    requests_per_second=400,
    requests_burst=8_000,
    requests_at_once=500,
    connections_per_address=2_000,
    sockets_per_address=1_000,
    tables_per_hour=2_000,
    tables_burst=500,
    reviews_per_hour=2_000,
    reviews_burst=500,
    transfers_per_hour=300,
    devices_per_hour=2_000,
    devices_burst=1_000,
    listeners_per_table=500,
)

# Very many people behind a proxy that says who they are; some share an address, few a lot.
SITE = replace(
    HOME,
    requests_per_second=100,
    requests_burst=1_000,
    requests_at_once=200,
    connections_per_address=512,
    sockets_per_address=250,
    tables_per_hour=300,
    tables_burst=100,
    reviews_per_hour=600,
    reviews_burst=200,
    devices_per_hour=600,
    devices_burst=300,
    listeners_per_table=1_000,
    sockets=100_000,
)

# For measuring: the server itself is then the only limit. What one message or one socket may
# hold is as it was.
NO_LIMITS = replace(
    HOME,
    requests_per_second=1e9,
    requests_burst=10**9,
    requests_at_once=10**9,
    connections_per_address=10**9,
    sockets_per_address=10**9,
    tables_per_hour=1e9,
    tables_burst=10**9,
    reviews_per_hour=1e9,
    reviews_burst=10**9,
    devices_per_hour=1e9,
    devices_burst=10**9,
    device_requests_per_second=1e9,
    device_requests_burst=10**9,
    device_requests_at_once=10**9,
    device_sockets=10**9,
    device_tables_per_hour=1e9,
    device_tables_burst=10**9,
    device_reviews_per_hour=1e9,
    device_reviews_burst=10**9,
    device_renames_per_hour=1e9,
    device_renames_burst=10**9,
    guesses_per_minute=1e9,
    guesses_burst=10**9,
    changes_per_minute=1e9,
    changes_burst=10**9,
    changes_per_table=10**9,
    commands_per_second=1e9,
    commands_burst=10**9,
)

PROFILES = {"home": HOME, "club": CLUB, "site": SITE, "none": NO_LIMITS}


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. The defaults suit a server for friends on one machine."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8470
    base_path: str = ""  # where the server is below its host's address, such as /worms
    origins: tuple[str, ...] = ()  # besides the server's own; for a page served elsewhere
    https: bool = False  # behind a proxy that speaks it: cookies are then for HTTPS only
    proxy: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    players: tuple[str, ...] = ()  # outside players that tables may use
    player_files: tuple[str, ...] = ()  # of programs that tables may use, too
    daily_key: str = "wormery"  # from which the dice of daily tables follow, with the day
    open_tables: bool = True  # whether tables may be listed for anyone to join
    archive_after: float = 30 * DAY
    longest_thinking: float = 20.0  # seconds for an outside player; then one of ours moves
    keep_finished: float | None = None  # seconds; then they are deleted. None: for ever
    keep_abandoned: float | None = None
    log: str = "warning"
    log_format: str = "json"
    metrics_token: str | None = None
    operator_token: str | None = None  # without one, nobody can operate from outside
    push_key: str | None = None  # with which the server tells closed pages of a turn
    push_contact: str | None = None  # whom a push service may write to about it
    limits: Limits = field(default_factory=Limits)
