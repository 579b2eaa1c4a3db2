"""Every setting of a server, described once.

From this table come the flags of `wormery serve`, the variables `WORMERY_…`, the keys of a
settings file and the table in `docs/settings.md`. It loads nothing: the help needs it.
"""

from dataclasses import dataclass, fields

from wormery.server.settings import Limits

VARIABLE = "WORMERY_"
LIMIT = "limit"
CONFIG = "config"


@dataclass(frozen=True)
class Setting:
    """`name` is its key in a file; flag and variable are made from it."""

    name: str
    kind: str  # what is possible: `configuring.py` has a check and a sentence for each
    help: str  # the id of the sentence that describes it
    metavar: str = ""  # likewise, of what it takes; a switch takes nothing
    default: str = ""  # as one would write it; empty for none
    many: bool = False
    secret: bool = False  # never shown; may be the content of a file

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return VARIABLE + self.name.upper()


def _setting_of_file(name: str, help_id: str) -> tuple[Setting, Setting]:
    """A secret, and the setting that says in which file it stands."""
    return (
        Setting(name, "token", help_id, "metavar-text", secret=True),
        Setting(f"{name}_file", "file", "help-serve-token-file", "metavar-file"),
    )


SETTINGS = (
    Setting("host", "host", "help-serve-host", "metavar-address", "127.0.0.1"),
    Setting("port", "port", "help-serve-port", "metavar-number", "8470"),
    Setting("database", "database", "help-serve-database", "metavar-database"),
    Setting("base_path", "path", "help-serve-base-path", "metavar-path"),
    Setting("origin", "origin", "help-serve-origin", "metavar-address", many=True),
    Setting("https", "switch", "help-serve-https", default="false"),
    Setting("proxy", "network", "help-serve-proxy", "metavar-address", many=True),
    Setting("players", "player", "help-serve-players", "metavar-name", many=True),
    Setting(
        "player_files", "player-file", "help-serve-player-files", "metavar-file", many=True
    ),
    Setting("open_tables", "switch", "help-serve-open-tables", default="true"),
    Setting("daily_key", "key", "help-serve-daily-key", "metavar-text", "wormery"),
    Setting("longest_thinking", "seconds", "help-serve-thinking", "metavar-seconds", "20"),
    Setting("archive", "days", "help-serve-archive", "metavar-days", "30"),
    Setting(
        "keep_finished", "days-or-ever", "help-serve-keep-finished", "metavar-days", "forever"
    ),
    Setting(
        "keep_abandoned", "days-or-ever", "help-serve-keep-abandoned", "metavar-days", "forever"
    ),
    Setting("log", "level", "help-serve-log", "metavar-level", "warning"),
    Setting("log_format", "format", "help-serve-log-format", "metavar-format", "json"),
    *_setting_of_file("metrics_token", "help-serve-metrics-token"),
    *_setting_of_file("operator_token", "help-serve-operator-token"),
    Setting("push_key", "push-key", "help-serve-push-key", "metavar-text", secret=True),
    Setting("push_key_file", "file", "help-serve-push-key-file", "metavar-file"),
    Setting("push_contact", "contact", "help-serve-push-contact", "metavar-address"),
    Setting("limits", "profile", "help-serve-profile", "metavar-profile", "home"),
    Setting(LIMIT, "limit", "help-serve-limit", "metavar-limit", many=True),
)
BY_NAME = {setting.name: setting for setting in SETTINGS}
LIMIT_TYPES = {one.name: one.type for one in fields(Limits)}


def limit_variable(name: str) -> str:
    """The variable of one limit; a file has them in a table `[limit]`."""
    return f"{VARIABLE}{LIMIT}_{name}".upper()
