"""Why a move is not legal in It Happens..: the sentence for it and its rule."""

from wormery.games.compiling import Record
from wormery.games.errors import IllegalMoveError
from wormery.games.ithappens import rules
from wormery.games.moves import Move


def refuse(setup: Record, state: Record, move: Move) -> IllegalMoveError:
    """The error for a move that is not among the legal ones."""
    if move == rules.ROLL_THIRD and setup.seats != rules.THIRD:
        return IllegalMoveError("ih-no-third-colour", "IH-12")
    if state.phase == rules.TURN:
        return _refuse_before_rolling(state, move)
    return _refuse_after_rolling(setup, state, move)


def _refuse_before_rolling(state: Record, move: Move) -> IllegalMoveError:
    if move == rules.REROLL or move >= rules.PLACE:
        return IllegalMoveError("ih-roll-first", "IH-4")
    if move == rules.SKIP:
        if not state.worms[state.turn]:
            return IllegalMoveError("ih-no-worm", "IH-7")
        return IllegalMoveError("ih-no-worm-for-third", "IH-12")
    hand = state.hand if move == rules.ROLL_OWN else state.third_hand
    if not hand[state.turn]:
        return IllegalMoveError("ih-no-die-left", "IH-4")
    return IllegalMoveError("ih-colour-stuck", "IH-8")


def _refuse_after_rolling(setup: Record, state: Record, move: Move) -> IllegalMoveError:
    if move >= rules.PLACE:
        return IllegalMoveError("ih-column-full", "IH-5", mound=move - rules.PLACE + 1)
    if move in (rules.ROLL_OWN, rules.ROLL_THIRD):
        return IllegalMoveError("ih-place-now", "IH-4")
    if state.colour != state.turn:
        return IllegalMoveError("ih-no-worm-for-third", "IH-12")
    if not state.worms[state.turn]:
        return IllegalMoveError("ih-no-worm", "IH-7")
    return IllegalMoveError("ih-skip-before-roll", "IH-7")
