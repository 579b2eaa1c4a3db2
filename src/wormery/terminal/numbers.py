"""Numbers on the command line, each with the range it may have."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any


class NumberError(Exception):
    """What was typed is no number, or none that makes sense there.

    No `ValueError`: those Typer would turn into sentences of its own.
    """

    def __init__(self, flag: str, given: str, kind: str, least: float, most: float) -> None:
        super().__init__(flag, given)
        self.flag = flag
        self.given = given
        self.kind = kind
        self.least = least
        self.most = most


def whole(flag: str, least: int, most: float = math.inf) -> dict[str, Any]:
    """For `typer.Option`: reads a whole number in that range."""
    return {"parser": _reader(flag, int, least, most)}


def number(flag: str, least: float, most: float = math.inf) -> dict[str, Any]:
    return {"parser": _reader(flag, float, least, most)}


def _reader(
    flag: str, kind: type[int] | type[float], least: float, most: float
) -> Callable[[object], float]:
    def read(given: object) -> float:
        try:
            found = kind(str(given))
        except (ValueError, OverflowError):
            found = math.nan
        if not least <= found <= most or math.isinf(found):
            raise NumberError(flag, str(given), kind.__name__, least, most)
        return found

    return read
