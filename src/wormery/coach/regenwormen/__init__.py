"""What the coach knows of Regenwormen."""

from __future__ import annotations

from collections.abc import Iterator

from wormery.coach.advising import Advice
from wormery.coach.reasons import EVEN, Reason, Values, beside, compare
from wormery.coach.regenwormen.keeping import why_keep
from wormery.coach.regenwormen.outlook import Outlook
from wormery.coach.regenwormen.stopping import why_stop
from wormery.evaluation import odds_of
from wormery.games import Move
from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.telling.regenwormen import symbol_of

GIVEN_AWAY: dict[int, tuple[float, ...]] = {
    2: (0.040, 0.0072, 0.0039, 0.0014, 0.00017, 0.000044),
    3: (0.028, 0.0070, 0.0042, 0.0015, 0.00021, 0.000028),
    4: (0.027, 0.0054, 0.0034, 0.0016, 0.00028, 0.000069),
    5: (0.023, 0.0043, 0.0030, 0.0015, 0.00030, 0.000054),
    6: (0.022, 0.0045, 0.0026, 0.0014, 0.00024, 0.000055),
    7: (0.022, 0.0042, 0.0030, 0.0014, 0.00020, 0.000046),
}


def obvious(position: RegenwormenPosition) -> Move:
    """What brings the most worms in this turn."""
    best = odds_of(position, totals=False).best
    assert best is not None
    return best


def reasons(
    position: RegenwormenPosition, advice: Advice, chosen: Move | None
) -> Iterator[Reason]:
    best, other = advice.best, beside(advice, chosen)
    if advice.of(other).cost >= EVEN:
        why = why_keep if best < rules.ROLL else why_stop
        yield from why(Outlook(position), best, other)
    yield compare(advice, other, if_made(best), if_made(other))


def if_made(move: Move) -> Reason:
    """The words for making a move: "if you take 24"."""
    values: Values = {"kind": move.kind.replace(" ", "-")}
    if move < rules.ROLL:
        values["symbol"] = symbol_of(str(move.about))
    elif isinstance(move.about, int):
        values["tile"] = move.about
    return Reason("coach-rw-if", values)
