"""Compile what environments, players and tests will need, so that nobody waits for it later.

`make install` runs this once; it takes seconds when everything is compiled already.
"""

import gymnasium

import wormery.envs.gymnasium as ours
from wormery.arena import warming
from wormery.envs.pettingzoo import raw_env


def warm_up() -> None:
    for game in ("Regenwormen", "ItHappens"):
        name = f"wormery/{game}-v{ours.VERSION}"
        single = gymnasium.make(name, opponents=["random", "casual"])
        _, info = single.reset(seed=1)
        single.step(info["action_mask"].argmax())
        tables = gymnasium.make_vec(name, num_envs=2)
        _, info = tables.reset(seed=1)
        tables.step(info["action_mask"].argmax(axis=1))
        seats = raw_env("regenwormen" if game == "Regenwormen" else "it-happens")
        seats.reset(seed=1)
        seats.step(seats.last()[0]["action_mask"].argmax())
        seats.table.reward(0, 0)


if __name__ == "__main__":
    warming.warm_up()
    warm_up()
