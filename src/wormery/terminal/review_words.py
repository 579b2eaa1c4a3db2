"""A review in words: what the terminal and the report say, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wormery.coach.documents import MomentLine, ReviewDocument, RollLine, SeatLine
from wormery.coach.reviewing import WORTH_PRAISE
from wormery.games import OVER
from wormery.record import GameRecord
from wormery.telling.seats import Seat
from wormery.telling.story import Story
from wormery.telling.words import Say

MOST_COSTLY = 3  # choices that are shown with the better move

# The terms of an account in the order in which they add up: the field, and its sentence.
TERMS = (
    ("own_luck", "review-own-luck"),
    ("others_luck", "review-others-luck"),
    ("own_skill", "review-own-choices"),
    ("others_skill", "review-others-choices"),
    ("revisions", "review-revisions"),
)


@dataclass(frozen=True)
class Point:
    """A moment worth looking at: where it is in the game, what it did, and the words for it."""

    step: int
    heading: str
    lines: tuple[str, ...]
    party: int  # whose chance it was about, and what that was afterwards
    chance: float


@dataclass(frozen=True)
class Turn:
    """A turn, or what is revealed between two: what happened in it, and what that left."""

    step: int
    title: str
    told: tuple[str, ...]
    chances: tuple[float, ...]


class ReviewWords:
    """The words for one document, in the language in which it was made."""

    def __init__(
        self,
        document: ReviewDocument,
        record: GameRecord,
        say: Say,
        seats: Sequence[Seat],
        you: int | None = None,
    ) -> None:
        self.document = document
        self.record = record
        self.say = say
        self._story = Story(say, record.game, seats, you)
        self._turns = _count(record, "turn")
        self._rounds = _count(record, "round")

    @property
    def title(self) -> str:
        over = "yes" if self.document.over else "no"
        return self.say("review-title", game=self.document.title, over=over)

    @property
    def result(self) -> str:
        """Who won; or who is ahead, and how far the game has come."""
        document, end = self.document, self.record.position
        if end.actor == OVER:
            return self._story.won(end)
        chances = document.chances[-1]
        ahead = max(range(len(chances)), key=chances.__getitem__)
        return self.say(
            "review-so-far",
            turn=max(self._turns, default=0),
            name=document.parties[ahead],
            chance=self.percent(chances[ahead]),
        )

    @property
    def certainty(self) -> str:
        """Whether the chances are exact, and if not, how far off they are."""
        if self.document.exact:
            return self.say("review-all-exact")
        error = max((moment.error for moment in self.document.moments), default=0.0)
        return self.say("review-estimated", error=self.percent(error))

    # Figures

    def percent(self, value: float) -> str:
        sign = "−" if round(value, 3) < 0 else ""  # as long as a plus, unlike a hyphen
        return sign + self.say("review-percent", value=abs(value))

    def gain(self, value: float) -> str:
        """A change of a chance, with its sign."""
        return _sign(value) + self.percent(abs(value))

    def points(self, value: float) -> str:
        """The same where all around it is in percent."""
        return _sign(value) + self.say("review-points", value=abs(value) * 100)

    def account(self) -> list[tuple[str, list[str]]]:
        """The rows of the account, a figure for each seat; all but the last one add up."""
        say, seats = self.say, self.document.seats
        over = "yes" if self.document.over else "no"
        terms = [
            (say(sentence), [self.points(getattr(seat, name)) for seat in seats])
            for name, sentence in TERMS
        ]
        return [
            (say("review-start"), [self.percent(seat.start) for seat in seats]),
            *terms,
            (say("review-result", over=over), [self.percent(seat.result) for seat in seats]),
            (say("review-adjusted"), [self.percent(seat.adjusted) for seat in seats]),
        ]

    def play(self, seat: SeatLine) -> str:
        """The word for a seat's choices, with the figures behind it."""
        if not seat.decisions:
            return seat.sentence
        return self.say(
            "review-decisions",
            sentence=seat.sentence,
            decisions=seat.decisions,
            error=self.small(seat.error),
        )

    def small(self, value: float) -> str:
        """What is given away in a choice, which may be very little."""
        return self.say("odds-percent", value=value)

    # Moments

    def turning(self) -> list[Point]:
        return [self._turning(self.document.moments[step]) for step in self.document.turning]

    def luckiest(self) -> Point | None:
        return self._roll(self.document.luckiest, "review-luckiest")

    def unluckiest(self) -> Point | None:
        return self._roll(self.document.unluckiest, "review-unluckiest")

    def best(self) -> Point | None:
        """The choice that was hardest to see, beside the next best move."""
        if self.document.best is None:
            return None
        moment = self.document.moments[self.document.best]
        assert moment.seat is not None
        _, other, *_ = moment.moves
        text = self.say(
            "review-next-best",
            move=other.label,
            chance=self.percent(other.chance),
            cost=self.percent(other.cost),
        )
        lines = [*self.told(moment), text]
        return self._point(moment, moment.seat, self._where(moment), lines)

    def costliest(self) -> list[Point]:
        choices = [each for each in self.document.moments if each.cost >= WORTH_PRAISE]
        choices.sort(key=lambda moment: moment.cost, reverse=True)
        return [self._costly(moment) for moment in choices[:MOST_COSTLY]]

    def told(self, moment: MomentLine) -> list[str]:
        """What happened; a roll is told with the choice it led to.

        To roll at all may be a choice too, and of that nothing is told yet.
        """
        if moment.moves and not moment.told:
            return [self._chosen(moment)]
        for each in self.document.moments[moment.step :]:
            if each.told or self._turns[each.step] != self._turns[moment.step]:
                return list(each.told)
        return []

    def turns(self) -> list[Turn]:
        """The whole game, turn by turn."""
        found: list[Turn] = []
        for moment in self.document.moments:
            begins = self.record.positions[moment.step].begins
            if begins is not None or not found:
                found.append(Turn(moment.step, self._title(moment), (), ()))
            last = found[-1]
            chances = self.document.chances[moment.step + 1]
            found[-1] = Turn(last.step, last.title, (*last.told, *moment.told), chances)
        return found

    def _title(self, moment: MomentLine) -> str:
        if moment.kind == "reveal":
            return self.say("review-round", round=self._rounds[moment.step])
        return self.say("review-turn", turn=self._turns[moment.step])

    def _turning(self, moment: MomentLine) -> Point:
        whose = _most_changed(moment)
        text = self.say(
            "review-turned",
            kind=moment.kind,
            name=self.document.parties[whose],
            before=self.percent(moment.before[whose]),
            after=self.percent(moment.after[whose]),
        )
        lines = self.told(moment)
        if moment.cost >= WORTH_PRAISE and whose == moment.seat:
            lines.append(self._better(moment))
        return self._point(moment, whose, f"{self._title(moment)} · {text}", lines)

    def _roll(self, roll: RollLine | None, sentence: str) -> Point | None:
        if roll is None:
            return None
        moment = self.document.moments[roll.step]
        text = self.say(
            sentence,
            name=self.document.parties[roll.seat],
            luck=self.gain(roll.luck),
            one_in=roll.one_in,
        )
        where = f"{self._title(moment)} · {text}"
        return self._point(moment, roll.seat, where, self.told(moment))

    def _costly(self, moment: MomentLine) -> Point:
        assert moment.seat is not None
        text = self.say(
            "review-cost",
            cost=self.percent(moment.cost),
            exact="yes" if moment.exact else "no",
            error=self.percent(moment.error),
        )
        lines = [*self.told(moment), self._better(moment), *moment.reasons]
        return self._point(moment, moment.seat, f"{self._where(moment)} · {text}", lines)

    def _where(self, moment: MomentLine) -> str:
        assert moment.seat is not None
        return f"{self._title(moment)} · {self.document.parties[moment.seat]}"

    def _chosen(self, moment: MomentLine) -> str:
        assert moment.seat is not None
        label = next(one.label for one in moment.moves if one.move == moment.text)
        return self.say("review-chosen", name=self.document.parties[moment.seat], move=label)

    def _better(self, moment: MomentLine) -> str:
        best = moment.moves[0]
        return self.say("review-better", move=best.label, chance=self.percent(best.chance))

    def _point(
        self, moment: MomentLine, party: int, heading: str, lines: Sequence[str]
    ) -> Point:
        chance = self.document.chances[moment.step + 1][party]
        return Point(moment.step, heading, tuple(lines), party, chance)


def _sign(value: float) -> str:
    if not round(value, 3):
        return ""
    return "+" if value > 0 else "−"


def _most_changed(moment: MomentLine) -> int:
    """Whose chance changed most; of several the one who rolled or chose."""
    sizes = [abs(change) for change in moment.change]
    if moment.seat is not None and sizes[moment.seat] >= max(sizes) - 1e-9:
        return moment.seat
    return sizes.index(max(sizes))


def _count(record: GameRecord, what: str) -> list[int]:
    """For each step, which turn or round it belongs to."""
    counts, count = [], 0
    for position in record.positions[:-1]:
        count += position.begins == what
        counts.append(count)
    return counts
