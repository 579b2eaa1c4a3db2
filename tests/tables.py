"""A real table server in a process of its own, and people who play at its tables."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import signal
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import websockets
from tests.forking import Forked
from websockets.asyncio.client import ClientConnection

from wormery.server.frames import PROTOCOL
from wormery.server.guest import NICE

OVER = -2

# One for all: each client would read the machine's certificates, for nothing.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

READY = re.compile(r"http://127\.0\.0\.1:([0-9]+)/")


class TableServer:
    """`wormery serve` as anyone would start it, on a port that stays the same."""

    def __init__(self, database: str | Path, *flags: str, port: int = 0) -> None:
        self.database = str(database)
        self.flags = flags
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.log: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> TableServer:
        self.process = Forked(
            *("wormery.terminal", "serve", "--port", str(self.port)),
            *("--database", self.database, *self.flags),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={NICE: "0", **os.environ, "WORMERY_LANGUAGE": "en"},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.log.append(line)
            if found := READY.search(line):
                self.port = int(found[1])
                return self
        raise AssertionError("the server did not start:\n" + "".join(self.log))

    def kill(self) -> None:
        """End it as a power cut would: no signal it could answer to."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._read()

    def stop(self) -> int:
        """Ask it to stop, and wait until it has."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(60)
        self._read()
        return code

    def _read(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.log += self.process.stdout.readlines()
        self.process.stdout.close()


@contextlib.contextmanager
def serving(database: str | Path, *flags: str, port: int = 0) -> Iterator[TableServer]:
    server = TableServer(database, *flags, port=port).start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()


class Person:
    """Someone with a device: a cookie, and what was acknowledged to them."""

    def __init__(
        self,
        url: str,
        name: str = "",
        language: str = "en",
        trust: ssl.SSLContext | None = None,  # for an address with HTTPS
    ) -> None:
        self.name = name
        self.trust = trust
        self.client = httpx.AsyncClient(
            base_url=url,
            timeout=60,
            trust_env=False,
            # A server whose time a test moves closes idle connections at any moment.
            limits=httpx.Limits(max_keepalive_connections=0),
            verify=trust or NO_CERTIFICATES,
            headers={"Accept-Language": language},
        )
        self.numbers = itertools.count(1)
        self.acknowledged: dict[tuple[str, str], int] = {}

    async def arrive(self) -> Person:
        (await self.client.get("/api/me")).raise_for_status()
        return self

    @property
    def cookie(self) -> str:
        return f"wormery={self.client.cookies['wormery']}"

    async def open(self, game: str, *seats: dict[str, Any], **plan: Any) -> str:
        """Make a table; the code."""
        wishes = {"game": game, "seats": list(seats), "pace": 0, **plan}
        request = {"id": f"table-{next(self.numbers)}", "plan": wishes}
        made = await self.client.post("/api/tables", json=request)
        assert made.status_code == 201, made.text
        code: str = made.json()["code"]
        return code

    async def say(self, code: str, kind: str, **values: Any) -> httpx.Response:
        """Send a command over HTTP."""
        command = {"id": f"say-{next(self.numbers)}", "kind": kind, **values}
        return await self.client.post(f"/api/tables/{code}/commands", json=command)

    async def do(self, code: str, kind: str, **values: Any) -> int:
        """Send a command that must be accepted; the number of its event."""
        answer = await self.say(code, kind, **values)
        assert answer.status_code == 200, answer.text
        number: int = answer.json()["number"]
        return number

    async def commitment(self, code: str) -> str:
        """What binds the dice of a table; whoever gives a seed quotes it."""
        promised: str = (await self.get(f"/api/tables/{code}"))["table"]["commitment"]
        return promised

    async def sit(self, code: str, seat: int, name: str, seed: str) -> int:
        """Claim a seat with a seed, as a page does: after seeing the commitment."""
        promised = await self.commitment(code)
        wishes = {"seat": seat, "name": name, "seed": seed, "commitment": promised}
        return await self.do(code, "claim", **wishes)

    async def start(self, code: str, **seeds: str) -> int:
        """Start with seeds for one's own seats: `s0="tea"`."""
        given = [{"seat": int(seat[1:]), "seed": seed} for seat, seed in seeds.items()]
        promised = await self.commitment(code)
        return await self.do(code, "start", seeds=given, commitment=promised)

    async def get(self, path: str) -> Any:
        answer = await self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def record(self, code: str) -> str:
        answer = await self.client.get(f"/api/tables/{code}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    @contextlib.asynccontextmanager
    async def socket(
        self, code: str, after: int | None = None, url: str | None = None, **query: str
    ) -> AsyncIterator[ClientConnection]:
        base = (url or str(self.client.base_url)).rstrip("/").replace("http", "ws")
        more = {"protocol": str(PROTOCOL), **query}
        if after is not None:
            more["after"] = str(after)
        async with websockets.connect(
            f"{base}/api/tables/{code}/socket?{urlencode(more)}",
            ssl=self.trust,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            proxy=None,
            open_timeout=60,
        ) as socket:
            yield socket

    async def close(self) -> None:
        await self.client.aclose()


async def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next frame of a socket, be it not about those who come to watch: any time one may."""
    while (frame := await hear_all(socket))["type"] == "watching":
        pass
    return frame


async def hear_all(socket: ClientConnection) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
    return frame


def sensible(view: dict[str, Any], die: random.Random) -> str:
    """A move that brings a game to its end: random play of Regenwormen takes 2,000 steps."""
    moves: list[str] = [choice["move"] for choice in view["moves"]]
    for wanted in ("take", "keep W", "keep 5"):
        best = [move for move in moves if move.startswith(wanted)]
        if best:
            return best[-1]
    return die.choice(moves)


def drawn(lots: dict[str, Any], chance: random.Random) -> str:
    """What chance may bring, with nothing to go by but what the server says of it."""
    pieces, count = lots["pieces"], lots["count"]
    found = chance.choices(pieces, k=count) if lots["back"] else chance.sample(pieces, count)
    return str(lots["between"]).join(sorted(found, key=pieces.index))


class Play:
    """A seat played to the end over sockets that may break at any moment.

    A command that was not answered is sent again with the same id. Every frame heard is
    kept, so that a test can look at all that this seat was ever sent.
    """

    def __init__(
        self,
        person: Person,
        code: str,
        seat: int,
        urls: Callable[[], str],
        choose: Callable[[dict[str, Any], random.Random], str] | None = None,
    ) -> None:
        self.person = person
        self.code = code
        self.seat = seat
        self.urls = urls
        self.random = random.Random(f"{seat}")
        self.choose = choose or sensible
        self.frames: list[dict[str, Any]] = []
        self.seen = 0
        self.pending: dict[str, Any] | None = None
        self.refusals: list[dict[str, Any]] = []
        self.reconnects = 0

    async def run(self) -> None:
        while True:
            try:
                async with self.person.socket(self.code, self.seen, self.urls()) as socket:
                    if await self._listen(socket):
                        return
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.reconnects += 1
                await asyncio.sleep(0.2)

    async def _listen(self, socket: ClientConnection) -> bool:
        """Play until the game is over (True) or the connection is (False)."""
        asked = -1
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
            asked = self.pending["step"]
        async for text in socket:
            frame = msgspec.json.decode(text)
            self.frames.append(frame)
            match frame["type"]:
                case "done":
                    key = self.code, frame["id"]
                    self.person.acknowledged[key] = frame["number"]
                    if self.pending and frame["id"] == self.pending["id"]:
                        self.pending = None
                    continue
                case "refused":
                    self.refusals.append(frame["problem"])
                    if frame["problem"]["name"] == "database-away" and self.pending:
                        await asyncio.sleep(0.2)
                        await socket.send(json.dumps(self.pending))
                        continue
                    self.pending = None
                    asked = -1
                    continue
                case "welcome":
                    self.seen = frame["table"]["number"]
                    steps = frame["table"]["steps"]
                case "event":
                    assert frame["number"] == self.seen + 1, "events come in order, each once"
                    self.seen = frame["number"]
                    steps = frame["steps"]
            views = [
                seen["view"] for seen in frame.get("views", ()) if seen["seat"] == self.seat
            ]
            if not views:
                continue
            view = views[0]
            if view["actor"] == OVER:
                return True
            if view["actor"] == self.seat and steps != asked:
                asked = steps
                self.pending = {
                    "kind": "move",
                    "id": f"move-{next(self.person.numbers)}",
                    "seat": self.seat,
                    "move": self.choose(view, self.random),
                    "step": steps,
                }
                await socket.send(json.dumps(self.pending))
        return False


async def play_out(
    url: str, person: Person, game: str, *seats: dict[str, Any], **plan: Any
) -> str:
    """A new game to its end, the seats of this person's device played by rule of thumb."""
    code = await person.open(game, *seats, **plan)
    await person.start(code)
    own = [at for at, seat in enumerate(seats) if seat["kind"] == "here"]
    await asyncio.gather(*(Play(person, code, at, lambda: url).run() for at in own))
    return code


async def wait_for(what: Callable[[], Any], seconds: float = 60) -> Any:
    """Ask again and again until the answer is yes."""
    end = time.monotonic() + seconds
    while True:
        answer = what()
        if asyncio.iscoroutine(answer):
            answer = await answer
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds} s in vain")
        await asyncio.sleep(0.05)


async def ask_until_refused(
    ask: Callable[[], Awaitable[httpx.Response]], at_once: int = 20, most: int = 2000
) -> list[httpx.Response]:
    """Ask again and again until there is an answer 429, however slowly the machine asks."""
    answers: list[httpx.Response] = []
    while len(answers) < most:
        answers += await asyncio.gather(*(ask() for _ in range(at_once)))
        if answers[-1].status_code == 429:
            return answers
    raise AssertionError(f"none of {most} requests was refused")
