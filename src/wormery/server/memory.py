"""Memory that is free goes back to the system, so that a node stays as small as its tables.

The C library keeps what the busiest moment took, and a heap for every thread besides. Both are
glibc's: on other systems there is nothing to do.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

ARENA_MAX = -8  # glibc's M_ARENA_MAX
HEAPS = 2  # for the loop, and for all threads together


@cache
def _library() -> Any | None:
    """The C library, if it is glibc."""
    try:
        library = ctypes.CDLL(None)
    except (OSError, TypeError):  # Windows has none that is called so
        return None
    return library if hasattr(library, "malloc_trim") else None


def share_heaps() -> bool:
    """Let threads share heaps from now on; whether that can be had here."""
    library = _library()
    return library is not None and bool(library.mallopt(ARENA_MAX, HEAPS))


def give_back() -> bool:
    """Give what is free back to the system; whether there was anything. Other threads go on."""
    library = _library()
    return library is not None and bool(library.malloc_trim(0))
