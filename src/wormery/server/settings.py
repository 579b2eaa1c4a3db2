"""How a server is run: what its command line and its environment say."""

from dataclasses import dataclass, field

DAY = 24 * 3600


@dataclass(frozen=True)
class Limits:
    """What one address or one socket may do; beyond it comes a clear refusal."""

    requests_per_second: float = 20
    requests_burst: int = 100
    tables_per_hour: float = 60
    tables_burst: int = 30
    transfers_per_hour: float = 30  # tries to use a one-time code
    sockets_per_address: int = 64
    connections_per_address: int = 256  # that have not become sockets
    sockets: int = 20_000
    listeners_per_table: int = 200
    commands_per_second: float = 20  # on one socket
    commands_burst: int = 60
    frame_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024
    record_bytes: int = 1024 * 1024
    waiting_frames: int = 256  # for a socket that does not read
    waiting_bytes: int = 512 * 1024


# For measuring: the server itself is then the only limit.
NO_LIMITS = Limits(
    requests_per_second=1e9,
    requests_burst=10**9,
    tables_per_hour=1e9,
    tables_burst=10**9,
    connections_per_address=10**9,
    sockets_per_address=10**9,
    commands_per_second=1e9,
    commands_burst=10**9,
)


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. The defaults suit a server for friends on one machine."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8470
    origins: tuple[str, ...] = ()  # besides the server's own; for a page served elsewhere
    https: bool = False  # behind a proxy that speaks it: cookies are then for HTTPS only
    proxy: str | None = None  # the address whose X-Forwarded-For is believed
    archive_after: float = 30 * DAY
    keep_finished: float | None = None  # seconds; then they are deleted. None: for ever
    keep_abandoned: float | None = None
    operator_token: str | None = None  # without one, nobody can operate from outside
    limits: Limits = field(default_factory=Limits)
