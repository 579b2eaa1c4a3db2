"""The program as a process, in milliseconds: forked from one that has imported everything.

Starting `wormery` takes more than a second, nearly all of it to import, and the tests start it
hundreds of times. So each process that tests has one beside it, `python -m tests.forking`,
that imports everything once and forks for each start that is asked for: with the arguments,
variables, folder and files that are its own. To a test it is a `subprocess.Popen`.

What is about starting itself starts for real: see `tests/test_starting.py`. Tests that start
many programs with a variable that importing looks at fork them from a process of their own
(`forking_with`); `tests/snippet.py` is `python -c`, forked. A forker with `only_libraries` has
imported other people's packages and nothing of ours, so that its forks import all of ours.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib.util
import inspect
import json
import os
import pkgutil
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any, AnyStr, NoReturn

ROOT = Path(__file__).parents[1]
NUMBER = struct.Struct("q")
STANDARD = 3  # input, output and errors
PIPES = ("p2cread", "p2cwrite", "c2pread", "c2pwrite", "errread", "errwrite")
AT_START = dict(os.environ)
# Importing looks at these, so that a start with others needs a process that has them, too.
AT_IMPORT = ("PYTHON", "NUMBA_", "OPENBLAS_", "OMP_", "LD_", "LC_")
KNOWN = {"PYTHONIOENCODING"}  # but this one is seen to


class Forked(subprocess.Popen[AnyStr]):
    """`python -m MODULE …`, forked where that is the same; the module has a `main`."""

    _fate: socket.socket

    def __init__(self, module: str, *arguments: str, **options: Any) -> None:
        own = options.pop("preexec_fn", None)  # what it should do first needs a real start
        given = options.pop("forker", None)
        self._forker = given or (forker_for(options.get("env")) if own is None else None)
        self._forked = self._forker is not None
        if not self._forked:
            # A shell that runs tests in the background lets its children ignore Ctrl-C.
            options["preexec_fn"] = own or listen_to_interrupts
        super().__init__([sys.executable, "-m", module, *arguments], **options)

    def _execute_child(self, *given: Any) -> None:
        """Instead of forking and executing here, have it forked there."""
        if not self._forked:
            super()._execute_child(*given)  # type: ignore[misc]
            return
        wanted = inspect.signature(super()._execute_child).bind(*given).arguments  # type: ignore[misc]
        chosen = [wanted["p2cread"], wanted["c2pwrite"], wanted["errwrite"]]
        files: list[int] = [own if file == -1 else file for own, file in enumerate(chosen)]
        order = {
            "module": wanted["args"][2],
            "arguments": wanted["args"][3:],
            "environment": dict(os.environ if wanted["env"] is None else wanted["env"]),
            "folder": os.fspath(wanted["cwd"] or os.getcwd()),
            "session": wanted["start_new_session"],
        }
        self._fate, theirs = socket.socketpair()
        try:
            assert self._forker is not None
            self._forker.ask(order, [*files, theirs.fileno()])
            theirs.close()  # so that we hear when the one that forks is gone
            self.pid = NUMBER.unpack(receive(self._fate, NUMBER.size))[0]
        finally:
            theirs.close()
            self._close_pipe_fds(*(wanted[name] for name in PIPES))  # type: ignore[attr-defined]
        self._child_created = True

    def _try_wait(self, flags: int) -> tuple[int, int]:
        """As `os.waitpid` answers: the one that forked it has waited, and tells."""
        if not self._forked:
            found: tuple[int, int] = super()._try_wait(flags)  # type: ignore[misc]
            return found
        if flags & os.WNOHANG and not select.select([self._fate], [], [], 0)[0]:
            return 0, 0
        status = NUMBER.unpack(receive(self._fate, NUMBER.size))[0]
        self._fate.close()
        return self.pid, status

    def _internal_poll(self, *given: Any, **more: Any) -> int | None:
        if not self._forked:
            super()._internal_poll(*given, **more)  # type: ignore[misc]
        elif self.returncode is None and self._waitpid_lock.acquire(False):  # type: ignore[attr-defined]
            try:
                if self.returncode is None:
                    pid, status = self._try_wait(os.WNOHANG)
                    if pid == self.pid:
                        self.returncode = os.waitstatus_to_exitcode(status)
            finally:
                self._waitpid_lock.release()  # type: ignore[attr-defined]
        return self.returncode


def run(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """`wormery …` to its end, as `subprocess.run` would with what it prints captured."""
    return run_module("wormery.terminal", *arguments, **options)


def run_module(
    module: str,
    *arguments: str,
    typed: str | None = None,
    timeout: float | None = None,
    **options: Any,
) -> subprocess.CompletedProcess[str]:
    """`python -m MODULE …` to its end; the module has a `main`."""
    if typed is not None:
        options["stdin"] = subprocess.PIPE
    with Forked[str](
        *(module, *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    ) as process:
        try:
            said, complained = process.communicate(typed, timeout)
        except BaseException:
            process.kill()
            raise
    return subprocess.CompletedProcess(process.args, process.returncode, said, complained)


def listen_to_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Forker:
    """The process that forks, and the way to ask it. It ends when nobody can ask any more."""

    def __init__(self, environment: Mapping[str, str], only_libraries: bool = False) -> None:
        self._asking, theirs = socket.socketpair()
        self._one_at_a_time = threading.Lock()
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.forking", str(theirs.fileno())),
                *(["only-libraries"] if only_libraries else []),
            ],
            pass_fds=[theirs.fileno()],
            cwd=ROOT,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
        )
        theirs.close()

    def ask(self, order: dict[str, Any], files: list[int]) -> None:
        words = json.dumps(order).encode()
        with self._one_at_a_time:
            socket.send_fds(self._asking, [NUMBER.pack(len(words))], files)
            self._asking.sendall(words)

    def end(self) -> None:
        self._asking.close()
        self.process.wait()


_FORKERS: dict[frozenset[tuple[str, str]], Forker] = {}


def forker_for(environment: Mapping[str, str] | None) -> Forker | None:
    """Return the process whose forks are like starts with these variables, if there is one."""
    wanted = _at_import(os.environ if environment is None else environment)
    if wanted == _at_import(AT_START) and wanted not in _FORKERS:
        _FORKERS[wanted] = Forker(AT_START)
        atexit.register(_FORKERS[wanted].end)
    return _FORKERS.get(wanted)


@contextlib.contextmanager
def forking_with(environment: Mapping[str, str]) -> Iterator[None]:
    """Fork starts with such variables, too; without this they are real starts."""
    wanted = _at_import(environment)
    assert wanted not in _FORKERS
    _FORKERS[wanted] = Forker(environment)
    try:
        yield
    finally:
        _FORKERS.pop(wanted).end()


def _at_import(environment: Mapping[str, str]) -> frozenset[tuple[str, str]]:
    return frozenset(
        (name, value)
        for name, value in environment.items()
        if name.startswith(AT_IMPORT) and name not in KNOWN
    )


def receive(end: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        part = end.recv(size - len(found))
        if not part:
            raise EOFError("the process that forks has ended")
        found += part
    return found


# From here on: what the process that forks does.


def import_everything() -> None:
    """Whatever any command may need, so that no fork has to; those who ask need none of it."""
    import wormery
    from wormery.ahead import prepare
    from wormery.games import GAMES
    from wormery.games.prepared import PARTS, is_prepared
    from wormery.locales import LANGUAGES, sentence
    from wormery.server.serving import uvicorn_config
    from wormery.server.settings import Settings
    from wormery.telling.words import Say
    from wormery.terminal.commands import build
    from wormery.terminal.help import NoSuchCommandError

    for module in pkgutil.walk_packages(wormery.__path__, "wormery."):
        if not module.name.startswith(("wormery.envs", "wormery.server.store.migrations")):
            importlib.import_module(module.name)
    for name in LATE:
        importlib.import_module(name)
    for game in GAMES.values():
        missing = [part for part in PARTS if not is_prepared(game, part)]
        list(prepare(game, ["rules", "players", "arena", *missing]))  # compiled, or loaded
    uvicorn_config(Settings(database="sqlite://")).load()
    for language in LANGUAGES:
        sentence(language, "rw-name")
        with contextlib.suppress(NoSuchCommandError):
            build(Say(language))(["no-such-command"], standalone_mode=False)


def import_libraries() -> None:
    """Other people's packages that commands import, and nothing of ours."""
    for name in LIBRARIES:
        importlib.import_module(name)
    assert not any(name.startswith("wormery") for name in sys.modules)


LIBRARIES = (
    *("alembic.command", "babel", "fluent.runtime", "litestar", "msgspec", "numba", "numpy"),
    *("openskill.models", "platformdirs", "rich.console", "sqlalchemy.ext.asyncio", "typer"),
    *("uvicorn", "websockets"),
)

# Modules that are imported only when they are used.
LATE = ("anyio._backends._asyncio", "pydantic.v1", "tests.snippet", "uvloop")


class Forking:
    """Forks when asked, and tells how each of its children ended."""

    def __init__(self, asked: socket.socket) -> None:
        self._asked = asked
        self._fates: dict[int, socket.socket] = {}
        self._ended, self._woken = socket.socketpair()
        for end in (self._ended, self._woken):
            end.setblocking(False)

    def serve(self) -> dict[str, Any] | None:
        """In a child that was forked: what it was ordered to do. None: there is no more."""
        signal.set_wakeup_fd(self._woken.fileno(), warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is meant for those who test
        while True:
            ready, _, _ = select.select([self._asked, self._ended], [], [])
            if self._ended in ready:
                self._tell()
            if self._asked in ready:
                head, files, _, _ = socket.recv_fds(self._asked, NUMBER.size, STANDARD + 1)
                if not head:
                    self._kill_all()
                    return None
                if (order := self._fork(head, files)) is not None:
                    return order

    def _fork(self, head: bytes, files: list[int]) -> dict[str, Any] | None:
        order: dict[str, Any] = json.loads(receive(self._asked, NUMBER.unpack(head)[0]))
        fate = socket.socket(fileno=files[STANDARD])
        pid = os.fork()
        if pid == 0:
            fate.close()
            self._leave()
            for number, file in enumerate(files[:STANDARD]):
                os.dup2(file, number)
                os.close(file)
            return order
        for file in files[:STANDARD]:
            os.close(file)
        self._fates[pid] = fate
        fate.sendall(NUMBER.pack(pid))
        return None

    def _leave(self) -> None:
        """In the child: have nothing more of all this."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        listen_to_interrupts()
        for end in (self._asked, self._ended, self._woken, *self._fates.values()):
            end.close()

    def _tell(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._ended.recv(4096)
        while self._fates:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            with self._fates.pop(pid) as fate, contextlib.suppress(OSError):
                fate.sendall(NUMBER.pack(status))

    def _kill_all(self) -> None:
        for pid in self._fates:
            os.kill(pid, signal.SIGKILL)


def become(order: dict[str, Any]) -> None:
    """Be what `python -m MODULE …` would be, and do what it would do."""
    if order["session"]:
        os.setsid()
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.path[0] = order["folder"]
    package = importlib.util.find_spec(order["module"])
    is_package = package is not None and package.submodule_search_locations
    program = importlib.import_module(order["module"] + (".__main__" if is_package else ""))
    sys.argv = [str(program.__file__), *order["arguments"]]
    sys.modules["__main__"] = program  # processes that it starts ask for it
    sys.stdin, sys.stdout, sys.stderr = opened(0, "r"), opened(1, "w"), opened(2, "w")
    program.main()


def end(code: object) -> NoReturn:
    """End as Python does, but for taking apart what was imported: that takes long."""
    if isinstance(code, str):
        print(code, file=sys.stderr)
    number = code if isinstance(code, int) else int(code is not None)
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
    except OSError:
        number = 120
    sys.stderr.flush()
    os._exit(number & 0xFF)


def opened(number: int, mode: str) -> IO[str]:
    """A standard file as Python opens it when it starts."""
    errors = "backslashreplace" if number == 2 else "strict"
    encoding, _, wanted = os.environ.get("PYTHONIOENCODING", "").partition(":")
    return open(
        number,
        mode,
        buffering=1 if number == 2 or os.isatty(number) else -1,
        encoding=encoding or "utf-8",
        errors=errors if number == 2 else wanted or errors,
        closefd=False,
    )


def main(asked: int, only_libraries: bool) -> None:
    if only_libraries:
        import_libraries()
    else:
        import_everything()
    assert threading.active_count() == 1, threading.enumerate()
    # What is there already is looked at by no collection, and so stays shared.
    gc.collect()
    gc.freeze()
    order = Forking(socket.socket(fileno=asked)).serve()
    if order is None:
        return
    try:
        become(order)
        end(None)
    except SystemExit as leaving:
        end(leaving.code)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    except BaseException:
        traceback.print_exc()
        end(1)


if __name__ == "__main__":
    main(int(sys.argv[1]), only_libraries=len(sys.argv) > 2)
