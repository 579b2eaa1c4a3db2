"""Writes the golden games in tests/golden/: seeded play, with remarks on what happens.

    python tests/make_golden.py

Run it again when the rules' version or the shipped mounds change, and read the difference.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from wormery import games, players, record
from wormery.games import CHANCE, LETTERS, OVER, Position
from wormery.games.ithappens import ItHappensPosition, MoundSet
from wormery.games.ithappens.mounds import read_word
from wormery.games.regenwormen import RegenwormenPosition
from wormery.record import FairDice, GameRecord

GOLDEN = Path(__file__).parent / "golden"

MOST_REMARKS = 12  # in one game, so that it stays readable

# Mounds of the golden games' own, so that few of them change with the mounds that ship.
ROOMY_MOUNDS = "|".join(
    f"{queen}-{general}-{worm}:{columns}"
    for queen, general, worm, columns in (
        (9, 3, 6, ".w/m../.s/w.b/."),
        (8, 4, 4, "w./.g/b.m/l/.v."),
        (7, 2, 9, "s/.w./.l/t../p"),
        (5, 2, 2, ".t/p.w/w/m./.b."),
        (6, 3, 7, "..g/b/s.w/.w/.l"),
        (4, 3, 3, "l./.w/v.t/./m.p"),
        (9, 5, 11, ".p/s./.w./m/.g."),
        (7, 4, 5, "w/g.b/.t/.v./l."),
        (6, 2, 10, "t./.v/p.w/w/s.."),
        (5, 4, 4, "m.l/.b/s/.w/.p."),
        (8, 2, 12, ".g/l.w/w/v../.t"),
        (4, 2, 5, "v/.p/..s/w./b.m"),
    )
)

# Low columns, so that players get stuck.
LOW_MOUNDS = "|".join(
    f"{queen}-{general}-{worm}:{columns}"
    for queen, general, worm, columns in (
        (9, 4, 6, "./.w/m/.s/w"),
        (8, 3, 4, "w/./b./g/.m"),
        (7, 2, 5, "s/w./.l/./v"),
        (5, 2, 2, ".t/p/w/m./."),
        (6, 3, 7, "./b/s./w/.g"),
        (4, 3, 3, "l/.w/./v/t."),
        (9, 5, 8, ".p/./w/m/.s"),
        (7, 4, 5, "w/g/.b/./l"),
        (6, 2, 6, "./.v/t/w/p"),
        (5, 4, 4, "m/./.s/.w/b"),
        (8, 2, 9, ".g/l/w/v/."),
        (4, 2, 5, "t/.p/./w/..w"),
    )
)

# name, seats, who begins, options, seed
GAMES: dict[str, list[tuple[str, int, int, dict[str, Any], int]]] = {
    "regenwormen": [
        ("two", 2, 0, {}, 1),
        ("two-highest", 2, 1, {"lower": "highest"}, 2),
        ("three-short", 3, 2, {"short": True}, 3),
        ("three", 3, 0, {}, 4),
        ("four", 4, 1, {}, 5),
        ("five-short", 5, 4, {"short": True}, 6),
        ("six-highest-short", 6, 3, {"lower": "highest", "short": True}, 7),
        ("seven", 7, 6, {}, 8),
        ("three-fair", 3, 1, {}, 9),
        ("three-bound", 3, 0, {"short": True, "lower": "highest"}, 10),
    ],
    "it-happens": [
        ("two", 2, 0, {"mounds": ROOMY_MOUNDS}, 1),
        (
            "two-third-worms",
            2,
            1,
            {"third_colour_worms": 2, "mounds": ROOMY_MOUNDS},
            2,
        ),
        ("two-low", 2, 0, {"mounds": LOW_MOUNDS, "skip": "before-roll"}, 3),
        ("three-shipped-mounds", 3, 2, {}, 4),
        ("three-before-roll", 3, 0, {"skip": "before-roll", "mounds": ROOMY_MOUNDS}, 5),
        ("four-open", 4, 3, {"open_points": True, "mounds": ROOMY_MOUNDS}, 6),
        ("four-low", 4, 1, {"mounds": LOW_MOUNDS}, 7),
        ("five", 5, 0, {"mounds": ROOMY_MOUNDS}, 8),
        ("five-low-open", 5, 2, {"mounds": LOW_MOUNDS, "open_points": True}, 9),
        ("two-fair", 2, 1, {"mounds": ROOMY_MOUNDS}, 10),
        ("two-bound", 2, 0, {"skip": "before-roll", "open_points": True}, 11),
    ],
}

# Games with fair dice; the others throw theirs with the seed of the play.
FAIR = {
    "three-fair": FairDice(bytes(range(100, 132)), ("Anna's “luck”", "", "蟲蟲 🪱")),
    "two-fair": FairDice(bytes(range(200, 232)), ("a1b2c3", "\\")),
    "three-bound": FairDice(bytes(range(50, 82)), ("rain", "", "été 🪱")),
    "two-bound": FairDice(bytes(range(150, 182)), ("a1b2c3", "")),
}
# Of those, the ones of version 2: the table they are bound to, and whether the dice draw who
# begins; and the step from which they roll, where others have rolled before.
BOUND = {"three-bound": ("GLDN23", True), "two-bound": ("GLDN24", False)}
FAIR_FROM = {"two-bound": 29}


def mound_set(word: str) -> MoundSet:
    found = read_word(word)
    assert found is not None
    return found


def remark(before: Position, step: str, after: Position) -> str | None:
    """What a reader should notice about a step, if anything."""
    if isinstance(before, RegenwormenPosition) and isinstance(after, RegenwormenPosition):
        return worms_remark(before, step, after)
    if isinstance(before, ItHappensPosition) and isinstance(after, ItHappensPosition):
        return mounds_remark(before, step, after)
    return None


def worms_remark(
    before: RegenwormenPosition, step: str, after: RegenwormenPosition
) -> str | None:
    seat = before.turn
    me = LETTERS[seat]
    if after.actor == OVER:
        return "the last open tile is taken: the game is over (RW-11)"
    if step.startswith("take"):
        tile = int(step.split()[1])
        if tile not in before.row:
            owner = next(s for s in range(before.seats) if before.stacks[s][-1:] == (tile,))
            return f"{me} steals {tile} from {LETTERS[owner]} (RW-7b)"
        if tile != before.total:
            return f"{me} has {before.total} and takes a lower tile (RW-7c)"
        return None
    if after.turn == before.turn or step == "roll":
        return None
    why = "dead roll (RW-5)" if before.actor == CHANCE else "no claim (RW-8)"
    if not before.stacks[seat]:
        return f"{why}: {me} has no tile to return"
    returned = before.stacks[seat][-1]
    if returned not in after.row:
        return f"{why}: {returned} goes back and is turned itself (RW-12)"
    turned = set(before.row) - set(after.row)
    if turned:
        return f"{why}: {returned} goes back, {turned.pop()} is turned (RW-9)"
    return f"{why}: {returned} goes back and stays open (RW-9)"


def mounds_remark(before: ItHappensPosition, step: str, after: ItHappensPosition) -> str | None:
    me = LETTERS[before.turn]
    if after.begins == "round" or after.actor == OVER:
        left = [
            LETTERS[seat]
            for seat in range(before.seats)
            if before.holdings[seat].dice - (seat == before.turn and before.colour == seat) > 0
        ]
        stuck = f"{' and '.join(left)} stuck (IH-8); " if left else ""
        won = []
        for colour, (old, new) in enumerate(zip(before.holdings, after.holdings, strict=True)):
            queens = set(new.queens) - set(old.queens)
            if queens:
                mounds = " and ".join(map(str, sorted(queens)))
                won.append(f"{LETTERS[colour]} wins queen {mounds}")
        return f"{stuck}{', '.join(won)} (IH-9)"
    if step == "skip":
        return f"{me} skips for a worm (IH-7)"
    if step == "reroll":
        return f"{me} rerolls a {before.die} for a worm (IH-7)"
    if step.startswith("place") and before.colour == 2 != before.turn:
        return f"{me} places for the third colour (IH-12)" if before.seats == 2 else None
    return None


def choose(position: Position, random: Random, fair: FairDice | None, event: int) -> str:
    """Mostly what a simple player does, sometimes anything."""
    if position.actor == CHANCE:
        if fair is not None:
            return fair.outcome(position, event)
        weights = [outcome.ways for outcome in position.outcomes]
        return random.choices(position.outcomes, weights)[0].text
    if random.random() < (0.1 if position.game.name == "regenwormen" else 0.4):
        return random.choice(position.moves).text
    return players.load("casual").choose(position, random).text


def bound(game: GameRecord, title: str) -> FairDice:
    """The dice that go on with a game, promised for it and no other."""
    table, drawn = BOUND[title]
    context = record.context_of(game, table, drawn)
    first = len(record.chance_steps(game))
    dice = replace(FAIR[title], first=first, context=context)
    assert not drawn or dice.beginner(game.position.seats) == game.begins
    return dice


def play(
    name: str,
    seats: int,
    begins: int,
    options: dict[str, Any],
    seed: int,
    title: str,
) -> GameRecord:
    random = Random(f"{name} {seed}")
    if "mounds" in options:
        options = {**options, "mounds": mound_set(options["mounds"])}
    game = GameRecord.start(
        games.load(name), seats, begins, {"Event": "Golden game", "Seed": str(seed)}, **options
    )
    fair = FAIR.get(title)
    if title in BOUND and title not in FAIR_FROM:
        fair = bound(game, title)
    said: dict[str, int] = {}
    remarks = 0
    while game.position.actor != OVER:
        before, events = game.position, len(record.chance_steps(game))
        if len(game.steps) == FAIR_FROM.get(title):
            fair = bound(game, title)
        begun = len(game.steps) >= FAIR_FROM.get(title, 0)
        step = choose(before, random, fair if begun else None, events)
        game = game.add(step)
        text = remark(before, step, game.position)
        if text is None:
            continue
        # Of each kind only the first ones, so that every kind is seen.
        kind = re.sub(r"\b[A-G]\b|\d+", "", text)
        last = game.position.actor == OVER or "(IH-9)" in text
        if last or (said.get(kind, 0) < 1 and remarks < MOST_REMARKS):
            said[kind] = said.get(kind, 0) + 1
            remarks += 1
            game = game.comment(text)
    if fair is not None:
        game = record.with_fairness(game, fair)
    # A tag is too short for a position with its own mounds; a comment is not.
    return game.comment(f"Final: {game.position.text}")


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.glob("*.worm"):
        old.unlink()
    for name, plans in GAMES.items():
        for title, seats, begins, options, seed in plans:
            game = play(name, seats, begins, options, seed, title)
            game = replace(game, tags={**game.tags, "Title": title})
            record.save(game, GOLDEN / f"{name}-{title}.worm")
            print(f"{name}-{title}: {len(game.steps)} steps, {game.result}")


if __name__ == "__main__":
    main()
