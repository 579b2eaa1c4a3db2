"""What docs/house.md says of the sources, held against the sources themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from wormery import games
from wormery.games.finding import is_ours

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "wormery"
PAGE = ROOT / "web" / "src"

OURS = [game for game in games.GAMES.values() if is_ours(game)]
# A game's name, its folder and its class: "it-happens", "ithappens", "ItHappens".
CALLED = {
    word.casefold()
    for game in OURS
    for word in (game.name, game.name.replace("-", ""), type(game).__name__, *game.also_called)
}


def sources() -> Iterator[Path]:
    return (path for path in sorted(PACKAGE.rglob("*.py")) if "static" not in path.parts)


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a file, its module first."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def is_of_a_game(path: Path, root: Path) -> bool:
    """Whether a file, or a folder above it, is called after a game."""
    parts = [part.partition(".")[0].casefold() for part in path.relative_to(root).parts]
    return any(
        part.replace("-", "").startswith(name.replace("-", ""))
        for part in parts
        for name in CALLED
    )


def names_a_game(text: str) -> bool:
    return any(name in text.casefold() for name in CALLED)


def without_docstrings(path: Path) -> Iterator[ast.AST]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in nodes_of(path)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    return (node for node in nodes_of(path) if id(node) not in docstrings)


def words_of(node: ast.AST) -> list[str]:
    """What a piece of code names: identifiers, imports and texts."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
            return [name]
        case ast.Constant(value=str(text)):
            return [text]
        case ast.ImportFrom(module=module, names=names):
            return [module or "", *(name.name for name in names)]
        case ast.Import(names=names):
            return [name.name for name in names]
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
    return []


def test_only_a_game_s_own_files_name_it() -> None:
    """A third game is a new folder: nothing else branches on a game or imports from one."""
    found = [
        f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)} {word[:60]}"
        for path in sources()
        if not is_of_a_game(path, PACKAGE)
        for node in without_docstrings(path)
        for word in words_of(node)
        if names_a_game(word)
    ]
    assert found == []


def test_only_a_game_s_own_files_name_it_on_the_page() -> None:
    comment = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", re.DOTALL)
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:80]}"
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in (".ts", ".svelte", ".js")
        and not is_of_a_game(path, PAGE)
        and path.name != "types.ts"  # made from the API, which has the views of our games
        and not path.name.endswith(".test.ts")
        for line in comment.sub("", path.read_text(encoding="utf-8")).splitlines()
        if names_a_game(line)
    ]
    assert found == []


def functions_named(path: Path) -> Iterator[str]:
    for node in nodes_of(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name


def test_names_say_what_things_are() -> None:
    """One class is called Table, and no function is a second one with `_in` behind its name."""
    tables, twins = [], []
    for path in sources():
        where = str(path.relative_to(PACKAGE))
        for node in nodes_of(path):
            if isinstance(node, ast.ClassDef) and node.name.strip("_") == "Table":
                tables.append(where)
        here = set(functions_named(path))
        twins += [
            f"{where}: {name}" for name in here if name.removesuffix("_in") in here - {name}
        ]
    assert tables == ["server/table.py"]
    assert twins == []


def used_of_the_rules(path: Path) -> set[str]:
    """What a file takes from the module `rules` of a game."""
    return {
        node.attr
        for node in nodes_of(path)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "rules"
    }


def above_the_games() -> list[Path]:
    return [path for path in sources() if path.relative_to(PACKAGE).parts[0] != "games"]


def test_who_won_is_said_only_by_the_rules() -> None:
    """Other floors ask `games/driver.py`, which asks `standing`; none knows a tie-break."""
    for path in above_the_games():
        assert not used_of_the_rules(path) & {"standing", "COMPARISONS"}, path


def test_nobody_throws_dice_but_the_rules() -> None:
    """Random bits become an outcome in `sample` alone."""
    throws = re.compile(r"below\([^\n]*\b(FACES|SYMBOLS)\b")
    for path in above_the_games():
        assert not throws.search(path.read_text(encoding="utf-8")), path


def test_boards_read_facts() -> None:
    """They are given one view and what happened, and have no other to compare it with."""
    boards = [
        path
        for path in (PAGE / "boards").rglob("*")
        if path.suffix in (".ts", ".svelte") and "demo" not in path.parts
    ]
    assert len(boards) > 20
    for path in boards:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\b(previous|before): (View|\w+View)\b", text), path
        assert not re.search(r"\.(startsWith|slice|split)\(.(take|keep|place)", text), path
