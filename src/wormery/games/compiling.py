"""How the rules are compiled: one decorator, so that the settings live in one place.

What every game does alike is written once, as a source that names `rules` without having any,
and bound to each game (`bind`).
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, ParamSpec, Self, TypeVar, cast

import numba
import numpy as np
from numba.core import types
from numba.core.caching import CompileResultCacheImpl
from platformdirs import user_cache_path

from wormery.games.compiled_folders import Place, enter, writable
from wormery.games.compiled_news import follow

P = ParamSpec("P")
R = TypeVar("R")

FOLDER = "NUMBA_CACHE_DIR"  # the variable that says where compiled code is kept instead
COMPILED_FLOORS = ("games", "solver", "evaluation", "players", "arena", "envs")

KINDS: Any = types  # of which type checkers know little
Record = Any  # a NumPy record: its fields are known to Numba, not to a type checker
Cell = Any  # an array of one record, which Python hands over far faster


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of the rules; with NUMBA_DISABLE_JIT=1 it stays plain Python.

    The compiled code is cached on disk and lets go of the interpreter lock, so that
    threads can play games side by side.
    """
    return _compile(function, nogil=True)


def _compile(function: Callable[P, R], nogil: bool) -> Callable[P, R]:
    # Numba looks for a locator while it decorates; other packages keep theirs.
    caches: Any = CompileResultCacheImpl
    others = caches._locator_classes
    caches._locator_classes = [InOurFolder]
    try:
        has_source = os.path.exists(function.__code__.co_filename)  # not in a notebook
        kept = has_source and place().folder is not None
        compiler = numba.njit(cache=kept, nogil=nogil, error_model="numpy")
        made = follow(compiler(function), kept=place().kept)
        return cast(Callable[P, R], _versions_by_kind(made))
    finally:
        caches._locator_classes = others


class InOurFolder:
    """Locates the cached code of a function by module and line, as Numba's own locators do.

    The name of our folder stands for the content of our sources, so that a second checkout of
    them finds the same code. Code of other packages has a hash of their sources in its name.
    """

    def __init__(self, function: FunctionType, file: str) -> None:
        self._folder = os.path.join(str(place().folder), function.__module__)
        state = _state_of_other(function.__module__, file)
        self._line = f"{function.__code__.co_firstlineno}{state and f'-{state}'}"
        self._py_file = file  # Numba names it in warnings

    @classmethod
    def from_function(cls, function: FunctionType, file: str) -> Self:
        return cls(function, file)

    def ensure_cache_path(self) -> None:
        os.makedirs(self._folder, exist_ok=True)

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return self._line


def _versions_by_kind(function: Any) -> Any:
    """One version for all signed integers, whether constants or of any size.

    Numba would make one for each constant and each size with which compiled code calls it: a
    third more to compile, and nothing of it any quicker.
    """
    if not hasattr(function, "get_call_template"):
        return function  # plain Python
    resolve = function.get_call_template

    def get_call_template(args: Iterable[Any], named: Mapping[str, Any]) -> Any:
        wider = {name: _widest(kind) for name, kind in named.items()}
        return resolve(tuple(map(_widest, args)), wider)

    function.get_call_template = get_call_template
    return function


def _widest(kind: Any) -> Any:
    kind = KINDS.unliteral(kind)
    return KINDS.int64 if isinstance(kind, KINDS.Integer) and kind.signed else kind


def once_bound(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function of a source that is compiled once for each game it is bound to."""
    function.__dict__[_UNBOUND] = True
    return function


_UNBOUND = "once_bound"


def bind(source: ModuleType, rules: Any, nogil: bool = True, **given: Any) -> Any:
    """A source's functions, compiled for a game: its `rules`, and what else it names.

    Functions that Python calls one by one, each for a microsecond, had better not let go of
    the interpreter lock: where other threads wait for it, getting it back takes far longer.

    Every function gets a name with the game's in it. Numba caches by name: a closure, which
    has none of its own, would be compiled again in every process.
    """
    game = name_of(rules)
    bound = ModuleType(f"{source.__name__}.{game}")
    names = {**vars(source), "rules": rules, **given}
    for name, function in vars(source).items():
        if _UNBOUND not in getattr(function, "__dict__", {}):
            continue
        copy = FunctionType(function.__code__, names, name, function.__defaults__)
        copy.__qualname__ = f"{name}_{game}"
        names[name] = _compile(copy, nogil)
        setattr(bound, name, names[name])
    return bound


def name_of(rules: Any) -> str:
    """Return the name of a game in compiled code.

    The sources of another package have no part in the name of our folder, but in this one.
    """
    name: str = rules.__name__.split(".")[-2]
    state = _state_of_other(rules.__name__, str(rules.__file__))
    return f"{name}_{state}" if state else name


def _state_of_other(module: str, file: str) -> str:
    """Return a hash of the sources of another package or script, and nothing for our own."""
    package = getattr(sys.modules.get(module.split(".")[0]), "__file__", None)
    if package is None or not package.endswith("__init__.py"):
        return state_of(Path(file).parent, [Path(file)])
    folder = Path(package).parent
    return "" if folder == _PACKAGE else state_of(folder, folder.rglob("*.py"))


_PACKAGE = Path(__file__).parents[1]


@cache
def place() -> Place:
    """Return the user's folder with compiled code of the present sources.

    Numba looks only at the file that holds a function. A function that has inlined another
    one from another file would go on with the old code of that one.
    """
    given = os.environ.get(FOLDER)
    user = Path(given).absolute() / "wormery" if given else user_cache_path("wormery")
    folder = user / "compiled" / compiled_state(_PACKAGE)
    if not folder.is_absolute():  # nobody knows where this user is at home
        return writable(None)
    enter(folder)
    return writable(folder)


def compiled_state(package: Path) -> str:
    """Return a short hash of all that compiled code of this package can depend on."""
    files = (
        file
        for floor in COMPILED_FLOORS
        for kind in ("*.py", "weights/*.json")  # weights can be constants in compiled code
        for file in (package / floor).rglob(kind)
    )
    return state_of(package, files)


def state_of(folder: Path, files: Iterable[Path]) -> str:
    """Return a short hash of the names and contents of these files, wherever the folder is."""
    state = hashlib.sha256()
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        state.update(f"{file.relative_to(folder).as_posix()} {content}\n".encode())
    return state.hexdigest()[:16]


class Plain:
    """The fields of a record as numbers and lists, which Python reads far faster."""

    def __init__(self, cell: Cell) -> None:
        names, arrays = _names(cell.dtype)
        fields = dict(zip(names, cell.tolist()[0], strict=True))
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
    return cell_of(np.zeros(1, dtype=dtype))[0]


def cell_of(record: Record) -> Cell:
    """A copy of a record in an array of its own.

    Python hands an array to compiled code twenty times faster than a record, and copies
    its bytes a hundred times faster than its fields.
    """
    return np.frombuffer(bytearray(record.tobytes()), dtype=_of_records(record.dtype))


@cache
def _of_records(dtype: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((np.record, dtype))
