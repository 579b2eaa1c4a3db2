"""Drills on the server: asked, answered, kept over a restart, and forgotten with a person."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from tests.coaching import ended
from tests.postgres import Database
from tests.screens import golden
from tests.tables import Person, TableServer, ask_until_refused, serving

from wormery import coach, games
from wormery.coach.drills import COSTLY, DIFFICULTIES, themes_of
from wormery.coach.spacing import Card
from wormery.server.store import Store
from wormery.server.store.drills import MOST_OWN, Day, Drills, Learned

T = TypeVar("T")

GAME = "regenwormen"
BANK = coach.bank(games.load(GAME))
PLAYED = "regenwormen-two"
LONGEST_REVIEW = 180.0  # seconds, on a busy machine


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


class Visits:
    """People at a server, who leave it when they are done."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.here: list[Person] = []

    async def arrive(self, like: Person | None = None, language: str = "en") -> Person:
        """Someone new; or someone who was here before, at a server that has started anew."""
        one = Person(self.server.url, language=language)
        self.here.append(one)
        if like is not None:
            one.client.cookies.set("wormery", like.cookie.partition("=")[2])
        return await one.arrive()

    def run(self, test: Callable[[], Awaitable[T]]) -> T:
        async def whole() -> T:
            try:
                return await test()
            finally:
                for one in self.here:
                    await one.close()

        return asyncio.run(whole())


async def get(person: Person, path: str, **query: Any) -> dict[str, Any]:
    answer = await person.client.get(f"/api/me/drills{path}", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def next_of(person: Person, **query: Any) -> Any:
    return (await get(person, "/next", **query))["drill"]


async def try_move(person: Person, drill: Any, move: str, **more: Any) -> httpx.Response:
    where = f"/api/me/drills/answer/{drill['game']}/{drill['key']}"
    return await person.client.post(where, json={"move": move, **more})


async def answer(person: Person, drill: Any, right: bool) -> Any:
    known = next(one for one in BANK.drills if one.key == drill["key"])
    others = [move.text for move in known.position.moves if move.text != known.best]
    found = await try_move(person, drill, known.best if right else others[0])
    assert found.status_code == 200, found.text
    return found.json()


def a_day_passes(file: Path) -> None:
    """For everyone, while no server is there."""
    with sqlite3.connect(file) as database:
        database.execute("update drills set due = due - 1, answered = answered - 1")
        database.execute("update drill_days set day = day - 1")
    database.close()


def rows(file: Path) -> list[int]:
    with sqlite3.connect(file) as database:
        counts = [
            database.execute(f"select count(*) from {name}").fetchone()[0]
            for name in ("drills", "drill_days")
        ]
    database.close()
    return counts


def test_questions_are_asked_answered_and_come_back(file: Path) -> None:
    async def first_day(visits: Visits) -> tuple[Person, str, str]:
        anna = await visits.arrive()
        at_first = await get(anna, "")
        assert (at_first["due"], at_first["answered"], at_first["days"]) == (0, 0, 0)
        here = next(one for one in at_first["games"] if one["name"] == GAME)
        assert (here["drills"], here["met"]) == (len(BANK.drills), 0)
        assert {one["name"] for one in here["themes"]} == set(themes_of(games.load(GAME)))
        one = await next_of(anna, game=GAME)
        position = games.parse(one["text"])
        assert one["seat"] == position.actor
        assert len(one["seats"]) == position.seats
        assert {move["move"] for move in one["view"]["moves"]} == {
            move.text for move in position.moves
        }
        assert all(move["label"] for move in one["view"]["moves"])
        found = await answer(anna, one, right=True)
        assert (found["right"], found["days"]) == (True, 1)
        assert (found["answered"], found["correct"]) == (1, 1)
        chances = [move["chance"] for move in found["moves"]]
        assert chances == sorted(chances, reverse=True)
        assert found["moves"][0]["cost"] == 0
        assert len(chances) == len(position.moves)
        two = await next_of(anna, game=GAME)
        assert two["key"] != one["key"], "what was answered is not asked again today"
        missed = await answer(anna, two, right=False)
        assert (missed["right"], missed["days"], missed["correct"]) == (False, 1, 1)
        twice = await answer(anna, two, right=True)
        assert (twice["days"], twice["answered"], twice["correct"]) == (1, 2, 1), "counts once"
        assert await next_of(anna, new=False) is None
        stranger = await visits.arrive()
        assert (await get(stranger, ""))["answered"] == 0
        return anna, one["key"], two["key"]

    async def later(visits: Visits, like: Person, key: str, again_in: int) -> None:
        anna = await visits.arrive(like)
        now = await get(anna, "")
        assert (now["due"], now["days"], now["answered"]) == (2, 1, 0)
        seen = set()
        for _ in range(2):
            one = await next_of(anna, new=False)
            assert one["again"]
            seen.add(one["key"])
            found = await answer(anna, one, right=True)
            assert found["days"] == (again_in if one["key"] == key else 1)
        assert len(seen) == 2
        assert await next_of(anna, new=False) is None
        assert (await get(anna, ""))["days"] == 2

    with serving(file) as server:
        visits = Visits(server)
        anna, right, _ = visits.run(lambda: first_day(visits))
        server.kill()
    a_day_passes(file)
    with serving(file) as server:
        back = Visits(server)
        back.run(lambda: later(back, anna, right, again_in=3))


def test_one_chooses_what_it_is_about(file: Path) -> None:
    async def choose(visits: Visits) -> None:
        anna = await visits.arrive(language="nl")
        for theme in themes_of(games.load(GAME)):
            assert (await next_of(anna, game=GAME, theme=theme))["theme"] == theme
        for difficulty in DIFFICULTIES:
            found = await next_of(anna, difficulty=difficulty)
            assert found["difficulty"] == difficulty
        found = await next_of(anna, game=GAME, theme="endgame", words=True)
        assert found["title"] == "De laatste tegels"
        assert found["view"]["game"] == "plain"
        assert found["view"]["lines"]
        assert await next_of(anna, game=GAME, theme="no such theme") is None
        unknown = await anna.client.get("/api/me/drills/next", params={"game": "chess"})
        assert (unknown.status_code, unknown.json()["name"]) == (422, "game-unknown")
        assert (await try_move(anna, found, "sing")).json()["name"] == "unknown-move"
        gone = await try_move(anna, {**found, "key": "0" * 16}, "roll")
        assert (gone.status_code, gone.json()["name"]) == (404, "drill-unknown")
        assert (await get(anna, ""))["answered"] == 0

    with serving(file) as server:
        visits = Visits(server)
        visits.run(lambda: choose(visits))


def test_answers_are_limited(file: Path) -> None:
    async def hurry(visits: Visits) -> None:
        anna = await visits.arrive()
        one = await next_of(anna, game=GAME)
        await ask_until_refused(lambda: try_move(anna, one, "sing"))

    with serving(file, "--no-limits") as server:
        visits = Visits(server)
        visits.run(lambda: hurry(visits))


async def added(person: Person, code: str) -> dict[str, int]:
    async with asyncio.timeout(LONGEST_REVIEW):
        while True:
            found = await person.client.post(f"/api/me/drills/from/{code}")
            assert found.status_code in (200, 202), found.text
            if found.status_code == 200:
                learned: dict[str, int] = found.json()
                return learned
            await asyncio.sleep(0.2)


def test_one_s_own_costly_choices_come_first_and_go_with_the_person(file: Path) -> None:
    game = golden(PLAYED)

    async def learn(visits: Visits) -> None:
        anna = await visits.arrive()
        code, seat = await ended(anna, game)
        found = await added(anna, code)
        assert found["added"] == found["costly"] > 0
        assert await added(anna, code) == {**found, "added": 0}, "each is asked about once"
        own = {
            one.text: one.chosen
            for one in coach.drills_from(game, coach.review(game), seat, COSTLY)
        }
        now = await get(anna, "")
        assert (now["own"], now["due"]) == (found["costly"], found["costly"])
        first = await next_of(anna)
        assert (first["own"], first["again"]) == (True, False)
        assert first["seat"] == seat
        assert first["text"] in own
        assert first["chosen"]
        missed = (await try_move(anna, first, own[first["text"]])).json()
        assert (missed["right"], missed["days"]) == (False, 1)
        assert (await next_of(anna))["key"] != first["key"]

        bo = await visits.arrive()
        refused = await bo.client.post(f"/api/me/drills/from/{code}")
        assert refused.json()["name"] == "drills-not-played"
        moved = (await anna.client.post("/api/me/transfer")).json()["code"]
        await bo.client.post("/api/me/transfer/use", json={"code": moved})
        assert (await get(bo, ""))["own"] == found["costly"], "another device, the same person"

        assert rows(file) == [found["costly"], 1]
        gone = await anna.client.request("DELETE", "/api/me")
        assert gone.status_code == 200
        assert rows(file) == [0, 0]
        assert (await get(anna, ""))["own"] == 0

    with serving(file, "--no-limits") as server:
        visits = Visits(server)
        visits.run(lambda: learn(visits))


def test_a_game_that_goes_on_has_no_costly_choices_yet(file: Path) -> None:
    async def ask(visits: Visits) -> None:
        anna = await visits.arrive()
        code = await anna.open(GAME, {"kind": "here", "name": "Anna"}, {"kind": "bot"})
        await anna.start(code)
        refused = await anna.client.post(f"/api/me/drills/from/{code}")
        assert refused.json()["name"] == "review-not-yet"

    with serving(file) as server:
        visits = Visits(server)
        visits.run(lambda: ask(visits))


def test_days_in_a_row_end_with_a_gap() -> None:
    def row(*days: int) -> Learned:
        return Learned({}, (), tuple(Day(day, 3, 2) for day in sorted(days, reverse=True)))

    assert row(10, 9, 8).in_a_row(10) == 3
    assert row(9, 8).in_a_row(10) == 2, "today is still young"
    assert row(8, 7).in_a_row(10) == 0
    assert row(10, 8).in_a_row(10) == 1
    assert row().in_a_row(10) == 0
    assert row(10).at(9) == Day(9, 0, 0)


def test_postgresql_keeps_the_same(database: Database) -> None:
    """What was right and wrong on two days, and that two hundred of one's own stay."""

    async def learn(kept: Drills) -> None:
        one, two, *others = BANK.drills
        assert await kept.add("anna", [one, two, one], 5, now=1) == 2
        assert await kept.add("anna", [two], 5, now=2) == 0
        assert (await kept.answer("anna", one, True, 5, 3)) == Card(1, 6)
        assert (await kept.answer("anna", one, True, 6, 4)) == Card(2, 9)
        assert (await kept.answer("anna", others[0], False, 6, 5)) == Card(0, 7)
        assert (await kept.answer("anna", others[0], True, 6, 6)) == Card(0, 7)
        found = await kept.of("anna")
        assert set(found.own) == {one, two}
        assert found.cards == {
            one.key: Card(2, 9),
            two.key: Card(0, 5),
            others[0].key: Card(0, 7),
        }
        assert found.days == (Day(6, 2, 1), Day(5, 1, 1))
        assert found.in_a_row(6) == 2
        await kept.add("anna", others[1 : MOST_OWN + 1], 6, now=7)
        found = await kept.of("anna")
        assert len(found.own) == MOST_OWN
        assert one not in found.own
        assert (await kept.of("bo")) == Learned({}, (), ())

    async def whole() -> None:
        store = Store(database.url)
        await store.open()
        try:
            await learn(Drills(store))
        finally:
            await store.close()

    asyncio.run(whole())
