"""How tables look: never too wide, with all that lies on them, and told as it happened."""

from __future__ import annotations

import io
import re
from functools import cache
from random import Random
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from tests.proof import times

from wormery import games, players, record
from wormery.games import CHANCE, LETTERS, OVER, Position, view
from wormery.games.ithappens import OBJECTS, ItHappensPosition, ItHappensView
from wormery.locales import LANGUAGES
from wormery.record import GameRecord
from wormery.telling.ithappens import party
from wormery.telling.seats import seats_of
from wormery.telling.words import Say
from wormery.terminal.blocks import PIPS, fit
from wormery.terminal.face import Face, face_of

WIDTHS = (40, 56, 60, 80, 120, 200)
LONG = "Maximiliane-Alexandra von und zu Obergerstenfeld"


@cache
def a_game(name: str, seats: int) -> GameRecord:
    """A whole game, with moves that are partly sensible, partly not."""
    random = Random(f"{name} {seats}")
    tags = {LETTERS[seat]: LONG if seat % 2 else "bot:casual" for seat in range(seats)}
    game = GameRecord.start(games.load(name), seats, tags=tags)
    while game.position.actor != OVER:
        if game.position.actor == CHANCE:
            game = game.add(record.draw(game.position, "drawing", len(game.steps)))
        else:
            player = players.load(random.choice(["casual", "random"]))
            game = game.add(player.choose(game.position, random))
    return game


def printed(thing: RenderableType, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(thing)
    return cast(io.StringIO, console.file).getvalue().splitlines()


def face(game: GameRecord, language: str = "en", viewer: int | None = None) -> Face[Any]:
    say = Say(language)
    return face_of(game.game, say, seats_of(game, say), viewer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "seats"),
    [("regenwormen", 2), ("regenwormen", 7), ("it-happens", 2), ("it-happens", 5)],
)
def test_no_table_is_wider_than_the_screen(name: str, seats: int, language: str) -> None:
    game = a_game(name, seats)
    drawn = face(game, language, viewer=1)
    some = [
        *Random(language).sample(game.positions, times(3, 12)),
        game.positions[0],
        game.position,
    ]
    for width in WIDTHS:
        for position in some:
            for line in printed(drawn.table(position, width), width):
                assert cell_len(line) <= width, line
        for line in printed(drawn.final(game.position), width):
            assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_abbreviations_take_two_cells_and_differ(language: str) -> None:
    say = Say(language)
    words = [say("ih-find-short", find=find) for find in ("worm", *OBJECTS)]
    assert [cell_len(word) for word in words] == [2] * 9
    assert len(set(words)) == 9


def test_drawings_are_made_of_single_cells() -> None:
    for lines in PIPS.values():
        assert [cell_len(line) for line in lines] == [5, 5, 5]
        assert all(cell_len(character) == 1 for line in lines for character in line)
    assert fit("蚯蚓蚯蚓", 5) == "蚯蚓…"


def row(text: str) -> Any:
    return games.parse(f"regenwormen {text}")


def test_the_row_shows_open_tiles_gaps_and_tiles_out_of_the_game() -> None:
    position = row("2 - A 21,25,33 24.29/31 1WWWW")
    game = GameRecord((position,), 0, tags={"A": "Anna", "B": "Bo"})
    lines = printed(face(game).table(position, 80), 80)
    text = "\n".join(lines)
    assert "│21│" in text
    assert "│33│" in text
    assert "│24│" not in text
    assert text.count("│▒▒│") == 3 * 10  # sixteen tiles, three open, three on stacks
    assert "▲▲" in text  # 21 points take tile 21
    assert "[29 ~~~] 2 tiles" in text
    assert "with a worm" in text
    hidden, shown = face(game), face(game, viewer=0)
    assert "24" not in "\n".join(printed(hidden.table(position, 80), 80)[6:])
    assert "under it: 24 ~" in "\n".join(printed(shown.table(position, 80), 80))


def test_mounds_show_dice_by_letter_and_where_the_die_goes() -> None:
    start = games.load("it-happens").start(seats=3)
    position = start.after("2.5.9").after("roll").after("4").after("place 1")
    position = position.after("roll").after("6")
    game = GameRecord((position,), 0, tags={"A": "Anna", "B": "Bo", "C": "Cleo"})
    text = "\n".join(printed(face(game).table(position, 80), 80))
    assert "A4" in text
    assert text.count("›") == text.count("‹") == text.count("▲") == 3
    narrow = "\n".join(printed(face(game).table(position, 60), 60))
    assert narrow.count("▲") == 3


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_scoring_told_is_the_scoring_done(seats: int) -> None:
    game = a_game("it-happens", seats)
    say = Say("en")
    teller = face(game)
    rounds = 0
    for step, (before, after) in enumerate(
        zip(game.positions, game.positions[1:], strict=False)
    ):
        told = teller.told(game.facts(step))
        a, b = cast(ItHappensPosition, before), cast(ItHappensPosition, after)
        if not (a.shown and not b.shown):
            continue
        rounds += 1
        for colour in range(a.colours):
            name = party(say, teller.seats, colour).name
            for kind, sentence in (("queens", "the queen ("), ("generals", "the general (")):
                gained = len(getattr(b.holdings[colour], kind))
                gained -= len(getattr(a.holdings[colour], kind))
                heard = [line for line in told if line.startswith(f"{name} takes {sentence}")]
                # Bots are told apart by their letters; people here share one long name.
                if name != LONG:
                    assert len(heard) == gained, told
            worms = b.holdings[colour].worms - a.holdings[colour].worms
            heard = [line for line in told if line.startswith(f"{name} takes a worm")]
            heard += [line for line in told if line == f"{name} finds a worm."]
            if name != LONG:
                assert len(heard) == worms, told
        assert any(a.public.standings)
    assert rounds == 4
    assert say("ih-told-over") in teller.told(game.facts(len(game.steps) - 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(games.GAMES))
def test_every_step_of_a_game_can_be_told(name: str, language: str) -> None:
    game = a_game(name, 2)
    teller = face(game, language)
    told = []
    for step, before in enumerate(game.positions[:-1]):
        told += teller.told(game.facts(step))
        for move in before.moves:
            assert teller.move_name(before, move)
        assert teller.plain_table(before)
    assert len(told) > len(game.steps) // 3
    assert teller.plain_table(game.position)
    assert teller.won(game.position)
    assert len(teller.plain_final(game.position)) >= 2


# A game that brings nothing for the terminal


@pytest.mark.parametrize("name", list(games.GAMES))
def test_any_game_has_keys_a_table_and_a_final_score(name: str) -> None:
    game = a_game(name, 2)
    say = Say("en")
    plain: Face[Position] = Face(game.game, say, seats_of(game, say), viewer=1)
    keys = plain.moves_by_key()
    assert len(keys) == len(game.game.moves)  # no two moves have the same
    assert not keys.keys() & {"q", "u", "c", "h", "?"}
    assert all(" " not in key and key == key.casefold() for key in keys)
    for move in game.game.moves:
        if move.about is not None:
            assert plain.key(move) == str(move.about).casefold()
        else:
            assert move.text.replace(" ", "").startswith(plain.key(move))
    for position in game.positions[::10]:
        table = printed(plain.table(position, 80), 200)
        assert table == plain.plain_table(position)
    final = plain.plain_final(game.position)
    assert final == printed(plain.final(game.position), 200)
    scores = [int(line.rsplit(": ", 1)[1]) for line in final]
    assert scores == list(game.position.scores)


# The end, and the colour that belongs to nobody


def test_in_words_one_hears_all_that_the_drawing_shows() -> None:
    """Whose die was rolled, the dice of the third colour, point tiles if one may know."""
    game = a_game("it-happens", 2)
    own, other = face(game, viewer=0), face(game, viewer=1)
    third = next(p for p in game.positions if public(p).colour == 2 and public(p).die)
    die = public(third).die
    assert f"The third colour’s die (C) shows: {die}" in own.plain_table(third)
    scored = next(p for p in game.positions if public(p).holdings[0].point_tiles)
    seen = own.game.view(scored, 0)
    assert isinstance(seen, ItHappensView)
    holding = seen.holdings[0]
    assert holding.queen_points is not None
    assert holding.general_points is not None
    points = " + ".join(
        map(str, sorted((*holding.queen_points, *holding.general_points), reverse=True))
    )
    known = f"point tiles {holding.point_tiles} ({points})"
    hidden = f"point tiles {holding.point_tiles},"
    assert sum(known in line for line in own.plain_table(scored)) == 1
    assert any(
        line.startswith("Bot A") and hidden in line for line in other.plain_table(scored)
    )
    assert any("+ 2 C" in line for line in own.plain_table(game.positions[1]))


def public(position: Position) -> ItHappensView:
    assert isinstance(position, ItHappensPosition)
    return position.public


def test_when_the_game_is_over_nobody_has_dice() -> None:
    """They went back to their owners, but there is no next round (IH-9)."""
    game = a_game("it-happens", 2)
    for line in face(game).plain_table(game.position):
        assert not re.search(r"dice \d", line)
    assert any("dice –" in line for line in face(game).plain_table(game.position))
    assert "+ 2 C" not in "\n".join(printed(face(game).table(game.position, 80), 80))


ARTICLES = {
    "en": "The third colour",
    "nl": "De derde kleur",
    "de": "Die dritte Farbe",
    "fr": "La troisième couleur",
    "zh-Hant": "第三種顏色",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_sentence_the_third_colour_has_its_article(language: str) -> None:
    game = a_game("it-happens", 2)
    here = face(game, language)
    colour = Say(language)("ih-third-colour")
    told = [
        sentence for step in range(len(game.steps)) for sentence in here.told(game.facts(step))
    ]
    about = [sentence for sentence in told if colour.casefold() in sentence.casefold()]
    assert any(sentence.startswith(ARTICLES[language]) for sentence in about)
    if colour != ARTICLES[language]:
        assert not any(re.search(rf"(^|[:,] ){colour}", sentence) for sentence in about)


# Narrow terminals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 200])
def test_dice_and_scores_are_whole_in_any_width(
    language: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight dice, five colours: no die is cut, and no heading is broken."""
    monkeypatch.setenv("COLUMNS", str(width))
    game = a_game("regenwormen", 7)
    here = face(game, language)
    rolls = game.positions[:60]
    most = 0
    for position in rolls:
        seen: Any = view(position, None)
        dice = len(seen.rolled) + len(seen.aside) if position.actor != OVER else 0
        text = "\n".join(printed(here.table(position, width), width))
        assert text.count("┌─────┐") == text.count("└─────┘") == dice
        most = max(most, dice)
    assert most == 8
    game = a_game("it-happens", 5)
    text = "\n".join(printed(face(game, language).final(game.position), width))
    for heading in ("ih-final-queens", "ih-final-generals", "ih-final-total"):
        assert Say(language)(heading) in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60])
def test_words_of_holdings_are_whole_where_a_table_would_break_them(
    language: str, width: int
) -> None:
    game = a_game("it-happens", 5)
    shown = printed(face(game, language).table(game.position, width), width)
    words = re.findall(r"\w+", " ".join(shown))
    held = {
        find
        for holding in public(game.position).holdings
        for find, count in holding.objects.items()
        if count
    }
    assert len(held) > 4
    if language == "zh-Hant":  # which may break anywhere
        words = ["".join("".join(shown).split())]
    for find in held:
        assert Say(language)("ih-find", find=find).split()[0].split("-")[0] in " ".join(words)
