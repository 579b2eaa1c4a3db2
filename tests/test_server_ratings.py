"""Ratings on the server: each game counts once and in order, and leaving deletes them."""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from openskill.models import PlackettLuce
from tests.coaching import played
from tests.nodes import Node, running
from tests.postgres import Database
from tests.tables import Person, Play, serving, wait_for

from wormery import games, record
from wormery.arena.ratings import levels_rated, newcomer
from wormery.players.levels import LEVELS
from wormery.server.deciding import decide, decide_move
from wormery.server.messages import Hinted, Left, SeatPlan, Start, TablePlan
from wormery.server.plans import Draft
from wormery.server.ratings import MOST_STOOD_IN, SURELY, fit_of, plain, rate, shown
from wormery.server.ratings_work import SETTLED
from wormery.server.store import Store
from wormery.server.store.lists import Ended, write_result
from wormery.server.store.ratings import Fit, Strength
from wormery.server.store.schema import raters, ratings, tables
from wormery.server.table import Decision, Table
from wormery.telling.bots import read_bot

GAME = "regenwormen"
MANY = 80


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def named(url: str, name: str) -> Person:
    person = await Person(url).arrive()
    answer = await join(person, name)
    assert answer.status_code == 200, answer.text
    return person


async def join(person: Person, name: str) -> Any:
    return await person.client.put("/api/me/rating", json={"name": name})


async def mine(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = await person.get("/api/me/rating")
    return found


async def games_of(person: Person) -> int:
    return sum(one["games"] for one in (await mine(person))["ratings"])


async def play(url: str, people: Sequence[Person], *levels: str, **plan: Any) -> str:
    """A whole game between people, each on a device of their own, and bots; its record."""
    host, others = people[0], people[1:]
    seats: list[dict[str, Any]] = [{"kind": "here", "name": "Host"}]
    seats += [{"kind": "link"} for _ in others]
    seats += [{"kind": "bot", "level": level} for level in levels]
    code = await host.open(GAME, *seats, **plan)
    for seat, one in enumerate(others, start=1):
        await one.sit(code, seat, "Guest", "seed")
    await host.start(code)
    players = [Play(one, code, seat, lambda: url) for seat, one in enumerate(people)]
    await asyncio.gather(*(one.run() for one in players))
    return await host.record(code)


def recomputed(
    texts: Sequence[str], who: Sequence[Sequence[str]], names: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """Ratings by openskill alone, from records and from who sat where: "" for a stranger."""
    model = PlackettLuce()
    known = {name: model.rating() for name in names}
    for text, seated in zip(texts, who, strict=True):
        game = record.read(text)
        result = game.position.result
        assert result is not None
        players = []
        for seat in range(game.position.seats):
            bot = read_bot(game.name(seat))
            if bot is not None:
                measured = levels_rated(game.game)[bot[0]]
                players.append(model.create_rating([measured.mu, measured.sigma]))
            else:
                players.append(known.get(seated[seat]) or model.rating())
        ranks = [0.0 if seat in result.winners else 1.0 for seat in range(len(players))]
        rated = model.rate([[one] for one in players], ranks=ranks)
        for name, (new,) in zip(seated, rated, strict=False):
            if name in known:
                known[name] = new
    return {name: (one.mu, one.sigma) for name, one in known.items()}


def test_ratings_are_those_that_openskill_gives_for_the_records(file: Path) -> None:
    async def season(node: Node) -> None:
        url = node.url
        anna, bo = await named(url, "Anna"), await named(url, "Bo")
        stranger = await Person(url).arrive()
        texts, who = [], []
        for people, seated, levels in (
            ([anna, bo], ["Anna", "Bo"], ["casual"]),
            ([bo, stranger], ["Bo", ""], []),
            ([anna], ["Anna"], ["expert"]),
            ([stranger, anna, bo], ["", "Anna", "Bo"], []),
        ):
            texts.append(await play(url, people, *levels))
            who.append(seated)
        await until_rated(node, anna, 3)
        await until_rated(node, bo, 3)
        wanted = recomputed(texts, who, ["Anna", "Bo"])
        with sqlite3.connect(file) as database:
            found = database.execute(
                "select name, mu, sigma from ratings join raters using (device)"
            ).fetchall()
        assert {name: tuple(rest) for name, *rest in found} == wanted
        listed = await stranger.get(f"/api/ratings?game={GAME}")
        assert (listed["count"], listed["more"], listed["mine"]) == (2, False, None)
        by_mu = sorted(wanted, key=lambda name: -wanted[name][0])
        assert [one["name"] for one in listed["lines"]] == by_mu
        for one in listed["lines"]:
            value, give = shown(Strength(*wanted[one["name"]], 3))
            assert (one["rating"], one["give"], one["games"]) == (value, give, 3)
            assert one["place"] is None, "after three games nobody has a place"
        own = await anna.get(f"/api/ratings?game={GAME}&most=1")
        assert own["more"]
        assert own["mine"]["name"] == own["name"] == "Anna"
        levels_shown = [one["level"] for one in listed["levels"]]
        assert levels_shown == ["champion", "expert", "skilled", "casual", "beginner"]
        other = next(name for name in games.GAMES if name != GAME)
        assert (await anna.get(f"/api/ratings?game={other}"))["lines"] == []
        for one in (anna, bo, stranger):
            await one.close()

    node = Node(f"sqlite:///{file}")
    with running(node):
        asyncio.run(season(node))


async def until_rated(node: Node, person: Person, number: int) -> None:
    """Let time pass until so many games of a person are rated."""

    async def is_rated() -> bool:
        await asyncio.to_thread(node.pass_time, SETTLED / 1000)
        found = await games_of(person)
        assert found <= number, "a game was rated twice"
        return found == number

    await wait_for(is_rated, 60)


def test_names_are_unique_and_leaving_deletes_everything(file: Path) -> None:
    async def come_and_go(node: Node) -> None:
        url = node.url
        anna = await named(url, "  Anna   B. ")
        assert (await mine(anna))["name"] == "Anna B."
        bo = await Person(url).arrive()
        for same in ("anna b.", "ＡＮＮＡ B.", "AnnaB.", "\u0410nn\u0430 \u0412."):
            refused = await join(bo, same)
            assert refused.status_code == 409, same
            assert refused.json()["name"] == "rating-name-taken"
        assert (await join(anna, "ANNA b.")).status_code == 200, "one's own in another way"
        for wrong, name in (
            ("", "rating-no-name"),
            (" \u3000 ", "rating-no-name"),
            ("bot:expert", "name-like-a-bot"),
            ("a\nb\x07", "text-plain"),
            ("x" * 41, "message-malformed"),
        ):
            refused = await join(bo, wrong)
            assert refused.json()["name"] == name, wrong
            assert refused.status_code in (400, 422)
        assert (await mine(bo)) == {"name": "", "ratings": []}
        both = await asyncio.gather(join(bo, "Chidi"), join(anna, "CHIDI"))
        assert sorted(one.status_code for one in both) == [200, 409]
        winner, loser = (bo, anna) if both[0].status_code == 200 else (anna, bo)
        await play(url, [winner, loser], "beginner")
        await until_rated(node, winner, 1)
        moved = (await winner.client.post("/api/me/transfer")).json()["code"]
        phone = await Person(url).arrive()
        await phone.client.post("/api/me/transfer/use", json={"code": moved})
        assert await mine(phone) == await mine(winner), "another device, the same person"
        left = await phone.client.delete("/api/me/rating")
        assert left.json() == {"name": "", "ratings": []}
        assert await mine(winner) == {"name": "", "ratings": []}
        assert (await join(loser, "chidi")).status_code == 200, "the name is free again"
        again = await join(winner, "Chidi the second")
        assert again.json()["ratings"] == [], "from the beginning"
        assert (await loser.client.delete("/api/me")).status_code == 200
        with sqlite3.connect(file) as database:
            assert [row[0] for row in database.execute("select name from raters")] == [
                "Chidi the second"
            ]
            assert database.execute("select count(*) from ratings").fetchone() == (0,)
        for one in (anna, bo, phone):
            await one.close()

    node = Node(f"sqlite:///{file}")
    with running(node):
        asyncio.run(come_and_go(node))


def test_names_are_limited_and_lists_take_only_what_they_know(file: Path) -> None:
    async def hurry(url: str) -> None:
        anna = await Person(url).arrive()
        codes = {(await join(anna, f"Anna {number}")).status_code for number in range(40)}
        assert codes == {200, 429}
        for query in (
            "game=chess",
            "game=",
            "",
            f"game={GAME}&first=-1",
            f"game={GAME}&most=0",
        ):
            refused = await anna.client.get(f"/api/ratings?{query}")
            assert refused.status_code in (400, 422), query
        bodies: list[Any] = [{}, {"name": 1}, {"name": "A", "more": 1}, []]
        for body in bodies:
            refused = await anna.client.put("/api/me/rating", json=body)
            assert refused.status_code in (400, 422, 429), body
        await anna.close()

    with serving(file) as server:
        asyncio.run(hurry(server.url))


# Which games are rated


def ended_table(plan: TablePlan, devices: Sequence[str], movers: Sequence[str]) -> Table:
    """A table whose game is over; `movers` made the first moves of seat 0 instead of it."""
    draft = Draft(devices[0], 1)
    draft.open(plan)
    table = draft.table
    die, left = random.Random(5), list(movers)

    def take(table: Table, decision: Decision, device: str | None) -> Table:
        return table.after(table.number + 1, table.number + 1, device, decision)

    table = take(table, decide(table, Start("start"), devices[0]), devices[0])
    while table.state == "playing":
        position = table.position
        assert position is not None
        moves = [str(move) for move in position.moves]
        takes = [move for move in moves if move.startswith(("take", "keep W"))]
        seat = position.actor
        by: Any = left.pop() if seat == 0 and left else "person"
        if table.chairs[seat].kind == "bot":
            by = "bot"
        decision = decide_move(table, seat, takes[-1] if takes else die.choice(moves), by)
        table = take(table, decision, None)
    return table


def alone(**more: Any) -> TablePlan:
    seats = (SeatPlan("here", "Anna"), SeatPlan("bot", level="casual"))
    return TablePlan(GAME, seats, begins=0, **more)


def test_what_says_how_strong_somebody_is() -> None:
    fit = fit_of(ended_table(alone(), ["anna"], []))
    assert fit is not None
    assert fit.levels == ("", "casual")
    assert fit.counted == (True, False)
    assert sum(fit.won) == 1
    few = fit_of(ended_table(alone(), ["anna"], ["stand-in"] * MOST_STOOD_IN))
    assert few is not None
    assert few.counted[0]
    for by in ("stand-in", "clock"):
        more = fit_of(ended_table(alone(), ["anna"], [by] * (MOST_STOOD_IN + 1)))
        assert more is not None
        assert not more.counted[0], "a bot has played for her"


def test_what_says_nothing() -> None:
    both_here = (SeatPlan("here", "Anna"), SeatPlan("here", "Bo"))
    assert fit_of(ended_table(TablePlan(GAME, both_here, begins=0), ["anna"], [])) is None
    short = fit_of(ended_table(alone(options={"short": "yes"}), ["anna"], []))
    assert short is None, "our bots were measured by the usual rules"
    usual = fit_of(ended_table(alone(options={"short": "no"}), ["anna"], []))
    assert usual is not None
    table = ended_table(alone(), ["anna"], [])
    going_on = Draft("anna", 1)
    going_on.open(alone())
    assert fit_of(going_on.table) is None
    for change in ({"dice": None}, {"uploaded": table.sheet}, {"written": "a record"}):
        other = ended_table(alone(), ["anna"], [])
        for name, value in change.items():
            setattr(other, name, value)
        assert fit_of(other) is None, change


def test_one_who_was_helped_or_has_left_is_a_stranger() -> None:
    def after(*events: Any) -> Fit:
        draft = Draft("anna", 1)
        draft.open(alone())
        table = draft.table
        started = decide(table, Start("start"), "anna")
        table = table.after(table.number + 1, 2, "anna", started)
        for event in events:
            table = table.after(table.number + 1, 3, "anna", Decision(event))
        whole = ended_table(alone(), ["anna"], [])
        whole.hints, whole.left = table.hints, table.left
        fit = fit_of(whole)
        assert fit is not None
        return fit

    assert after().counted[0]
    assert not after(Hinted(0)).counted[0]
    assert not after(Left(0)).counted[0]


def test_who_plays_like_a_strong_bot_rises_to_it() -> None:
    """Real games of the expert, under a new name, against casual bots."""
    game = games.load(GAME)
    casual, expert = levels_rated(game)["casual"].mu, levels_rated(game)["expert"].mu
    seats = [LEVELS.index("expert"), LEVELS.index("casual")]
    strength: Strength | None = None
    course = []
    for seed in range(MANY):
        result = played(game.start(seats=2, begins=seed % 2), seats, seed).position.result
        assert result is not None
        fit = Fit((0 in result.winners, 1 in result.winners), ("", "casual"), (True, False))
        strength = rate(GAME, fit, {0: strength})[0]
        course.append(strength)
    assert strength is not None
    assert strength.games == MANY
    assert strength.mu > casual + strength.sigma
    assert abs(strength.mu - expert) < 2 * strength.sigma
    assert [one.sigma <= SURELY for one in course].index(True) in range(10, 40)
    assert shown(Strength(newcomer("").mu, 1.0, 0)) == (1000, 59)


# Once, and in order


async def a_database(url: str, devices: Sequence[str], ended: Sequence[Sequence[str]]) -> None:
    """People with names, and games between them that have ended, one a second."""
    store = Store(url)
    await store.open()
    for device in devices:
        assert await store.ratings.call(device, device, plain(device), 0)

    def fill(connection: sql.Connection) -> None:
        for number, seated in enumerate(ended, start=1):
            row = {"id": number, "code": f"{number:06}", "game": GAME, "host": seated[0]}
            row |= {"command": str(number), "secret": b"", "state": "over", "created": 0}
            connection.execute(sql.insert(tables).values(row))
            seats = tuple(enumerate(seated))
            won = tuple(seat == number % len(seated) for seat, _ in seats)
            fit = Fit(won, ("",) * len(seated), (True,) * len(seated))
            write_result(connection, number, 1000 * number, Ended((), seats, fit))

    await store.database.write(fill)
    await store.close()


def in_turn(devices: Sequence[str], ended: Sequence[Sequence[str]]) -> dict[str, Strength]:
    known: dict[str, Strength | None] = dict.fromkeys(devices)
    for number, seated in enumerate(ended, start=1):
        won = tuple(seat == number % len(seated) for seat in range(len(seated)))
        fit = Fit(won, ("",) * len(seated), (True,) * len(seated))
        after = rate(GAME, fit, {seat: known[one] for seat, one in enumerate(seated)})
        known |= {seated[seat]: strength for seat, strength in after.items()}
    return {device: one for device, one in known.items() if one is not None}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_each_game_is_rated_once_and_in_order(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Several nodes at once, one of which is interrupted again and again."""
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path}/tables.db"
    else:
        empty: Database = request.getfixturevalue("database")
        url = empty.url
    devices = ["anna", "bo", "chidi", "dewi"]
    ended = list(itertools.islice(itertools.cycle(itertools.permutations(devices, 3)), 60))

    async def work(store: Store, breaks: bool) -> None:
        die = random.Random(1)
        while True:
            going = asyncio.create_task(store.ratings.rate_next(10**9, rate))
            if breaks and die.random() < 0.5:
                for _ in range(die.randrange(100)):
                    await asyncio.sleep(0)
                going.cancel()
                await asyncio.wait([going])
            elif not await going:
                return

    async def whole() -> None:
        await a_database(url, devices, ended)
        stores = [Store(url) for _ in range(3 if kind == "postgresql" else 1)]
        for store in stores:
            await store.open()
        assert not await stores[0].ratings.rate_next(999, rate), "none had ended by then"
        while await _waiting(stores[0]):
            await asyncio.gather(
                *(work(store, breaks=at == 0) for at, store in enumerate(stores))
            )
        wanted = in_turn(devices, ended)
        for device in devices:
            assert (await stores[0].ratings.own(device))[GAME] == wanted[device]
        await _a_rating_stays(stores[0], wanted["anna"])
        for store in stores:
            await store.close()

    asyncio.run(whole())


async def _waiting(store: Store) -> int:
    query = sql.text("select count(*) from rated where body is not null")
    return int(await store.database.read(lambda one: one.execute(query).scalar_one()))


async def _a_rating_stays(store: Store, anna: Strength) -> None:
    """A game that ends again is not rated again; and one who leaves is not in any list."""
    fit = Fit((True, False, False), ("",) * 3, (True,) * 3)
    seats = ((0, "anna"), (1, "bo"), (2, "chidi"))
    await store.database.write(lambda one: write_result(one, 1, 5, Ended((), seats, fit)))
    assert not await store.ratings.rate_next(10**9, rate)
    assert (await store.ratings.own("anna"))[GAME] == anna
    assert await store.ratings.names_of(["anna", "bo", "eve"]) == {"anna": "anna", "bo": "bo"}
    assert not await store.ratings.call("eve", "Bo", plain("Bo"), 1)
    await store.ratings.leave("bo")
    assert await store.ratings.names_of(["anna", "bo"]) == {"anna": "anna"}
    listed = await store.ratings.part(GAME, "anna", 100.0, 0, 10)
    assert sorted(one.name for one in listed) == ["anna", "chidi", "dewi"]
    assert [one.mine for one in listed].count(True) == 1
    assert await store.ratings.count(GAME) == 3
    left = sql.select(sql.func.count()).select_from(ratings).where(ratings.c.device == "bo")
    assert await store.database.read(lambda one: one.execute(left).scalar_one()) == 0
    count = sql.select(sql.func.count()).select_from(raters)
    assert await store.database.read(lambda one: one.execute(count).scalar_one()) == 3


def test_only_what_ended_since_one_has_a_name_counts(tmp_path: Path) -> None:
    async def whole() -> None:
        url = f"sqlite:///{tmp_path}/tables.db"
        await a_database(url, ["anna", "bo"], [["anna", "bo"]])
        store = Store(url)
        await store.open()
        await store.ratings.leave("anna")
        await store.ratings.call("anna", "anna", "anna", 2000)
        assert await store.ratings.rate_next(10**9, rate)
        assert await store.ratings.own("anna") == {}
        assert (await store.ratings.own("bo"))[GAME].games == 1
        await store.close()

    asyncio.run(whole())


def test_a_node_that_dies_loses_no_rating(database: Database) -> None:
    """Two nodes; the one where a game ended is gone before it could be rated."""
    one, two = Node(database.url), Node(database.url)

    async def whole() -> None:
        anna, bo = await named(one.url, "Anna"), await named(two.url, "Bo")
        bo_at_one = Person(one.url)
        bo_at_one.client.cookies.update(bo.client.cookies)
        await play(one.url, [anna, bo_at_one])
        one.kill()
        await until_rated(two, bo, 1)
        anna_at_two = Person(two.url)
        anna_at_two.client.cookies.update(anna.client.cookies)
        assert await games_of(anna_at_two) == 1
        await asyncio.to_thread(two.pass_time, SETTLED / 1000)
        assert await games_of(bo) == await games_of(anna_at_two) == 1, "and only once"
        for person in (anna, bo, bo_at_one, anna_at_two):
            await person.close()

    with running(one, two):
        asyncio.run(whole())
