"""A hostile client: every address and every frame, with made and mutated input.

python -m faults.hostile --messages 100000

No answer may be a 500, no trace in the log; memory stays as it was, and someone who plays
meanwhile is served as always.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import statistics
import struct
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets

from faults.attacks import CLOSE, Attacker
from faults.journal import now
from faults.nodes import Node, gist
from faults.people import Device
from wormery.games import GAMES
from wormery.server.frames import PROTOCOL

AT_ONCE = 8
TABLES = 12
QUIET = 0.2  # seconds without an answer after which an attacker goes on
STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})")
LENGTH = re.compile(rb"content-length: *([0-9]+)", re.IGNORECASE)
FAILED = 1011  # the close code of a server that made a mistake
WARM = 150_000  # messages by which every cache is full, before memory is looked at
BETWEEN = 0.05  # seconds between two moves of the one who plays


@dataclass
class Result:
    """What came of an attack."""

    messages: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    bad: list[str] = field(default_factory=list)  # what was answered as a mistake of ours
    traces: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # of the one who plays, in seconds
    refused: list[str] = field(default_factory=list)  # to the one who plays
    memory: tuple[int, int] = (0, 0)  # kilobytes after warming up and at the end

    @property
    def p99(self) -> float:
        """What all but one in a hundred moves of the one who plays took, in seconds."""
        return sorted(self.waits)[len(self.waits) * 99 // 100]

    @property
    def grown(self) -> int:
        """Kilobytes beyond what is allowed: 5 % or 10 MB."""
        before, after = self.memory
        return max(0, after - before - max(before // 20, 10 * 1024))

    @property
    def wrong(self) -> list[str]:
        traces = Counter(map(gist, self.traces))
        wrong = [f"{times} times: {trace}" for trace, times in traces.most_common()]
        wrong += [*self.refused, *self.bad]
        return wrong + ([f"memory grew from {self.memory}"] if self.grown else [])


async def attack(
    messages: int,
    seed: str,
    tell: Callable[[str], None],
    flags: tuple[str, ...] = (),
    warm: int = 0,
) -> Result:
    """Start a server, warm it up, and attack it with so many messages."""
    with tempfile.TemporaryDirectory(prefix="wormery-hostile-") as name:
        folder = Path(name)
        file = str(folder / "tables.db")
        node = Node(file, folder, "node", "--no-limits", "--log", "warning", *flags)
        try:
            await node.start()
            return await _attack(node, messages, random.Random(seed), tell, warm)
        finally:
            await asyncio.to_thread(node.end)


async def _attack(
    node: Node, messages: int, chance: random.Random, tell: Callable[[str], None], warm: int
) -> Result:
    result = Result()
    people = [await Device(lambda: node.url).arrive() for _ in range(3)]
    document = await people[0].ask("GET", "/api/openapi.json")
    known: dict[str, list[Any]] = {
        "code": [await _table(people[number % 3]) for number in range(TABLES)],
        "cookie": [person.cookie for person in people],
        "protocol": [PROTOCOL],
        "game": list(GAMES),
        "level": ["random", "beginner"],
        "language": ["en", "nl", "zh-Hant", "xx"],
        "step": [0, 1, 2],
        "move": ["roll", "keep 5", "take 21", "place 1"],
    }
    prober = await Device(lambda: node.url).arrive()
    probing = asyncio.create_task(_probe(node, prober, result))

    async def one(number: int, until: int) -> None:
        attacker = Attacker(document, known, random.Random(f"{chance.random()} {number}"))
        while result.messages < until:
            way = attacker.chance.choice((_requests, _torn, _handshakes, _frames, _frames))
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                await way(node, attacker, result)
            tell(f"{result.messages:,} messages, {len(result.bad)} bad answers")

    for until in (warm, warm + messages):
        await asyncio.gather(*(one(number, until) for number in range(AT_ONCE)))
        await asyncio.sleep(1)  # what was asked for last is thought out by then
        result.memory = result.memory[0] or node.memory, node.memory
    probing.cancel()
    await asyncio.gather(probing, return_exceptions=True)
    if probing.done() and not probing.cancelled() and probing.exception() is not None:
        result.refused.append(repr(probing.exception()))
    result.traces = node.traces
    for person in (*people, prober):
        await person.close()
    await asyncio.sleep(0.1)  # connections that were cut are closed in the next rounds
    return result


async def _table(person: Device) -> str:
    """A game of two seats that one person plays alone."""
    here = {"kind": "here"}
    names = list(GAMES)
    number = next(person.numbers)
    plan = {"game": names[number % len(names)], "seats": [here, here], "pace": 0, "begins": 0}
    body = {"id": f"probe-{number}", "plan": plan}
    code: str = (await person.ask("POST", "/api/tables", body))["code"]
    command = {"kind": "start", "id": "start"}
    await person.ask("POST", f"/api/tables/{code}/commands", command)
    return code


async def _probe(node: Node, person: Device, result: Result) -> None:
    """Someone who plays as if nothing were the matter, and looks at the clock."""
    while True:
        code = await _table(person)
        address = node.url.replace("http", "ws") + f"/api/tables/{code}/socket"
        async with websockets.connect(
            f"{address}?protocol={PROTOCOL}",
            additional_headers={"Cookie": f"wormery={person.cookie}"},
            compression=None,
            proxy=None,
        ) as socket:
            frame = json.loads(await socket.recv())
            while view := _turn(frame):
                await asyncio.sleep(BETWEEN)
                start = now()
                await socket.send(json.dumps(_move(frame, view)))
                while (answer := json.loads(await socket.recv()))["type"] != "done":
                    if answer["type"] == "refused":
                        result.refused.append(str(answer))
                        return
                    frame = answer if answer.get("views") else frame
                if result.memory[0]:  # the first moves of a server load what it plays with
                    result.waits.append(now() - start)


def _turn(frame: dict[str, Any]) -> dict[str, Any] | None:
    """What the seat sees whose turn it is; None if the game is over."""
    views = (seen["view"] for seen in frame["views"] if seen["seat"] == seen["view"]["actor"])
    return next(views, None)


def _move(frame: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    step = frame["steps"] if frame["type"] == "event" else frame["table"]["steps"]
    move = view["moves"][-1]["move"]
    return {"kind": "move", "id": f"m{step}", "seat": view["actor"], "move": move, "step": step}


# Ways to attack


async def _connected(node: Node) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", node.port, limit=2**22)


async def _requests(node: Node, attacker: Attacker, result: Result) -> None:
    """Requests one after the other on one connection, as long as it lasts."""
    reader, writer = await _connected(node)
    try:
        for _ in range(20):
            sent = attacker.request()
            writer.write(sent)
            result.messages += 1
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            _judge(result, head, sent)
            length = LENGTH.search(head)
            if length is None or b"connection: close" in head.lower():
                return
            if not sent.startswith(b"HEAD"):
                await reader.readexactly(int(length[1]))
    finally:
        writer.transport.abort()


async def _torn(node: Node, attacker: Attacker, result: Result) -> None:
    """Bytes that are no request, and the end of the connection in the middle of one."""
    for _ in range(5):
        await _once(node, attacker.torn_request(), result)


async def _handshakes(node: Node, attacker: Attacker, result: Result) -> None:
    for _ in range(5):
        await _once(node, attacker.handshake(sound=False), result)


async def _once(node: Node, sent: bytes, result: Result) -> None:
    reader, writer = await _connected(node)
    try:
        writer.write(sent)
        result.messages += 1
        with contextlib.suppress(TimeoutError, OSError):
            data = await asyncio.wait_for(reader.read(65_536), QUIET)
            _judge(result, data, sent)
    finally:
        writer.transport.abort()


async def _frames(node: Node, attacker: Attacker, result: Result) -> None:
    """Commands of all sorts on a socket, until a frame that nobody should send ends it."""
    reader, writer = await _connected(node)
    try:
        handshake = attacker.handshake(sound=True)
        writer.write(handshake)
        _judge(result, await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10), handshake)
        frames = [attacker.command() for _ in range(attacker.chance.randint(5, 60))]
        frames.append(attacker.torn_frame())
        writer.write(b"".join(frames))
        result.messages += 1 + len(frames)
        with contextlib.suppress(TimeoutError, OSError, asyncio.IncompleteReadError):
            while True:
                opcode, payload = await asyncio.wait_for(_read_frame(reader), QUIET)
                _judge_frame(result, opcode, payload, frames)
    finally:
        writer.transport.abort()


async def _read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, length = await reader.readexactly(2)
    if length == 126:
        (length,) = struct.unpack("!H", await reader.readexactly(2))
    elif length == 127:
        (length,) = struct.unpack("!Q", await reader.readexactly(8))
    return first & 0x0F, await reader.readexactly(length)


def _judge(result: Result, answer: bytes, sent: bytes) -> None:
    for status in STATUS.findall(answer):
        result.statuses[status.decode()] += 1
        if int(status) >= 500:
            result.bad.append(f"{status.decode()} for {sent[:300]!r}")


def _judge_frame(result: Result, opcode: int, payload: bytes, frames: list[bytes]) -> None:
    if opcode == CLOSE and len(payload) >= 2:
        (code,) = struct.unpack("!H", payload[:2])
        result.statuses[f"close {code}"] += 1
        if code == FAILED:
            result.bad.append(f"closed with {code} after {frames[-1][:100]!r}")
    elif b'"server-failed"' in payload:
        result.bad.append(f"server-failed among {[one[:60] for one in frames[:5]]!r}")
    else:
        result.statuses["frames"] += 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m faults.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--warm", type=int, default=WARM, help="messages before those")
    parser.add_argument("--seed", default="7")
    wishes = parser.parse_args()
    start = now()

    def tell(line: str) -> None:
        print(f"\r{now() - start:6.0f} s  {line:<60}", end="", file=sys.stderr, flush=True)

    result = asyncio.run(attack(wishes.messages, wishes.seed, tell, warm=wishes.warm))
    before, after = (kilobytes / 1024 for kilobytes in result.memory)
    print(f"\n{result.messages:,} messages in {now() - start:.0f} s, {dict(result.statuses)}")
    print(f"memory {before:.0f} MB after warming up, {after:.0f} MB at the end")
    median = statistics.median(result.waits)
    print(f"a move meanwhile: p50 {1000 * median:.0f} ms, p99 {1000 * result.p99:.0f} ms")
    for line in result.wrong[:30]:
        print(line[:500])
    return 1 if result.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
