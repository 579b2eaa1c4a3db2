"""Who is winning: every party's chance to win, from any position of a game.

>>> from wormery import games
>>> from wormery.evaluation import evaluate
>>> found = evaluate(games.parse("regenwormen 2 - A 21 -/- -"))
>>> found.exact, [round(chance, 4) for chance in found.chances]
(True, [0.9034, 0.0966])

A budget says how much work it may be, not how long it may take: the same position, budget and
seed give the same answer on every machine. Each game says in its own part how it is done:
`evaluate(position, budget, seed)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from wormery.games import OVER, Move, Position, need_part_of
from wormery.games.errors import WormeryError

# How much work an answer may be: about a millisecond, one more turn looked through, what a
# player at the table would wait for (the end of a game searched as well), and some seconds.
QUICK, AHEAD, NORMAL, DEEP = range(4)

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Evaluation:
    """Every party's chance to win, and how sure that is.

    `moves` has the same for every legal move; it is empty while chance acts. Where it is not
    `exact`, `error` is the standard error of a chance. `scores` are the final scores to
    expect, in games that say something about them.
    """

    chances: Chances
    moves: Mapping[Move, Chances] = field(default_factory=dict)
    exact: bool = True
    error: float = 0.0
    scores: Chances = ()
    basis: int = NORMAL


def evaluate(position: Position, budget: int = NORMAL, seed: int = 0) -> Evaluation:
    """Every party's chance to win; when the game is over, each one's share of the win.

    >>> from wormery import games
    >>> position = games.parse("regenwormen 2 - A 21 -/- -").after("roll").after("1135WWWW")
    >>> found = evaluate(position)
    >>> {move.text: round(chances[0], 3) for move, chances in found.moves.items()}
    {'keep 1': 0.617, 'keep 3': 0.785, 'keep 5': 0.786, 'keep W': 0.999}
    """
    if position.actor == OVER:
        return Evaluation(shares_of_win(position), scores=tuple(map(float, position.scores)))
    found: Evaluation = need_part_of(position.game, "evaluation").evaluate(
        position, budget, seed
    )
    return found


def as_foreseen(position: Position, found: Evaluation, after: Position) -> Chances:
    """What chance has brought, as it was seen before it came: everyone's chance to win.

    `found` is what was said of the position before. What is said of the one after it may
    differ, because more of the game has come within reach, or another turn begins.
    """
    part = need_part_of(position.game, "evaluation")
    if after.actor != OVER and hasattr(part, "as_foreseen"):
        seen: Chances = part.as_foreseen(position, after, found.basis)
        return seen
    return evaluate(after, found.basis).chances


def foresee(position: Position, found: Evaluation) -> NDArray[np.float64]:
    """What each of `position.outcomes` would be worth to the seat whose turn it is.

    `found` is what was said of the position; the mean is what that seat's chance was.

    >>> from wormery import games
    >>> waiting = games.parse("regenwormen 2 - A 21 -/- 55WWWW").after("roll")
    >>> worth = foresee(waiting, evaluate(waiting))
    >>> waiting.outcomes[:2], worth[:2].round(3).tolist()
    ((11 (1/36), 12 (2/36)), [1.0, 1.0])
    """
    part = need_part_of(position.game, "evaluation")
    if hasattr(part, "foresee"):
        foreseen: NDArray[np.float64] = part.foresee(position, found.basis)
        return foreseen
    each = (evaluate(position.after(outcome), found.basis) for outcome in position.outcomes)
    return np.array([one.chances[position.turn] for one in each])


def evaluate_tables(positions: Sequence[Position]) -> NDArray[np.float64]:
    """Every party's chance to win at many tables of one game at once, a row for each.

    A table is a position in which a turn or a round begins, or the game is over; all have the
    same number of seats and the same options. The answers are those of `QUICK`.

    >>> from wormery import games
    >>> start = games.load("regenwormen").start(seats=2)
    >>> evaluate_tables([start, start]).shape
    (2, 2)
    """
    if not positions:
        return np.zeros((0, 0))
    first = positions[0]
    states = np.zeros(len(positions), dtype=first.state.dtype)
    for place, position in enumerate(positions):
        if position.game is not first.game or position.setup != first.setup:
            raise WormeryError("tables-differ", number=place + 1)
        if position.actor != OVER and not position.begins:
            raise WormeryError("tables-begin", number=place + 1)
        states[place] = position.state
    part = need_part_of(first.game, "evaluation")
    found: NDArray[np.float64] = part.evaluate_tables(first.setup, states)
    return found


def shares_of_win(position: Position) -> Chances:
    """What each party has of the win of a finished game."""
    result = position.result
    assert result is not None
    share = 1.0 / len(result.winners)
    parties = range(len(position.scores))
    return tuple(share if party in result.winners else 0.0 for party in parties)
