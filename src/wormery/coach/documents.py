"""A review as a document: every figure under a name that stays, and the words for a reader.

The command line, the server and the page all show this one document.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from wormery.coach.account import Account, Moment
from wormery.coach.advising import Advice, Option, options_of, reasons_for
from wormery.coach.parts import coach_of
from wormery.coach.reviewing import WORTH_PRAISE, Play, Review, Roll
from wormery.coach.telling import tell_reason
from wormery.games import LETTERS, Move, Position
from wormery.record import GameRecord
from wormery.record.record import Headings
from wormery.telling.seats import Seat
from wormery.telling.story import Story
from wormery.telling.words import Say

Kind = Literal["roll", "choice", "reveal"]


class MoveLine(Struct, frozen=True):
    """A move that could be made there: its label, the chance it left, what it gave away."""

    move: str
    label: str
    chance: float
    cost: float


class MomentLine(Struct, frozen=True, kw_only=True):
    """One step. Chances, changes and revisions are by seat, third colours after the seats."""

    step: int
    kind: Kind
    seat: int | None
    text: str  # the step as records write it
    heading: str | None  # what begins with it, as records write it: `12. B`, `Round 2`
    told: tuple[str, ...]  # what happened, in words; a roll is told with its choice
    before: tuple[float, ...]
    after: tuple[float, ...]
    change: tuple[float, ...]
    revised: tuple[float, ...]
    exact: bool
    error: float
    forced: bool
    cost: float  # what a choice gave away
    best: str | None  # the best move's text, if the chosen one gave something away
    moves: tuple[MoveLine, ...]  # the best first; empty unless there was a choice
    reasons: tuple[str, ...]


class RollLine(Struct, frozen=True):
    """A roll that was the luckiest or the unluckiest: as kind as that one time in so many."""

    step: int
    seat: int
    luck: float
    one_in: int
    text: str


class SeatLine(Struct, frozen=True, kw_only=True):
    """One seat's account: `result` is `start` and all that follows it added up."""

    seat: int
    name: str
    bot: str | None
    start: float
    own_luck: float
    others_luck: float
    own_skill: float
    others_skill: float
    revisions: float
    result: float
    adjusted: float  # the result with all luck taken out
    decisions: int
    error: float  # given away on average in a real decision
    word: str | None  # the level that plays like that
    sentence: str  # the same in words


class ReviewDocument(Struct, frozen=True, kw_only=True):
    """A review for those who show it: its figures, and its reasons in one language."""

    game: str
    title: str
    over: bool
    exact: bool
    parties: tuple[str, ...]  # the names of all who can win; seats come first
    seats: tuple[SeatLine, ...]
    chances: tuple[tuple[float, ...], ...]  # at the start and after each step
    moments: tuple[MomentLine, ...]
    turning: tuple[int, ...]  # steps, the greatest change first
    luckiest: RollLine | None
    unluckiest: RollLine | None
    best: int | None
    costliest: int | None


def document_of(
    record: GameRecord, found: Review, say: Say, seats: Sequence[Seat], you: int | None = None
) -> ReviewDocument:
    """The document of a review in one language; whoever sits at seat `you` is spoken to."""
    story = Story(say, record.game, seats, you)
    headings = Headings()
    lines = tuple(
        _moment(moment, record, headings.next(record.positions[moment.step]), story)
        for moment in found.moments
    )
    names = tuple(seat.name for seat in story.seats)
    return ReviewDocument(
        game=record.game.name,
        title=say.game(record.game),
        over=found.over,
        exact=found.exact,
        parties=(*names, *_others(record, say)),
        seats=tuple(
            _seat(number, seat, found.accounts[number], found.plays[number], say)
            for number, seat in enumerate(story.seats)
        ),
        chances=found.chances,
        moments=lines,
        turning=found.turning,
        luckiest=_roll(found.luckiest, record),
        unluckiest=_roll(found.unluckiest, record),
        best=found.best,
        costliest=found.costliest,
    )


def _others(record: GameRecord, say: Say) -> tuple[str, ...]:
    """Who can win as well, but has no seat."""
    part = coach_of(record.game)
    seatless = range(record.positions[0].seats, len(record.positions[0].scores))
    return tuple(part.other(say) if part else LETTERS[party] for party in seatless)


def _seat(number: int, seat: Seat, account: Account, play: Play, say: Say) -> SeatLine:
    sentence = say(
        "coach-play",
        **seat.who,
        word=play.word or "none",
        decisions=play.decisions,
        error=play.error,
    )
    return SeatLine(
        seat=number,
        name=seat.name,
        bot=seat.bot,
        start=account.start,
        own_luck=account.own_luck,
        others_luck=account.others_luck,
        own_skill=account.own_skill,
        others_skill=account.others_skill,
        revisions=account.revisions,
        result=account.result,
        adjusted=account.adjusted,
        decisions=play.decisions,
        error=play.error,
        word=play.word,
        sentence=sentence,
    )


def _roll(roll: Roll | None, record: GameRecord) -> RollLine | None:
    if roll is None:
        return None
    return RollLine(roll.step, roll.seat, roll.luck, roll.one_in, record.steps[roll.step])


def _moment(
    moment: Moment, record: GameRecord, heading: str | None, story: Story
) -> MomentLine:
    position = record.positions[moment.step]
    reasons: tuple[str, ...] = ()
    moves: tuple[MoveLine, ...] = ()
    if moment.is_decision:
        advice = advice_of(moment)
        moves = move_lines(position, advice.options, story)
        if moment.cost >= WORTH_PRAISE:
            reasons = _spoken_to(
                story,
                advice.seat,
                [
                    tell_reason(story.say, story.seats, reason)
                    for reason in reasons_for(position, advice, moment.chosen)
                ],
            )
    kind: Kind = "choice" if moment.chosen is not None else "roll"
    if moment.seat is None:
        kind = "reveal"
    return MomentLine(
        step=moment.step,
        kind=kind,
        seat=moment.seat,
        text=record.steps[moment.step],
        heading=heading,
        told=tuple(story.told(record.facts(moment.step))),
        before=moment.before,
        after=moment.after,
        change=moment.change,
        revised=moment.revised,
        exact=moment.exact,
        error=moment.error,
        forced=moment.chosen is not None and not moment.is_decision,
        cost=moment.cost,
        best=moment.best.text if moment.best not in (None, moment.chosen) else None,
        moves=moves,
        reasons=reasons,
    )


def _spoken_to(story: Story, seat: int, reasons: list[str]) -> tuple[str, ...]:
    """Reasons say "you" to whoever chose: anyone else who reads them is told who that is."""
    who = story.seats[seat]
    if reasons and not who.you:
        reasons[0] = story.say("coach-to", name=who.name, reason=reasons[0])
    return tuple(reasons)


def advice_of(moment: Moment) -> Advice:
    """What the coach would have said before a choice that a review has seen."""
    assert moment.seat is not None
    options = options_of(moment.moves, moment.seat)
    return Advice(moment.seat, options, moment.exact, moment.error)


def move_lines(
    position: Position, options: Iterable[Option], story: Story
) -> tuple[MoveLine, ...]:
    """The moves of a choice in words, in the order of the options."""
    labels = labels_of(position, story)
    return tuple(
        MoveLine(one.move.text, labels[one.move], one.chance, one.cost) for one in options
    )


def labels_of(position: Position, story: Story) -> dict[Move, str]:
    """What each legal move does, in words."""
    return {
        move: story.label(choice)
        for move, choice in zip(position.moves, position.choices, strict=True)
    }
