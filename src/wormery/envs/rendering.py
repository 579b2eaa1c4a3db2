"""How a table is shown: as text for a terminal, as SVG, or as an array of pixels.

Nothing face down is shown, no matter who looks.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.games import LETTERS, Position
from wormery.games.errors import OptionError
from wormery.locales import preferred_language
from wormery.telling.seats import Seat
from wormery.telling.words import Say
from wormery.terminal.face import face_of

HUMAN = "human"
MODES = (HUMAN, "ansi", "svg", "rgb_array")
METADATA: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

WIDTH = 92  # of the table in a terminal


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise OptionError(
            "option-value", option="render_mode", value=str(mode), values=", ".join(MODES)
        )
    return mode


def render(position: Position, mode: str) -> str | NDArray[np.uint8] | None:
    """The table as a spectator sees it; "human" prints it."""
    show: Callable[[Position], Any] = {
        HUMAN: _print,
        "ansi": as_text,
        "svg": as_svg,
        "rgb_array": as_pixels,
    }[mode]
    return show(position)


def as_text(position: Position) -> str:
    """The table of the terminal, with its colours."""
    from rich.console import Console

    say = Say(preferred_language())
    seats = [
        Seat(letter, say("player-name", letter=letter), None)
        for letter in LETTERS[: position.seats]
    ]
    console = Console(
        file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="standard"
    )
    with console.capture() as captured:
        console.print(face_of(position.game, say, seats).table(position, WIDTH))
    return captured.get()


def _print(position: Position) -> None:
    print(as_text(position))


def as_svg(position: Position) -> str:
    return position.picture(language=preferred_language())


def as_pixels(position: Position) -> NDArray[np.uint8]:
    """The picture as rows of red, green and blue."""
    import resvg_py
    from PIL import Image

    picture = bytes(resvg_py.svg_to_bytes(svg_string=as_svg(position), skip_system_fonts=True))
    with Image.open(io.BytesIO(picture)) as image:
        return np.array(image.convert("RGB"))
