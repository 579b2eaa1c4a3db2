"""Cause faults while games are played, and check that nothing was lost.

python -m faults --database postgres --kind stopped --kind cut --count 200 --seed 7
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

from rich.console import Console
from rich.table import Table

from faults import stage
from faults.kinds import POSTGRES, SQLITE
from faults.stage import Outcome
from faults.world import postgres_world, sqlite_world

COLUMNS = (
    *("kind", "faults", "felt", "tables", "acknowledged", "resent", "lost", "doubled"),
    *("disordered", "unreadable", "untrue", "unfair", "stuck", "traces", "stood in"),
    *("longest recovery", "s a fault"),
)


def main() -> int:
    wishes = _wishes()
    outcomes = asyncio.run(_run(wishes))
    console = Console(width=220)
    table = Table(title=f"{wishes.database}, seed {wishes.seed}", title_justify="left")
    for number, column in enumerate(COLUMNS):
        table.add_column(column, justify="right" if number else "left")
    for outcome in outcomes:
        for row in rows_of(outcome):
            table.add_row(*row)
    console.print(table)
    wrong = [line for outcome in outcomes for line in outcome.wrong]
    apart = [line for outcome in outcomes for line in outcome.findings.stood_in]
    for line in wrong[:100]:
        console.print(line, markup=False)
    if apart:
        console.print(f"a bot played for someone who was there: {apart[:10]}", markup=False)
    return 1 if wrong or apart else 0


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m faults", description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    kinds = sorted({*POSTGRES, *SQLITE})
    parser.add_argument("--kind", action="append", choices=kinds, help="all, if none is named")
    parser.add_argument("--count", type=int, default=10, help="faults of each kind")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--nodes", type=int, default=2, help="on PostgreSQL")
    parser.add_argument("--tables", type=int, default=12, help="played at once")
    parser.add_argument("--mixed", action="store_true", help="all kinds among each other")
    wishes = parser.parse_args()
    possible = POSTGRES if wishes.database == "postgres" else SQLITE
    for kind in wishes.kind or ():
        if kind not in possible:
            parser.error(f"{kind} is not possible on {wishes.database}: {', '.join(possible)}")
    wishes.kind = wishes.kind or list(possible)
    return wishes


async def _run(wishes: argparse.Namespace) -> list[Outcome]:
    mixed = [wishes.kind] if wishes.mixed else [[kind] for kind in wishes.kind]
    outcomes = []
    start = time.monotonic()

    def tell(line: str) -> None:
        passed = time.monotonic() - start
        print(f"\r{passed:6.0f} s  {line:<60}", end="", file=sys.stderr, flush=True)

    for kinds in mixed:
        # A world of its own for each, so that none has to bear what another has broken.
        on_file = wishes.database == "sqlite"
        async with sqlite_world() if on_file else postgres_world(wishes.nodes) as world:
            seed = f"{wishes.seed} {' '.join(kinds)}"
            outcomes.append(
                await stage.run(world, kinds, wishes.count, wishes.tables, seed, tell)
            )
    print(file=sys.stderr)
    return outcomes


def rows_of(outcome: Outcome) -> list[list[str]]:
    """A row for each kind; what was checked stands once, with the only one or for all."""
    found = outcome.findings
    checked = [
        f"{count:,}"
        for count in (
            *(outcome.tables, outcome.acknowledged, outcome.resent),
            *(len(found.lost), len(found.doubled), len(found.disordered)),
            *(len(found.unreadable), len(found.untrue), len(found.unfair)),
            *(len(outcome.stuck), len(outcome.traces), len(found.stood_in)),
        )
    ]
    rows = [
        [
            *(kind.name, f"{kind.faults:,}", f"{kind.felt:,}"),
            *(checked if len(outcome.kinds) == 1 else [""] * len(checked)),
            *(f"{kind.recovery:.1f} s", f"{kind.took / max(1, kind.faults):.1f}"),
        ]
        for kind in outcome.kinds
    ]
    if len(outcome.kinds) > 1:
        faults = sum(kind.faults for kind in outcome.kinds)
        felt = sum(kind.felt for kind in outcome.kinds)
        longest = max(kind.recovery for kind in outcome.kinds)
        took = sum(kind.took for kind in outcome.kinds) / max(1, faults)
        total = ["all of these", f"{faults:,}", f"{felt:,}", *checked]
        rows.append([*total, f"{longest:.1f} s", f"{took:.1f}"])
    return rows


if __name__ == "__main__":
    sys.exit(main())
