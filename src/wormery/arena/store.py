"""A file of finished blocks, so that nothing played is lost and a run can be resumed.

One line of JSON for the plan, then one for each block, written through to the disk before
the next is begun. A line that a kill cut short is dropped; any other damage is named. The
file is locked while a run has it; the lock goes with the process, however that ends.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, BinaryIO
from zlib import crc32

import portalocker

from wormery.arena.blocks import Block
from wormery.arena.plan import Plan
from wormery.arena.tally import Tally
from wormery.games.errors import WormeryError

FORMAT = 1
LOCK = portalocker.LockFlags.EXCLUSIVE | portalocker.LockFlags.NON_BLOCKING


class StoreError(WormeryError):
    """A file of results cannot be read, or is not what it was."""


class Store:
    """The finished blocks of a plan, in memory and in its file, which nobody else may change.

    As the subject of `with`, a store is closed at the end; its blocks can still be asked for.
    """

    def __init__(self, path: Path, plan: Plan, file: BinaryIO) -> None:
        self.path = path
        self.plan = plan
        self.blocks: dict[Block, Tally] = {}
        self._file = file

    @classmethod
    def create(cls, path: Path, plan: Plan) -> Store:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("xb")
        except FileExistsError:
            raise StoreError("arena-file-exists", file=str(path)) from None
        except OSError as error:
            raise _not_written(path, error) from error
        with _closed_on_error(file):
            _lock(file, path)
            store = cls(path, plan, file)
            store._append({"wormery": FORMAT, "plan": plan.to_json()})
            return store

    @classmethod
    def open(cls, path: Path) -> Store:
        """Read a file back, and make it ready for more."""
        try:
            file = path.open("r+b")
        except OSError as error:
            raise _unreadable(path, error) from error
        with _closed_on_error(file):
            _lock(file, path)
            return cls._read(path, file)

    @classmethod
    def _read(cls, path: Path, file: BinaryIO) -> Store:
        try:
            content = file.read()
        except OSError as error:
            raise _unreadable(path, error) from error
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].splitlines()
        if not lines:
            raise StoreError("arena-file-damaged", file=str(path), line=1)
        store: Store | None = None
        places: dict[tuple[int, int], int] = {}
        for number, line in enumerate(lines, 1):
            try:
                found = _unpack(line)
                if store is None:
                    store = cls(path, Plan.from_json(found["plan"]), file)
                elif "plan" in found:
                    store._take_plan(Plan.from_json(found["plan"]))
                else:
                    store._take(found)
                    places[found["table"], found["first"]] = number
            except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
                raise StoreError("arena-file-damaged", file=str(path), line=number) from error
        assert store is not None
        for table in range(len(store.plan.tables)):
            for before, after in pairwise(store._at(table)):
                if after.first < before.last:
                    line_number = places[table, after.first]
                    raise StoreError("arena-file-damaged", file=str(path), line=line_number)
        if whole < len(content):
            store._cut(whole)
        return store

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _take_plan(self, plan: Plan) -> None:
        if not plan.same_games(self.plan):
            raise ValueError(plan)
        self.plan = plan

    def change_length(self, plan: Plan) -> None:
        """From now on more of the same games are wanted."""
        if plan != self.plan:
            self._take_plan(plan)
            self._append({"plan": plan.to_json()})

    def _take(self, found: Any) -> None:
        block = Block(found["table"], found["first"], found["last"])
        tally = Tally.from_json(found["tally"])
        sound = block.table in range(len(self.plan.tables)) and tally.deals == block.deals > 0
        if not sound or block in self.blocks:
            raise ValueError(found)
        self.blocks[block] = tally

    def add(self, block: Block, tally: Tally) -> None:
        """Keep a block; once this returns, it is on the disk."""
        self.blocks[block] = tally
        self._append(
            {
                "table": block.table,
                "first": block.first,
                "last": block.last,
                "tally": tally.to_json(),
            }
        )

    def _append(self, found: dict[str, Any]) -> None:
        try:
            self._file.write(_pack(found))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise _not_written(self.path, error) from error

    def _cut(self, length: int) -> None:
        """Drop what a kill left of the last line."""
        try:
            self._file.seek(length)
            self._file.truncate()
        except OSError as error:
            raise _not_written(self.path, error) from error

    def _at(self, table: int) -> list[Block]:
        return sorted(
            (block for block in self.blocks if block.table == table), key=lambda b: b.first
        )

    def gaps(self, table: int, until: int) -> list[Block]:
        """The deals of a table up to a number that are not played yet."""
        found, at = [], 0
        for block in self._at(table):
            if block.first >= until:
                break
            if block.first > at:
                found.append(Block(table, at, block.first))
            at = block.last
        return [*found, Block(table, at, until)] if at < until else found

    def sum_of(self, table: int, until: int | None = None) -> Tally:
        """All blocks of a table, or those of its first deals, added up."""
        total = Tally()
        for block in self._at(table):
            if until is None or block.last <= until:
                total.add(self.blocks[block])
        return total

    def extent(self, table: int) -> int:
        """The number of the last deal played, and one."""
        return max((block.last for block in self._at(table)), default=0)


def _pack(found: dict[str, Any]) -> bytes:
    text = json.dumps(found, separators=(",", ":"), sort_keys=True)
    return f'{{"crc":{crc32(text.encode())},"is":{text}}}\n'.encode()


def _unpack(line: bytes) -> Any:
    whole = json.loads(line.decode("utf-8"))
    if _pack(whole["is"]) != line + b"\n":
        raise ValueError(line)
    return whole["is"]


def _lock(file: BinaryIO, path: Path) -> None:
    try:
        portalocker.lock(file, LOCK)
    except portalocker.AlreadyLocked as error:
        raise StoreError("arena-file-in-use", file=str(path)) from error
    except portalocker.LockException:
        pass  # a file system that has no locks


@contextmanager
def _closed_on_error(file: BinaryIO) -> Iterator[None]:
    try:
        yield
    except BaseException:
        file.close()
        raise


def _unreadable(path: Path, error: OSError) -> StoreError:
    return StoreError("file-unreadable", file=str(path), reason=error.strerror or str(error))


def _not_written(path: Path, error: OSError) -> StoreError:
    return StoreError("file-not-saved", file=str(path), reason=error.strerror or str(error))
