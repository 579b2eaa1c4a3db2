"""The daily table and challenges on real servers: the same dice, one try, and no spoilers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.postgres import Database
from tests.tables import Person, Play, TableServer, sensible, serving

from wormery import record
from wormery.coach.daily import DailyTable
from wormery.games import load
from wormery.record import GameRecord, dice_of

GAMES = ("regenwormen", "it-happens")


@asynccontextmanager
async def people(*servers: TableServer) -> AsyncIterator[list[Person]]:
    found = [Person(server.url) for server in servers]
    for one in found:
        await one.arrive()
    try:
        yield found
    finally:
        for one in found:
            await one.close()


def timid(view: dict[str, Any], die: Random) -> str:
    """Someone who plays unlike `sensible`, and comes to an end too."""
    moves: list[str] = [choice["move"] for choice in view["moves"]]
    for wanted in ("take", "keep W"):
        best = [move for move in moves if move.startswith(wanted)]
        if best:
            return best[0]
    return moves[0]


async def play(person: Person, code: str, choose: Any = sensible, seat: int = 0) -> GameRecord:
    """A table's game to its end; the record."""
    await person.do(code, "adjust", pace=0, grace=None, stand_in="casual")
    url = str(person.client.base_url).rstrip("/")
    await Play(person, code, seat, lambda: url, choose).run()
    return record.read(await person.record(code))


async def daily(person: Person, game: str) -> str:
    answer = await person.client.post(f"/api/daily/{game}")
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


def alike(one: GameRecord, other: GameRecord) -> None:
    """Wherever both rolled, the same fell; of fewer dice, some of the same."""
    mine, theirs = dice_of(one), dice_of(other)
    both = mine.keys() & theirs.keys()
    assert len(both) > 10
    for spot in both:
        few, many = sorted((mine[spot], theirs[spot]), key=len)
        split = "." if "." in many else None
        texts = [text.split(split) if split else list(text) for text in (few, many)]
        assert Counter(texts[0]) <= Counter(texts[1]), spot


@pytest.mark.parametrize("game", GAMES)
def test_two_servers_with_the_same_key_have_the_same_dice(tmp_path: Path, game: str) -> None:
    """And so has the library, which the terminal plays with."""

    async def whole(one: TableServer, other: TableServer) -> None:
        async with people(one, other) as (anna, bo):
            codes = [await daily(anna, game), await daily(bo, game)]
            first = await play(anna, codes[0])
            second = await play(bo, codes[1], timid)
            assert first.steps != second.steps
            alike(first, second)
            now = (await anna.get("/api/daily"))["day"]
            table = DailyTable(date.fromisoformat(now), load(game), "a-club")
            assert first.tags["Shared"] == table.seed == second.tags["Shared"]
            alike(first, table.played_by("casual"))
            for found in (first, second):
                record.verify_shared(found)
            # Whoever plays as the champion does meets what the champion met, bots included.
            async with people(one) as (carla,):
                champion = table.played_by()
                again = await follow(carla, await daily(carla, game), champion)
                assert again.steps == champion.steps

    key = ("--no-limits", "--daily-key", "a-club")
    with (
        serving(tmp_path / "one.db", *key) as one,
        serving(tmp_path / "other.db", *key) as other,
    ):
        asyncio.run(whole(one, other))


async def follow(person: Person, code: str, leader: GameRecord) -> GameRecord:
    """Play as in that game."""

    def choose(view: dict[str, Any], _: Random) -> str:
        return next(steps)

    steps = iter(
        step
        for step, position in zip(leader.steps, leader.positions[:-1], strict=True)
        if position.actor == 0
    )
    return await play(person, code, choose)


def test_one_try_counts_and_nothing_is_told_before(server: TableServer) -> None:
    async def whole() -> None:
        async with people(server, server) as (anna, bo):
            game = "regenwormen"
            before = await anna.get("/api/daily?language=nl")
            day, mine = before["day"], before["games"][0]
            assert (mine["game"], mine["mine"]) == (game, None)
            assert mine["seed"] == f"daily {day} {game} {before['key']}"
            assert [seat["level"] for seat in mine["seats"]] == [None, "expert", "casual"]
            assert all(seat["name"] for seat in mine["seats"][1:])
            played = mine["played"]

            results = f"/api/daily/{game}/{day}/results"
            comparison = f"/api/daily/{game}/{day}/comparison"
            code = await daily(anna, game)
            assert await daily(anna, game) == code
            table = (await anna.get(f"/api/tables/{code}"))["table"]
            assert (table["state"], table["contest"]) == ("playing", f"daily {day}")
            assert not table["coach"]
            for path in (results, comparison):
                for one in (anna, bo):
                    early = await one.client.get(path)
                    assert (early.status_code, early.json()["name"]) == (409, "daily-not-yet")

            ended = await play(anna, code)
            found = await anna.get(results)
            own = next(line for line in found["lines"] if line["mine"])
            assert own == found["mine"]
            assert own["scores"] == list(ended.position.scores[:3])
            assert own["won"] == won(ended)
            assert found["code"] == code
            assert found["count"] == played + 1
            champion = DailyTable(date.fromisoformat(day), load(game)).played_by()
            assert found["champion"]["scores"] == list(champion.position.scores)
            compared = await anna.get(comparison)
            assert compared["alike"] == compared["rolls"] > 0
            assert compared["scores"] == [
                list(ended.position.scores),
                list(champion.position.scores),
            ]
            assert (await bo.client.get(results)).status_code == 409

            theirs = await play(bo, await daily(bo, game), timid)
            found = await bo.get(results)
            assert found["count"] == played + 2
            keys = [(line["place"], -line["score"]) for line in found["lines"]]
            assert keys == sorted(keys)
            mine = (found["mine"]["place"], -found["mine"]["score"])
            assert found["rank"] == 1 + sum(key < mine for key in keys)
            assert all(line["name"] == "" for line in found["lines"])
            alike(ended, theirs)
            after = await bo.get("/api/daily")
            assert after["games"][0]["mine"] == {
                "code": code_of(after),
                "over": True,
                "won": won(theirs),
                "place": found["mine"]["place"],
                "scores": list(theirs.position.scores),
            }
            # Whoever is gone is compared with nobody any more.
            assert (await anna.client.delete("/api/me")).status_code == 200
            assert (await bo.get(results))["count"] == played + 1

    asyncio.run(whole())


def won(game: GameRecord) -> bool:
    assert game.position.result is not None
    return 0 in game.position.result.winners


def code_of(now: dict[str, Any]) -> str:
    code: str = now["games"][0]["mine"]["code"]
    return code


def test_other_days(server: TableServer) -> None:
    async def whole() -> None:
        async with people(server) as (anna,):
            past = await anna.get("/api/daily?day=2026-01-01")
            assert past["games"][0]["seed"] == "daily 2026-01-01 regenwormen wormery"
            found = await anna.get("/api/daily/it-happens/2026-01-01/results")
            assert (found["lines"], found["mine"], found["rank"]) == ([], None, None)
            assert len(found["champion"]["scores"]) == 3
            for path, status, name in (
                ("/api/daily?day=2026-02-30", 422, "daily-no-day"),
                ("/api/daily?day=tomorrow", 400, "message-malformed"),
                ("/api/daily/regenwormen/2999-01-01/results", 409, "daily-not-yet"),
                ("/api/daily/chess/2026-01-01/results", 404, "daily-no-game"),
                ("/api/daily/regenwormen/2026-01-01/comparison", 409, "daily-not-yet"),
            ):
                refused = await anna.client.get(path)
                assert (refused.status_code, refused.json()["name"]) == (status, name)
            refused = await anna.client.post("/api/daily/chess")
            assert refused.status_code == 404

    asyncio.run(whole())


@pytest.mark.parametrize("game", GAMES)
def test_a_challenge_has_the_dice_of_the_game_it_comes_from(
    server: TableServer, game: str
) -> None:
    async def whole() -> None:
        async with people(server, server, server) as (anna, bo, carla):
            await bo.client.put("/api/me", json={"nickname": "Bo"})
            seats = ({"kind": "bot"}, {"kind": "here", "name": "Anna"}, {"kind": "bot"})
            code = await anna.open(game, *seats)
            await anna.start(code)
            early = await challenge(anna, code, 1)
            assert (early.status_code, early.json()["name"]) == (409, "challenge-not-over")
            ended = await play(anna, code, seat=1)
            stolen = await challenge(bo, code, 1)
            assert stolen.json()["name"] == "challenge-not-your-seat"
            made = (await challenge(anna, code, 1)).json()["code"]
            assert (await challenge(anna, code, 1)).json()["code"] == made

            # What Bo is told before: who it was and against whom, and nothing of the game.
            told = await bo.get(f"/api/challenges/{made}")
            assert (told["by"], told["seat"], told["mine"]) == ("Anna", 1, False)
            assert (told["table"], told["first"], told["lines"]) == (None, None, [])
            assert code not in str(told)
            own = await anna.client.post(f"/api/challenges/{made}/play")
            assert own.json()["name"] == "challenge-own"
            tried = (await bo.client.post(f"/api/challenges/{made}/play")).json()["code"]
            again = (await bo.client.post(f"/api/challenges/{made}/play")).json()["code"]
            assert tried == again
            seen = await bo.get(f"/api/tables/{tried}")
            assert seen["table"]["contest"] == f"challenge {made}"
            opened = (await bo.get(f"/api/tables/{tried}/events"))[0]["event"]
            assert "fell" not in opened["contest"]
            early = await bo.client.get(f"/api/challenges/{made}/comparison")
            assert early.json()["name"] == "challenge-not-yet"

            theirs = await play(bo, tried, timid, seat=1)
            alike(ended, theirs)
            assert theirs.begins == ended.begins
            with pytest.raises(record.NoFairDiceError):
                record.verify_shared(theirs)
            after = await bo.get(f"/api/challenges/{made}")
            assert after["first"]["scores"] == list(ended.position.scores[:3])
            assert [line["mine"] for line in after["lines"]] == [True]
            compared = await bo.get(f"/api/challenges/{made}/comparison")
            assert compared["rolls"] == compared["alike"] > 10
            assert compared["names"][1] == "Anna"
            anna_sees = await anna.get(f"/api/challenges/{made}/comparison?against=1")
            assert anna_sees["names"][1] == "Bo"
            assert anna_sees["scores"] == compared["scores"][::-1]
            nobody = await bo.client.get(f"/api/challenges/{made}/comparison?against=2")
            assert nobody.json()["name"] == "challenge-no-try"

            # Whoever plays as before meets exactly what fell before.
            other = (await carla.client.post(f"/api/challenges/{made}/play")).json()["code"]
            first = await carla.get(f"/api/tables/{other}/history?views=false")
            assert first["moments"]
            assert (await anna.client.delete("/api/me")).status_code == 200
            gone = await carla.client.get(f"/api/challenges/{made}")
            assert (gone.status_code, gone.json()["name"]) == (404, "challenge-unknown")

    asyncio.run(whole())


async def challenge(person: Person, code: str, seat: int) -> Any:
    return await person.client.post("/api/challenges", json={"code": code, "seat": seat})


def test_a_daily_game_survives_its_server(tmp_path: Path) -> None:
    """Killed in the middle, it goes on with the same dice."""

    async def begin(server: TableServer) -> tuple[str, str]:
        async with people(server) as (anna,):
            code = await daily(anna, "regenwormen")
            await anna.do(code, "adjust", pace=0, grace=None, stand_in="casual")
            return code, anna.cookie

    async def go_on(server: TableServer, code: str, cookie: str) -> GameRecord:
        anna = Person(server.url)
        anna.client.cookies.set("wormery", cookie.partition("=")[2])
        try:
            await anna.arrive()
            return await play(anna, code)
        finally:
            await anna.close()

    server = TableServer(tmp_path / "tables.db", "--no-limits").start()
    code, cookie = asyncio.run(begin(server))
    server.kill()
    server.start()
    try:
        record.verify_shared(asyncio.run(go_on(server, code, cookie)))
    finally:
        server.stop()


def test_with_postgresql(database: Database) -> None:
    async def whole(server: TableServer) -> None:
        async with people(server) as (anna,):
            code = await daily(anna, "regenwormen")
            assert await daily(anna, "regenwormen") == code
            await play(anna, code)
            day = (await anna.get("/api/daily"))["day"]
            found = await anna.get(f"/api/daily/regenwormen/{day}/results")
            assert (found["rank"], found["count"]) == (1, 1)
            made = (await challenge(anna, code, 0)).json()["code"]
            assert (await challenge(anna, code, 0)).json()["code"] == made
            told = await anna.get(f"/api/challenges/{made}")
            assert told["by"] == "", "who has no name is not called by a seat's letter"

    with serving(database.url, "--no-limits") as server:
        asyncio.run(whole(server))
