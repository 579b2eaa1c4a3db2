"""The chances of a position as a picture. Needs Matplotlib."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import fontManager
from matplotlib.ticker import PercentFormatter

MOVES, ENDS, LOSS, CURVE = "#c2573a", "#3d8a5f", "#9a7b5f", "#4a7fb5"
WIDTH, ROW, MARGIN, CURVES = 8.0, 0.32, 0.9, 3.0  # inches
LETTERS = 72  # of a title, on one line
CHINESE = ("CJK", "JhengHei", "PingFang", "MingLiU", "Heiti")  # parts of names of fonts

Row = tuple[str, str, float]
Curves = Mapping[str, Sequence[tuple[int, float]]]


def plot(
    path: Path,
    title: str,
    groups: Sequence[tuple[str, Sequence[Row]]],
    chances: tuple[str, Curves] | None,
) -> None:
    """Bars for every group, and below them the chances of the totals."""
    heights = [MARGIN + ROW * len(rows) for _, rows in groups]
    heights += [CURVES] if chances else []
    families = [name for name in fontManager.get_font_names() if _writes_chinese(name)]
    style: dict[Any, Any] = {
        "font.family": ["sans-serif", *families[:1]],
        "svg.fonttype": "none",
    }
    with mpl.rc_context(style), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # a letter that no font here has
        figure = Figure(figsize=(WIDTH, sum(heights) + 0.5), layout="constrained")
        figure.suptitle(fill(title, LETTERS), fontsize=9)
        axes = figure.subplots(len(heights), 1, squeeze=False, height_ratios=heights)[:, 0]
        for number, (heading, rows) in enumerate(groups):
            _bars(axes[number], heading, rows, MOVES if number == 0 else ENDS)
        if chances:
            _curves(axes[-1], *chances)
        figure.savefig(path, dpi=150)


def _writes_chinese(name: str) -> bool:
    return any(part in name for part in CHINESE)


def _bars(axes: Axes, heading: str, rows: Sequence[Row], colour: str) -> None:
    places = range(len(rows))
    values = [value for _, _, value in rows]
    colours = [colour if value >= 0 else LOSS for value in values]
    drawn = axes.barh(places, values, color=colours, height=0.7)
    axes.bar_label(drawn, [f" {figure}" for _, figure, _ in rows], fontsize=8)
    axes.set_yticks(places, [name.strip() for name, _, _ in rows], fontsize=8)
    axes.invert_yaxis()
    axes.margins(x=0.12)
    _plain(axes, heading)
    axes.xaxis.set_visible(False)
    axes.spines["bottom"].set_visible(False)


def _curves(axes: Axes, heading: str, curves: Curves) -> None:
    for (name, points), colour in zip(curves.items(), (CURVE, ENDS), strict=True):
        totals = [total for total, _ in points]
        axes.plot(totals, [chance for _, chance in points], "o-", color=colour, label=name)
        axes.set_xticks(totals)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_ylim(bottom=0.0)
    axes.legend(frameon=False)
    _plain(axes, heading)


def _plain(axes: Axes, heading: str) -> None:
    axes.set_title(fill(heading, LETTERS), loc="left", fontsize=9)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
