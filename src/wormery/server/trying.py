"""A figure of the rules as a game that one plays alone, without a table.

Nothing is kept here: whoever tries something has the position, and sends it along with the
next move. The moves of all seats are their own.
"""

from __future__ import annotations

import secrets
from typing import Annotated

from msgspec import Meta, Struct, structs

from wormery.games import CHANCE, LETTERS, OVER, Fact, Position, View, load
from wormery.games.errors import GameOverError
from wormery.record.chance import draw
from wormery.server.asking import Asking
from wormery.server.errors import UnfitError
from wormery.server.seeing import position_view
from wormery.telling.seats import seat
from wormery.telling.story import Say, Story

MOST, WITHIN = 40, 20.0  # moves of one visitor, in so many seconds
LONGEST = 1200  # characters of a position: one with mounds of its own has some 500
MOST_DICE = 8  # rolls that are given

Text = Annotated[str, Meta(max_length=LONGEST)]
Word = Annotated[str, Meta(max_length=40)]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A move in a position; `dice` are those that fall first, as a figure shows them."""

    game: Word
    position: Text
    move: Word
    dice: Annotated[tuple[Word, ...], Meta(max_length=MOST_DICE)] = ()
    words: bool = False


class TryNow(Struct, frozen=True):
    """Where one is, and what the last move led to."""

    position: str
    seat: int | None  # who acts; nobody once the game is over
    seats: tuple[str, ...]  # what everyone is called
    view: View
    facts: tuple[Fact, ...]
    told: tuple[str, ...]
    dice: tuple[str, ...]  # those that are still to fall


def asking() -> Asking:
    return Asking("tries", MOST, WITHIN)


def begun(game: str, text: str, language: str, words: bool) -> TryNow:
    """A position that somebody may act in."""
    position = _read(game, text)
    return _now(position, _story(position, language), words)


def played(wish: Try, language: str) -> TryNow:
    """What a move leads to, with the dice that fall after it."""
    position, dice = _read(wish.game, wish.position), list(wish.dice)
    step = position.step(wish.move)
    position, facts = step.after, [step.facts]
    while position.actor == CHANCE:
        step = position.step(_fallen(position, dice))
        position = step.after
        facts.append(step.facts)
    story = _story(position, language)
    told = [sentence for some in facts for sentence in story.told(some)]
    if position.actor == OVER:
        told.append(story.won(position))
    return structs.replace(
        _now(position, story, wish.words),
        facts=tuple(fact for some in facts for fact in some),
        told=tuple(told),
        dice=tuple(dice),
    )


def _read(game: str, text: str) -> Position:
    position: Position = load(game).parse(text)
    if position.actor == OVER:
        raise GameOverError("game-over")
    if position.actor == CHANCE:  # nobody could do anything
        raise UnfitError("try-no-choice")
    return position


def _fallen(position: Position, dice: list[str]) -> str:
    """The next dice that were given; or, where they do not fit, whatever falls."""
    assert position.lots is not None
    if dice and position.lots.read(dice[0]) is not None:
        return dice.pop(0)
    dice.clear()
    return draw(position, secrets.token_hex(16), 0).text


def _story(position: Position, language: str) -> Story:
    say = Say(language)
    seats = tuple(seat(letter, letter, say) for letter in LETTERS[: position.seats])
    return Story(say, position.game, seats)


def _now(position: Position, story: Story, words: bool) -> TryNow:
    actor = None if position.actor == OVER else position.actor
    return TryNow(
        position=position.text,
        seat=actor,
        seats=tuple(one.name for one in story.seats),
        view=position_view(position, actor, story, words),
        facts=(),
        told=(),
        dice=(),
    )
