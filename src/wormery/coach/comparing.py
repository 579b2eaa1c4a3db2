"""Two games with the same dice, turn by turn: luck was the same, so the rest is skill.

The command line, the server and the page all show this one document.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from msgspec import Struct

from wormery.games import LETTERS, OVER, Fact, Lots
from wormery.games.errors import WormeryError
from wormery.record import GameRecord, Spot, spots_of
from wormery.record.shared import NOBODY
from wormery.telling.seats import seats_of
from wormery.telling.story import Story
from wormery.telling.words import Say


class ComparisonError(WormeryError):
    """Two games that cannot be laid side by side: their games, options or seats differ."""


class ComparedPlayed(Struct, frozen=True):
    """What one of the two did in a turn."""

    step: int  # the first step of the turn in its record, counted from 0
    dice: tuple[str, ...]  # roll by roll, as records write it
    told: tuple[str, ...]  # what happened, in words
    score: int  # of the seat, after the turn


class ComparedTurn(Struct, frozen=True):
    """The seat's turn of that number in the round; None for who had no such turn."""

    round: int  # 0 in a game without rounds
    number: int  # from 1
    one: ComparedPlayed | None
    other: ComparedPlayed | None
    same: bool  # both rolled and did the same
    parted: str  # where they did otherwise although their dice were the same; "" if not


class ComparisonDocument(Struct, frozen=True):
    game: str
    names: tuple[str, str]
    seats: tuple[int, int]
    over: tuple[bool, bool]
    scores: tuple[tuple[int, ...], tuple[int, ...]]  # of all who can win, in both games
    won: tuple[bool, bool]  # whether the seat that is compared won
    turns: tuple[ComparedTurn, ...]
    parted: int | None  # the first of the turns in which they parted
    rolls: int  # places in the game where both rolled, and what both saw revealed
    alike: int  # those of them where the dice were the same


def comparison_of(
    one: GameRecord,
    other: GameRecord,
    seats: tuple[int, int],
    say: Say,
    names: tuple[str, str],
    you: int | None = None,
) -> ComparisonDocument:
    """The two games as seen from a seat of each; `you` is 0 or 1 if the reader played it."""
    check_alike(one, other, seats)
    first, second = (
        _Side(record, seat, name, say, you == number)
        for number, (record, seat, name) in enumerate(
            zip((one, other), seats, names, strict=True)
        )
    )
    places = sorted({*first.turns, *second.turns})
    turns = tuple(_turn(place, first, second, say) for place in places)
    rolls = list(_rolls(first, second))
    return ComparisonDocument(
        game=one.game.name,
        names=names,
        seats=seats,
        over=(one.position.actor == OVER, other.position.actor == OVER),
        scores=(one.position.scores, other.position.scores),
        won=(first.won, second.won),
        turns=turns,
        parted=next((n for n, turn in enumerate(turns) if turn.parted), None),
        rolls=len(rolls),
        alike=sum(rolls),
    )


def check_alike(one: GameRecord, other: GameRecord, seats: tuple[int, int]) -> None:
    """Whether the two can be compared at all; the error says why not."""
    start, another = one.positions[0], other.positions[0]
    if start.game.name != another.game.name:
        raise ComparisonError(
            "compare-other-game", one=start.game.name, other=another.game.name
        )
    if start.seats != another.seats:
        raise ComparisonError("compare-other-seats", one=start.seats, other=another.seats)
    options, others = (
        one.game.write_options(position.options) for position in (start, another)
    )
    if options != others:
        raise ComparisonError("compare-other-options", one=options, other=others)
    for seat in seats:
        if not 0 <= seat < start.seats:
            letters = " ".join(LETTERS[: start.seats])
            raise ComparisonError("compare-no-seat", letters=letters)


Place = tuple[int, int]  # the round, and the number of the seat's turn in it


@dataclass(frozen=True)
class _Turn:
    """The steps of one turn of a record, from `start` to before `end`."""

    start: int
    end: int


class _Side:
    """One of the two games, with the words for it."""

    def __init__(self, record: GameRecord, seat: int, name: str, say: Say, you: bool) -> None:
        self.record = record
        self.seat = seat
        seats = list(seats_of(record, say))
        seats[seat] = replace(seats[seat], name=name)
        self.story = Story(say, record.game, seats, seat if you else None)
        self.turns = dict(_turns(record, seat))

    @property
    def won(self) -> bool:
        result = self.record.position.result
        return result is not None and self.seat in result.winners

    def played(self, turn: _Turn) -> ComparedPlayed:
        steps = range(turn.start, turn.end)
        fell = (n for n in steps if self.record.positions[n].lots is not None)
        return ComparedPlayed(
            step=turn.start,
            dice=tuple(self.record.steps[n] for n in fell),
            told=tuple(text for n in steps for text in self.told(n)),
            score=self.record.positions[turn.end].scores[self.seat],
        )

    def told(self, step: int) -> list[str]:
        """What a step did in the turn, without what it set off around the table."""
        after = self.record.positions[step + 1]
        closes = after.begins == "round" or after.result is not None
        return self.story.told(list(_own(self.record.facts(step), self.seat, closes)))

    def chose(self, step: int, turn: _Turn) -> str:
        """What a choice came to: the first that there is to tell from there on."""
        for each in range(step, turn.end):
            if told := self.told(each):
                return told[0]
        position = self.record.positions[step]
        move = self.record.game.move(self.record.steps[step])
        return self.story.label(position.choices[position.moves.index(move)])


def _turns(record: GameRecord, seat: int) -> Iterator[tuple[Place, _Turn]]:
    """The turns of a seat by their place in the game."""
    positions = record.positions
    begins = [step for step, position in enumerate(positions[:-1]) if position.begins]
    rounds = turns = 0
    for start, end in pairwise([*begins, len(record.steps)]):
        if positions[start].begins == "round":
            rounds, turns = rounds + 1, 0
        elif positions[start].turn == seat:
            turns += 1
            yield (rounds, turns), _Turn(start, end)


def _own(facts: Sequence[Fact], seat: int, closes: bool) -> Iterator[Fact]:
    """The facts about who had the turn; others too, unless they close a round or the game."""
    for fact in facts:
        whose = getattr(fact, "seat", None)
        if whose == seat or (
            whose is None and (not closes or getattr(fact, "colour", None) is not None)
        ):
            yield fact


def _turn(place: Place, one: _Side, other: _Side, say: Say) -> ComparedTurn:
    first, second = one.turns.get(place), other.turns.get(place)
    same, parted = False, ""
    if first is not None and second is not None:
        steps = one.record.steps[first.start : first.end]
        same = steps == other.record.steps[second.start : second.end]
        parted = _parted(one, first, other, second, say)
    return ComparedTurn(
        round=place[0],
        number=place[1],
        one=None if first is None else one.played(first),
        other=None if second is None else other.played(second),
        same=same,
        parted=parted,
    )


def _parted(one: _Side, first: _Turn, other: _Side, second: _Turn, say: Say) -> str:
    """Where two turns went apart by a choice that both had, as a sentence."""
    here, there = range(first.start, first.end), range(second.start, second.end)
    for mine, theirs in zip(here, there, strict=False):
        chosen, otherwise = one.record.steps[mine], other.record.steps[theirs]
        if chosen == otherwise:
            continue
        moves = (one.record.positions[mine].moves, other.record.positions[theirs].moves)
        if all({chosen, otherwise} <= {move.text for move in each} for each in moves):
            return say(
                "compare-parted",
                one=one.chose(mine, first),
                other=other.chose(theirs, second),
            )
        break
    return ""


def _rolls(one: _Side, other: _Side) -> Iterator[bool]:
    """For each place where chance acted for both: whether it brought the same."""
    steps = dict(_places(other))
    for place, step in _places(one):
        if place in steps:
            yield _alike(one.record, step, other.record, steps[place])


def _places(side: _Side) -> Iterator[tuple[Spot, int]]:
    """Where chance acted for a seat, or for the whole table, and the step at which it did."""
    for step, spot in enumerate(spots_of(side.record)):
        if spot is not None and spot.seat in (side.seat, NOBODY):
            yield spot._replace(seat=0), step


def _alike(one: GameRecord, step: int, other: GameRecord, another: int) -> bool:
    """Whether the same fell; of fewer dice, whether the others show those and more."""
    lots, others = one.positions[step].lots, other.positions[another].lots
    assert lots is not None
    assert others is not None
    fell = _pieces(lots, one.steps[step]), _pieces(others, other.steps[another])
    few, many = sorted(fell, key=Counter.total)
    return few <= many


def _pieces(lots: Lots, text: str) -> Counter[str]:
    drawn = lots.read(text)
    assert drawn is not None
    return Counter(lots.pieces[place] for place in drawn)
