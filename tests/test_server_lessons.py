"""Lessons on the server: the same document for everybody, in each language and in words."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.tables import TableServer

from wormery import games, lessons
from wormery.games.finding import is_ours
from wormery.locales import LANGUAGES

OURS = [name for name, game in games.GAMES.items() if is_ours(game)]


@pytest.fixture(scope="module")
def client(server: TableServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as found:
        yield found


def lesson(client: httpx.Client, game: str, **query: Any) -> Any:
    answer = client.get(f"/api/lessons/{game}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_comes_whole_in_every_language(client: httpx.Client, game: str) -> None:
    known = lessons.lesson_of(games.load(game))
    assert known is not None
    texts = set()
    for language in LANGUAGES:
        found = lesson(client, game, language=language)
        assert [step["id"] for step in found["steps"]] == [step.id for step in known.steps]
        for step, here in zip(found["steps"], known.steps, strict=True):
            assert step["position"] == here.position.text
            assert step["view"]["game"] == game
            moves = [move["move"] for move in step["view"]["moves"]]
            assert [answer["move"] for answer in step["answers"]] == moves
            right = {answer["move"] for answer in step["answers"] if answer["right"]}
            assert right == set(here.right)
            assert all(answer["told"] for answer in step["answers"])
        texts.add(" ".join(step["text"] for step in found["steps"]))
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_is_also_told_in_words(client: httpx.Client, game: str) -> None:
    for step in lesson(client, game, language="de", words=True)["steps"]:
        assert step["view"]["game"] == "plain"
        assert step["view"]["lines"]
        assert all(move["label"] for move in step["view"]["moves"])
        for answer in step["answers"]:
            assert all(moment["view"]["game"] == "plain" for moment in answer["moments"])


def test_a_lesson_is_sent_small_and_leaves_no_cookie(client: httpx.Client) -> None:
    path = f"/api/lessons/{OURS[0]}"
    with client.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        body = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
    whole = client.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in whole.headers
    assert gzip.decompress(body) == whole.content
    assert len(body) < len(whole.content) / 4
    assert not client.cookies


def test_a_game_without_a_lesson_says_so(client: httpx.Client) -> None:
    answer = client.get("/api/lessons/chess")
    assert (answer.status_code, answer.json()["name"]) == (422, "game-unknown")
    answer = client.get(f"/api/lessons/{'x' * 100}")
    assert answer.status_code == 400
