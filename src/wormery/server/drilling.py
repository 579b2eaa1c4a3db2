"""Drills as they are sent: what is asked, what became of an answer, and how one gets on."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from wormery.coach import Drill, ReviewDocument, bank, tell_reason
from wormery.coach import check as check_answer
from wormery.coach.advising import Option
from wormery.coach.documents import MoveLine, labels_of, move_lines
from wormery.coach.drills import COSTLY, drill_named, drill_of, due_of, themes_of
from wormery.coach.spacing import Card
from wormery.games import GAMES, LETTERS, AnyGame, Position, View, load
from wormery.server.asking import Asking
from wormery.server.errors import NotFoundError
from wormery.server.seeing import position_view
from wormery.server.store.drills import Drills, Learned
from wormery.server.table import Table
from wormery.telling.seats import seat as seat_called
from wormery.telling.story import Story
from wormery.telling.words import Say

MOST_OF_A_GAME = 10  # choices, the costliest
MOST, WITHIN = 30, 15.0  # answers of one device, in so many seconds
DAY = 24 * 60  # minutes


class ThemeNow(Struct, frozen=True):
    """What choices can be about; how many of them there are, and how many one has met."""

    name: str
    title: str
    drills: int
    met: int


class GameDrills(Struct, frozen=True):
    name: str
    title: str
    due: int
    drills: int
    met: int
    themes: tuple[ThemeNow, ...]


class DrillsNow(Struct, frozen=True):
    """How one gets on with the drills."""

    due: int  # come back today
    own: int  # are choices of one's own games
    answered: int  # today
    correct: int
    days: int  # without a gap, up to today
    games: tuple[GameDrills, ...]


class DrillNow(Struct, frozen=True):
    """A question: what would you do here?"""

    key: str
    game: str
    theme: str
    title: str  # of the theme
    difficulty: int  # 1 to 3
    own: bool  # from a game of one's own
    chosen: str  # what one did there, in words; empty if it is not one's own
    again: bool  # whether it was asked before
    text: str  # the position on one line
    seat: int
    seats: tuple[str, ...]  # what everyone is called
    view: View


class DrillNext(Struct, frozen=True):
    """The next question; nothing if there is none today."""

    drill: DrillNow | None


class DrillTry(Struct, frozen=True, forbid_unknown_fields=True):
    move: Annotated[str, Meta(max_length=40)]
    east: Annotated[int, Meta(ge=-840, le=840)] = 0


class DrillAnswer(Struct, frozen=True):
    """What became of an answer."""

    right: bool
    chosen: str
    moves: tuple[MoveLine, ...]  # the best first
    exact: bool
    error: float
    reasons: tuple[str, ...]
    days: int  # until it is asked again
    answered: int  # today, with this one
    correct: int


class DrillsAdded(Struct, frozen=True):
    """How many choices of a game will be asked about, and how many of them are new."""

    costly: int
    added: int


class Drilling:
    """The drills of a node: who answers is heard in a thread beside the loop."""

    def __init__(self, kept: Drills) -> None:
        self.kept = kept
        self.asking = Asking("drills", MOST, WITHIN)


def today_at(now: int, east: int) -> int:
    """The day where somebody is whose clock is so many minutes ahead of UTC."""
    return (now // 60_000 + east) // DAY


def games_asked(name: str) -> list[AnyGame]:
    return [load(name)] if name else list(GAMES.values())


def overview(learned: Learned, today: int, language: str) -> DrillsNow:
    say = Say(language)
    games = tuple(
        _game(game, learned, today, say) for game in GAMES.values() if bank(game).drills
    )
    day = learned.at(today)
    return DrillsNow(
        due=sum(game.due for game in games),
        own=len(learned.own),
        answered=day.answered,
        correct=day.correct,
        days=learned.in_a_row(today),
        games=games,
    )


def _game(game: AnyGame, learned: Learned, today: int, say: Say) -> GameDrills:
    drills = bank(game).drills
    own = [drill for drill in learned.own if drill.game == game.name]
    every = {drill.key: drill for drill in (*drills, *own)}
    themes = []
    for name, title in themes_of(game).items():
        here = [drill for drill in drills if drill.theme == name]
        met = sum(drill.key in learned.cards for drill in here)
        themes.append(ThemeNow(name, say(title), len(here), met))
    return GameDrills(
        name=game.name,
        title=say.game(game),
        due=len(due_of(list(every.values()), learned.cards, today)),
        drills=len(drills),
        met=sum(drill.key in learned.cards for drill in drills),
        themes=tuple(themes),
    )


def drill_for(learned: Learned, game: AnyGame, key: str) -> Drill:
    """A question by its key: one's own, or one of the bank."""
    found = next((drill for drill in learned.own if drill.key == key), None)
    found = found or drill_named(game, key)
    if found is None:
        raise NotFoundError("drill-unknown")
    return found


def story_of_drill(position: Position, language: str) -> Story:
    """Whoever answers sits where the choice is; nobody else has a name."""
    say = Say(language)
    seats = tuple(seat_called(letter, letter, say) for letter in LETTERS[: position.seats])
    return Story(say, position.game, seats, position.actor)


def drill_now(
    drill: Drill, card: Card | None, own: bool, language: str, words: bool
) -> DrillNow:
    position = drill.position
    story = story_of_drill(position, language)
    labels = {move.text: label for move, label in labels_of(position, story).items()}
    themes = themes_of(position.game)
    return DrillNow(
        key=drill.key,
        game=drill.game,
        theme=drill.theme,
        title=story.say(themes[drill.theme]) if drill.theme in themes else "",
        difficulty=drill.difficulty,
        own=own,
        chosen=labels.get(drill.chosen, ""),
        again=card is not None and not (own and card.in_a_row == 0),
        text=drill.text,
        seat=position.actor,
        seats=tuple(seat.name for seat in story.seats),
        view=position_view(position, position.actor, story, words),
    )


def answer_of(drill: Drill, move: str, language: str) -> DrillAnswer:
    """Everything but what the database has to say of it; this is worked out in a thread."""
    found = check_answer(drill, move)
    position = drill.position
    story = story_of_drill(position, language)
    advice = found.advice
    return DrillAnswer(
        right=found.right,
        chosen=found.chosen.text,
        moves=move_lines(position, advice.options, story),
        exact=advice.exact,
        error=advice.error,
        reasons=tuple(tell_reason(story.say, story.seats, one) for one in advice.reasons),
        days=0,
        answered=0,
        correct=0,
    )


def costly_choices(table: Table, seats: tuple[int, ...], document: bytes) -> list[Drill]:
    """The costliest choices that these seats made themselves, from the review of their game."""
    found = msgspec.json.decode(gzip.decompress(document), type=ReviewDocument)
    sheet = table.sheet
    assert sheet is not None
    costly = [
        moment
        for moment in found.moments
        if moment.kind == "choice"
        and moment.seat in seats
        and moment.cost >= COSTLY
        and len(moment.moves) > 1
        and _by_hand(table, moment.step)
    ]
    costly.sort(key=lambda moment: -moment.cost)
    move = table.game.move
    return [
        drill_of(
            sheet.position_at(moment.step),
            [Option(move(line.move), line.chance, line.cost) for line in moment.moves],
            moment.text,
        )
        for moment in costly[:MOST_OF_A_GAME]
    ]


def _by_hand(table: Table, step: int) -> bool:
    mark = table.marks[step]
    return mark is None or mark.by not in ("stand-in", "clock")


def some(drills: Iterator[Drill], theme: str, difficulty: int) -> list[Drill]:
    return [
        drill
        for drill in drills
        if theme in ("", drill.theme) and difficulty in (0, drill.difficulty)
    ]
