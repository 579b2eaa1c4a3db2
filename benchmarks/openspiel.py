"""OpenSpiel's search in Python on our games: simulations in a minute of a core, a whole game.

All by turns in one run, the best of several measurements. `mcts.MCTSBot` searches from the
first decision of a game, with OpenSpiel's own random rollouts, which ask a state for every
step, and with ours, which play compiled rules to the end. OpenSpiel's pig and backgammon,
which are written in C++, are searched by the same program, with OpenSpiel's rollouts.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots

from benchmarks.report import Report
from wormery.envs.openspiel import RandomRollouts

GAMES = {
    "Regenwormen": "wormery_regenwormen",
    "Regenwormen, short variant": "wormery_regenwormen(short=True)",
    "It Happens..": "wormery_it_happens",
}
OTHERS = {"OpenSpiel's pig": "pig", "OpenSpiel's backgammon": "backgammon"}

LEAST = 1.0  # seconds of the processor for one measurement
ROUNDS = 5
WHOLE_GAME = "wormery_regenwormen(short=True)"
SIMULATIONS = 5  # for each move of the whole game


def stock() -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


def ours() -> Any:
    return RandomRollouts(1, seed=1)


def search(game: Any, rollouts: Any, simulations: int) -> Any:
    """A bot that searches; it does not stop at a move that is known to win."""
    luck = np.random.RandomState(1)
    return mcts.MCTSBot(game, 1.0, simulations, rollouts, solve=False, random_state=luck)


def seconds(name: str, make: Callable[[], Any], simulations: int) -> float:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    if state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = search(game, make(), simulations)
    begun = time.process_time()
    bot.mcts_search(state)
    return time.process_time() - begun


def whole_game() -> float:
    """Two searching bots play a game to its end."""
    game = pyspiel.load_game(WHOLE_GAME)
    bots = [search(game, ours(), SIMULATIONS) for _ in range(2)]
    begun = time.process_time()
    evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1))
    return time.process_time() - begun


def run(report: Report) -> None:
    cases = [(label, name, kind) for label, name in GAMES.items() for kind in (stock, ours)]
    cases += [(label, name, stock) for label, name in OTHERS.items()]
    sizes, best = {}, dict.fromkeys(cases, 0.0)
    for label, name, kind in cases:
        size = 1
        seconds(name, kind, size)  # compiles
        while seconds(name, kind, size) < LEAST / 2:
            size *= 2
        sizes[label, name, kind] = size
    for _ in range(ROUNDS):
        for case in cases:
            rate = sizes[case] / seconds(*case[1:], sizes[case])
            best[case] = max(best[case], 60 * rate)
    rows = []
    for label, name, kind in cases:
        rate = best[label, name, kind]
        rows.append([label, f"{kind.__name__}", f"{rate:,.0f}"])
        known = re.sub("[^a-z0-9]+", "_", f"{label} {kind.__name__}".lower())
        report.figure(f"openspiel.mcts.{known}", rate, "1/min")
    report.table(
        "OpenSpiel's search in Python, from the first decision",
        ["", "rollouts", "simulations a minute of a core"],
        rows,
    )
    least = min(whole_game() for _ in range(ROUNDS))
    report.figure("openspiel.mcts.whole_game", least, "s")
    report.table(
        f"Regenwormen, short variant, {SIMULATIONS} simulations a move",
        ["", "s of a core"],
        [["a whole game, two bots, our rollouts", f"{least:.2f}"]],
    )
