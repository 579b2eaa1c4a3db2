"""Everyone against everyone, and how sure the ladder is: `python examples/tournament.py`.

Every two players meet with the same dice from both seats, so what is left is mostly how they
play. With `--file F` each block is kept as it is played: the same command goes on where it was
stopped, and with more `--games` only the rest is played.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

from wormery import arena


def main() -> None:
    parser = argparse.ArgumentParser(description="Everyone against everyone.")
    parser.add_argument(
        "players", nargs="*", default=["random", "beginner", "casual", "expert"]
    )
    parser.add_argument("--game", default="regenwormen")
    parser.add_argument("--games", type=int, default=400, help="for each two players")
    parser.add_argument("--file", type=Path)
    asked = parser.parse_args()

    results = arena.tournament(asked.game, asked.players, games=asked.games, file=asked.file)
    for place, one in enumerate(results.ranking, 1):
        rating, share = one.rating, one.share
        print(
            f"{place}. {one.player:10} rating {rating.value:5.1f} "
            f"({rating.low:.1f} to {rating.high:.1f}), wins {share.value:.1%}"
        )
    for better, worse in pairwise(results.ranking):
        if better.rating.low < worse.rating.high:
            print(f"{better.player} and {worse.player} may as well be equal.")
    print(f"{results.games} games, seed {results.seed}: the same ones every time.")


if __name__ == "__main__":
    main()
