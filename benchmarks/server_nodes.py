"""One node and two on the same PostgreSQL, and what a move costs each part.

Where there are fewer cores than processes, two nodes cannot do twice the work of one. What a
move costs the node, the database and the crowd says what they would do with cores enough.
"""

from typing import Any

from tests.postgres import running

from benchmarks.report import Report
from benchmarks.server import load, raise_open_files

RUNS = 2


def run(report: Report) -> None:
    raise_open_files()
    rows = []
    with running() as postgres:
        for _ in range(RUNS):
            for nodes in (1, 2):
                url = postgres.fresh_database().url
                row = load("PostgreSQL", url, "regenwormen", nodes=nodes)
                rows.append((nodes, row))
    report.table(
        "The same crowd at one node and at two, on one PostgreSQL",
        ("nodes", "moves/s", "p99", "node", "PostgreSQL", "crowd", "cores in all"),
        [_cells(nodes, row) for nodes, row in sorted(rows, key=lambda pair: pair[0])],
    )
    best = {nodes: max(row["rate"] for n, row in rows if n == nodes) for nodes in (1, 2)}
    report.figure("server.nodes.ratio", best[2] / best[1], "")


def _cells(nodes: int, row: dict[str, Any]) -> tuple[str, ...]:
    parts = [row[f"{part}_cpu"] for part in ("server", "postgresql", "client")]
    each = [f"{1e6 * part / row['rate']:,.0f} µs/move" for part in parts]
    return (
        str(nodes),
        f"{row['rate']:,.0f}",
        f"{row['p99_ms']:.0f} ms",
        *each,
        f"{sum(parts):.2f}",
    )
