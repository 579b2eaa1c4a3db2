"""A node gives memory back to the system once nobody needs it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from wormery.server import memory

# Many small pieces, taken in a thread and freed but for a few: the C library keeps their pages.
TAKE = """
import ctypes, re, threading
from wormery.server import memory

shared = memory.share_heaps()
library = ctypes.CDLL(None)
library.malloc.restype = ctypes.c_void_p
library.malloc.argtypes = [ctypes.c_size_t]
library.free.argtypes = [ctypes.c_void_p]

def used():
    with open("/proc/self/status", encoding="ascii") as status:
        return int(re.search(r"VmRSS:\\s+(\\d+)", status.read())[1])

def take():
    pieces = [library.malloc(8000) for _ in range(8000)]
    for piece in pieces:
        ctypes.memset(piece, 1, 8000)
    for piece in pieces[:-1]:
        library.free(piece)

thread = threading.Thread(target=take)
thread.start()
thread.join()
high = used()
gave = memory.give_back()
print(shared, gave, high - used())
"""


@pytest.mark.skipif(memory._library() is None, reason="only glibc keeps and returns memory so")
def test_what_a_thread_has_freed_goes_back() -> None:
    done = subprocess.run(
        [sys.executable, "-c", TAKE], capture_output=True, text=True, check=True
    )
    shared, gave, less = done.stdout.split()
    assert (shared, gave) == ("True", "True")
    assert int(less) > 40_000  # kilobytes, of some 64,000
