"""What a picture of a table says to whoever is sent its address: an invitation, or who won.

Nothing is in it that a stranger could not see at that address. A game that goes on shows who
plays and nothing of how it stands; whoever has left a table is not named, because what others
have sent on cannot be taken back.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import NamedTuple

import msgspec
from babel.dates import format_date
from babel.numbers import format_decimal

from wormery.coach.documents import SeatLine
from wormery.drawing.card import Card, Row
from wormery.drawing.lettering import Letters
from wormery.drawing.scenes import ANYWHERE
from wormery.games import LETTERS, AnyGame, part_of
from wormery.server.seeing import seat_of
from wormery.server.table import Table
from wormery.telling.seats import Seat
from wormery.telling.story import Story
from wormery.telling.words import Say


class Worked(msgspec.Struct):
    """What a picture shows of a review that was worked out."""

    seats: tuple[SeatLine, ...]
    chances: tuple[tuple[float, ...], ...]


read_review = msgspec.json.Decoder(Worked).decode


class Shared(NamedTuple):
    """What is said of an address: by previews in words, and in the picture."""

    title: str
    about: str
    card: Card


class Pen(NamedTuple):
    """The language in which something is written, and the letters there are for it."""

    say: Say
    letters: Letters

    def __call__(self, sentence_id: str, **values: str | int | float) -> str:
        return self.say(sentence_id, **values)

    def number(self, number: int) -> str:
        return format_decimal(number, locale=self._locale)

    def date(self, day: date) -> str:
        """A day as people write it."""
        return format_date(day, "long", self._locale)

    @property
    def _locale(self) -> str:
        return self.say.language.replace("-", "_")


def pen_for(language: str, letters: Letters) -> Pen:
    """In English where the letters of a language are missing: better than no words."""
    say = Say(language)
    known = letters.know(say("card-site") + say("card-soon"))
    return Pen(say if known else Say("en"), letters)


def blank_of(game: AnyGame, pen: Pen) -> Card:
    """A picture of a game with nothing written on it: where it is played, and its dice."""
    part = part_of(game, "drawing")
    return Card(
        pen.say.game(game),
        "",
        scene=getattr(part, "SCENE", ANYWHERE),
        dice=getattr(part, "DICE", ""),
    )


def of_table(
    table: Table, pen: Pen, seat: int | None = None, review: Worked | None = None
) -> Shared:
    """What is said of a table. `seat` is the one of whoever shares it."""
    seats = _seats(table, pen)
    rows = tuple(Row(number, one.name, mine=number == seat) for number, one in enumerate(seats))
    blank = blank_of(table.game, pen)._replace(rows=rows)
    position = table.position
    if position is None or position.result is None:
        return _invitation(table, seats, pen, blank)
    told = _result(table, Story(pen.say, position.game, seats), pen, blank)
    return told if review is None else _reviewed(told, review, pen)


# Games with the same dice


def of_daily(table: Table, pen: Pen, seat: int) -> Shared:
    """How somebody did at the one table of a day, at which everyone has the same dice."""
    told = of_table(table, pen, seat)
    what = pen("card-daily-what")
    rows = told.card.rows
    if not rows[seat].figures:  # the game goes on, and nothing is told of it
        return of_day(table.game, pen, told.card.foot)
    ahead = sum(one.won or _score(one) > _score(rows[seat]) for one in rows)
    place = 1 if rows[seat].won else 1 + ahead
    title = pen("card-place", place=place, count=len(rows), name=rows[seat].name)
    card = told.card._replace(title=title, below=pen("card-daily"))
    return Shared(title, pen("card-about", game=card.game, what=what), card)


def _score(row: Row) -> int:
    return int(row.figures[-1])


def of_day(game: AnyGame, pen: Pen, day: str) -> Shared:
    """An invitation to the table of a day."""
    title, what = pen("card-daily"), pen("card-daily-what")
    card = blank_of(game, pen)._replace(title=title, below=what, foot=day)
    return Shared(title, pen("card-about", game=card.game, what=what), card)


def of_challenge(table: Table, seat: int, pen: Pen) -> Shared:
    """Somebody lets others play with the dice they had, and does not say what they did."""
    title = pen("card-dare", name=_seats(table, pen)[seat].name)
    what = pen("card-dare-what")
    card = blank_of(table.game, pen)._replace(title=title, below=what)
    return Shared(title, pen("card-about", game=card.game, what=what), card)


def _seats(table: Table, pen: Pen) -> tuple[Seat, ...]:
    """The seats, none called by a name that cannot be written or of one who has left."""
    found = []
    for chair, letter in zip(table.chairs, LETTERS, strict=False):
        left = chair.kind == "open" and not table.watch_only
        name = "" if left else pen.letters.of(chair.name)
        found.append(seat_of(msgspec.structs.replace(chair, name=name), letter, pen.say))
    return tuple(found)


# Before the game is over


def _invitation(table: Table, seats: tuple[Seat, ...], pen: Pen, blank: Card) -> Shared:
    """Who sits there, and whether one could sit down with them."""
    empty = "" if table.watch_only else "open"
    free = [at for at, chair in enumerate(table.chairs) if chair.kind == empty]
    there = [one.name for at, one in enumerate(seats) if at not in free]
    welcome = bool(free) and (table.lock == "open" or not there)
    if welcome:
        hosts = table.seats_of(table.host)
        title = (
            pen("card-invite", name=seats[hosts[0]].name)
            if hosts
            else pen("card-invite-anyone", game=blank.game)
        )
        below = pen("card-free", free=len(free))
    else:
        title = pen("card-together", names=pen.say.list(there), count=len(there))
        below = pen("card-soon" if table.state == "open" else "card-watch")
    words = pen("card-free-seat")
    rows = tuple(
        row._replace(name=words if row.seat in free and welcome else row.name, mine=False)
        for row in blank.rows
    )
    if not there:
        rows = ()
    about = pen("card-about", game=blank.game, what=below)
    return Shared(title, about, blank._replace(title=title, below=below, rows=rows))


# After it


def _result(table: Table, story: Story, pen: Pen, blank: Card) -> Shared:
    """Who won, and what everybody had."""
    assert table.position is not None
    assert table.position.result is not None
    scores, winners = table.position.result.scores, table.position.result.winners
    rows = tuple(
        row._replace(figures=(str(scores[row.seat]),), won=row.seat in winners)
        for row in blank.rows
    )
    lines = (pen("card-score", name=row.name, score=scores[row.seat]) for row in rows)
    about = pen("card-about", game=blank.game, what=pen.say.row(lines))
    title = story.won(table.position)
    return Shared(title, about, blank._replace(title=title, rows=rows, foot=_day(table, pen)))


def _reviewed(told: Shared, review: Worked, pen: Pen) -> Shared:
    """What luck and skill did, too."""
    accounts = {one.seat: one for one in review.seats}
    rows = []
    for row in told.card.rows:
        parts = accounts[row.seat].own_luck, accounts[row.seat].own_skill
        figures = (*(_signed(part, pen) for part in parts), *row.figures)
        rows.append(row._replace(figures=figures))
    card = told.card._replace(
        below=pen("card-review"),
        heads=(pen("card-luck"), pen("card-skill"), ""),
        rows=tuple(rows),
        chances=review.chances,
    )
    return Shared(told.title, f"{pen('card-review')} {told.about}", card)


def _signed(share: float, pen: Pen) -> str:
    """How much of the chance to win was gained or lost."""
    sign = "" if abs(share) < 0.005 else "+" if share > 0 else "−"
    return sign + pen("card-share", share=abs(share))


def _day(table: Table, pen: Pen) -> str:
    """When the last step was made; nobody knows of a record that was brought along."""
    mark = table.marks.last
    return "" if mark is None else pen.date(datetime.fromtimestamp(mark.at / 1000, UTC).date())
