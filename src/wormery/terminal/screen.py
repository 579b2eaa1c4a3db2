"""Where things are shown and asked: in colour on a terminal, else in plain lines."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from wormery.telling.words import Say

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wormery.games import Position
    from wormery.terminal.face import Face


class Screen:
    """A terminal in colour; or, if it is plain, lines of words that nothing erases."""

    def __init__(self, say: Say, plain: bool = False) -> None:
        self.say = say
        self.plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        self.asks = sys.stdin.isatty()
        if self.asks and not self.plain:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (lets `input` edit the line with arrow keys)

    def line(self, text: str = "") -> None:
        """A sentence on a line of its own."""
        if self.plain:
            print(text, flush=True)
        else:
            from rich.console import Console
            from rich.text import Text

            from wormery.terminal.help import wrapped

            # Rich would break Chinese only at spaces, and French before its marks.
            width = Console().width
            lines = (line for part in text.split("\n") for line in wrapped(part, width))
            # What is longer has to be pasted in one piece: only the terminal breaks it.
            Console(highlight=False).print(Text("\n".join(lines)), soft_wrap=True)

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def wrong(self, text: str) -> None:
        """A sentence that says what cannot be."""
        if self.plain:
            print(f"! {text}", flush=True)
        else:
            from rich.console import Console
            from rich.text import Text

            from wormery.terminal.help import wrapped

            lines = "\n  ".join(wrapped(text, Console().width - 2))
            Console(highlight=False).print(
                Text.assemble(("! ", "bold red"), lines), soft_wrap=True
            )

    def draw(self, thing: RenderableType) -> None:
        from rich.console import Console

        Console(highlight=False).print(thing)

    def clear(self) -> None:
        if not self.plain:
            from rich.console import Console

            Console().clear()

    def title(self, text: str) -> None:
        if self.plain:
            self.line(f"== {text} ==")
        else:
            from rich.rule import Rule
            from rich.text import Text

            self.draw(Rule(Text(text, style="bold"), style="green"))

    def table(self, face: Face[Any], position: Position) -> None:
        if self.plain:
            self.lines(face.plain_table(position))
        else:
            from rich.console import Console

            self.draw(face.table(position, Console().width))

    def final(self, face: Face[Any], position: Position) -> None:
        """The result of a finished game, as a sum and as a sentence."""
        if self.plain:
            self.lines(face.plain_final(position))
        else:
            self.draw(face.final(position))
        self.line(face.won(position))

    def choices(self, rows: list[tuple[str, str]]) -> None:
        """Keys and what they do, in columns where there are many."""
        if self.plain:
            self.lines(f"  {key:>2}  {name}" for key, name in rows)
            return
        from rich.columns import Columns
        from rich.console import Console
        from rich.text import Text

        from wormery.terminal.help import wrapped

        width, texts = Console().width, []
        for key, name in rows:
            before = f" {key} "
            lines = f"\n{' ' * (len(before) + 1)}".join(wrapped(name, width - len(before) - 1))
            texts.append(Text.assemble((before, "reverse"), f" {lines}"))
        if len(texts) > 6:
            self.draw(Columns(texts, padding=(0, 3), column_first=True))
        else:
            for text in texts:
                self.draw(text)

    def ask(self) -> str:
        """What the person types; Ctrl-D and the end of a file are an EOFError."""
        answer = input("> ")
        if not self.asks:
            print(flush=True)  # what was piped in is not echoed: end the line of the prompt
        return answer
