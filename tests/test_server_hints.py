"""Hints and odds at a table: who gets them, and how they are noted."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.tables import (
    OVER,
    Person,
    TableServer,
    ask_until_refused,
    hear,
    sensible,
    serving,
)

from wormery import coach, record
from wormery.coach.beside import odds_beside
from wormery.games import CHANCE, load, parse
from wormery.record import commitment, verify
from wormery.server.messages import Opened, SeatPlan, TablePlan
from wormery.server.promise import context_of
from wormery.telling.seats import Seat
from wormery.telling.story import Story
from wormery.telling.words import Say

ME, LINK = {"kind": "here", "name": "Anna"}, {"kind": "link"}
BOT = {"kind": "bot", "level": "random", "name": "Pip"}

Visit = Callable[[str], Awaitable[None]]


def visit(server: TableServer, what: Visit) -> None:
    asyncio.run(asyncio.wait_for(what(server.url), 180))


async def ask(person: Person, code: str, seat: int, step: int, language: str = "en") -> Any:
    """The answer to one who would like a hint."""
    body = {"id": f"hint-{next(person.numbers)}", "seat": seat, "step": step}
    where = f"/api/tables/{code}/hint?language={language}"
    return await person.client.post(where, json=body)


async def now(person: Person, code: str) -> tuple[int, dict[str, Any]]:
    """The steps of the game so far, and what this person sees of it."""
    table = await person.get(f"/api/tables/{code}")
    return table["table"]["steps"], table["views"][0]


async def to_a_choice(person: Person, code: str, seat: int = 0) -> tuple[int, dict[str, Any]]:
    """Play on until this seat has something to choose; the step, and what it sees."""
    while True:
        step, seen = await now(person, code)
        if seen["view"]["actor"] == seat and len(seen["view"]["moves"]) > 1:
            return step, seen
        if seen["view"]["actor"] == seat:
            move = seen["view"]["moves"][0]["move"]
            await person.do(code, "move", seat=seat, move=move, step=step)
        else:
            await asyncio.sleep(0.02)


async def position_now(person: Person, code: str) -> Any:
    return record.read(await person.record(code)).position


@pytest.mark.parametrize("game", ["regenwormen", "it-happens"])
def test_a_hint_is_what_the_coach_says_of_the_position(server: TableServer, game: str) -> None:
    async def play(url: str) -> None:
        anna = await Person(url).arrive()
        code = await anna.open(game, ME, BOT, begins=0)
        await anna.start(code, s0="tea")
        step, seen = await to_a_choice(anna, code)
        assert seen["may"]["hint"]
        answer = await ask(anna, code, 0, step)
        assert answer.status_code == 200, answer.text
        position = await position_now(anna, code)
        advice = coach.advise(position)
        hint = answer.json()
        assert hint["best"] == advice.best.text
        assert [(one["move"], one["chance"]) for one in hint["moves"]] == [
            (option.move.text, option.chance) for option in advice.options
        ]
        assert (hint["exact"], hint["error"]) == (advice.exact, advice.error)
        say = Say("en")
        story = Story(
            say, position.game, (Seat("A", "Anna", None), Seat("B", "Pip", "random")), 0
        )
        assert hint["reasons"] == [
            coach.tell_reason(say, story.seats, reason) for reason in advice.reasons
        ]
        # The odds are those of the same position, each beside a move that there is.
        odds = await anna.get(f"/api/tables/{code}/odds")
        assert odds["step"] == step
        assert [(one["move"], one["kind"]) for one in odds["odds"]] == [
            (one.move.text, one.kind) for one in odds_beside(position)
        ]
        assert all("%" in one["words"] and "%" in one["figure"] for one in odds["odds"])
        moves = {choice["move"] for choice in seen["view"]["moves"]}
        assert {one["move"] for one in odds["odds"]} <= moves
        await anna.close()

    visit(server, play)


def test_a_hint_is_noted_once_and_told_to_all_and_written_down(
    server: TableServer,
) -> None:
    async def play(url: str) -> None:
        anna, bo, eve = [await Person(url).arrive() for _ in range(3)]
        code = await anna.open("regenwormen", ME, LINK, begins=0, coach=True)
        await bo.sit(code, 1, "Bo", "coffee")
        await anna.start(code, s0="tea")
        step, _ = await to_a_choice(anna, code)
        async with bo.socket(code) as there:
            assert (await hear(there))["table"]["coach"]
            first = await ask(anna, code, 0, step)
            again = await ask(anna, code, 0, step, "nl")
            event = await hear(there)
        assert (first.status_code, again.status_code) == (200, 200)
        assert again.json()["best"] == first.json()["best"]
        assert event["event"] == {"kind": "hinted", "seat": 0}
        assert event["table"]["hints"] == [1, 0]
        # What it said goes to nobody else.
        assert first.json()["best"] not in json.dumps(event["event"])
        kinds = [one["event"]["kind"] for one in await eve.get(f"/api/tables/{code}/events")]
        assert kinds.count("hinted") == 1
        assert record.read(await eve.record(code)).tags["Hints"] == "A 1"
        for person in (anna, bo, eve):
            await person.close()

    visit(server, play)


def test_only_who_is_about_to_choose_is_helped(server: TableServer) -> None:
    async def play(url: str) -> None:
        anna, bo, eve = [await Person(url).arrive() for _ in range(3)]
        code = await anna.open("regenwormen", ME, LINK, begins=0, coach=True)
        early = await ask(anna, code, 0, 0)
        await bo.sit(code, 1, "Bo", "coffee")
        await anna.start(code, s0="tea")
        forced = await ask(anna, code, 0, 0)
        assert (early.json()["name"], forced.json()["name"]) == (
            "game-not-started",
            "coach-nothing-to-choose",
        )
        step, seen = await to_a_choice(anna, code)
        asked = {
            (bo, 1, step): "coach-not-your-turn",
            (bo, 0, step): "seat-not-yours",
            (eve, 0, step): "seat-not-yours",
            (anna, 0, step - 1): "step-stale",
        }
        for (person, seat, at), name in asked.items():
            answer = await ask(person, code, seat, at)
            assert answer.json()["name"] == name, name
        assert (await bo.get(f"/api/tables/{code}/odds"))["odds"] == []
        watched = await eve.client.get(f"/api/tables/{code}/odds")
        assert (watched.status_code, watched.json()["name"]) == (403, "seat-not-yours")
        for person in (bo, eve):
            (view,) = (await person.get(f"/api/tables/{code}"))["views"]
            assert "may" not in view
        assert "Hints" not in record.read(await anna.record(code)).tags
        # One who has a hint of this choice has none of the next, under the same name.
        body = {"id": "hint-x", "seat": 0, "step": step}
        where = f"/api/tables/{code}/hint"
        assert (await anna.client.post(where, json=body)).status_code == 200
        move = seen["view"]["moves"][0]["move"]
        await anna.do(code, "move", seat=0, move=move, step=step)
        later = await anna.client.post(where, json={**body, "step": step + 1})
        assert later.status_code == 409
        for person in (anna, bo, eve):
            await person.close()

    visit(server, play)


@pytest.mark.parametrize(
    ("seats", "plan", "helps"),
    [
        ([ME, BOT], {}, True),
        ([ME, BOT, BOT], {"coach": None}, True),
        ([ME, BOT], {"coach": False}, False),
        ([ME, ME], {}, False),
        ([ME, ME], {"dice": "real", "coach": True}, True),
        ([ME, LINK, BOT], {}, False),
    ],
)
def test_the_coach_helps_one_person_alone_or_where_the_host_says_so(
    server: TableServer, seats: list[dict[str, Any]], plan: dict[str, Any], helps: bool
) -> None:
    async def play(url: str) -> None:
        anna = await Person(url).arrive()
        code = await anna.open("it-happens", *seats, begins=0, **plan)
        table = (await anna.get(f"/api/tables/{code}"))["table"]
        assert table["coach"] == helps
        if LINK in seats:  # with a bot there instead she is alone after all
            await anna.do(code, "fill", seat=1, level="random")
            assert (await anna.get(f"/api/tables/{code}"))["table"]["coach"]
        if helps or LINK in seats:
            return await anna.close()
        await anna.start(code)
        step, seen = await to_a_choice(anna, code)
        refused = await ask(anna, code, 0, step)
        assert (refused.status_code, refused.json()["name"]) == (409, "hint-off")
        odds = await anna.client.get(f"/api/tables/{code}/odds")
        assert odds.json()["name"] == "hint-off"
        assert "hint" not in seen.get("may", {})
        await anna.close()

    visit(server, play)


def test_real_dice_are_advised_on_and_what_is_typed_again_asked_again(
    server: TableServer,
) -> None:
    async def play(url: str) -> None:
        anna = await Person(url).arrive()
        code = await anna.open("regenwormen", ME, ME, begins=0, dice="real", coach=True)
        await anna.start(code)
        await anna.do(code, "move", seat=0, move="roll", step=0)
        waits = await ask(anna, code, 0, 1)
        assert waits.json()["name"] == "coach-not-your-turn"
        for dice, hints in (("1135WWWW", 1), ("11234555", 2)):
            await anna.do(code, "dice", seat=0, dice=dice, step=1)
            assert (await ask(anna, code, 0, 2)).status_code == 200
            assert (await ask(anna, code, 0, 2)).status_code == 200
            table = (await anna.get(f"/api/tables/{code}"))["table"]
            assert table["hints"] == [hints, 0]
            await anna.do(code, "undo", seat=0, step=2)
        await anna.close()

    visit(server, play)


def test_hints_survive_a_power_cut_and_the_dice_are_as_fair(tmp_path: Path) -> None:
    """A whole game with some hints, its server killed in the middle."""

    async def play(anna: Person, code: str, until: int) -> int:
        given, step, chance = 0, 0, random.Random(3)
        while step < until:
            step, seen = await now(anna, code)
            view = seen["view"]
            if view["actor"] == OVER:
                break
            if view["actor"] != 0:
                await asyncio.sleep(0.01)
                continue
            move = sensible(view, chance)
            if len(view["moves"]) > 1 and given < 8:
                hint = (await ask(anna, code, 0, step)).json()
                move, given = hint["best"], given + 1
            await anna.do(code, "move", seat=0, move=move, step=step)
        return given

    async def first(url: str) -> tuple[str, int, dict[str, str]]:
        anna = await Person(url).arrive()
        code = await anna.open("regenwormen", ME, BOT, begins=0, options={"short": "yes"})
        await anna.start(code, s0="tea")
        given = await play(anna, code, 20)
        await anna.close()
        return code, given, dict(anna.client.cookies)

    async def second(url: str, code: str, cookies: dict[str, str]) -> tuple[int, str]:
        anna = Person(url)
        anna.numbers = itertools.count(1000)
        anna.client.cookies.update(cookies)
        given = await play(anna, code, 100_000)
        text = await anna.record(code)
        await anna.close()
        return given, text

    with serving(tmp_path / "tables.db", "--no-limits") as server:
        code, given, cookies = asyncio.run(asyncio.wait_for(first(server.url), 180))
        server.kill()
        server.start()
        more, text = asyncio.run(asyncio.wait_for(second(server.url, code, cookies), 180))
    assert given > 3
    game = record.read(text)
    assert game.position.actor == OVER
    assert game.tags["Hints"] == f"A {given + more}"
    assert verify(game).events > 10


def test_what_dice_are_promised_for_knows_nothing_of_the_coach() -> None:
    """A table from before there was one has the commitment it always had."""
    seats = (SeatPlan("here"), SeatPlan("bot"))
    plan = {"game": "regenwormen", "seats": [{"kind": "here"}, {"kind": "bot"}]}
    old = msgspec.json.encode({"kind": "opened", "plan": plan, "commitment": "x"})
    assert msgspec.json.decode(old, type=Opened).plan.coach is None
    bound = {
        commitment(
            bytes(32), context_of("ABCDEF", TablePlan("regenwormen", seats, coach=one), None)
        )
        for one in (None, True, False)
    }
    assert len(bound) == 1


@pytest.mark.parametrize("game", ["regenwormen", "it-happens"])
def test_advice_goes_by_what_lies_open(game: str) -> None:
    """A position written on one line holds what everyone may know, and is advised the same."""
    dice, position, asked = random.Random(7), load(game).start(seats=3), 0
    while asked < 5:
        if position.actor == CHANCE:
            position = position.after(dice.choice(list(position.outcomes)))
            continue
        if len(position.moves) > 1:
            written = parse(position.text)
            assert coach.advise(position) == coach.advise(written)
            assert odds_beside(position) == odds_beside(written)
            asked += 1
        position = position.after(dice.choice(position.moves))


def test_a_device_may_ask_only_so_often(server: TableServer) -> None:
    async def play(url: str) -> None:
        anna = await Person(url).arrive()
        code = await anna.open("it-happens", ME, BOT, begins=0)
        await anna.start(code, s0="tea")
        step, _ = await to_a_choice(anna, code)
        answers = await ask_until_refused(lambda: ask(anna, code, 0, step))
        statuses = [answer.status_code for answer in answers]
        assert set(statuses) == {200, 429}
        kinds = [one["event"]["kind"] for one in await anna.get(f"/api/tables/{code}/events")]
        assert kinds.count("hinted") == 1
        await anna.close()

    visit(server, play)
