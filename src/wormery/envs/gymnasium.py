"""The games for Gymnasium: one learner in seat 0, and our players in all other seats.

>>> import gymnasium
>>> import wormery.envs.gymnasium
>>> env = gymnasium.make("wormery/Regenwormen-v1", opponents=["expert", "casual"])
>>> observation, info = env.reset(seed=1)
>>> observation["heights"].shape, info["action_mask"].sum() > 0
((3,), np.True_)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from gymnasium import Env, error, register, spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wormery.envs.layout import MASK, Layout, Numbers
from wormery.envs.rendering import HUMAN, METADATA, check_mode, render
from wormery.envs.rewards import reward_kind
from wormery.envs.streams import new_streams, seed_stream
from wormery.envs.table import ILLEGAL, OVER, DrivenTable
from wormery.games import GAMES, AnyGame
from wormery.locales import preferred_language, sentence
from wormery.players.choosers import chooser_of, level_of
from wormery.players.levels import RANDOM

VERSION = 1
ILLEGAL_REWARD = -1.0  # an illegal move costs this, and the table stays as it is

Observation = dict[str, Numbers] | NDArray[np.float32]
Info = dict[str, Any]


def id_of(game: AnyGame) -> str:
    """The name under which Gymnasium makes a game."""
    return f"wormery/{type(game).__name__}-v{VERSION}"


def levels_of(game: AnyGame, opponents: Sequence[str]) -> NDArray[np.int64]:
    """The level of each seat; seat 0 is the learner's."""
    return np.array([RANDOM, *(level_of(game, name) for name in opponents)])


def observed(layout: Layout, numbers: Numbers, flat: bool) -> Any:
    return layout.flat(numbers) if flat else layout.named(numbers)


class TableEnv(Env[Any, Any]):
    """One learner at a table.

    `opponents` are the players of the other seats, so there are one more seats than names.
    `begins` is the seat that begins, or None: then chance says. `rewards` is "win", "rank" or
    "margin". With `flat` an observation is one row of numbers from 0 to 1.
    All other options are those of the game.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        *,
        begins: int | None = None,
        rewards: str = "win",
        flat: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = DrivenTable(game, len(opponents) + 1, begins, **options)
        self.render_mode = check_mode(render_mode)
        self.flat = flat
        self._kind = reward_kind(rewards)
        self._levels = levels_of(self.table.game, opponents)
        self._random = bool((self._levels == RANDOM).all())
        self._scratch = chooser_of(self.table.game).new_scratch()
        self._over = True
        table = self.table
        self._step = partial(table.driver.step, table.setup, table.state, table.stream)
        self._layout = layout = table.layout
        self.observation_space = layout.flat_space if flat else layout.named_space
        self.action_space = spaces.Discrete(layout.moves)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        fresh = self._np_random is None
        super().reset(seed=seed)
        if fresh or seed is not None:
            self.table.seed(self.np_random)
        self.table.begin()
        self._over = False
        numbers = self._layout.blank()
        self._others(numbers)
        self._show()
        return self._observed(numbers)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        if self._over:
            raise error.ResetNeeded(sentence(preferred_language(), "env-over"))
        numbers = self._layout.blank()
        acting = self._step(int(action), self._random, numbers)
        if acting > 0:
            acting = self._others(numbers)
        reward = 0.0
        if acting == OVER:
            self._over = True
            reward = self.table.reward(0, self._kind)
        elif acting == ILLEGAL:
            reward = ILLEGAL_REWARD
        if self.render_mode == HUMAN:
            self.render()
        observation, info = self._observed(numbers)
        return observation, reward, self._over, False, info

    def _others(self, numbers: Numbers) -> int:
        table = self.table
        acting: int = table.driver.others(
            table.setup, table.state, table.stream, self._levels, self._scratch, numbers
        )
        return acting

    def _observed(self, numbers: Numbers) -> tuple[Observation, Info]:
        if self.flat:
            return self._layout.flat(numbers), {MASK: self._layout.mask(numbers)}
        named = self._layout.named(numbers)
        return named, {MASK: named[MASK]}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, by the name under which masked learners ask for them."""
        return self.table.layout.mask(self.table.observe(0)).astype(np.bool_)

    def render(self) -> Any:
        """What `render_mode` says; None without one."""
        if self.render_mode is None:
            return None
        return render(self.table.position, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()


class TablesEnv(VectorEnv[Any, Any, Any]):
    """Many tables that are stepped together by the compiled rules, opponents included.

    Table n of a seed plays the same games as a `TableEnv` with the seed plus n. A finished
    game is followed by the next one at the next step, or with `autoreset_mode` SAME_STEP at
    once; then the last observation is in `info["final_obs"]`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Sequence[str] = ("random",),
        *,
        begins: int | None = None,
        rewards: str = "win",
        flat: bool = False,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = METADATA | {"autoreset_mode": self.autoreset_mode}
        self.render_mode = check_mode(render_mode)
        self.flat = flat
        self._table = DrivenTable(game, len(opponents) + 1, begins, **options)
        self._kind = reward_kind(rewards)
        self._levels = levels_of(self._table.game, opponents)
        self._random = bool((self._levels == RANDOM).all())
        self._scratch = chooser_of(self._table.game).new_scratch()
        self._states = np.zeros(num_envs, dtype=self._table.state.dtype)
        self._streams = new_streams(num_envs)
        self._over = np.zeros(num_envs, dtype=np.bool_)
        layout = self._table.layout
        self.single_observation_space = layout.flat_space if flat else layout.named_space
        self.single_action_space = spaces.Discrete(layout.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, Info]:
        """Begin a game at every table, or at those of `options["reset_mask"]`."""
        chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, dtype=np.bool_))
        self._seed(seed, chosen)
        self._over &= ~chosen
        return self._observed(self._begin(chosen), chosen)

    def _seed(self, seed: int | Sequence[int | None] | None, chosen: NDArray[Any]) -> None:
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + table for table in range(self.num_envs)]
        for table in np.flatnonzero(chosen).tolist():
            fresh = not self._streams[table].any()
            if fresh or seed[table] is not None:
                seed_stream(self._streams[table], seeding.np_random(seed[table])[0])

    def _begin(self, chosen: NDArray[np.bool_]) -> Numbers:
        numbers = self._table.layout.blanks(self.num_envs)
        self._table.driver.begin_all(
            self._table.setup,
            self._states,
            self._streams,
            chosen,
            self._levels,
            self._table.begins,
            self._scratch,
            numbers,
        )
        return numbers

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Info]:
        if self.autoreset_mode != AutoresetMode.NEXT_STEP and self._over.any():
            raise error.ResetNeeded(sentence(preferred_language(), "env-over"))
        table = self._table
        numbers = table.layout.blanks(self.num_envs)
        rewards = np.empty(self.num_envs)
        table.driver.step_all(
            table.setup,
            self._states,
            self._streams,
            np.asarray(actions, dtype=np.int64),
            self._over,
            self._levels,
            table.begins,
            self._kind,
            ILLEGAL_REWARD,
            self._random,
            self._scratch,
            numbers,
            rewards,
        )
        over, everywhere = self._over.copy(), np.ones(self.num_envs, dtype=np.bool_)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            final = self._final(numbers, over)
            self._over[:] = False
            observation, info = self._observed(self._begin(over), everywhere)
            info |= final
        else:
            observation, info = self._observed(numbers, everywhere)
        if self.render_mode == HUMAN:
            self.render()
        return observation, rewards, over, np.zeros(self.num_envs, dtype=np.bool_), info

    def _final(self, numbers: Numbers, over: NDArray[np.bool_]) -> Info:
        """How the games that are over ended, as Gymnasium's own vectors tell it."""
        layout = self._table.layout
        last = np.full(self.num_envs, None, dtype=object)
        for table in np.flatnonzero(over):
            last[table] = observed(layout, numbers[table], self.flat)
        masks = np.where(over[:, None], layout.mask(numbers), np.int8(0))
        return {
            "final_obs": last,
            "_final_obs": over.copy(),
            "final_info": {MASK: masks, f"_{MASK}": over.copy()},
            "_final_info": over.copy(),
        }

    def _observed(self, numbers: Numbers, told: NDArray[np.bool_]) -> tuple[Any, Info]:
        layout = self._table.layout
        masks = layout.mask(numbers)
        if not told.all():
            masks = np.where(told[:, None], masks, np.int8(0))
        return observed(layout, numbers, self.flat), {MASK: masks, f"_{MASK}": told}

    def render(self) -> tuple[Any, ...] | None:
        """A picture of each table, as `render_mode` says; None without one."""
        if self.render_mode is None:
            return None
        positions = map(self._table.position_of, self._states)
        return tuple(render(position, self.render_mode) for position in positions)


for _game in GAMES.values():
    register(
        id_of(_game),
        entry_point="wormery.envs.gymnasium:TableEnv",
        vector_entry_point="wormery.envs.gymnasium:TablesEnv",
        kwargs={"game": _game.name},
        # Our tests check more than these would, and an environment checks the order itself.
        disable_env_checker=True,
        order_enforce=False,
    )
