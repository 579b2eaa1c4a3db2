"""A reason as data: the name of a sentence, and the facts and chances that it speaks of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wormery.games import Move

if TYPE_CHECKING:
    from wormery.coach.advising import Advice

Values = dict[str, float | int | str]

MOST_REASONS = 2  # sentences that are said about one choice
EVEN = 0.001  # chances closer than this make no difference to anybody


@dataclass(frozen=True)
class Reason:
    """A sentence with its values.

    `seats` are values that name who sits there; `parts` are values that are words themselves,
    several of them as a list.
    """

    sentence: str
    values: Mapping[str, float | int | str] = field(default_factory=dict)
    seats: Mapping[str, int] = field(default_factory=dict)
    parts: Mapping[str, Sequence[Reason]] = field(default_factory=dict)


def beside(advice: Advice, chosen: Move | None) -> Move:
    """The move that the best one is compared with: the chosen one, or the next best."""
    if chosen is None or chosen == advice.best:
        return advice.options[1].move
    return chosen


def compare(advice: Advice, other: Move, this: Reason, that: Reason) -> Reason:
    """The chances of two moves, where there is nothing more to say.

    `this` and `that` say what the best move and the other one are.
    """
    best, chance = advice.options[0].chance, advice.of(other).chance
    if best - chance < EVEN:
        return Reason("coach-even", {"best": rounded(best)})
    both = rounded(best), rounded(chance)
    if both[0] == both[1]:
        both = round(best, 3), round(chance, 3)
    values = {"best": both[0], "other": both[1]}
    return Reason("coach-chances", values, parts={"this": [this], "that": [that]})


def rounded(chance: float) -> float:
    """A chance as one would say it: whole percents, unless that would be none or all."""
    whole = round(chance, 2)
    return whole if 0.01 <= whole <= 0.99 else round(chance, 3)
