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

from collections.abc import Mapping
from dataclasses import dataclass, field

from wormery.games import OVER, Move, Position, need_part_of

# How much work an answer may be: about a millisecond, what a player at the table would wait
# for, and some seconds.
QUICK, NORMAL, DEEP = range(3)

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


def evaluate(position: Position, budget: int = NORMAL, seed: int = 0) -> Evaluation:
    """Every party's chance to win; when the game is over, each one's share of the win."""
    if position.actor == OVER:
        return Evaluation(shares_of_win(position), scores=tuple(map(float, position.scores)))
    found: Evaluation = need_part_of(position.game, "evaluation").evaluate(
        position, budget, seed
    )
    return found


def shares_of_win(position: Position) -> Chances:
    """What each party has of the win of a finished game."""
    result = position.result
    assert result is not None
    share = 1.0 / len(result.winners)
    parties = range(len(position.scores))
    return tuple(share if party in result.winners else 0.0 for party in parties)
