"""Fair dice at a table server: seeds after the commitment, for each game anew."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError
from tests.helpers import all_options, random_mounds
from tests.tables import Person, TableServer, wait_for
from tests.test_server_tables import refused

from wormery import games, record
from wormery.games import OVER
from wormery.record import FairDice
from wormery.server.bots import Bots
from wormery.server.deciding import decide, decide_move, start
from wormery.server.due import REMATCH, Due
from wormery.server.errors import RefusedError, UnfitError
from wormery.server.hub import Hub
from wormery.server.messages import (
    Claim,
    Claimed,
    Leave,
    Opened,
    SeatPlan,
    SeatSeed,
    Start,
    TablePlan,
)
from wormery.server.plans import SEEDS_WITHIN, Draft, check, next_game
from wormery.server.presence import Presence
from wormery.server.promise import context_of
from wormery.server.store import Store
from wormery.server.table import Decision, Table
from wormery.server.tasks import Tasks

ANNA, BO = "a" * 32, "b" * 32
GOLDEN = Path(__file__).parent / "golden" / "it-happens-two.worm"
HERE: dict[str, Any] = {"kind": "here", "name": "Anna"}
LINK: dict[str, Any] = {"kind": "link"}
BOT: dict[str, Any] = {"kind": "bot", "level": "beginner"}


def run(server: TableServer, test: Callable[[Person, Person], Awaitable[None]]) -> None:
    async def with_people() -> None:
        anna, bo = [await Person(server.url).arrive() for _ in range(2)]
        try:
            await test(anna, bo)
        finally:
            await anna.close()
            await bo.close()

    asyncio.run(with_people())


# Seeds


def test_a_seed_needs_the_commitment(server: TableServer) -> None:
    async def test(anna: Person, bo: Person) -> None:
        plan = {"game": "it-happens", "seats": [HERE, LINK], "pace": 0}
        early = {"id": "early", "plan": {**plan, "seats": [{**HERE, "seed": "tea"}, LINK]}}
        refused(await anna.client.post("/api/tables", json=early), "seed-too-early", 422)
        request = {"id": "table", "plan": plan}
        made = [(await anna.client.post("/api/tables", json=request)).json() for _ in "12"]
        assert made[0] == made[1]
        code, promised = made[0]["code"], made[0]["commitment"]
        assert await bo.commitment(code) == promised

        for quoted in ({}, {"commitment": "0" * 64}):
            claim = await bo.say(code, "claim", seat=1, seed="rain", **quoted)
            refused(claim, "seed-without-commitment", 409)
        assert (await bo.get(f"/api/tables/{code}"))["table"]["seats"][1]["kind"] == "open"
        await bo.sit(code, 1, "Bo", seed="first")
        await bo.sit(code, 1, "Bo", seed="rain")
        await bo.do(code, "claim", seat=1, name="Bob")  # a new name leaves the seed
        seats = (await anna.get(f"/api/tables/{code}"))["table"]["seats"]
        assert [seat["seed"] for seat in seats] == ["", "rain"]

        own = [{"seat": 0, "seed": "tea"}]
        refused(await anna.say(code, "start", seeds=own), "seed-without-commitment", 409)
        others = [{"seat": 1, "seed": "chosen by the host"}]
        stolen = await anna.say(code, "start", seeds=others, commitment=promised)
        refused(stolen, "seat-not-yours", 403)
        await anna.start(code, s0="tea")
        await bo.sit(code, 1, "Bo", seed="too late")
        await anna.sit(code, 0, "Anna", seed="too late")
        tags = record.read(await bo.record(code)).tags
        assert (tags["SeedA"], tags["SeedB"], tags["Commitment"]) == ("tea", "rain", promised)
        assert (tags["Table"], tags["Fair"]) == (code, "2")

    run(server, test)


def test_a_seed_leaves_with_the_one_who_gave_it() -> None:
    """Whoever takes the seat next is not held to a seed of somebody else's choice."""
    draft = Draft(ANNA, 1)
    draft.open(TablePlan("it-happens", (SeatPlan("here"), SeatPlan("link"))))
    draft.add(BO, Decision(Claimed(1, "Bo", "rain")))
    draft.add(BO, decide(draft.table, Leave("leave", 1), BO))
    draft.add(BO, decide(draft.table, Claim("claim", 1), BO))
    assert draft.table.seeds == ("", "")


@pytest.mark.parametrize("game", games.GAMES.values(), ids=str)
def test_a_plan_binds_what_its_record_will_say(game: games.AnyGame) -> None:
    """Whatever the options, given as texts and in any order."""
    chance = random.Random(1)
    for options in all_options(game):
        if "mounds" in game.options:
            options = {**options, "mounds": random_mounds(chance)}
        names = chance.sample(sorted(options), len(options))
        written = {name: game.option(name).write(options[name]) for name in names}
        seats = tuple(SeatPlan("here") for _ in range(game.seats[0]))
        plan = TablePlan(game.name, seats, written, begins=1)
        started = record.GameRecord.start(game, len(seats), 1, **options)
        assert context_of("ABCDEF", plan, None) == record.context_of(started, "ABCDEF")


# A server that would like to choose


def test_a_secret_that_was_chosen_by_the_seeds_does_not_pass() -> None:
    """The server plays all its cards: it knows every seed and tries thousands of secrets."""
    draft = Draft(ANNA, 1)
    draft.open(TablePlan("regenwormen", (SeatPlan("here"), SeatPlan("bot")), begins=0))
    honest = draft.table
    own = (SeatSeed(0, "rain"),)
    command = Start("start", own, honest.commitment)
    chance = random.Random(1)

    def first_roll(secret: bytes) -> str:
        table = rebuilt(draft, secret)
        dice = table.fair_dice(("rain", ""))
        return dice.outcome(table.first_sheet(0).position.after("roll"), 0)

    chosen = max(
        (chance.randbytes(32) for _ in range(2000)), key=lambda s: first_roll(s).count("W")
    )
    assert first_roll(chosen).count("W") > 4
    table = rebuilt(draft, chosen)
    table = table.after(2, 2, ANNA, decide(table, command, ANNA))
    assert isinstance(table.dice, FairDice)
    played = record.read(played_out(table, chance))
    assert played.steps[1] == first_roll(chosen)
    assert played.tags["Commitment"] != honest.commitment  # that the page has noted
    forged = {**played.tags, "Commitment": honest.commitment}
    with pytest.raises(record.CommitmentError):
        record.verify(record.GameRecord(played.positions, 0, played.steps, forged))

    # The way it used to be: with the seeds in the plan, the secret could still be chosen.
    seats = (SeatPlan("here", seed="rain"), SeatPlan("bot"))
    with pytest.raises(UnfitError) as caught:
        check(TablePlan("regenwormen", seats, begins=0))
    assert caught.value.sentence_id == "seed-too-early"
    with pytest.raises(RefusedError):
        decide(rebuilt(draft, chosen), Start("start", own, "0" * 64), ANNA)


def rebuilt(draft: Draft, secret: bytes) -> Table:
    """The table as a server has it that has put another secret into its database."""
    ((_, _, _, event),) = draft.as_row("table").log
    assert isinstance(event, Opened)
    table = Table(1, draft.table.code, ANNA, secret)
    return table.after(1, 1, ANNA, Decision(event))


def played_out(table: Table, chance: random.Random) -> str:
    while table.position is not None and table.position.actor != OVER:
        moves = [str(move) for move in table.position.moves]
        best = [move for move in moves if move.startswith(("take", "keep W", "keep 5"))]
        move = (best or [chance.choice(moves)])[-1]
        decision = decide_move(table, table.position.actor, move, "bot")
        table = table.after(table.number + 1, 2, None, decision)
    text = table.write_record()
    assert text is not None
    return text


def test_a_code_that_is_taken_is_made_anew_with_all_that_it_binds(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        for number in range(2):
            draft = Draft(ANNA, hub.now(), code="ABCDEF")
            draft.open(TablePlan("it-happens", (SeatPlan("here"), SeatPlan("link"))))
            draft.add(BO, Decision(Claimed(1, "Bo", "")))
            row = await hub.create(draft, f"table-{number}")
            table = (await hub.find(row.code)).table
            assert (row.code == "ABCDEF") == (number == 0)
            assert table.commitment == table.fair_dice(("", "")).commitment
            assert table.chairs[1].device == BO

    in_hub(tmp_path, test)


def test_a_table_that_cannot_be_written_is_not_tried_with_other_codes(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            full = "BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'full'); END"
            connection.execute(f"CREATE TRIGGER full {full}")
        draft = Draft(ANNA, hub.now())
        draft.open(TablePlan("it-happens", (SeatPlan("here"), SeatPlan("link"))))
        with pytest.raises(IntegrityError):
            await asyncio.wait_for(hub.create(draft, "table"), 60)

    in_hub(tmp_path, test)


def in_hub(folder: Path, test: Callable[[Hub], Awaitable[None]], ahead: float = 0) -> None:
    """Run a test in a node whose clock is so many seconds ahead."""

    async def with_hub() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        await store.open()
        hub = Hub(store, Tasks())
        now = time.monotonic()
        hub.clock.measure(hub.clock.now() + ahead, now, now)
        await test(hub)
        await hub.tasks.stop()
        await store.close()

    asyncio.run(with_hub())


# The next game


async def finished(anna: Person, bo: Person) -> str:
    """A table of two whose game has just ended: a record, gone on with for one move."""
    whole = record.read(GOLDEN.read_text(encoding="utf-8"))
    text = record.write(record.GameRecord(whole.positions[:-1], whole.begins, whole.steps[:-1]))
    plan = {"game": "it-happens", "seats": [HERE, LINK], "pace": 0, "grace": None}
    request = {"id": f"on-{next(anna.numbers)}", "plan": plan, "record": text}
    made = (await anna.client.post("/api/tables", json=request)).json()
    code: str = made["code"]
    await bo.sit(code, 1, "Bo", seed="old rain")
    await anna.start(code, s0="old tea")
    seat, person = (whole.positions[-2].actor, (anna, bo)[whole.positions[-2].actor])
    wishes = {"seat": seat, "move": whole.steps[-1], "step": len(whole.steps) - 1}
    await person.do(code, "move", **wishes)
    return code


async def agreed(anna: Person, bo: Person, code: str) -> str:
    await anna.do(code, "rematch", seat=0)
    await bo.do(code, "rematch", seat=1)

    async def next_code() -> Any:
        return (await bo.get(f"/api/tables/{code}"))["table"]["rematch"]

    found: str = await wait_for(next_code)
    return found


def test_the_next_game_asks_for_new_seeds(server: TableServer) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await finished(anna, bo)
        with pytest.raises(record.NothingCoveredError):
            record.verify(record.read(await bo.record(code)))
        new = await agreed(anna, bo, code)
        before = await anna.get(f"/api/tables/{new}")
        assert before["table"]["state"] == "open"
        assert before["table"]["starts_at"] is not None
        assert [seat["seed"] for seat in before["table"]["seats"]] == ["", ""]
        listed = {row["code"]: row["state"] for row in await bo.get("/api/tables")}
        assert listed[new] == "open"
        promised = before["table"]["commitment"]
        assert promised != await bo.commitment(code)
        old = await bo.say(
            new, "claim", seat=1, seed="rain", commitment=await bo.commitment(code)
        )
        refused(old, "seed-without-commitment")

        await bo.sit(new, 1, "", seed="new rain")
        assert (await anna.get(f"/api/tables/{new}"))["table"]["state"] == "open"
        await anna.sit(new, 0, "", seed="new tea")

        async def on() -> Any:
            return (await bo.get(f"/api/tables/{new}"))["table"]["state"] == "playing"

        await wait_for(on, 60)
        tags = record.read(await bo.record(new)).tags
        assert (tags["SeedA"], tags["SeedB"]) == ("new tea", "new rain")
        assert (tags["Commitment"], tags["B"]) == (promised, "Bo")

    run(server, test)


def test_nobody_prepares_the_next_table(server: TableServer) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await finished(anna, bo)
        plan = {"game": "regenwormen", "seats": [HERE, BOT, BOT]}
        prepared = {"id": f"{REMATCH}{code}", "plan": plan}
        answer = await anna.client.post("/api/tables", json=prepared)
        assert answer.status_code == 400
        # As it was called once.
        prepared = {"id": f"rematch-{code}", "plan": plan}
        ready = (await anna.client.post("/api/tables", json=prepared)).json()["code"]
        new = await agreed(anna, bo, code)
        assert new != ready
        assert (await bo.get(f"/api/tables/{new}"))["own"]["seats"] == [1]

    run(server, test)


def over() -> Table:
    """A game of two people that has just ended."""
    draft = Draft(ANNA, 1)
    whole = record.read(GOLDEN.read_text(encoding="utf-8"))
    half = record.GameRecord(whole.positions[:-1], whole.begins, whole.steps[:-1])
    plan = TablePlan("it-happens", (SeatPlan("here"), SeatPlan("link")), begins=whole.begins)
    draft.open(plan, record.write(half), half)
    draft.add(BO, Decision(Claimed(1, "Bo", "rain")))
    draft.add(ANNA, start(draft.table, ("tea", "rain")))
    seat = half.position.actor
    draft.add(None, decide_move(draft.table, seat, whole.steps[-1], "person"))
    assert draft.table.state == "over"
    return draft.table


def test_who_gives_no_seed_is_not_waited_for_long() -> None:
    """Everybody's seed starts the game at once; the last one's silence does not stop it."""
    table = next_game(over(), 1000).table
    assert (table.state, table.listed_as) == ("open", "starting")
    assert table.due == table.starts_at == 1000 + SEEDS_WITHIN
    for seat, device, due in ((1, BO, 1000 + SEEDS_WITHIN), (0, ANNA, 1400)):
        claim = Claim("claim", seat, "", f"seed {seat}", table.commitment)
        number = table.number + 1
        table = table.after(number, 1000 + 100 * number, device, decide(table, claim, device))
        assert table.due == due
    begun = table.after(table.number + 1, 1500, None, start(table, table.seeds))
    assert (begun.state, begun.starts_at, begun.listed_as) == ("playing", None, "playing")
    assert begun.seeds == ("seed 0", "seed 1")


def test_the_host_starts_when_the_people_are_not_the_same() -> None:
    table = next_game(over(), 1000).table
    table = table.after(table.number + 1, 1001, BO, decide(table, Leave("leave", 1), BO))
    assert (table.due, table.listed_as) == (None, "open")
    given_back = over()
    left = decide(given_back, Leave("leave", 1), BO)
    given_back = given_back.after(given_back.number + 1, 1, BO, left)
    assert next_game(given_back, 1000).table.due is None


def test_another_node_starts_what_one_has_left_behind(tmp_path: Path) -> None:
    """The node that opened the next table is gone, and so is one of the two people."""
    made: list[int] = []

    async def open_it(hub: Hub) -> None:
        draft = next_game(over(), hub.now())
        row = await hub.create(draft, f"{REMATCH}ABCDEF")
        command = Claim("claim", 1, "", "rain", draft.table.commitment)
        await hub.execute(row.code, command, BO)
        assert await hub.store.overdue(hub.now()) == []
        made.append(row.id)

    async def find_it(hub: Hub) -> None:
        bots = Bots()
        due = Due(hub, bots, Presence(hub, "node"))
        assert await hub.store.overdue(hub.now()) == made
        live = await hub.find_by_id(made[0])
        assert live is not None
        await wait_for(lambda: live.table.state == "playing", 60)
        assert live.table.seeds == ("", "rain")
        due.stop()
        await bots.stop()

    in_hub(tmp_path, open_it)
    in_hub(tmp_path, find_it, ahead=SEEDS_WITHIN / 1000 + 2)
