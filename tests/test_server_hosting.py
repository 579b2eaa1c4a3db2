"""The host of a table: who may remove, admit, lock and hand over, and what follows from it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from tests.tables import Person, TableServer, hear, wait_for

from wormery.record import commitment
from wormery.server.deciding import decide, decide_move
from wormery.server.errors import ServerError
from wormery.server.frames import Hosting
from wormery.server.hosting import MOST_ASKING, not_to_be_seen, standing
from wormery.server.messages import (
    Admit,
    AnyCommand,
    Claim,
    Closed,
    Decline,
    Free,
    HandOver,
    Leave,
    Lock,
    Opened,
    Readmit,
    SeatPlan,
    Start,
    TablePlan,
)
from wormery.server.seeing import own
from wormery.server.store.store import Entry, encode_event
from wormery.server.table import Decision, Table

HOST, BO, CEES, DAAN = (letter * 32 for letter in "hbcd")
PEOPLE = (HOST, BO, CEES, DAAN)
SECRET = bytes(range(32))


def opened(**plan: object) -> Table:
    seats = (SeatPlan("here", "Anna"), SeatPlan("link"), SeatPlan("link"), SeatPlan("bot"))
    made = TablePlan("regenwormen", seats, begins=0, grace=0, **plan)  # type: ignore[arg-type]
    table = Table(1, "ABCDEF", HOST, SECRET)
    return table.after(1, 1, HOST, Decision(Opened(made, commitment(SECRET))))


def told(table: Table, command: AnyCommand, device: str) -> Table:
    decision = decide(table, command, device)
    return table.after(table.number + 1, table.number + 1, device, decision)


def refused(table: Table, command: AnyCommand, device: str) -> str | None:
    try:
        decide(table, command, device)
    except ServerError as error:
        return error.sentence_id
    return None


def commands(table: Table) -> Iterator[AnyCommand]:
    """Everything that a host might say now, sensible or not."""
    for seat in range(6):
        yield Free("c", seat)
        yield HandOver("c", seat)
    for number in range(1, table.number + 2):
        yield Admit("c", number)
        yield Decline("c", number)
        yield Readmit("c", number)
    for lock in ("open", "seats", "all"):
        yield Lock("c", lock)


def allowed(hosting: Hosting | None, command: AnyCommand, open_seats: bool) -> bool:
    """What the one who asks was told of this command."""
    if hosting is None:
        return False
    match command:
        case Free(seat=seat):
            return seat in hosting.free
        case HandOver(seat=seat):
            return seat in hosting.hand
        case Lock():
            return hosting.lock
        case Decline(number=number):
            return any(one.number == number for one in hosting.asking)
        case Admit(number=number):
            return open_seats and any(one.number == number for one in hosting.asking)
        case Readmit(number=number):
            return any(one.number == number for one in hosting.absent)
    raise AssertionError(command)


@pytest.mark.parametrize("admission", ["link", "ask"])
def test_what_a_host_may_do_is_what_is_taken(admission: str) -> None:
    """At random tables, for everyone, and nobody but the host may do anything."""
    chance = random.Random(admission)
    done: set[type[AnyCommand]] = set()
    for _ in range(12):
        table = opened(admission=admission)
        for _ in range(40):
            seats = range(len(table.chairs))
            free = any(table.chairs[seat].kind == "open" for seat in seats)
            sayings: list[tuple[AnyCommand, str]] = []
            for device in PEOPLE:
                rights = own(table, device).hosting
                assert (rights is not None) == (device == table.host)
                for command in commands(table):
                    taken = refused(table, command, device) is None
                    assert taken == allowed(rights, command, free and table.state != "over")
                    if taken:
                        sayings.append((command, device))
                claim = Claim("c", chance.choice(seats), device[0])
                sayings += [(claim, device)] * 2
                sayings += [(Leave("c", seat), device) for seat in table.seats_of(device)]
            if not free and table.state == "open":
                sayings.append((Start("c"), table.host))
            command, device = chance.choice(sayings)
            if refused(table, command, device) is None:
                table = told(table, command, device)
                done.add(type(command))
    wanted = {Free, HandOver, Lock, Readmit, Claim, Leave}
    assert done >= wanted | ({Admit, Decline} if admission == "ask" else set())


def test_one_who_was_removed_stays_out_until_readmitted() -> None:
    table = told(opened(), Claim("c", 1, "Bo"), BO)
    table = told(table, Claim("c", 2, "Bo too"), BO)
    table = told(table, Free("f", 1), HOST)
    assert table.seats_of(BO) == ()
    assert [chair.kind for chair in table.chairs] == ["person", "open", "open", "bot"]
    assert refused(table, Claim("d", 1, "Bo"), BO) == "you-were-removed"
    assert standing(table, BO) == "removed"
    hosting = own(table, HOST).hosting
    assert hosting is not None
    (absent,) = hosting.absent
    assert (absent.name, absent.why) == ("Bo", "removed")
    table = told(table, Readmit("r", absent.number), HOST)
    table = told(table, Claim("e", 1, "Bo"), BO)
    assert table.seats_of(BO) == (1,)


def test_a_seat_freed_in_play_is_stood_in_for_until_it_is_taken() -> None:
    table = told(opened(), Claim("c", 1, "Bo"), BO)
    table = told(table, Claim("c", 2, "Cees"), CEES)
    table = told(table, Start("s"), HOST)
    table = told(table, Free("f", 1), HOST)
    assert table.stood_in_for == (False, True, False, False)
    while table.position is not None and table.position.actor != 1:
        seat = table.position.actor
        decision = decide_move(table, seat, table.position.moves[0].text, "person")
        table = table.after(table.number + 1, table.number + 1, None, decision)
    assert table.due is not None
    assert table.bot == (1, "casual", "stand-in")
    table = told(table, Claim("c", 1, "Daan"), DAAN)
    assert table.seats_of(DAAN) == (1,)


def test_a_new_host_has_the_table_and_the_old_one_keeps_their_seat() -> None:
    table = told(opened(), Claim("c", 1, "Bo"), BO)
    table = told(table, HandOver("h", 1), HOST)
    assert (own(table, BO).host, own(table, HOST).host) == (True, False)
    assert own(table, HOST).seats == (0,)
    assert refused(table, Lock("l", "seats"), HOST) == "host-only"
    table = told(table, Free("f", 0), BO)
    assert refused(table, Claim("c", 0, "Anna"), HOST) == "you-were-removed"


def test_locks_and_asking() -> None:
    table = told(opened(admission="ask"), Claim("c", 1, "Bo"), BO)
    assert own(table, BO).seats == ()
    assert standing(table, BO) == "asked"
    assert refused(table, Claim("d", 1, "Bo"), BO) == "asked-already"
    assert own(table, BO).hosting is None, "who waits is told to the host alone"
    table = told(table, Admit("a", table.number), HOST)
    assert (own(table, BO).seats, table.chairs[1].name) == ((1,), "Bo")
    table = told(told(table, Leave("l", 1), BO), Claim("d", 1, "Bo"), BO)
    assert own(table, BO).seats == (1,), "who was let in need not ask again"
    table = told(table, Claim("c", 2, "Cees"), CEES)
    table = told(table, Decline("n", table.number), HOST)
    assert refused(table, Claim("d", 2, "Cees"), CEES) == "you-were-declined"
    for number in range(MOST_ASKING):
        table = told(table, Claim("c", 2, "x"), f"{number:032}")
    assert refused(table, Claim("c", 2, "x"), DAAN) == "too-many-asking"

    table = told(opened(), Lock("l", "seats"), HOST)
    assert refused(table, Claim("c", 1, "Bo"), BO) == "table-locked"
    assert not_to_be_seen(table, BO) is None
    table = told(table, Lock("m", "all"), HOST)
    assert not_to_be_seen(table, BO) is not None
    assert not_to_be_seen(table, HOST) is None
    table = told(told(table, Lock("n", "open"), HOST), Claim("c", 1, "Bo"), BO)
    assert own(table, BO).seats == (1,)


def test_a_closed_table_takes_nothing() -> None:
    table = told(opened(), Claim("c", 1, "Bo"), BO)
    table = table.after(3, 3, None, Decision(Closed("spam")))
    for command in (*commands(table), Start("s"), Claim("c", 2, "x"), Leave("l", 0)):
        assert refused(table, command, HOST) == "table-closed"
    assert own(table, HOST).hosting is None
    assert (table.due, table.listed_as) == (None, "closed")


def test_the_log_tells_it_all() -> None:
    """A table read from its log has the same host, lock, guests and outcasts."""
    table = opened(admission="ask")
    log = [(HOST, Opened(table.plan, table.commitment))]
    for device, command in (
        (BO, Claim("1", 1, "Bo")),
        (HOST, Admit("2", 2)),
        (CEES, Claim("3", 2, "Cees")),
        (HOST, Lock("4", "seats")),
        (HOST, HandOver("5", 1)),
        (BO, Free("6", 0)),
    ):
        decision = decide(table, command, device)
        log.append((device, decision.event))  # type: ignore[arg-type]
        table = table.after(table.number + 1, 9, device, decision)
    entries = [
        Entry(number, 9, device, None, encode_event(event)).read()
        for number, (device, event) in enumerate(log, start=1)
    ]
    again = Table.of(1, "ABCDEF", HOST, SECRET, entries)
    for name in ("host", "lock", "knocks", "barred", "admitted", "chairs", "closed"):
        assert getattr(again, name) == getattr(table, name), name


def test_hosting_over_the_wire(server: TableServer) -> None:
    """A host with guests at a real server: everyone hears of it, and is told their own part."""

    async def play() -> None:
        anna, bo, eve = [await Person(server.url).arrive() for _ in range(3)]
        seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}, {"kind": "link"}]
        code = await anna.open("regenwormen", *seats, admission="ask")
        async with bo.socket(code) as his, anna.socket(code) as hers, eve.socket(code) as seen:
            await hear(seen)
            await hear(his)
            await hear(hers)
            number = await bo.do(code, "claim", seat=1, name="Bo")
            heard = await hear(hers)
            asking = heard["own"]["hosting"]["asking"]
            assert asking == [{"number": number, "seat": 1, "name": "Bo"}]
            assert (await hear(his))["own"] == {
                "seats": [],
                "host": False,
                "standing": "asked",
            }
            assert (await hear(seen))["own"] == {"seats": [], "host": False}
            await anna.do(code, "admit", number=number)
            assert (await hear(his))["own"]["seats"] == [1]
            assert code in [line["code"] for line in await bo.get("/api/tables")]
            freed = await anna.do(code, "free", seat=1)
            assert (await hear(his))["own"]["standing"] == "removed"
            assert await bo.get("/api/tables") == []
            answer = await bo.say(code, "claim", seat=1, name="Bo")
            assert (answer.status_code, answer.json()["name"]) == (403, "you-were-removed")
            await anna.do(code, "lock", lock="all")
            # One who was removed has to go; one who comes new is not let in.
            while (await hear(his))["type"] != "refused":
                pass
            for path in ("", "/events", "/history", "/record"):
                answer = await eve.client.get(f"/api/tables/{code}{path}")
                assert (answer.status_code, answer.json()["name"]) == (
                    403,
                    "table-not-watched",
                )
            async with eve.socket(code) as late:
                assert (await hear(late))["problem"]["name"] == "table-not-watched"
            await anna.do(code, "lock", lock="open")
            await anna.do(code, "readmit", number=freed)
            number = await bo.do(code, "claim", seat=2, name="Bo")
            await anna.do(code, "admit", number=number)
            await anna.do(code, "hand", seat=2)
            assert (await bo.get(f"/api/tables/{code}"))["own"]["host"] is True
        for person in (anna, bo, eve):
            await person.close()

    asyncio.run(play())


def test_the_host_of_now_is_found_and_creation_stays_unique(server: TableServer) -> None:
    """After a handover the list of tables follows; the ids that made tables stay sound."""

    async def play() -> None:
        anna, bo = [await Person(server.url).arrive() for _ in range(2)]
        seats = [{"kind": "bot"}, {"kind": "link"}]
        plan = {"game": "regenwormen", "seats": seats}
        request = {"id": "mine-1", "plan": plan}
        made = (await anna.client.post("/api/tables", json=request)).json()["code"]
        # The next host has used the same id for a table of their own.
        other = (await bo.client.post("/api/tables", json=request)).json()["code"]
        await bo.do(made, "claim", seat=1, name="Bo")
        await anna.do(made, "hand", seat=1)
        assert [line["code"] for line in await anna.get("/api/tables")] == []
        codes = {line["code"] for line in await bo.get("/api/tables")}
        assert codes == {made, other}
        again = (await anna.client.post("/api/tables", json=request)).json()["code"]
        assert again == made, "the same request makes the same table, whoever hosts it now"
        await bo.do(made, "start")

        async def over() -> bool:
            return bool((await bo.get(f"/api/tables/{made}"))["table"]["state"] == "playing")

        await wait_for(over)
        for person in (anna, bo):
            await person.close()

    asyncio.run(play())
