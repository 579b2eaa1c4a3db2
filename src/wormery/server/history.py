"""A game told from the beginning: every position, what happened, and how it looked."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from wormery.games import Fact, Position, View
from wormery.record import Sheet
from wormery.server.answers import History, Meanwhile, Moment
from wormery.server.errors import UnfitError
from wormery.server.seeing import is_plain, plain_view, spoken_to, story_of
from wormery.server.table import Absence, Table
from wormery.telling.story import Story

MOST_STEPS = 500  # positions in one answer
MOST_MISSED = 200  # steps that are told to one who was away


class Wishes(NamedTuple):
    """What is wanted of a history, and who asks."""

    first: int
    seat: int | None
    language: str
    views: bool
    words: bool


def history(table: Table, sheet: Sheet, wishes: Wishes) -> History:
    """The moments of a game; a long one takes a while, so a thread had better do this."""
    story = story_of(table, wishes.language, wishes.seat)
    steps, first = sheet.steps, wishes.first
    moments: list[Moment] = []
    last = min(first + MOST_STEPS, len(steps) + 1)
    position = sheet.position_at(max(0, first - 1)) if first < last else sheet.position
    for place in range(first, last):
        text: str | None = None
        facts: tuple[Fact, ...] = ()
        if place:
            step = position.step(steps[place - 1])
            position, text, facts = step.after, step.text, step.facts
        view = _view(story, position, wishes) if wishes.views else None
        told = _told(story, position, facts)
        moments.append(Moment(text, position.actor, view, facts, told))
    return History(len(steps), first, tuple(moments))


def instead(table: Table, sheet: Sheet, move: str, wishes: Wishes) -> Moment:
    """The moment that another move at the step `first` would have led to."""
    if wishes.first >= len(sheet) or sheet.is_chance(wishes.first):
        raise UnfitError("instead-no-choice", step=wishes.first)
    step = sheet.position_at(wishes.first).step(move)
    story = story_of(table, wishes.language, wishes.seat)
    view = _view(story, step.after, wishes)
    told = _told(story, step.after, step.facts)
    return Moment(step.text, step.after.actor, view, step.facts, told)


def _told(story: Story, position: Position, facts: tuple[Fact, ...]) -> tuple[str, ...]:
    told = story.told(facts)
    return (*told, story.won(position)) if position.result is not None else tuple(told)


def _view(story: Story, position: Position, wishes: Wishes) -> View:
    """What could be seen, with nothing to choose: that moment has passed."""
    view: View = position.game.view(position, wishes.seat)
    if is_plain(position.game, wishes.words):
        return plain_view(story, view)
    return structs.replace(view, moves=())


def meanwhile(table: Table, device: str, language: str) -> list[Meanwhile]:
    """What a stand-in did for each seat of a device in its last absence, if it did anything."""
    seats = table.seats_of(device)
    story = story_of(table, language, spoken_to(seats))
    told = (
        _while_away(table, seat, absence, story)
        for seat in seats
        if (absence := table.chairs[seat].absence) is not None
    )
    return [one for one in told if one.told]


def _while_away(table: Table, seat: int, absence: Absence, story: Story) -> Meanwhile:
    sheet = table.sheet
    assert sheet is not None
    told: list[str] = []
    stands_in = False
    last = min(absence.last, len(sheet))
    for place in range(max(absence.first, last - MOST_MISSED), last):
        mark = table.marks[place]
        # Dice belong to the move that they follow.
        stands_in = mark is not None and (
            mark.by in ("stand-in", "clock") or (mark.by == "dice" and stands_in)
        )
        if stands_in and mark is not None and mark.seat == seat:
            told += story.told(sheet.step_at(place).facts)
    return Meanwhile(absence.since, absence.until, tuple(told))
