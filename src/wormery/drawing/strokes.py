"""Numbers and letters as strokes, and the frame that every picture has."""

from wormery.drawing.palette import INK, MARKS, PATTERNS, SAND, SEATS

# Each is drawn in a box of 10 by 16.
GLYPHS = {
    "0": "M5 0C8.5 0 10 3.5 10 8S8.5 16 5 16 0 12.5 0 8 1.5 0 5 0Z",
    "1": "M2 3.5 6.2 0V16",
    "2": "M.5 4C.8 1.5 2.6 0 5 0 7.7 0 9.6 1.7 9.6 4.2 9.6 8 .8 11.5.4 16H10",
    "3": "M.8 2.8C1.6 1 3.1 0 5 0 7.6 0 9.2 1.5 9.2 3.8 9.2 6.2 7.4 7.6 4.4 7.6 7.8 7.6 9.8 9"
    " 9.8 11.8 9.8 14.4 7.8 16 5 16 2.6 16 .9 14.9.2 12.8",
    "4": "M7.2 16V0L0 11H10",
    "5": "M9 0H1.8L1 7C2 6.2 3.4 5.8 4.9 5.8 7.9 5.8 9.9 7.8 9.9 10.8 9.9 14 7.8 16 4.8 16 2.6"
    " 16 .9 15 .1 13.2",
    "6": "M8.6 1.4C7.8.5 6.7 0 5.4 0 2 0 .2 3.4.2 8.6.2 13.6 1.9 16 5.1 16 8 16 9.9 13.9 9.9"
    " 10.9 9.9 8 8 6.1 5.3 6.1 2.8 6.1.8 7.8.3 10.2",
    "7": "M.2 0H9.8L3.6 16",
    "8": "M5 7.4C2.4 7.4.9 5.9.9 3.7.9 1.5 2.5 0 5 0S9.1 1.5 9.1 3.7 7.6 7.4 5 7.4ZM5 7.4C2"
    " 7.4.2 9.1.2 11.7.2 14.3 2.1 16 5 16S9.8 14.3 9.8 11.7 8 7.4 5 7.4Z",
    "9": "M1.4 14.6C2.2 15.5 3.3 16 4.6 16 8 16 9.8 12.6 9.8 7.4 9.8 2.4 8.1 0 4.9 0 2 0 .1"
    " 2.1.1 5.1.1 8 2 9.9 4.7 9.9 7.2 9.9 9.2 8.2 9.7 5.8",
    "A": "M0 16 5 0 10 16M1.8 10.6H8.2",
    "B": "M.8 7.5V0H5.2C7.8 0 9 1.4 9 3.7S7.8 7.5 5.2 7.5ZM.8 7.5V16H5.2C8.2 16 9.8 14.4 9.8"
    " 11.7S8.2 7.5 5.2 7.5",
    "C": "M9.6 3C8.8 1.1 7.2 0 5.2 0 2 0 .2 3 .2 8S2 16 5.2 16C7.2 16 8.8 14.9 9.6 13",
    "D": "M.8 0V16H4.4C8 16 9.9 13 9.9 8S8 0 4.4 0Z",
    "E": "M9 0H1V16H9.2M1 7.7H7.8",
    "F": "M9 0H1V16M1 7.7H7.8",
    "G": "M9.5 3C8.7 1.1 7.2 0 5.2 0 2 0 .2 3 .2 8S2 16 5.2 16C8 16 9.8 14 9.8 10.6V8.6H5.8",
    "×": "M1.5 6 8.5 13M8.5 6 1.5 13",
    "+": "M5 4.5V13.5M.5 9H9.5",
    "?": "M.8 3.6C1.4 1.3 3 0 5.1 0 7.6 0 9.3 1.6 9.3 4 9.3 7.2 5 7.4 5 11M5 15.5V16",
}
WIDTH, HEIGHT, GAP = 10, 16, 4


def text_width(text: str, height: float) -> float:
    return (len(text) * (WIDTH + GAP) - GAP) * height / HEIGHT


def text(
    words: str,
    x: float,
    y: float,
    height: float,
    colour: str = INK,
    anchor: float = 0.5,
    weight: float = 2.4,
) -> str:
    """Digits and letters around x, or with `anchor` 0 from there, with y in their middle."""
    scale = height / HEIGHT
    left = x - anchor * text_width(words, height)
    paths = "".join(
        f'<path transform="translate({number * (WIDTH + GAP)} 0)" d="{GLYPHS[glyph]}"/>'
        for number, glyph in enumerate(words)
        if glyph != " "
    )
    return (
        f'<g transform="translate({left:.1f} {y - height / 2:.1f}) scale({scale:.3f})" '
        f'fill="none" stroke="{colour}" stroke-width="{weight}" stroke-linecap="round" '
        f'stroke-linejoin="round">{paths}</g>'
    )


def at(x: float, y: float, scale: float, *parts: str) -> str:
    """Parts moved to a place and made larger or smaller."""
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{"".join(parts)}</g>'


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    radius: float = 6,
    edge: str = "none",
    weight: float = 1.5,
    extra: str = "",
) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
        f'rx="{radius}" fill="{fill}" stroke="{edge}" stroke-width="{weight}"{extra}/>'
    )


def frame(title: str, width: float, height: float, *parts: str) -> str:
    """A whole picture, with a title for those who do not see it."""
    patterns = "".join(
        f'<pattern id="wormery-{name}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path d="{MARKS[name]}" fill="none" '
        f'stroke="{INK}" stroke-opacity=".35" stroke-width="{2.6 if name == "dots" else 1.6}" '
        f'stroke-linecap="round"/></pattern>'
        for name in PATTERNS
        if MARKS[name]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img"><title>{title}</title>'
        f"<defs>{patterns}</defs>"
        f"{box(0, 0, width, height, SAND, 14)}{''.join(parts)}</svg>\n"
    )


def seat_box(
    seat: int, x: float, y: float, width: float, height: float, radius: float, weight: float
) -> str:
    """A box in the colour of a seat, with its pattern."""
    name = PATTERNS[seat]
    fill = f"url(#wormery-{name})" if MARKS[name] else "none"
    ground = box(x, y, width, height, SEATS[seat], radius)
    return ground + box(x, y, width, height, fill, radius, INK, weight)
