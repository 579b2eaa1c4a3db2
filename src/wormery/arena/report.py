"""A report as one HTML file: no scripts, no links, light or dark as the reader has it."""

from __future__ import annotations

import errno
import os
from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from wormery.arena.plan import TOURNAMENT, PlanError
from wormery.arena.store import StoreError
from wormery.arena.words import Words, against

STYLE = """
:root { color-scheme: light dark; --ink: #26221d; --page: #fbf9f5; --line: #ddd5c8;
  --soft: #6d655a; --good: 61, 138, 95; --bad: 194, 87, 58; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6dc; --page: #1c1a17;
  --line: #3d3832; --soft: #a79e91; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
  max-width: 46rem; margin: 2.5rem auto; padding: 0 1.2rem; }
h1 { font-size: 1.7rem; margin: 0; } h2 { font-size: 1.2rem; margin: 2.4rem 0 .3rem; }
p { margin: .3rem 0; } .note { color: var(--soft); font-size: .9rem; }
svg { width: 100%; height: auto; display: block; margin: .6rem 0; font-family: inherit; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .7rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem 1.3rem .3rem 0; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } th { font-weight: 600; }
.cross td:not(:first-child), .cross th:not(:first-child) { padding: .3rem .7rem; }
.made td { text-align: left; vertical-align: top; }
.made td:last-child { white-space: normal; overflow-wrap: anywhere; }
.facts { margin-top: 1.4rem; }
""".strip()


def check_report(path: Path) -> None:
    """Before hours are played: whether a report can be written there at all."""
    if find_spec("matplotlib") is None:
        install = "pip install wormery[report]"
        raise PlanError("arena-no-matplotlib", install=install)
    if not path.parent.is_dir() or path.is_dir():
        wrong = os.strerror(errno.EISDIR if path.is_dir() else errno.ENOENT)
        raise StoreError("file-not-saved", file=str(path), reason=wrong)


def write_report(path: Path, document: dict[str, Any], command: str, language: str) -> None:
    try:
        path.write_text(report(document, command, Words(language)), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError("file-not-saved", file=str(path), reason=reason) from error


def report(document: dict[str, Any], command: str, words: Words) -> str:
    """The page."""
    say = words.say
    what = words.title(document)
    title = say("arena-report-title", kind=document["command"], what=what)
    parts = [f"<h1>{escape(title)}</h1>"]
    parts.append(_note(say("arena-games-played", games=document["games"])))
    parts += _ladder(document, words)
    if document["command"] == TOURNAMENT:
        parts += _cross(document, words)
    parts += _courses(document, words)
    parts += _made(document, command, words)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _ladder(document: dict[str, Any], words: Words) -> list[str]:
    from wormery.arena import plots

    say = words.say
    if document["command"] == TOURNAMENT:
        rows = [(row["player"], row["share"]) for row in document["ranking"]]
        head, cells = words.ranking(document)
    else:
        table = document["tables"][0]
        rows = [(words.player(row), row["share"]) for row in table["players"]]
        head, cells = words.results(table)
    return [
        _heading(say("arena-report-ladder")),
        _note(say("arena-report-ladder-note")),
        plots.shares(rows, _mean(document, "fair_share"), words),
        _html_table(head, cells),
        _note(say("arena-certainty")),
    ]


def _cross(document: dict[str, Any], words: Words) -> list[str]:
    names, shares = against(document)
    fair = _mean(document, "fair_share")
    lines = ["<div class=scroll><table class=cross>", _row("th", ["", *names])]
    for name in names:
        cells = [f"<td>{escape(name)}</td>"]
        for other in names:
            share = shares.get((name, other))
            cells.append(_cell(share, fair, words) if share is not None else "<td>·</td>")
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return [
        _heading(words.say("arena-cross")),
        _note(words.say("arena-cross-note")),
        *lines,
        "</table></div>",
    ]


def _cell(share: float, fair: float, words: Words) -> str:
    """A share, on a ground the greener the more it is above what is fair."""
    away = share - fair
    deep = min(abs(away) / max(fair, 1 - fair), 1.0) * 0.55
    colour = "--good" if away >= 0 else "--bad"
    style = f"background: rgba(var({colour}), {deep:.2f})"
    return f'<td style="{style}">{escape(words.percent(share))}</td>'


def _courses(document: dict[str, Any], words: Words) -> list[str]:
    """Points, length, who begins, what decides: over all tables."""
    from wormery.arena import plots

    say = words.say
    tables = document["tables"]
    scores: dict[str, Counter[int]] = {}
    lengths: Counter[int] = Counter()
    reasons: Counter[str] = Counter()
    for table in tables:
        for row in table["players"]:
            name = row["player"]
            scores.setdefault(name, Counter()).update(dict(map(tuple, row["scores"])))
        lengths.update(dict(map(tuple, table["decisions"]["counts"])))
        for reason, share in table["decided_by"].items():
            reasons[reason] += round(share * table["games"])
    order = [
        {
            bound: sum(t["share_by_order"][place][bound] * t["games"] for t in tables)
            / document["games"]
            for bound in ("value", "low", "high")
        }
        for place in range(document["seats"])
    ]
    games = sum(reasons.values())
    score_rows = [(name, _rows(counts)) for name, counts in scores.items()]
    part, results = say("arena-report-part"), say("arena-report-part-seats")
    facts = words.facts(tables[0]) + words.courses(tables[0]) if len(tables) == 1 else []
    return [
        '<div class="facts">',
        *map(_paragraph, facts),
        "</div>",
        _heading(say("arena-report-scores")),
        _note(say("arena-report-scores-note")),
        plots.distributions(score_rows, say("arena-report-scores"), results, words),
        _heading(say("arena-report-length")),
        _note(say("arena-report-length-note")),
        plots.distributions([("", _rows(lengths))], say("arena-report-decisions"), part, words),
        _heading(say("arena-report-first")),
        _note(say("arena-report-first-note")),
        plots.shares(
            [(words.place(place), share) for place, share in enumerate(order)],
            _mean(document, "fair_share"),
            words,
        ),
        _heading(say("arena-decides")),
        _note(say("arena-report-decides-note")),
        plots.bars(
            [(words.reason(reason), n / games) for reason, n in reasons.most_common()],
            part,
            words,
        ),
    ]


def _made(document: dict[str, Any], command: str, words: Words) -> list[str]:
    say = words.say
    deals = sum(table["deals"] for table in document["tables"])
    rows = [
        (say("arena-report-command"), command),
        (say("arena-report-seed"), str(document["seed"])),
        (say("arena-report-games"), words.number(document["games"])),
        (say("arena-report-deals"), words.number(deals)),
        (say("arena-report-version"), f"Wormery {document['wormery']}"),
    ]
    return [
        _heading(say("arena-report-made")),
        "<table class=made>",
        *(_row("td", row) for row in rows),
        "</table>",
        _note(say("arena-report-luck")),
    ]


def _mean(document: dict[str, Any], key: str) -> float:
    """A figure over all games of all tables."""
    total = sum(table[key] * table["games"] for table in document["tables"])
    return float(total / document["games"])


def _rows(counts: Counter[int]) -> list[list[int]]:
    return sorted([value, count] for value, count in counts.items())


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def _row(tag: str, cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def _html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [_row("th", head), *(_row("td", row) for row in rows)]
    return f"<div class=scroll><table>{''.join(lines)}</table></div>"
