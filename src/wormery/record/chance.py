"""Dice from a seed, one draw for each step, so that a game can be taken up again anywhere."""

import random

from wormery.games import Chance, Position


def draw(position: Position, seed: str, step: int) -> Chance:
    """What chance brings in this position, the same each time for a seed and a step.

    >>> from wormery import games
    >>> waiting = games.load("regenwormen").start(seats=2).after("roll")
    >>> draw(waiting, "42", 1) == draw(waiting, "42", 1)
    True
    """
    outcomes = position.outcomes
    # A text as seed is hashed whole (SHA-512), so neighbouring steps have nothing in common.
    ticket = random.Random(f"wormery {seed} {step}").randrange(outcomes[0].of)
    for outcome in outcomes:
        ticket -= outcome.ways
        if ticket < 0:
            return outcome
    raise AssertionError("the ways of all outcomes add up to `of`")
