"""A player of one's own, and how good it is: `python examples/write_a_player.py`.

In another language it would be a program: see docs/player-protocol.md and examples/players/.
"""

from random import Random

from wormery import arena
from wormery.games import Move, Position
from wormery.players import Player


class Cautious(Player):
    """Keeps what counts most, and takes the best tile as soon as it can."""

    name = "cautious"

    def choose(self, position: Position, random: Random) -> Move:
        takes = [move for move in position.moves if move.kind == "take"]
        keeps = [move for move in position.moves if move.kind == "keep"]
        if takes:
            return takes[-1]
        # Worms come last among the symbols. What is drawn comes from `random` and nowhere else:
        # so the same seed gives the same games.
        return keeps[-1] if keeps else random.choice(position.moves)


def main() -> None:
    results = arena.match("regenwormen", [Cautious(), "random"], games=100, seed=1)
    for one in results.tables[0].players:
        low, high = one.share.low, one.share.high
        print(f"{one.player} wins {one.share.value:.0%} of the games ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
