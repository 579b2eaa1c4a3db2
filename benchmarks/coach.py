"""The coach: how long it thinks, how far its account is revised, what each level gives away.

The last is what a word for somebody's play is measured by: `GIVEN_AWAY` in each game's part of
the coach has the table that `make bench ONLY=coach` prints.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random

import numpy as np
from numpy.typing import NDArray

from benchmarks.report import Report
from wormery import coach, games
from wormery.evaluation import evaluate
from wormery.games import CHANCE, OVER
from wormery.players.choosers import chooser_of
from wormery.players.levels import CASUAL, CHAMPION, LEVELS
from wormery.record import GameRecord, draw

TIMED = (("regenwormen", 2), ("it-happens", 4))
TIMES = 5
REVISED = 10  # games for each number of seats
LEAST, MOST = 10, 50  # games for each level and number of seats
LOOKED_AT = 80  # decisions of a game; more would say little more, as they share its course
WANTED = 0.08  # the standard error of a mean, as a share of it
TELLS = 1e-5  # below this no two errors differ


def run(report: Report) -> None:
    show_times(report)
    show_revisions(report)
    show_given_away(report)


def played(name: str, levels: list[int], seed: int) -> GameRecord:
    """A game among players of these levels, as its record."""
    game = games.load(name)
    chooser = chooser_of(game)
    stream, scratch = np.array([seed + 1], dtype=np.uint64), chooser.new_scratch()
    start = GameRecord.start(game, seats=len(levels))
    positions, steps = [start.position], list[str]()
    while (position := positions[-1]).actor != OVER:
        if position.actor == CHANCE:
            steps.append(draw(position, f"coach {seed}", len(steps)).text)
        else:
            level = levels[position.actor]
            move = chooser.choose(position.setup, position.state, level, stream, scratch)
            steps.append(position.name_of(int(move)))
        positions.append(position.after(steps[-1]))
    return GameRecord(tuple(positions), start.begins, tuple(steps))


# How long it takes


def show_times(report: Report) -> None:
    rows = []
    for name, seats in TIMED:
        games_of = [played(name, [CASUAL] * seats, seed) for seed in range(TIMES)]
        coach.review(games_of[0])  # whatever is compiled or read once
        reviews = [seconds(partial(coach.review, record)) for record in games_of]
        advice = [
            seconds(partial(coach.advise, position))
            for record in games_of
            for position in record.positions[:-1]
            if position.actor != CHANCE and len(position.moves) > 1
        ]
        report.figure(f"coach.{name}.review.{seats}", float(np.mean(reviews)), "s")
        report.figure(f"coach.{name}.advice.{seats}", max(advice), "s")
        rows.append(
            [
                f"{name}, {seats} seats",
                f"{np.mean(reviews):.2f} s",
                f"{max(reviews):.2f} s",
                f"{1000 * np.mean(advice):.1f} ms",
                f"{1000 * max(advice):.0f} ms",
            ]
        )
    columns = ["", "a review", "the longest", "advice", "the longest"]
    report.table("How long the coach thinks, on one core", columns, rows)


def seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


# How far the account is revised


def show_revisions(report: Report) -> None:
    rows = []
    for name, _ in TIMED:
        for seats in games.load(name).seats:
            found = [revised(played(name, [CHAMPION] * seats, seed)) for seed in range(REVISED)]
            mean = float(np.mean(np.concatenate(found)))
            report.figure(f"coach.{name}.revision.{seats}", mean, "share")
            rows.append([f"{name}, {seats} seats", f"{mean:.2%}"])
    report.table("Mean absolute revision of a chance, per turn", ["", "revision"], rows)


def revised(record: GameRecord) -> NDArray[np.float64]:
    """What each turn revised, on average over all seats."""
    turns: list[NDArray[np.float64]] = []
    seats = record.position.seats
    for moment in coach.review(record).moments:
        if not turns or record.positions[moment.step].begins == "turn":
            turns.append(np.zeros(seats))
        turns[-1] += moment.revised[:seats]
    return np.asarray(np.abs(turns).mean(axis=1))


# What each level gives away


def show_given_away(report: Report) -> None:
    rows = []
    for name, _ in TIMED:
        for seats in games.load(name).seats:
            row = [f"{name}, {seats} seats"]
            for level, word in enumerate(LEVELS):
                mean, error = given_away(name, seats, level)
                report.figure(f"coach.{name}.given_away.{seats}.{word}", mean, "share")
                row.append(f"{mean:.5f} ± {error / max(mean, TELLS):.0%}")
            rows.append(row)
    report.table("Given away in a real decision", ["", *LEVELS], rows)


def given_away(name: str, seats: int, level: int) -> tuple[float, float]:
    """The mean cost of a real decision among players of one level, and its standard error.

    As many games are played as it takes until that is known well enough, within bounds.
    """
    costs, decisions = np.zeros(0), np.zeros(0)
    for seed in count(1000):
        cost, number = costs_of(played(name, [level] * seats, seed), seed)
        costs, decisions = np.append(costs, cost), np.append(decisions, number)
        if len(costs) >= LEAST:
            mean = costs.sum() / decisions.sum()
            off = (costs - mean * decisions).std(ddof=1) / decisions.mean() / len(costs) ** 0.5
            if off <= WANTED * max(mean, TELLS) or len(costs) == MOST:
                return float(mean), float(off)
    raise AssertionError


def costs_of(record: GameRecord, seed: int) -> tuple[float, int]:
    """What was given away in some real decisions of a game, and in how many."""
    decisions = [
        (position, step)
        for position, step in zip(record.positions, record.steps, strict=False)
        if position.actor != CHANCE and len(position.moves) > 1
    ]
    number = min(LOOKED_AT, len(decisions))
    cost = 0.0
    for position, step in Random(seed).sample(decisions, number):
        found, seat = evaluate(position).moves, position.actor
        cost += max(each[seat] for each in found.values())
        cost -= found[position.game.move(step)][seat]
    return cost, number
