"""The puzzle of the day: the same for everyone, answered once, counted, and forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.postgres import Database
from tests.tables import Person, ask_until_refused, serving

from wormery import coach, games
from wormery.coach.puzzles import in_order, puzzle_of
from wormery.games.finding import is_ours
from wormery.server.puzzles import OLDEST
from wormery.server.store import Store
from wormery.server.store.puzzles import Answered, Puzzles

OURS = [name for name, game in games.GAMES.items() if is_ours(game)]
GAME = OURS[0]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def run(url: str, number: int, test: Callable[..., Awaitable[None]]) -> None:
    """A test with so many people, who leave when it is done."""

    async def whole() -> None:
        people = [await Person(url).arrive() for _ in range(number)]
        try:
            await test(*people)
        finally:
            for one in people:
                await one.close()

    asyncio.run(whole())


async def puzzle(person: Person, game: str = GAME, **query: Any) -> dict[str, Any]:
    answer = await person.client.get(f"/api/puzzles/{game}", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def try_move(person: Person, now: Any, move: str, **more: Any) -> httpx.Response:
    body = {"day": now["day"], "move": move, **more}
    return await person.client.post(f"/api/puzzles/{now['drill']['game']}", json=body)


def moves_of(now: Any) -> tuple[str, str]:
    """The best move, and one that is not."""
    bank = coach.bank(games.load(now["drill"]["game"])).drills
    known = next(one for one in bank if one.key == now["drill"]["key"])
    advice = coach.check(known, known.best).advice
    return known.best, advice.options[-1].move.text


@pytest.mark.parametrize("name", OURS)
def test_all_questions_come_in_turn_and_are_spread(name: str) -> None:
    game = games.load(name)
    drills = coach.bank(game).drills
    number = len(drills)
    for first in (0, 20_000, 20_123):
        days = [puzzle_of(game, day, "a key") for day in range(first, first + number)]
        assert {one.key for one in days if one} == {one.key for one in drills}
    order = in_order(game, "a key")
    assert not any(one.theme == two.theme for one, two in pairwise(order))
    themes, hard = (
        Counter(one.theme for one in drills),
        Counter(one.difficulty for one in drills),
    )
    for first in range(0, number - 60, 30):
        some = order[first : first + 60]
        for theme, all_of_them in themes.items():
            fair = 60 * all_of_them / number
            assert abs(sum(one.theme == theme for one in some) - fair) < 4
        for difficulty, all_of_them in hard.items():
            fair = 60 * all_of_them / number
            assert abs(sum(one.difficulty == difficulty for one in some) - fair) < 8
    assert in_order(game, "another key") != order


def test_everyone_has_the_same_and_the_first_answer_counts(file: Path) -> None:
    async def answer(anna: Person, bo: Person, chidi: Person) -> None:
        now = await puzzle(anna)
        assert now["day"] == datetime.now(UTC).date().isoformat()
        assert (now["today"], now["answer"], now["tried"], now["found"]) == (True, None, 0, 0)
        assert now["drill"]["view"]["moves"]
        assert (await puzzle(bo))["drill"]["key"] == now["drill"]["key"]
        assert (await puzzle(anna, OURS[1]))["drill"]["game"] == OURS[1]
        best, worst = moves_of(now)
        right = (await try_move(anna, now, best)).json()
        assert right["answer"]["right"]
        assert (right["tried"], right["found"], right["days"]) == (1, 1, 1)
        assert right["answer"]["moves"][0]["move"] == best
        wrong = (await try_move(bo, now, worst)).json()
        assert not wrong["answer"]["right"]
        assert wrong["answer"]["reasons"]
        assert (wrong["tried"], wrong["found"], wrong["days"]) == (2, 1, 1)
        again = (await try_move(bo, now, best)).json()
        assert (again["tried"], again["found"]) == (2, 1), "only the first answer counts"
        kept = await puzzle(bo)
        assert kept["answer"]["chosen"] == worst, "and stays"
        assert (await puzzle(anna))["answer"] == right["answer"]
        assert (await puzzle(chidi))["answer"] is None
        moved = (await anna.client.post("/api/me/transfer")).json()["code"]
        await chidi.client.post("/api/me/transfer/use", json={"code": moved})
        assert (await puzzle(chidi))["answer"]["chosen"] == best, "the same person"
        assert (await anna.client.delete("/api/me")).status_code == 200
        fresh = await puzzle(anna)
        assert (fresh["answer"], fresh["tried"], fresh["found"]) == (None, 2, 1)

    with serving(file, "--no-limits") as server:
        run(server.url, 3, answer)
    with sqlite3.connect(file) as database:
        (left,) = database.execute("select count(*) from puzzle_answers").fetchone()
        assert left == 1, "of Anna nothing stays but that somebody found it"


def two_days() -> tuple[int, int]:
    """Two places on earth, in minutes east, where it is one day and the next."""
    morning = datetime.now(UTC).hour < 12
    return (-840, 0) if morning else (0, 840)


def test_days_pass(file: Path) -> None:
    """Yesterday's can be looked at, and no longer counts; who comes back has a streak."""
    yesterday, today = two_days()

    async def pass_days(anna: Person, bo: Person) -> None:
        first = await puzzle(anna, east=yesterday)
        best, _ = moves_of(first)
        assert (await try_move(anna, first, best, east=yesterday)).json()["days"] == 1
        second = await puzzle(anna, east=today)
        assert second["day"] > first["day"]
        assert second["drill"]["key"] != first["drill"]["key"]
        assert second["days"] == 1, "today is still young"
        found = (await try_move(anna, second, moves_of(second)[0], east=today)).json()
        assert (found["days"], found["tried"]) == (2, 1)
        old = await puzzle(bo, day=first["day"], east=today)
        assert (old["today"], old["answer"], old["tried"], old["found"]) == (False, None, 1, 1)
        late = (await try_move(bo, first, best, east=today)).json()
        assert (late["answer"]["right"], late["tried"], late["days"]) == (True, 1, 0)
        assert (await puzzle(bo, day=first["day"], east=today))["answer"] is None
        assert (await puzzle(anna, day=first["day"], east=today))["answer"]["right"]

    with serving(file, "--no-limits") as server:
        run(server.url, 2, pass_days)


def test_an_answer_to_what_was_asked_before_an_update_is_no_answer(file: Path) -> None:
    """A bank that has grown asks something else that day."""

    async def answer(anna: Person) -> None:
        now = await puzzle(anna)
        assert (await try_move(anna, now, moves_of(now)[0])).status_code == 200
        with sqlite3.connect(file) as database:
            database.execute("update puzzle_answers set move = 'no such move'")
        found = await puzzle(anna)
        assert (found["answer"], found["tried"]) == (None, 1)

    with serving(file, "--no-limits") as server:
        run(server.url, 1, answer)


def test_what_cannot_be_asked(file: Path) -> None:
    async def ask(anna: Person) -> None:
        now = await puzzle(anna, words=True, language="nl")
        assert now["drill"]["view"]["game"] == "plain"
        today = date.fromisoformat(now["day"])
        days = [today + timedelta(days=2), today - timedelta(days=OLDEST + 1)]
        for day in (*(one.isoformat() for one in days), "2026-13-45", "0001-01-01"):
            refused = await anna.client.get(f"/api/puzzles/{GAME}", params={"day": day})
            assert (refused.status_code, refused.json()["name"]) == (404, "puzzle-none"), day
            refused = await try_move(anna, {**now, "day": day}, "roll")
            assert refused.json()["name"] == "puzzle-none"
        for query in ({"day": "yesterday"}, {"east": 841}, {"day": "x" * 5000}):
            refused = await anna.client.get(f"/api/puzzles/{GAME}", params=query)
            assert refused.status_code == 400, query
        assert (await anna.client.get("/api/puzzles/chess")).json()["name"] == "game-unknown"
        refused = await try_move(anna, now, "sing")
        assert refused.json()["name"] == "unknown-move"
        assert (await try_move(anna, now, "x" * 41)).status_code == 400
        assert (await try_move(anna, now, "roll", more=1)).status_code == 400
        assert (await puzzle(anna))["tried"] == 0
        await ask_until_refused(lambda: try_move(anna, now, "sing"))

    with serving(file, "--no-limits") as server:
        run(server.url, 1, ask)


def test_postgresql_counts_the_same(database: Database) -> None:
    async def whole() -> None:
        store = Store(database.url)
        await store.open()
        kept = Puzzles(store.database)
        try:
            answers = [
                kept.answer(f"p{one}", GAME, 5, "roll", one % 3 == 0) for one in range(9)
            ]
            await asyncio.gather(*answers)
            assert await kept.of("p1", GAME, 5, 5) == Answered("roll", 9, 3, 1)
            assert await kept.of("other", GAME, 5, 5) == Answered(None, 9, 3, 0)
            assert await kept.of("p1", GAME, 6, 6) == Answered(None, 0, 0, 1)
            assert await kept.answer("p1", GAME, 500, "roll", True) == Answered("roll", 1, 1, 1)
            assert (await kept.of("p1", GAME, 5, 500)).move is None, "long ago"
            assert (await kept.of("p2", GAME, 5, 500)).move == "roll"
        finally:
            await store.close()

    asyncio.run(whole())
