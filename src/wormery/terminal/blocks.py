"""Small drawings of several lines, laid side by side: dice, tiles and mounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Block: TypeAlias = list[Text]  # the lines of a drawing, from the top

PIPS = {
    "1": ("     ", "  ●  ", "     "),
    "2": ("●    ", "     ", "    ●"),
    "3": ("●    ", "  ●  ", "    ●"),
    "4": ("●   ●", "     ", "●   ●"),
    "5": ("●   ●", "  ●  ", "●   ●"),
    "6": ("●   ●", "●   ●", "●   ●"),
    "W": (" ╭─╮ ", " ╰─╮ ", " ╶─╯ "),
}
DIE_WIDTH = 7


def die(face: str, style: str) -> Block:
    """A die as it lies on the table; W is the worm."""
    lines = ["┌─────┐", *(f"│{pips}│" for pips in PIPS[face]), "└─────┘"]
    return [Text(line, style=style) for line in lines]


def beside(blocks: Sequence[Block], gap: int) -> Block:
    """Blocks in one band, their lowest lines level."""
    height = max(map(len, blocks), default=0)
    widths = [max((line.cell_len for line in block), default=0) for block in blocks]
    lines = []
    for row in range(height):
        line = Text()
        for number, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            missing = height - len(block)
            part = block[row - missing].copy() if row >= missing else Text()
            part.pad_right(width - part.cell_len)
            line.append(" " * gap if number else "").append_text(part)
        lines.append(line)
    return lines


def in_bands(blocks: Sequence[Block], gap: int, width: int) -> Block:
    """Blocks side by side, in as many equal bands as the width asks for."""
    widest = max(line.cell_len for block in blocks for line in block)
    most = max(1, (width + gap) // (widest + gap))
    bands = -(-len(blocks) // most)
    each = -(-len(blocks) // bands)
    lines: Block = []
    for start in range(0, len(blocks), each):
        lines += beside(blocks[start : start + each], gap)
    return lines


def fit(text: str, width: int) -> str:
    """The text in exactly so many cells, cut with an ellipsis if it is too long."""
    if cell_len(text) > width:
        text = set_cell_size(text, max(width - 1, 0)) + "…"
    return set_cell_size(text, width)


def short(text: str, most: int) -> str:
    """The text, cut with an ellipsis if it takes more cells."""
    return text if cell_len(text) <= most else fit(text, most)


def heading(text: str) -> Text:
    return Text(text, style="bold")
