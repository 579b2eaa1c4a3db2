"""What is seen of a table, and said about it: views, choices in words, and what happened.

All that leaves the server about a game goes through here. Whoever sees the same and is spoken
of in the same way, in the same language, is sent the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from msgspec import structs

from wormery.games import LETTERS, AnyGame, Choice, Fact, Position, View
from wormery.games.finding import is_ours
from wormery.locales import LANGUAGES
from wormery.record import Sheet
from wormery.server.deciding import may
from wormery.server.frames import (
    PROTOCOL,
    Happened,
    Own,
    PlainView,
    SeatNow,
    SeatView,
    TableNow,
    Watchers,
    Welcome,
)
from wormery.server.hosting import hosting, standing
from wormery.server.messages import AnyEvent, Fell, Moved, Numbered, Undone
from wormery.server.page import build
from wormery.server.table import Chair, Table
from wormery.telling.bots import has_name
from wormery.telling.story import Say, Seat, Story

FURTHEST_BACK = 20  # steps in which at least one will have had something to tell

encode = msgspec.json.Encoder().encode


class Reader(Protocol):
    """One who is told of a table: the device, and whether it wants the table itself in words.

    `telling` is the language of sentences and labels; a program may want none.
    """

    device: str
    telling: str | None
    words: bool


def own(table: Table, device: str | None) -> Own:
    return Own(
        table.seats_of(device),
        device == table.host,
        standing(table, device),
        hosting(table, device),
    )


def table_now(table: Table) -> TableNow:
    """All but the game, as everyone sees it."""
    chairs = zip(table.chairs, table.stood_in_for, strict=True)
    return TableNow(
        code=table.code,
        plan=table.plan,
        state=table.state,
        seats=tuple(
            _seat_now(chair, seed, stood_in_for, seat in table.failing)
            for seat, ((chair, stood_in_for), seed) in enumerate(
                zip(chairs, table.seeds, strict=True)
            )
        ),
        number=table.number,
        steps=table.steps,
        begins=table.begins,
        commitment=table.commitment,
        starts_at=table.starts_at,
        rematch=table.rematch,
        offers=tuple(sorted(table.offers)),
        watch_only=table.watch_only,
        lock=table.lock,
        closed=table.closed,
        listed=table.listed,
        fills_at=table.fills_at,
        turn_ends_at=table.turn_ends_at,
        coach=table.coached,
        hints=tuple(map(table.hints.count, range(len(table.chairs)))),
        contest=table.contest,
    )


def _seat_now(chair: Chair, seed: str, stood_in_for: bool, failing: bool) -> SeatNow:
    here = chair.kind == "person" and chair.away_since is None
    return SeatNow(
        kind=chair.kind,
        name=chair.name,
        level=chair.level or None,
        seed=seed,
        here=chair.kind == "bot" or here,
        played_by_bot=stood_in_for,
        away_since=chair.away_since,
        failing=failing,
    )


# Words


def spoken_to(seats: tuple[int, ...]) -> int | None:
    """The seat that sentences call "you"; several people at one screen go by their names."""
    return seats[0] if len(seats) == 1 else None


def story_of(table: Table, language: str, you: int | None = None) -> Story:
    game = table.game if table.sheet is None else table.sheet.game
    return _story(game, table.chairs, language, you)


@lru_cache(maxsize=4096)
def _story(game: AnyGame, chairs: tuple[Chair, ...], language: str, you: int | None) -> Story:
    say = Say(language)
    seats = (
        seat_of(chair, letter, say) for chair, letter in zip(chairs, LETTERS, strict=False)
    )
    return Story(say, game, tuple(seats), you)


def seat_of(chair: Chair, letter: str, say: Say) -> Seat:
    """A seat as sentences speak of it. Who is a bot is known by its kind, never by its name."""
    if chair.kind == "bot":
        name = chair.name if has_name(chair.name) else say("bot-name", letter=letter)
        return Seat(letter, name, chair.level)
    nameless = chair.name in ("", letter)
    return Seat(letter, say("player-name", letter=letter) if nameless else chair.name, None)


def told_now(table: Table, language: str | None, you: int | None) -> tuple[str, ...]:
    """What the last move led to that had anything to tell, with the dice that followed it."""
    sheet = table.sheet
    if sheet is None or language is None:
        return ()
    story = story_of(table, language, you)
    return (*_last_told(story, sheet), *_won(story, sheet.position))


def _last_told(story: Story, sheet: Sheet) -> list[str]:
    told: list[str] = []
    for place in range(len(sheet) - 1, max(-1, len(sheet) - 1 - FURTHEST_BACK), -1):
        told = story.told(sheet.step_at(place).facts) + told
        if told and not sheet.is_chance(place):
            break
    return told


def _won(story: Story, position: Position) -> Iterator[str]:
    if position.result is not None:
        yield story.won(position)


# Views


def views(
    table: Table, device: str | None, language: str | None, words: bool
) -> tuple[SeatView, ...]:
    """What each seat of a device sees, or a spectator."""
    if table.position is None:
        return ()
    seats = table.seats_of(device) or (None,)
    return tuple(seat_view(table, seat, language, words) for seat in seats)


def seat_view(table: Table, seat: int | None, language: str | None, words: bool) -> SeatView:
    position = table.position
    assert position is not None
    view = position.game.view(position, seat)
    choices: tuple[Choice, ...] = view.moves
    if choices and language is not None:
        story = story_of(table, language)
        choices = tuple(
            structs.replace(choice, label=story.label(choice)) for choice in choices
        )
    if is_plain(position.game, words):
        asks = table.plan.dice == "real" and view.lots is not None
        plain = plain_view(story_of(table, language or LANGUAGES[0]), view, asks, choices)
        return SeatView(seat, plain, may(table, seat))
    if choices is not view.moves:
        view = structs.replace(view, moves=choices)
    return SeatView(seat, view, may(table, seat))


def position_view(
    position: Position, seat: int | None, story: Story, words: bool = False
) -> View:
    """What a seat sees where there is no table around the game, its choices in words."""
    view: View = position.game.view(position, seat)
    moves = tuple(structs.replace(one, label=story.label(one)) for one in view.moves)
    if is_plain(position.game, words):
        return plain_view(story, view, choices=moves)
    return structs.replace(view, moves=moves)


def is_plain(game: AnyGame, words: bool) -> bool:
    """Whether a game is shown in words: the page has boards only for games of ours."""
    return words or not is_ours(game)


def plain_view(
    story: Story, view: View, asks: bool = False, choices: tuple[Choice, ...] = ()
) -> PlainView:
    """A table in words; `asks` if someone is to say what real dice show."""
    return PlainView(
        seats=view.seats,
        actor=view.actor,
        turn=view.turn,
        lots=view.lots,
        result=view.result,
        name=story.game.name,
        lines=tuple(story.table(view)),
        question=story.question(view) if asks else "",
        moves=choices,
    )


# Frames


def welcome(
    table: Table,
    reader: Reader,
    now: int,
    watchers: Watchers | None,
    missed: tuple[Numbered, ...] = (),
) -> bytes:
    """The first frame of a socket."""
    return encode(
        Welcome(
            PROTOCOL,
            build(),
            table_now(table),
            own(table, reader.device),
            views(table, reader.device, reader.telling, reader.words),
            told_now(table, reader.telling, spoken_to(table.seats_of(reader.device))),
            now,
            missed,
            watchers,
        )
    )


class EventFrames:
    """The frames that tell of one event, each made once for all who are to hear the same."""

    def __init__(self, before: Table, after: Table, event: AnyEvent) -> None:
        self.table = after
        self.event = event
        played = isinstance(event, Moved | Fell | Undone)
        same = (before.state, before.stood_in_for) == (after.state, after.stood_in_for)
        same = same and before.failing == after.failing
        self.failed = after.failing - before.failing
        self.quiet = played and same  # nothing but the game has changed
        self.facts: tuple[Fact, ...] = tuple(f for step in after.latest for f in step.facts)
        self._frames: dict[Any, bytes] = {}
        self._views: dict[Any, SeatView] = {}
        self._told: dict[Any, tuple[str, ...]] = {}

    def of(self, reader: Reader) -> bytes:
        table = self.table
        seats = table.seats_of(reader.device)
        # Who was removed or waits is told something else than those who only look.
        own_key = reader.device == table.host, standing(table, reader.device)
        key = seats, *own_key, reader.telling, reader.words
        if key not in self._frames:
            self._frames[key] = self._make(seats, reader)
        return self._frames[key]

    def _make(self, seats: tuple[int, ...], reader: Reader) -> bytes:
        table, language = self.table, reader.telling
        seen: list[SeatView] = []
        if table.position is not None:
            seen = [self._view(seat, language, reader.words) for seat in seats or (None,)]
        return encode(
            Happened(
                table.number,
                self.event,
                table.steps,
                tuple(seen),
                self.facts,
                self._tell(language, spoken_to(seats)),
                None if self.quiet else table_now(table),
                None if self.quiet else own(table, reader.device),
                table.turn_ends_at,
            )
        )

    def _view(self, seat: int | None, language: str | None, words: bool) -> SeatView:
        key = seat, language, words
        if key not in self._views:
            self._views[key] = seat_view(self.table, seat, language, words)
        return self._views[key]

    def _tell(self, language: str | None, you: int | None) -> tuple[str, ...]:
        if language is None:
            return ()
        key = language, you
        if key not in self._told:
            self._told[key] = self._sentences(language, you)
        return self._told[key]

    def _tell_of_failure(self, seat: int, story: Story) -> str:
        name, level = story.seats[seat].name, self.table.chairs[seat].level
        return story.say("outside-stood-in", name=name, player=level)

    def _sentences(self, language: str, you: int | None) -> tuple[str, ...]:
        if isinstance(self.event, Undone):
            return told_now(self.table, language, you)
        steps = self.table.latest
        if not steps:
            return ()
        story = story_of(self.table, language, you)
        told = [self._tell_of_failure(seat, story) for seat in sorted(self.failed)]
        told += [sentence for step in steps for sentence in story.told(step.facts)]
        return (*told, *_won(story, steps[-1].after))
