"""A player that learns by itself, in plain Python: `python examples/learn.py`.

It learns one thing: what it is worth to roll on with these dice set aside, in worms. It begins
with no idea, plays turns at a fresh table, and after each roll corrects its guess by what the
best choice seems to be worth now (Q-learning on what follows a choice). The solver knows the
exact worth of a turn, so one can see how near it comes. Then it plays against our bots.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random

from wormery import arena, games, players
from wormery.games import regenwormen
from wormery.games.regenwormen import RegenwormenPosition
from wormery.solver.regenwormen import Worth, solve

RATE, LEAST_RATE = 0.5, 0.02  # how far a guess follows what came; less with every visit
CURIOUS = 0.1  # of all choices are made to see what comes of them


class Learner(players.Player):
    """Its memory is a table: the dice set aside, and what rolling on from there is worth."""

    name = "learner"

    def __init__(self) -> None:
        self.worth: defaultdict[str, float] = defaultdict(float)
        self.visits: defaultdict[str, int] = defaultdict(int)

    def choose(self, position: games.Position, random: Random) -> games.Move:
        assert isinstance(position, RegenwormenPosition)
        return max(position.moves, key=lambda move: self.after(position, move))

    def after(self, position: RegenwormenPosition, move: games.Move) -> float:
        """What a move seems to be worth."""
        if move.kind == "roll":
            return self.worth[position.aside]
        if move.kind == "keep":
            kept = position.after(move)
            return max(self.after(kept, then) for then in kept.moves) if kept.moves else 0.0
        if move.kind == "take":
            return next(
                float(choice.worms)
                for choice in position.choices
                if isinstance(choice, regenwormen.Take) and choice.tile == move.about
            )
        return 0.0  # to give up

    def play_a_turn(self, position: RegenwormenPosition, random: Random) -> None:
        while True:
            if position.actor == games.CHANCE:
                before = position.aside
                outcomes = position.outcomes
                ways = [outcome.ways for outcome in outcomes]
                position = position.after(random.choices(outcomes, ways)[0])
                # A roll of which nothing can be set aside ends the turn, with nothing.
                dead = position.begins == "turn"
                found = 0.0 if dead else max(self.after(position, m) for m in position.moves)
                self.learn(before, found)
                if dead:
                    return
            curious = random.random() < CURIOUS
            move = random.choice(position.moves) if curious else self.choose(position, random)
            if move.kind in ("take", "give up"):
                return
            position = position.after(move)

    def learn(self, aside: str, found: float) -> None:
        self.visits[aside] += 1
        rate = max(RATE / self.visits[aside] ** 0.7, LEAST_RATE)
        self.worth[aside] += rate * (found - self.worth[aside])


def main() -> None:
    parser = argparse.ArgumentParser(description="A player that learns by itself.")
    parser.add_argument("--turns", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    start = regenwormen.GAME.start(seats=2)
    exact = solve(start, Worth.in_worms(start)).value
    learner, random = Learner(), Random(asked.seed)
    for turn in range(1, asked.turns + 1):
        learner.play_a_turn(start, random)
        if turn * 5 % asked.turns == 0:
            guess = learner.worth[""]
            print(f"{turn:6} turns: a turn seems worth {guess:.3f} worms (exact: {exact:.3f})")
    for other in ("random", "beginner", "casual"):
        results = arena.match("regenwormen", [learner, other], games=asked.games)
        share = results.tables[0].players[0].share
        interval = f"({share.low:.1%} to {share.high:.1%})"
        print(f"against {other:9} it wins {share.value:6.1%} {interval}")


if __name__ == "__main__":
    main()
