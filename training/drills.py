"""Make the bank of drills: choices from champions' games with one clearly best move.

    python -m training.drills regenwormen --games 400 --seed 1

A choice is taken if its best move is better than the next by far more than an estimate can be
off, if a longer search says so too, and if a player who is weaker, or who does not look beyond
the turn, would have chosen something else. A close choice between two kinds of moves is taken
too, so that the answer to "stop or roll" is not always the same. No two ask the same of the
same dice.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from wormery import __version__, games
from wormery.coach import Option, drills
from wormery.coach.advising import options_of
from wormery.coach.drills import Bank, Drill, drill_of, misled, themes_of
from wormery.coach.parts import coach_of
from wormery.evaluation import DEEP, NORMAL, evaluate
from wormery.games import CHANCE, OVER, AnyGame, Position
from wormery.players.choosers import chooser_of
from wormery.players.levels import BEGINNER, CASUAL, CHAMPION

FOLDER = Path(drills.__file__).parent / "bank"

CLEARLY = 3.0  # standard errors between the best move and the next
LEAST = 0.02  # of a chance to win, where values are exact
CLOSE = 5.0  # standard errors: it can be got wrong, even if nobody weaker does
FOOLED = 20  # how much rather a choice is taken that somebody weaker gets wrong
ALWAYS = 2  # one in so many choices is looked at closely, whoever may doubt
STEPS = 600  # of a game; champions may go in circles
APART = 12  # choices of a game between two drills about the same
SEVERAL = 4  # characters that more than one die takes
UNUSUAL = 0.1  # how often an option is played as it mostly is not
SEATS = (2, 2, 2, 3, 3, 4, 4, 5)  # how many play, as often as people do


def champions_game(game: AnyGame, chance: random.Random) -> Iterator[Position]:
    """The positions of a game in which a seat has a choice."""
    chooser = chooser_of(game)
    scratch = chooser.new_scratch()
    seats = chance.choice(SEATS)
    options: dict[str, Any] = {
        name: chance.choice(option.values[1:])
        for name, option in game.options.items()
        if not option.free and chance.random() < UNUSUAL
    }
    position: Position = game.start(seats, chance.randrange(seats), **options)
    for _ in range(STEPS):
        if position.actor == OVER:
            return
        if position.actor == CHANCE:
            likely = [float(outcome.chance) for outcome in position.outcomes]
            position = position.after(chance.choices(position.outcomes, likely)[0])
            continue
        if len(position.moves) > 1:
            yield position
        stream = np.array([chance.getrandbits(64)], dtype=np.uint64)
        state = position.state
        choice = chooser.choose(position.setup, state, CHAMPION, stream, scratch)
        position = position.after(int(choice))


class Doubt:
    """A quick look whether anyone weak would choose something else than someone strong."""

    def __init__(self, game: AnyGame) -> None:
        self.chooser = chooser_of(game)
        self.scratch = self.chooser.new_scratch()
        self.part = coach_of(game)

    def here(self, position: Position) -> bool:
        found = {self._of(position, level) for level in (BEGINNER, CASUAL, CHAMPION)}
        if self.part is not None:
            found.add(int(self.part.obvious(position)))
        return len(found) > 1

    def _of(self, position: Position, level: int) -> int:
        stream = np.array([1], dtype=np.uint64)
        return int(
            self.chooser.choose(position.setup, position.state, level, stream, self.scratch)
        )


class Candidate(NamedTuple):
    drill: Drill
    fooled: bool  # whether somebody weaker would get it wrong


def question(position: Position) -> Candidate | None:
    """The choice as a drill, if it has one clearly best move that not everyone sees."""
    options, error = weighed(position, NORMAL)
    if not is_clear(options, error):
        return None
    deeper, its_error = weighed(position, DEEP)
    if not is_clear(deeper, its_error) or deeper[0].move != options[0].move:
        return None
    best, second = options[:2]
    close = best.move.kind != second.move.kind and second.cost < CLOSE * error
    fooled = bool(misled(position, best.move))
    drill = drill_of(position, options)
    return Candidate(drill, fooled) if drill.theme and (close or fooled) else None


def is_clear(options: tuple[Option, ...], error: float) -> bool:
    return options[1].cost >= max(LEAST, CLEARLY * error)


def weighed(position: Position, budget: int) -> tuple[tuple[Option, ...], float]:
    """The moves, the best first, and the standard error."""
    found = evaluate(position, budget)
    return options_of(found.moves, position.actor), found.error


def alike(drill: Drill) -> tuple[str, ...]:
    """What two drills have in common that ask the same: the dice and the best move.

    A position ends with its dice. Where that is one die, what stands before it counts too.
    """
    _, seats, *words = drill.text.split()
    dice = words.pop()
    if len(dice) < SEVERAL:
        dice = f"{words.pop()} {dice}"
    return drill.theme, seats, dice, drill.best


def candidates(game: AnyGame, number: int, seed: int) -> list[Candidate]:
    """Drills from that many games, no two alike."""
    doubt, found, seen = Doubt(game), [], set[tuple[str, ...]]()
    for played in range(number):
        chance = random.Random(f"{seed} {played}")
        last: dict[str, int] = {}
        for place, position in enumerate(champions_game(game, chance)):
            worthwhile = place % ALWAYS == 0 or doubt.here(position)
            one = question(position) if worthwhile else None
            if one is None or place < last.get(one.drill.theme, -APART) + APART:
                continue
            if alike(one.drill) not in seen:
                seen.add(alike(one.drill))
                found.append(one)
                last[one.drill.theme] = place
    return found


def chosen(game: AnyGame, found: list[Candidate], number: int, seed: int) -> list[Drill]:
    """That many of them: every theme in turn, and in each the rarest answer and difficulty."""
    random.Random(seed).shuffle(found)
    piles = [[one for one in found if one.drill.theme == theme] for theme in themes_of(game)]
    taken: list[Drill] = []
    counts: Counter[tuple[str, str | int]] = Counter()

    def plenty(one: Candidate) -> int:
        taken_alike = sum(counts[kind] for kind in kinds_of(game, one.drill))
        return taken_alike + (0 if one.fooled else FOOLED)

    while len(taken) < number and any(piles):
        for pile in filter(None, piles):
            rarest = min(pile, key=plenty)
            counts.update(kinds_of(game, rarest.drill))
            pile.remove(rarest)
            taken.append(rarest.drill)
    return taken[:number]


def kinds_of(game: AnyGame, drill: Drill) -> tuple[tuple[str, str | int], ...]:
    """Its answer and its difficulty, among those about the same."""
    return (drill.theme, game.move(drill.best).kind), (drill.theme, drill.difficulty)


def write(file: Path, made: Bank) -> None:
    """A line for each drill, so that a difference can be read."""
    head = {"format": made.format, "game": made.game, "version": made.version}
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    lines.append(f'"made_by": {json.dumps(made.made_by)}')
    body = ",\n".join(msgspec.json.encode(drill).decode() for drill in made.drills)
    file.parent.mkdir(exist_ok=True)
    file.write_text(
        "{" + ",\n".join(lines) + f',\n"drills": [\n{body}\n]}}\n', encoding="utf-8"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="training.drills", description=__doc__)
    parser.add_argument("game", choices=list(games.GAMES))
    parser.add_argument("--games", type=int, default=300, help="champions' games to look at")
    parser.add_argument("--drills", type=int, default=360, help="how many to keep")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game, begun = games.load(given.game), time.monotonic()
    found = candidates(game, given.games, given.seed)
    kept = chosen(game, found, given.drills, given.seed)
    command = (
        f"python -m training.drills {game.name} --games {given.games} "
        f"--drills {given.drills} --seed {given.seed}, wormery {__version__}"
    )
    write(
        FOLDER / f"{game.name}.json",
        Bank(drills.FORMAT, game.name, game.version, command, tuple(kept)),
    )
    print(f"{len(kept)} of {len(found)} drills in {time.monotonic() - begun:.0f} s")
    for theme in themes_of(game):
        spread = [
            sum(d.theme == theme and d.difficulty == hard for d in kept)
            for hard in drills.DIFFICULTIES
        ]
        print(f"{theme:15}", *spread)


if __name__ == "__main__":
    main()
