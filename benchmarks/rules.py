"""How fast the compiled rules play, and what that looks like from Python."""

import random
import time

from benchmarks.report import Report
from wormery.arena.batch import Batch, play_games
from wormery.games import CHANCE, OVER, load

REPEATS = 5

# Enough games for about half a second each.
CASES = (
    ("regenwormen", 2, 10_000),
    ("regenwormen", 4, 10_000),
    ("it-happens", 2, 60_000),
    ("it-happens", 4, 60_000),
    ("it-happens", 5, 60_000),
)


def run(report: Report) -> None:
    rows = []
    for name, seats, number in CASES:
        compile_first = play_games(load(name), seats, 16, threads=2)
        assert len(compile_first.finals) == 16
        one, batch = best_time(name, seats, number, threads=1)
        two, again = best_time(name, seats, number, threads=2)
        assert (batch.finals == again.finals).all()
        decisions = int(batch.decisions.sum())
        choices = int(batch.choices.sum())
        rows.append(
            [
                f"{name}, {seats} seats",
                f"{decisions / one / 1e6:.1f} M",
                f"{choices / one / 1e6:.1f} M",
                f"{number / one:,.0f}",
                f"{decisions / two / 1e6:.1f} M",
                f"{one / two:.2f}",
            ]
        )
        key = f"rules.{name}.{seats}"
        report.figure(f"{key}.decisions_per_second", decisions / one, "1/s")
        report.figure(f"{key}.choices_per_second", choices / one, "1/s")
        report.figure(f"{key}.games_per_second", number / one, "1/s")
        report.figure(f"{key}.two_threads_ratio", one / two, "")
    report.table(
        "Random play by the compiled rules",
        [
            "",
            "decisions/s, 1 thread",
            "of these with a choice",
            "games/s",
            "decisions/s, 2 threads",
            "ratio",
        ],
        rows,
    )
    report.table(
        "Random play through Position, one step at a time",
        ["", "steps/s"],
        [
            [name, f"{steps_per_second(report, name):,.0f}"]
            for name in ("regenwormen", "it-happens")
        ],
    )


def best_time(name: str, seats: int, number: int, threads: int) -> tuple[float, Batch]:
    """The best of several runs: the machine may be busy with other things."""
    game = load(name)
    times = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        batch = play_games(game, seats, number, seed=1, threads=threads)
        times.append(time.perf_counter() - begun)
    return min(times), batch


def steps_per_second(report: Report, name: str) -> float:
    """Moves and outcomes that a Python program can make in a second."""
    randomness = random.Random(1)
    game = load(name)
    rates = []
    for _ in range(REPEATS):
        steps = 0
        begun = time.perf_counter()
        while steps < 3000:
            position = game.start(seats=2)
            while position.actor != OVER and steps < 3000:
                if position.actor == CHANCE:
                    position = position.after(randomness.choice(position.outcomes))
                else:
                    position = position.after(randomness.choice(position.moves))
                steps += 1
        rates.append(steps / (time.perf_counter() - begun))
    report.figure(f"rules.{name}.position_steps_per_second", max(rates), "1/s")
    return max(rates)
