"""What is public, as a list that people can read: `python -m tests.surface` makes it anew.

docs/surface.txt is kept in git, and `tests/test_surface.py` compares it with what there is. So
whoever changes what others build on sees it as lines of a change, and decides.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType, UnionType
from typing import Any, ForwardRef, get_args, get_origin, get_type_hints

import numpy as np

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs" / "surface.txt"

GAMES = ("regenwormen", "ithappens")
PACKAGES = (
    "wormery",
    "wormery.games",
    *(f"wormery.games.{game}" for game in GAMES),
    "wormery.record",
    "wormery.telling",
    "wormery.solver",
    *(f"wormery.solver.{game}" for game in GAMES),
    "wormery.evaluation",
    "wormery.coach",
    "wormery.players",
    "wormery.arena",
)

HEAD = """\
What is public in Wormery: what a package has in its __all__, and nothing else. Modules are not
public, even if one can import them. Why: docs/decisions/0033-what-is-public.md.

A test compares this list with the program. After a change that is meant to be:
python -m tests.surface, and a line in CHANGELOG.md.
"""


def surface() -> str:
    """The whole list."""
    parts = [HEAD, *(_package(name) for name in PACKAGES), _for_games()]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def exported(package: str) -> dict[str, object]:
    """What a package exports, by name."""
    module = import_module(package)
    return {name: getattr(module, name) for name in module.__all__}


def _package(package: str) -> str:
    lines = [package, "-" * len(package)]
    for name, found in sorted(exported(package).items(), key=lambda item: item[0].casefold()):
        lines += _entry(name, found)
    return "\n".join(lines)


def _entry(name: str, found: object) -> Iterator[str]:
    if isinstance(found, ModuleType):
        yield f"{name}: a package"
    elif isinstance(found, type):
        bases = ", ".join(base.__name__ for base in found.__bases__ if base is not object)
        yield f"class {name}({bases})" if bases else f"class {name}"
        yield from (f"    {line}" for line in _members(found))
    elif (function := _function_of(found)) is not None:
        yield f"{name}{_signature(function)}"
    elif isinstance(found, UnionType) or get_origin(found) is not None:
        yield f"{name} = {_shown(found)}"
    elif isinstance(found, (int, float, str, tuple, range)) and name != "__version__":
        yield f"{name} = {found!r}"
    else:
        yield f"{name}: {type(found).__name__}"


def _members(kind: type) -> Iterator[str]:
    """The fields of a class in their order, then what it can do by name."""
    annotated = inspect.get_annotations(kind)
    for name, annotation in annotated.items():
        if not name.startswith("_"):
            yield f"{name}: {_shown(annotation)}"
    for name, found in sorted(vars(kind).items()):
        if name.startswith("_") or name in annotated:
            continue
        function = _function_of(found)
        if function is not None and isinstance(found, (property, cached_property)):
            yield f"{name}: {_shown(function.__annotations__['return'])}"
        elif function is not None:
            yield f"{name}{_signature(function)}"


def _signature(function: FunctionType) -> str:
    """Names, kinds, types and defaults, as they are written."""
    signature = inspect.signature(function)
    shown = []
    for parameter in signature.parameters.values():
        if parameter.name in ("self", "cls"):
            continue
        text = f"{str(parameter).partition(':')[0]}: {_shown(parameter.annotation)}"
        if parameter.default is not parameter.empty:
            text += f" = {parameter.default!r}"
        shown.append(text)
    return f"({', '.join(shown)}) -> {_shown(signature.return_annotation)}"


def _shown(annotation: object) -> str:
    if isinstance(annotation, ForwardRef):
        annotation = annotation.__forward_arg__
    if not isinstance(annotation, str):
        annotation = inspect.formatannotation(annotation)
    return re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Za-z])", "", annotation)


# What examples/pig imports is public too: it is what a game is made of.


def _for_games() -> str:
    title = "For those who add a game: what examples/pig imports besides"
    public = {name for package in PACKAGES for name in exported(package)}
    found = {
        f"{module}.{name}"
        for file in (ROOT / "examples" / "pig").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (module := node.module or "")
        if module.partition(".")[0] == "wormery"
        for name in (alias.name for alias in node.names)
        if name not in public
    }
    return "\n".join([title, "-" * len(title), *sorted(found)])


# Where a type says nothing.


def untyped(package: str) -> Iterator[str]:
    """What a package exports of which a type says nothing: where it has `Any`, or none."""
    for name, found in exported(package).items():
        function = _function_of(found)
        if function is not None:
            yield from _untyped_in(f"{package}.{name}", function)
        elif isinstance(found, type):
            yield from _untyped_in(f"{package}.{name}", found)
            for member, value in vars(found).items():
                if member.startswith("_") and not (member == "__init__" and _written(value)):
                    continue
                if (function := _function_of(value)) is not None:
                    yield from _untyped_in(f"{package}.{name}.{member}", function)


def _written(function: object) -> bool:
    """Whether somebody wrote it, and no decorator."""
    return isinstance(function, FunctionType) and "__create_fn__" not in function.__qualname__


def _function_of(value: object) -> FunctionType | None:
    if isinstance(value, property):
        value = value.fget
    elif isinstance(value, cached_property):
        value = value.func
    elif isinstance(value, (classmethod, staticmethod)):
        value = value.__func__
    if not isinstance(value, type):
        value = inspect.unwrap(value) if callable(value) else value
    return value if isinstance(value, FunctionType) else None


def _untyped_in(name: str, found: Any) -> Iterator[str]:
    names = _names() | getattr(found, "__globals__", {})
    hints = get_type_hints(found, None, names)
    if isinstance(found, type):
        own = {} if _is_foreign(found) else inspect.get_annotations(found)
        hints = {field: hints[field] for field in own if not field.startswith("_")}
    else:
        for parameter in inspect.signature(found).parameters:
            if parameter not in hints and parameter not in ("self", "cls"):
                yield f"{name}({parameter})"
        if "return" not in hints:
            yield f"{name} ->"
    for field, hint in hints.items():
        if _says_nothing(hint):
            yield f"{name}({field})" if field != "return" else f"{name} ->"


def _is_foreign(kind: type) -> bool:
    return not kind.__module__.startswith("wormery")


def _says_nothing(hint: object) -> bool:
    if hint is Any:
        return True
    arguments = get_args(hint)
    if get_origin(hint) is np.ndarray:
        arguments = arguments[1:]  # NumPy's own word for an array of any shape has an `Any`
    return any(
        any(map(_says_nothing, one if isinstance(one, list) else [one])) for one in arguments
    )


def _names() -> dict[str, object]:
    """Names that a module has for type checkers only, from the modules that have them."""
    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith("wormery")
        and not name.startswith(("wormery.server", "wormery.terminal"))
    ]
    return {name: found for module in modules for name, found in vars(module).items()}


def undocumented(package: str) -> Iterator[str]:
    """What a package exports without saying what it is."""
    for name, found in exported(package).items():
        function = _function_of(found)
        if function is not None and not function.__doc__:
            yield f"{package}.{name}"
        if isinstance(found, type):
            said = str(vars(found).get("__doc__") or "")
            if not said or said.startswith(f"{found.__name__}("):  # made by `dataclass`
                yield f"{package}.{name}"


def main() -> None:
    KEPT.write_text(surface(), encoding="utf-8")
    print(f"{KEPT.relative_to(ROOT)} is made anew.")


if __name__ == "__main__":
    main()
