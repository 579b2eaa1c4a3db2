"""Commands at a table, over real HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.tables import Person, Play, TableServer, hear, serving, wait_for

from wormery import record
from wormery.locales import LANGUAGES, sentence
from wormery.telling.bots import NAMES

Here = dict[str, Any]
ME: Here = {"kind": "here", "name": "Anna"}
LINK: Here = {"kind": "link"}
BOT: Here = {"kind": "bot", "level": "beginner"}


def run(server: TableServer, people: int, test: Callable[..., Awaitable[None]]) -> None:
    """Run a test with so many people, each with a device of their own."""

    async def with_people() -> None:
        present = [await Person(server.url).arrive() for _ in range(people)]
        try:
            await asyncio.wait_for(test(*present), 120)
        finally:
            for person in present:
                await person.close()

    asyncio.run(with_people())


def refused(answer: Any, name: str, status: int | None = None) -> None:
    assert answer.status_code >= 400, answer.text
    problem = answer.json()
    assert problem["name"] == name
    assert problem["sentence"]
    if status is not None:
        assert answer.status_code == status


def test_seats_are_claimed_given_back_and_filled(server: TableServer) -> None:
    async def test(anna: Person, bo: Person, eve: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, LINK, begins=0)
        refused(await bo.say(code, "claim", seat=0), "seat-taken", 409)
        refused(await bo.say(code, "claim", seat=6), "seat-unknown")
        await bo.sit(code, 1, "Bo", seed="b")
        refused(await bo.say(code, "claim", seat=1, name="bot:casual"), "name-like-a-bot", 422)
        refused(await eve.say(code, "claim", seat=1), "seat-taken")
        refused(await eve.say(code, "leave", seat=1), "seat-not-yours", 403)
        refused(await bo.say(code, "start"), "host-only", 403)
        refused(await bo.say(code, "fill", seat=2, level="casual"), "host-only")
        refused(await anna.say(code, "start"), "seats-open")
        await bo.do(code, "leave", seat=1)
        await eve.do(code, "claim", seat=1, name="Eve")
        refused(await anna.say(code, "fill", seat=1, level="casual"), "seat-taken")
        refused(await anna.say(code, "fill", seat=2, level="genius"), "player-unknown", 422)
        await anna.do(code, "fill", seat=2, level="random")
        refused(await anna.say(code, "move", seat=0, move="roll", step=0), "game-not-started")
        await anna.do(code, "start")
        refused(await anna.say(code, "start"), "game-started")
        table = (await eve.get(f"/api/tables/{code}"))["table"]
        assert [seat["name"] for seat in table["seats"][:2]] == ["Anna", "Eve"]
        assert table["seats"][2]["name"] in NAMES
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"]

    run(server, 3, test)


def test_nobody_acts_for_another_seat(server: TableServer) -> None:
    async def test(anna: Person, bo: Person, eve: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, begins=0)
        await bo.do(code, "claim", seat=1)
        await anna.do(code, "start")
        for person in (bo, eve):
            answer = await person.say(code, "move", seat=0, move="roll", step=0)
            refused(answer, "seat-not-yours", 403)
        refused(await bo.say(code, "move", seat=1, move="roll", step=0), "not-your-turn")
        refused(await anna.say(code, "move", seat=0, move="take 21", step=0), "rw-roll-first")
        refused(await anna.say(code, "dice", seat=0, dice="1", step=0), "dice-by-server")
        assert await anna.do(code, "move", seat=0, move="roll", step=0) == 4

    run(server, 3, test)


def test_a_command_counts_once_however_often_it_comes(server: TableServer) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, begins=0)
        await bo.do(code, "claim", seat=1)
        await anna.do(code, "start")
        command = {"id": "once", "kind": "move", "seat": 0, "move": "roll", "step": 0}
        path = f"/api/tables/{code}/commands"
        answers = [(await anna.client.post(path, json=command)).json() for _ in range(3)]
        assert answers == [{"type": "done", "id": "once", "number": 4}] * 3
        # The id is the sender's own: the same from someone else is another command.
        refused(await bo.client.post(path, json=command), "seat-not-yours")
        # What was meant for a moment that has passed changes nothing.
        late = {**command, "id": "late"}
        refused(await anna.client.post(path, json=late), "step-stale")
        assert (await bo.get(f"/api/tables/{code}"))["table"]["number"] == 4
        # The same of a table.
        plan = {"game": "it-happens", "seats": [ME, BOT]}
        made = [
            (await anna.client.post("/api/tables", json={"id": "t", "plan": plan})).json()
            for _ in range(2)
        ]
        assert made[0] == made[1]

    run(server, 2, test)


def test_an_undo_is_fair(server: TableServer) -> None:
    async def test(anna: Person) -> None:
        code = await anna.open("regenwormen", ME, {"kind": "here", "name": "Bo"}, begins=0)
        await anna.do(code, "start")
        await anna.do(code, "move", seat=0, move="roll", step=0)
        refused(await anna.say(code, "undo", seat=0, step=2), "undo-unfair")
        view = (await anna.get(f"/api/tables/{code}"))["views"][0]["view"]
        await anna.do(code, "move", seat=0, move=view["moves"][0]["move"], step=2)
        refused(await anna.say(code, "undo", seat=1, step=3), "undo-unfair")
        await anna.do(code, "undo", seat=0, step=3)
        again = (await anna.get(f"/api/tables/{code}"))["views"][0]["view"]
        assert again == view

    run(server, 1, test)


def test_real_dice_are_typed_in_and_may_be_corrected(server: TableServer) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await anna.open("it-happens", ME, LINK, dice="real", begins=0)
        await bo.do(code, "claim", seat=1, name="Bo")
        await anna.do(code, "start")
        refused(await anna.say(code, "move", seat=0, move="roll", step=0), "move-awaits-dice")
        refused(await bo.say(code, "dice", seat=1, dice="1.2", step=0), "ih-mounds-impossible")
        await bo.do(code, "dice", seat=1, dice="1.4.9", step=0)
        await anna.do(code, "undo", seat=0, step=1)
        await anna.do(code, "dice", seat=0, dice="1.4.8", step=0)
        refused(await anna.say(code, "dice", seat=0, dice="3", step=1), "dice-not-awaited")
        await anna.do(code, "move", seat=0, move="roll", step=1)
        refused(await bo.say(code, "dice", seat=1, dice="3", step=2), "not-your-turn")
        await anna.do(code, "dice", seat=0, dice="3", step=2)
        played = record.read(await bo.record(code))
        assert played.steps == ("1.4.8", "roll", "3")
        assert played.tags["Dice"] == "real"

    run(server, 2, test)


def test_several_people_share_a_screen(server: TableServer) -> None:
    """And a spectator sees less than any of them."""

    async def test(anna: Person, eve: Person) -> None:
        code = await anna.open("it-happens", ME, {"kind": "here", "name": "Bo"}, BOT)
        await anna.do(code, "start")
        own = await anna.get(f"/api/tables/{code}")
        assert (own["own"]["seats"], own["own"]["host"]) == ([0, 1], True)
        assert [view["seat"] for view in own["views"]] == [0, 1]
        holdings = [view["view"]["holdings"] for view in own["views"]]
        assert holdings[0][0]["score"] is not None
        assert holdings[0][1]["score"] is None
        assert holdings[1][1]["score"] is not None
        seen = await eve.get(f"/api/tables/{code}")
        assert seen["own"] == {"seats": [], "host": False}
        assert [holding["score"] for holding in seen["views"][0]["view"]["holdings"]] == [
            None
        ] * 3

    run(server, 2, test)


def test_a_client_that_was_away_gets_the_rest(server: TableServer) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, begins=0)
        async with bo.socket(code) as socket:
            assert "events" not in await hear(socket), "nobody asked for them"
        async with bo.socket(code, after=0) as socket:
            welcome = await hear(socket)
            assert [event["number"] for event in welcome["events"]] == [1]
        await bo.do(code, "claim", seat=1)
        await anna.do(code, "start")
        async with bo.socket(code, after=1) as socket:
            welcome = await hear(socket)
            kinds = [event["event"]["kind"] for event in welcome["events"]]
            assert kinds[:2] == ["claimed", "started"]
            assert welcome["own"]["seats"] == [1]
        log = await bo.get(f"/api/tables/{code}/events?after=2")
        assert log[0]["event"]["kind"] == "started"
        assert "secret" not in json.dumps(log)

    run(server, 2, test)


@pytest.mark.parametrize("query", ["", "?protocol=1&tell=true", "?protocol=3", "?protocol=x"])
def test_a_page_of_another_version_is_told_to_load_itself_again(
    server: TableServer, query: str
) -> None:
    async def test(anna: Person) -> None:
        code = await anna.open("regenwormen", ME, BOT)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket{query}"
        async with websockets.connect(address, proxy=None) as socket:
            frame = await hear(socket)
            assert frame["type"] == "refused"
            assert frame["problem"]["name"] == "page-too-old"
            assert frame["problem"]["sentence"] == sentence("en", "page-too-old")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await hear(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400

    run(server, 1, test)


def test_a_bot_is_known_by_its_kind(server: TableServer) -> None:
    """At a table, and in a record that is opened: there the notation names it."""

    async def test(anna: Person) -> None:
        code = await anna.open("regenwormen", ME, BOT, begins=0, grace=None)
        await anna.do(code, "start")
        text = await anna.record(code)
        name = (await anna.get(f"/api/tables/{code}"))["table"]["seats"][1]["name"]
        assert f'[B "bot:beginner {name}"]' in text
        shown = await anna.client.post("/api/records", json={"id": "show", "record": text})
        for table in (code, shown.json()["code"]):
            now = await anna.get(f"/api/tables/{table}?words=true&language=en")
            bot = now["table"]["seats"][1]
            assert (bot["kind"], bot["level"]) == ("bot", "beginner")
            lines = now["views"][0]["view"]["lines"]
            assert sentence("en", "rw-stack-none", name=name) in lines

    run(server, 1, test)


def test_a_second_device_is_the_same_person(server: TableServer) -> None:
    async def test(anna: Person, other: Person, thief: Person) -> None:
        await anna.client.put("/api/me", json={"nickname": "Anna"})
        code = await anna.open("regenwormen", ME, BOT, begins=0)
        transfer = (await anna.client.post("/api/me/transfer")).json()["code"]
        used = await other.client.post(
            "/api/me/transfer/use", json={"code": f" {transfer[:5].lower()}-{transfer[5:]} "}
        )
        assert used.json() == {"nickname": "Anna"}
        assert (await other.get(f"/api/tables/{code}"))["own"]["seats"] == [0]
        again = await thief.client.post("/api/me/transfer/use", json={"code": transfer})
        refused(again, "transfer-unknown", 404)
        mine = await other.get("/api/tables")
        assert code in [line["code"] for line in mine]

    run(server, 3, test)


def test_a_cookie_of_ones_own_making_is_nobodys(server: TableServer) -> None:
    async def test(anna: Person, thief: Person) -> None:
        code = await anna.open("regenwormen", ME, BOT, begins=0)
        device = anna.client.cookies["wormery"].partition(".")[0]
        for forged in (f"{device}.{'0' * 64}", device, f"{device}.", "x", "é.é"):
            thief.client.cookies.clear()
            answer = await thief.client.get(
                f"/api/tables/{code}", headers=[(b"Cookie", f"wormery={forged}".encode())]
            )
            assert answer.json()["own"] == {"seats": [], "host": False}

    run(server, 2, test)


def test_the_next_game_of_the_same_people(server: TableServer) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await anna.open("it-happens", ME, LINK, begins=0)
        await bo.do(code, "claim", seat=1, name="Bo")
        await anna.do(code, "start")
        refused(await bo.say(code, "rematch", seat=1), "game-not-over")
        plays = [Play(anna, code, 0, lambda: server.url), Play(bo, code, 1, lambda: server.url)]
        await asyncio.gather(*(play.run() for play in plays))
        await anna.do(code, "rematch", seat=0)
        assert (await bo.get(f"/api/tables/{code}"))["table"]["rematch"] is None
        await bo.do(code, "rematch", seat=1)

        async def next_code() -> Any:
            return (await bo.get(f"/api/tables/{code}"))["table"]["rematch"]

        new = await wait_for(next_code)
        await anna.sit(new, 0, "Anna", seed="a2")
        assert (await bo.get(f"/api/tables/{new}"))["table"]["state"] == "open"
        await bo.sit(new, 1, "Bo", seed="b2")

        async def on() -> Any:
            return (await bo.get(f"/api/tables/{new}"))["table"]["state"] == "playing"

        await wait_for(on)
        table = await bo.get(f"/api/tables/{new}")
        assert table["own"]["seats"] == [1]
        assert table["table"]["begins"] == 1
        before = (await bo.get(f"/api/tables/{code}"))["table"]["commitment"]
        assert table["table"]["commitment"] != before

    run(server, 2, test)


def test_one_who_is_gone_is_stood_in_for_until_back(server: TableServer) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, begins=0, grace=0, stand_in="casual")
        await bo.do(code, "claim", seat=1)
        async with anna.socket(code) as own, bo.socket(code) as other:
            await hear(own)
            await hear(other)
            await anna.do(code, "start")
        # Both have gone: bots play the whole game for them.

        async def over() -> bool:
            table = await bo.get(f"/api/tables/{code}")
            return bool(table["table"]["state"] == "over")

        await wait_for(over, 60)
        log = await bo.get(f"/api/tables/{code}/events")
        assert {e["event"]["by"] for e in log if e["event"]["kind"] == "moved"} == {"stand-in"}
        record.verify(record.read(await bo.record(code)))

    run(server, 2, test)


def test_without_a_grace_time_the_table_waits(server: TableServer) -> None:
    async def test(anna: Person, bo: Person) -> None:
        code = await anna.open("regenwormen", ME, LINK, begins=0, grace=None)
        await bo.do(code, "claim", seat=1)
        async with anna.socket(code) as own:
            await hear(own)
            await anna.do(code, "start")

        async def away() -> bool:
            return not (await bo.get(f"/api/tables/{code}"))["table"]["seats"][0]["here"]

        await wait_for(away)
        assert (await bo.get(f"/api/tables/{code}"))["table"]["steps"] == 0
        async with anna.socket(code) as own:
            welcome = await hear(own)
            assert welcome["table"]["seats"][0]["here"] or (await hear(own))["event"] == {
                "kind": "back",
                "seat": 0,
            }

    run(server, 2, test)


def test_a_record_is_uploaded_to_go_on_from_it_or_to_watch_it(server: TableServer) -> None:
    async def test(anna: Person, eve: Person) -> None:
        folder = Path(__file__).parent / "golden"
        text = (folder / "regenwormen-three-fair.worm").read_text(encoding="utf-8")
        shown = await anna.client.post("/api/records", json={"id": "show", "record": text})
        code = shown.json()["code"]
        assert await eve.record(code) == text
        history = await eve.get(f"/api/tables/{code}/history?language=nl")
        whole = record.read(text)
        assert len(history["moments"]) == len(whole.positions)
        assert history["moments"][-1]["told"]
        refused(await eve.say(code, "claim", seat=0), "game-over", 409)
        # A game that was broken off can be watched just as it is.
        broken = text[: text.index("\n5. ") + 1]
        broken = re.sub(r"\[(Result|Secret) .*\]\n", "", broken).replace(
            '[Dice "fair"]', '[Dice "fair"]\n[Result "*"]'
        )
        upload = {"id": "broken", "record": broken}
        shown = await anna.client.post("/api/records", json=upload)
        assert record.read(await eve.record(shown.json()["code"])) == record.read(broken)

        half = record.GameRecord(
            whole.positions[:1], whole.begins, tags=dict(list(whole.tags.items())[:3])
        )
        for step in whole.steps[:25]:
            half = half.add(step)
        seats = [ME, BOT, BOT]
        plan = {"game": "regenwormen", "seats": seats, "pace": 0}
        request = {"id": "on", "plan": plan, "record": record.write(half)}
        made = await anna.client.post("/api/tables", json=request)
        assert made.status_code == 201, made.text
        going = made.json()["code"]
        await anna.do(going, "start")
        await Play(anna, going, 0, lambda: server.url).run()
        played = record.read(await eve.record(going))
        assert played.steps[:25] == whole.steps[:25]
        assert record.verify(played).fairness.first > 0

        over = {**request, "id": "over", "record": text}
        refused(await anna.client.post("/api/tables", json=over), "record-over")
        two = {**request, "id": "two", "plan": {**plan, "seats": [ME, BOT]}}
        refused(await anna.client.post("/api/tables", json=two), "record-seats")
        bad = {**request, "id": "bad", "record": text.replace("keep", "kept", 1)}
        assert (await anna.client.post("/api/tables", json=bad)).status_code == 422

    run(server, 2, test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_speaks_the_readers_language(server: TableServer, language: str) -> None:
    async def games(person: Person, language: str) -> Any:
        return (await person.get(f"/api/games?language={language}"))["games"]

    async def test(anna: Person) -> None:
        anna.client.headers["Accept-Language"] = f"{language},en;q=0.5"
        answer = await anna.client.get("/api/tables/QQQQQQ")
        assert answer.json()["sentence"] == sentence(language, "table-unknown", code="QQQQQQ")
        code = await anna.open("regenwormen", ME, BOT, begins=0)
        await anna.do(code, "start")
        async with anna.socket(code, language=language) as socket:
            (roll,) = (await hear(socket))["views"][0]["view"]["moves"]
            assert roll["label"] == sentence(language, "rw-move-roll", dice=8)
        async with anna.socket(code, language=language, words="true") as socket:
            view = (await hear(socket))["views"][0]["view"]
            assert view["game"] == "plain"
            assert view["name"] == "regenwormen"
            assert view["moves"] == [roll]
            assert sentence(language, "rw-stack-none", name="Anna") in view["lines"]
        titles = {game["name"]: game["title"] for game in await games(anna, language)}
        assert titles["it-happens"] == sentence(language, "ih-name")

    run(server, 1, test)


def test_who_begins_may_be_left_to_the_dice(server: TableServer) -> None:
    """And then it follows from the secret and the seeds, like every die."""

    async def test(anna: Person) -> None:
        beginners: set[int] = set()
        for _ in range(40):  # that all begin alike happens once in 500 billion times
            code = await anna.open("it-happens", ME, BOT, begins=None)
            await anna.do(code, "start")
            begins = (await anna.get(f"/api/tables/{code}"))["table"]["begins"]
            beginners.add(begins)
            if len(beginners) == 2:
                break
        assert len(beginners) == 2, f"all began with seat {beginners}"
        await Play(anna, code, 0, lambda: server.url).run()
        played = record.read(await anna.record(code))
        assert (played.begins, played.tags["FairBegins"]) == (begins, "yes")
        record.verify(played)

    run(server, 1, test)


@pytest.mark.parametrize(
    ("plan", "name"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "game-unknown"),
        ({"game": "it-happens", "seats": [ME] * 6}, "seats-range"),
        ({"game": "regenwormen", "seats": [ME, BOT], "begins": 2}, "begins-range"),
        ({"game": "regenwormen", "seats": [ME, BOT], "options": {"x": "1"}}, "option-unknown"),
        (
            {"game": "regenwormen", "seats": [ME, BOT], "options": {"short": "maybe"}},
            "option-value",
        ),
        (
            {"game": "it-happens", "seats": [ME, BOT], "options": {"mounds": "/etc/passwd"}},
            "mounds-word",
        ),
        (
            {"game": "regenwormen", "seats": [ME, {"kind": "bot", "level": "x"}]},
            "player-unknown",
        ),
        ({"game": "regenwormen", "seats": [{**ME, "name": "a\u0007"}, BOT]}, "text-plain"),
        ({"game": "regenwormen", "seats": [{**ME, "name": " BOT:x"}, BOT]}, "name-like-a-bot"),
        (
            {"game": "regenwormen", "seats": [ME, {"kind": "link", "name": "bot:x"}]},
            "name-like-a-bot",
        ),
        ({"game": "regenwormen", "seats": [ME]}, "message-malformed"),
        ({"game": "regenwormen", "seats": [ME, BOT], "more": 1}, "message-malformed"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(
    server: TableServer, plan: dict[str, Any], name: str
) -> None:
    async def test(anna: Person) -> None:
        answer = await anna.client.post("/api/tables", json={"id": "plan", "plan": plan})
        refused(answer, name, 400 if name == "message-malformed" else 422)

    run(server, 1, test)


def test_an_untouched_table_is_put_away_and_comes_back(tmp_path: Path) -> None:
    """And what those who run the server ask for: health, figures, a stop that is clean."""

    async def visit(url: str, person: Person) -> None:
        person.client.base_url = url
        assert await person.get("/health") == {"status": "ok"}
        assert await person.get("/ready") == {"status": "ok"}

    async def play() -> None:
        with serving(tmp_path / "tables.db") as server:
            anna = await Person(server.url).arrive()
            await visit(server.url, anna)
            code = await anna.open("regenwormen", ME, LINK)
            assert [line["code"] for line in await anna.get("/api/tables")] == [code]
            metrics = (await anna.client.get("/metrics")).text
            assert 'wormery_tables_opened_total{game="regenwormen"} 1.0' in metrics
            assert server.stop() == 0
            assert "Every acknowledged move is saved" in server.log[-1]
        with serving(tmp_path / "tables.db", "--archive", "0.000001") as server:
            await visit(server.url, anna)
            assert await anna.get("/api/tables") == []
            assert [t["code"] for t in await anna.get("/api/tables?archived=true")] == [code]
            await anna.do(code, "fill", seat=1, level="casual")
            assert [line["code"] for line in await anna.get("/api/tables")] == [code]
        await anna.close()

    asyncio.run(play())


def test_a_program_may_want_no_sentences(server: TableServer) -> None:
    """With `tell=false` frames have facts and moves, and nobody pays for words."""

    async def play() -> None:
        anna = await Person(server.url).arrive()
        code = await anna.open(
            "regenwormen", {"kind": "here", "name": "Anna"}, {"kind": "bot"}, begins=0
        )
        async with anna.socket(code, tell="false") as quiet, anna.socket(code) as told:
            await anna.do(code, "start")
            await anna.do(code, "move", seat=0, move="roll", step=0)
            frames = []
            for socket in (quiet, told):
                while (frame := json.loads(await socket.recv())).get("number", 0) < 3:
                    pass
                frames.append(frame)
        assert [frame["facts"][0]["fact"] for frame in frames] == ["rolled", "rolled"]
        labels = [[one["label"] for one in f["views"][0]["view"]["moves"]] for f in frames]
        assert set(labels[0]) == {""}
        assert all(labels[1])
        await anna.close()

    asyncio.run(play())
