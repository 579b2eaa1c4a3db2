"""A turn as the coach looks at it: what each move brings at once, and in the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from wormery.coach.reasons import Reason
from wormery.evaluation import QUICK, evaluate
from wormery.games import Move
from wormery.games.ithappens import ItHappensPosition, prospects, rules
from wormery.games.ithappens.view import Place, Standing, standings_of

FEW_POINTS = 0.3  # fewer than these, on average, are not worth a word


@dataclass(frozen=True)
class Laid:
    """A mound with the die on it, beside how it lies now."""

    place: Place
    before: tuple[Standing, ...]

    @property
    def after(self) -> tuple[Standing, ...]:
        return self.place.standings

    def rank(self, colour: int) -> int:
        """From 1: by sums, then by columns from the left."""
        order = sorted(self.after, key=lambda one: -one.sum)
        return 1 + [one.colour for one in order].index(colour)


class Outlook:
    def __init__(self, position: ItHappensPosition) -> None:
        self.position = position
        self.me = position.turn

    def laid(self, move: Move) -> Laid:
        choice = self.position.choices[self.position.moves.index(move)]
        assert isinstance(choice, Place)
        now = self.position.prospects[0][prospects.NOW]
        return Laid(choice, standings_of(now[choice.place]))

    def points(self, best: Move, other: Move, this: Reason) -> Iterator[Reason]:
        """What the best move, `this` in words, brings in the end, or costs the best rival."""
        these, those = self._scores(best), self._scores(other)
        more = [one - two for one, two in zip(these, those, strict=True)]
        rivals = [colour for colour in range(len(more)) if colour != self.me]
        rival = max(rivals, key=those.__getitem__)
        if more[self.me] >= FEW_POINTS and more[self.me] >= -more[rival]:
            values = {"points": tenths(more[self.me])}
            yield Reason("coach-ih-points", values, parts={"this": [this]})
        elif -more[rival] >= FEW_POINTS:
            values = {"points": tenths(-more[rival])}
            yield self.naming(rival, "coach-ih-costs", values, {"this": [this]}, "start")

    def more_points(self, best: Move, other: Move) -> float | int:
        """So many points more in the end, on average; 0 for few or fewer."""
        more = self._scores(best)[self.me] - self._scores(other)[self.me]
        return tenths(more) if more >= FEW_POINTS else 0

    def _scores(self, move: Move) -> Sequence[float]:
        return evaluate(self.position.after(move), QUICK).scores

    def naming(
        self,
        colour: int,
        sentence: str,
        values: Mapping[str, float | int | str],
        parts: Mapping[str, Sequence[Reason]] | None = None,
        place: str = "within",
    ) -> Reason:
        """A sentence about a colour, which may be the third that belongs to nobody."""
        parts = parts or {}
        if colour < self.position.seats:
            return Reason(sentence, values, {"name": colour}, parts)
        third = Reason("ih-the-third-colour", {"place": place})
        return Reason(sentence, values, parts={**parts, "name": [third]})

    def dice_left(self, colour: int) -> int:
        """So many dice of a colour are still in hand, the one just rolled among them."""
        holdings = self.position.holdings
        if colour < self.position.seats:
            return holdings[colour].dice
        return sum(one.third_dice for one in holdings[: self.position.seats])

    def room_above(self, laid: Laid) -> int:
        """So many more of one's dice fit into the column, above the one that is placed."""
        columns = self.position.mounds[laid.place.place].columns
        fields = len(columns[laid.place.column].finds) - laid.place.field - 1
        return min(fields, self.dice_left(self.me) - 1)

    def reach(self, laid: Laid, colour: int) -> int:
        """The highest sum that a colour could still have on the mound, as it would lie then."""
        place = laid.place.place
        columns = self.position.mounds[place].columns
        total = sum(one.sum for one in laid.after if one.colour == colour)
        if total:
            room = int(self.position.now.room[place][colour])
        else:  # whichever column it gets
            taken = len(laid.after)
            room = max((len(column.finds) for column in columns[taken:]), default=0)
        return total + rules.FACES * min(room, self.dice_left(colour))

    def others_dice(self) -> int:
        """Dice that others still have to place, theirs and those of the third colour."""
        seats = [seat for seat in range(self.position.seats) if seat != self.me]
        holdings = [self.position.holdings[seat] for seat in seats]
        return sum(one.dice + one.third_dice for one in holdings)


def tenths(points: float) -> float | int:
    near = round(points, 1)
    return int(near) if near == int(near) else near
