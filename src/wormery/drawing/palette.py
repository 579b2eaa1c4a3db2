"""The colours of the garden and the savannah, in one place."""

SOIL = "#5b3a29"
SAND = "#f3e6c8"
LEAF = "#5c8a3a"
WORM = "#e08a8a"
SUN = "#f0b840"
INK = "#2e2018"

IVORY = "#fffaf0"
DUNE = "#e2cfa2"  # sand in the shade
SKIN = "#b85f63"  # the edge of a worm
CLAY = "#8a5f45"  # soil in the light

# Each seat has a colour, and a pattern for those who do not see the colour.
SEATS = ("#f0b840", "#c4533c", "#6f9d48", "#4f83a8", "#fffaf0", "#96618c", "#5d6472")
PATTERNS = ("plain", "stripes", "dots", "waves", "grid", "bars", "steps")
MARKS = {  # what a pattern repeats, in a square of 8
    "plain": "",
    "stripes": "M-2 6 6-2M2 10 10 2",
    "dots": "M2 2h.01M6 6h.01",
    "waves": "M-1 3Q1 1 3 3T7 3 11 3M-1 7Q1 5 3 7T7 7 11 7",
    "grid": "M0 2H8M2 0V8",
    "bars": "M2 0V8M6 0V8",
    "steps": "M0 4H4V0M4 8V4H8",
}
