"""What the server counts and measures, in the form that Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One set for a process; names and labels hold nothing of a person."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._counter("tables_opened", "Tables made", "game")
        self.games = self._counter("games_finished", "Games played to the end", "game")
        self.events = self._counter("events_committed", "Events committed", "kind")
        self.refusals = self._counter("refusals", "Commands and requests refused", "name")
        self.dropped = self._counter("sockets_dropped", "Sockets closed by us", "reason")
        self.commit = self._histogram("commit_seconds", "Time of one transaction")
        self.batch = Histogram(
            "wormery_commit_events",
            "Events in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
            registry=self.registry,
        )
        self.command = self._histogram("command_seconds", "From a command to its commit")
        self.thinking = Histogram(
            "wormery_thinking_seconds",
            "Time a bot took for a move",
            ("level",),
            buckets=SHORT,
            registry=self.registry,
        )
        self.in_memory = self._gauge("tables_in_memory", "Tables in memory")
        self.unreadable = self._gauge("tables_unreadable", "Tables whose log cannot be read")
        self.bots_waiting = self._gauge("bots_waiting", "Moves of bots that wait for a thread")
        self.sockets = self._gauge("sockets", "Sockets connected")
        self.most_sockets = self._gauge("sockets_limit", "Sockets that this node may have")
        self.nodes = self._gauge("nodes_alive", "Nodes that have written their figures lately")
        self.database_bytes = self._gauge("database_bytes", "Size of the SQLite file and WAL")
        self.disk_free = self._gauge("disk_free_bytes", "Free space where the SQLite file is")
        self.bans = self._gauge("bans", "Bans in force")
        self.deleted = self._counter("deleted", "Tables and devices deleted", "reason")
        self.pushes = self._counter("pushes", "People told of their turn", "result")
        self.actions = self._counter("operator_actions", "What operators did", "action")
        self.away = Counter(
            "wormery_database_away",
            "Times that the database was given up",
            registry=self.registry,
        )

    def _counter(self, name: str, help_text: str, label: str) -> Counter:
        return Counter(f"wormery_{name}", help_text, (label,), registry=self.registry)

    def _histogram(self, name: str, help_text: str) -> Histogram:
        return Histogram(f"wormery_{name}", help_text, buckets=SHORT, registry=self.registry)

    def _gauge(self, name: str, help_text: str) -> Gauge:
        return Gauge(f"wormery_{name}", help_text, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


METRICS = Metrics()
