"""Words in pictures: what a line takes up, where it is cut, and which letters can be drawn.

A picture that a browser draws may have any letters: a browser has typefaces for them. One that
is drawn where there may be none has the letters of `letters.ttf`, which is ours and knows
European languages, and Chinese ones if the machine has a typeface for them.

>>> cut("Anna", 20, 100)
'Anna'
>>> cut("Anna Maria Magdalena", 20, 100)
'Anna…'
"""

from __future__ import annotations

import os
import re
import struct
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path

from wormery.drawing.palette import INK

FAMILY = "Wormery Letters"
FAMILIES = f"'{FAMILY}', ui-rounded, system-ui, sans-serif"
LETTERS = Path(__file__).with_name("letters.ttf")
DOTS = "…"
PROBE = "中體贏語"  # a typeface that knows these knows Traditional Chinese

# Typefaces for Chinese by the names of their files, the best first, and where they are.
CHINESE = (
    *("NotoSansTC", "NotoSansCJK", "SourceHanSans", "DroidSansFallback", "wqy-microhei"),
    *("wqy-zenhei", "PingFang", "STHeiti", "msjh", "msyh", "uming"),
)
PLACES = {
    "darwin": ("/System/Library/Fonts", "/Library/Fonts"),
    "win32": (os.path.join(os.environ.get("WINDIR", r"C:\Windows"), "Fonts"),),
}
ELSEWHERE = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
NUMBER = re.compile(r"\d ?$")
SUFFIXES = (".ttf", ".otf", ".ttc")


class Font:
    """What has to be known of a typeface to write with it: its letters, and their widths."""

    def __init__(self, path: Path) -> None:
        self.path = path
        data = path.read_bytes()
        self._tables = _tables(data)
        (self._em,) = struct.unpack_from(">H", data, self._tables["head"] + 18)
        (self._measured,) = struct.unpack_from(">H", data, self._tables["hhea"] + 34)
        self._glyphs = _glyphs(data, self._tables["cmap"])
        self._widths = {
            letter: self._width(data, glyph) for letter, glyph in self._glyphs.items()
        }

    def __contains__(self, letter: str) -> bool:
        return letter != "" and ord(letter) in self._glyphs

    def width(self, letter: str) -> float:
        """In heights of the letters, as sizes of letters are given."""
        return self._widths[ord(letter)]

    def _width(self, data: bytes, glyph: int) -> float:
        at = self._tables["hmtx"] + 4 * min(glyph, self._measured - 1)
        (width,) = struct.unpack_from(">H", data, at)
        return float(width / self._em)


def _tables(data: bytes) -> dict[str, int]:
    """Where each table of a typeface begins; of several in a file, of the first."""
    start = struct.unpack_from(">L", data, 12)[0] if data[:4] == b"ttcf" else 0
    count = struct.unpack_from(">H", data, start + 4)[0]
    found = (struct.unpack_from(">4sLL", data, start + 12 + 16 * at) for at in range(count))
    return {tag.decode("latin-1"): offset for tag, _, offset in found}


def _glyphs(data: bytes, start: int) -> dict[int, int]:
    """Which drawing each letter has. Of the forms of such a table two are in use."""
    glyphs: dict[int, int] = {}
    (count,) = struct.unpack_from(">H", data, start + 2)
    offsets = {struct.unpack_from(">L", data, start + 8 + 8 * at)[0] for at in range(count)}
    for offset in sorted(offsets):
        (form,) = struct.unpack_from(">H", data, start + offset)
        if form == 4:
            glyphs.update(_in_segments(data, start + offset))
        elif form == 12:
            glyphs.update(_in_groups(data, start + offset))
    return glyphs


def _in_segments(data: bytes, start: int) -> Iterator[tuple[int, int]]:
    count = struct.unpack_from(">H", data, start + 6)[0] // 2
    ends, begins = start + 14, start + 16 + 2 * count
    for at in range(count):
        (end,) = struct.unpack_from(">H", data, ends + 2 * at)
        (begin,) = struct.unpack_from(">H", data, begins + 2 * at)
        (delta,) = struct.unpack_from(">H", data, begins + 2 * count + 2 * at)
        place = begins + 4 * count + 2 * at
        (shift,) = struct.unpack_from(">H", data, place)
        for letter in range(begin, min(end, 0xFFFE) + 1):
            glyph = letter
            if shift:
                (glyph,) = struct.unpack_from(">H", data, place + shift + 2 * (letter - begin))
            if glyph or not shift:
                glyph = (glyph + delta) % 0x10000
            if glyph:
                yield letter, glyph


def _in_groups(data: bytes, start: int) -> Iterator[tuple[int, int]]:
    (count,) = struct.unpack_from(">L", data, start + 12)
    for at in range(count):
        first, last, glyph = struct.unpack_from(">LLL", data, start + 16 + 12 * at)
        yield from ((letter, glyph + letter - first) for letter in range(first, last + 1))


@cache
def own() -> Font:
    return Font(LETTERS)


@cache
def chinese() -> Font | None:
    """The machine's best typeface for Chinese, if it has one that we know."""
    files = [
        file
        for place in (*PLACES.get(sys.platform, ()), *ELSEWHERE)
        for file in Path(place).expanduser().rglob("*")
        if file.suffix.lower() in SUFFIXES and file.name.startswith(CHINESE)
    ]
    for name in CHINESE:
        for file in sorted(file for file in files if file.name.startswith(name)):
            try:
                font = Font(file)
            except (OSError, KeyError, struct.error):
                continue
            if all(letter in font for letter in PROBE):
                return font
    return None


class Letters:
    """The letters with which a picture may be drawn: those of some typefaces, or any."""

    def __init__(self, fonts: Iterable[Font] | None) -> None:
        self.fonts = None if fonts is None else tuple(fonts)

    def of(self, words: str) -> str:
        """What of the words can be drawn, as one line of visible letters."""
        return re.sub(" +", " ", "".join(map(self._drawn, words))).strip(" ")

    def know(self, words: str) -> bool:
        """Whether all of the words can be drawn."""
        return self.of(words) == ANY.of(words)

    def _drawn(self, letter: str) -> str:
        if letter.isspace():
            return letter if letter in "\xa0\u202f" else " "
        if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            return ""
        known = self.fonts is None or any(letter in font for font in self.fonts)
        return letter if known else ""


ANY = Letters(None)


@cache
def of_this_machine() -> Letters:
    """The letters there are without a browser."""
    return Letters(filter(None, (own(), chinese())))


def width(words: str, size: float) -> float:
    """What a line takes up; in other typefaces than ours, most of the time a bit less."""
    return size * sum(map(_letter_width, words))


def _letter_width(letter: str) -> float:
    if letter in own():
        return own().width(letter)
    if unicodedata.category(letter) in ("Mn", "Me"):
        return 0.0
    return 1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.8


def cut(words: str, size: float, room: float) -> str:
    """The words, or as much of them as there is room for."""
    if width(words, size) <= room:
        return words
    while words and width(words + DOTS, size) > room:
        words = words[:-1]
    return words.rstrip() + DOTS


def lines(words: str, size: float, room: float, most: int) -> list[str]:
    """The words in lines as long as there is room for; what does not fit is cut."""
    found = [""]
    for piece in _pieces(words):
        if width((found[-1] + piece).rstrip(" "), size) > room and found[-1].strip(" "):
            found.append("")
        found[-1] = (found[-1] + piece).lstrip(" ")
    if len(found) > most:
        found[most - 1 :] = ["".join(found[most - 1 :])]
    return [cut(line.strip(" "), size, room) for line in found]


def _pieces(words: str) -> Iterator[str]:
    """Where a line may end: at a space, or between Chinese letters, but not after a number."""
    piece = ""
    for letter in words:
        wide = unicodedata.east_asian_width(letter) in "WF"
        closes = unicodedata.category(letter) in ("Po", "Pe", "Pf")
        spaced = piece.endswith(" ") or (wide and not closes)
        if piece and spaced and not NUMBER.search(piece):
            yield piece
            piece = ""
        piece += letter
    yield piece


def fitted(
    words: str, sizes: Iterable[float], room: float, most: int
) -> tuple[float, list[str]]:
    """The words in the largest size in which nothing is cut, or in the smallest."""
    wanted = list(sizes)
    for size in wanted:  # one line may be a good deal smaller
        if width(words, size) <= room and size >= 0.7 * wanted[0]:
            return size, [words]
    for size in wanted:
        found = lines(words, size, room, most)
        if not any(line.endswith(DOTS) for line in found):
            return size, _evenly(words, size, room, found)
    return wanted[-1], lines(words, wanted[-1], room, most)


def _evenly(words: str, size: float, room: float, found: list[str]) -> list[str]:
    """As many lines as were found, each about as long as the others."""
    for share in range(9, 4, -1):
        shorter = lines(words, size, room * share / 10, len(found) + 1)
        if len(shorter) > len(found) or any(line.endswith(DOTS) for line in shorter):
            break
        found = shorter
    return found


def line(
    words: str,
    x: float,
    y: float,
    size: float,
    colour: str = INK,
    anchor: str = "start",
) -> str:
    """A line of words that stand on y."""
    runs = _runs(words)
    if len(runs) > 1 and anchor == "end":
        x -= width(words, size)
    elif len(runs) < 2:
        return _text(words, x, y, size, colour, f'text-anchor="{anchor}"')
    parts = []
    for run in runs:
        room = width(run, size)
        parts.append(_text(run, x, y, size, colour, f'textLength="{room:.1f}"'))
        x += room
    return "".join(parts)


def _runs(words: str) -> list[str]:
    """The words in pieces of one typeface each: mixed, all would look like the other one."""
    runs = groupby(words, lambda letter: letter in own())
    return ["".join(run) for _, run in runs]


def _text(words: str, x: float, y: float, size: float, colour: str, more: str) -> str:
    """Words of one typeface. Those that know Chinese are thin, so they get an edge."""
    edge = f' stroke="{colour}" stroke-width="{size * 0.03:.1f}"'
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.0f}" font-weight="700" '
        f'font-family="{FAMILIES}" fill="{colour}" {more} xml:space="preserve"'
        f"{'' if words[:1] in own() else edge}>{escape(words)}</text>"
    )
