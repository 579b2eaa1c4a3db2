"""What was best in a finished game: counted by hand for small ones, and for golden games."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.screens import golden

from wormery import games
from wormery.games.facts import Fact, GameOver
from wormery.games.ithappens.facts import DieRolled, Found, Revealed
from wormery.games.regenwormen.facts import Failed, Kept, Stole, Took
from wormery.highlights import Highlight, highlights_of, ithappens, regenwormen
from wormery.locales import LANGUAGES
from wormery.record import GameRecord
from wormery.telling.story import Say, Story, seats_of

A, B = 0, 1
RW, IH = games.load("regenwormen"), games.load("it-happens")


def turn(seat: int, *rolls: tuple[str, str], end: Fact) -> list[Fact]:
    return [*(Kept(seat, symbol, rolled, 0) for symbol, rolled in rolls), end]


def test_the_best_of_a_small_game_of_worms() -> None:
    """A steals twice and has three tiles in a row; B rolls five worms with six dice."""
    steps: list[list[Fact]] = [
        turn(A, ("5", "1123555W"), ("W", "12WWW"), end=Took(A, 30, 3)),
        turn(B, ("4", "44"), end=Failed(B, "dead", 8, tile=False)),
        turn(A, ("W", "WW123455"), end=Stole(A, 30, 3, victim=B)),
        turn(B, ("1", "11234556"), ("W", "2WWWWW"), end=Took(B, 27, 2)),
        turn(A, ("5", "555"), end=Stole(A, 27, 2, victim=B)),
        turn(A, ("3", "33333333"), end=Failed(A, "no-worm", 24, tile=True)),
        [GameOver((A,), "worms", (6, 0))],
    ]
    # Eight threes were rarer, but brought nothing.
    assert highlights_of(RW, steps) == (
        Highlight("roll", (B,), 25, dice="WWWWW"),
        Highlight("steals", (A,), 2),
        # 6 · 5 + 1 of 6^6 ways to have five worms or more
        Highlight("luck", (B,), round(46656 / 31), dice="WWWWW", of=6),
        Highlight("streak", (A,), 3),
    )


def test_equals_share_what_is_counted() -> None:
    steps = [[Stole(A, 21, 1, victim=B)], [Stole(B, 21, 1, victim=A)]]
    assert highlights_of(RW, steps) == (Highlight("steals", (A, B), 1),)


def test_chances_are_those_of_the_rules() -> None:
    """So many worms or more with five dice: as likely as the outcomes of a position say."""
    at = games.parse("regenwormen 2 - A 21-36 -/- 555:?")
    for alike in range(1, 6):
        expected = sum(
            (Fraction(one.ways, one.of) for one in at.outcomes if one.text.count("W") >= alike),
            Fraction(0),
        )
        rolled = "W" * alike + "1" * (5 - alike)
        assert regenwormen.chance_of(Kept(A, "W", rolled, 0)) == expected
    assert ithappens.chance_of([6, 6]) == Fraction(1, 36)
    assert ithappens.chance_of([5, 6]) == Fraction(3, 36)
    assert ithappens.chance_of([1, 1, 1]) == 1


def test_the_best_of_a_small_game_of_mounds() -> None:
    """B finds two things in the second round; A's three sixes are one in 216."""
    steps: list[list[Fact]] = [
        [Revealed(A, 1, (1, 2, 3))],
        [DieRolled(A, A, 6)],
        [DieRolled(A, A, 6), Found(A, "bone")],
        [DieRolled(A, 2, 6), Found(2, "map"), Found(2, "map"), Found(2, "map")],
        [DieRolled(B, B, 1)],
        [Revealed(B, 2, (4, 5, 6))],
        [DieRolled(B, B, 3), Found(B, "worm"), Found(B, "glove")],
    ]
    assert highlights_of(IH, steps) == (
        Highlight("finds", (B,), 2, when=2),
        Highlight("luck", (A,), 216, dice="666", of=3, when=1),
    )


def facts_of(game: GameRecord) -> list[tuple[Fact, ...]]:
    return [game.facts(step) for step in range(len(game.steps))]


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("regenwormen-three-fair", ["roll", "steals", "luck", "streak"]),
        ("it-happens-two", ["sum", "queens", "finds", "luck", "exact"]),
        ("it-happens-three-shipped-mounds", ["sum", "queens", "finds", "luck", "exact"]),
    ],
)
def test_golden_games_have_highlights(name: str, kinds: list[str]) -> None:
    """Of seats that play, and never of the third colour; told in every language."""
    game = golden(name)
    found = highlights_of(game.game, facts_of(game))
    assert [one.kind for one in found] == kinds
    assert all(one.seats and max(one.seats) < game.position.seats for one in found)
    for language in LANGUAGES:
        say = Say(language)
        story = Story(say, game.game, seats_of(game, say), you=found[0].seats[0])
        told = [story.best(one) for one in found]
        assert len({best.title for best in told}) == len(kinds)
        assert all(best.figure for best in told)
        assert story.names(found[0].seats) == say("told-you")


def test_the_queens_of_a_golden_game_are_those_its_scores_count() -> None:
    game = golden("it-happens-three-shipped-mounds")
    queens = [len(holding.queens) for holding in game.position.holdings]  # type: ignore[attr-defined]
    best = next(one for one in highlights_of(game.game, facts_of(game)) if one.kind == "queens")
    assert best.number == max(queens)
    assert best.seats == tuple(at for at, count in enumerate(queens) if count == max(queens))
