"""Regenwormen at the terminal: its table and its score.

Tiles are taken by their number and dice kept by what they show: the keys of any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.games.regenwormen.view import Take, view
from wormery.terminal.face import Face

if TYPE_CHECKING:
    from rich.console import RenderableType

LONGEST_NAME = 20


def worms_on(tile: int) -> int:
    """The worms on the tile of that number."""
    return int(rules.worms_on(tile - rules.LOWEST_TILE))


class RegenwormenFace(Face[RegenwormenPosition]):
    rules_page = "docs/rules.md"

    def table(self, position: RegenwormenPosition, width: int) -> RenderableType:
        from wormery.terminal.regenwormen.drawing import draw

        claims = {choice.tile for choice in position.choices if isinstance(choice, Take)}
        return draw(view(position, self.viewer), claims, self.say, self.seats, width)

    def final(self, position: RegenwormenPosition) -> RenderableType:
        from rich import box
        from rich.table import Table

        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.say("final-player"), overflow="fold")
        table.add_column(self.say("rw-final-tiles"), overflow="fold")
        table.add_column(self.say("rw-final-worms"), justify="right")
        for seat, worms in enumerate(position.scores):
            name = self.short_name(seat, LONGEST_NAME)
            table.add_row(name, self._addition(position, seat), str(worms))
        return table

    def plain_final(self, position: RegenwormenPosition) -> list[str]:
        return [
            f"{self.name(seat)}: {self._addition(position, seat)}"
            f" = {self.say('rw-worms', worms=worms)}"
            for seat, worms in enumerate(position.scores)
        ]

    def _addition(self, position: RegenwormenPosition, seat: int) -> str:
        """The tiles of a stack with their worms, to be added up."""
        stack = position.stacks[seat]
        if not stack:
            return self.say("rw-stack-empty")
        return " + ".join(f"{worms_on(tile)} ({tile})" for tile in sorted(stack))
