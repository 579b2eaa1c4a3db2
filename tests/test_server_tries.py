"""The figures of the rules as boards to play on, and a server that keeps nothing of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.helpers import seen
from tests.tables import TableServer
from tests.test_rules_texts import PAGE, drawn, figures, in_folders, mound_of

from wormery import games
from wormery.games import OVER
from wormery.server.trying import LONGEST, MOST

TRIES = in_folders("tries.json")
FIGURES = figures()["figures"]
START = "regenwormen 2 - A 21-36 -/- -"
OPEN = "regenwormen 2 - A 21-36 -/- 144WW"


@pytest.fixture(scope="module")
def client(server: TableServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as found:
        yield found


@pytest.fixture
def visitor(server: TableServer) -> Iterator[httpx.Client]:
    """Somebody known, who has their own allowance."""
    with httpx.Client(base_url=server.url) as found:
        found.post("/api/me/transfer")
        yield found


def play(client: httpx.Client, position: str, move: str, **more: Any) -> Any:
    game = position.split(" ")[0]
    wish = {"game": game, "position": position, "move": move, **more}
    answer = client.post("/api/tries", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


# Which position belongs to which figure


def test_every_figure_that_shows_a_situation_can_be_tried() -> None:
    for game, tries in TRIES.items():
        here = json.loads((PAGE / game / "figures.json").read_text(encoding="utf-8"))
        shown = {name for name, figure in here["figures"].items() if not figure.get("bare")}
        assert set(tries) == shown


def position_of(name: str) -> Any:
    tries = next(one for one in TRIES.values() if name in one)
    position = games.parse(tries[name]["position"])
    assert position.text == tries[name]["position"]
    assert position.actor >= 0
    return position


def dice_of(name: str) -> list[str]:
    dice: list[str] = next(one for one in TRIES.values() if name in one)[name].get("dice", [])
    return dice


@pytest.mark.parametrize("name", drawn("turn"))
def test_a_turn_is_tried_with_the_dice_that_are_drawn(name: str) -> None:
    figure, position = FIGURES[name], position_of(name)
    assert [roll["dice"] for roll in figure.get("rolls", [])] == dice_of(name)
    if "row" in figure:
        assert list(position.row) == figure["row"]
    assert [list(stack) for stack in position.stacks] == [
        figure.get("yours", []),
        figure.get("other", []),
    ]
    assert "".join(position.aside) == figure.get("aside", "")
    for roll in figure.get("rolls", []):
        position = position.after("roll").after(roll["dice"])
        if roll["keep"]:
            position = position.after(f"keep {roll['keep']}")


@pytest.mark.parametrize("name", drawn("failed") + drawn("stack"))
def test_a_change_is_tried_from_how_it_was_before(name: str) -> None:
    figure, position = FIGURES[name], position_of(name)
    assert list(position.row) == figure["before"]["row"]
    assert list(position.stacks[0]) == figure["before"]["yours"]
    assert bool(position.options["short"]) == figure.get("short", False)
    moves = [move.text for move in position.moves if move.kind in ("take", "give up")]
    after = position.after(moves[0])
    assert (list(after.row), list(after.stacks[0])) == (
        figure["after"]["row"],
        figure["after"]["yours"],
    )


@pytest.mark.parametrize("name", drawn("end"))
def test_an_end_is_tried_with_the_last_tile_to_take(name: str) -> None:
    figure = FIGURES[name]
    position = position_of(name).after(f"take {figure['yours'][-1]}")
    assert position.actor == OVER
    assert [list(stack) for stack in position.stacks] == [figure["yours"], figure["other"]]


@pytest.mark.parametrize(
    "name", [name for name in drawn("mound") if name in TRIES["it-happens"]]
)
def test_a_mound_is_tried_as_it_is_drawn(name: str) -> None:
    """With a die in hand; or with the last die of the round, after which it is scored so."""
    figure, position = FIGURES[name], position_of(name)
    view = seen(position)
    wanted = mound_of(figure)
    if "die" in figure:
        assert f"{'ABCDE'[position.turn]}{view.die}" == figure["die"]
        shown = view.mounds[0]
    else:
        step = position.step("place 1")
        shown = next(fact.mound for fact in step.facts if type(fact).__name__ == "MoundScored")
    assert (shown.queen, shown.general, shown.worm_number) == (
        wanted.queen,
        wanted.general,
        wanted.worm_number,
    )
    assert shown.columns == wanted.columns


def test_a_reroll_a_stuck_colour_and_the_final_score_are_tried_as_they_are_drawn() -> None:
    position, reroll = position_of("ih-reroll"), FIGURES["ih-reroll"]
    assert str(seen(position).die) == reroll["dice"][0]
    assert dice_of("ih-reroll") == [reroll["dice"][1]]
    assert "reroll" in [move.text for move in position.moves]

    position = position_of("ih-stuck")
    assert sorted(
        "".join(map(str, column.dice))
        for mound in seen(position).mounds
        for column in mound.columns
        if column.colour == 0
    ) == sorted(FIGURES["ih-stuck"]["columns"])
    assert all(position.after(f"place {place}").turn == 1 for place in (1, 2, 3)), (
        "whoever is next is passed over"
    )

    final = FIGURES["ih-final"]
    ends = [position_of("ih-final").after(f"place {place}") for place in (1, 2, 3)]
    assert {end.actor for end in ends} == {OVER}
    assert {end.scores[0] for end in ends} == {final["with_most_kinds"]}


# The server


def test_a_turn_is_played_with_the_dice_of_the_figure_and_then_with_others(
    client: httpx.Client,
) -> None:
    query = {"game": "regenwormen", "position": START, "language": "nl"}
    begun = client.get("/api/tries", params=query).json()
    assert (begun["seat"], begun["facts"], begun["told"]) == (0, [], [])
    assert [move["label"] for move in begun["view"]["moves"]] == ["gooi 8 dobbelstenen"]
    rolled = play(client, START, "roll", dice=["112345WW", "114"])
    assert rolled["view"]["rolled"] == "112345WW"
    assert rolled["facts"][0]["fact"] == "rolled"
    assert rolled["dice"] == ["114"]
    kept = play(client, rolled["position"], "keep W", dice=rolled["dice"])
    assert (
        kept["told"] == ["Player A rolls 1 1 2 3 4 5 W W and keeps the worms."] or kept["told"]
    )
    assert kept["dice"] == ["114"]
    # Six dice are in hand: three cannot fall, so others do.
    again = play(client, kept["position"], "roll", dice=kept["dice"])
    assert again["dice"] == []
    rolls = {play(client, kept["position"], "roll")["facts"][0]["dice"] for _ in range(6)}
    assert len(rolls) > 1, "the server's dice fall each time anew"
    assert all(len(dice) == 6 for dice in rolls)
    assert not client.cookies, "nobody becomes somebody by looking at the rules"


def test_a_game_is_tried_to_its_end(client: httpx.Client) -> None:
    end = play(client, TRIES["regenwormen"]["rw-11"]["position"], "take 29")
    assert (end["seat"], end["view"]["actor"], end["view"]["moves"]) == (None, OVER, [])
    assert end["view"]["result"]["winners"] == [1]
    wish = {"game": "regenwormen", "position": end["position"], "move": "roll"}
    refused = client.post("/api/tries", json=wish)
    assert (refused.status_code, refused.json()["name"]) == (422, "game-over")


def test_a_try_is_told_in_words_too(client: httpx.Client) -> None:
    query: dict[str, Any] = {"game": "regenwormen", "position": OPEN, "words": True}
    begun = client.get("/api/tries", params=query).json()
    assert begun["view"]["game"] == "plain"
    assert begun["view"]["lines"]
    played = play(client, OPEN, "give up", words=True)
    assert played["view"]["game"] == "plain"
    assert played["seat"] == 1


@pytest.mark.parametrize(
    ("change", "status", "name"),
    [
        ({"game": "chess"}, 422, "game-unknown"),
        ({"position": "regenwormen"}, 422, "position-short"),
        ({"position": OPEN + ":?"}, 422, "try-no-choice"),
        ({"position": "it-happens 3"}, 422, "position-field"),
        ({"position": "x" * (LONGEST + 1)}, 400, "message-malformed"),
        ({"move": "keep 1"}, 422, "illegal-keep"),
        ({"move": "fly"}, 422, "unknown-move"),
        ({"move": "x" * 41}, 400, "message-malformed"),
        ({"dice": ["1"] * 9}, 400, "message-malformed"),
        ({"dice": ["1" * 41]}, 400, "message-malformed"),
        ({"more": 1}, 400, "message-malformed"),
    ],
)
def test_what_cannot_be_is_refused_by_name(
    visitor: httpx.Client, change: dict[str, Any], status: int, name: str
) -> None:
    wish = {"game": "regenwormen", "position": OPEN, "move": "roll", **change}
    answer = visitor.post("/api/tries", json=wish)
    assert answer.status_code == status, answer.text
    if name != "illegal-keep":
        assert answer.json()["name"] == name
    assert answer.json()["sentence"]


def test_damaged_positions_never_make_the_server_fail(server: TableServer) -> None:
    rng = random.Random(17)
    texts = [one["position"] for tries in TRIES.values() for one in tries.values()]
    letters = "0123456789ABCDEW-/.|:?#+ ,=wmx字"
    seen = set()
    for _ in range(8):
        with httpx.Client(base_url=server.url) as client:
            client.post("/api/me/transfer")
            for _ in range(MOST // 2):
                text = list(rng.choice(texts))
                for _ in range(rng.randint(1, 3)):
                    text[rng.randrange(len(text))] = rng.choice(letters)
                game = "".join(text).split(" ")[0]
                query = {"game": game, "position": "".join(text)}
                answer = client.get("/api/tries", params=query)
                seen.add(answer.status_code)
                if answer.status_code != 200:
                    continue
                move = rng.choice(answer.json()["view"]["moves"])["move"]
                wish = {"game": game, "position": "".join(text), "move": move}
                assert client.post("/api/tries", json=wish).status_code == 200
    assert seen == {200, 422}


def test_who_asks_too_much_is_asked_to_wait(visitor: httpx.Client) -> None:
    wish = {"game": "regenwormen", "position": OPEN, "move": "roll"}
    asked = (visitor.post("/api/tries", json=wish) for _ in range(50 * MOST))
    refused = next(answer for answer in asked if answer.status_code == 429)
    assert refused.json()["name"] == "too-many-requests"
    assert int(refused.headers["retry-after"]) > 0


def test_nothing_of_a_try_is_kept(visitor: httpx.Client, server: TableServer) -> None:
    before = visitor.get("/api/tables").json()
    play(visitor, OPEN, "roll")
    assert visitor.get("/api/tables").json() == before
    assert Path(server.database).exists()
