"""A review in lines that fit the terminal."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence

from wormery.games import LETTERS
from wormery.terminal.blocks import fit, heading, short
from wormery.terminal.help import cells, wrapped
from wormery.terminal.odds import WIDEST, right
from wormery.terminal.review_words import Point, ReviewWords
from wormery.terminal.screen import Screen

GAP = 2
LEAST_NAME = 6  # cells of a column with figures
HEIGHTS = "▁▂▃▄▅▆▇█"
TENTHS = "0123456789"


def show(words: ReviewWords, screen: Screen, plain: bool) -> None:
    width = min(shutil.get_terminal_size().columns, WIDEST)
    shown = Shown(screen, width)
    say, document = words.say, words.document
    screen.title(words.title)
    if not document.moments:
        shown.text(say("review-nothing"))
        return
    shown.text(words.result)
    shown.section(say("review-chances"))
    heights = HEIGHTS if shows_blocks(plain) else TENTHS
    shown.lines(curves(words, heights, width))
    if heights == TENTHS:
        shown.text(say("review-tenths"))
    shown.text(words.certainty)
    shown.section(say("review-account"))
    shown.lines(account(words, width))
    shown.text(say("review-account-note"))
    shown.section(say("review-plays"))
    for seat in document.seats:
        shown.text(words.play(seat))
    shown.points(say("review-turning"), words.turning(), numbered=True)
    rolls = [roll for roll in (words.luckiest(), words.unluckiest()) if roll is not None]
    shown.points(say("review-rolls"), rolls)
    best = words.best()
    shown.points(say("review-best"), [best] if best is not None else [])
    costliest = words.costliest()
    shown.points(say("review-costly"), costliest, numbered=True)
    if not costliest:
        shown.section(say("review-costly"))
        shown.text(say("review-no-costly"))


class Shown:
    """What has been shown on a screen so many cells wide."""

    def __init__(self, screen: Screen, width: int) -> None:
        self.screen, self.width = screen, width

    def text(self, text: str, indent: int = 0) -> None:
        for line in wrapped(text, self.width - indent):
            self.screen.line(" " * indent + line)

    def lines(self, lines: Iterable[str]) -> None:
        self.screen.lines(lines)

    def section(self, text: str) -> None:
        self.screen.line()
        if self.screen.plain:
            self.text(text)
        else:
            self.screen.draw(heading(text))

    def points(self, title: str, points: Sequence[Point], numbered: bool = False) -> None:
        if not points:
            return
        self.section(title)
        for number, point in enumerate(points, 1):
            indent = GAP
            first, *rest = wrapped(
                f"{number}. {point.heading}" if numbered else point.heading, self.width
            )
            self.screen.line(first)
            for line in rest:
                self.screen.line(" " * indent + line)
            for each in point.lines:
                self.text(each, indent + 1 if numbered else indent)


def shows_blocks(plain: bool) -> bool:
    """Whether small blocks can be shown; for screen readers they would be noise."""
    if plain or os.environ.get("TERM") in ("dumb", "linux"):
        return False
    try:
        HEIGHTS.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def curves(words: ReviewWords, heights: str, width: int) -> list[str]:
    """Everyone's chance from the start to the end, a row for each who can win."""
    document = words.document
    names = min(max(map(cells, document.parties)), max(width // 4, LEAST_NAME))
    ends = [words.percent(chance) for chance in document.chances[-1]]
    figures = max(map(cells, ends))
    longest = max(width - names - figures - 2 * GAP, 8)
    lines = []
    for party, name in enumerate(document.parties):
        chances = [each[party] for each in document.chances]
        curve = "".join(
            heights[min(int(chance * len(heights)), len(heights) - 1)]
            for chance in sampled(chances, longest)
        )
        lines.append(f"{fit(name, names)}  {curve}  {right(ends[party], figures)}")
    return lines


def sampled(values: Sequence[float], most: int) -> list[float]:
    """At most so many of the values, evenly, with the first and the last.

    >>> sampled([0.0, 0.1, 0.2, 0.3, 0.4], 3)
    [0.0, 0.2, 0.4]
    """
    if len(values) <= most:
        return list(values)
    last = len(values) - 1
    return [values[round(place * last / (most - 1))] for place in range(most)]


def account(words: ReviewWords, width: int) -> list[str]:
    """A column for each seat, whose figures add up; in several bands where they must be."""
    rows = words.account()
    names = [seat.name for seat in words.document.seats]
    labels = min(max(cells(label) for label, _ in rows), max(width // 2, 12))
    figures = max(cells(figure) for _, each in rows for figure in each)
    column = max(figures, min(max(map(cells, names)), 2 * figures))
    room = max(1, (width - labels) // (figures + GAP))
    bands = -(-len(names) // room)
    each = -(-len(names) // bands)
    column = max(figures, min(column, (width - labels) // each - GAP))
    heads = [short(name, column) for name in names]
    if len(set(heads)) < len(heads):  # cut, they are the same: the letters tell them apart
        heads = list(LETTERS[: len(names)])
    lines: list[str] = []
    for start in range(0, len(names), each):
        band = slice(start, start + each)
        lines += [""] if start else []
        lines.append(" " * labels + "".join(right(head, column + GAP) for head in heads[band]))
        for label, found in rows:
            texts = "".join(right(figure, column + GAP) for figure in found[band])
            lines.append(fit(label, labels) + texts)
    return lines
