"""People at a table: reactions, watchers, a clock for the turn, and moves of a stand-in."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.nodes import Node
from tests.nodes import running as running_nodes
from tests.postgres import Database
from tests.tables import Person, TableServer, hear_all, wait_for
from websockets.asyncio.client import ClientConnection

from wormery import record
from wormery.server.deciding import decide, decide_move, start
from wormery.server.messages import Away, Back, MakeMove, SeatPlan, TablePlan, TypeDice, Undo
from wormery.server.plans import Draft
from wormery.server.table import Decision, Table

HERE, LINK = {"kind": "here"}, {"kind": "link"}


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next frame of that type."""
    while (frame := await hear_all(socket))["type"] != kind:
        pass
    return frame


async def react(socket: ClientConnection, seat: int, reaction: str) -> None:
    said = {"kind": "react", "id": secrets.token_hex(8), "seat": seat, "reaction": reaction}
    await socket.send(json.dumps(said))


async def two_seats(one: str, two: str, **plan: Any) -> tuple[Person, Person, str]:
    anna, bo = await Person(one).arrive(), await Person(two).arrive()
    code = await anna.open("regenwormen", HERE, LINK, begins=0, **plan)
    await bo.do(code, "claim", seat=1, name="Bo")
    await anna.do(code, "start")
    return anna, bo, code


async def kinds(person: Person, code: str) -> list[str]:
    return [one["event"]["kind"] for one in await person.get(f"/api/tables/{code}/events")]


# Reactions


def test_a_reaction_is_seen_by_all_and_kept_by_nobody(server: TableServer) -> None:
    async def test() -> None:
        anna, bo, code = await two_seats(server.url, server.url)
        async with anna.socket(code) as own, bo.socket(code) as other:
            await heard(own, "welcome")
            await heard(other, "welcome")
            before = await kinds(anna, code)
            await react(own, 0, "ouch")
            for socket in (own, other):
                frame = await heard(socket, "reaction")
                assert (frame["seat"], frame["reaction"]) == (0, "ouch")
            assert await kinds(anna, code) == before
            assert "ouch" not in await anna.record(code)
        await anna.close()
        await bo.close()

    asyncio.run(test())


def test_whose_reaction_is_refused(server: TableServer) -> None:
    """One without that seat, one that nobody has drawn, and the fourth in a row."""

    async def refusal(socket: ClientConnection, seat: int, reaction: str) -> str:
        await react(socket, seat, reaction)
        name: str = (await heard(socket, "refused"))["problem"]["name"]
        return name

    async def test() -> None:
        anna, bo, code = await two_seats(server.url, server.url)
        looker = await Person(server.url).arrive()
        async with anna.socket(code) as own, looker.socket(code) as outside:
            await heard(own, "welcome")
            await heard(outside, "welcome")
            assert await refusal(outside, 0, "wow") == "seat-not-yours"
            assert await refusal(own, 1, "wow") == "seat-not-yours"
            assert await refusal(own, 6, "wow") == "seat-unknown"
            assert await refusal(own, 0, "shrug") == "reaction-unknown"
            for _ in range(3):
                await react(own, 0, "laugh")
                await heard(own, "done")
            assert await refusal(own, 0, "laugh") == "too-many-reactions"
            assert (await anna.say(code, "react", seat=0, reaction="wow")).status_code == 400
        for person in (anna, bo, looker):
            await person.close()

    asyncio.run(test())


@pytest.fixture
def nodes(database: Database) -> Iterator[tuple[Node, Node]]:
    one, two = Node(database.url), Node(database.url)
    with running_nodes(one, two):
        yield one, two


def test_nodes_pass_on_reactions_and_watchers(nodes: tuple[Node, Node]) -> None:
    async def test() -> None:
        one, two = nodes
        anna, bo, code = await two_seats(one.url, two.url)
        looker = await Person(two.url).arrive()
        await looker.client.put("/api/me", json={"nickname": "Kim"})
        async with anna.socket(code) as own, bo.socket(code) as other:
            await heard(own, "welcome")
            await heard(other, "welcome")
            await react(own, 0, "cheer")
            assert (await heard(other, "reaction"))["reaction"] == "cheer"
            await react(other, 1, "hurry")
            assert (await heard(own, "reaction"))["reaction"] == "cheer", "one's own, once"
            assert (await heard(own, "reaction"))["reaction"] == "hurry"
            async with looker.socket(code):
                for socket in (own, other):
                    seen = (await heard(socket, "watching"))["watchers"]
                    assert seen == {"count": 1, "names": ["Kim"]}
            for socket in (own, other):
                assert (await heard(socket, "watching"))["watchers"]["count"] == 0
        for person in (anna, bo, looker):
            await person.close()

    asyncio.run(test())


# Watchers


def test_who_watches_is_told_as_they_come_and_go(server: TableServer) -> None:
    async def test() -> None:
        anna, bo, code = await two_seats(server.url, server.url)
        looker = await Person(server.url).arrive()
        async with anna.socket(code) as own:
            assert "watchers" not in await heard(own, "welcome")
            async with looker.socket(code), looker.socket(code):
                watchers = (await heard(own, "watching"))["watchers"]
                assert watchers == {"count": 1, "names": []}, "a device, however many pages"
                async with bo.socket(code) as other:
                    assert (await heard(other, "welcome"))["watchers"]["count"] == 1
            assert (await heard(own, "watching"))["watchers"]["count"] == 0
        for person in (anna, bo, looker):
            await person.close()

    asyncio.run(test())


# The clock, as the log has it


def opened(**plan: Any) -> Table:
    seats = SeatPlan("here"), SeatPlan("here")
    draft = Draft("anna", 1000)
    draft.open(TablePlan("regenwormen", seats, begins=0, pace=0, **plan))
    draft.add("anna", start(draft.table, ("", "")))
    return draft.table


def after(table: Table, at: int, decision: Decision, device: str | None = "anna") -> Table:
    return table.after(table.number + 1, at, device, decision)


def played(table: Table, at: int, move: str, by: Any = "person") -> Table:
    assert table.position is not None
    return after(table, at, decide_move(table, table.position.actor, move, by))


def test_the_clock_is_of_the_whole_turn() -> None:
    table = opened(clock=30)
    assert table.due == table.turn_ends_at == 31_000
    table = played(table, 5000, "roll")
    assert table.due == 31_000
    assert table.bot == (0, "casual", "clock")
    assert table.position is not None
    while table.position.turn == 0:
        table = played(table, 9000, table.position.moves[0].text)
    assert table.due == 9000 + 30_000
    assert opened().due is None


def test_who_is_away_does_not_wait_for_the_clock() -> None:
    table = after(opened(clock=30, grace=2), 4000, Decision(Away(0)))
    assert table.due == 6000
    assert table.bot == (0, "casual", "stand-in")
    table = after(opened(clock=30, grace=60), 4000, Decision(Away(0)))
    assert (table.due, table.bot[2]) == (31_000, "clock")
    back = after(table, 5000, Decision(Back(0)))
    assert (back.due, back.bot[2]) == (31_000, "clock")


def test_real_dice_stop_the_clock_while_they_are_typed() -> None:
    table = opened(clock=30, dice="real")
    rolled = played(table, 5000, "roll")
    assert rolled.turn_ends_at is None
    assert rolled.due is None
    typed = decide(rolled, TypeDice("a", 0, "11223344", rolled.steps), "anna")
    assert after(rolled, 25_000, typed).turn_ends_at == 31_000 + 20_000


def test_taking_back_gives_nobody_more_time() -> None:
    table = opened(clock=30, dice="real")
    table = after(
        played(table, 2000, "roll"),
        2000,
        decide(played(table, 2000, "roll"), TypeDice("a", 0, "WWWWW123", 1), "anna"),
    )
    table = played(table, 3000, "keep W")
    table = played(table, 4000, "take 25")
    assert table.turn_ends_at == 34_000
    table = after(table, 10_000, decide(table, Undo("b", 0, table.steps), "anna"))
    assert table.turn_ends_at == 31_000 + 6000, "the other's six seconds do not count"
    moved = decide(table, MakeMove("c", 0, "take 25", table.steps), "anna")
    assert after(table, 11_000, moved).turn_ends_at == 41_000


def test_the_record_says_how_often_a_stand_in_moved() -> None:
    table = played(opened(clock=30), 40_000, "roll", "clock")
    table = played(table, 41_000, table.position.moves[0].text)  # type: ignore[union-attr]
    written = table.write_record()
    assert written is not None
    assert record.read(written).tags["StandIn"] == "A 1"


# The clock, as time passes


def test_a_turn_whose_time_is_up_is_played_even_after_a_restart(tmp_path: Path) -> None:
    """The seat stays the person's, and the next turn has time of its own."""

    async def moves(person: Person, code: str) -> list[dict[str, Any]]:
        log = await person.get(f"/api/tables/{code}/events")
        return [one["event"] for one in log if one["event"]["kind"] == "moved"]

    async def begin(url: str) -> tuple[Person, str]:
        anna = await Person(url).arrive()
        code = await anna.open("regenwormen", HERE, {**HERE, "name": "Bo"}, begins=0, clock=3)
        await anna.do(code, "start")
        async with anna.socket(code) as own:
            welcome = await heard(own, "welcome")
            ends, now = welcome["table"]["turn_ends_at"], welcome["now"]
            assert 0 < ends - now <= 3000
        return anna, code

    async def see(node: Node, anna: Person, code: str) -> None:
        async with anna.socket(code) as own:
            await heard(own, "welcome")
            await asyncio.to_thread(node.pass_time, 4)
            frame = await heard(own, "event")
            while frame["event"]["kind"] != "moved":
                frame = await heard(own, "event")
            assert (frame["event"]["seat"], frame["event"]["by"]) == (0, "clock")
            # The turn is played to its end; then the next one has its own three seconds.
            while frame["views"][0]["view"]["turn"] == 0:
                frame = await heard(own, "event")
            done = len(await moves(anna, code))
            assert {event["by"] for event in await moves(anna, code)} == {"clock"}
            await anna.do(code, "move", seat=1, move="roll", step=frame["steps"])
            log = await moves(anna, code)
            assert (len(log), log[-1].get("by", "person")) == (done + 1, "person")
        await anna.close()

    async def test(node: Node) -> None:
        anna, code = await begin(node.url)
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)
        await see(node, anna, code)

    node = Node(f"sqlite:///{tmp_path}/tables.db")
    with running_nodes(node):
        asyncio.run(test(node))


def test_who_comes_back_is_told_what_a_bot_did(server: TableServer) -> None:
    async def test() -> None:
        anna, bo, code = await two_seats(server.url, server.url, grace=0)
        async with bo.socket(code) as other:
            await heard(other, "welcome")

            async def turn_passed() -> bool:
                found = await bo.get(f"/api/tables/{code}")
                return bool(found["views"][0]["view"]["turn"] == 1)

            await wait_for(turn_passed)
            seat = (await bo.get(f"/api/tables/{code}"))["table"]["seats"][0]
            assert seat["played_by_bot"]
            assert seat["away_since"] > 0
            assert await anna.get(f"/api/tables/{code}/meanwhile") == []
            async with anna.socket(code) as own:
                frame = await heard(own, "event")
                assert frame["event"] == {"kind": "back", "seat": 0}
                (missed,) = await anna.get(f"/api/tables/{code}/meanwhile")
                assert missed["since"] == seat["away_since"] < missed["until"]
                assert missed["told"]
                assert await bo.get(f"/api/tables/{code}/meanwhile") == []
        await anna.close()
        await bo.close()

    asyncio.run(test())
