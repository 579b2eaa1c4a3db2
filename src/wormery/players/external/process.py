"""A program that runs, with what it says and when: nothing of what it says is understood here.

It has a keeper (keeper.py), a small process that ends it with everything it has started when
we ask for it, or when we are gone, however that came.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import subprocess
import sys
import threading
import time
import weakref
from pathlib import Path

from wormery.games.errors import WormeryError
from wormery.players.external.program import Program

KEEPER = Path(__file__).with_name("keeper.py")
LAST_WORDS = 2048  # bytes of what it wrote to standard error
CHUNK = 16 * 1024
IN_PEACE = 1.0  # seconds that it may take to end when it is told to
BY_FORCE = 5.0
NOT_STARTED = 126  # the keeper could not start it, and has written why
OURS = "WORMERY_"  # variables of our own: there are secrets among them


class ProcessError(WormeryError):
    """The program has ended, or does not hear us."""


class Process:
    """One run of a program."""

    def __init__(self, program: Program) -> None:
        if sys.platform == "win32":
            raise ProcessError("outside-windows")
        program.check()
        lifeline, self._lifeline = os.pipe()
        environment = {k: v for k, v in os.environ.items() if not k.startswith(OURS)}
        try:
            self._keeper = subprocess.Popen(
                [
                    *(sys.executable, "-I", "-S", str(KEEPER)),
                    *(str(lifeline), str(program.mebibytes), *program.command),
                ],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd=program.folder,
                env=environment,
                pass_fds=[lifeline],
                start_new_session=True,  # Ctrl-C is for us, and we end it then
            )
        except BaseException as error:
            os.close(self._lifeline)
            if isinstance(error, OSError):
                reason = error.strerror or str(error)
                raise ProcessError("outside-not-started", reason=reason) from error
            raise
        finally:
            os.close(lifeline)
        self._cutting = threading.Lock()
        self._ended = False
        self._heard = b""  # of its standard error, the end
        self._selector = selectors.DefaultSelector()
        for stream in (self._keeper.stdout, self._keeper.stderr):
            assert stream is not None
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, selectors.EVENT_READ)
        assert self._keeper.stdin is not None
        os.set_blocking(self._keeper.stdin.fileno(), False)
        _RUNNING.add(self)

    def write(self, lines: str, deadline: float) -> None:
        """Say something, within a time; a program that does not listen is not waited for."""
        assert self._keeper.stdin is not None
        stdin, rest = self._keeper.stdin.fileno(), lines.encode()
        while rest:
            try:
                rest = rest[os.write(stdin, rest) :]
            except BlockingIOError:
                if time.monotonic() > deadline:
                    raise ProcessError("outside-deaf") from None
                time.sleep(0.005)
            except OSError as error:
                raise self._gone() from error

    def read(self, deadline: float) -> bytes | None:
        """What it says next; None if nothing has come when the time is up."""
        while True:
            ready = self._selector.select(max(0.0, deadline - time.monotonic()))
            for key, _ in ready:
                if key.fileobj is self._keeper.stderr and not self._hear_error():
                    self._selector.unregister(key.fileobj)
            for key, _ in ready:
                if key.fileobj is self._keeper.stdout:
                    said = os.read(key.fd, CHUNK)
                    if not said:
                        raise self._gone()
                    return said
            if not ready and time.monotonic() >= deadline:
                return None

    def says_more(self) -> bytes:
        """What it has said since, if anything."""
        assert self._keeper.stdout is not None
        try:
            return os.read(self._keeper.stdout.fileno(), CHUNK)
        except BlockingIOError:
            return b""

    def _hear_error(self) -> bool:
        """Take what it has written to standard error; False if it has closed that."""
        assert self._keeper.stderr is not None
        try:
            said = os.read(self._keeper.stderr.fileno(), CHUNK)
        except BlockingIOError:
            return True
        self._heard = (self._heard + said)[-LAST_WORDS:]
        return bool(said)

    @property
    def last_words(self) -> str:
        """The last line of what it wrote to standard error: mostly, what went wrong."""
        with contextlib.suppress(ValueError, OSError):
            self._hear_error()
        lines = self._heard.decode("utf-8", "replace").split("\n")
        plain = ("".join(s for s in line if s.isprintable()).strip() for line in lines)
        return next((line for line in reversed([*plain]) if line), "")

    def _gone(self) -> ProcessError:
        """How it ended, if it has; else it has closed what it was to speak by."""
        try:
            code = self._keeper.wait(IN_PEACE)
        except subprocess.TimeoutExpired:
            return ProcessError("outside-closed")
        if code == NOT_STARTED:
            reason, self._heard = self.last_words, b""
            return ProcessError("outside-not-started", reason=reason)
        return ProcessError("outside-exited", code=code)

    def end(self, farewell: str = "") -> None:
        """End it and all that it has started; with a farewell it may first go by itself."""
        _RUNNING.discard(self)
        if self._ended:
            return
        self._ended = True
        if farewell and self._lifeline >= 0:
            with contextlib.suppress(ProcessError):
                self.write(farewell, time.monotonic())
                assert self._keeper.stdin is not None
                self._keeper.stdin.close()
                self._wait(IN_PEACE)
        self.cut()
        if not self._wait(BY_FORCE):  # something holds up the keeper itself
            self._keeper.kill()
            self._keeper.wait()
        self._close()

    def cut(self) -> None:
        """Let the keeper end everything; who reads hears that it has ended."""
        with self._cutting:
            lifeline, self._lifeline = self._lifeline, -1
        if lifeline >= 0:
            os.close(lifeline)

    def _wait(self, seconds: float) -> bool:
        """Whether it has ended within this time; what it says meanwhile is thrown away."""
        deadline = time.monotonic() + seconds
        while self._keeper.poll() is None:
            left = deadline - time.monotonic()
            if left <= 0:
                return False
            for key, _ in self._selector.select(min(left, 0.01)):
                with contextlib.suppress(BlockingIOError):
                    if not os.read(key.fd, CHUNK):
                        self._selector.unregister(key.fileobj)
            if not self._selector.get_map():
                time.sleep(0.002)
        return True

    def _close(self) -> None:
        self._selector.close()
        for stream in (self._keeper.stdin, self._keeper.stdout, self._keeper.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()

    def leave_to_parent(self) -> None:
        """In a process that was forked off: the program belongs to the one it came from."""
        self._ended = True
        self._cutting = threading.Lock()  # the other may have been held by another thread
        self.cut()
        self._keeper.returncode = 0  # it is no child of ours, and not to be waited for
        self._close()


_RUNNING: weakref.WeakSet[Process] = weakref.WeakSet()


def _after_fork() -> None:
    for process in list(_RUNNING):
        process.leave_to_parent()
    _RUNNING.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
