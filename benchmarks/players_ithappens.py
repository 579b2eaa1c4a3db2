"""How strong the players of It Happens.. are: every level against the one below it.

One seat has the stronger player, all others the weaker one, and the same dice are played once
with the stronger player in each seat. A shared win is split. In the game for two the third
colour can win; such a game counts half for either player.
"""

import time
from random import Random

import numpy as np

from benchmarks.report import Report
from benchmarks.strength import strength
from wormery import games
from wormery.games import CHANCE, OVER, Position
from wormery.games.ithappens import ItHappensPosition, rules
from wormery.players.ithappens.search import choose, new_scratch
from wormery.players.levels import EXPERT, LEVELS
from wormery.solver.ithappens import solve_round

# How many deals of dice for two seats, for each stronger level; each is played once from every
# seat. With more seats a quarter as many games are played.
DEALS = {1: 5000, 2: 5000, 3: 1000, 4: 400, 5: 400}

ENDINGS = 300  # of the last round, to judge players by the truth
ENDING_DICE = 3


def run(report: Report) -> None:
    show_ladder(report)
    show_times(report)
    show_endings(report)


def show_ladder(report: Report) -> None:
    rows = []
    for level, deals in DEALS.items():
        row = [f"{LEVELS[level]} against {LEVELS[level - 1]}"]
        for seats in games.load("it-happens").seats:
            number = deals if seats == 2 else deals // (2 * seats)
            share, off = strength("it-happens", level, level - 1, seats, number)
            row.append(f"{share:.1%} ± {off:.1%}")
            name = f"players_ithappens.{LEVELS[level]}.{seats}-seats"
            report.figure(f"{name}.wins", round(share, 4), "share")
            report.figure(f"{name}.interval", round(off, 4), "share")
        rows.append(row)
    title = "Wins of one player among weaker ones (fair: 50, 33.3, 25, 20 %)"
    report.table(title, ["", "2 seats", "3 seats", "4 seats", "5 seats"], rows)


def decisions(seats: int, number: int, dice: int | None) -> list[ItHappensPosition]:
    """Positions with a choice from games of random moves; with `dice`, so close to the end."""
    random = Random(seats)
    found: list[ItHappensPosition] = []
    while len(found) < number:
        position: Position = games.load("it-happens").start(seats=seats)
        while position.actor != OVER:
            if position.actor == CHANCE:
                position = position.after(random.choice(position.outcomes))
                continue
            assert isinstance(position, ItHappensPosition)
            left = sum(held.dice + held.third_dice for held in position.holdings)
            last = position.round == rules.ROUNDS and dice is not None and left <= dice
            if len(position.moves) > 1 and (last or dice is None):
                found.append(position)
            position = position.after(random.choice(position.moves))
    return random.sample(found, number)


def show_times(report: Report) -> None:
    """How long a decision of the expert takes."""
    scratch, stream, rows = new_scratch(), np.ones(1, dtype=np.uint64), []
    for seats in games.load("it-happens").seats:
        times = []
        for position in decisions(seats, 200, None):
            setup, state = position.setup, position.state
            begun = time.perf_counter()
            choose(setup, state, EXPERT, stream, scratch)
            times.append(1000 * (time.perf_counter() - begun))
        mean, longest = float(np.mean(times[1:])), float(np.max(times[1:]))
        rows.append([f"{seats} seats", f"{mean:.1f} ms", f"{longest:.1f} ms"])
        report.figure(f"players_ithappens.expert.{seats}-seats.mean_time", mean, "ms")
        report.figure(f"players_ithappens.expert.{seats}-seats.longest_time", longest, "ms")
    report.table("A decision of the expert, one core", ["", "mean", "longest"], rows)


def show_endings(report: Report) -> None:
    """What players give away where the truth is known: endings solved to the last die."""
    scratch, stream, rows = new_scratch(), np.ones(1, dtype=np.uint64), []
    solved = [
        (position, found)
        for position in decisions(2, ENDINGS, ENDING_DICE)
        if (found := solve_round(position)) is not None
    ]
    for level in range(len(LEVELS)):
        lost = []
        for position, found in solved:
            move = choose(position.setup, position.state, level, stream, scratch)
            values = {int(m): value[position.turn] for m, value in found.moves.items()}
            lost.append(max(values.values()) - values[int(move)])
        loss = float(np.mean(lost))
        rows.append([LEVELS[level], f"{loss:.4f}", f"{np.mean(np.array(lost) < 1e-6):.0%}"])
        report.figure(
            f"players_ithappens.{LEVELS[level]}.endings.loss", round(loss, 5), "share"
        )
    title = f"Chance to win given away in a decision, {len(solved)} solved endings of two seats"
    report.table(title, ["", "given away", "best moves"], rows)
