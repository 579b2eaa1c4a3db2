"""Many tables for Stable-Baselines3 and sb3-contrib, which want a `VecEnv` of their own.

    from sb3_contrib import MaskablePPO
    from wormery.envs.sb3 import make_sb3_vec

    tables = make_sb3_vec("wormery/ItHappens-v2", num_envs=256, opponents="casual")
    MaskablePPO("MultiInputPolicy", tables).learn(1_000_000)

This needs `pip install stable-baselines3 sb3-contrib`. Their own wrappers, such as
`VecMonitor`, go around it; single environments need nothing of this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

import wormery.envs.gymnasium as ours
from wormery.envs.layout import MASK
from wormery.envs.vector import TablesEnv

Indices = None | int | Iterable[int]

assert ours.VERSION  # the import is what registers the games


def make_sb3_vec(name: str, num_envs: int = 1, **options: Any) -> TablesVecEnv:
    """`gymnasium.make_vec` for Stable-Baselines3, with the same options."""
    tables = gymnasium.make_vec(
        name, num_envs, autoreset_mode=AutoresetMode.SAME_STEP, **options
    )
    assert isinstance(tables, TablesEnv)
    return TablesVecEnv(tables)


class TablesVecEnv(VecEnv):  # type: ignore[misc]
    """A `TablesEnv` that begins its next episode in the same step, as a `VecEnv`.

    Masked learners find `action_masks`. `seed` and `set_options` hold for the next `reset`, as
    with every `VecEnv`; a position to start from is an option.
    """

    def __init__(self, tables: TablesEnv) -> None:
        self.tables = tables
        self._masks: NDArray[np.bool_] | None = None
        self._actions: Any = None
        super().__init__(
            tables.num_envs, tables.single_observation_space, tables.single_action_space
        )

    def reset(self) -> Any:
        positions = [options.get("position") for options in self._options]
        seeds: Any = self._seeds if any(seed is not None for seed in self._seeds) else None
        observation, info = self.tables.reset(seed=seeds, options={"position": positions})
        self._reset_seeds()
        self._reset_options()
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        self._masks = info[MASK].astype(np.bool_)
        return observation

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        observation, rewards, over, cut, info = self.tables.step(self._actions)
        self._masks = info[MASK].astype(np.bool_)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        done = over | cut
        for table in np.flatnonzero(done):
            told[table]["terminal_observation"] = info["final_obs"][table]
            told[table]["TimeLimit.truncated"] = bool(cut[table] and not over[table])
        return observation, rewards.astype(np.float32), done, told

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves at every table."""
        return self.tables.action_masks() if self._masks is None else self._masks

    def close(self) -> None:
        self.tables.close()

    def get_images(self) -> Sequence[Any]:
        return self.tables.render() or ()

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks" or hasattr(self.tables, attr_name)

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """An attribute of the tables, which is the same for all of them."""
        value = getattr(self.tables, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        setattr(self.tables, attr_name, value)

    def env_method(
        self, method_name: str, *args: Any, indices: Indices = None, **named: Any
    ) -> list[Any]:
        """What a method says for each table; for all of them it is called once."""
        method: Callable[..., Any] = (
            self.action_masks
            if method_name == "action_masks"
            else getattr(self.tables, method_name)
        )
        found = method(*args, **named)
        return [None if found is None else found[table] for table in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Indices = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]
