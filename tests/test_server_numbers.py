"""A person's numbers: equal to what their records say, kept, exported, and forgotten."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest
from tests.coaching import ended
from tests.postgres import Database
from tests.screens import golden
from tests.tables import (
    Person,
    Play,
    TableServer,
    ask_until_refused,
    play_out,
    serving,
    wait_for,
)

from wormery import coach, record
from wormery.games import LETTERS, OVER
from wormery.games.ithappens import ItHappensView
from wormery.record import GameRecord
from wormery.server.adding_up import numbers as add_up
from wormery.server.numbers import Run
from wormery.server.played import days_run, wins_run
from wormery.server.store.digests import LOOKED_AT, Digest, Game, SeatAccount, SeatDigest
from wormery.server.store.lists import SeatEnded
from wormery.telling.words import Say

ME, BOT = {"kind": "here", "name": "Anna"}, {"kind": "bot", "level": "casual"}
STRONG = {"kind": "bot", "level": "skilled"}
WORMS, FINDS = "regenwormen", "it-happens"
SHORT = {"short": "yes"}
LONGEST = 180.0  # seconds for all reviews, on a busy machine


async def numbers(anna: Person, **query: Any) -> Any:
    answer = await anna.client.get("/api/me/numbers", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def all_numbers(anna: Person, **query: Any) -> Any:
    """Return the numbers once nothing is worked out any more."""

    async def done() -> Any:
        answer = await anna.client.get("/api/me/numbers", params=query)
        if answer.status_code == 429:
            return None
        assert answer.status_code == 200, answer.text
        return None if answer.json()["working"] else answer.json()

    return await wait_for(done, LONGEST)


async def export(anna: Person) -> Any:
    answer = await anna.client.get("/api/me/numbers/export")
    assert (
        answer.headers["content-disposition"] == 'attachment; filename="wormery-numbers.json"'
    )
    return answer.json()


def of_game(found: Any, name: str) -> Any:
    return next(one for one in found["by_game"] if one["name"] == name)


# The same counts from the text of a record, by nothing but what it says


def turns_of(text: str) -> list[tuple[int, str]]:
    """Every turn of a record: the seat, and what was done."""
    body = re.sub(r"\{[^}]*\}", "", text.split("\n\n", 1)[1])
    parts = re.split(r"\d+\. ([A-G]) ", " ".join(body.split()))[1:]
    return [
        (LETTERS.index(who), done) for who, done in zip(parts[::2], parts[1::2], strict=True)
    ]


def worms_counted(text: str, seat: int) -> Counter[str]:
    stacks: dict[int, list[str]] = {}
    found: Counter[str] = Counter()
    for who, done in turns_of(text):
        mine = who == seat
        found["turns"] += mine
        if taken := re.search(r"take (\d+)", done):
            victims = [one for one, stack in stacks.items() if stack[-1:] == [taken[1]]]
            for victim in victims:
                stacks[victim].pop()
                found["steals"] += mine
                found["robbed"] += victim == seat
            stacks.setdefault(who, []).append(taken[1])
            found["tiles"] += mine
        else:
            if stacks.get(who):
                stacks[who].pop()
            found["failed"] += mine
            found["dead"] += (
                mine
                and done.split("give up")[0].rstrip().endswith("]")
                and ("give up" not in done)
            )
    return +found


def finds_counted(game: GameRecord, text: str, seat: int) -> Counter[str]:
    view = game.game.view(game.position, seat)
    assert isinstance(view, ItHappensView)
    holding = view.holdings[seat]
    assert holding.queens is not None
    assert holding.generals is not None
    found = Counter({"queens": len(holding.queens), "generals": len(holding.generals)})
    for who, done in turns_of(text):
        if who == seat:
            found["spent"] += done.count("reroll") + done.count("skip")
            found["placed"] += "place" in done and "third" not in done
    return +found


def check_game(kept: Any, text: str) -> None:
    """What is kept of one game is what its record says, and what the coach says of that."""
    game = record.read(text)
    result = game.position.result
    assert result is not None
    assert kept["game"] == game.game.name
    assert kept["steps"] == len(game.steps)
    review = coach.review(game)
    for own in kept["own"]:
        seat = own["seat"]
        assert own["score"] == result.scores[seat]
        assert (own["place"] == 1) == (seat in result.winners)
        if game.game.name == WORMS:
            assert own["counts"] == worms_counted(text, seat)
        else:
            expected = finds_counted(game, text, seat)
            assert {name: own["counts"].get(name, 0) for name in expected} == expected
        account = review.accounts[seat]
        choices = [one for one in review.moments if one.is_decision and one.seat == seat]
        assert own["account"]["own_luck"] == pytest.approx(account.own_luck)
        assert own["account"]["others_luck"] == pytest.approx(account.others_luck)
        assert own["account"]["skill"] == pytest.approx(account.own_skill)
        assert own["account"]["decisions"] == len(choices)
        assert own["account"]["given_away"] == pytest.approx(sum(one.cost for one in choices))


def check_sums(found: Any, games: list[Any], records: dict[str, str]) -> None:
    """What is shown of a kind of games, added up from the records of these."""
    read = {one["code"]: record.read(records[one["code"]]) for one in games}
    scores = [
        read[one["code"]].position.scores[seat["seat"]] for one in games for seat in one["own"]
    ]
    won = [any(seat["place"] == 1 for seat in one["own"]) for one in games]
    assert (found["games"], found["wins"]) == (len(games), sum(won))
    assert found["fair"] == pytest.approx(
        sum(len(one["own"]) / len(read[one["code"]].position.scores) for one in games)
    )
    assert found["best_score"] == max(scores)
    assert found["longest"] == max(one["steps"] for one in games)
    assert sum(line["games"] for line in found["seats"]) == len(games)
    assert {line["group"]: line["games"] for line in found["levels"]} == Counter(
        "skilled" if '"bot:skilled' in records[one["code"]] else "casual" for one in games
    )
    assert found["wins_in_a_row"]["longest"] == max(
        map(len, "".join("x" if one else " " for one in won).split()), default=0
    )
    added: Counter[str] = Counter()
    for one in games:
        for seat in one["own"]:
            added.update(seat["counts"])
    assert {line["name"]: line["number"] for line in found["counts"] if line["number"]} == added
    assert [point["code"] for point in found["points"]] == [one["code"] for one in games[::-1]]


def test_numbers_are_those_of_the_records(server: TableServer) -> None:
    async def look() -> None:
        anna = await Person(server.url).arrive()
        at_first = await numbers(anna)
        assert [one["games"] for one in at_first["by_game"]] == [0, 0]
        played = [
            await play_out(server.url, anna, WORMS, ME, STRONG, options=SHORT),
            await play_out(server.url, anna, WORMS, BOT, ME, BOT, options=SHORT),
            await play_out(server.url, anna, FINDS, ME, STRONG, {**ME, "name": "Bo"}),
        ]
        await anna.open(WORMS, ME, BOT)  # goes on, and counts for nothing
        found = await all_numbers(anna)
        assert (found["games"], found["counted"], found["looked_at"]) == (3, 3, 3)
        assert found["days_in_a_row"] == {"now": 1, "longest": 1}
        records = {code: await anna.record(code) for code in played}
        kept = await export(anna)
        assert (kept["format"], kept["version"]) == ("wormery-numbers", 1)
        assert [one["code"] for one in kept["games"]] == played[::-1]
        for one in kept["games"]:
            check_game(one, records[one["code"]])
        for name in (WORMS, FINDS):
            games = [one for one in kept["games"] if one["game"] == name]
            check_sums(of_game(found, name), games, records)
            some = await numbers(anna, game=name, language="nl")
            assert of_game(some, name)["points"] == of_game(found, name)["points"]
            assert some["games"] == len(games)
        assert of_game(some, FINDS)["counts"][0]["title"] == "Dobbelstenen gelegd"
        bo = await Person(server.url).arrive()
        assert (await numbers(bo))["games"] == 0, "nobody else sees them"
        await anna.close()
        await bo.close()

    asyncio.run(look())


def test_moves_of_a_stand_in_are_not_counted(server: TableServer) -> None:
    async def leave() -> None:
        anna = await Person(server.url).arrive()
        code = await anna.open(WORMS, ME, BOT, grace=0, begins=0, options=SHORT)
        await anna.start(code)
        async with anna.socket(code) as socket:
            await socket.recv()
        text = await wait_for(over(anna, code), 120)
        stood_in = int(record.read(text).tags["StandIn"].removeprefix("A "))
        found = of_game(await all_numbers(anna), WORMS)
        assert (found["games"], found["stood_in"]) == (1, stood_in)
        counts = {line["name"]: line["number"] for line in found["counts"]}
        assert counts["turns"] == counts["steals"] == 0
        assert found["bests"] == []
        assert found["points"][0]["decisions"] == 0
        assert counts["robbed"] == worms_counted(text, 0)["robbed"]
        await anna.close()

    def over(anna: Person, code: str) -> Callable[[], Awaitable[str | None]]:
        async def look() -> str | None:
            text = await anna.record(code)
            return text if record.read(text).position.actor == OVER else None

        return look

    asyncio.run(leave())


def rows(server: TableServer, *codes: str) -> int:
    """Count what is kept of these games."""
    query = "select count(*) from digests join tables on id = table_id where code = ?"
    with closing(sqlite3.connect(server.database)) as database:
        return sum(database.execute(query, (code,)).fetchone()[0] for code in codes)


def test_numbers_move_are_forgotten_and_go_with_the_person(server: TableServer) -> None:
    async def go() -> None:
        anna, bo = [await Person(server.url).arrive() for _ in range(2)]
        codes = [await play_out(server.url, anna, WORMS, ME, BOT, options=SHORT)]
        codes += (await ended(anna, golden("regenwormen-two")))[:1]  # went on from a record
        found = await all_numbers(anna)
        assert (found["games"], found["left_out"]) == (2, 1)
        assert of_game(found, WORMS)["games"] == 1

        moved = (await anna.client.post("/api/me/transfer")).json()["code"]
        await bo.client.post("/api/me/transfer/use", json={"code": moved})
        assert (await numbers(bo)) == found, "another device, the same person"

        assert rows(server, *codes) == 2
        gone = await anna.client.delete("/api/me/numbers")
        assert gone.status_code == 200
        assert rows(server, *codes) == 0
        after = await numbers(bo)
        assert (after["since"], after["games"]) == (gone.json()["since"], 0)
        games = (await anna.get("/api/me/games"))["games"]
        assert len(games) == 2, "the games stay"
        code = await play_out(server.url, anna, WORMS, ME, BOT, options=SHORT)
        assert [one["code"] for one in (await export(anna))["games"]] == [code]
        assert of_game(await all_numbers(anna), WORMS)["games"] == 1

        assert rows(server, code) == 1
        assert (await anna.client.request("DELETE", "/api/me")).status_code == 200
        assert rows(server, code) == 0
        await anna.close()
        await bo.close()

    asyncio.run(go())


def test_a_game_with_others_stays_counted_for_them(server: TableServer) -> None:
    async def go() -> None:
        anna, bo = [await Person(server.url).arrive() for _ in range(2)]
        code = await anna.open(WORMS, ME, {"kind": "link"}, options=SHORT)
        await bo.sit(code, 1, "Bo", "tea")
        await anna.start(code)
        seats = [Play(anna, code, 0, lambda: server.url), Play(bo, code, 1, lambda: server.url)]
        await asyncio.gather(*(seat.run() for seat in seats))
        both = [of_game(await all_numbers(one), WORMS) for one in (anna, bo)]
        assert [one["wins"] for one in both] in ([0, 1], [1, 0])
        assert [one["levels"][0]["group"] for one in both] == ["", ""]
        counts = [{line["name"]: line["number"] for line in one["counts"]} for one in both]
        assert counts[0]["steals"] == counts[1]["robbed"]
        assert counts[1]["steals"] == counts[0]["robbed"]
        await anna.client.request("DELETE", "/api/me")
        assert rows(server, code) == 1
        assert of_game(await all_numbers(bo), WORMS) == both[1]
        await anna.close()
        await bo.close()

    asyncio.run(go())


def test_numbers_are_kept_over_a_restart_and_asking_is_limited(database: Database) -> None:
    async def first(server: TableServer) -> tuple[str, Any]:
        anna = await Person(server.url).arrive()
        await play_out(server.url, anna, WORMS, ME, BOT, options=SHORT)
        found = await all_numbers(anna)
        await anna.close()
        return anna.cookie, found

    async def again(server: TableServer, cookie: str, known: Any) -> None:
        anna = Person(server.url)
        anna.client.cookies.set("wormery", cookie.partition("=")[2])
        found = await numbers(anna)
        assert found == known
        asked = await ask_until_refused(lambda: anna.client.get("/api/me/numbers"))
        assert {answer.status_code for answer in asked} == {200, 429}
        unknown = await anna.client.get("/api/me/numbers", params={"game": "chess"})
        assert unknown.json()["name"] in ("game-unknown", "too-many-requests")
        await anna.close()

    with serving(database.url, "--no-limits") as server:
        cookie, known = asyncio.run(first(server))
    with serving(database.url, "--no-limits") as server:
        asyncio.run(again(server, cookie, known))


def test_runs_end_with_a_gap() -> None:
    assert days_run({8, 9, 10}, 10) == Run(3, 3)
    assert days_run({8, 9}, 10) == Run(2, 2), "today is still young"
    assert days_run({1, 2, 3, 8}, 10) == Run(0, 3)
    assert days_run(set(), 10) == Run(0, 0)
    assert wins_run([True, True, False, True]) == Run(1, 2)
    assert wins_run([]) == Run(0, 0)


def made_up(number: int) -> Game:
    """A game of two that the first seat won; the higher the number, the longer ago."""
    seats = (SeatEnded("Anna", 9, 1), SeatEnded("Bo", 4, 2, "casual"))
    account = SeatAccount(0.5, 0.25, 0.25, 0.0, 10, 0.1, 1.0)
    digest = Digest(True, 2, 40 + number, (SeatDigest({"turns": 7}), SeatDigest({})))
    code, ended = f"GAME{number:02}", 10**12 - number * 24 * 3600 * 1000
    return Game(number, code, WORMS, ended, (0,), seats, digest, (account, account), False)


def test_luck_and_skill_are_those_of_the_latest_games_and_all_others_count() -> None:
    games = [made_up(number) for number in range(LOOKED_AT + 20)]
    today = games[0].ended // (24 * 3600 * 1000)
    found = add_up(games, today, 0, Say("en"))
    worms = found.by_game[0]
    assert (worms.games, worms.wins, worms.fair) == (120, 120, 60.0)
    assert worms.counts[0].number == 7 * 120
    assert (worms.wins_in_a_row, found.days_in_a_row) == (Run(120, 120), Run(120, 120))
    assert (worms.longest, worms.longest_code) == (40 + 119, "GAME119")
    assert [one.code for one in worms.points] == [one.code for one in games[:LOOKED_AT][::-1]]
    assert (found.looking_at, found.looked_at) == (LOOKED_AT, LOOKED_AT)
    point = worms.points[0]
    assert (point.luck, point.given_away, point.decisions) == (0.5, 0.1, 10)
