"""The table of Regenwormen: the row of tiles, the stacks and the dice."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wormery.games import OVER
from wormery.games.regenwormen import RegenwormenView
from wormery.games.regenwormen.facts import number_of
from wormery.games.regenwormen.rules import DICE, TILES
from wormery.games.regenwormen.view import Stack
from wormery.telling.regenwormen import WORM
from wormery.telling.seats import Seat
from wormery.telling.words import Say
from wormery.terminal.blocks import (
    DIE_WIDTH,
    Block,
    beside,
    die,
    heading,
    in_bands,
    short,
)
from wormery.terminal.regenwormen.face import LONGEST_NAME, worms_on

MARK = "~"  # a worm on a tile

# Both colours are given where one is, so that it reads the same on light and dark screens.
TAKEABLE = "bold black on green"
WORM_DIE = "bold black on bright_magenta"
GROUP_GAP = 3


def worms(tile: int) -> str:
    return MARK * worms_on(tile)


def draw(
    view: RegenwormenView, claims: set[int], say: Say, seats: Sequence[Seat], width: int
) -> RenderableType:
    """The table; `claims` are the tiles that the dice set aside can take now."""
    parts: list[RenderableType] = [*tile_row(view, claims, width), Text()]
    parts.append(stacks(view, claims, say, seats))
    if view.actor != OVER and (view.aside or view.rolled):
        parts += [Text(), *dice(view, say, width)]
    return Group(*parts)


def tile_row(view: RegenwormenView, claims: set[int], width: int) -> Block:
    blocks = [tile_block(number_of(tile), view, claims) for tile in range(TILES)]
    # Narrow screens have two rows of eight.
    lines = in_bands(blocks, 1, width)
    return [line for line in lines if line.plain.strip()]


def tile_block(tile: int, view: RegenwormenView, claims: set[int]) -> Block:
    """A tile of the row; a place where none lies is left free, one out of play is shaded."""
    can_take = tile in claims
    mark = Text(" ▲▲ " if can_take else "    ", style="bold green")
    if tile in view.row:
        style = TAKEABLE if can_take else "bold"
        carried = worms(tile).ljust(4)
        lines = ["┌──┐", f"│{tile}│", f"│{carried[:2]}│", f"│{carried[2:]}│", "└──┘"]
        block = [Text(line, style=style) for line in lines]
        if not can_take:
            for line in block:
                line.highlight_regex(MARK, "magenta")
        return [*block, mark]
    if tile in view.out:
        lines = ["┌──┐", "│▒▒│", "│▒▒│", "│▒▒│", "└──┘"]
    else:
        lines = ["    ", "    ", " ·· ", "    ", "    "]
    return [*(Text(line) for line in lines), mark]


def stacks(view: RegenwormenView, claims: set[int], say: Say, seats: Sequence[Seat]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for number, (seat, stack) in enumerate(zip(seats, view.stacks, strict=True)):
        turn = number == view.turn and view.actor != OVER
        steal = stack.top in claims and stack.top not in view.row
        style = "bold" if turn else ""
        table.add_row(
            Text(f"{'▶' if turn else ' '} {seat.letter}", style=style),
            Text(short(seat.name, LONGEST_NAME), style=style),
            stack_text(stack, steal, say),
        )
    return table


def stack_text(stack: Stack, steal: bool, say: Say) -> Text:
    if stack.top is None:
        return Text(say("rw-stack-empty"))
    text = Text()
    text.append(f"[{stack.top} {worms(stack.top)}]", style=TAKEABLE if steal else "bold")
    text.append(" ▲ " if steal else " ", style="bold green")
    text.append(say("rw-stack-height", tiles=stack.height))
    if stack.tiles is not None and stack.worms is not None and stack.height > 1:
        covered = " ".join(f"{tile} {worms(tile)}" for tile in reversed(stack.tiles[:-1]))
        text.append(" · ").append(say("rw-stack-covered", tiles=covered))
    return text


def dice(view: RegenwormenView, say: Say, width: int) -> Block:
    """The dice set aside and the dice rolled: never more than DICE, in one band if it fits."""
    gap = 1 if width >= DICE * (DIE_WIDTH + 1) + GROUP_GAP else 0
    captions, groups = [], []
    for faces, caption in (
        (view.aside, aside_text(view, say)),
        (view.rolled, rolled_text(view, say)),
    ):
        if faces:
            captions.append(heading(caption))
            groups.append([_die(face) for face in faces])
    bands = [beside(group, gap) for group in groups]
    captioned = beside([[c, *b] for c, b in zip(captions, bands, strict=True)], GROUP_GAP)
    if captioned[0].cell_len <= width:
        return captioned
    # The captions are wider than the dice under them: each has a line of its own.
    together = beside(bands, GROUP_GAP)
    if together[0].cell_len <= width:
        return [*captions, *together]
    return [
        line
        for caption, group in zip(captions, groups, strict=True)
        for line in (caption, *in_bands(group, gap, width))
    ]


def rolled_text(view: RegenwormenView, say: Say) -> str:
    return say("rw-rolled", dice=len(view.rolled))


def aside_text(view: RegenwormenView, say: Say) -> str:
    worm = "yes" if view.worm else "no"
    return say("rw-aside", total=view.total, worm=worm)


def _die(face: str) -> Block:
    return die(face, WORM_DIE if face == WORM else "bold")
