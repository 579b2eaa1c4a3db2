"""The letters of shared pictures: those of European languages, taken from DejaVu Sans Bold.

    .venv/bin/python web/src/art/make_letters.py DejaVuSans-Bold.ttf

writes `letters.ttf` into `src/wormery/drawing`. The licence beside it, `letters.txt`, asks that
what was changed has another name.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset

LETTERS = Path(__file__).parents[3] / "src" / "wormery" / "drawing" / "letters.ttf"
NAME = "Wormery Letters"
RANGES = (
    *((0x20, 0x7E), (0xA0, 0x24F), (0x300, 0x30F)),  # Latin, and accents by themselves
    *((0x370, 0x3FF), (0x400, 0x45F), (0x490, 0x491)),  # Greek and Cyrillic
    *((0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9)),
    *((0x2010, 0x2027), (0x202F, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A)),
    *((0x20AC, 0x20AC), (0x2190, 0x2193), (0x2212, 0x2212), (0x2665, 0x2665)),
)


def main(source: str) -> None:
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.drop_tables = [*options.drop_tables, "FFTM"]
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[at for low, high in RANGES for at in range(low, high + 1)])
    subsetter.subset(font)
    for record in list(font["name"].names):
        called = {1: NAME, 2: "Bold", 4: f"{NAME} Bold", 6: "WormeryLetters-Bold"}
        if record.nameID in called:
            record.string = called[record.nameID]
        elif record.nameID not in (0, 13, 14):  # copyright and licence stay
            font["name"].names.remove(record)
    font["head"].modified = font["head"].created  # the same letters make the same file
    font.recalcTimestamp = False
    font.save(LETTERS)


if __name__ == "__main__":
    main(sys.argv[1])
