"""How strong the champion is in both games, what it gives away, and how long it thinks.

`make bench ONLY=champion` measures everything.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import numpy as np

from benchmarks.players_ithappens import decisions
from benchmarks.report import Report
from benchmarks.strength import percent, play, strength
from wormery import games
from wormery.evaluation import DEEP, NORMAL, QUICK, evaluate, evaluate_tables
from wormery.games import CHANCE, OVER, Position
from wormery.games.ithappens import rules as mounds
from wormery.games.ithappens.mounds import FINDS, Mound, MoundSet
from wormery.players.choosers import chooser_of
from wormery.players.levels import CHAMPION, EXPERT
from wormery.players.regenwormen import GREEDY
from wormery.solver.ithappens import solve_round

TABLES = 1500  # whose evaluation is timed
SELF_PLAY = 200
ENDINGS = 300
ENDING_DICE = 5  # left in It Happens..; what a player searches reaches four for certain
FEW_TILES = 3
DECISIONS = 3  # of a game that begins with few tiles
SOLVED = 200  # tables whose end is known
NAMES = {EXPERT: "expert", CHAMPION: "champion"}

# Deals of dice, each played once from every seat: by seats, against the expert and greedy.
REGENWORMEN = {2: (40_000, 40_000), 3: (12_000, 6_000), 4: (8_000, 4_000), 5: (6_000, 3_000)}
REGENWORMEN |= {6: (4_000, 2_000), 7: (4_000, 2_000)}
IT_HAPPENS = {2: 500, 3: 200, 4: 150, 5: 150}
DRAWN_SETS = 400  # deals with mounds drawn at random, a set for every ten


def run(report: Report) -> None:
    show_regenwormen(report)
    show_it_happens(report)
    show_endings(report)
    show_truth(report)
    show_speed(report)


def show_regenwormen(report: Report) -> None:
    rows = []
    for seats, (experts, greedy) in REGENWORMEN.items():
        among = {
            "champion.experts": strength("regenwormen", CHAMPION, EXPERT, seats, experts),
            "champion.greedy": strength("regenwormen", CHAMPION, GREEDY, seats, greedy),
            "expert.greedy": strength("regenwormen", EXPERT, GREEDY, seats, greedy),
        }
        for what, share in among.items():
            report.figure(f"champion.regenwormen.{what}.{seats}", round(share[0], 4), "share")
        rows.append([f"{seats} seats", *map(percent, among.values()), f"{100 / seats:.2f} %"])
    columns = ["", "champion/experts", "champion/greedy", "expert/greedy", "fair"]
    report.table("Regenwormen: wins of one player among others", columns, rows)


def show_it_happens(report: Report) -> None:
    rows = []
    for seats, deals in IT_HAPPENS.items():
        share = strength("it-happens", CHAMPION, EXPERT, seats, deals)
        report.figure(f"champion.it-happens.experts.{seats}", round(share[0], 4), "share")
        rows.append([f"{seats} seats", percent(share), f"{100 / seats:.2f} %"])
    drawn = strength("it-happens", CHAMPION, EXPERT, 2, DRAWN_SETS, drawn_start)
    report.figure("champion.it-happens.drawn", round(drawn[0], 4), "share")
    rows.append(["2 seats, mounds drawn at random", percent(drawn), "50.00 %"])
    report.table("It Happens..: wins of one champion among experts", ["", "wins", "fair"], rows)


@cache
def drawn_start(number: int) -> Position:
    """A game for two with mounds drawn at random."""
    start: Position = games.load("it-happens").start(seats=2, mounds=drawn_set(Random(number)))
    return start


def drawn_set(random: Random) -> MoundSet:
    """Mounds that a person might write, but for taste."""
    return MoundSet("drawn", tuple(_drawn_mound(random) for _ in range(mounds.MOUNDS)))


def _drawn_mound(random: Random) -> Mound:
    general = random.randint(2, 5)
    finds = list(FINDS.values())
    columns = tuple(
        tuple(
            random.choice(finds[1:]) if random.random() < 0.55 else mounds.EMPTY
            for _ in range(random.randint(1, mounds.FIELDS))
        )
        for _ in range(mounds.COLUMNS)
    )
    highest = mounds.FACES * max(map(len, columns))
    queen = random.randint(general + 1, 9)
    return Mound(queen, general, random.randint(2, min(11, highest)), columns)


def show_endings(report: Report) -> None:
    """What players give away where the truth is known."""
    rows = []
    for name, solved in (
        ("regenwormen", _endings_of_regenwormen()),
        ("it-happens", _endings_of_it_happens()),
    ):
        chooser, stream = chooser_of(games.load(name)), np.ones(1, dtype=np.uint64)
        scratch = chooser.new_scratch()
        for level in (EXPERT, CHAMPION):
            lost = []
            for position, values in solved:
                chooser.forget(scratch)
                move = chooser.choose(position.setup, position.state, level, stream, scratch)
                lost.append(max(values.values()) - values[int(move)])
            report.figure(
                f"champion.{name}.{NAMES[level]}.given_away", float(np.mean(lost)), "share"
            )
            rows.append(
                [f"{name}, {NAMES[level]}", f"{100 * np.mean(lost):.4f} %", str(len(lost))]
            )
    title = "Chance to win given away per decision in solved endings"
    report.table(title, ["", "given away", "decisions"], rows)


Solved = list[tuple[Position, dict[int, float]]]


def _endings_of_it_happens() -> Solved:
    return [
        (position, {int(move): values[position.turn] for move, values in found.moves.items()})
        for position in decisions(2, ENDINGS, ENDING_DICE)
        if (found := solve_round(position)) is not None
    ]


def _endings_of_regenwormen() -> Solved:
    """Decisions of experts in games for two that begin with few tiles, solved to the end."""
    random, found = Random(1), Solved()
    for table in solved_tables(random):
        position: Position = table
        for _ in range(DECISIONS):
            while position.actor == CHANCE:
                weights = [outcome.chance for outcome in position.outcomes]
                position = position.after(random.choices(position.outcomes, weights)[0])
            if position.actor == OVER:
                break
            solved = evaluate(position, DEEP)
            if len(solved.moves) > 1 and solved.exact:
                me = position.turn
                values = {int(move): each[me] for move, each in solved.moves.items()}
                found.append((position, values))
            position = position.after(_choice(position))
        if len(found) >= ENDINGS:
            break
    return found[:ENDINGS]


def solved_tables(random: Random) -> Iterator[Position]:
    """Tables for two with up to three tiles in the game, whose end is known."""
    while True:
        places: tuple[list[int], ...] = ([], [], [])
        for tile in random.sample(range(21, 37), random.randint(1, FEW_TILES)):
            random.choice((places[0], *places)).append(tile)
        row, *stacks = places
        if not row:
            continue
        open_tiles = ",".join(_in_ranges(sorted(row)))
        piles = "/".join(".".join(map(str, stack)) or "-" for stack in stacks)
        turn = random.choice("AB")
        table: Position = games.parse(f"regenwormen 2 - {turn} {open_tiles} {piles} -")
        if evaluate(table, DEEP).exact:
            yield table


def _in_ranges(tiles: list[int]) -> Iterator[str]:
    """Tiles as positions are written: neighbours together."""
    first = last = tiles[0]
    for tile in [*tiles[1:], 0]:
        if tile == last + 1:
            last = tile
            continue
        yield f"{first}-{last}" if last > first else str(first)
        first = last = tile


def show_truth(report: Report) -> None:
    """How far chances are off where the whole rest of the game is solved."""
    rows = []
    tables = list(islice(solved_tables(Random(2)), SOLVED))
    truth = [evaluate(table, DEEP).chances[0] for table in tables]
    for budget, word in ((QUICK, "quick"), (NORMAL, "normal")):
        found = [evaluate(table, budget).chances[0] for table in tables]
        mean = float(np.abs(np.subtract(found, truth)).mean())
        report.figure(f"champion.regenwormen.truth.{word}", mean, "share")
        rows.append([f"Regenwormen, {word}", f"{100 * mean:.3f} %", str(len(tables))])
    endings = decisions(2, ENDINGS, ENDING_DICE)
    for budget, word in ((QUICK, "quick"), (NORMAL, "normal")):
        differences = [
            abs(evaluate(position, budget).chances[0] - exact.chances[0])
            for position in endings
            if (exact := evaluate(position, DEEP)).exact
        ]
        mean = float(np.mean(differences))
        report.figure(f"champion.it-happens.truth.{word}", mean, "share")
        rows.append([f"It Happens.., {word}", f"{100 * mean:.3f} %", str(len(differences))])
    report.table("Mean absolute error where the end is known", ["", "error", "tables"], rows)


def _choice(position: Position) -> int:
    chooser = chooser_of(position.game)
    stream = np.ones(1, dtype=np.uint64)
    scratch = _scratch(position.game.name)
    chooser.forget(scratch)
    return chooser.choose(position.setup, position.state, EXPERT, stream, scratch)


@cache
def _scratch(name: str) -> object:
    return chooser_of(games.load(name)).new_scratch()


def show_speed(report: Report) -> None:
    game, rows = games.load("regenwormen"), []
    for level in (EXPERT, CHAMPION):
        levels = np.array([level, level])
        play(game, levels, 10, lambda _: game.start(seats=2))
        begun = time.perf_counter()
        play(game, levels, SELF_PLAY, lambda _: game.start(seats=2), threads=1)
        rate = SELF_PLAY / (time.perf_counter() - begun)
        report.figure(f"champion.regenwormen.{NAMES[level]}.games", rate, "1/s")
        rows.append([f"Regenwormen, {NAMES[level]} against itself", f"{rate:.0f} games/s"])
    tables = _tables("regenwormen", 2)
    for budget, word in ((QUICK, "quick"), (NORMAL, "normal")):
        begun = time.perf_counter()
        for position in tables:
            evaluate(position, budget)
        mean = 1000 * (time.perf_counter() - begun) / len(tables)
        report.figure(f"champion.regenwormen.evaluate.{word}", mean, "ms")
        rows.append([f"Regenwormen, evaluate, {word}", f"{mean:.2f} ms"])
    evaluate_tables(tables[:1])  # whatever is read or compiled once
    begun = time.perf_counter()
    evaluate_tables(tables)
    rate = len(tables) / (time.perf_counter() - begun)
    report.figure("champion.regenwormen.evaluate_tables", rate, "1/s")
    rows.append(["Regenwormen, evaluate_tables", f"{rate:.0f} a second"])
    chooser, stream = chooser_of(games.load("it-happens")), np.ones(1, dtype=np.uint64)
    scratch = chooser.new_scratch()
    for seats in games.load("it-happens").seats:
        times = []
        for position in decisions(seats, 200, None):
            begun = time.perf_counter()
            chooser.choose(position.setup, position.state, CHAMPION, stream, scratch)
            times.append(1000 * (time.perf_counter() - begun))
        mean, longest = float(np.mean(times[1:])), float(np.max(times[1:]))
        report.figure(f"champion.it-happens.{seats}-seats.mean_time", mean, "ms")
        report.figure(f"champion.it-happens.{seats}-seats.longest_time", longest, "ms")
        words = f"{mean:.1f} ms, {longest:.1f} ms at most"
        rows.append([f"It Happens.., a decision with {seats} seats", words])
    report.table("How long the champion thinks, one core", ["", ""], rows)


def _tables(name: str, seats: int) -> list[Position]:
    """Tables at the start of turns, from games between experts."""
    found: list[Position] = []
    random = Random(5)
    while len(found) < TABLES:
        position: Position = games.load(name).start(seats=seats)
        while position.actor != OVER:
            if position.actor == CHANCE:
                weights = [outcome.chance for outcome in position.outcomes]
                position = position.after(random.choices(position.outcomes, weights)[0])
                continue
            if position.begins == "turn":
                found.append(position)
            position = position.after(_choice(position))
    return found[:TABLES]
