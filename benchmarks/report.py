"""Where the parts of the benchmark put their tables and figures."""

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

LATEST = Path(__file__).with_name("latest.json")


class Report:
    """Prints tables, and merges figures under stable names into `benchmarks/latest.json`."""

    def __init__(self) -> None:
        self.console = Console(width=110)

    def table(self, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        table = Table(title=title, title_justify="left", title_style="bold")
        for number, column in enumerate(columns):
            table.add_column(column, justify="left" if number == 0 else "right")
        for row in rows:
            table.add_row(*row)
        self.console.print(table)

    def figure(self, name: str, value: float, unit: str) -> None:
        figures = json.loads(LATEST.read_text()) if LATEST.exists() else {}
        figures[name] = {"value": value, "unit": unit}
        LATEST.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n")
