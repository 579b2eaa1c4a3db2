"""What a review has computed so far, kept so that it can go on where it was broken off.

Each line of a file is a moment; the file's name is made from all that the moments depend on.
What cannot be read is computed anew, and where nothing can be written nothing is kept.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO
from zlib import crc32

from msgspec import MsgspecError, Struct, json
from platformdirs import user_cache_path

from wormery.coach import Moment
from wormery.games.compiling import state_of
from wormery.games.errors import WormeryError
from wormery.record import GameRecord

FLOORS = ("coach", "evaluation", "solver", "games")
KINDS = (".py", ".json")
MOST_KEPT = 30  # reviews; those that were not looked at for longest go

_PACKAGE = Path(__file__).parents[1]


class Line(Struct, array_like=True):
    """A moment as it is written."""

    step: int
    seat: int | None
    chosen: str | None
    before: tuple[float, ...]
    after: tuple[float, ...]
    revised: tuple[float, ...]
    exact: bool
    error: float
    moves: dict[str, tuple[float, ...]]


class Keeping:
    """The moments of one review, on disk as soon as they are known."""

    def __init__(self, record: GameRecord, budget: int) -> None:
        self.record = record
        self.path = user_cache_path("wormery") / "reviews" / f"{_name(record, budget)}.txt"
        self._file: BinaryIO | None = None

    def __enter__(self) -> Keeping:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()

    def open(self) -> list[Moment]:
        """The moments that are known; from here on more can be added."""
        known = self._known()
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab" if known else "wb", buffering=0)
            self.path.touch()
            _forget_oldest(self.path.parent)
        return known

    def add(self, moment: Moment) -> None:
        if self._file is None:
            return
        text = json.encode(_line(moment))
        try:
            self._file.write(b"%08x %s\n" % (crc32(text), text))
        except OSError:
            self._file.close()
            self._file = None

    def _known(self) -> list[Moment]:
        try:
            lines = self.path.read_bytes().splitlines()
            return [self._moment(line, number) for number, line in enumerate(lines)]
        except (OSError, ValueError, MsgspecError, WormeryError):
            return []

    def _moment(self, written: bytes, number: int) -> Moment:
        sum_, _, text = written.partition(b" ")
        if int(sum_, 16) != crc32(text):
            raise ValueError(written)
        line = json.decode(text, type=Line)
        game, steps = self.record.game, self.record.steps
        if line.step != number or number >= len(steps):
            raise ValueError(line.step)
        return Moment(
            line.step,
            line.seat,
            None if line.chosen is None else game.move(line.chosen),
            line.before,
            line.after,
            line.revised,
            line.exact,
            line.error,
            {game.move(name): chances for name, chances in line.moves.items()},
        )


def _line(moment: Moment) -> Line:
    return Line(
        moment.step,
        moment.seat,
        moment.chosen.text if moment.chosen is not None else None,
        moment.before,
        moment.after,
        moment.revised,
        moment.exact,
        moment.error,
        {move.text: chances for move, chances in moment.moves.items()},
    )


def _name(record: GameRecord, budget: int) -> str:
    """A word for this game, how long is thought about it, and the state of the code."""
    said: Sequence[str] = (record.positions[0].text, *record.steps, str(budget), _state())
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:32]


def _state() -> str:
    return state_of(
        _PACKAGE,
        (
            file
            for floor in FLOORS
            for file in (_PACKAGE / floor).rglob("*")
            if file.suffix in KINDS
        ),
    )


def _forget_oldest(folder: Path) -> None:
    files = sorted(folder.glob("*.txt"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[MOST_KEPT:]:
        file.unlink(missing_ok=True)
