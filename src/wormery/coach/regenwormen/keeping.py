"""Why one symbol should be set aside and not another."""

from __future__ import annotations

from collections.abc import Iterator

from wormery.coach.reasons import Reason, Values, rounded
from wormery.coach.regenwormen.outlook import MOST_WORMS, Outlook, many
from wormery.games import Move
from wormery.games.regenwormen import rules
from wormery.games.regenwormen.facts import number_of
from wormery.telling.regenwormen import symbol_of

CLEAR = 0.02  # chances that differ by less do not speak for a move
CERTAIN = 0.9995


def why_keep(outlook: Outlook, best: Move, other: Move) -> Iterator[Reason]:
    both = {"this": [_symbol(best)], "that": [_symbol(other)]}
    yield from _what_it_is(outlook, best, other, both)
    yield from _what_it_leads_to(outlook, best, other, both)


Both = dict[str, list[Reason]]


def _what_it_is(outlook: Outlook, best: Move, other: Move, both: Both) -> Iterator[Reason]:
    """A first worm, a tile at once, more points, or more dice left to roll."""
    state = outlook.position.state
    this, that = (int(state["rolled"][move - rules.KEEP]) for move in (best, other))
    points, fewer = (
        dice * rules.POINTS[move - rules.KEEP] for dice, move in ((this, best), (that, other))
    )
    at_once = _at_once(outlook, best)
    if best == rules.KEEP + rules.WORM and not state["aside"][rules.WORM]:
        yield Reason("coach-rw-first-worm")
    elif at_once and not _at_once(outlook, other):
        yield Reason("coach-rw-at-once", {"tile": at_once}, parts=both)
    elif points > fewer:
        yield Reason("coach-rw-points", {"points": points, "fewer": fewer}, parts=both)
    elif this < that:
        left = int(state["left"])
        values = {"dice": left - this, "fewer": left - that}
        yield Reason("coach-rw-dice", values, parts=both)


def _at_once(outlook: Outlook, move: Move) -> int:
    """The highest tile that could be taken right after a symbol is set aside, or 0."""
    after = outlook.position.after(move)
    if after.turn != outlook.position.turn:
        return 0
    return max((int(str(take.about)) for take in after.moves if take.kind == "take"), default=0)


def _what_it_leads_to(
    outlook: Outlook, best: Move, other: Move, both: Both
) -> Iterator[Reason]:
    """What speaks for the best move, and what against it."""
    fails, more_fails = outlook.fails(best), outlook.fails(other)
    values: Values
    if more_fails >= CERTAIN:
        yield Reason("coach-rw-hopeless", parts=both)
    elif fails < more_fails - CLEAR:
        values = {"fails": rounded(fails), "other": rounded(more_fails)}
        yield Reason("coach-rw-fails", values, parts=both)
    elif (worms := _clearest(outlook, best, other)) is not None:
        values = many(worms) | {
            "chance": rounded(outlook.at_least(best, worms)),
            "other": rounded(outlook.at_least(other, worms)),
            "fails": rounded(fails),
            "rarer": rounded(more_fails),
        }
        risky = fails > more_fails + CLEAR
        yield Reason("coach-rw-risk" if risky else "coach-rw-brings", values, parts=both)
    else:
        yield from _theft(outlook, best, other, both)


def _clearest(outlook: Outlook, best: Move, other: Move) -> int | None:
    """So many worms or more are likelier with the best move, and by how much most clearly."""

    def gain(worms: int) -> float:
        return outlook.at_least(best, worms) - outlook.at_least(other, worms)

    worms = max(range(2, MOST_WORMS + 1), key=gain)
    return worms if gain(worms) >= CLEAR else None


def _theft(outlook: Outlook, best: Move, other: Move, both: Both) -> Iterator[Reason]:
    mine, less = outlook.steals(best), outlook.steals(other)
    tile = max(mine, key=lambda tile: mine[tile] - less.get(tile, 0.0), default=None)
    if tile is not None and mine[tile] - less.get(tile, 0.0) >= CLEAR:
        values = {
            "tile": number_of(tile),
            "chance": rounded(mine[tile]),
            "other": rounded(less.get(tile, 0.0)),
        }
        yield Reason("coach-rw-steals", values, {"victim": outlook.owner(tile)}, both)


def _symbol(move: Move) -> Reason:
    return Reason("rw-symbol", {"symbol": symbol_of(str(move.about))})
