"""The pictures of a report, as SVG that takes its colours from the page around it."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from wormery.arena.words import Words

# A colour that no plot uses; in the page it becomes that of the text.
INK = "#010203"
COLOURS = ("#c2573a", "#3d8a5f", "#4a7fb5", "#c79a2e", "#8a5fa8", "#5f9ea0", "#9a7b5f")
WIDTH, ROW = 7.2, 0.42  # inches
MOST_BARS = 60  # in a histogram; more values are put together

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "wormery",
    "font.size": 10,
    "font.family": "sans-serif",
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}

Interval = dict[str, float]


@contextmanager
def _drawing(height: float) -> Iterator[tuple[Figure, Axes]]:
    with mpl.rc_context(STYLE), warnings.catch_warnings():
        # The page's own font draws the words; that ours lacks a letter does not matter.
        warnings.filterwarnings("ignore", message="Glyph .* missing from")
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        yield figure, figure.add_subplot()


def _svg(figure: Figure) -> str:
    """The picture as an element of a page: no header, no metadata, nothing from outside."""
    written = io.StringIO()
    figure.savefig(written, format="svg", transparent=True, metadata={"Date": None})
    text = written.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r' (width|height)="[0-9.]+pt"', "", text, count=2)
    text = re.sub(r"font: ([0-9.]+)px [^;\"]*", r"font-size: \1px", text)
    return text.replace(INK, "currentColor")


def shares(rows: Sequence[tuple[str, Interval]], fair: float, words: Words) -> str:
    """One row for each, with a point at its share and a line over its interval."""
    with _drawing(0.9 + ROW * len(rows)) as (figure, axes):
        for place, (_, share) in enumerate(rows):
            colour = COLOURS[place % len(COLOURS)]
            axes.hlines(place, share["low"], share["high"], colour, linewidth=3, alpha=0.6)
            axes.plot(share["value"], place, "o", color=colour, markersize=7)
            axes.annotate(
                words.percent(share["value"]),
                (max(share["high"], share["value"]), place),
                xytext=(9, 0),
                textcoords="offset points",
                va="center",
            )
        axes.axvline(fair, color=INK, linestyle="--", linewidth=0.8, alpha=0.6)
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        low = min(fair, *(share["low"] for _, share in rows))
        high = max(fair, *(share["high"] for _, share in rows))
        span = max(high - low, 0.02)
        axes.set_xlim(max(low - 0.1 * span, -0.02), high + 0.2 * span)
        _percent_axis(axes.xaxis, words)
        axes.set_xlabel(words.say("arena-share"))
        axes.tick_params(axis="y", length=0)
        return _svg(figure)


def distributions(
    rows: Sequence[tuple[str, list[list[int]]]], label: str, part: str, words: Words
) -> str:
    """How often each value was counted, one line for each row."""
    width = _bar_width([value for _, counts in rows for value, _ in counts])
    with _drawing(3.1) as (figure, axes):
        for (name, counts), colour in zip(rows, cycle(COLOURS), strict=False):
            starts, parts = _bars(counts, width)
            edges = [*(start - 0.5 for start in starts), starts[-1] + width - 0.5]
            axes.stairs(parts, edges, color=colour, fill=True, alpha=0.18)
            axes.stairs(parts, edges, color=colour, linewidth=1.6, label=name)
        if len(rows) > 1:
            axes.legend()
        axes.set_xlabel(label)
        axes.set_ylabel(part)
        axes.set_ylim(bottom=0)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        _percent_axis(axes.yaxis, words)
        return _svg(figure)


def bars(rows: Sequence[tuple[str, float]], label: str, words: Words) -> str:
    """One bar for each part of a whole."""
    with _drawing(0.9 + ROW * len(rows)) as (figure, axes):
        colours = [COLOURS[number % len(COLOURS)] for number in range(len(rows))]
        drawn = axes.barh(range(len(rows)), [part for _, part in rows], 0.6, color=colours)
        axes.bar_label(drawn, [words.percent(part) for _, part in rows], padding=5)
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(0, 1.15 * max(part for _, part in rows))
        axes.tick_params(axis="y", length=0)
        _percent_axis(axes.xaxis, words)
        axes.set_xlabel(label)
        return _svg(figure)


def _percent_axis(axis: Any, words: Words) -> None:
    def write(value: float, _: object) -> str:
        return words.percent(float(value)) if -1e-9 <= value <= 1 + 1e-9 else ""

    axis.set_major_formatter(FuncFormatter(write))


def _bar_width(values: Sequence[int]) -> int:
    return 1 + (max(values) - min(values)) // MOST_BARS


def _bars(counts: list[list[int]], width: int) -> tuple[list[int], list[float]]:
    """Where each bar starts, and the part of the whole it has."""
    total = sum(count for _, count in counts)
    first, last = counts[0][0] // width, counts[-1][0] // width
    sums = [0] * (last - first + 1)
    for value, count in counts:
        sums[value // width - first] += count
    starts = [width * number for number in range(first, last + 1)]
    return starts, [count / total for count in sums]
