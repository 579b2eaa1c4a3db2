"""A small proxy between a node and PostgreSQL: it delays, falls silent and cuts connections."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from pathlib import Path

CHUNK = 65_536
COMMIT = b"COMMIT"
FORGOTTEN = 10.0  # seconds after which the far end of a dead connection is let go
RESET_ON_CLOSE = struct.pack("ii", 1, 0)
ON_ITS_WAY = 0.02  # seconds that a commit is given to arrive before its connection is cut


class Link:
    """One connection of a node, carried on to the database."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near = near
        self.far = far
        self.deaf = False  # both sides think that it is open, and nothing comes through

    def reset(self) -> None:
        """End it as a crashed machine would, without a goodbye."""
        near: socket.socket = self.near.get_extra_info("socket")
        with contextlib.suppress(OSError):
            near.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_ON_CLOSE)
        for writer in (self.near, self.far):
            writer.transport.abort()


class Proxy:
    """Listens on a port of its own, and carries all to the socket of the database."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.delay = 0.0  # seconds for each piece, in either direction
        self.port = 0
        self._lose = 0
        self._late = False
        self._links: set[Link] = set()
        self._carrying: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._carrying:
            task.cancel()
        if self._carrying:
            await asyncio.wait(self._carrying)

    def cut(self) -> None:
        """Reset every connection there is."""
        for link in list(self._links):
            link.reset()

    def deafen(self) -> None:
        """Let nothing more through on the connections there are; new ones are sound."""
        for link in self._links:
            link.deaf = True

    def lose_commits(self, count: int, late: bool) -> None:
        """Cut the next connections that commit: before it arrives or, `late`, after."""
        self._lose, self._late = count, late

    def _accept(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, near))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)

    async def _carry(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        try:
            answers, far = await asyncio.open_unix_connection(self.target)
        except OSError:
            near.transport.abort()
            return
        link = Link(near, far)
        self._links.add(link)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pump(link, reader, far, asks=True))
                both.create_task(self._pump(link, answers, near, asks=False))
        except* OSError:
            pass
        finally:
            self._links.discard(link)
            for writer in (near, far):
                writer.transport.abort()

    async def _pump(
        self,
        link: Link,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        asks: bool,
    ) -> None:
        while data := await reader.read(CHUNK):
            if self.delay:
                await asyncio.sleep(self.delay)
            if asks and self._lose and COMMIT in data:
                self._lose -= 1
                await self._lose_one(link, data)
                return
            if not link.deaf:
                writer.write(data)
                await writer.drain()
        if link.deaf:  # the other side does not hear of it, until some timer of its own ends
            await asyncio.sleep(FORGOTTEN)
            link.reset()
        else:
            writer.close()

    async def _lose_one(self, link: Link, data: bytes) -> None:
        if self._late:
            link.deaf = True  # the answer must not come through
            link.far.write(data)
            await link.far.drain()
            await asyncio.sleep(ON_ITS_WAY)
        link.reset()
