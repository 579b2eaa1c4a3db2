"""It Happens.. at the terminal: its keys, its table and its score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from wormery.games import LETTERS
from wormery.games.ithappens import ItHappensPosition
from wormery.games.ithappens.view import Place, view
from wormery.telling.ithappens import name_of
from wormery.terminal.face import Face
from wormery.terminal.help import cells

if TYPE_CHECKING:
    from rich.console import RenderableType

LONGEST_NAME = 20
GAP = 3  # cells between two columns


class ItHappensFace(Face[ItHappensPosition]):
    """Mounds are chosen by where they lie, 1 to 3."""

    keys: ClassVar[Mapping[str, str]] = {"roll third": "t", "reroll": "e"}
    rules_page = "docs/rules.md"

    def name(self, party: int) -> str:
        return name_of(self.say, self.seats, party)

    def table(self, position: ItHappensPosition, width: int) -> RenderableType:
        from wormery.terminal.ithappens.drawing import draw

        places = [choice for choice in position.choices if isinstance(choice, Place)]
        targets = {choice.place: (choice.column, choice.field) for choice in places}
        return draw(view(position, self.viewer), targets, self.say, self.seats, width)

    def final(self, position: ItHappensPosition) -> RenderableType:
        from rich import box
        from rich.console import Console
        from rich.table import Table

        # One column a player, as on a score sheet: the addition reads from top to bottom.
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("", overflow="fold")
        rows = self._rows(position)
        names = [self.short_name(colour, LONGEST_NAME) for colour in range(len(rows))]
        wide = max(map(cells, self._headings())) + sum(cells(name) + GAP for name in names)
        if wide > Console().width:  # cut, they would all be the same: the letters tell more
            names = list(LETTERS[: len(rows)])
        for name in names:
            table.add_column(name, justify="right", overflow="fold")
        for number, heading in enumerate(self._headings()):
            last = number == len(self._headings()) - 1
            points = [str(row[number]) for row in rows]
            if last:
                table.add_section()
            table.add_row(heading, *points, style="bold" if last else "")
        return table

    def plain_final(self, position: ItHappensPosition) -> list[str]:
        headings = self._headings()
        lines = []
        for colour, row in enumerate(self._rows(position)):
            parts = [
                f"{points} ({word})" for points, word in zip(row[:-1], headings, strict=False)
            ]
            lines.append(f"{self.name(colour)}: {' + '.join(parts)} = {row[-1]}")
        return lines

    def _headings(self) -> list[str]:
        return [
            self.say("ih-final-pairs"),
            self.say("ih-final-kinds"),
            self.say("ih-final-worms"),
            self.say("ih-final-queens"),
            self.say("ih-final-generals"),
            self.say("ih-final-total"),
        ]

    def _rows(self, position: ItHappensPosition) -> list[list[int]]:
        return [
            [s.pairs, s.most_kinds, s.worms, s.queens, s.generals, s.total]
            for s in position.addition
        ]
