"""Regenwormen at the terminal: keys, words, table and score."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from wormery.games import Move, Position, view
from wormery.games.regenwormen.position import RegenwormenPosition
from wormery.telling import regenwormen as telling
from wormery.terminal.face import Face

if TYPE_CHECKING:
    from rich.console import RenderableType

KEYS = {"roll": "r", "give up": "g"}


class RegenwormenFace(Face):
    """Tiles are taken by their number, dice kept by what they show."""

    def key(self, move: Move) -> str:
        return KEYS.get(move.text) or move.text.split()[1].casefold()

    def move_name(self, position: Position, move: Move) -> str:
        here = cast(RegenwormenPosition, position)
        return telling.move_name(self.say, tuple(self.seats), here, move)

    def chance_question(self, position: Position) -> str:
        here = cast(RegenwormenPosition, position)
        return self.say("rw-ask-dice", dice=here.left, example="12355WW4"[: here.left])

    def table(self, position: Position, width: int) -> RenderableType:
        from wormery.terminal.regenwormen import drawing

        return drawing.draw(view(position, self.viewer), self.say, self.seats, width)

    def plain_table(self, position: Position) -> list[str]:
        from wormery.terminal.regenwormen import drawing

        return drawing.plain(view(position, self.viewer), self.say, self.seats)

    def told(self, before: Position, step: str, after: Position) -> list[str]:
        return telling.tell(
            self.say,
            tuple(self.seats),
            cast(RegenwormenPosition, before),
            step,
            cast(RegenwormenPosition, after),
        )

    def final(self, position: Position) -> RenderableType:
        from rich import box
        from rich.table import Table

        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.say("final-player"), overflow="fold")
        table.add_column(self.say("rw-final-tiles"), overflow="fold")
        table.add_column(self.say("rw-final-worms"), justify="right")
        for number in range(position.seats):
            row = self._row(position, number)
            table.add_row(self.short_name(number, 20), row, str(position.scores[number]))
        return table

    def plain_final(self, position: Position) -> list[str]:
        return [
            f"{self.name(number)}: {self._row(position, number)}"
            f" = {self.say('rw-worms', worms=position.scores[number])}"
            for number in range(position.seats)
        ]

    def _row(self, position: Position, number: int) -> str:
        """The tiles of a stack with their worms, to be added up."""
        stack = cast(RegenwormenPosition, position).stacks[number]
        if not stack:
            return self.say("rw-stack-empty")
        return " + ".join(f"{telling.worms_on(tile)} ({tile})" for tile in sorted(stack))

    def won(self, position: Position) -> str:
        return telling.won(self.say, tuple(self.seats), position)
