"""The golden games: readable records that every change of the rules has to live with."""

from pathlib import Path

import pytest

from wormery import games, record
from wormery.games import OVER
from wormery.games.errors import NotationError
from wormery.record.record import GameRecord

FILES = sorted((Path(__file__).parent / "golden").glob("*.worm"))
BY_NAME = {path.stem: path for path in FILES}


def load(name: str) -> GameRecord:
    return record.load(BY_NAME[name])


@pytest.mark.parametrize("name", BY_NAME)
def test_a_golden_game_reads_and_writes_identically(name: str) -> None:
    """Every step is replayed by the rules, and the text comes back as it was."""
    text = BY_NAME[name].read_text(encoding="utf-8")
    assert record.write(record.read(text)) == text


@pytest.mark.parametrize("name", BY_NAME)
def test_a_golden_game_ends_as_it_says(name: str) -> None:
    """RW-11, IH-11: the game is over, and the last comment has its final position."""
    game = load(name)
    assert game.position.actor == OVER
    assert f'[Result "{game.result}"]' in BY_NAME[name].read_text(encoding="utf-8")
    assert game.comments[len(game.steps)][-1] == f"Final: {game.position.text}"
    assert name.startswith(game.game.name)
    assert games.parse(game.position.text).result == game.position.result


@pytest.mark.parametrize("name", BY_NAME)
def test_a_golden_game_with_another_result_is_refused(name: str) -> None:
    """RW-11, IH-11: a result that the moves do not give does not pass."""
    text = BY_NAME[name].read_text(encoding="utf-8")
    result = load(name).result
    for other in ("*", "A by luck, 1-2", result + "0"):
        with pytest.raises(NotationError) as caught:
            record.read(text.replace(f'[Result "{result}"]', f'[Result "{other}"]'))
        assert caught.value.sentence_id == "record-result"


@pytest.mark.parametrize("game", games.GAMES.values(), ids=str)
def test_every_game_seat_count_and_option_has_a_golden_game(game: games.AnyGame) -> None:
    """A new option or number of seats needs a golden game too."""
    records = [loaded for name in BY_NAME if (loaded := load(name)).game == game]
    assert len(records) >= 8
    starts = [loaded.positions[0] for loaded in records]
    assert {start.seats for start in starts} == set(game.seats)
    assert len({loaded.begins for loaded in records}) > 1
    for option in game.options.values():
        played = [start.options[option.name] for start in starts]
        if option.name == "mounds":
            assert any(mounds == option.default for mounds in played)
            assert any(mounds != option.default for mounds in played)
        else:
            assert set(played) == set(option.values), option.name


def test_the_golden_games_show_what_is_rare() -> None:
    """Each of these happens in some golden game, and a comment says so."""
    comments = " ".join(
        text for name in BY_NAME for texts in load(name).comments.values() for text in texts
    )
    for words in (
        "steals",
        "takes a lower tile",
        "dead roll",
        "no claim",
        "goes back and stays open",
        "is turned itself (RW-12)",
        "has no tile to return",
        "stuck (IH-8)",
        "skips for a worm",
        "rerolls a",
        "third colour (IH-12)",
    ):
        assert words in comments, words
