"""Sockets that talk without end, or never listen, are cut off and cost next to nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.tables import Person, TableServer, hear, serving, wait_for

from wormery.server.frames import PROTOCOL

TEXT, PING, CONTINUED = 1, 9, 0
MOST_GROWTH = 10_000  # kB
PATIENCE = 60.0  # seconds in which a server must have had enough


def frame(kind: int, data: bytes, last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    assert len(data) < 126
    return struct.pack("!BB4x", kind | (0x80 if last else 0), 0x80 | len(data)) + data


@contextlib.contextmanager
def raw_socket(server: TableServer, code: str, cookie: str = "") -> Iterator[sockets.socket]:
    """A socket of a table with the smallest of buffers, which nobody reads."""
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        raw.connect(("127.0.0.1", server.port))
        raw.settimeout(PATIENCE)
        raw.sendall(
            f"GET /api/tables/{code}/socket?protocol={PROTOCOL} HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{server.port}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert raw.recv(12) == b"HTTP/1.1 101"
        yield raw


def memory(server: TableServer) -> int:
    """The server's memory in kB."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def figure(server: TableServer, name: str) -> float:
    """One of the server's figures."""
    text = httpx.get(f"{server.url}/metrics", trust_env=False).text
    lines = (line for line in text.splitlines() if line.startswith(f"{name} "))
    return float(next(lines, f"{name} 0").split()[-1])


def dropped(server: TableServer, reason: str) -> float:
    return figure(server, f'wormery_sockets_dropped_total{{reason="{reason}"}}')


def send_for(seconds: float, raw: sockets.socket, much: bytes) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        raw.sendall(much)


async def new_table(server: TableServer) -> tuple[Person, str]:
    anna = await Person(server.url).arrive()
    return anna, await anna.open("regenwormen", {"kind": "here"}, {"kind": "bot"})


FLOODS = {
    "pings": frame(PING, b"x" * 64),
    "fragments": frame(CONTINUED, b"", last=False),
    "flood": frame(TEXT, b"x"),
}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with serving(tmp_path_factory.mktemp("limited") / "tables.db") as found:
        yield found


@pytest.mark.parametrize("greeted", [False, True], ids=["at once", "after the greeting"])
@pytest.mark.parametrize("reason", FLOODS)
def test_one_who_talks_without_end_is_cut_off(
    limited: TableServer, reason: str, greeted: bool
) -> None:
    """Nothing that it says, and nothing that it would be answered, is kept."""
    server = limited

    async def test() -> None:
        anna, code = await new_table(server)
        before, drops = memory(server), dropped(server, reason)
        with raw_socket(server, code) as raw:
            if greeted:
                await wait_for(lambda: figure(server, "wormery_sockets") == 1, PATIENCE)
                assert len(raw.recv(1024)) > 200, "the table"
            raw.sendall(frame(TEXT, b"{", last=False) if reason == "fragments" else b"")
            much = FLOODS[reason] * 5000
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                send_for(PATIENCE, raw, much)
        assert dropped(server, reason) == drops + 1
        grown = memory(server) - before
        assert grown < MOST_GROWTH, f"{grown} kB more"
        await wait_for(lambda: figure(server, "wormery_sockets") == 0, PATIENCE)
        await anna.close()

    asyncio.run(test())


def test_one_who_never_listens_is_cut_off(server: TableServer) -> None:
    """At a busy table; whoever does listen hears everything."""

    async def test() -> None:
        anna, code = await new_table(server)
        before, drops = memory(server), dropped(server, "slow")
        deaf = [raw_socket(server, code) for _ in range(3)]
        with contextlib.ExitStack() as stack:
            for one in deaf:
                stack.enter_context(one)
            async with anna.socket(code) as own:
                await hear(own)
                rounds = 0
                while dropped(server, "slow") < drops + len(deaf):
                    rounds += 1
                    for number in range(50):
                        adjust = {
                            "id": f"{rounds}-{number}",
                            "pace": 0,
                            "grace": 9,
                            "stand_in": "casual",
                        }
                        await own.send(json.dumps({"kind": "adjust", **adjust}))
                    heard = [await hear(own) for _ in range(100)]
                    assert {one["type"] for one in heard} == {"event", "done"}
                    assert rounds < 300
                await wait_for(lambda: figure(server, "wormery_sockets") == 1, PATIENCE)
        grown = memory(server) - before
        assert grown < MOST_GROWTH, f"{grown} kB more"
        await anna.close()

    asyncio.run(test())


def test_who_asks_now_and_then_is_answered(server: TableServer) -> None:
    async def test() -> None:
        anna, code = await new_table(server)
        async with anna.socket(code) as own:
            for _ in range(20):
                await asyncio.wait_for(await own.ping(), PATIENCE)
        await anna.close()

    asyncio.run(test())
