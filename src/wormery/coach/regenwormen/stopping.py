"""Why one should stop or roll on, and which tile to take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wormery.coach.reasons import Reason, Values, rounded
from wormery.coach.regenwormen.outlook import MOST_WORMS, Outlook, many
from wormery.evaluation.regenwormen.winning import chances_of_tiles
from wormery.games import OVER, Move
from wormery.games.regenwormen import rules
from wormery.games.regenwormen.facts import number_of

WORTH_SAYING = 0.15  # a theft less likely than this is not what one rolls on for


@dataclass(frozen=True)
class Claim:
    """A tile that can be taken, and who would lose it."""

    tile: int
    worms: int
    victim: int | None

    @property
    def values(self) -> Values:
        kind = "take" if self.victim is None else "steal"
        return {"tile": self.tile, "worms": self.worms, "kind": kind}

    @property
    def seats(self) -> dict[str, int]:
        return {} if self.victim is None else {"victim": self.victim}


def why_stop(outlook: Outlook, best: Move, other: Move) -> Iterator[Reason]:
    if best == rules.ROLL:
        yield from _why_roll(outlook, other)
    elif other == rules.ROLL and best != rules.GIVE_UP:
        yield from _why_take(outlook, best)
    elif rules.GIVE_UP not in (best, other):
        yield from _why_this_tile(outlook, best, other)


def _why_take(outlook: Outlook, best: Move) -> Iterator[Reason]:
    yield from _end_of_game(outlook, best)
    roll = outlook.position.game.moves[rules.ROLL]
    claim = _claim(outlook, best)
    values = {"fails": rounded(outlook.fails(roll)), "own": outlook.own}
    yield Reason("coach-rw-stop", claim.values | values, claim.seats)
    better = outlook.beats(roll, best)
    if better <= 0.5:
        yield Reason("coach-rw-rarely", {"better": rounded(better)})


def _why_roll(outlook: Outlook, other: Move) -> Iterator[Reason]:
    roll = outlook.position.game.moves[rules.ROLL]
    fails = rounded(outlook.fails(roll))
    if other == rules.GIVE_UP:
        gets = rounded(1.0 - outlook.fails(roll))
        yield Reason("coach-rw-no-giving-up", {"gets": gets, "own": outlook.own})
        return
    yield from _end_of_game(outlook, other)
    if outlook.is_worse_than_failing(other):
        return
    claim = _claim(outlook, other)
    better = rounded(outlook.beats(roll, other))
    values = {"fails": fails, "own": outlook.own, "better": better}
    yield Reason("coach-rw-roll", claim.values | values)
    yield from _what_rolling_brings(outlook, roll, claim.worms)


def _what_rolling_brings(outlook: Outlook, roll: Move, worms: int) -> Iterator[Reason]:
    """A theft that is likely enough, or tiles that are worth more."""
    steals = outlook.steals(roll)
    tile = max(steals, key=steals.__getitem__, default=None)
    if tile is not None and steals[tile] >= WORTH_SAYING:
        values: Values = {"tile": number_of(tile), "chance": rounded(steals[tile])}
        yield Reason("coach-rw-theft", values, {"victim": outlook.owner(tile)})
        return
    for more in range(MOST_WORMS, worms, -1):
        chance = outlook.at_least(roll, more)
        if chance >= WORTH_SAYING:
            values = {"chance": rounded(chance)}
            yield Reason("coach-rw-more", many(more) | values)
            return


def _end_of_game(outlook: Outlook, take: Move) -> Iterator[Reason]:
    """What comes of taking the last tile."""
    position = outlook.position
    after = position.after(take)
    if after.actor == OVER and after.result is not None:
        # A win is shared only among players without a tile.
        result = "wins" if position.turn in after.result.winners else "loses"
        yield Reason("coach-rw-last-tile", {"tile": int(str(take.about)), "result": result})


def _why_this_tile(outlook: Outlook, best: Move, other: Move) -> Iterator[Reason]:
    this, that = _claim(outlook, best), _claim(outlook, other)
    yield from _end_of_game(outlook, best)
    values = this.values | {"other": that.tile}
    if this.victim is not None and that.victim is None:
        yield Reason("coach-rw-steal", values, this.seats)
    if this.worms > that.worms:
        yield Reason("coach-rw-worms", values | {"fewer": that.worms})
    elif this.worms == that.worms:
        hit, other_hit = (
            float(chances_of_tiles()[move - rules.TAKE]) for move in (best, other)
        )
        if hit < other_hit:
            chances = {"rarely": rounded(hit), "often": rounded(other_hit)}
            yield Reason("coach-rw-safer", values | chances)


def _claim(outlook: Outlook, take: Move) -> Claim:
    tile = take - rules.TAKE
    owner = outlook.owner(tile)
    return Claim(number_of(tile), int(rules.worms_on(tile)), owner if owner >= 0 else None)
