"""What a player is, and which there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import ClassVar

from wormery.games import Move, Position
from wormery.games.errors import OptionError
from wormery.players import ithappens, regenwormen


class Player(ABC):
    """Chooses moves. Its randomness is given, so that a game can be played again."""

    name: str

    @abstractmethod
    def choose(self, position: Position, random: Random) -> Move:
        """One of `position.moves`; a seat is to act there."""


class RandomPlayer(Player):
    """Any legal move, all equally likely."""

    name = "random"

    def choose(self, position: Position, random: Random) -> Move:
        return random.choice(position.moves)


class SimplePlayer(Player):
    """Rules of thumb for each game; sensible, quick and easy to beat."""

    name = "simple"
    rules_of_thumb: ClassVar = {
        "regenwormen": regenwormen.choose,
        "it-happens": ithappens.choose,
    }

    def choose(self, position: Position, random: Random) -> Move:
        choose = self.rules_of_thumb[position.game.name]
        number = choose(position.setup, position.state, random.getrandbits(63))
        return position.game.moves[number]


PLAYERS: Mapping[str, Player] = {
    player.name: player for player in (SimplePlayer(), RandomPlayer())
}


def load(name: str) -> Player:
    """The player of that name."""
    if name not in PLAYERS:
        raise OptionError("player-unknown", player=name, players=", ".join(PLAYERS))
    return PLAYERS[name]
