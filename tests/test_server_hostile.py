"""Abuse of a server: each kind is refused by name, and nothing grows."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from tests.nodes import Node, running
from tests.proof import times
from tests.tables import Person, TableServer, hear, serving, wait_for

from wormery.server.frames import PROTOCOL
from wormery.server.settings import Limits

LIMITS = Limits()


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[TableServer]:
    """A server with the limits of a home, of which nothing is used yet."""
    with serving(tmp_path / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server without limits on rates, which must not log a failure."""
    folder = tmp_path_factory.mktemp("open")
    with serving(folder / "tables.db", "--no-limits") as running:
        yield running
    assert "failed" not in "".join(running.log)


def memory(server: TableServer) -> int:
    """Return the memory of the process, in kilobytes."""
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return int(
        next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
    )


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_the_whole_api_against_its_description(
    open_server: TableServer, mode: schemathesis.GenerationMode
) -> None:
    """Schemathesis sends what the document allows, and what it does not, to every address."""
    checks = {
        "negative_data_rejection": {"expected-statuses": [400, 404, 405, 413]},
        "positive_data_acceptance": {"expected-statuses": ["2xx", 403, 404, 409, 422]},
    }
    config = schemathesis.Config.from_dict({"checks": checks})
    address = f"{open_server.url}/api/openapi.json"
    schema = schemathesis.openapi.from_url(address, config=config)
    asked: set[str] = set()
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=times(4, 20),
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
            database=None,
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            asked.add(case.operation.label)
            case.call_and_validate()

        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with no input
            ask()
    assert len(asked) >= 7


async def refusal(url: str, text: str | bytes) -> Any:
    person = await Person(url).arrive()
    code = await person.open("regenwormen", {"kind": "here"}, {"kind": "bot"})
    async with person.socket(code) as socket:
        await hear(socket)
        await socket.send(text)
        answer = await hear(socket)
    await person.close()
    return answer


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[" * 4000,
        '{"kind":"move","id":"x","seat":0,"move":"roll","step":1e400}',
        '{"kind":"move","id":"x","seat":-1,"move":"roll","step":0}',
        '{"kind":"claim","id":"' + "x" * 200 + '","seat":0}',
        '{"kind":"start","id":"a b"}',
        b"\xff\xfe",
    ],
)
def test_malformed_frames_are_refused_by_name(
    open_server: TableServer, text: str | bytes
) -> None:
    answer = asyncio.run(refusal(open_server.url, text))
    assert answer["type"] == "refused"
    assert answer["problem"]["name"] == "message-malformed"


def test_an_oversized_frame_closes_its_socket_and_no_other(open_server: TableServer) -> None:
    async def test() -> None:
        person = await Person(open_server.url).arrive()
        code = await person.open("regenwormen", {"kind": "here"}, {"kind": "bot"})
        async with person.socket(code) as bad, person.socket(code) as good:
            await hear(bad)
            await hear(good)
            await bad.send("x" * (LIMITS.frame_bytes + 1))
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await hear(bad)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            await good.send('{"kind":"start","id":"s"}')
            frames = [await hear(good) for _ in range(2)]
            assert {frame["type"] for frame in frames} == {"done", "event"}
        await person.close()

    asyncio.run(test())


def test_an_oversized_body_is_refused(open_server: TableServer) -> None:
    big = {"id": "big", "record": "x" * (LIMITS.record_bytes + LIMITS.body_bytes + 1)}
    answer = httpx.post(f"{open_server.url}/api/records", json=big, trust_env=False)
    assert answer.status_code == 413
    assert answer.json()["name"] == "message-too-long"


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
def test_a_page_from_elsewhere_cannot_act_for_someone(
    open_server: TableServer, origin: str
) -> None:
    async def test() -> None:
        person = await Person(open_server.url).arrive()
        code = await person.open("regenwormen", {"kind": "here"}, {"kind": "bot"})
        path = f"/api/tables/{code}/commands"
        command = {"kind": "start", "id": "s"}
        answer = await person.client.post(path, json=command, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["name"] == "origin-wrong"
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(
                f"{open_server.url.replace('http', 'ws')}/api/tables/{code}/socket",
                origin=origin,  # type: ignore[arg-type]
                additional_headers={"Cookie": person.cookie},
                proxy=None,
            ):
                pass
        assert refused.value.response.status_code == 403
        own = await person.client.post(path, json=command, headers={"Origin": open_server.url})
        assert own.status_code == 200
        await person.close()

    asyncio.run(test())


def test_every_answer_carries_the_usual_headers(open_server: TableServer) -> None:
    for path in ("/api/games", "/api/tables/QQQQQQ", "/nothing.txt", "/health"):
        headers = httpx.get(open_server.url + path, trust_env=False).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    cookie = httpx.get(f"{open_server.url}/api/me", trust_env=False).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_thousands_of_tables_from_one_address(limited: TableServer) -> None:
    """A few are made, then refusals say when to ask again; memory stays as it was."""
    asked = times(400, 2000)
    plan = {"game": "regenwormen", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    before = memory(limited)
    statuses: dict[int, int] = {}
    with httpx.Client(base_url=limited.url, trust_env=False) as client:
        for number in range(asked):
            answer = client.post("/api/tables", json={"id": f"t{number}", "plan": plan})
            statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
            if answer.status_code == 429:
                assert answer.json()["name"] == "too-many-requests"
                assert int(answer.headers["retry-after"]) >= 1
    assert statuses.keys() == {201, 429}
    assert statuses[201] <= LIMITS.tables_burst + 5
    assert memory(limited) - before < 30_000


def test_guesses_of_transfer_codes_are_limited(limited: TableServer) -> None:
    names = []
    with httpx.Client(base_url=limited.url, trust_env=False) as client:
        for number in range(60):
            body = {"code": f"ABCDE{number:05}"}
            names.append(client.post("/api/me/transfer/use", json=body).json()["name"])
    assert names[0] == "transfer-unknown"
    assert names[-1] == "too-many-requests"
    assert names.count("transfer-unknown") <= LIMITS.transfers_per_hour + 1


def test_a_flood_of_commands_is_stopped(limited: TableServer) -> None:
    async def test(url: str) -> None:
        person = await Person(url).arrive()
        code = await person.open("regenwormen", {"kind": "here"}, {"kind": "bot"})
        names: set[str] = set()
        for _ in range(5):  # whoever still talks when the server hangs up may miss why
            async with person.socket(code) as socket:
                await hear(socket)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await flood(socket, names)
            if closed.value.rcvd is not None:
                break
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4029
        assert names >= {"seat-unknown"}
        async with person.socket(code) as socket:
            assert (await hear(socket))["type"] == "welcome", (
                "the address itself is not shut out"
            )
        await person.close()

    asyncio.run(test(limited.url))


def test_pings_are_answered_and_counted(limited: TableServer) -> None:
    """A ping is no command and leaves no event, but a flood of pings is a flood."""

    async def test(url: str) -> None:
        person = await Person(url).arrive()
        code = await person.open("regenwormen", {"kind": "here"}, {"kind": "bot"})
        events = await person.get(f"/api/tables/{code}/events")
        async with person.socket(code) as socket:
            await hear(socket)
            await socket.send("ping")
            assert await hear(socket) == {"type": "pong"}
            assert await person.get(f"/api/tables/{code}/events") == events
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await ping_on(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4029
        await person.close()

    asyncio.run(test(limited.url))


async def ping_on(socket: Any) -> None:
    for _ in range(5000):
        await socket.send("ping")
    while True:
        await hear(socket)


async def flood(socket: Any, names: set[str]) -> None:
    for number in range(5000):
        await socket.send(json.dumps({"kind": "leave", "id": f"f{number}", "seat": 5}))
        if number % 50 == 49:
            names.add((await hear(socket))["problem"]["name"])
    while True:
        names.add((await hear(socket))["problem"]["name"])


def test_too_many_sockets_from_one_address(limited: TableServer) -> None:
    async def test(url: str) -> None:
        person = await Person(url).arrive()
        code = await person.open("regenwormen", {"kind": "here"}, {"kind": "bot"})
        address = f"{url.replace('http', 'ws')}/api/tables/{code}/socket?protocol={PROTOCOL}"
        devices = LIMITS.sockets_per_address // LIMITS.device_sockets
        others = [await Person(url).arrive() for _ in range(devices)]
        opened = []
        try:
            for other in others:
                cookie = {"Cookie": other.cookie}
                for _ in range(LIMITS.device_sockets):
                    opened.append(
                        await websockets.connect(address, proxy=None, additional_headers=cookie)
                    )
            assert {(await hear(one))["type"] for one in opened} == {"welcome"}
            extra = await websockets.connect(address, proxy=None)
            assert (await hear(extra))["problem"]["name"] == "too-many-sockets"
            with pytest.raises(websockets.ConnectionClosed):
                await hear(extra)
        finally:
            for one in opened:
                await one.close()

        async def room() -> bool:
            again = await websockets.connect(address, proxy=None)
            frame = await hear(again)
            await again.close()
            return bool(frame["type"] == "welcome")

        await wait_for(room)
        for each in (person, *others):
            await each.close()

    asyncio.run(test(limited.url))


def test_a_socket_that_does_not_read_is_dropped(open_server: TableServer) -> None:
    """Frames that are not read do not pile up, and the game goes on."""

    async def test() -> None:
        anna = await Person(open_server.url).arrive()
        seats = [{"kind": "here", "name": "Anna"}, {"kind": "bot"}, {"kind": "bot"}]
        code = await anna.open("regenwormen", *seats, grace=0)
        before = memory(open_server)
        deaf = [slow_socket(open_server, code) for _ in range(20)]
        await anna.do(code, "start")  # nobody is connected: bots play it all

        async def over() -> bool:
            table = await anna.get(f"/api/tables/{code}")
            return bool(table["table"]["state"] == "over")

        await wait_for(over, 180)
        grown = memory(open_server) - before
        for one in deaf:
            one.close()
        assert grown < 60_000, f"{grown} kB more"
        await anna.close()

    asyncio.run(test())


def slow_socket(server: TableServer, code: str) -> sockets.socket:
    """Open a socket that never reads, with the smallest of buffers."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /api/tables/{code}/socket?protocol={PROTOCOL} HTTP/1.1\r\n"
        f"Host: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return raw


def test_connections_that_say_nothing_are_closed(tmp_path: Path) -> None:
    server = Node(f"sqlite:///{tmp_path}/tables.db")
    with running(server):
        waiting = [sockets.create_connection(("127.0.0.1", server.port)) for _ in range(101)]
        waiting[-1].sendall(b"GET /health HTTP/1.1\r\nHost:")
        server.pass_time(LIMITS.header_seconds + 1)
        for connection in waiting:
            connection.settimeout(60)
            assert connection.recv(100) == b"", "closed by the server"
            connection.close()
        answer = httpx.get(f"{server.url}/health", trust_env=False)
        assert answer.json() == {"status": "ok"}


def test_logs_hold_no_secret(tmp_path: Path) -> None:
    async def test(url: str) -> list[str]:
        person = await Person(url).arrive()
        code = await person.open("it-happens", {"kind": "here"}, {"kind": "bot"})
        await person.start(code, s0="my-own-seed")
        await person.client.get("/api/tables/ZZZZZZ")
        transfer = (await person.client.post("/api/me/transfer")).json()["code"]
        await person.close()
        device, _, signature = person.client.cookies["wormery"].partition(".")
        return [code, transfer, device, signature, "my-own-seed"]

    with serving(tmp_path / "tables.db", "--log", "debug") as server:
        secrets = asyncio.run(test(server.url))
    log = "".join(server.log)
    lines = [json.loads(line) for line in server.log if line.startswith("{")]
    assert any(line["event"] == "request" and line["status"] == 404 for line in lines)
    for secret in secrets:
        assert secret not in log
