"""The games for PettingZoo: every seat is an agent, and they act one after the other.

>>> from wormery.envs import pettingzoo
>>> env = pettingzoo.env(game="regenwormen", seats=3)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> observation["row"].tolist()
[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from wormery.envs.driver import ILLEGAL_REWARD
from wormery.envs.layout import FLAT, MASK
from wormery.envs.rendering import HUMAN, METADATA, check_mode, render
from wormery.envs.rewards import reward_kind
from wormery.envs.table import FIRST_GAME, OVER, DrivenTable, StartError, check_count
from wormery.games import GAMES, AnyGame

VERSION = 2

Observation = dict[str, NDArray[Any]]


def id_of(game: AnyGame) -> str:
    """The name under which PettingZoo makes a game."""
    return f"wormery/{game.name.replace('-', '_')}-v{VERSION}"


def env(game: str = FIRST_GAME, seats: int = 2, **options: Any) -> AECEnv:
    """The environment in the usual wrappers: who makes an illegal move loses the game."""
    found: Any = raw_env(game, seats, **options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL_REWARD)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """A table at which every seat is an agent; an illegal move is a named error.

    `begins` is the seat that begins, or None: then chance says. `rewards` is "win", "rank" or
    "margin". With `flat` an observation is one row of numbers from 0 to 1. After `max_cycles`
    moves the game is cut off. All other options are those of the game.
    """

    def __init__(
        self,
        game: str = FIRST_GAME,
        seats: int = 2,
        *,
        begins: int | None = None,
        rewards: str = "win",
        flat: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = DrivenTable(game, seats, begins, **options)
        self.metadata = METADATA | {
            "name": id_of(self.table.game).replace("/", "_").replace("-", "_"),
            "is_parallelizable": False,
        }
        self.render_mode = check_mode(render_mode)
        self.flat = flat
        self._kind = reward_kind(rewards)
        self._most_moves = check_count("max_cycles", max_cycles)
        self._moves = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        layout = self.table.layout
        moves = layout.moves
        self._action_spaces = {agent: spaces.Discrete(moves) for agent in self._seats}
        self._observation_spaces: dict[str, spaces.Dict] = {
            agent: spaces.Dict({FLAT: layout.flat_space, MASK: layout.mask_space})
            if flat
            else layout.named_space
            for agent in self._seats
        }
        self.state_space = layout.flat_space

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game, or go on from `options["position"]`."""
        given = (options or {}).get("position")
        position = None if given is None else self.table.position_from(given)
        if seed is not None:
            self.table.seed(seeding.np_random(seed)[0])
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._moves = 0
        acting = self.table.begin() if position is None else self.table.begin_at(position)
        if acting == OVER:
            raise StartError("env-position-ended")
        self.agent_selection = self.possible_agents[acting]
        self._show()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is not done acts"
        acting = self.table.move(action)
        self._cumulative_rewards[agent] = 0.0
        self._moves += 1
        if self._moves >= self._most_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        if acting == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {
                agent: self.table.reward(seat, self._kind)
                for agent, seat in self._seats.items()
            }
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[acting]
        if acting == OVER or self._moves >= self._most_moves:
            self._deads_step_first()
        self._show()

    def observe(self, agent: str) -> Observation:
        layout = self.table.layout
        numbers = self.table.observe(self._seats[agent])
        if self.flat:
            return {FLAT: layout.flat(numbers), MASK: layout.mask(numbers)}
        return layout.named(numbers)

    def state(self) -> NDArray[np.float32]:
        """The whole table, as seat 0 would see it if nothing lay face down."""
        return self.table.layout.flat(self.table.observe(0, reveal=True))

    def render(self) -> Any:
        """What `render_mode` says; None without one."""
        if self.render_mode is None:
            return None
        return render(self.table.position, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """There is nothing to close."""


for _game in GAMES.values():
    pettingzoo.register(
        "aec",
        id_of(_game),
        entry_point="wormery.envs.pettingzoo:env",
        kwargs={"game": _game.name},
    )
