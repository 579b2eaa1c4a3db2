"""The rules of Regenwormen, in the order of the rulebook.

Eight dice show 1 to 5 or a worm (worth 5). In a turn a player rolls, sets aside all dice of
one symbol, and rolls the rest again or stops. With a worm among the dice, the total buys a
tile from the row or steals the top of another stack. Who fails gives the top tile back, and
the highest tile of the row is turned face down. When the row is empty, most worms wins.

Numbers such as RW-7 are those of docs/rules.md. A position is one SETUP record, fixed for
the game, and one STATE record, which the functions here change in place. They never roll:
`fall` is told how the dice fell. What happens is noted where it happens, if anybody wants
to know.

A tile is counted from 0 (tile 21) to 15 (tile 36), a symbol from 0 (one) to 5 (worm), and a
set of tiles or moves is a whole number with a bit for each.
"""

from enum import StrEnum
from itertools import product

import numpy as np

from wormery.games import moments
from wormery.games.compiling import Record, compiled
from wormery.games.notes import Notes, note
from wormery.games.randomness import LOW_32, U32, Bits

# RW-1 Material

TILES = 16
LOWEST_TILE = 21
DICE = 8
SYMBOLS = 6
WORM = 5
MOST_SEATS = 7
MOST_PARTIES = MOST_SEATS

POINTS = (1, 2, 3, 4, 5, 5)

NO_TILE = -1

# Moves: keep a symbol, roll, take a tile (which is also the stop), give up.

KEEP = 0
ROLL = KEEP + SYMBOLS
TAKE = ROLL + 1
GIVE_UP = TAKE + TILES
MOVES = GIVE_UP + 1

# What can happen, as it is noted.

ROLLED, KEPT, TOOK, STOLE, FAILED, GAVE_BACK, STAYED, TURNED, GAME_OVER = range(9)

# Why a turn fails.

DEAD_ROLL, NO_WORM, NO_CLAIM = range(3)

# What the position waits for.

TURN = 0  # the first roll of a turn
DICE_FALL = 1  # the dice, from outside
CHOICE = 2  # which symbol to set aside
STOP_OR_GO = 3  # roll on, take a tile or give up
OVER = 4

SETUP = np.dtype(
    [
        ("seats", "i1"),
        ("lower_highest", "i1"),  # RW-7: may only the highest lower tile be taken?
        ("short", "i1"),  # RW-12
    ]
)

STATE = np.dtype(
    [
        ("row", "i4"),  # the set of open tiles
        ("phase", "i1"),
        ("turn", "i1"),  # whose turn it is
        ("total", "i1"),  # points set aside
        ("left", "i1"),  # dice not set aside
        ("aside", "i1", SYMBOLS),  # dice set aside, by symbol
        ("rolled", "i1", SYMBOLS),  # dice as they fell, by symbol
        ("top", "i1", MOST_SEATS),  # the top tile of each stack
        ("under", "i1", TILES),  # the tile that lies under each tile of a stack
    ]
)


@compiled
def worms_on(tile: int) -> int:
    """How many worms a tile carries (RW-1)."""
    return 1 + tile // 4


@compiled
def highest(tiles: int) -> int:
    """The highest tile of a set that is not empty."""
    tile = TILES - 1
    while not tiles >> tile & 1:
        tile -= 1
    return tile


# RW-2 Set-up


@compiled
def start(setup: Record, state: Record, begins: int) -> None:
    """Lay all tiles open; the seat that begins rolls first."""
    state.row = (1 << TILES) - 1
    for seat in range(MOST_SEATS):
        state.top[seat] = NO_TILE
    for tile in range(TILES):
        state.under[tile] = NO_TILE
    begin_turn(state, begins)


@compiled
def begin_turn(state: Record, seat: int) -> None:
    state.phase = TURN
    state.turn = seat
    state.total = 0
    state.left = DICE
    for symbol in range(SYMBOLS):
        state.aside[symbol] = 0
        state.rolled[symbol] = 0


# RW-3 Roll


@compiled
def roll(state: Record) -> None:
    """All dice that are not set aside are thrown; `fall` says how they land."""
    state.phase = DICE_FALL


@compiled
def fall(setup: Record, state: Record, dice: int, notes: Notes = None) -> None:
    """The dice lie on the table: four bits of `dice` count each symbol, ones lowest."""
    note(notes, ROLLED, state.turn, dice)
    for symbol in range(SYMBOLS):
        state.rolled[symbol] = dice >> 4 * symbol & 15
    if choices(state):
        state.phase = CHOICE
    else:
        note(notes, FAILED, state.turn, DEAD_ROLL, state.total)  # RW-5 Dead roll
        fail(setup, state, notes)


# Every ordered way in which up to four dice can fall, counted as `fall` wants it. Two of them
# make any throw.
FEW = DICE // 2
THROWS = np.array([SYMBOLS**count for count in range(FEW + 1)])
THROW = np.zeros((FEW + 1, THROWS[FEW]), dtype=np.int64)
for _count in range(FEW + 1):
    for _number, _symbols in enumerate(product(range(SYMBOLS), repeat=_count)):
        THROW[_count, _number] = sum(1 << 4 * _symbol for _symbol in _symbols)


@compiled
def sample(setup: Record, state: Record, bits: Bits) -> int:
    """How the dice fall, out of 64 random bits."""
    half = state.left // 2
    rest = state.left - half
    one = ((bits >> U32) * np.uint64(THROWS[half])) >> U32
    other = ((bits & LOW_32) * np.uint64(THROWS[rest])) >> U32
    return THROW[half, one] + THROW[rest, other]


# RW-4 Set aside


@compiled
def choices(state: Record) -> int:
    """The symbols that show and were not set aside earlier this turn."""
    symbols = 0
    for symbol in range(SYMBOLS):
        if state.rolled[symbol] and not state.aside[symbol]:
            symbols |= 1 << symbol
    return symbols


@compiled
def packed(state: Record) -> int:
    """The dice that lie there, counted as `fall` was told."""
    dice = 0
    for symbol in range(SYMBOLS):
        dice |= int(state.rolled[symbol]) << 4 * symbol
    return dice


@compiled
def keep(setup: Record, state: Record, symbol: int, notes: Notes = None) -> None:
    """Set aside all dice that show the symbol."""
    dice = state.rolled[symbol]
    state.aside[symbol] = dice
    state.left -= dice
    state.total += dice * POINTS[symbol]
    if notes is not None:
        note(notes, KEPT, state.turn, symbol, packed(state), state.total)
    for other in range(SYMBOLS):
        state.rolled[other] = 0
    state.phase = STOP_OR_GO
    if not can_roll(state) and not claims(setup, state):
        stop(setup, state, notes)  # RW-6: the turn stops by itself, with nothing to claim


# RW-6 Go on or stop


@compiled
def can_roll(state: Record) -> bool:
    """Whether a die and a symbol are left."""
    if not state.left:
        return False
    for symbol in range(SYMBOLS):
        if not state.aside[symbol]:
            return True
    return False


# RW-7 Claim


@compiled
def claims(setup: Record, state: Record) -> int:
    """The tiles that the dice set aside can take or steal."""
    tile = int(state.total) - LOWEST_TILE
    if tile < 0 or not state.aside[WORM]:
        return 0
    if tile < TILES and state.row >> tile & 1:
        return 1 << tile
    lower = state.row & ((1 << tile) - 1)
    if lower and setup.lower_highest:
        lower = 1 << highest(lower)
    if tile < TILES and owner_on_top(setup, state, tile) >= 0:
        return lower | 1 << tile
    return lower


@compiled
def owner_on_top(setup: Record, state: Record, tile: int) -> int:
    """The other player on whose stack the tile lies on top, or -1."""
    for seat in range(setup.seats):
        if state.top[seat] == tile and seat != state.turn:
            return seat
    return -1


@compiled
def take(setup: Record, state: Record, tile: int, notes: Notes = None) -> None:
    """Take the tile from the row, or steal it from the stack it tops; the turn is over."""
    if state.row >> tile & 1:
        state.row &= ~(1 << tile)
        note(notes, TOOK, state.turn, tile)
    else:
        victim = owner_on_top(setup, state, tile)
        state.top[victim] = state.under[tile]
        note(notes, STOLE, state.turn, tile, victim)
    state.under[tile] = state.top[state.turn]  # RW-10 Stack
    state.top[state.turn] = tile
    end_turn(setup, state, notes)


# RW-8 Stopping with no claim


@compiled
def stop(setup: Record, state: Record, notes: Notes = None) -> None:
    """Stop without a tile to take, which fails the turn."""
    why = NO_CLAIM if state.aside[WORM] else NO_WORM
    note(notes, FAILED, state.turn, why, state.total)
    fail(setup, state, notes)


# RW-9 Failed turn


@compiled
def fail(setup: Record, state: Record, notes: Notes = None) -> None:
    """The top tile goes back and the highest open tile is turned, unless it is that one."""
    returned = state.top[state.turn]
    if returned != NO_TILE:
        state.top[state.turn] = state.under[returned]
        state.under[returned] = NO_TILE
        state.row |= 1 << int(returned)
        note(notes, GAVE_BACK, state.turn, returned)
        turned = highest(state.row)
        if turned != returned or setup.short:  # RW-12 Short variant
            state.row &= ~(1 << turned)
            note(notes, TURNED, turned)
        else:
            note(notes, STAYED, returned)
    end_turn(setup, state, notes)


# RW-11 End


@compiled
def end_turn(setup: Record, state: Record, notes: Notes = None) -> None:
    begin_turn(state, (state.turn + 1) % setup.seats)
    if not state.row:
        state.phase = OVER
        note(notes, GAME_OVER)


@compiled
def worms(state: Record, seat: int) -> int:
    """The worms on all tiles of a stack."""
    count = 0
    tile = state.top[seat]
    while tile != NO_TILE:
        count += worms_on(tile)
        tile = state.under[tile]
    return count


@compiled
def highest_held(state: Record, seat: int) -> int:
    """The highest tile of a stack, or NO_TILE: it decides a tie."""
    best = NO_TILE
    tile = state.top[seat]
    while tile != NO_TILE:
        best = max(best, tile)
        tile = state.under[tile]
    return best


@compiled
def score(setup: Record, state: Record, seat: int) -> int:
    return worms(state, seat)


class Reason(StrEnum):
    """What decided a game: the comparisons in their order, and that none did."""

    WORMS = "worms"
    HIGHEST_TILE = "highest-tile"
    SHARED = "shared"


COMPARISONS = len(Reason) - 1


@compiled
def standing(setup: Record, state: Record, seat: int) -> int:
    """The more, the better: by worms, then by the highest tile."""
    return int(worms(state, seat)) << moments.DIGIT | int(highest_held(state, seat)) + 1


@compiled
def parties(setup: Record) -> int:
    """How many can win: every seat."""
    return setup.seats


# The whole game as two functions: which moves are legal, and what a move does.


@compiled
def legal(setup: Record, state: Record) -> int:
    """The set of legal moves; empty while the dice fall and when the game is over."""
    if state.phase == CHOICE:
        return choices(state) << KEEP
    if state.phase == STOP_OR_GO:
        takes = claims(setup, state) << TAKE
        if not can_roll(state):
            return takes
        if not takes:
            return 1 << ROLL | 1 << GIVE_UP  # RW-8 Stopping with no claim
        return takes | 1 << ROLL
    if state.phase == TURN:
        return 1 << ROLL
    return 0


@compiled
def play(setup: Record, state: Record, move: int, notes: Notes = None) -> None:
    """Make a legal move."""
    if move < ROLL:
        keep(setup, state, move - KEEP, notes)
    elif move == ROLL:
        roll(state)
    elif move == GIVE_UP:
        stop(setup, state, notes)
    else:
        take(setup, state, move - TAKE, notes)


# Whose turn it is, and what begins.


@compiled
def actor(state: Record) -> int:
    """The seat that acts now, or CHANCE, or OVER."""
    if state.phase == DICE_FALL:
        return moments.CHANCE
    return moments.OVER if state.phase == OVER else state.turn


@compiled
def opens(state: Record) -> int:
    """What begins here: a turn, or nothing."""
    return moments.A_TURN if state.phase == TURN else moments.NOTHING
