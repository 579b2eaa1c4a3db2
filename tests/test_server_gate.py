"""The gate: who asks, how much one may ask for, and what no request may do to the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from tests.nodes import Node, running
from tests.proof import times
from tests.steered import pass_time, run
from tests.tables import Person, TableServer, hear, serving

from wormery.server.addresses import Proxies, is_local, key_of
from wormery.server.frames import PROTOCOL
from wormery.server.readiness import FRESH, PATIENCE, Readiness
from wormery.server.settings import HOME, Limits
from wormery.server.store import Store, database

TOKEN = "correct-horse-battery"
ME = {"kind": "here"}
LINK = {"kind": "link"}
PEOPLE = times(70, 200)  # more than may come from one address at home
# Small, and on a busy machine nothing that is spent comes back while a test goes on.
LIMITS = Limits(
    requests_per_second=0.001,
    requests_burst=60,
    device_requests_per_second=0.001,
    device_requests_burst=40,
    devices_per_hour=1,
    devices_burst=10,
    device_renames_per_hour=1,
    device_renames_burst=5,
    guesses_per_minute=0.01,
    guesses_burst=5,
    changes_per_minute=0.01,
    changes_burst=10,
    changes_per_table=15,
    missed_events=5,
)


def flags(*names: str) -> list[str]:
    return [part for name in names for part in ("--limit", f"{name}={getattr(LIMITS, name)}")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """As at home, but with shorter logs."""
    less = flags("changes_per_minute", "changes_burst", "changes_per_table", "missed_events")
    where = tmp_path_factory.mktemp("gate") / "tables.db"
    with serving(where, *less) as found:
        # As a proxy would that nobody has named: the log tells of it, once.
        for number in range(3):
            get(found, "/health", x_forwarded_for=f"192.0.2.{number}")
        yield found
    assert not [line for line in found.log if '"trace"' in line]
    (told,) = (json.loads(line) for line in found.log if "--proxy" in line)
    assert told["peer"] == "127.0.0.1"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """Behind a proxy on this machine, so that a test can be at any address."""
    where = tmp_path_factory.mktemp("proxied") / "tables.db"
    proxy = ("--proxy", "127.0.0.0/8", "--metrics-token", TOKEN)
    requests = ("requests_per_second", "requests_burst")
    own = (*(f"device_{name}" for name in requests), "guesses_per_minute", "guesses_burst")
    rare = ("devices_per_hour", "devices_burst")
    names = ("device_renames_per_hour", "device_renames_burst")
    with serving(where, *proxy, *flags(*requests, *own, *rare, *names)) as found:
        yield found


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    """As at home, with time that a test can pass."""
    found = Node(f"sqlite:///{tmp_path}/tables.db", limits="home")
    with running(found):
        yield found


# Addresses


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_what_counts_as_one_address(address: str, key: str) -> None:
    assert key_of(address) == key


def scope_of(peer: str, *forwarded: str, **more: str) -> Any:
    headers = [(b"x-forwarded-for", one.encode("latin-1")) for one in forwarded]
    headers += [
        (name.replace("_", "-").encode(), value.encode()) for name, value in more.items()
    ]
    return {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}


@pytest.mark.parametrize(
    ("peer", "forwarded", "asking"),
    [
        ("10.0.0.1", ("192.0.2.7",), "192.0.2.7"),
        ("10.0.0.1", ("203.0.113.1, 192.0.2.7",), "192.0.2.7"),  # the first was made up
        ("10.0.0.1", ("203.0.113.1", "192.0.2.7, 10.9.9.9"), "192.0.2.7"),
        ("::ffff:10.0.0.1", ("192.0.2.7:5000",), "192.0.2.7"),
        ("2001:db8::1", ("[2001:db8:9::1]:80",), "2001:db8:9::1"),
        ("10.0.0.1", ("192.0.2.7, nonsense",), "10.0.0.1"),
        ("10.0.0.1", ("\xff,,",), "10.0.0.1"),
        ("10.0.0.1", (), "10.0.0.1"),
        ("192.0.2.1", ("203.0.113.1",), "192.0.2.1"),  # no proxy of ours
    ],
)
def test_only_named_proxies_are_believed(
    peer: str, forwarded: tuple[str, ...], asking: str
) -> None:
    scope = scope_of(peer, *forwarded)
    Proxies(["10.0.0.0/8", "2001:db8::1"]).settle(scope)
    assert scope["client"][0] == asking


def test_what_came_through_a_proxy_is_not_local() -> None:
    assert is_local(scope_of("127.0.0.1"))
    assert is_local(scope_of("::1"))
    assert not is_local(scope_of("127.0.0.1", "127.0.0.1"))
    assert not is_local(scope_of("127.0.0.1", forwarded="for=192.0.2.1"))
    assert not is_local(scope_of("192.0.2.1"))


def get(server: TableServer, path: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(server.url + path, headers=named, trust_env=False)


def test_figures_are_for_this_machine_or_for_a_token(
    server: TableServer, proxied: TableServer
) -> None:
    assert get(server, "/metrics").status_code == 200
    assert get(server, "/metrics", x_forwarded_for="127.0.0.1").status_code == 403
    assert get(proxied, "/metrics").status_code == 403
    assert get(proxied, "/metrics", authorization=f"Bearer {TOKEN}x").status_code == 403
    for address in ("127.0.0.1", "192.0.2.1"):
        shown = {"authorization": f"Bearer {TOKEN}", "x_forwarded_for": address}
        assert "wormery_sockets" in get(proxied, "/metrics", **shown).text


def test_each_address_behind_a_proxy_has_its_own_limits(proxied: TableServer) -> None:
    with httpx.Client(base_url=proxied.url, trust_env=False) as client:

        def is_let_in(address: str) -> bool:
            forwarded = {"X-Forwarded-For": f"198.51.100.1, {address}"}
            return client.get("/health", headers=forwarded).status_code == 200

        one, another = (
            sum(is_let_in(address) for _ in range(LIMITS.requests_burst + 10))
            for address in ("2001:db8:5:5::1", "2001:db8:5:5:ffff::2")
        )
        assert (one, another) == (LIMITS.requests_burst, 0), "the same network"
        assert is_let_in("2001:db8:5:6::1")


# Devices


async def statuses(client: httpx.AsyncClient, path: str, count: int) -> Counter[int]:
    return Counter([(await client.get(path)).status_code for _ in range(count)])


def test_one_device_cannot_spend_what_others_behind_its_address_have(
    proxied: TableServer,
) -> None:
    async def test() -> None:
        anna, bo = Person(proxied.url), Person(proxied.url)
        for person in (anna, bo):
            person.client.headers["X-Forwarded-For"] = "192.0.2.50"
            await person.arrive()
        flood = await statuses(anna.client, "/api/games", LIMITS.device_requests_burst + 10)
        assert flood[429] >= 10
        assert (await bo.client.get("/api/games")).status_code == 200
        # Nor can a crowd without cookies shut out those who have one.
        async with httpx.AsyncClient(
            base_url=proxied.url, headers={"X-Forwarded-For": "192.0.2.50"}, trust_env=False
        ) as crowd:
            newcomers = await statuses(crowd, "/health", LIMITS.requests_burst + 10)
        assert newcomers[429] >= 10
        assert (await bo.client.get("/api/games")).status_code == 200
        for person in (anna, bo):
            await person.close()

    asyncio.run(test())


def test_new_identities_are_limited_by_address(proxied: TableServer) -> None:
    def ask(path: str, count: int) -> Counter[int]:
        statuses: Counter[int] = Counter()
        with httpx.Client(
            base_url=proxied.url, headers={"X-Forwarded-For": "192.0.2.60"}, trust_env=False
        ) as client:
            for _ in range(count):
                client.cookies.clear()
                answer = client.get(path)
                statuses[answer.status_code] += 1
                assert path == "/api/me" or "set-cookie" not in answer.headers
        return statuses

    assert ask("/api/tables", 5) == {200: 5}, "who only looks gets no identity"
    assert ask("/api/me", LIMITS.devices_burst + 5) == {200: LIMITS.devices_burst, 429: 5}


def test_nicknames_are_not_changed_all_day(proxied: TableServer) -> None:
    async def test() -> None:
        anna = Person(proxied.url)
        anna.client.headers["X-Forwarded-For"] = "192.0.2.70"
        await anna.arrive()
        statuses = []
        for number in range(LIMITS.device_renames_burst + 5):
            answer = await anna.client.put("/api/me", json={"nickname": f"Anna {number}"})
            statuses.append(answer.status_code)
        assert statuses == [200] * LIMITS.device_renames_burst + [429] * 5
        await anna.close()

    asyncio.run(test())


# Codes


async def refused(url: str, code: str, **headers: str) -> str:
    """Why a socket is not let in; empty if it is."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    address = f"{url.replace('http', 'ws')}/api/tables/{code}/socket?protocol={PROTOCOL}"
    async with websockets.connect(address, proxy=None, additional_headers=named) as socket:
        frame = await hear(socket)
    return str(frame["problem"]["name"]) if frame["type"] == "refused" else ""


@pytest.mark.parametrize("way", ["socket", "http", "command"])
def test_codes_are_not_found_by_trying(proxied: TableServer, way: str) -> None:
    """After a few that do not exist nothing is looked up; others at the address play on."""
    address = {"socket": "192.0.2.80", "http": "192.0.2.81", "command": "192.0.2.82"}[way]

    async def test() -> None:
        anna = Person(proxied.url)
        anna.client.headers["X-Forwarded-For"] = address
        await anna.arrive()
        code = await anna.open("regenwormen", ME, LINK)
        names: Counter[str] = Counter()
        async with httpx.AsyncClient(
            base_url=proxied.url, headers={"X-Forwarded-For": address}, trust_env=False
        ) as stranger:
            for number in range(LIMITS.guesses_burst + 20):
                guess = f"QQQQ{chr(65 + number // 20)}{chr(65 + number % 20)}"
                if way == "socket":
                    name = await refused(proxied.url, guess, x_forwarded_for=address)
                elif way == "http":
                    name = (await stranger.get(f"/api/tables/{guess}/events")).json()["name"]
                else:
                    # One that gets a cookie with the first answer, as a browser would.
                    body = {"kind": "start", "id": "s"}
                    path = f"/api/tables/{guess}/commands"
                    name = (await stranger.post(path, json=body)).json()["name"]
                names[name] += 1
            # A code that does exist is refused as well, or the refusal would tell.
            right = await stranger.get(f"/api/tables/{code}")
            assert right.status_code == (429 if way != "command" else right.status_code)
        assert names["table-unknown"] <= LIMITS.guesses_burst + 3
        assert names["too-many-requests"] >= 15
        assert (await anna.client.get(f"/api/tables/{code}")).status_code == 200
        assert (
            await refused(proxied.url, code, x_forwarded_for=address, cookie=anna.cookie) == ""
        )
        await anna.close()

    asyncio.run(test())


def test_handshakes_count_as_requests(proxied: TableServer) -> None:
    async def test() -> None:
        names: Counter[str] = Counter()
        for _ in range(LIMITS.requests_burst + 10):
            # In a code that cannot be, there is nothing to guess.
            names[await refused(proxied.url, "0", x_forwarded_for="192.0.2.90")] += 1
        assert names == {"address-unknown": LIMITS.requests_burst, "too-many-requests": 10}

    asyncio.run(test())


# Caps


def test_a_head_without_end_is_refused(server: TableServer) -> None:
    sent = 0
    with sockets.create_connection(("127.0.0.1", server.port)) as raw:
        raw.settimeout(10)
        with contextlib.suppress(ConnectionError):
            raw.sendall(b"GET /health HTTP/1.1\r\nX: ")
            for _ in range(1500):
                sent += raw.send(b"a" * 65536)
    assert sent < 20_000_000, "94 MB were taken before"
    # A head that is whole and too long is answered; so is one of very many headers.
    for head in (b"X: " + b"a" * 40_000, b"\r\n".join(b"X%d: 1" % n for n in range(200))):
        assert status_of(server, b"GET /health HTTP/1.1\r\n" + head + b"\r\n\r\n") == 431
    assert get(server, "/health").status_code == 200


@pytest.mark.parametrize("host", ["127.0.0:.1", "[::1", "a b", "here/there", ""])
def test_a_host_that_is_none_is_refused(server: TableServer, host: str) -> None:
    """Also where an answer would name the address that was asked for (RFC 9112, 3.2)."""
    for path in ("/", "/api/tables/1e308/odds"):
        head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        assert status_of(server, head.encode()) == 400, path


def test_slow_bodies_shut_nobody_out(node: Node) -> None:
    """Many requests whose bodies come in at a byte now and then."""
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000\r\n\r\n{"
    )
    slow = []
    for _ in range(HOME.requests_at_once + 10):
        one = sockets.create_connection(("127.0.0.1", node.port))
        one.sendall(head)
        slow.append(one)
    assert get(node, "/api/me").status_code in (200, 429)
    node.pass_time(3 * HOME.body_seconds)
    assert get(node, "/health").status_code == 200
    answers: Counter[bytes] = Counter()
    for one in slow:
        one.settimeout(60)
        try:
            answers[one.recv(1000)[9:12]] += 1
        except ConnectionError:
            answers[b""] += 1
        one.close()
    assert answers[b"408"] > 0
    assert answers.keys() <= {b"408", b"429", b""}, answers


def test_a_connection_that_only_sends_empty_lines_is_closed(node: Node) -> None:
    with sockets.create_connection(("127.0.0.1", node.port)) as raw:
        raw.settimeout(60)
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            answer += raw.recv(1000)
        assert answer.startswith(b"HTTP/1.1 200")
        with contextlib.suppress(ConnectionError):
            for _ in range(int(HOME.header_seconds) + 1):
                raw.sendall(b"\r\n")
                node.pass_time(1)
            assert raw.recv(100) == b""


def test_a_table_is_not_changed_without_end(server: TableServer) -> None:
    async def test() -> None:
        anna = await Person(server.url).arrive()
        code = await anna.open("regenwormen", ME, LINK)
        names: Counter[str] = Counter()
        async with anna.socket(code) as socket:
            await hear(socket)
            for number in range(20):
                claim = {"kind": "claim", "seat": 0, "name": f"A{number}"}
                await socket.send(json.dumps({**claim, "id": f"c{number}"}))
                while (frame := await hear(socket))["type"] == "event":
                    pass
                names[frame["type"]] += 1
        assert names == {"done": LIMITS.changes_burst, "refused": 10}
        # Who comes back after long gets the table, and not all that was missed.
        async with anna.socket(code, after=1) as socket:
            assert "events" not in await hear(socket)
        number = names["done"] + 1
        async with anna.socket(code, after=number - 5) as socket:
            assert len((await hear(socket))["events"]) == 5
        # Others may still do something, until there is too much of it at all.
        bo = await Person(server.url).arrive()
        kinds = Counter[str]()
        for _ in range(10):
            for kind in ("claim", "leave"):
                answer = await bo.say(code, kind, seat=1)
                kinds[answer.json().get("name", "done")] += 1
        assert kinds["table-log-full"] > 5
        assert kinds["done"] >= 3
        for person in (anna, bo):
            await person.close()

    asyncio.run(test())


def test_ready_tries_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that still answers, but takes no write, is not ready."""
    monkeypatch.setattr(database, "BUSY", 20)
    file = tmp_path / "tables.db"

    async def test() -> None:
        store = Store(f"sqlite:///{file}")
        await store.open()
        readiness = Readiness(store)
        assert await readiness.check()
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await readiness.check(), "it was ready a moment ago"
            await pass_time(FRESH)
            checking = asyncio.create_task(readiness.check())
            await pass_time(PATIENCE)
            assert not await checking
            other.execute("ROLLBACK")
        await pass_time(FRESH)
        assert await readiness.check()
        await store.close()

    run(test())


# A club


async def visit(
    url: str, person: httpx.AsyncClient, code: str, pages: tuple[str, ...]
) -> tuple[str, Any]:
    """What someone does who comes to watch: some pages, who am I, and a socket."""
    person.cookies.clear()
    for path in pages:
        assert (await person.get(path)).status_code == 200
    me = await person.get("/api/me")
    assert me.status_code == 200
    cookie = me.headers["set-cookie"].partition(";")[0]
    address = f"{url.replace('http', 'ws')}/api/tables/{code}/socket?protocol={PROTOCOL}"
    socket = await websockets.connect(
        address,
        proxy=None,
        additional_headers={"Cookie": cookie},
        open_timeout=30,
        max_queue=None,  # who leaves what is said unread waits long for the last word
    )
    return (await hear(socket))["type"], socket


@pytest.mark.parametrize(
    ("profile", "people", "let_in"), [("club", PEOPLE, PEOPLE), ("home", 70, 64)]
)
def test_a_club_behind_one_address(
    profile: str, people: int, let_in: int, tmp_path: Path
) -> None:
    pages = ("/", "/api/games", "/api/games?language=nl") if profile == "club" else ()

    async def test(url: str) -> None:
        anna = await Person(url).arrive()
        code = await anna.open("regenwormen", ME, LINK)
        sitting: list[Any] = []
        heard: Counter[str] = Counter()
        async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=30) as browser:
            for _ in range(people):
                kind, socket = await visit(url, browser, code, pages)
                heard[kind] += 1
                sitting.append(socket)
        assert heard["welcome"] == let_in, heard
        assert heard["refused"] == people - let_in
        for one in sitting:
            await one.close()
        await anna.close()

    with serving(tmp_path / "tables.db", "--limits", profile) as server:
        asyncio.run(test(server.url))


# A request over a bare connection


def status_of(server: TableServer, data: bytes, seconds: float = 5) -> int | None:
    with sockets.create_connection(("127.0.0.1", server.port)) as raw:
        raw.settimeout(seconds)
        try:
            raw.sendall(data)
            answer = raw.recv(64)
        except (TimeoutError, ConnectionError):
            return None
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else None
