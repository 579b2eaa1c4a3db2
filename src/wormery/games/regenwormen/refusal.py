"""Why a move is not legal in Regenwormen: the sentence for it and its rule."""

from wormery.games.compiling import Record
from wormery.games.errors import IllegalMoveError
from wormery.games.moves import Move
from wormery.games.regenwormen import rules
from wormery.games.regenwormen.dice import SYMBOL_TEXT
from wormery.games.regenwormen.notation import stack_tiles


def refuse(setup: Record, state: Record, move: Move) -> IllegalMoveError:
    """The error for a move that is not among the legal ones."""
    if state.phase == rules.TURN:
        return IllegalMoveError("rw-roll-first", "RW-3")
    if state.phase == rules.CHOICE:
        if move < rules.ROLL:
            return _refuse_symbol(state, move - rules.KEEP)
        return IllegalMoveError("rw-choose-first", "RW-4")
    if move < rules.ROLL:
        return IllegalMoveError("rw-keep-needs-roll", "RW-4")
    if move == rules.ROLL:
        return IllegalMoveError("rw-no-roll-left", "RW-6")
    if move == rules.GIVE_UP:
        return IllegalMoveError("rw-claim-must-be-taken", "RW-7")
    return _refuse_tile(setup, state, move - rules.TAKE)


def _refuse_symbol(state: Record, symbol: int) -> IllegalMoveError:
    text = SYMBOL_TEXT[symbol]
    if state.rolled[symbol]:
        return IllegalMoveError("rw-symbol-used", "RW-4", symbol=text)
    return IllegalMoveError("rw-symbol-absent", "RW-4", symbol=text)


def _refuse_tile(setup: Record, state: Record, tile: int) -> IllegalMoveError:
    number, total = tile + rules.LOWEST_TILE, int(state.total)
    if not state.aside[rules.WORM]:
        return IllegalMoveError("rw-no-worm", "RW-7")
    if number > total:
        return IllegalMoveError("rw-tile-too-high", "RW-7", tile=number, total=total)
    if rules.claims(setup, state) == 1 << max(total - rules.LOWEST_TILE, 0):
        return IllegalMoveError("rw-exact-tile-only", "RW-7", tile=number, total=total)
    if int(state.row) >> tile & 1:
        return IllegalMoveError("rw-highest-lower-only", "RW-7", tile=number)
    for seat in range(setup.seats):
        stack = stack_tiles(state, seat)
        if number not in stack:
            continue
        if seat == state.turn:
            return IllegalMoveError("rw-tile-own", "RW-7", tile=number)
        if stack[-1] == number:
            return IllegalMoveError("rw-steal-exact", "RW-7", tile=number, total=total)
        return IllegalMoveError("rw-tile-covered", "RW-10", tile=number)
    return IllegalMoveError("rw-tile-out", "RW-9", tile=number)
