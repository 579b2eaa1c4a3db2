"""The ladder of Regenwormen, the expert against the best known one-turn player, and speed."""

import time

import numpy as np
from numpy.typing import NDArray

from benchmarks.report import Report
from wormery.arena.batch import driver_of
from wormery.games import load
from wormery.games.regenwormen import rules
from wormery.players.levels import EXPERT, LEVELS
from wormery.players.regenwormen import GREEDY, new_scratch

GAMES = 1_000  # deals for each row of the ladder; each is played once from every seat
AGAINST_GREEDY = 20_000
SPEED = 400


def run(report: Report) -> None:
    rows = []
    for level in range(1, len(LEVELS)):
        row = [f"{LEVELS[level]} against {LEVELS[level - 1]}"]
        for seats in (2, 3, 4, 5):
            share, width = compare(level, level - 1, seats, GAMES)
            row.append(f"{100 * share:.1f} ± {100 * width:.1f} %")
            name = f"players.regenwormen.{LEVELS[level]}.{seats}"
            report.figure(name, share, "share of wins")
        rows.append(row)
    report.table("One stronger player among weaker ones", ["", "2", "3", "4", "5 seats"], rows)

    rows = []
    for seats in (2, 3, 4):
        share, width = compare(EXPERT, GREEDY, seats, AGAINST_GREEDY)
        rows.append(
            [
                f"{seats} seats",
                f"{100 * share:.2f} ± {100 * width:.2f} %",
                f"{100 / seats:.2f} %",
            ]
        )
        report.figure(f"players.regenwormen.expert_against_greedy.{seats}", share, "share")
    report.table("One expert among greedy one-turn players", ["", "wins", "fair"], rows)

    driver = driver_of(load("regenwormen"))
    begun = time.perf_counter()
    played = np.zeros(SPEED, dtype=rules.STATE)
    setup = load("regenwormen").start(seats=2).setup
    counts = np.zeros((SPEED, 2), dtype=np.int64)
    driver.play_games(setup, played, counts, np.array([EXPERT, EXPERT]), 1, 0, new_scratch())
    rate = SPEED / (time.perf_counter() - begun)
    report.figure("players.regenwormen.expert_games_per_second", rate, "1/s")
    report.table(
        "Expert against itself, 2 seats, one core", ["", ""], [["games/s", f"{rate:.0f}"]]
    )


def compare(strong: int, weak: int, seats: int, deals: int) -> tuple[float, float]:
    """The share of wins of one strong player, and half of its 95 % interval over deals."""
    game = load("regenwormen")
    setup, driver = game.start(seats=seats).setup, driver_of(game)
    won = np.zeros(deals)
    for seat in range(seats):
        levels = np.full(seats, weak)
        levels[seat] = strong
        finals = np.zeros(deals, dtype=rules.STATE)
        counts = np.zeros((deals, 2), dtype=np.int64)
        driver.play_games(setup, finals, counts, levels, 7, 0, new_scratch())
        won += shares(finals, seats)[:, seat] / seats
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(deals))


def shares(finals: NDArray[np.void], seats: int) -> NDArray[np.float64]:
    game = load("regenwormen")
    winners = np.zeros((len(finals), seats), dtype=np.bool_)
    reasons = np.zeros(len(finals), dtype=np.int64)
    driver_of(game).judge_games(game.start(seats=seats).setup, finals, winners, reasons)
    return np.asarray(winners / winners.sum(axis=1, keepdims=True))
