"""Why a worm is spent or kept, and which die is rolled."""

from __future__ import annotations

from collections.abc import Iterator

from wormery.coach.ithappens.gains import gains_of, said
from wormery.coach.ithappens.outlook import Outlook
from wormery.coach.reasons import Reason
from wormery.evaluation import QUICK, evaluate, foresee
from wormery.games import Move
from wormery.games.ithappens import rules

FEW_NUMBERS = 2  # of six, or fewer: "only so many would be better"


def why_spend(outlook: Outlook, best: Move, other: Move) -> Iterator[Reason]:
    if best >= rules.PLACE:
        yield from _why_not_spend(outlook, best, other)
    elif best == rules.REROLL:
        yield from _why_reroll(outlook)
    elif best == rules.SKIP:
        yield from _why_skip(outlook)
    elif other == rules.SKIP:
        yield Reason("coach-ih-no-skip", {"die": 0})
    else:
        yield from _why_this_die(outlook, best)


def _why_not_spend(outlook: Outlook, best: Move, other: Move) -> Iterator[Reason]:
    die = int(outlook.position.die or 0)
    laid = outlook.laid(best)
    if gains := gains_of(outlook, laid):
        values = {"mound": laid.place.mound, "die": die}
        yield Reason("coach-ih-alone", values, parts={"gains": said(gains)})
    if other == rules.SKIP:
        yield Reason("coach-ih-no-skip", {"die": die})
    elif (many := _better_numbers(outlook)) <= FEW_NUMBERS:
        yield Reason("coach-ih-no-reroll", {"many": many, "die": die})


def _why_reroll(outlook: Outlook) -> Iterator[Reason]:
    die = int(outlook.position.die or 0)
    yield Reason("coach-ih-reroll", {"many": _better_numbers(outlook), "die": die})
    yield from _nothing_anywhere(outlook)


def _nothing_anywhere(outlook: Outlook) -> Iterator[Reason]:
    position = outlook.position
    places = [move for move in position.moves if move >= rules.PLACE]
    if places and not any(gains_of(outlook, outlook.laid(move)) for move in places):
        yield Reason("coach-ih-nothing", {"die": int(position.die or 0)})


def _better_numbers(outlook: Outlook) -> int:
    """So many numbers, after a reroll, would be better than placing the die as it is."""
    position = outlook.position
    rolling = position.after(position.game.moves[rules.REROLL])
    values = foresee(rolling, evaluate(rolling, QUICK))
    found = evaluate(position, QUICK).moves
    now = max(found[move][outlook.me] for move in position.moves if move >= rules.PLACE)
    return int((values > now).sum())


def _why_skip(outlook: Outlook) -> Iterator[Reason]:
    if dice := outlook.others_dice():
        if outlook.position.seats == 2:
            yield outlook.naming(1 - outlook.me, "coach-ih-skip-for", {"dice": dice})
        else:
            yield Reason("coach-ih-skip", {"dice": dice})
    yield from _nothing_anywhere(outlook)


def _why_this_die(outlook: Outlook, best: Move) -> Iterator[Reason]:
    """Two players choose between their own dice and those of the third colour."""
    position = outlook.position
    rival = 1 - outlook.me
    if best == rules.ROLL_THIRD:
        if dice := outlook.dice_left(rival):
            yield outlook.naming(rival, "coach-ih-third", {"dice": dice})
        return
    columns = [mound.columns for mound in position.mounds]
    mounds = sum(all(one.colour != outlook.me for one in several) for several in columns)
    if mounds:
        yield Reason("coach-ih-own", {"mounds": mounds})
