"""`wormery serve`: the table server, on this machine or for everyone."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path

from platformdirs import user_data_path

from wormery.server.configuring import POSSIBLE, Effective, SettingError, configure
from wormery.server.logs import log_lines
from wormery.server.serving import CannotServeError, first_line, serve
from wormery.server.setting_table import LIMIT, SETTINGS
from wormery.server.settings import Settings
from wormery.server.store.private import OWNER_ONLY, file_of, keep_private
from wormery.server.store.store import show_url, sqlite_url
from wormery.telling.words import Say
from wormery.terminal.compiling import prepare_rules
from wormery.terminal.files import quoted
from wormery.terminal.help import fitted

FAILED = 1


def serve_tables(flags: Mapping[str, object], say: Say, browser: bool, show: bool) -> int:
    """Serve until told to stop, as flags, variables and a file say."""
    effective = configure(flags, os.environ, lambda given: find_database(given)[0])
    if show:
        print("\n".join(shown(effective, say)))
        return 0
    settings = effective.settings
    log_lines(settings.log, settings.log_format)
    file = file_of(settings.database)
    try:
        make_private(file)
        with alone_with(file):
            prepare_rules(say)
            serve(settings, lambda port: announce(settings, port, say, browser))
    except FileInUseError:
        print(say("serve-database-in-use", file=quoted(file or "")), file=sys.stderr)
        return FAILED
    except CannotServeError as error:
        print(fitted(error.in_language(say.language), sys.stderr), file=sys.stderr)
        return FAILED
    print(fitted(say("serve-stopped"), sys.stdout), flush=True)
    return 0


def announce(settings: Settings, port: int, say: Say, browser: bool) -> None:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    known = "127.0.0.1" if settings.host == "0.0.0.0" else host
    address = f"http://{known}:{port}{settings.base_path}/"
    shown_database = show_url(settings.database)
    if file_of(settings.database) is not None:
        shown_database = quoted(shown_database)
    ready = say("serve-ready", url=address, database=shown_database)
    print(fitted(ready, sys.stdout), flush=True)
    if browser:
        show_page(address)
    if settings.host not in ("127.0.0.1", "::1", "localhost"):
        print(fitted(say("serve-open"), sys.stdout), flush=True)


def shown(effective: Effective, say: Say) -> Iterator[str]:
    """The settings as a file would have them, each with where it comes from; no secrets."""
    default = say("setting-default")
    for setting in SETTINGS:
        if setting.name == LIMIT or setting.kind == "file":
            continue
        value = effective.values[setting.name]
        if setting.name == "database":
            value = show_url(effective.settings.database)
        if setting.secret and value is not None:
            value = "…"
        if value is None and setting.kind == "days-or-ever":
            value = setting.default
        unset = "# " if value is None or setting.secret else ""
        written = json.dumps("" if value is None else value, ensure_ascii=False)
        source = effective.sources[setting.name] or default
        yield f"{unset}{setting.name} = {written}  # {source}"
    yield f"\n[{LIMIT}]"
    profile = f"limits = {effective.values['limits']}"
    for name, source in effective.limit_sources.items():
        number = getattr(effective.settings.limits, name)
        plain = int(number) if number == int(number) else number
        yield f"{name} = {plain}  # {source or profile}"


def show_page(address: str) -> None:
    """Open the page where there is a screen; a browser in a terminal would take ours over."""
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        return
    # Some browsers keep their caller waiting, and the server must not wait.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def find_database(given: str | None) -> tuple[str, Path | None]:
    """The URL of the database, and its file if it is one."""
    if given is not None and not given.strip():
        raise SettingError(
            "setting-value", where="--database", given=given, possible=POSSIBLE["database"]
        )
    if given is not None and "://" in given:
        return given, file_of(given)
    file = Path(given) if given else user_data_path("wormery") / "tables.db"
    return sqlite_url(file).render_as_string(), file


def make_private(file: Path | None) -> None:
    """Only its owner may read the database, no matter who created the file."""
    if file is not None:
        try:
            keep_private(file)
        except (OSError, ValueError) as error:
            raise _unusable(file, error) from error


class FileInUseError(Exception):
    """Another server has the database file."""


@contextlib.contextmanager
def alone_with(file: Path | None) -> Iterator[None]:
    """Two servers on one file would not hear of each other's moves. The lock ends with us."""
    if file is None or os.name == "nt":
        yield
        return
    import fcntl

    try:
        lock = os.fdopen(os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY), "w")
    except (OSError, ValueError) as error:
        raise _unusable(file, error) from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise FileInUseError from error
        yield


def _unusable(file: Path, error: Exception) -> CannotServeError:
    return CannotServeError("serve-file", file=str(file), reason=first_line(error))
