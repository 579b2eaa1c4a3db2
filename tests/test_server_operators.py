"""Operators: what they see and do, and that nobody else does; on one node and on two."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.nodes import Node, pass_time, running
from tests.postgres import Database
from tests.tables import Person, TableServer, hear, serving
from websockets.exceptions import ConnectionClosed

from wormery.server.store import Store
from wormery.server.store.presences import Coming
from wormery.telling.words import Say
from wormery.terminal.commands import build

TOKEN = "correct-horse-battery-staple"
BOTS = [{"kind": "bot"}, {"kind": "bot"}]
SHARED = 2.0  # seconds until all nodes know


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    file = tmp_path_factory.mktemp("operated") / "tables.db"
    flags = ("--no-limits", "--operator-token", TOKEN)
    with serving(file, *flags) as server:
        yield server


def ask(url: str, method: str, path: str, token: str | None = TOKEN, **more: Any) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    with httpx.Client(trust_env=False, timeout=30, headers=headers) as client:
        return client.request(method, f"{url}/api/operator{path}", **more)


def visit(address: str) -> Any:
    """Ask as anyone may."""
    with httpx.Client(trust_env=False, timeout=30) as client:
        return client.get(address)


class Said(NamedTuple):
    """What a command answered."""

    returncode: int
    stdout: str
    stderr: str


def order(server: TableServer, *words: str) -> Said:
    """`wormery server …` as an operator types it."""
    told, refused = io.StringIO(), io.StringIO()
    more = ["--url", server.url, "--token", TOKEN]
    with redirect_stdout(told), redirect_stderr(refused):
        app = build(Say("en"))
        code = app(["server", *words, *more], prog_name="wormery", standalone_mode=False)
    return Said(code, told.getvalue(), refused.getvalue())


ROUTES = [
    ("GET", "/status", None),
    ("GET", "/tables", None),
    ("POST", "/tables/ABCDEF/close", {"reason": ""}),
    ("DELETE", "/tables/ABCDEF", None),
    ("GET", "/bans", None),
    ("POST", "/bans", {"network": "192.0.2.0/24"}),
    ("DELETE", "/bans/1", None),
    ("PUT", "/message", {"texts": {"": "Hello"}}),
    ("GET", "/log", None),
]


def test_without_a_token_there_is_nothing_here(server: TableServer) -> None:
    for method, path, body in ROUTES:
        for token in (None, "wrong", TOKEN):
            answer = ask(server.url, method, path, token, json=body)
            assert (answer.status_code, answer.json()["name"]) == (404, "address-unknown")


def test_the_command_finds_closes_and_purges(operated: TableServer) -> None:
    async def prepare() -> tuple[Person, str]:
        anna = await Person(operated.url).arrive()
        seats = [{"kind": "here", "name": "Anna"}, {"kind": "bot"}]
        code = await anna.open("regenwormen", *seats)
        await anna.close()
        return anna, code

    anna, code = asyncio.run(prepare())
    found = order(operated, "tables", "--game", "regenwormen", "--code", code[:3])
    assert (found.returncode, found.stderr) == (0, "")
    assert code in found.stdout
    assert "Anna" not in found.stdout
    assert "Anna" in order(operated, "tables", "--code", code, "--names").stdout
    assert "Nothing" in order(operated, "tables", "--code", code, "--state", "over").stdout
    status = order(operated, "status").stdout
    assert "sockets 0" in status
    assert "open 1" in status

    async def watch() -> None:
        again = Person(operated.url)
        again.client.cookies = anna.client.cookies
        async with again.socket(code) as socket:
            await hear(socket)
            closed = await asyncio.to_thread(order, operated, "close", code, "--reason", "Spam")
            assert closed.returncode == 0, closed.stderr
            heard = await hear(socket)
            assert heard["event"] == {"kind": "closed", "reason": "Spam"}
            assert heard["table"]["closed"] == "Spam"
            refused = await again.say(code, "start")
            assert refused.json()["name"] == "table-closed"
            assert "Spam" in refused.json()["sentence"]
            purged = await asyncio.to_thread(order, operated, "purge", code, "--yes")
            assert purged.returncode == 0, purged.stderr
            assert (await hear(socket))["problem"]["name"] == "table-unknown"
            with pytest.raises(ConnectionClosed):
                await hear(socket)
        assert (await again.client.get(f"/api/tables/{code}")).status_code == 404
        assert await again.get("/api/tables") == []
        await again.close()

    asyncio.run(watch())
    unknown = order(operated, "close", code)
    assert unknown.returncode == 1
    assert code in unknown.stderr
    acts = ask(operated.url, "GET", "/log").json()
    assert [act["action"] for act in acts[:2]] == ["purge", "close"]


def test_the_message_of_the_day(operated: TableServer) -> None:
    said = order(operated, "message", "Back at nine.", "--in", "nl=Om negen uur terug.")
    assert said.returncode == 0, said.stderr
    message = {
        language: visit(f"{operated.url}/api/message?language={language}").json()
        for language in ("en", "nl")
    }
    assert message["en"]["text"] == "Back at nine."
    assert message["nl"]["text"] == "Om negen uur terug."
    for texts, name in (({"xx": "Hm"}, "message-language"), ({"": "a\nb"}, "text-plain")):
        answer = ask(operated.url, "PUT", "/message", json={"texts": texts})
        assert (answer.status_code, answer.json()["name"]) == (422, name)
    assert order(operated, "message", "--clear").returncode == 0
    assert visit(f"{operated.url}/api/message").json()["text"] == ""


def test_search_goes_page_by_page(operated: TableServer) -> None:
    async def prepare() -> None:
        anna = await Person(operated.url).arrive()
        for _ in range(60):
            await anna.open("it-happens", *BOTS)
        await anna.close()

    asyncio.run(prepare())
    first = ask(operated.url, "GET", "/tables?game=it-happens").json()
    second = ask(operated.url, "GET", f"/tables?game=it-happens&before={first['next']}").json()
    codes = [table["code"] for page in (first, second) for table in page["tables"]]
    assert (len(first["tables"]), len(codes), len(set(codes))) == (50, 60, 60)
    assert second["next"] is None
    assert ask(operated.url, "GET", "/tables?older=1").json()["tables"] == []
    assert ask(operated.url, "GET", "/tables?untouched=0&game=pig").json()["tables"] == []


def test_a_ban_survives_a_restart(tmp_path: Path) -> None:
    """A device is put out of its socket, its requests are refused, and others play on."""

    async def banned(server: TableServer) -> Person:
        anna, bo = [await Person(server.url).arrive() for _ in range(2)]
        code = await anna.open("regenwormen", {"kind": "here"}, {"kind": "link"})
        await bo.do(code, "claim", seat=1, name="Bo")
        async with bo.socket(code) as his:
            await hear(his)
            made = await asyncio.to_thread(
                order, server, "ban", f"{code}:B", "--reason", "Rude"
            )
            assert made.returncode == 0, made.stderr
            while (frame := await hear(his))["type"] != "refused":
                pass
            assert frame["problem"]["name"] == "banned"
            assert "Rude" in frame["problem"]["sentence"]
        await anna.get(f"/api/tables/{code}")
        await anna.close()
        await bo.close()
        return bo

    async def still(bo: Person) -> None:
        answer = await bo.client.get("/api/me")
        assert (answer.status_code, answer.json()["name"]) == (403, "banned")
        assert (await bo.client.get("/health")).status_code == 200
        await bo.close()

    with serving(tmp_path / "tables.db", "--operator-token", TOKEN) as server:
        bo = asyncio.run(banned(server))
        cookies = bo.client.cookies
        server.stop()
        server.start()
        bo = Person(server.url)
        bo.client.cookies = cookies
        asyncio.run(still(bo))
        network = ask(server.url, "POST", "/bans", json={"network": "127.0.0.1", "hours": 1})
        assert network.status_code == 201, network.text
        refused = visit(f"{server.url}/api/games")
        assert (refused.status_code, refused.json()["name"]) == (403, "banned-until")
        listed = order(server, "ban").stdout
        assert "127.0.0.1/32" in listed
        assert "a device" in listed
        for ban in ask(server.url, "GET", "/bans").json():
            assert order(server, "unban", str(ban["id"])).returncode == 0
        assert visit(f"{server.url}/api/games").status_code == 200
        for body in ({"network": "nowhere"}, {}, {"code": "ABCDEF"}):
            assert ask(server.url, "POST", "/bans", json=body).status_code == 422
        # Last, for it shuts this address out: whoever guesses is slowed down.
        answers = [ask(server.url, "GET", "/status", "wrong") for _ in range(14)]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 4
        assert ask(server.url, "GET", "/status").status_code == 429
    log = [json.loads(line) for line in server.log if line.startswith("{")]
    acts = [line["action"] for line in log if line["event"] == "operator"]
    assert acts == ["ban", "unban", "unban"] or acts == ["ban", "ban", "unban", "unban"]


def test_one_who_comes_to_a_purged_table_harms_nobody(tmp_path: Path) -> None:
    """Another node may not know yet that a table is gone; its whole batch must not fail."""

    async def arrive() -> set[tuple[int, str]]:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        await store.append(Coming("node", 999, "d" * 32, here=True))
        present = await store.presences.of_node("node")
        await store.close()
        return present

    assert asyncio.run(arrive()) == set()


def test_two_nodes_know_within_two_seconds(database: Database) -> None:
    async def passed(seconds: float) -> None:
        await asyncio.to_thread(pass_time, (one, two), seconds)

    async def play() -> None:
        anna = await Person(one.url).arrive()
        bo = await Person(two.url).arrive()
        code = await anna.open("regenwormen", {"kind": "here"}, {"kind": "link"})
        await bo.do(code, "claim", seat=1, name="Bo")
        nodes = ask(one.url, "GET", "/status").json()["nodes"]
        assert [node["alive"] for node in nodes] == [True, True]
        async with bo.socket(code, url=two.url) as his:
            await hear(his)
            made = ask(one.url, "POST", "/bans", json={"code": code, "seat": 1})
            assert made.status_code == 201, made.text
            await passed(SHARED)
            while (frame := await hear(his))["type"] != "refused":
                pass
            assert frame["problem"]["name"] == "banned"
        assert (await bo.client.get("/api/me")).status_code == 403
        async with anna.socket(code, url=two.url) as hers:
            await hear(hers)
            assert ask(one.url, "DELETE", f"/tables/{code}").status_code == 204
            await passed(SHARED)
            while (frame := await hear(hers))["type"] != "refused":
                pass
            assert frame["problem"]["name"] == "table-unknown"
        ask(one.url, "PUT", "/message", json={"texts": {"": "Hello"}})
        await passed(SHARED)
        assert visit(f"{two.url}/api/message").json()["text"] == "Hello"
        for person in (anna, bo):
            await person.close()

    one, two = (Node(database.url, operator_token=TOKEN) for _ in range(2))
    with running(one, two):
        asyncio.run(play())
