"""`wormery serve`: the table server, on this machine or for everyone."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from wormery.server.logs import log_json
from wormery.server.serving import CannotServeError, serve
from wormery.server.settings import DAY, NO_LIMITS, Limits, Settings
from wormery.server.store.store import show_url, sqlite_url
from wormery.telling.words import Say

FAILED = 1


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    host: str
    port: int
    database: str | None
    origins: tuple[str, ...]
    https: bool
    proxy: str | None
    archive: float
    no_limits: bool
    log: str
    browser: bool
    keep_finished: float | None = None  # days
    keep_abandoned: float | None = None
    operator_token: str | None = None


def serve_tables(wishes: Wishes, say: Say) -> int:
    """Serve until told to stop."""
    log_json(wishes.log)
    url, file = find_database(wishes.database)
    settings = Settings(
        database=url,
        host=wishes.host,
        port=wishes.port,
        origins=wishes.origins,
        https=wishes.https,
        proxy=wishes.proxy,
        archive_after=wishes.archive * DAY,
        keep_finished=None if wishes.keep_finished is None else wishes.keep_finished * DAY,
        keep_abandoned=None if wishes.keep_abandoned is None else wishes.keep_abandoned * DAY,
        operator_token=wishes.operator_token or None,
        limits=NO_LIMITS if wishes.no_limits else Limits(),
    )

    def announce(port: int) -> None:
        host = f"[{wishes.host}]" if ":" in wishes.host else wishes.host
        shown = "127.0.0.1" if wishes.host == "0.0.0.0" else host
        address = f"http://{shown}:{port}/"
        print(say("serve-ready", url=address, database=show_url(url)), flush=True)
        if wishes.browser:
            show_page(address)
        if wishes.host not in ("127.0.0.1", "::1", "localhost"):
            print(say("serve-open"), flush=True)

    try:
        with alone_with(file):
            serve(settings, announce)
    except FileInUseError:
        print(say("serve-database-in-use", file=str(file)), file=sys.stderr)
        return FAILED
    except CannotServeError as error:
        print(error.in_language(say.language), file=sys.stderr)
        return FAILED
    print(say("serve-stopped"), flush=True)
    return 0


def show_page(address: str) -> None:
    """Open the page where there is a screen; a browser in a terminal would take ours over."""
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        return
    # Some browsers keep their caller waiting, and the server must not wait.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def find_database(given: str | None) -> tuple[str, Path | None]:
    """The URL of the database, and its file if it is one."""
    if given is not None and "://" in given:
        return given, None
    file = Path(given) if given else user_data_path("wormery") / "tables.db"
    file.parent.mkdir(parents=True, exist_ok=True)
    return sqlite_url(file).render_as_string(), file


class FileInUseError(Exception):
    """Another server has the database file."""


@contextlib.contextmanager
def alone_with(file: Path | None) -> Iterator[None]:
    """Two servers on one file would not hear of each other's moves. The lock ends with us."""
    if file is None or os.name == "nt":
        yield
        return
    import fcntl

    with open(f"{file}.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise FileInUseError from error
        yield
