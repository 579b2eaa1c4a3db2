"""Keeps one program: starts it, and ends it with all it has started when we go away.

It is run as a file, by itself: `python -I -S keeper.py LIFELINE MEBIBYTES command …`. LIFELINE
is the end of a pipe whose other end nobody but our process holds. Whatever happens to us, that
is then closed, and nothing is left behind.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import select
import signal
import sys
from typing import NoReturn

NICER = 5  # those who serve and play go first
NOT_STARTED = 126  # what a shell says of a command that cannot be run
DIE_WITH_PARENT, ADOPT_ORPHANS = 1, 36  # PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER


def main() -> int:
    lifeline, mebibytes, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    os.set_inheritable(lifeline, False)
    _on_linux(ADOPT_ORPHANS, 1)
    # Of children that end we hear by a byte in a pipe, beside the lifeline.
    heard, told = os.pipe()
    os.set_blocking(told, False)
    signal.set_wakeup_fd(told)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    keeper, program = os.getpid(), os.fork()
    if program == 0:
        _become(command, mebibytes, keeper)
    with contextlib.suppress(OSError):  # it has done so itself, or has ended
        os.setpgid(program, program)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # only the program holds them: when it closes one, we see it
        os.dup2(nothing, stream)
    code = None
    while code is None:
        ready, _, _ = select.select([lifeline, heard], [], [])
        if lifeline in ready:
            break
        os.read(heard, 512)
        code = _ended(program)
    _end_all(program)
    return code or 0


def _become(command: list[str], mebibytes: int, keeper: int) -> NoReturn:
    """Turn into the program, with no more than a share of the machine."""
    try:
        signal.set_wakeup_fd(-1)
        for one in (signal.SIGCHLD, signal.SIGINT, signal.SIGPIPE):
            signal.signal(one, signal.SIG_DFL)
        os.setpgid(0, 0)
        os.nice(NICER)
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = mebibytes * 1024**2
        limit = limit if most == resource.RLIM_INFINITY else min(limit, most)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        _on_linux(DIE_WITH_PARENT, signal.SIGKILL)
        if os.getppid() == keeper:
            os.execvp(command[0], command)
    except OSError as error:
        os.write(2, str(error.strerror).encode())
    finally:
        os._exit(NOT_STARTED)


def _on_linux(what: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


def _ended(program: int) -> int | None:
    """How the program ended, if it has; orphans of its that we have adopted are buried."""
    with contextlib.suppress(ChildProcessError):
        while True:
            child, status = os.waitpid(-1, os.WNOHANG)
            if child == program:
                code = os.waitstatus_to_exitcode(status)
                return code if code >= 0 else 128 - code
            if child == 0:
                break
    return None


def _end_all(program: int) -> None:
    """End the program and all that it has started, also what has left its group."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    while True:
        for child in _children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def _children() -> list[int]:
    """Our children, where the system tells; elsewhere orphans are adopted by others."""
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as listed:
            return [int(word) for word in listed.read().split()]
    except OSError:
        return []


if __name__ == "__main__":
    sys.exit(main())
