"""Many games at once: matches, tournaments and simulations; and one, played by programs.

>>> from wormery import arena
>>> results = arena.match("regenwormen", ["beginner", "random"], games=200, seed=1)
>>> results.tables[0].players[0].share.value > 0.9
True
>>> record = arena.play("regenwormen", ["beginner", "random"], seed=1)
>>> record.position.result is not None
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wormery.arena.batch import Batch, play_games
    from wormery.arena.plan import PlanError
    from wormery.arena.playing import match, play, simulate, tournament
    from wormery.arena.ratings import Rating, levels_rated
    from wormery.arena.results import Distribution, PlayerResult, Ranked, Results, TableResult
    from wormery.arena.running import WorkerError
    from wormery.arena.store import StoreError
    from wormery.arena.tally import Estimate

__all__ = [
    "Batch",
    "Distribution",
    "Estimate",
    "PlanError",
    "PlayerResult",
    "Ranked",
    "Rating",
    "Results",
    "StoreError",
    "TableResult",
    "WorkerError",
    "levels_rated",
    "match",
    "play",
    "play_games",
    "simulate",
    "tournament",
]

# Loaded when they are asked for: who wants the ratings needs no compiled batch of games.
_WHERE = {
    "Batch": "batch",
    "Distribution": "results",
    "Estimate": "tally",
    "PlanError": "plan",
    "PlayerResult": "results",
    "Ranked": "results",
    "Rating": "ratings",
    "Results": "results",
    "StoreError": "store",
    "TableResult": "results",
    "WorkerError": "running",
    "levels_rated": "ratings",
    "match": "playing",
    "play": "playing",
    "play_games": "batch",
    "simulate": "playing",
    "tournament": "playing",
}


def __getattr__(name: str) -> object:
    if name in _WHERE:
        return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
