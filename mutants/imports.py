"""The imports among our modules, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path


class Imports:
    """Which of the modules below `src` import which, directly or through others."""

    def __init__(self, root: Path) -> None:
        self._names: dict[str, str] = {}  # of modules, by path
        self._needed: dict[str, set[str]] = {}
        self._bound: set[str] = set()  # sources that are compiled for several games
        for file in sorted((root / "src").rglob("*.py")):
            path = file.relative_to(root).as_posix()
            text = file.read_text(encoding="utf-8")
            self._names[path] = module_of(path)
            self._needed[module_of(path)] = {*_imported(text), *_parents(module_of(path))}
            if "@once_bound" in text:
                self._bound.add(module_of(path))
        self._depends = cache(self._find_whether_it_depends)

    def __contains__(self, module: object) -> bool:
        return module in self._needed

    def importers(self, path: str) -> set[str]:
        """Return the files that import a module themselves."""
        module = module_of(path)
        return {file for file, name in self._names.items() if module in self._needed[name]}

    def dependent(self, path: str) -> set[str]:
        """Return the files that import a module, also through others, and its own."""
        changed = frozenset({module_of(path)})
        return {file for file, name in self._names.items() if self._depends(name, changed)}

    def recompiled(self, path: str) -> list[str]:
        """Return the modules to be compiled again after a change.

        Sources that a dependent module binds to its own functions are among them.
        """
        found = {module_of(file) for file in self.dependent(path)}
        bound = {name for name in self._bound if any(name in self._needed[by] for by in found)}
        return sorted(found | bound)

    def independent(self, paths: Iterable[str], modules: Iterable[str]) -> list[str]:
        """Return those modules that import none of these files, not even through others."""
        changed = frozenset(map(module_of, paths))
        return [
            name
            for name in modules
            if name in self._needed and not self._depends(name, changed)
        ]

    def _find_whether_it_depends(self, module: str, changed: frozenset[str]) -> bool:
        seen, waiting = set[str](), [module]
        while waiting:
            name = waiting.pop()
            if name in changed:
                return True
            if name not in seen:
                seen.add(name)
                waiting += self._needed.get(name, ())
        return False


def module_of(path: str) -> str:
    """Return the name of the module that a file below `src` is."""
    name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


def _imported(text: str) -> set[str]:
    names = set[str]()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=aliases):
                names |= {each.name for each in aliases}
            case ast.ImportFrom(module=str(module), names=aliases, level=0):
                names |= {module, *(f"{module}.{each.name}" for each in aliases)}
    return names | {parent for name in names for parent in _parents(name)}


def _parents(name: str) -> list[str]:
    return [name.rsplit(".", cut)[0] for cut in range(1, name.count(".") + 1)]
