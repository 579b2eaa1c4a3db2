"""People at tables over real sockets: they move, reconnect, resend, and note all they hear."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import ssl
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import httpx
import websockets
from tests.tables import OVER, sensible
from websockets.asyncio.client import ClientConnection

from faults.journal import Journal, Sent, now
from wormery.games import GAMES, LETTERS
from wormery.games.finding import is_ours
from wormery.server.frames import PROTOCOL

SILENCE = 1.5  # seconds until one who waits asks whether the server is there, and as many more
REQUEST = 4.0  # seconds for an answer over HTTP
AGAIN = 0.1  # seconds before one who failed tries again
SETTLED = 1.0  # seconds after which a socket that opened is known everywhere
THINKING = (0.02, 0.15)  # seconds before a move

# One for all: each person would read the machine's certificates, for nothing.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

AWAY = ("database-away", "server-failed", "too-many-requests")  # refusals to be tried again

Urls = Callable[[], str]


class RefusedForGoodError(Exception):
    """The server would not do what it must."""


class Device:
    """Someone's browser: a cookie that all nodes know, and requests made until answered."""

    def __init__(self, urls: Urls) -> None:
        self.urls = urls
        self.numbers = itertools.count(1)
        self._client = httpx.AsyncClient(
            timeout=REQUEST, trust_env=False, verify=NO_CERTIFICATES
        )

    async def arrive(self) -> Device:
        await self.ask("GET", "/api/me")
        return self

    @property
    def cookie(self) -> str:
        return self._client.cookies["wormery"]

    @property
    def id(self) -> str:
        return self.cookie.partition(".")[0]

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer; a 4xx is none that a sound server would give here."""
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer = await self._client.request(method, self.urls() + path, json=body)
                if answer.is_success:
                    return answer.json()
                if answer.status_code not in (429, 500, 503):
                    raise RefusedForGoodError(f"{method} {path}: {answer.text}")
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        await self._client.aclose()


async def open_table(host: Device, guest: Device, chance: random.Random) -> tuple[str, int]:
    """A game of one or two people and perhaps a bot, started; its code and how many people."""
    people = chance.choice((1, 2, 2))
    bots = 1 if people == 1 else chance.choice((0, 0, 1))
    game = chance.choice([game for game in GAMES.values() if is_ours(game)])
    plan = {
        "game": game.name,
        "seats": [
            {"kind": "here", "name": "Host"},
            *[{"kind": "link"}] * (people - 1),
            *[{"kind": "bot", "level": chance.choice(("random", "beginner"))}] * bots,
        ],
        "options": {"short": "yes"} if "short" in game.options else {},
        "pace": chance.choice((0, 30)),
        "grace": chance.choice((None, 1)),
        "stand_in": "random",
    }
    number = next(host.numbers)
    body = {"id": f"table-{number}", "plan": plan}
    code: str = (await host.ask("POST", "/api/tables", body))["code"]
    commands = f"/api/tables/{code}/commands"
    if people == 2:
        await guest.ask("POST", commands, {"kind": "claim", "id": "claim", "seat": 1})
    await host.ask("POST", commands, {"kind": "start", "id": "start"})
    return code, people


class Player:
    """A seat played to the end over sockets that may break at any moment."""

    def __init__(self, device: Device, code: str, seat: int, chance: random.Random) -> None:
        self.device = device
        self.chance = chance
        self.journal = Journal(code, seat, device.id)
        self.hurry = False
        self.lively = now()  # when an event or an answer was last heard
        self.troubles = 0  # connections that broke, and answers that the database is away
        self._pending: Sent | None = None
        self._since = 0.0  # when this connection was welcomed
        self._seen = 0
        self._view: dict[str, Any] | None = None  # the last that was shown, at that step
        self._step = -1
        self._thinking: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None

    def goes_on_since(self, moment: float) -> bool:
        """Whether it has heard of the game since then, and waits for no answer from before."""
        waits = self._pending is not None and self._pending.at <= moment
        return self.journal.over or (self.lively > moment and not waits)

    def drop(self) -> None:
        """Lose the connection, as someone in a tunnel does."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def run(self) -> None:
        while not self.journal.over:
            try:
                await self._connect()
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.troubles += 1
                await asyncio.sleep(AGAIN * self.chance.random())

    async def _connect(self) -> None:
        base = self.device.urls().replace("http", "ws")
        query = {"protocol": PROTOCOL, "tell": "false", "after": self._seen}
        socket = await websockets.connect(
            f"{base}/api/tables/{self.journal.code}/socket?{urlencode(query)}",
            additional_headers={"Cookie": f"wormery={self.device.cookie}"},
            compression=None,
            proxy=None,
            open_timeout=REQUEST,
            ping_interval=None,
        )
        self._socket = socket
        try:
            await self._listen(socket)
        finally:
            self._socket = None
            if self._thinking is not None:
                self._thinking.cancel()
            socket.transport.abort()

    async def _listen(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            await self._send(socket)
        while not self.journal.over:
            self._hear(socket, json.loads(await self._next(socket)))

    async def _next(self, socket: ClientConnection) -> str | bytes:
        """The next frame; a socket that was silent is asked, and then given up."""
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(socket.recv(), SILENCE)
        await socket.send("ping")
        return await asyncio.wait_for(socket.recv(), SILENCE)

    async def _send(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            self._pending.sends += 1
            await socket.send(
                json.dumps(
                    {
                        "kind": "move",
                        "id": self._pending.id,
                        "seat": self.journal.seat,
                        "move": self._pending.move,
                        "step": self._pending.step,
                    }
                )
            )

    def _hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "welcome":
                self._welcomed(frame)
                self._note_views(frame, frame["table"]["steps"])
                self._look(socket)
            case "event":
                self._happened(frame)
                self._note_views(frame, frame["steps"])
                self._look(socket)
            case "done":
                self.lively = now()
                self.journal.acknowledge(frame["id"], frame["number"])
                if self._pending is not None and frame["id"] == self._pending.id:
                    self._pending = None
                    self._look(socket)
            case "refused":
                self._refused(socket, frame)

    def _welcomed(self, frame: dict[str, Any]) -> None:
        self._since = now()
        self.journal.commitments.add(frame["table"]["commitment"])
        for missed in frame.get("events", ()):
            self.journal.hear(missed["number"], missed["event"])
        if frame["table"]["number"] < self._seen:
            said = f"the table went back from {self._seen} to {frame['table']['number']}"
            self.journal.contradictions.append(said)
        self._seen = frame["table"]["number"]

    def _happened(self, frame: dict[str, Any]) -> None:
        self.lively = now()
        number, event = frame["number"], frame["event"]
        if number != self._seen + 1:
            said = f"event {number} was told after event {self._seen}"
            self.journal.contradictions.append(said)
        self._seen = number
        self.journal.hear(number, event)
        mine = event.get("seat") == self.journal.seat and event.get("by") == "stand-in"
        if mine and now() - self._since > SETTLED:
            self.journal.stood_in.append(number)

    def _refused(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        name = frame["problem"]["name"]
        if name in AWAY:
            self.troubles += 1
            self._soon(socket, AGAIN)
        elif self._pending is not None and frame.get("id") == self._pending.id:
            self.lively = now()
            self._pending.refused = name
            self._pending = None
            self._look(socket)

    def _note_views(self, frame: dict[str, Any], step: int) -> None:
        for seen in frame.get("views", ()):
            if seen["seat"] == self.journal.seat:
                self._view, self._step = seen["view"], step

    def _look(self, socket: ClientConnection) -> None:
        """Move, if it is this seat's turn and nothing waits for an answer."""
        if self._view is None or self._pending is not None:
            return
        actor, seat = self._view["actor"], self.journal.seat
        self.journal.over = actor == OVER
        if actor == seat and self._answered_before(self._step):
            name = f"{LETTERS[seat]}-{len(self.journal.moves)}"
            move = sensible(self._view, self.chance)
            self._pending = Sent(name, self._step, move, now())
            self.journal.moves.append(self._pending)
            self._soon(socket, 0 if self.hurry else self.chance.uniform(*THINKING))

    def _answered_before(self, step: int) -> bool:
        """False while the event of one's own last move may still be on its way here."""
        last = self.journal.moves[-1] if self.journal.moves else None
        return last is None or last.step != step or last.refused is not None

    def _soon(self, socket: ClientConnection, seconds: float) -> None:
        async def send() -> None:
            await asyncio.sleep(seconds)
            with contextlib.suppress(websockets.WebSocketException, OSError):
                await self._send(socket)

        self._thinking = asyncio.create_task(send())


class Seat:
    """A place in the club: two people who play one game after the other."""

    def __init__(self, urls: Urls, chance: random.Random) -> None:
        self.chance = chance
        self.devices = (Device(urls), Device(urls))
        self.players: list[Player] = []
        self.journals: list[Journal] = []
        self.opened = now()
        self.closing = False

    async def run(self) -> None:
        for device in self.devices:
            await device.arrive()
        while not self.closing:
            code, people = await open_table(*self.devices, self.chance)
            self.opened = now()
            self.players = [
                Player(self.devices[seat], code, seat, random.Random(f"{code} {seat}"))
                for seat in range(people)
            ]
            for player in self.players:
                player.hurry = self.closing
            self.journals += [player.journal for player in self.players]
            await asyncio.gather(*(player.run() for player in self.players))
            self.players = []

    def close(self) -> None:
        """Play this game to its end, quickly, and no other."""
        self.closing = True
        for player in self.players:
            player.hurry = True

    def goes_on_since(self, moment: float) -> bool:
        if not self.players:
            return self.opened > moment
        return all(player.goes_on_since(moment) for player in self.players)


class Club:
    """Many tables at once."""

    def __init__(self, urls: Urls, tables: int, chance: random.Random) -> None:
        self.seats = [Seat(urls, random.Random(chance.random())) for _ in range(tables)]
        self.playing: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.playing = [asyncio.create_task(seat.run()) for seat in self.seats]

    @property
    def journals(self) -> list[Journal]:
        return [journal for seat in self.seats for journal in seat.journals]

    @property
    def troubles(self) -> int:
        return sum(player.troubles for seat in self.seats for player in seat.players)

    def failed(self) -> list[BaseException]:
        """What ended someone's play that must not."""
        ended = (task.exception() for task in self.playing if _has_ended(task))
        return [error for error in ended if error is not None]

    async def recovered(self, moment: float, limit: float) -> list[Seat]:
        """Wait until everyone goes on as before; those who do not in time."""
        while now() < moment + limit:
            waiting = [seat for seat in self.seats if not seat.goes_on_since(moment)]
            if not waiting:
                return []
            await asyncio.sleep(0.02)
        return waiting

    async def close(self, limit: float) -> list[str]:
        """Play all games to their end; the codes of those that stand still for `limit` seconds.

        A long game on a busy machine is no stuck one.
        """
        for seat in self.seats:
            seat.close()
        start = now()
        while any(not task.done() for task in self.playing):
            await asyncio.wait(self.playing, timeout=0.2)
            lately = max(start, now() - limit)
            pairs = zip(self.seats, self.playing, strict=True)
            unfinished = [seat for seat, task in pairs if not task.done()]
            if now() > start + limit and not any(s.goes_on_since(lately) for s in unfinished):
                break
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        stuck = {player.journal.code for seat in self.seats for player in seat.players}
        for seat in self.seats:
            for device in seat.devices:
                await device.close()
        return sorted(stuck)


def _has_ended(task: asyncio.Task[None]) -> bool:
    return task.done() and not task.cancelled()
