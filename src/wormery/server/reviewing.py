"""Reviews of finished games: one at a time, each worked out once, and never in this process.

What a review found out is kept here for the games that were asked for last, and not in the
database: it is worked out again in about a second, and better estimates make it another.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from wormery.games import LETTERS, OVER, need_part_of
from wormery.record import Sheet
from wormery.server.errors import LimitError, RefusedError, ServerError
from wormery.server.guests import kill
from wormery.server.review_work import Answer, Question
from wormery.server.seeing import seat_of, spoken_to
from wormery.server.table import Table
from wormery.server.tasks import Tasks
from wormery.telling.seats import Seat
from wormery.telling.words import Say

LOG = logging.getLogger("wormery.tables")

GAMES = 200  # whose findings are kept: some 30 KB each
DOCUMENTS = 40  # that are kept as they were sent
EACH = 2  # games that one person may wait for
MOST_WAITING = 100
COME_BACK = 5  # seconds, where more are waiting
COURTESY = 0.2  # seconds until one who can wait looks again whether anyone else waits
LONGEST = 600.0  # seconds for one review; the longest games take some minutes on a busy machine
IDLE = 60.0  # seconds without a question, after which the process ends

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Answer).decode


class ReviewProgress(msgspec.Struct, frozen=True):
    """A review that is not there yet: so many of the game's steps were gone through."""

    done: int
    of: int


class ReviewFailedError(ServerError):
    """The fault is ours, and it is logged."""

    status: ClassVar[int] = 500


class Wish(NamedTuple):
    """A game, known by its steps, and who would like to read its review."""

    game: bytes
    language: str
    seats: tuple[Seat, ...]
    you: int | None


def wish_of(table: Table, device: str, language: str) -> tuple[Wish, str]:
    """What is asked for, with the game as a record without names."""
    sheet = table.sheet
    if sheet is None or sheet.position.actor != OVER:
        raise RefusedError("review-not-yet")
    need_part_of(sheet.game, "evaluation")
    key, text = game_of(sheet)
    say = Say(language)
    chairs = zip(table.chairs, LETTERS, strict=False)
    seats = tuple(seat_of(chair, letter, say) for chair, letter in chairs)
    you = spoken_to(table.seats_of(device))
    return Wish(key, language, seats, you), text


def game_of(sheet: Sheet) -> tuple[bytes, str]:
    """What a game is known by, and the game as a record without names."""
    text = sheet.write({})
    return hashlib.sha256(text.encode()).digest(), text


class Job(NamedTuple):
    """A review on its way, and who was the first to ask for it."""

    who: str
    task: asyncio.Task[bytes]


class Reviews:
    """The reviews that are asked for at one node."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._reviewer = Helper("wormery.server.reviewer", "review-failed")
        self._found = Latest[bytes, bytes](GAMES)
        self._documents = Latest[Wish, bytes](DOCUMENTS)
        self._jobs: dict[Wish, Job] = {}
        self._progress: dict[bytes, ReviewProgress] = {}
        self._alone = asyncio.Lock()

    async def stop(self) -> None:
        await self._reviewer.end()

    async def ask(
        self, wish: Wish, text: str, who: str, spend: Callable[[], None], patience: float
    ) -> bytes | ReviewProgress:
        """The document, compressed; if it does not come in time, how far it is.

        `spend` is called if there is a game to work out, and may refuse.
        """
        known = self._documents.get(wish)
        if known is not None:
            return known
        if wish not in self._jobs:
            self._check_room(wish.game, who)
            if self._found.get(wish.game) is None:
                spend()
            task = self._tasks.run(self._make(wish, text))
            self._jobs[wish] = Job(who, task)
            task.add_done_callback(lambda _: self._ended(wish))
        task = self._jobs[wish].task
        await asyncio.wait([task], timeout=patience)
        if task.done():
            return task.result()
        return self._progress.get(wish.game) or ReviewProgress(0, 0)

    async def look(self, wish: Wish, text: str) -> bytes:
        """A document that nobody waits for: whoever asks for one goes first."""
        while self._jobs:
            await asyncio.sleep(COURTESY)
        async with self._alone:
            known = self._found.get(wish.game) or b""
            question = Question(text, wish.language, wish.seats, wish.you, len(known))
            _, document = await self._reviewer.ask(question, known, lambda *_: None)
            return document

    def known(self, game: bytes) -> bytes | None:
        """A document of a game that was made for someone, in whatever language."""
        return self._documents.first(lambda wish: wish.game == game)

    def _check_room(self, game: bytes, who: str) -> None:
        own = {other.game for other, job in self._jobs.items() if job.who == who}
        if len(own | {game}) > EACH or len(self._jobs) >= MOST_WAITING:
            raise LimitError("too-many-requests", seconds=COME_BACK)

    def _ended(self, wish: Wish) -> None:
        del self._jobs[wish]
        if all(other.game != wish.game for other in self._jobs):
            self._progress.pop(wish.game, None)

    async def _make(self, wish: Wish, text: str) -> bytes:
        def tell(done: int, of: int) -> None:
            self._progress[wish.game] = ReviewProgress(done, of)

        async with self._alone:
            # Someone who was first may have asked for the same game.
            known = self._found.get(wish.game) or b""
            question = Question(text, wish.language, wish.seats, wish.you, len(known))
            found, document = await self._reviewer.ask(question, known, tell)
            self._found.put(wish.game, found)
            self._documents.put(wish, document)
            return document


class Helper:
    """A process that works things out; it is there while there is something to do.

    `module` is its program, and `failed` the sentence for those who asked in vain.
    """

    def __init__(self, module: str, failed: str) -> None:
        self._module = module
        self._failed = failed
        self._process: asyncio.subprocess.Process | None = None
        self._going: asyncio.TimerHandle | None = None

    async def ask(
        self, question: msgspec.Struct, known: bytes, tell: Callable[[int, int], None]
    ) -> tuple[bytes, bytes]:
        """What was found out, and the document. One question at a time."""
        if self._going is not None:
            self._going.cancel()
        answered = False
        try:
            async with asyncio.timeout(LONGEST):
                answer = await self._exchange(question, known, tell)
            answered = True
            return answer
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            LOG.exception("%s", self._failed.replace("-", " "))
            raise ReviewFailedError(self._failed) from error
        finally:
            if answered:
                loop = asyncio.get_running_loop()
                self._going = loop.call_later(IDLE, self._kill)
            else:  # what it still says must not be taken for the next answer
                await asyncio.shield(self.end())

    async def _exchange(
        self, question: msgspec.Struct, known: bytes, tell: Callable[[int, int], None]
    ) -> tuple[bytes, bytes]:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(encode(question) + b"\n" + known)
        await process.stdin.drain()
        while True:
            answer = decode(await process.stdout.readline())
            if answer.failed:
                raise EOFError(answer.failed)
            if answer.document:
                found = await process.stdout.readexactly(answer.found)
                return found, await process.stdout.readexactly(answer.document)
            tell(answer.done, answer.of)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-m", self._module),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the server, which ends it then
            )
        return self._process

    def _kill(self) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        kill(process)

    async def end(self) -> None:
        """End the process, whatever it is doing; the next question starts another."""
        if self._going is not None:
            self._going.cancel()
        self._kill()
        process, self._process = self._process, None
        if process is not None:
            await process.wait()


Key = TypeVar("Key")
Kept = TypeVar("Kept")


class Latest(Generic[Key, Kept]):
    """What was used last, and no more than so much of it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Key, Any] = OrderedDict()

    def get(self, key: Key) -> Kept | None:
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        kept: Kept = self._kept[key]
        return kept

    def first(self, fits: Callable[[Key], bool]) -> Kept | None:
        """Any of what is kept that fits."""
        return next((kept for key, kept in list(self._kept.items()) if fits(key)), None)

    def put(self, key: Key, kept: Kept) -> None:
        self._kept[key] = kept
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
