"""Games and what other floors know of them are found, never asked for by name.

A game of ours is a folder beside this file; one of another package says where it is with an
entry point in the group `wormery.games`. In the same way every floor finds a game's own part
there: ours in the module of that floor which is called as the game's folder, another
package's by an entry point in a group for that floor, such as `wormery.games.telling`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from wormery import locales
from wormery.games.errors import BrokenGameError, MissingPartError, UnknownGameError
from wormery.games.game import Game
from wormery.games.position import Position
from wormery.games.views import View

AnyGame = Game[Position, View]

PACKAGE = __package__.partition(".")[0]


class Games(Mapping[str, AnyGame]):
    """All games that can be found, by name: ours first, in the order of their years."""

    def __getitem__(self, name: str) -> AnyGame:
        return _found()[0][name]

    def __iter__(self) -> Iterator[str]:
        return iter(_found()[0])

    def __len__(self) -> int:
        return len(_found()[0])


GAMES = Games()


@cache
def _found() -> tuple[dict[str, AnyGame], dict[str, BrokenGameError]]:
    """The games, and why those of other packages that cannot be loaded cannot."""
    found = {game.name: game for game in sorted(_ours(), key=lambda game: game.year)}
    broken = {}
    for entry in sorted(entry_points(group=__package__), key=lambda entry: entry.name):
        try:
            game = _load(entry)
            if not isinstance(game, Game):
                raise BrokenGameError("game-broken", game=entry.name, reason=repr(game)[:200])
            locales.add(_folder_of(game))
            found.setdefault(game.name, game)
        except BrokenGameError as error:
            broken[entry.name] = error
    return found, broken


def _ours() -> Iterator[AnyGame]:
    for module in iter_modules(import_module(__package__).__path__):
        if module.ispkg:
            yield import_module(f"{__package__}.{module.name}").GAME


def _load(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BrokenGameError("game-broken", game=entry.name, reason=reason) from error


def load(name: str) -> AnyGame:
    """The game of that name, or of another name that people call it by.

    >>> load("heckmeck")
    <regenwormen>
    >>> load("it-happens").seats
    range(2, 6)
    """
    for game in GAMES.values():
        if name == game.name or name in game.also_called:
            return game
    if name in _found()[1]:
        raise _found()[1][name]
    raise UnknownGameError("game-unknown", game=name, games=", ".join(GAMES))


def is_ours(game: AnyGame) -> bool:
    """Whether a game comes with this package."""
    return _folder_of(game).startswith(f"{__package__}.")


def _folder_of(game: AnyGame) -> str:
    """The package that a game is."""
    return type(game).__module__.rpartition(".")[0]


@cache
def part_of(game: AnyGame, floor: str) -> Any:
    """What a floor knows of a game; None if it knows nothing."""
    if is_ours(game):
        name = f"{PACKAGE}.{floor}.{_folder_of(game).rpartition('.')[2]}"
        return import_module(name) if find_spec(name) else None
    found = entry_points(group=f"{__package__}.{floor}", name=game.name)
    return _load(next(iter(found))) if found else None


def need_part_of(game: AnyGame, floor: str) -> Any:
    """The same; a game that lacks it is named in the error."""
    part = part_of(game, floor)
    if part is None:
        raise MissingPartError("game-part-missing", game=game.name, part=floor)
    return part
