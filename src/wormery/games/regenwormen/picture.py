"""The table of Regenwormen as a picture: the tiles on the grill, the stacks, the dice."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.drawing.palette import CLAY, DUNE, IVORY, LEAF, SOIL, SUN
from wormery.drawing.pieces import (
    TILE_HEIGHT,
    TILE_WIDTH,
    badge,
    tile,
    tile_back,
    turn_mark,
    worm,
    worm_die,
)
from wormery.drawing.strokes import at, box, frame, text
from wormery.games.moments import OVER
from wormery.games.position import LETTERS
from wormery.games.regenwormen.rules import DICE, LOWEST_TILE, TILES, worms_on
from wormery.games.regenwormen.view import RegenwormenView, Stack, Take
from wormery.games.views import Choice

WIDTH = 760.0
EDGE = 16.0
GRILL_HEIGHT = TILE_HEIGHT + 40
PANEL_HEIGHT = 92.0
PANELS = 4  # in a row
DIE = 44.0
TRAY_HEIGHT = DIE + 24


def draw(view: RegenwormenView, choices: Sequence[Choice], title: str) -> str:
    over = view.actor == OVER
    cuts = [(view.seats + 1) // 2] if view.seats > PANELS else [view.seats]
    rows = [range(cuts[0]), range(cuts[0], view.seats)]
    y = EDGE
    claims = _claims(choices)
    parts = [_grill(view, claims, y)]
    y += GRILL_HEIGHT + 14
    for seats in filter(None, rows):
        width = (WIDTH - 2 * EDGE + 10) / len(rows[0]) - 10
        for place, seat in enumerate(seats):
            parts.append(_panel(view, claims, seat, EDGE + place * (width + 10), y, width))
        y += PANEL_HEIGHT + 10
    if not over:
        parts.append(_dice(view, y + 4))
        y += TRAY_HEIGHT + 8
    return frame(title, WIDTH, y + EDGE - 10, *parts)


def _claims(choices: Sequence[Choice]) -> set[int]:
    """The tiles that can be taken now, whoever looks."""
    return {choice.tile for choice in choices if isinstance(choice, Take)}


def _grill(view: RegenwormenView, claims: set[int], y: float) -> str:
    """The row of tiles on the bars of a grill."""
    parts = [box(EDGE, y, WIDTH - 2 * EDGE, GRILL_HEIGHT, SOIL, 10)]
    for bar in range(5):
        level = y + 16 + bar * (GRILL_HEIGHT - 32) / 4
        parts.append(box(EDGE + 8, level - 1.5, WIDTH - 2 * EDGE - 16, 3, CLAY, 1.5))
    step = (WIDTH - 2 * EDGE - 24) / TILES
    for place in range(TILES):
        number = LOWEST_TILE + place
        x = EDGE + 12 + place * step + (step - TILE_WIDTH) / 2
        top = y + (GRILL_HEIGHT - TILE_HEIGHT) / 2
        if number in view.row:
            marked = number in claims
            parts.append(tile(x, top - (6 if marked else 0), number, _worms(number), marked))
        elif number in view.out:
            parts.append(tile_back(x, top))
    return "".join(parts)


def _worms(number: int) -> int:
    return int(worms_on(number - LOWEST_TILE))


def _panel(
    view: RegenwormenView, claims: set[int], seat: int, x: float, y: float, width: float
) -> str:
    """A seat with its stack."""
    stack = view.stacks[seat]
    turn = seat == view.turn and view.actor != OVER
    won = view.result is not None and seat in view.result.winners
    edge = LEAF if turn else SUN if won else DUNE
    parts = [
        box(x, y, width, PANEL_HEIGHT, IVORY, 10, edge, 3 if turn or won else 1.5),
        badge(x + 28, y + 26, 32, seat, LETTERS[seat]),
    ]
    if turn:
        parts.append(turn_mark(x - 3, y + 26))
    if stack.worms is not None:
        parts.append(worm(x + 18, y + 66, 22))
        parts.append(text(str(stack.worms), x + 31, y + 68, 14, anchor=0))
    if stack.top is not None:
        parts.append(_stack(stack, x + 62, y + 15, stack.top in claims, width - 70))
    return "".join(parts)


def _stack(stack: Stack, x: float, y: float, marked: bool, room: float) -> str:
    """The top tile on the edges of those below it; who may look sees their numbers."""
    assert stack.top is not None
    covered = stack.height - 1
    parts = [
        box(x + 4 * depth, y + 2.5 * depth, TILE_WIDTH, TILE_HEIGHT - 5, DUNE, 6, CLAY, 1.2)
        for depth in range(min(covered, 3), 0, -1)
    ]
    parts.append(tile(x, y, stack.top, _worms(stack.top), marked))
    if stack.tiles is None:
        if covered:
            parts.append(text(f"+{covered}", x + TILE_WIDTH + 20, y + 14, 12, CLAY, anchor=0))
        return "".join(parts)
    # Numbers in columns of three, the uppermost first.
    left = x + TILE_WIDTH + 20
    for place, number in enumerate(reversed(stack.tiles[:-1])):
        column, line = divmod(place, 3)
        if (column + 1) * 26 <= room - TILE_WIDTH - 10:
            parts.append(text(str(number), left + column * 28, y + 8 + line * 22, 12, CLAY, 0))
    return "".join(parts)


def _dice(view: RegenwormenView, y: float) -> str:
    """The dice set aside in their tray with their total, and the dice that were rolled."""
    tray = DICE * (DIE + 6) + 70
    parts = [box(EDGE, y, tray, TRAY_HEIGHT, LEAF, 10)]
    parts.append(at(EDGE + 12, y + 12, 1, *_row(view.aside)))
    if view.aside:
        parts.append(text(str(view.total), EDGE + tray - 36, y + TRAY_HEIGHT / 2, 26, IVORY))
    left = EDGE + tray + 16
    if view.rolled:
        room = WIDTH - EDGE - left
        size = min(DIE, room / len(view.rolled) - 5)
        middle = y + (TRAY_HEIGHT - size) / 2
        parts += [
            worm_die(left + place * (size + 5), middle, size, face)
            for place, face in enumerate(view.rolled)
        ]
    return "".join(parts)


def _row(faces: str) -> list[str]:
    return [worm_die(place * (DIE + 6), 0, DIE, face) for place, face in enumerate(faces)]
