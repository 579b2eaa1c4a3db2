"""Compile what players and tests will need, so that nobody waits for it later.

It takes a second when everything is compiled already.
"""

from random import Random

from wormery import players
from wormery.arena.batch import play_games
from wormery.games import CHANCE, GAMES, view
from wormery.record import draw


def warm_up() -> None:
    for game in GAMES.values():
        position = game.start(seats=2)
        for step in range(40):
            if position.actor == CHANCE:
                position = position.after(draw(position, "warm", step))
            else:
                expert = players.load("expert")
                position = position.after(expert.choose(position, Random(step)))
        assert position.scores is not None
        view(position, 0)
        play_games(game, 2, 2, players=["beginner", "random"])
