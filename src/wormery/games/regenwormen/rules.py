"""The rules of Regenwormen, in the order of the rulebook.

Eight dice show 1 to 5 or a worm (worth 5). In a turn a player rolls, sets aside all dice of
one symbol, and rolls the rest again or stops. With a worm among the dice, the total buys a
tile from the row or steals the top of another stack. Who fails gives the top tile back, and
the highest tile of the row is turned face down. When the row is empty, most worms wins.

Numbers such as RW-7 are those of docs/rules.md. A position is one SETUP record, fixed for
the game, and one STATE record, which the functions here change in place. They never roll:
`fall` is told how the dice fell.

A tile is counted from 0 (tile 21) to 15 (tile 36), a symbol from 0 (one) to 5 (worm), and a
set of tiles or moves is a whole number with a bit for each.
"""

import numpy as np

from wormery.games.compiling import Box, Record, compiled

# RW-1 Material

TILES = 16
LOWEST_TILE = 21
DICE = 8
SYMBOLS = 6
WORM = 5
MOST_SEATS = 7

POINTS = (1, 2, 3, 4, 5, 5)

NO_TILE = -1

# Moves: keep a symbol, roll, take a tile (which is also the stop), give up.

KEEP = 0
ROLL = KEEP + SYMBOLS
TAKE = ROLL + 1
GIVE_UP = TAKE + TILES
MOVES = GIVE_UP + 1

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
    """Lay all tiles open; the seat that begins is to roll."""
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
def fall(setup: Record, state: Record, dice: int) -> None:
    """The dice lie on the table: four bits of `dice` count each symbol, ones lowest."""
    for symbol in range(SYMBOLS):
        state.rolled[symbol] = dice >> 4 * symbol & 15
    if choices(state):
        state.phase = CHOICE
    else:
        fail(setup, state)  # RW-5 Dead roll


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
def keep(setup: Record, state: Record, symbol: int) -> None:
    """Set aside all dice that show the symbol."""
    dice = state.rolled[symbol]
    state.aside[symbol] = dice
    state.left -= dice
    state.total += dice * POINTS[symbol]
    for other in range(SYMBOLS):
        state.rolled[other] = 0
    state.phase = STOP_OR_GO
    if not can_roll(state) and not claims(setup, state):
        fail(setup, state)  # RW-6: the turn stops by itself, with nothing to claim


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
def take(setup: Record, state: Record, tile: int) -> None:
    """Take the tile from the row, or steal it from the stack it tops; the turn is over."""
    if state.row >> tile & 1:
        state.row &= ~(1 << tile)
    else:
        victim = owner_on_top(setup, state, tile)
        state.top[victim] = state.under[tile]
    state.under[tile] = state.top[state.turn]  # RW-10 Stack
    state.top[state.turn] = tile
    end_turn(setup, state)


# RW-9 Failed turn


@compiled
def fail(setup: Record, state: Record) -> None:
    """The top tile goes back and the highest open tile is turned, unless it is that one."""
    returned = state.top[state.turn]
    if returned != NO_TILE:
        state.top[state.turn] = state.under[returned]
        state.under[returned] = NO_TILE
        state.row |= 1 << int(returned)
        turned = highest(state.row)
        if turned != returned or setup.short:  # RW-12 Short variant
            state.row &= ~(1 << turned)
    end_turn(setup, state)


# RW-11 End


@compiled
def end_turn(setup: Record, state: Record) -> None:
    begin_turn(state, (state.turn + 1) % setup.seats)
    if not state.row:
        state.phase = OVER


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


# The whole game as two functions: which moves are legal, and what a move does.


@compiled
def legal(setup: Record, state: Record) -> int:
    """The set of legal moves; empty when the dice are to fall and when the game is over."""
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
def play(setup: Record, state: Record, move: int) -> None:
    """Make a legal move."""
    if move < ROLL:
        keep(setup, state, move - KEEP)
    elif move == ROLL:
        roll(state)
    elif move == GIVE_UP:
        fail(setup, state)
    else:
        take(setup, state, move - TAKE)


# The same for records in boxes, as positions have them.


@compiled
def legal_in(setup: Box, state: Box) -> int:
    return legal(setup[0], state[0])


@compiled
def play_in(setup: Box, state: Box, move: int) -> None:
    play(setup[0], state[0], move)


@compiled
def fall_in(setup: Box, state: Box, dice: int) -> None:
    fall(setup[0], state[0], dice)


@compiled
def worms_in(state: Box, seat: int) -> int:
    return worms(state[0], seat)
