"""What the mound set does to the game: a study of very many games of It Happens..

Players go by the rules of thumb of `casual`, and for comparison at random or by one idea.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.report import Report
from wormery import games
from wormery.evaluation.ithappens import thumb
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.games.randomness import Stream, begin_stream, below, next_bits, one_of

GAMES = 50_000
BLOCK = 1000  # games that a thread plays before it takes the next
SEED = 2024

# How a seat plays. The last two know one thing only.
RANDOM, SIMPLE, DEAREST, FINDER = range(4)
STYLES = ("random", "casual", "dearest", "finder")

PARTS = ("queens", "generals", "pairs", "most kinds", "worms")

GAME = np.dtype(
    [
        ("parts", "i2", (rules.COLOURS, len(PARTS))),  # points of each colour
        ("queens", "i1", rules.COLOURS),  # tiles, which decide when points are level
        ("generals", "i1", rules.COLOURS),
        ("worms", "i1", rules.COLOURS),
        ("begins", "i1"),
        ("stuck", "i1", rules.COLOURS),  # rounds that ended with dice in a colour's hand
        ("column", "i1", rules.MOUNDS),  # from which each mound's queen was won
        ("close", "i1", 2),  # mounds where the place further left won queen or general
        ("kinds_out", "i1"),  # kinds of object of which no tile was left at the end
        ("worms_out", "i1"),  # was there a moment without a worm in the supply?
        ("in_vain", "i1"),  # dice on a find of which the supply had none left
        ("rerolls", "i2"),
        ("skips", "i2"),
    ]
)


@compiled
def one_idea(setup: Record, state: Record, style: int, legal: int) -> int:
    """Roll at once, and place on the dearest mound, or on any field with a find."""
    for move in (rules.ROLL_OWN, rules.ROLL_THIRD):
        if legal >> move & 1:
            return move
    best, best_value = 0, -1
    for place in range(rules.SHOWN):
        if legal >> rules.PLACE + place & 1:
            mound, colour = state.shown[place], state.colour
            value = int(setup.queen[mound])
            if style == FINDER:
                column = state.column[place, colour]
                field = setup.height[mound, column] - state.room[place, colour]
                if column == rules.NONE:
                    column, field = rules.leftmost_free_column(state, place), 0
                value += 100 * int(setup.find[mound, column, field] != rules.EMPTY)
            if value > best_value:
                best, best_value = rules.PLACE + place, value
    return best


@compiled
def play_game(
    setup: Record, tables: Record, game: Record, styles: Record, stream: Stream
) -> None:
    """Play a game to its end; the second table has the dice that the rules clear away."""
    state, table = tables[0], tables[1]
    rules.start(setup, state, game.begins)
    while state.phase != rules.OVER:
        if state.phase == rules.DIE_FALL:
            rules.fall(setup, state, 1 + below(next_bits(stream), rules.FACES))
            continue
        if state.phase == rules.REVEAL:
            rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))
            continue
        legal, bits = rules.legal(setup, state), next_bits(stream)
        style = styles[state.turn]
        if style == SIMPLE:
            move = thumb.choose(setup, state)
        elif style == RANDOM:
            move = one_of(legal, bits)
        else:
            move = one_idea(setup, state, style, legal)
        if move >= rules.PLACE:
            tables[1] = tables[0]
            watch_die(setup, table, game, move - rules.PLACE)
        game.rerolls += move == rules.REROLL
        game.skips += move == rules.SKIP
        rules.play(setup, state, move)
        game.worms_out |= rules.worms_in_supply(state) == 0
        if state.phase == rules.REVEAL or state.phase == rules.OVER:
            watch_round(setup, table, state, game)
    watch_end(setup, state, game)


@compiled
def watch_die(setup: Record, table: Record, game: Record, place: int) -> None:
    """Lay the die on the copied table, and see whether its find is still to be had."""
    thumb.take_from_hand(table, 1)
    find = rules.lay_die(setup, table, place, table.colour, table.die)
    if find == rules.FIND_WORM:
        game.in_vain += rules.worms_in_supply(table) == 0
    elif find != rules.EMPTY:
        game.in_vain += rules.objects_in_supply(table, find - rules.FIND_OBJECT) == 0


@compiled
def watch_round(setup: Record, table: Record, state: Record, game: Record) -> None:
    """`table` is the round as it ended; `state` has its points given out already."""
    for colour in range(setup.colours):
        game.stuck[colour] += thumb.dice_left(setup, table, colour) > 0
    for place in range(rules.SHOWN):
        mound = int(table.shown[place])
        sums = np.zeros(rules.COLOURS, dtype=np.int64)
        queen, general = rules.NONE, rules.NONE
        for colour in range(setup.colours):
            sums[colour] = rules.sum_of_dice(table, place, colour)
            if state.queens[colour] >> mound & 1:
                queen = colour
            if state.generals[colour] >> mound & 1:
                general = colour
        game.column[mound] = table.column[place, queen]
        for rival in range(setup.colours):
            if sums[rival] and rival != queen and sums[rival] == sums[queen]:
                game.close[0] += 1
                break
        for rival in range(setup.colours):
            others = rival != queen and rival != general and sums[rival] > 0
            if others and sums[rival] == sums[general]:
                game.close[1] += 1
                break


@compiled
def watch_end(setup: Record, state: Record, game: Record) -> None:
    for kind in range(rules.KINDS):
        game.kinds_out += rules.objects_in_supply(state, kind) == 0
    for colour in range(setup.colours):
        for mound in range(rules.MOUNDS):
            if state.queens[colour] >> mound & 1:
                game.queens[colour] += 1
                game.parts[colour, 0] += setup.queen[mound]
            if state.generals[colour] >> mound & 1:
                game.generals[colour] += 1
                game.parts[colour, 1] += setup.general[mound]
        game.parts[colour, 2] = rules.PAIR_POINTS * rules.pairs(state, colour)
        if rules.has_most_kinds(setup, state, colour):
            game.parts[colour, 3] = rules.MOST_KINDS_POINTS
        game.worms[colour] = state.worms[colour]
        game.parts[colour, 4] = state.worms[colour]


@compiled
def play_block(
    setup: Record, tables: Record, block: Record, styles: Record, first: int
) -> None:
    stream = np.zeros(1, dtype=np.uint64)
    for number in range(block.shape[0]):
        begin_stream(stream, SEED, first + number)
        block[number].begins = (first + number) % setup.seats
        play_game(setup, tables, block[number], styles, stream)


class Study:
    """Games with one style for each seat, and what is counted in them."""

    def __init__(self, styles: list[int], number: int = GAMES) -> None:
        self.seats = len(styles)
        self.setup = games.load("it-happens").start(seats=self.seats).setup
        self.colours = int(self.setup.colours)
        self.games: NDArray[Any] = np.zeros(number, dtype=GAME)

        def play(first: int) -> None:
            tables = np.zeros(2, dtype=rules.STATE)
            block = self.games[first : first + BLOCK]
            play_block(self.setup, tables, block, np.array(styles), first)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for _ in pool.map(play, range(0, number, BLOCK)):
                pass
        self.parts = self.games["parts"][:, : self.colours].astype(np.int64)
        self.stuck = self.games["stuck"][:, : self.colours]
        self.ties = self.games["close"].mean(axis=0) / rules.MOUNDS
        scores = self.parts.sum(axis=2)
        self.seat_scores = scores[:, : self.seats]
        ranked = np.sort(scores, axis=1)
        self.margins = ranked[:, -1] - ranked[:, -2]
        self.wins = self.shares_of_win(scores)
        order = (self.games["begins"][:, None] + np.arange(self.seats)) % self.seats
        self.wins_in_order = np.take_along_axis(self.wins, order, axis=1)

    def shares_of_win(self, scores: NDArray[np.int64]) -> NDArray[np.float64]:
        """What each colour has of each game's win (IH-11)."""
        rank = scores
        for tiles in (self.games["queens"], self.games["generals"], self.games["worms"]):
            rank = 100 * rank + tiles[:, : self.colours]
        best = rank == rank.max(axis=1, keepdims=True)
        shares: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares


# What is counted of a study: a label, a name for the figure, its unit, and how.
MEASURES: list[tuple[str, str, str, Callable[[Study], Any]]] = [
    ("score", "score", "points", lambda s: s.seat_scores.mean()),
    ("score, standard deviation", "score-sd", "points", lambda s: s.seat_scores.std()),
    ("winning margin", "margin", "points", lambda s: s.margins.mean()),
    ("level on points at the top", "level", "share", lambda s: (s.margins == 0).mean()),
    ("win shared", "shared", "share", lambda s: (s.wins.max(axis=1) < 1).mean()),
    ("colours stuck, of all rounds", "stuck", "share", lambda s: s.stuck.mean() / rules.ROUNDS),
    ("games with a stuck colour", "stuck-games", "share", lambda s: s.stuck.any(axis=1).mean()),
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
        studies = [Study([style] * number) for number in seats]
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


def interval(samples: NDArray[np.float64]) -> float:
    """How far a mean may be off, with a certainty of 95 %."""
    return float(1.96 * samples.std() / len(samples) ** 0.5)


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
