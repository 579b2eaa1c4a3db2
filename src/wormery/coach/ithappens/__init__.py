"""What the coach knows of It Happens.."""

from __future__ import annotations

from collections.abc import Iterator

from wormery.coach.advising import Advice
from wormery.coach.ithappens.outlook import Outlook
from wormery.coach.ithappens.placing import LATER, why_place
from wormery.coach.ithappens.spending import why_spend
from wormery.coach.ithappens.third import why_third
from wormery.coach.reasons import EVEN, Reason, Values, beside, compare
from wormery.evaluation.ithappens.thumb import choose
from wormery.games import Move
from wormery.games.ithappens import ItHappensPosition, rules
from wormery.telling.words import Say

# Nobody is told to have played better than somebody who gave away less: levels that did not
# come in order, as skilled and expert, or are too close to tell, count as one.
GIVEN_AWAY: dict[int, tuple[float, ...]] = {
    2: (0.030, 0.016, 0.016, 0.016, 0.016, 0.000010),
    3: (0.035, 0.013, 0.0097, 0.0097, 0.0097, 0.000010),
    4: (0.031, 0.0098, 0.0068, 0.0068, 0.0068, 0.000010),
    5: (0.030, 0.0075, 0.0045, 0.0045, 0.0045, 0.000010),
}


def other(say: Say) -> str:
    """What the colour is called that belongs to nobody."""
    return say("ih-third-colour")


def obvious(position: ItHappensPosition) -> Move:
    """What the rules of thumb say, which look at this turn's mounds alone."""
    return position.game.move(int(choose(position.setup, position.state)))


def reasons(
    position: ItHappensPosition, advice: Advice, chosen: Move | None
) -> Iterator[Reason]:
    best, other = advice.best, beside(advice, chosen)
    this, that = if_made(position, best), if_made(position, other)
    if advice.of(other).cost >= EVEN:
        outlook = Outlook(position)
        if best < rules.PLACE or other < rules.PLACE:
            why = why_spend
        else:
            why = why_place if position.colour == position.turn else why_third
        found = tuple(why(outlook, best, other))
        yield from found
        if not any(reason.sentence == LATER for reason in found):
            yield from outlook.points(best, other, this)
    yield compare(advice, other, this, that)


def if_made(position: ItHappensPosition, move: Move) -> Reason:
    """The words for making a move: "if you place on mound 2"."""
    values: Values = {"kind": move.kind.replace(" ", "-")}
    if move >= rules.PLACE:
        values["mound"] = position.shown[move - rules.PLACE]
    return Reason("coach-ih-if", values)
