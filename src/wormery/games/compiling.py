"""How the rules are compiled: one decorator, so that the settings live in one place."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba.core import config
from platformdirs import user_cache_path

from wormery.games.compiled_folders import enter

P = ParamSpec("P")
R = TypeVar("R")

COMPILED_FLOORS = ("games", "solver", "players", "arena", "envs")

Box = Any  # an array of one record
Record = Any  # a NumPy record: its fields are known to Numba, not to a type checker


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of the rules; with NUMBA_DISABLE_JIT=1 it stays plain Python.

    The compiled code is cached on disk and lets go of the interpreter lock, so that
    threads can play games side by side.
    """
    # Numba decides here where to cache; the setting of other packages stays as it is.
    settings: Any = config
    elsewhere = settings.CACHE_DIR
    settings.CACHE_DIR = str(_cache_folder())
    try:
        compiler = numba.njit(cache=True, nogil=True, error_model="numpy")
        return cast(Callable[P, R], compiler(function))
    finally:
        settings.CACHE_DIR = elsewhere


@cache
def _cache_folder() -> Path:
    """A folder of the user's for the compiled code of just this state of the sources.

    Numba looks only at the file a function stands in. A function that has swallowed
    another one from another file would go on with what that one used to be.
    """
    package = Path(__file__).parents[1]
    files = [file for floor in COMPILED_FLOORS for file in (package / floor).rglob("*.py")]
    sources = hashlib.sha256()
    for file in sorted(files):
        status = file.stat()
        sources.update(f"{file} {status.st_mtime_ns} {status.st_size}\n".encode())
    folder = user_cache_path("wormery") / "compiled" / sources.hexdigest()[:16]
    enter(folder)
    return folder


class Plain:
    """The fields of a record as numbers and lists, which Python reads far faster."""

    def __init__(self, box: Box) -> None:
        names, arrays = _names(box.dtype)
        fields = dict(zip(names, box.tolist()[0], strict=True))
        for name in arrays:
            fields[name] = fields[name].tolist()
        self.__dict__.update(fields)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


@cache
def _names(dtype: np.dtype[Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of all fields, and of those that hold more than a number."""
    names = dtype.names or ()
    return names, tuple(name for name in names if dtype[name].shape)


def new_record(dtype: np.dtype[Any]) -> Record:
    """A zeroed record that compiled and plain functions can both change in place."""
    return boxed(np.zeros(1, dtype=dtype))[0]


def boxed(record: Record) -> Box:
    """A copy of a record in an array of its own.

    Python hands an array to compiled code twenty times faster than a record, and copies
    its bytes a hundred times faster than its fields.
    """
    return np.frombuffer(bytearray(record.tobytes()), dtype=_of_records(record.dtype))


@cache
def _of_records(dtype: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((np.record, dtype))
