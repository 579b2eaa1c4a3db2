"""Sentences at one table: each device reads its own moves as its own, a watcher reads names."""

from __future__ import annotations

import asyncio

from tests.screens import golden, until
from tests.tables import Person, TableServer, hear

from wormery import record

SLOW = 10_000


async def at_the_end(anna: Person, bo: Person | None = None) -> tuple[str, int, str]:
    """A table one move before its end; who makes it, and which."""
    game = golden("regenwormen-three-fair")
    before = until(game, lambda position: position is game.positions[-2])
    mover, move = before.position.actor, game.steps[-1]
    seats = [{"kind": "here" if at == mover else "bot", "name": ""} for at in range(3)]
    seats[mover] = {"kind": "here", "name": "Anna"}
    if bo is not None:
        seats[(mover + 1) % 3] = {"kind": "link", "name": ""}
    plan = {"game": "regenwormen", "seats": seats, "pace": SLOW}
    request = {"id": f"t{next(anna.numbers)}", "plan": plan, "record": record.write(before)}
    made = await anna.client.post("/api/tables", json=request)
    assert made.status_code == 201, made.text
    code: str = made.json()["code"]
    if bo is not None:
        await bo.do(code, "claim", seat=(mover + 1) % 3, name="Bo", seed="")
    await anna.do(code, "start")
    return code, mover, move


def test_each_device_hears_its_own_sentences(server: TableServer) -> None:
    asyncio.run(own_sentences(server))


async def own_sentences(server: TableServer) -> None:
    people = [Person(server.url) for _ in range(4)]
    anna, bo, chidi, dewi = people
    for person in people:
        await person.arrive()
    code, mover, move = await at_the_end(anna, bo)
    assert (await anna.client.get(f"/api/tables/{code}/highlights")).status_code == 409
    tile = move.split()[-1]
    async with (
        anna.socket(code, language="en") as own,
        bo.socket(code, language="en") as other,
        chidi.socket(code, language="en") as watcher,
        dewi.socket(code, language="nl") as dutch,
    ):
        for socket in (own, other, watcher, dutch):
            await hear(socket)
        step = len(golden("regenwormen-three-fair").steps) - 1
        await anna.do(code, "move", seat=mover, move=move, step=step)
        told = {}
        for name, socket in (("own", own), ("other", other), ("watch", watcher), ("nl", dutch)):
            frame = await hear(socket)
            while not frame.get("told"):
                frame = await hear(socket)
            told[name] = frame["told"]
    assert told["own"][0].startswith(f"You take {tile}")
    assert (
        told["other"][0] == told["watch"][0] == told["own"][0].replace("You take", "Anna takes")
    )
    assert told["nl"][0].startswith(f"Anna pakt de {tile}")
    # The same in the log, for whoever comes back to it.
    for person, line in ((anna, told["own"]), (bo, told["other"]), (chidi, told["watch"])):
        history = await person.get(f"/api/tables/{code}/history?views=false&language=en")
        assert history["moments"][-1]["told"] == line
    mine = await anna.get(f"/api/tables/{code}/highlights?language=en")
    theirs = await chidi.get(f"/api/tables/{code}/highlights?language=en")
    assert [one["kind"] for one in mine] == ["roll", "steals", "luck", "streak"]
    for own_one, their_one in zip(mine, theirs, strict=True):
        assert own_one["seats"] == their_one["seats"]
        assert ("You" in own_one["who"]) == (mover in own_one["seats"])
        assert "You" not in their_one["who"]
    for person in people:
        await person.close()


def test_several_people_at_one_screen_go_by_their_names(server: TableServer) -> None:
    asyncio.run(names_at_one_screen(server))


async def names_at_one_screen(server: TableServer) -> None:
    anna = await Person(server.url).arrive()
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bo"}]
    code = await anna.open("regenwormen", *seats)
    async with anna.socket(code, language="en") as socket:
        await hear(socket)
        await anna.start(code)
        told: list[str] = []
        while not told:
            frame = await hear(socket)
            view = (frame.get("views") or [{}])[0].get("view", {})
            if view.get("actor", -1) >= 0 and frame.get("type") == "event":
                seat = view["actor"]
                mine = next(v["view"] for v in frame["views"] if v["seat"] == seat)
                move = mine["moves"][0]["move"]
                await anna.do(code, "move", seat=seat, move=move, step=frame["steps"])
            told = frame.get("told") or []
    assert told[0].startswith(("Anna rolls", "Bo rolls"))
    await anna.close()
