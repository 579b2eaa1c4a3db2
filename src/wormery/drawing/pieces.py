"""Worms, tiles, dice, badges and the things that are found on mounds."""

from wormery.drawing.palette import (
    CLAY,
    DUNE,
    INK,
    IVORY,
    LEAF,
    SKIN,
    SOIL,
    SUN,
    WORM,
)
from wormery.drawing.strokes import at, box, seat_box, text

# Worms


def worm(x: float, y: float, size: float) -> str:
    """A worm in the middle of a square of that size."""
    body = "M3 17C4 12 7 12 9 15S14 18 15.5 13 16 6.5 19.5 6"
    return at(
        x - size / 2,
        y - size / 2,
        size / 24,
        f'<path d="{body}" fill="none" stroke="{SKIN}" stroke-width="6.4" '
        f'stroke-linecap="round"/>',
        f'<path d="{body}" fill="none" stroke="{WORM}" stroke-width="4.6" '
        f'stroke-linecap="round"/>',
        f'<path d="M8.2 12.4 6.6 14.6M12 13.6 11 16.4M17.4 10.6 14.4 9.6" stroke="{SKIN}" '
        f'stroke-width="1" stroke-linecap="round"/>',
        f'<circle cx="18.6" cy="5" r=".9" fill="{INK}"/>',
        f'<circle cx="20.6" cy="5.6" r=".9" fill="{INK}"/>',
    )


# Regenwormen

TILE_WIDTH, TILE_HEIGHT = 38.0, 62.0
WORM_PLACES = {
    1: ((19, 44),),
    2: ((12, 44), (27, 44)),
    3: ((12, 38), (27, 38), (19, 51)),
    4: ((12, 38), (27, 38), (12, 51), (27, 51)),
}


def tile(x: float, y: float, number: int, worms: int, marked: bool = False) -> str:
    """A tile that lies open; a marked one can be taken."""
    return at(
        x,
        y,
        1,
        box(0, 2, TILE_WIDTH, TILE_HEIGHT, INK, 6, extra=' fill-opacity=".35"'),
        box(
            0,
            0,
            TILE_WIDTH,
            TILE_HEIGHT,
            IVORY,
            6,
            SUN if marked else CLAY,
            4 if marked else 1.2,
        ),
        text(str(number), TILE_WIDTH / 2, 17, 17, weight=2.8),
        f'<path d="M7 29H31" stroke="{DUNE}" stroke-width="1.5"/>',
        *(worm(left, top, 15) for left, top in WORM_PLACES[worms]),
    )


def tile_back(x: float, y: float) -> str:
    """A tile that was turned face down."""
    return at(
        x,
        y,
        1,
        box(0, 0, TILE_WIDTH, TILE_HEIGHT, CLAY, 6, INK, 1.2),
        box(5, 5, TILE_WIDTH - 10, TILE_HEIGHT - 10, "none", 4, SOIL, 1.5),
        f'<path d="M12 23 26 39M26 23 12 39" stroke="{SOIL}" stroke-width="2.5" '
        f'stroke-linecap="round"/>',
    )


PIPS = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (3, 1), (1, 3), (3, 3)),
    5: ((1, 1), (3, 1), (2, 2), (1, 3), (3, 3)),
}


def worm_die(x: float, y: float, size: float, face: str) -> str:
    """A die with pips, or with a worm for W."""
    parts = [
        box(0, 1.5, 40, 40, INK, 8, extra=' fill-opacity=".35"'),
        box(0, 0, 40, 40, IVORY, 8, CLAY, 1.5),
    ]
    if face == "W":
        parts.append(worm(20, 20, 34))
    else:
        parts += [
            f'<circle cx="{10 * left}" cy="{10 * top}" r="3.6" fill="{INK}"/>'
            for left, top in PIPS[int(face)]
        ]
    return at(x, y, size / 40, *parts)


# Seats


def badge(x: float, y: float, size: float, seat: int, letter: str) -> str:
    """The disc of a seat: its colour, its pattern and its letter."""
    return at(
        x - size / 2,
        y - size / 2,
        size / 32,
        seat_box(seat, 1, 1, 30, 30, 15, 1.8),
        f'<circle cx="16" cy="16" r="9.6" fill="{IVORY}"/>',
        text(letter, 16, 16, 11, weight=3),
    )


def turn_mark(x: float, y: float) -> str:
    """The sign beside the seat whose turn it is."""
    return (
        f'<path d="M{x:.1f} {y - 7:.1f} {x + 11:.1f} {y:.1f} {x:.1f} {y + 7:.1f}Z" '
        f'fill="{LEAF}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>'
    )


def seat_die(x: float, y: float, size: float, seat: int, face: int | None) -> str:
    """A die in the colour of a seat; None is one that has not been thrown."""
    parts = [seat_box(seat, 1, 1, 38, 38, 8, 1.8)]
    if face is not None:
        parts.append(f'<circle cx="20" cy="20" r="12.4" fill="{IVORY}"/>')
        parts.append(text(str(face), 20, 20, 15, weight=3))
    return at(x, y, size / 40, *parts)


# It Happens..


def crown(x: float, y: float, size: float) -> str:
    """The sign of the queen."""
    return at(
        x - size / 2,
        y - size / 2,
        size / 24,
        f'<path d="M3 19V7L8 12 12 4 16 12 21 7V19Z" fill="{SUN}" stroke="{INK}" '
        f'stroke-width="1.6" stroke-linejoin="round"/>',
    )


def helmet(x: float, y: float, size: float) -> str:
    """The sign of the general."""
    return at(
        x - size / 2,
        y - size / 2,
        size / 24,
        f'<path d="M3 17C3 9 7 5 12 5S21 9 21 17Z" fill="{LEAF}" stroke="{INK}" '
        f'stroke-width="1.6" stroke-linejoin="round"/>',
        f'<path d="M1.5 18.5H22.5M12 5V2" stroke="{INK}" stroke-width="2" '
        f'stroke-linecap="round"/>',
    )


def point_tile(x: float, y: float, size: float, value: int | None = None) -> str:
    """A point tile with its value, or face down."""
    face = IVORY if value is not None else CLAY
    drawn = text(str(value), 12, 14, 12, weight=2.8) if value is not None else ""
    back = f'<path d="M8 10 16 18M16 10 8 18" stroke="{SOIL}" stroke-width="2"/>'
    return at(x, y, size / 28, box(1, 1, 22, 26, face, 5, INK, 1.5), drawn or back)


# Things that are found, each in a square of 24.
FINDS = {
    "map": f'<path d="M3 6 9 4 15 6 21 4V18L15 20 9 18 3 20Z" fill="{DUNE}" stroke="{INK}" '
    f'stroke-width="1.5" stroke-linejoin="round"/><path d="M9 4V18M15 6V20" stroke="{INK}" '
    f'stroke-width="1"/><path d="M5 15Q8 9 12 12T18.5 8.5" fill="none" stroke="#c4533c" '
    f'stroke-width="1.8" stroke-dasharray="2.4 2"/>',
    "sneakers": f'<path d="M3 9 8 7 11 11 18 13C21 14 22 15.5 22 18H3Z" fill="#4f83a8" '
    f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/><path d="M2.5 19.5H22" '
    f'stroke="{INK}" stroke-width="2.6" stroke-linecap="round"/><path d="M9.4 11.6 11.6 9.8'
    f'M12 13 14 11.2" stroke="{IVORY}" stroke-width="1.6" stroke-linecap="round"/>',
    "bone": f'<path d="M7.5 13.5 13.5 7.5C12.5 5 15 3 17 5 18.2 3.6 21 5.4 19.4 7.6 21 9.6'
    f" 18.6 12 16.5 10.5L10.5 16.5C12 18.6 9.6 21 7.6 19.4 5.4 21 3.6 18.2 5 17 3 15 5 12.5"
    f' 7.5 13.5Z" fill="{IVORY}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>',
    "glasses": f'<g fill="#cfe3ee" stroke="{INK}" stroke-width="1.9"><circle cx="6.5" cy="14" '
    f'r="4.2"/><circle cx="17.5" cy="14" r="4.2"/></g><path d="M10.7 13Q12 11.6 13.3 13M2.5 13'
    f' 4 7M21.5 13 20 7" fill="none" stroke="{INK}" stroke-width="1.7" '
    f'stroke-linecap="round"/>',
    "loudspeaker": f'<path d="M3 9.5H7L14 5V19L7 14.5H3Z" fill="#96618c" stroke="{INK}" '
    f'stroke-width="1.5" stroke-linejoin="round"/><path d="M16.6 9Q18.4 12 16.6 15M19 6.6Q22.4'
    f' 12 19 17.4" fill="none" stroke="{INK}" stroke-width="1.8" stroke-linecap="round"/>',
    "glove": f'<path d="M7 20V11.5C7 6 8.6 3.5 12 3.5S17 6 17 11.5L19.6 8.6C21.4 8.4 22 10.2'
    f' 21 11.6L17 17V20Z" fill="#c4533c" stroke="{INK}" stroke-width="1.5" '
    f'stroke-linejoin="round"/><path d="M6.4 18.4H17.6V21.4H6.4Z" fill="{IVORY}" '
    f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>',
    "telescope": f'<g stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"><path d="M2.6 '
    f'13.4 10.4 9.4 12.4 13.2 4.4 17Z" fill="{SUN}"/><path d="M10 8 18.6 3.6 21.8 9.6 13 '
    f'14.2Z" fill="{CLAY}"/></g><path d="M11 14.5 8 21M12.6 14 16 21" stroke="{INK}" '
    f'stroke-width="1.6" stroke-linecap="round"/>',
    "teapot": f'<path d="M6 19C4.4 12 7 8.6 11.4 8.6S18.4 12 16.8 19Z" fill="{LEAF}" '
    f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/><path d="M17.4 11.4C19 11.4'
    f" 19.4 9.6 21.4 8.6M5.6 11.6C1.6 10.6 1.6 16.4 5.4 16.6M8.4 8.4Q11.4 5.6 14.4 8.4M11.4"
    f' 6.4V5" fill="none" stroke="{INK}" stroke-width="1.8" stroke-linecap="round"/>',
}


def find(x: float, y: float, size: float, name: str) -> str:
    """A thing that is found, in the middle of a square; "." is nothing."""
    if name == "worm":
        return worm(x, y, size)
    if name not in FINDS:
        return ""
    return at(x - size / 2, y - size / 2, size / 24, FINDS[name])
