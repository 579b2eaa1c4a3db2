"""What the mound set does to the game: a study of very many games of It Happens.."""

from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.report import Report
from wormery import games
from wormery.games.ithappens import rules
from wormery.sets.ithappens.study import (
    DEAREST,
    FINDER,
    PARTS,
    RANDOM,
    SIMPLE,
    STYLES,
    Study,
    interval,
)

GAMES = 50_000

# What is counted of a study: a label, a name for the figure, its unit, and how.
MEASURES: list[tuple[str, str, str, Callable[[Study], Any]]] = [
    ("score", "score", "points", lambda s: s.seat_scores.mean()),
    ("score, standard deviation", "score-sd", "points", lambda s: s.seat_scores.std()),
    ("winning margin", "margin", "points", lambda s: s.margins.mean()),
    ("level on points at the top", "level", "share", lambda s: (s.margins == 0).mean()),
    ("win shared", "shared", "share", lambda s: (s.wins.max(axis=1) < 1).mean()),
    ("colours stuck, of all rounds", "stuck", "share", lambda s: s.stuck.mean() / rules.ROUNDS),
    ("games with a stuck colour", "stuck-games", "share", lambda s: s.with_stuck.mean()),
    ("queens won by the tie", "queen-ties", "share", lambda s: s.ties[0]),
    ("generals won by the tie", "general-ties", "share", lambda s: s.ties[1]),
    ("object kinds used up", "kinds-out", "kinds", lambda s: s.games["kinds_out"].mean()),
    ("finds in vain", "in-vain", "dice", lambda s: s.games["in_vain"].mean()),
    ("games with worms used up", "worms-out", "share", lambda s: s.games["worms_out"].mean()),
    ("rerolls", "rerolls", "moves", lambda s: s.games["rerolls"].mean()),
    ("skips", "skips", "moves", lambda s: s.games["skips"].mean()),
    ("third colour wins", "third-wins", "share", lambda s: s.wins[:, s.seats :].sum(1).mean()),
]


def run(report: Report) -> None:
    seats = games.load("it-happens").seats
    for style in (SIMPLE, RANDOM):
        studies = [Study([style] * number, GAMES) for number in seats]
        show_course(report, STYLES[style], studies)
        show_points(report, STYLES[style], studies)
        show_order(report, STYLES[style], studies)
        if style == SIMPLE:
            show_columns(report, studies[-1])
    show_ideas(report)


def name_of(style: str, seats: int, what: str) -> str:
    return f"mounds.{style}.{seats}-seats.{what.replace(' ', '-')}"


def show_course(report: Report, style: str, studies: list[Study]) -> None:
    rows = []
    for label, name, unit, count in MEASURES:
        row = [label]
        for study in studies:
            value = float(count(study))
            row.append(f"{value:.1%}" if unit == "share" else f"{value:.2f}")
            report.figure(name_of(style, study.seats, name), round(value, 5), unit)
        rows.append(row)
    seats = [f"{study.seats} seats" for study in studies]
    report.table(f"It Happens.., {style} players, {GAMES:,} games each", ["", *seats], rows)


def show_points(report: Report, style: str, studies: list[Study]) -> None:
    rows = []
    for study in studies:
        wins, parts = study.wins[:, :, None], study.parts
        seated = np.arange(study.colours)[:, None] < study.seats
        groups = {"seats": seated * np.ones_like(wins), "winners": wins, "others": 1 - wins}
        if study.colours > study.seats:
            groups["third colour"] = ~seated * np.ones_like(wins)
        for who, weights in groups.items():
            points = (parts * weights).sum(axis=(0, 1)) / weights.sum()
            shares = [f"{part:.1f} ({part / points.sum():.0%})" for part in points]
            rows.append([f"{study.seats} seats: {who}", f"{points.sum():.1f}", *shares])
            for what, part in zip(PARTS, points, strict=True):
                name = name_of(style, study.seats, f"{who}.{what}")
                report.figure(name, round(float(part), 3), "points")
    report.table(f"What the points are for, {style} players", ["", "points", *PARTS], rows)


def show_order(report: Report, style: str, studies: list[Study]) -> None:
    rows = []
    for study in studies:
        wins = study.wins_in_order
        row = [f"{study.seats} seats", f"{wins.mean():.1%}"]
        for seat in range(study.seats):
            rate = float(wins[:, seat].mean())
            row.append(f"{rate:.1%} ± {interval(wins[:, seat]):.1%}")
            name = name_of(style, study.seats, f"wins-{seat + 1}")
            report.figure(name, round(rate, 5), "share")
        rows.append(row + [""] * (rules.COLOURS - study.seats))
    columns = ["", "fair", "begins", "second", "third", "fourth", "fifth"]
    report.table(f"Wins by order from the seat that begins, {style} players", columns, rows)


def show_columns(report: Report, study: Study) -> None:
    rows = []
    for mound in range(rules.MOUNDS):
        queen, general = study.setup.queen[mound], study.setup.general[mound]
        row = [f"{mound + 1}: queen {queen}, general {general}"]
        for column in range(rules.COLUMNS):
            share = float((study.games["column"][:, mound] == column).mean())
            row.append(f"{study.setup.height[mound, column]}: {share:.0%}")
            name = f"mounds.queen.{mound + 1}.column-{column + 1}"
            report.figure(name, round(share, 4), "share")
        rows.append(row)
    title = f"Height of each column, and how often the queen is won there; {study.seats} seats"
    report.table(title, ["mound", "1", "2", "3", "4", "5"], rows)


def show_ideas(report: Report) -> None:
    """No single idea should win: one seat that knows nothing else, among casual players."""
    rows = []
    for style in (DEAREST, FINDER):
        row = [STYLES[style]]
        for seats in games.load("it-happens").seats:
            wins = Study([style] + [SIMPLE] * (seats - 1), GAMES // 10).wins[:, 0]
            row.append(f"{wins.mean():.1%} ± {interval(wins):.1%}")
            name = name_of(STYLES[style], seats, "wins")
            report.figure(name, round(float(wins.mean()), 4), "share")
        rows.append(row)
    columns = ["always on", "2 seats", "3 seats", "4 seats", "5 seats"]
    report.table("Wins of one idea among casual players", columns, rows)
