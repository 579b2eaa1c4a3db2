"""The ladder of Regenwormen, the expert against the best known one-turn player, and speed."""

import time

import numpy as np

from benchmarks.report import Report
from benchmarks.strength import percent, strength
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
            share = strength("regenwormen", level, level - 1, seats, GAMES)
            row.append(percent(share))
            name = f"players.regenwormen.{LEVELS[level]}.{seats}"
            report.figure(name, share[0], "share of wins")
        rows.append(row)
    report.table("One stronger player among weaker ones", ["", "2", "3", "4", "5 seats"], rows)

    rows = []
    for seats in (2, 3, 4):
        share = strength("regenwormen", EXPERT, GREEDY, seats, AGAINST_GREEDY)
        rows.append([f"{seats} seats", percent(share), f"{100 / seats:.2f} %"])
        report.figure(f"players.regenwormen.expert_against_greedy.{seats}", share[0], "share")
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
