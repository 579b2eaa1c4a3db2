"""A crowd of scripted people: many sockets, each moving as fast as it is answered.

With a rate they take their time, so that all together make so many moves a second.

Run as a process of its own, so that the server's time and the crowd's are told apart.
Prints one JSON object with what it saw.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import ssl
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

import httpx
import msgspec
import uvloop
import websockets

from wormery.server.frames import PROTOCOL

GAMES = ("regenwormen", "it-happens")

# One for all: a thousand people would each read the machine's certificates, for nothing.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Choice(msgspec.Struct):
    move: str


class Only(msgspec.Struct):
    """What a scripted person looks at in a view."""

    actor: int
    moves: tuple[Choice, ...]


class Seen(msgspec.Struct):
    seat: int | None
    view: Only


class Now(msgspec.Struct):
    """A table, of which the steps matter."""

    steps: int


class Message(msgspec.Struct):
    type: Literal["welcome", "event", "done", "refused"]
    views: tuple[Seen, ...] = ()
    steps: int = -1
    table: Now | None = None
    id: str = ""
    problem: msgspec.Raw = msgspec.Raw(b"")


decode = msgspec.json.Decoder(Message).decode


class Crowd:
    def __init__(
        self, urls: list[str], tables: int, game: str, servers: list[int], rate: float | None
    ) -> None:
        self.urls = urls
        self.tables = tables
        self.game = game
        self.servers = servers
        self.rate = rate
        self.due: dict[str, float] = {}  # when a table's next move comes, if there is a rate
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.latencies: list[float] = []
        self.games = 0
        self.refusals = 0
        self.counting = False
        self.stop = False

    async def person(self, url: str) -> httpx.AsyncClient:
        client = httpx.AsyncClient(
            base_url=url,
            timeout=60,
            trust_env=False,
            verify=NO_CERTIFICATES,
            # Sooner than the server, or a request could meet a connection being closed.
            limits=httpx.Limits(keepalive_expiry=2),
        )
        await client.get("/api/me")
        return client

    async def open_table(
        self, host: httpx.AsyncClient, guest: httpx.AsyncClient, number: int
    ) -> str:
        seats: list[dict[str, Any]] = [{"kind": "here"}, {"kind": "link"}]
        plan = {"game": self.game, "seats": seats, "pace": 0, "begins": 0}
        made = await host.post("/api/tables", json={"id": f"load-{number}", "plan": plan})
        code: str = made.raise_for_status().json()["code"]
        promised: str = made.json()["commitment"]
        claim = {"kind": "claim", "id": "claim", "seat": 1, "seed": "b", "commitment": promised}
        (await guest.post(f"/api/tables/{code}/commands", json=claim)).raise_for_status()
        seeds = [{"seat": 0, "seed": "a"}]
        start = {"kind": "start", "id": "start", "seeds": seeds, "commitment": promised}
        (await host.post(f"/api/tables/{code}/commands", json=start)).raise_for_status()
        return code

    async def play(
        self, client: httpx.AsyncClient, code: str, seat: int, ready: asyncio.Semaphore
    ) -> None:
        address = (
            str(client.base_url).rstrip("/").replace("http", "ws")
            + f"/api/tables/{code}/socket?protocol={PROTOCOL}&tell=false"
        )
        headers = {"Cookie": f"wormery={client.cookies['wormery']}"}
        choose = random.Random(f"{code} {seat}")
        async with ready:
            socket = await websockets.connect(
                address,
                additional_headers=headers,
                compression=None,
                proxy=None,
                open_timeout=60,
                ping_interval=None,
            )
        sent: dict[str, float] = {}
        number = 0
        last = -1

        async def make(name: str, move: str, wait: float) -> None:
            await asyncio.sleep(wait)
            sent[name] = time.perf_counter()
            await socket.send(move)

        try:
            await self.begin.wait()
            async for text in socket:
                message = decode(text)
                if message.type == "done":
                    if self.counting:
                        self.latencies.append(time.perf_counter() - sent.pop(message.id))
                    continue
                if message.type == "refused":
                    self.refusals += 1
                    continue
                view = message.views[0].view
                if view.actor == -2:
                    self.games += seat == 0
                    return
                steps = message.table.steps if message.table is not None else message.steps
                if view.actor == seat and steps != last and not self.stop:
                    last = steps
                    number += 1
                    name = f"m{number}-{seat}"
                    move = (
                        f'{{"kind":"move","id":"{name}","seat":{seat},'
                        f'"move":"{choose.choice(view.moves).move}","step":{steps}}}'
                    )
                    if self.rate is None:
                        await make(name, move, 0)
                    else:
                        # Beside the reading, for the last move's answer is still to come.
                        thinking = make(name, move, self.pause(code, choose))
                        self.thinking[code] = asyncio.create_task(thinking)
        finally:
            await socket.close()

    def pause(self, code: str, chance: random.Random) -> float:
        """How long to think: moves come to a table as often as the rate says, by chance."""
        assert self.rate is not None
        now = time.perf_counter()
        due = self.due.get(code, now) + chance.expovariate(self.rate / self.tables)
        self.due[code] = due
        return max(0.0, due - now)

    async def table(self, number: int, ready: asyncio.Semaphore) -> None:
        """One table after the other: when a game is over the two sit down to the next."""
        async with ready:
            # A table's people meet at one node, as a proxy that looks at the code sends them.
            url = self.urls[number % len(self.urls)]
            host, guest = await self.person(url), await self.person(url)
        game = 0
        while not self.stop:
            async with ready:
                code = await self.open_table(host, guest, number * 1000 + game)
            game += 1
            self.seated += 1
            if self.seated == self.tables:
                self.all_seated.set()
            await asyncio.gather(
                self.play(host, code, 0, ready), self.play(guest, code, 1, ready)
            )

    async def run(self, warm: float, seconds: float) -> dict[str, Any]:
        self.begin = asyncio.Event()
        self.all_seated = asyncio.Event()
        self.seated = 0
        ready = asyncio.Semaphore(20)
        people = [asyncio.create_task(self.table(n, ready)) for n in range(self.tables)]
        seated = asyncio.create_task(self.all_seated.wait())
        await asyncio.wait([seated, *people], return_when=asyncio.FIRST_COMPLETED)
        for task in people:
            if task.done():
                task.result()  # says why a table could not be opened
        await asyncio.sleep(2)
        self.begin.set()
        await asyncio.sleep(warm)
        self.counting = True
        start, used, served = time.perf_counter(), _cpu(), _cpu_of(self.servers)
        stored = _cpu_of(_postgres())
        await asyncio.sleep(seconds)
        self.counting = False
        took, used = time.perf_counter() - start, _cpu() - used
        served = _cpu_of(self.servers) - served
        stored = _cpu_of(_postgres()) - stored
        self.stop = True
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        ordered = sorted(self.latencies)
        return {
            "moves": len(ordered),
            "seconds": took,
            "rate": len(ordered) / took,
            "p50_ms": 1000 * ordered[len(ordered) // 2],
            "p99_ms": 1000 * ordered[len(ordered) * 99 // 100],
            "longest_ms": 1000 * ordered[-1],
            "games": self.games,
            "refusals": self.refusals,
            "client_cpu": used / took,
            "server_cpu": served / took,
            "postgresql_cpu": stored / took,
        }


def _cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def _cpu_of(processes: Iterable[int]) -> float:
    """The seconds of processor time that processes have used."""
    ticks = 0
    for process in processes:
        with contextlib.suppress(FileNotFoundError):  # it has ended since
            status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
            fields = status.rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _postgres() -> list[int]:
    """All processes of PostgreSQL on this machine."""
    found = []
    for name in Path("/proc").glob("[0-9]*/comm"):
        with contextlib.suppress(OSError):
            if name.read_text(encoding="ascii").startswith("postgres"):
                found.append(int(name.parent.name))
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("urls", nargs="+")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--game", choices=GAMES, default="regenwormen")
    parser.add_argument("--warm", type=float, default=3)
    parser.add_argument("--servers", type=int, nargs="+", default=[])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, help="moves a second of all together")
    wishes = parser.parse_args()
    crowd = Crowd(wishes.urls, wishes.tables, wishes.game, wishes.servers, wishes.rate)
    print(json.dumps(uvloop.run(crowd.run(wishes.warm, wishes.seconds))))


if __name__ == "__main__":
    main()
