"""A list that only changes at its end, and of which a copy costs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")


class Trail(Generic[T]):
    """Copies share their items for as long as only one of them grows.

    >>> first = Trail("ab")
    >>> second = first.copy()
    >>> second.append("c")
    >>> first.append("x")
    >>> list(first), list(second), second.pop(), len(second)
    (['a', 'b', 'x'], ['a', 'b', 'c'], 'c', 2)
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def copy(self) -> Trail[T]:
        other: Trail[T] = Trail.__new__(Trail)
        other._items, other._length = self._items, self._length
        return other

    def append(self, item: T) -> None:
        if len(self._items) != self._length:  # another copy has gone its own way
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def pop(self) -> T:
        """Take the last item off."""
        item = self[self._length - 1]
        self._length -= 1
        return item

    @property
    def last(self) -> T | None:
        return self._items[self._length - 1] if self._length else None

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, place: int) -> T:
        if not 0 <= place < self._length:
            raise IndexError(place)
        return self._items[place]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)
