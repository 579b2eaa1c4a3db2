"""What of a game is compiled already: a note for each part, beside the compiled code.

`wormery.ahead` compiles the parts and makes the notes. They are only about time: what is not
compiled ahead is compiled when it is needed.
"""

from __future__ import annotations

import hashlib
import sys
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numba
from llvmlite.binding import get_host_cpu_name
from numba.core import config

from wormery.games.compiling import name_of, place
from wormery.games.finding import AnyGame

# In the order in which somebody who begins to play needs them.
PARTS = ("rules", "players", "coach", "sets", "arena")
RESEARCH = "envs"

SETTINGS: Any = config


def all_parts() -> tuple[str, ...]:
    """The parts, with that of research where its libraries are installed."""
    has_research = all(find_spec(name) for name in ("gymnasium", "pettingzoo"))
    return (*PARTS, RESEARCH) if has_research else PARTS


def is_prepared(game: AnyGame, part: str) -> bool:
    """Whether this part of a game is compiled, or never will be."""
    if SETTINGS.DISABLE_JIT:
        return True
    note = _note(game, part)
    return note is not None and note.exists()


def note_prepared(game: AnyGame, part: str) -> None:
    note = _note(game, part)
    if note is not None:
        with suppress(OSError):
            note.touch()


def _note(game: AnyGame, part: str) -> Path | None:
    folder = place().folder
    return folder and folder / f"{name_of(game.rules)}-{part}.{_maker()}.prepared"


@cache
def _maker() -> str:
    """Who compiles, and for which processor: for another one it is all compiled anew."""
    processor = SETTINGS.CPU_NAME or get_host_cpu_name()
    maker = f"{numba.__version__} {sys.implementation.cache_tag} {processor}"
    return hashlib.sha256(maker.encode()).hexdigest()[:8]
