"""Writes the playthroughs of the OpenSpiel games in tests/playthroughs/.

    python tests/make_playthroughs.py

Run it again when the version of a game is raised, and read the difference.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

import wormery.envs.openspiel  # registers the games
from wormery.envs.openspiel import PlayerBot

FOLDER = Path(__file__).parent / "playthroughs"

# OpenSpiel's names of games, with options; good players, so that games are short.
GAMES = {
    "regenwormen-two": "wormery_regenwormen(players=2,short=True)",
    "it-happens-two": "wormery_it_happens(players=2,third_colour_worms=2)",
}


def actions(game: str, seed: int) -> list[int]:
    """A game of casual players."""
    state = pyspiel.load_game(game).new_initial_state()
    bot, random = PlayerBot("casual", seed), Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(bot.step(state))
    return [int(action) for action in state.history()]


def main() -> None:
    assert wormery.envs.openspiel.TYPES
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        text = playthrough(game, action_sequence=actions(game, seed=1), seed=1)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
