"""Whether chances are what they say: of all tables given 30 %, are three in ten won?

Games are played by champions, and by players of mixed levels. At the start of some turns all
seats' chances are noted, and at the end who won. `make bench ONLY=calibration` does it for both
games and all seats, and draws `docs/calibration.svg`.

As many tables are kept of a short game as of a long one, and each counts for as many as it was
drawn from. To let all count the same would be hindsight: who leads in a game that will be short
wins it more often than the table says. For the same reason a stage of the game is a number of
turns that are over, and not a part of those that there will have been.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks import playing_on
from benchmarks.report import Report
from benchmarks.strength import shares
from wormery import games
from wormery.evaluation import evaluate
from wormery.games import AnyGame, need_part_of
from wormery.games.compiling import bind, cell_of
from wormery.players.choosers import chooser_of
from wormery.players.levels import CASUAL, CHAMPION, EXPERT, SKILLED

DIAGRAM = Path(__file__).parents[1] / "docs" / "calibration.svg"

GAMES = {"regenwormen": 6_000, "it-happens": 300}  # for each number of seats, and each kind
PLAYED_ON = {"regenwormen": (60, 800)}  # tables, and how often each; the other takes too long
KEPT = 4  # tables of a game; more would say little more, as they share its result
BLOCK = 50  # games that a thread plays before it takes the next
TITLES = {"regenwormen": "Regenwormen", "it-happens": "It Happens.."}
MIXED = (CASUAL, SKILLED, EXPERT, CHAMPION)
BINS = 20
STAGES = ("early", "in the middle", "late")  # by thirds of the mean length of a game

Floats = NDArray[np.float64]


class Noted(NamedTuple):
    """Chances and what became of them, a row for each party of each table."""

    chances: Floats
    results: Floats
    stages: NDArray[np.int64]
    weights: Floats  # how many tables of its game it stands for
    games: NDArray[np.int64]


def run(report: Report) -> None:
    rows, drawn = [], {}
    for name, number in GAMES.items():
        noted = {}
        for seats in games.load(name).seats:
            for mixed in (False, True):
                noted[seats, mixed] = note(name, seats, mixed, number)
        for seats in games.load(name).seats:
            both = join([noted[seats, False], noted[seats, True]])
            stages = [_part(both, both.stages == stage) for stage in range(len(STAGES))]
            apart = [noted[seats, False], noted[seats, True], *stages]
            rows.append([f"{name}, {seats} seats", *map(how_far, apart)])
        champions, mixed_levels, everything = (
            join([one for (_, mixed), one in noted.items() if mixed in which])
            for which in ((False,), (True,), (False, True))
        )
        stages = [_part(everything, everything.stages == stage) for stage in range(len(STAGES))]
        rows.append([f"{name}, all", *map(how_far, (champions, mixed_levels, *stages))])
        report.figure(f"calibration.{name}.champions", off(champions), "share")
        report.figure(f"calibration.{name}.mixed", off(mixed_levels), "share")
        drawn[name] = (champions, mixed_levels)
    columns = ["", "champions", "mixed levels", *STAGES]
    report.table(
        "Calibration error of the chance to win, and what luck alone does", columns, rows
    )
    DIAGRAM.write_text(diagram(drawn), encoding="utf-8")
    show_errors(report)


def show_errors(report: Report) -> None:
    """How far a chance is off: beside what becomes of a table that is played on many times.

    Part of that difference is the luck of those games, which is known and taken off.
    """
    rows = []
    for name, (tables, times) in PLAYED_ON.items():
        game = games.load(name)
        for seats in game.seats:
            squares = square_errors(game, seats, tables, times)
            mean, half = squares.mean(), 1.96 * squares.std(ddof=1) / len(squares) ** 0.5
            off, most = (max(one, 0.0) ** 0.5 for one in (mean, mean + half))
            report.figure(f"calibration.{name}.error.{seats}", off, "share")
            rows.append([f"{name}, {seats} seats", f"{off:.2%}", f"{most:.2%}"])
    columns = ["", "standard error", "at most (95 %)"]
    report.table("How far a chance of evaluate, normal, is off", columns, rows)


def square_errors(game: AnyGame, seats: int, tables: int, times: int) -> Floats:
    """Of each table: the mean square of how far its chances are off."""
    setup, chooser = game.start(seats=seats).setup, chooser_of(game)
    levels = np.full((tables, seats), CHAMPION)
    finals = np.zeros(tables, dtype=game.rules.STATE)
    kept = np.zeros((tables, 1), dtype=game.rules.STATE)
    at, turns = np.zeros((tables, 1), dtype=np.int64), np.zeros(tables, dtype=np.int64)
    player = player_of(game)
    player.play_keeping(setup, levels, 77, 0, finals, kept, at, turns, chooser.new_scratch())
    start = game.start(seats=seats)

    def square_error(place: int) -> float:
        ends = np.zeros(times, dtype=game.rules.STATE)
        scratch = chooser.new_scratch()
        player.play_often(setup, kept[place], levels[0], place, ends, scratch)
        results = shares(game, setup, ends)
        table = type(start)(game, cell_of(setup), cell_of(kept[place, 0]))
        said = evaluate(table).chances
        luck = results.var(axis=0, ddof=1) / times
        return float(((said - results.mean(axis=0)) ** 2 - luck).mean())

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return np.array(list(pool.map(square_error, range(tables))))


def note(name: str, seats: int, mixed: bool, number: int) -> Noted:
    """Some tables of so many games, and what became of them."""
    game = games.load(name)
    setup, chooser = game.start(seats=seats).setup, chooser_of(game)
    random = np.random.default_rng([seats, mixed])
    levels = random.choice(MIXED if mixed else (CHAMPION,), (number, seats))

    at, turns = np.zeros((number, KEPT), dtype=np.int64), np.zeros(number, dtype=np.int64)

    def play_block(first: int) -> tuple[Floats, Floats]:
        block = slice(first, min(first + BLOCK, number))
        finals = np.zeros(block.stop - first, dtype=game.rules.STATE)
        kept = np.zeros((len(finals), KEPT), dtype=game.rules.STATE)
        player_of(game).play_keeping(
            setup, levels[block], seats, first, finals, kept, at[block], turns[block],
            chooser.new_scratch(),
        )  # fmt: skip
        chances = need_part_of(game, "evaluation").evaluate_tables(setup, kept.ravel())
        return chances, np.repeat(shares(game, setup, finals), KEPT, axis=0)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = list(pool.map(play_block, range(0, number, BLOCK)))
    chances, results = (np.concatenate(part) for part in zip(*parts, strict=True))
    stages = np.minimum(at * len(STAGES) // int(turns.mean()), len(STAGES) - 1).ravel()
    parties = chances.shape[1]
    weights, of_game = np.repeat(turns / KEPT, KEPT), np.arange(number).repeat(KEPT)
    return Noted(
        chances.ravel(),
        results.ravel(),
        stages.repeat(parties),
        weights.repeat(parties),
        of_game.repeat(parties),
    )


@cache
def player_of(game: AnyGame) -> Any:
    chooser = chooser_of(game)
    return bind(playing_on, game.rules, choose=chooser.choose, forget=chooser.forget)


def join(parts: list[Noted]) -> Noted:
    """All together; no game of one part is also in another."""
    first = np.cumsum([0, *(part.games.max() + 1 for part in parts)])
    apart = [
        part._replace(games=part.games + before)
        for part, before in zip(parts, first[:-1], strict=True)
    ]
    return Noted._make(np.concatenate(arrays) for arrays in zip(*apart, strict=True))


def _part(noted: Noted, where: NDArray[np.bool_]) -> Noted:
    return Noted._make(array[where] for array in noted)


class Bin(NamedTuple):
    """Tables that were given about the same chance."""

    said: float  # the mean chance
    came: float  # the mean result
    share: float  # of all tables
    luck: float  # the standard error of the difference; tables of one game share its result


def in_bins(noted: Noted) -> Iterator[Bin]:
    bins = np.minimum((noted.chances * BINS).astype(int), BINS - 1)
    for one in range(BINS):
        here = _part(noted, bins == one)
        if weight := here.weights.sum():
            said, came = (
                float(here.weights @ column / weight) for column in (here.chances, here.results)
            )
            beside = here.weights * (here.results - here.chances - came + said)
            luck = float(np.sqrt((np.bincount(here.games, beside) ** 2).sum()) / weight)
            yield Bin(said, came, float(weight / noted.weights.sum()), luck)


def off(noted: Noted) -> float:
    """How far chances are from what became of them, on average over the bins."""
    return sum(abs(one.said - one.came) * one.share for one in in_bins(noted))


def off_by_luck(noted: Noted) -> float:
    """The same as it would be on average if every chance were true."""
    of_a_normal_error = (2 / np.pi) ** 0.5
    return float(of_a_normal_error * sum(one.luck * one.share for one in in_bins(noted)))


def how_far(noted: Noted) -> str:
    return f"{100 * off(noted):.2f} % ({100 * off_by_luck(noted):.2f} %)"


SIDE, EDGE = 300, 46


def diagram(drawn: dict[str, tuple[Noted, Noted]]) -> str:
    """A picture for each game: what was said across, what came of it up."""
    wide, high = len(drawn) * (SIDE + 2 * EDGE), SIDE + 2 * EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="sans-serif" font-size="12" role="img">',
        "<title>How often tables were won, by the chance to win they were given</title>",
        f'<rect width="{wide}" height="{high}" fill="#fffdf7"/>',
    ]
    for place, (name, kinds) in enumerate(drawn.items()):
        left, bottom = EDGE + place * (SIDE + 2 * EDGE), EDGE + SIDE
        title = TITLES[name]
        lines += [
            f'<text x="{left}" y="{EDGE - 14}" font-size="15">{title}</text>',
            f'<rect x="{left}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" '
            'stroke="#8a8171"/>',
            f'<path d="M{left} {bottom}L{left + SIDE} {EDGE}" stroke="#c9c0ad"/>',
        ]
        for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
            x, y = left + SIDE * tick, bottom - SIDE * tick
            lines.append(
                f'<text x="{x}" y="{bottom + 16}" text-anchor="middle">{tick:.0%}</text>'
            )
            lines.append(
                f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{tick:.0%}</text>'
            )
        for kind, colour in zip(kinds, ("#1f6f4a", "#c2542d"), strict=True):
            for one in in_bins(kind):
                x, y = left + SIDE * one.said, bottom - SIDE * one.came
                half, size = 1.96 * SIDE * one.luck, 1.5 + 5.0 * one.share**0.5
                lines += [
                    f'<path d="M{x:.1f} {y - half:.1f}V{y + half:.1f}" stroke="{colour}"/>',
                    f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{colour}" '
                    'fill-opacity="0.65"/>',
                ]
        lines.append(
            f'<text x="{left + 10}" y="{EDGE + 20}" fill="#1f6f4a">champions</text>'
            f'<text x="{left + 10}" y="{EDGE + 36}" fill="#c2542d">mixed levels</text>'
            f'<text x="{left + SIDE / 2}" y="{bottom + 36}" text-anchor="middle">'
            "chance that was given; upwards: share that was won</text>"
        )
    return "\n".join([*lines, "</svg>", ""])
