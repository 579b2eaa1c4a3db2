"""It Happens.. at the terminal: keys, words, table and score."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from wormery.games import LETTERS, Move, Position, view
from wormery.games.ithappens.position import ItHappensPosition
from wormery.telling import ithappens as telling
from wormery.terminal.face import Face

if TYPE_CHECKING:
    from rich.console import RenderableType

KEYS = {"roll": "r", "roll third": "t", "skip": "s", "reroll": "e"}


class ItHappensFace(Face):
    """Mounds are chosen by where they lie, 1 to 3."""

    def name(self, seat: int) -> str:
        return telling.name_of(self.say, tuple(self.seats), seat)

    def key(self, move: Move) -> str:
        return KEYS.get(move.text) or move.text.split()[1]

    def move_name(self, position: Position, move: Move) -> str:
        here = cast(ItHappensPosition, position)
        return telling.move_name(self.say, tuple(self.seats), here, move)

    def chance_question(self, position: Position) -> str:
        here = cast(ItHappensPosition, position)
        if here.begins == "round":
            deck = " ".join(map(str, here.deck))
            example = ".".join(map(str, here.deck[:3]))
            return self.say("ih-ask-mounds", mounds=deck, example=example)
        letter = LETTERS[here.colour if here.colour is not None else here.turn]
        return self.say("ih-ask-die", letter=letter)

    def table(self, position: Position, width: int) -> RenderableType:
        from wormery.terminal.ithappens import drawing

        mounds = position.options["mounds"]
        return drawing.draw(view(position, self.viewer), self.say, self.seats, mounds, width)

    def plain_table(self, position: Position) -> list[str]:
        from wormery.terminal.ithappens import drawing

        mounds = position.options["mounds"]
        return drawing.plain(view(position, self.viewer), self.say, self.seats, mounds)

    def told(self, before: Position, step: str, after: Position) -> list[str]:
        return telling.tell(
            self.say,
            tuple(self.seats),
            cast(ItHappensPosition, before),
            step,
            cast(ItHappensPosition, after),
        )

    def final(self, position: Position) -> RenderableType:
        from rich import box
        from rich.table import Table

        # One column a player, as on a score sheet: the addition reads from top to bottom.
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("", overflow="fold")
        rows = self._rows(position)
        for colour in range(len(rows)):
            name = self.short_name(colour, 20)
            table.add_column(name, justify="right", overflow="fold")
        for number, heading in enumerate(self._headings()):
            last = number == len(self._headings()) - 1
            points = [str(row[number]) for row in rows]
            if last:
                table.add_section()
            table.add_row(heading, *points, style="bold" if last else "")
        return table

    def plain_final(self, position: Position) -> list[str]:
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

    def _rows(self, position: Position) -> list[list[int]]:
        return [
            [s.pairs, s.most_kinds, s.worms, s.queens, s.generals, s.total]
            for s in cast(ItHappensPosition, position).addition
        ]

    def won(self, position: Position) -> str:
        return telling.won(self.say, tuple(self.seats), position)
