"""Around the tables: what bots are called, open tables, seats that fill, and one's games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.nodes import Node, running
from tests.tables import Person, Play, wait_for

from wormery import record
from wormery.server.beats import BEAT, OVERDUE
from wormery.server.listing import FRESH
from wormery.telling.bots import NAMES, free_names, name_bots, read_bot

ME = {"kind": "here", "name": "Anna"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "beginner"}
QUICK = {"begins": 0, "options": {"short": "yes"}}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node of its own, as these tests list all that is on it."""
    found = Node(f"sqlite:///{tmp_path_factory.mktemp('around')}/tables.db")
    with running(found):
        yield found


def run(url: str, people: int, test: Callable[..., Awaitable[None]]) -> None:
    async def with_people() -> None:
        present = [await Person(url).arrive() for _ in range(people)]
        try:
            await test(*present)
        finally:
            for person in present:
                await person.close()

    asyncio.run(with_people())


async def names_at(person: Person, code: str) -> list[str]:
    table = (await person.get(f"/api/tables/{code}"))["table"]
    return [seat["name"] for seat in table["seats"]]


async def listed(node: Node, person: Person, **query: Any) -> list[str]:
    """Return the codes on the list once it is no longer that of a moment ago."""
    await asyncio.to_thread(node.pass_time, FRESH + 0.1)
    found = await person.client.get("/api/tables/open", params=query)
    assert found.status_code == 200, found.text
    return [line["code"] for line in found.json()["tables"]]


# What bots are called


def test_names_are_never_given_twice() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) >= 7 + 7
    assert name_bots(["Anna", "", ""], [1, 2]) == ("Anna", *NAMES[:2])
    assert name_bots(["pip", "", "Pip"], [1, 2]) == ("pip", "Momo", "Tuk"), "a person keeps it"
    assert name_bots(["Anna", "Otto", "otto"], [1, 2])[:2] == ("Anna", "Otto")
    assert name_bots(["A", "bot:casual"], [1]) == ("A", "Pip")
    some = [free_names([], 6, code) for code in ("ABCDEF", "KR7TWQ", "ZZZZZZ")]
    assert all(len(set(names)) == 6 for names in some)
    assert len(set(some)) > 1, "tables differ"


def test_bots_are_named_at_the_table_and_in_the_record(node: Node) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, LINK, BOT, begins=0, grace=None)
        await anna.do(code, "fill", seat=2, level="random")
        _, _, filled, planned = await names_at(anna, code)
        assert filled != planned
        assert {filled, planned} <= set(NAMES)
        await bo.do(code, "claim", seat=1, name=planned.upper())
        names = await names_at(anna, code)
        assert names[:3] == ["Anna", planned.upper(), filled]
        assert names[3] in NAMES
        assert names[3] not in (planned, filled), "a bot gives way to a person"
        await anna.do(code, "start")
        assert await names_at(anna, code) == names
        text = await anna.record(code)
        assert f'[C "bot:random {filled}"]' in text
        assert read_bot(record.read(text).tags["D"]) == ("beginner", names[3])
        shown = await anna.client.post("/api/records", json={"id": "names", "record": text})
        seats = (await bo.get(f"/api/tables/{shown.json()['code']}"))["table"]["seats"]
        assert (seats[2]["name"], seats[2]["level"]) == (filled, "random")

    run(node.url, 2, test)


# Open tables


def test_only_what_is_listed_leaves_the_server(node: Node) -> None:
    """Neither locked nor full nor private tables; and only while the host is there."""

    async def test(anna: Person, bo: Person, eve: Person) -> None:
        private = await anna.open("regenwormen", ME, LINK)
        code = await anna.open("it-happens", ME, LINK, LINK, listed=True)
        assert await listed(node, eve) == [], "the host is not there"
        async with anna.socket(code), anna.socket(private):
            await wait_for(lambda: _on_list(node, eve, code))
            assert private not in await listed(node, eve)
            (line,) = (await eve.get("/api/tables/open"))["tables"]
            assert (line["game"], line["seats"][0]["name"]) == ("it-happens", "Anna")
            assert [seat["kind"] for seat in line["seats"]] == ["person", "open", "open"]
            await bo.do(code, "claim", seat=1, name="Bo")
            assert await listed(node, eve) == [code]
            await anna.do(code, "lock", lock="seats")
            assert await listed(node, eve) == []
            await anna.do(code, "lock", lock="open")
            assert await listed(node, eve) == [code]
            assert (await bo.say(code, "list", listed=False)).json()["name"] == "host-only"
            await anna.do(code, "list", listed=False)
            assert await listed(node, eve) == []
            await anna.do(code, "list", listed=True)
            assert await listed(node, eve) == [code]
            await eve.do(code, "claim", seat=2)
            assert await listed(node, eve) == [], "it is full"

    run(node.url, 3, test)


async def _on_list(node: Node, person: Person, code: str) -> bool:
    return code in await listed(node, person)


def test_whoever_asks_again_hears_only_news(node: Node) -> None:
    async def test(anna: Person, eve: Person) -> None:
        codes = [await anna.open("regenwormen", ME, LINK, listed=True) for _ in range(3)]
        async with anna.socket(codes[0]), anna.socket(codes[1]), anna.socket(codes[2]):
            await wait_for(lambda: _on_list(node, eve, codes[2]))
            first = await eve.client.get("/api/tables/open?most=2")
            assert [line["code"] for line in first.json()["tables"]] == codes[:0:-1]
            assert first.json()["more"]
            assert await listed(node, eve, first=2, most=2) == codes[:1]
            mark = {"If-None-Match": first.headers["etag"]}
            same = await eve.client.get("/api/tables/open?most=2", headers=mark)
            assert (same.status_code, same.content) == (304, b"")
            await anna.do(codes[2], "list", listed=False)
            await asyncio.to_thread(node.pass_time, FRESH + 0.1)
            changed = await eve.client.get("/api/tables/open?most=2", headers=mark)
            assert changed.status_code == 200

    run(node.url, 2, test)


def test_a_table_where_one_asks_is_not_listed(node: Node) -> None:
    async def test(anna: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, admission="ask")
        assert (await anna.say(code, "list", listed=True)).json()["name"] == "listing-ask"
        plan = {"game": "regenwormen", "seats": [ME, LINK], "admission": "ask", "listed": True}
        made = await anna.client.post("/api/tables", json={"id": "ask", "plan": plan})
        assert made.json()["name"] == "listing-ask"
        locked = await anna.open("regenwormen", ME, LINK)
        await anna.do(locked, "lock", lock="all")
        assert (await anna.say(locked, "list", listed=True)).json()["name"] == "listing-locked"

    run(node.url, 1, test)


def test_an_operator_may_want_no_list_and_a_wait_survives_a_crash(tmp_path: Path) -> None:
    async def refused(anna: Person) -> None:
        assert (await anna.get("/api/games"))["listing"] is False
        plan = {"game": "regenwormen", "seats": [ME, LINK], "listed": True}
        made = await anna.client.post("/api/tables", json={"id": "off", "plan": plan})
        assert made.json()["name"] == "listing-off"
        code = await anna.open("regenwormen", ME, LINK, begins=0, fill_after=1, grace=None)
        assert (await anna.say(code, "list", listed=True)).json()["name"] == "listing-off"
        assert await listed(own, anna) == []

    own = Node(f"sqlite:///{tmp_path}/off.db", open_tables=False)
    with running(own):

        async def waits(anna: Person) -> None:
            code = await anna.open("regenwormen", ME, LINK, begins=0, fill_after=2, grace=None)
            own.kill()
            own.start()
            own.pass_time(2 + OVERDUE + 2 * BEAT)
            assert await started(anna, code)

        run(own.url, 1, refused)
        run(own.url, 1, waits)


# Seats that fill themselves


async def started(person: Person, code: str) -> bool:
    state: str = (await person.get(f"/api/tables/{code}"))["table"]["state"]
    return state == "playing"


def test_open_seats_get_bots_when_the_time_is_over(node: Node) -> None:
    async def test(anna: Person, bo: Person) -> None:
        wishes = {"fill_after": 1, "fill_level": "random", "grace": None}
        code = await anna.open("regenwormen", ME, LINK, LINK, begins=0, **wishes)
        table = (await bo.get(f"/api/tables/{code}"))["table"]
        (opened,) = await bo.get(f"/api/tables/{code}/events")
        assert table["fills_at"] == opened["at"] + 1000
        await bo.do(code, "claim", seat=1, name="Bo")
        await asyncio.to_thread(node.pass_time, 1)
        assert await started(bo, code)
        seats = (await bo.get(f"/api/tables/{code}"))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
        assert seats[2]["level"] == "random"
        assert seats[2]["name"] in NAMES

    run(node.url, 2, test)


def test_the_host_can_stop_the_wait_and_begin_it(node: Node) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, begins=0, fill_after=1, grace=None)
        refusal = await bo.say(code, "fill-after", seconds=None)
        assert refusal.json()["name"] == "host-only"
        await anna.do(code, "fill-after", seconds=None)
        await asyncio.to_thread(node.pass_time, 1.5)
        table = (await anna.get(f"/api/tables/{code}"))["table"]
        assert (table["state"], table["fills_at"]) == ("open", None)
        await anna.do(code, "fill-after", seconds=1, level="beginner")
        await asyncio.to_thread(node.pass_time, 1)
        assert await started(anna, code)
        assert (await anna.get(f"/api/tables/{code}"))["table"]["seats"][1]["kind"] == "bot"

    run(node.url, 2, test)


# One's games


async def play(code: str, url: str, *people: Person) -> None:
    plays = [Play(person, code, seat, lambda: url).run() for seat, person in enumerate(people)]
    await asyncio.gather(*plays)


def test_games_are_listed_for_those_who_played_them(node: Node) -> None:
    async def test(anna: Person, bo: Person, phone: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, BOT, **QUICK)
        await bo.do(code, "claim", seat=1, name="Bo Diddley")
        assert (await bo.get("/api/me/games"))["games"] == []
        await anna.do(code, "start")
        await play(code, node.url, anna, bo)
        answer = await bo.get("/api/me/games")
        (line,) = answer["games"]
        assert (line["code"], line["game"], line["own"]) == (code, "regenwormen", [1])
        log = await bo.get(f"/api/tables/{code}/events")
        assert line["ended"] in [one["at"] for one in log[-3:]]
        assert not answer["more"]
        result = (await bo.get(f"/api/tables/{code}"))["views"][0]["view"]["result"]
        assert [seat["score"] for seat in line["seats"]] == result["scores"]
        first = [at for at, seat in enumerate(line["seats"]) if seat["place"] == 1]
        assert first == result["winners"]
        assert [seat["name"] for seat in line["seats"]] == await names_at(bo, code)
        assert line["seats"][2]["level"] == "beginner"

        # The same person on another device has them too.
        transfer = (await bo.client.post("/api/me/transfer")).json()["code"]
        await phone.client.post("/api/me/transfer/use", json={"code": transfer})
        assert (await phone.get("/api/me/games"))["games"] == [line]

        day = time.strftime("%Y-%m-%d", time.gmtime(line["ended"] / 1000))
        for text, found in {
            "diddley": 1,
            "ANNA regen": 1,
            day: 1,
            "wurmeck": 0,
            "nobody": 0,
            "anna 1999": 0,
        }.items():
            games = await bo.client.get("/api/me/games", params={"text": text})
            assert len(games.json()["games"]) == found, text
        german = {"text": "bratwurmeck", "language": "de"}
        assert len((await bo.client.get("/api/me/games", params=german)).json()["games"]) <= 1

        again = await bo.open("regenwormen", {"kind": "here", "name": "Bo"}, BOT, **QUICK)
        await bo.do(again, "start")
        await play(again, node.url, bo)
        newest = (await bo.client.get("/api/me/games?most=1")).json()
        assert [one["code"] for one in newest["games"]] == [again]
        assert newest["more"]
        older = (await bo.client.get("/api/me/games?most=1&first=1")).json()
        assert ([one["code"] for one in older["games"]], older["more"]) == ([code], False)
        assert len((await anna.get("/api/me/games"))["games"]) == 1

    run(node.url, 3, test)
