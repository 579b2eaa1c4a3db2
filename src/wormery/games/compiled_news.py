"""What is being compiled, told as it happens, so that nobody wonders why a first start is slow.

The logger `wormery.compiling` has a line for each function, for those who listen (`Function`
beside it says how far that is), and once a warning where compiled code cannot be kept.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from numba.core import event

from wormery.locales import preferred_language, sentence

LOG = logging.getLogger("wormery.compiling")

OURS = "compiled_by_wormery"


@dataclass(frozen=True)
class Function:
    """One that is compiled now, or was: `seconds` is None until it is done.

    `depth` is how many wait for it that call it.
    """

    name: str
    depth: int
    seconds: float | None = None


def follow(function: Any, kept: bool) -> Any:
    """Tell when this is compiled; a full disk does not keep it from running."""
    if not hasattr(function, "get_call_template"):
        return function  # plain Python
    setattr(function, OURS, kept)
    cache: Any = function._cache
    cache.save_overload = _saving(cache.save_overload)
    return function


def _saving(save: Callable[..., None]) -> Callable[..., None]:
    def save_overload(*given: Any) -> None:
        try:
            save(*given)
        except OSError as error:
            NEWS.not_kept(error.strerror or str(error))

    return save_overload


class News(event.Listener):
    """Hears from Numba what it compiles, in whichever thread; what was kept it only loads."""

    def __init__(self) -> None:
        self._own = threading.local()
        self._told = False

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"]
        kept = getattr(function, OURS, None)
        if kept is None:
            return  # somebody else's
        if not kept:
            self.not_kept("")
        begun = self._begun()
        begun.append(time.perf_counter())
        self._tell(Function(function.py_func.__qualname__, len(begun) - 1))

    def on_end(self, event: Any) -> None:
        function = event.data["dispatcher"]
        begun = self._begun()
        if getattr(function, OURS, None) is not None and begun:
            seconds = time.perf_counter() - begun.pop()
            self._tell(Function(function.py_func.__qualname__, len(begun), seconds))

    def not_kept(self, reason: str) -> None:
        if not self._told:
            self._told = True
            LOG.warning(
                sentence(preferred_language(), "compiled-not-kept"), extra={"reason": reason}
            )

    def _begun(self) -> list[float]:
        found: list[float] = self._own.__dict__.setdefault("begun", [])
        return found

    def _tell(self, function: Function) -> None:
        LOG.debug("compiling %s", function.name, extra={"function": function})


NEWS = News()
EVENTS: Any = event
EVENTS.register("numba:compile", NEWS)
