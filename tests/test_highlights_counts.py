"""What a seat did in a game, counted: by hand for small games, and over golden ones."""

from __future__ import annotations

from tests.screens import golden

from wormery import games
from wormery.games.facts import Fact
from wormery.games.ithappens.facts import (
    DieRolled,
    Found,
    MoundScored,
    Placed,
    Rerolled,
    Revealed,
    Skipped,
    Stuck,
)
from wormery.games.ithappens.view import Mound, Standing
from wormery.games.regenwormen.facts import Failed, Kept, Stole, Took
from wormery.highlights import Highlight, highlights_of
from wormery.highlights.counts import best_of, counted, titles_of
from wormery.locales import LANGUAGES, sentence

A, B = 0, 1
RW, IH = games.load("regenwormen"), games.load("it-happens")
GOLDEN = ("regenwormen-two", "regenwormen-four", "it-happens-two", "it-happens-five")


def test_a_small_game_of_worms_is_counted() -> None:
    steps: list[list[Fact]] = [
        [Kept(A, "W", "12WWW", 15), Took(A, 30, 3)],
        [Failed(B, "dead", 8, tile=False)],
        [Failed(A, "no-worm", 12, tile=True)],
        [Kept(B, "5", "55", 10), Took(B, 27, 2)],
        [Stole(A, 27, 2, victim=B)],
        [Stole(B, 27, 2, victim=A)],
        [Failed(A, "dead", 3, tile=True)],
    ]
    found = counted(RW, A, steps, set())
    assert found.counts == {
        "turns": 4,
        "tiles": 2,
        "steals": 1,
        "robbed": 1,
        "failed": 2,
        "dead": 1,
    }
    assert Highlight("roll", (A,), 15, dice="WWW") in found.bests
    # A bot stole in the fifth step; that A was robbed after it stays true.
    without = counted(RW, A, steps, {4, 6})
    assert without.counts == {"turns": 2, "tiles": 1, "robbed": 1, "failed": 1}


def test_a_small_game_of_finds_is_counted() -> None:
    mound = Mound(3, 5, 3, 12, ())
    standings = (
        Standing(A, 12, queen=True, general=False, worm=True),
        Standing(B, 7, queen=False, general=True, worm=False),
    )
    steps: list[list[Fact]] = [
        [Revealed(A, 1, (3,))],
        [DieRolled(A, A, 5), Rerolled(A, 5)],
        [DieRolled(A, A, 6), Placed(A, A, 6, 0, 3, 0, 0), Found(A, "worm")],
        [DieRolled(B, B, 4), Placed(B, B, 4, 0, 3, 1, 0), Found(B, "worm")],
        [DieRolled(A, 2, 4), Placed(A, 2, 4, 0, 3, 2, 0), Found(2, "worm")],
        [Skipped(A, None)],
        [Stuck(A), MoundScored(mound, standings, False, False, ())],
    ]
    found = counted(IH, A, steps, set())
    assert found.counts == {
        "placed": 1,
        "finds": 1,
        "queens": 1,
        "exact": 1,
        "spent": 2,
        "stuck": 1,
    }
    assert Highlight("sum", (A,), 12, when=3) in found.bests
    without = counted(IH, A, steps, {2, 5})
    assert without.counts == {"queens": 1, "exact": 1, "spent": 1, "stuck": 1}


def test_the_best_of_all_seats_is_the_best_of_the_game() -> None:
    """What a game's highlights say of everyone is what the counts say of the best of them."""
    for name in GOLDEN:
        game = golden(name)
        steps = [game.facts(at) for at in range(len(game.steps))]
        bests = [
            best
            for seat in range(game.position.seats)
            for best in counted(game.game, seat, steps, set()).bests
        ]
        best = {kind: bests[at].number for kind, at in best_of(bests).items()}
        told = {one.kind: one.number for one in highlights_of(game.game, steps)}
        assert {kind: told[kind] for kind in best if kind in told} == {
            kind: number for kind, number in best.items() if kind in told
        }
        assert len(best.keys() & told.keys()) >= 2, name


def test_every_count_has_a_title_and_is_part_of_another() -> None:
    for game in (RW, IH):
        titles = titles_of(game)
        for count in titles.values():
            assert count.of in ("", *titles)
            assert all(sentence(language, count.title) for language in LANGUAGES)
