"""Compile what players and tests will need, so that nobody waits for it later.

It takes a second when everything is compiled already.
"""

from collections.abc import Iterable
from random import Random

from wormery import players
from wormery.arena.batch import play_games
from wormery.games import CHANCE, GAMES, OVER, AnyGame, Chance, Move, view
from wormery.players.choosers import levels_of
from wormery.record import draw


def compile_ahead(games: Iterable[AnyGame] = GAMES.values()) -> None:
    for game in games:
        strongest = players.load(levels_of(game)[-1])
        position = game.start(seats=game.seats[0])
        assert position.begins
        given: Chance | Move
        for step in range(40):
            if position.actor == OVER:
                break
            if position.actor == CHANCE:
                position.after(given := draw(position, "ahead", step))
            else:
                position.after(given := strongest.choose(position, Random(step)))
            position = position.step(given).after
        assert position.scores is not None
        view(position, 0)
        play_games(game, game.seats[0], 2).judge()


if __name__ == "__main__":
    compile_ahead()
