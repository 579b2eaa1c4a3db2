"""A Regenwormen position on one line. docs/notation.md is the specification.

regenwormen 3 - B 22-23,25-28,30,33 24.21/-/31 44WW:1155

game, seats, options, whose turn, row, stacks from bottom to top,
dice: those set aside, a colon, the roll
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from wormery.games.compiling import Record, new_record
from wormery.games.errors import ImpossibleOutcomeError, NotationError, OptionError
from wormery.games.fields import Fields
from wormery.games.position import LETTERS
from wormery.games.regenwormen import dice, rules

if TYPE_CHECKING:
    from wormery.games.finding import AnyGame

WAITING = "?"


def write(game: "AnyGame", setup: Record, state: Record, options: str) -> str:
    stacks = "/".join(
        ".".join(map(str, stack_tiles(state, seat))) or "-" for seat in range(setup.seats)
    )
    return " ".join(
        [
            game.name,
            str(setup.seats),
            options,
            LETTERS[state.turn],
            write_tiles(open_tiles(state)),
            stacks,
            write_dice(state),
        ]
    )


def open_tiles(state: Record) -> tuple[int, ...]:
    """The numbers of the open tiles of the row, rising."""
    return tiles_of(int(state.row))


@lru_cache(maxsize=4096)
def tiles_of(row: int) -> tuple[int, ...]:
    """The numbers of a set of tiles, rising."""
    return tuple(rules.LOWEST_TILE + tile for tile in range(rules.TILES) if row >> tile & 1)


def stack_tiles(state: Record, seat: int) -> tuple[int, ...]:
    """The numbers of the tiles of a stack, from the bottom to the top."""
    tiles = []
    tile = int(state.top[seat])
    while tile != rules.NO_TILE:
        tiles.append(rules.LOWEST_TILE + tile)
        tile = int(state.under[tile])
    return tuple(reversed(tiles))


def write_tiles(tiles: tuple[int, ...]) -> str:
    """Rising numbers with runs of two and more joined: `21-28,30,33`."""
    runs: list[list[int]] = []
    for tile in tiles:
        if runs and runs[-1][-1] == tile - 1:
            runs[-1].append(tile)
        else:
            runs.append([tile])
    return ",".join(f"{run[0]}-{run[-1]}" if run[1:] else f"{run[0]}" for run in runs) or "-"


def write_dice(state: Record) -> str:
    if state.phase in (rules.TURN, rules.OVER):
        return "-"
    aside = dice.write(state.aside)
    if state.phase == rules.DICE_FALL:
        return f"{aside}:{WAITING}"
    if state.phase == rules.CHOICE:
        return f"{aside}:{dice.write(state.rolled)}"
    return aside


def read(game: "AnyGame", text: str) -> tuple[Record, Record]:
    """The records of a position; a `NotationError` names what is wrong and where."""
    fields = Fields(text)
    if (name := fields.take("game")) != game.name:
        raise fields.wrong(name)

    seats = fields.take("seats")
    if not re.fullmatch("[2-7]", seats):
        raise fields.wrong(seats)
    setup = new_record(rules.SETUP)
    setup.seats = int(seats)

    options = fields.take("options")
    try:
        chosen = game.check_setup(setup.seats, 0, game.read_options(options))
    except OptionError as error:
        raise fields.wrong(options, error) from error
    fill_options(setup, chosen)

    state = new_record(rules.STATE)
    turn = fields.take("turn")
    if len(turn) != 1 or turn not in LETTERS[: setup.seats]:
        raise fields.wrong(turn)
    rules.start(setup, state, LETTERS.index(turn))

    row = fields.take("row")
    tiles = read_tiles(row)
    if tiles is None or write_tiles(tuple(sorted(tiles))) != row:
        raise fields.wrong(row)
    state.row = sum(1 << tile - rules.LOWEST_TILE for tile in tiles)

    stacks = fields.take("stacks")
    if not read_stacks(setup, state, stacks):
        raise fields.wrong(stacks)

    thrown = fields.take("dice")
    if not read_dice(setup, state, thrown, fields):
        raise fields.wrong(thrown)
    fields.end()
    return setup, state


def fill_options(setup: Record, options: dict[str, object]) -> None:
    setup.lower_highest = options["lower"] == "highest"
    setup.short = bool(options["short"])


def read_tiles(text: str) -> set[int] | None:
    tiles: set[int] = set()
    if text == "-":
        return tiles
    for run in text.split(","):
        if not re.fullmatch("[23][0-9](-[23][0-9])?", run):
            return None
        first, last = int(run[:2]), int(run[-2:])
        tiles |= set(range(first, last + 1))
    return tiles if tiles <= set(tiles_of((1 << rules.TILES) - 1)) else None


def read_stacks(setup: Record, state: Record, text: str) -> bool:
    """Lay the tiles on the stacks; False if a tile is unknown or somewhere else already."""
    stacks = text.split("/")
    if len(stacks) != setup.seats:
        return False
    placed = set(open_tiles(state))
    for seat, stack in enumerate(stacks):
        for number in stack.split(".") if stack != "-" else []:
            if not re.fullmatch("2[1-9]|3[0-6]", number) or int(number) in placed:
                return False
            placed.add(int(number))
            tile = int(number) - rules.LOWEST_TILE
            state.under[tile] = state.top[seat]
            state.top[seat] = tile
    return True


def read_dice(setup: Record, state: Record, text: str, fields: Fields) -> bool:
    """Lay out the dice of a running turn, in any order; False if no turn can have them so."""
    if not state.row:
        state.phase = rules.OVER
    if text == "-":
        return True
    aside_text, colon, roll_text = text.partition(":")
    aside = dice.read(aside_text)
    if state.phase == rules.OVER or aside is None or not (colon or aside_text):
        return False
    for symbol, count in enumerate(aside):
        state.aside[symbol] = count
        state.left -= count
        state.total += count * rules.POINTS[symbol]
    if not colon:
        # A turn that had to stop with nothing to claim is no longer there to be read.
        state.phase = rules.STOP_OR_GO
        return bool(rules.legal(setup, state))
    if not rules.can_roll(state):
        return False
    state.phase = rules.DICE_FALL
    if roll_text == WAITING:
        return True
    rolled = dice.read(roll_text)
    if rolled is None or sum(rolled) != state.left:
        raise wrong_dice(fields, text, "rw-dice-impossible", "RW-3", roll_text, state)
    for symbol, count in enumerate(rolled):
        state.rolled[symbol] = count
    state.phase = rules.CHOICE
    if not rules.legal(setup, state):
        raise wrong_dice(fields, text, "rw-dice-dead", "RW-5", roll_text, state)
    return True


def wrong_dice(
    fields: Fields, text: str, sentence_id: str, rule: str, roll: str, state: Record
) -> NotationError:
    """The complaint about dice that no turn can wait with, and why."""
    dice = int(state.left)
    return fields.wrong(
        text, ImpossibleOutcomeError(sentence_id, rule, text=roll[:40], dice=dice)
    )
