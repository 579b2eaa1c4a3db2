"""What the server's dice are promised for, and the seeds that go into them.

The commitment of a table is there before any seed: a seed is taken only from one who quotes
it. So a server that would like to choose its secret by the seeds comes too late.
"""

from __future__ import annotations

from typing import Any

from wormery.games import load
from wormery.record import Context, Sheet, bind, past_of
from wormery.server.errors import RefusedError
from wormery.server.messages import TablePlan


def options_of(plan: TablePlan) -> dict[str, Any]:
    """The options of a plan, as a game takes them."""
    game = load(plan.game)
    return {name: game.option(name).read(value) for name, value in plan.options.items()}


def context_of(code: str, plan: TablePlan, uploaded: Sheet | None) -> Context:
    """What the commitment of a table binds."""
    begins, past = plan.begins, ""
    if uploaded is not None:
        begins = uploaded.begins
        by_chance = map(uploaded.is_chance, range(len(uploaded)))
        past = past_of(zip(uploaded.steps, by_chance, strict=True), uploaded.chances)
    return bind(code, load(plan.game), options_of(plan), len(plan.seats), begins, past)


def check_quoted(commitment: str, seeds: tuple[str, ...], quoted: str) -> None:
    """A seed is refused from one who has not seen what binds the server."""
    if any(seeds) and quoted != commitment:
        raise RefusedError("seed-without-commitment")
