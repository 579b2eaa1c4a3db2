"""Compiling ahead: in processes of their own, while a server serves or somebody looks on.

What is compiled is found by every process, this one included. Until it is there, whoever needs
a part waits for that part alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from wormery.games import GAMES, AnyGame
from wormery.games.compiling import FOLDER, place
from wormery.games.prepared import PARTS, is_prepared

LOG = logging.getLogger("wormery.preparing")

NICER = 10  # play goes first, but compiling goes on where a machine is busy


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part is there, or a function of one."""

    part: str = ""
    functions: int = 0


class PreparingNow(msgspec.Struct, frozen=True):
    """So many parts of so many are compiled; until they all are, bots may let people wait."""

    done: int
    of: int


class Preparing:
    """The parts of games that are not compiled yet, and the processes that compile them."""

    def __init__(self, parts: Sequence[str] = PARTS, behind: bool = True) -> None:
        self.functions = 0  # compiled so far
        self.failed = 0  # games of which some part could not be compiled
        self._behind = behind
        self._missing = {
            (game.name, part): asyncio.Event()
            for game in GAMES.values()
            for part in parts
            if place().folder and not is_prepared(game, part)
        }
        self._of = len(self._missing)

    @property
    def progress(self) -> PreparingNow | None:
        """How far it is; None when everything is there."""
        if not self._missing:
            return None
        return PreparingNow(self._of - len(self._missing), self._of)

    async def wait(self, game: AnyGame, part: str) -> None:
        """Until this part is there, or cannot be had."""
        event = self._missing.get((game.name, part))
        if event is not None:
            await event.wait()

    async def run(self, tell: Callable[[], None] = lambda: None) -> None:
        """Compile what is missing, as many games at once as there are processors."""
        at_once = asyncio.Semaphore(os.cpu_count() or 1)

        async def compile_game(name: str) -> None:
            async with at_once:
                await self._compile(name, tell)

        names = dict.fromkeys(name for name, _ in self._missing)
        await asyncio.gather(*map(compile_game, names))

    async def _compile(self, name: str, tell: Callable[[], None]) -> None:
        parts = [part for game, part in self._missing if game == name]
        how = "behind" if self._behind else "now"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wormery.ahead", name, how, *parts),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=_environment(),
        )
        assert process.stdout is not None
        assert process.stderr is not None
        complaint = asyncio.ensure_future(process.stderr.read())
        try:
            async for line in process.stdout:
                news = msgspec.json.decode(line, type=News)
                self.functions += news.functions
                if news.part:
                    self._missing.pop((name, news.part)).set()
                tell()
            if await process.wait() != 0:
                reason = (await complaint).decode(errors="replace").strip().splitlines()[-1:]
                self.failed += 1
                LOG.error("compiling failed", extra={"game": name, "reason": "".join(reason)})
        finally:
            complaint.cancel()
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.communicate()  # its pipes, too, are closed before the loop is
            # What could not be compiled ahead is compiled by those who need it.
            for part in parts:
                event = self._missing.pop((name, part), None)
                if event is not None:
                    event.set()


def _environment() -> dict[str, str]:
    """Where this process found a place of its own only, others compile there, too."""
    folder = place().folder
    if folder is None or place().kept:
        return dict(os.environ)
    return {**os.environ, FOLDER: str(folder.parents[2])}
