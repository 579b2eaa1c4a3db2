"""The games for Gymnasium: one learner in seat 0, and other players in all other seats.

>>> import gymnasium
>>> import wormery.envs.gymnasium
>>> env = gymnasium.make("wormery/Regenwormen-v2", opponents=["expert", "casual"])
>>> observation, info = env.reset(seed=1)
>>> observation["heights"].shape, info["action_mask"].sum() > 0
((3,), np.True_)

The environments of many tables are in `vector.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any

import numpy as np
from gymnasium import Env, error, register, spaces
from numpy.typing import NDArray

from wormery.envs.driver import ILLEGAL_REWARD
from wormery.envs.layout import MASK, Numbers
from wormery.envs.opponents import Opponent, Opponents, ask_player
from wormery.envs.rendering import HUMAN, METADATA, check_mode, render
from wormery.envs.rewards import reward_kind
from wormery.envs.table import ILLEGAL, OVER, DrivenTable, StartError, check_count
from wormery.games import GAMES, AnyGame
from wormery.locales import preferred_language, sentence
from wormery.players import Player
from wormery.players.choosers import chooser_of

VERSION = 2

MOST_ILLEGAL = 100  # illegal moves in a row end an episode

Observation = dict[str, Numbers] | NDArray[np.float32]
Info = dict[str, Any]


def id_of(game: AnyGame) -> str:
    """The name under which Gymnasium makes a game."""
    return f"wormery/{type(game).__name__}-v{VERSION}"


def self_play_id_of(game: AnyGame) -> str:
    """The same for tables at which the learner plays every seat."""
    return f"wormery/{type(game).__name__}SelfPlay-v{VERSION}"


class TableEnv(Env[Any, Any]):
    """One learner at a table.

    `opponents` are the players of the other seats, so there is one more seat than opponents.
    `begins` is the seat that begins, or None: then chance says. `rewards` is "win", "rank" or
    "margin". With `flat` an observation is one row of numbers from 0 to 1. As many illegal
    moves in a row as `most_illegal` says end the episode; with None they never do.
    All other options are those of the game.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        opponents: Opponent | Sequence[Opponent] = ("random",),
        *,
        begins: int | None = None,
        rewards: str = "win",
        flat: bool = False,
        most_illegal: int | None = MOST_ILLEGAL,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        playing = Opponents(game, opponents)
        self.table = DrivenTable(game, playing.seats, begins, **options)
        self.render_mode = check_mode(render_mode)
        self.flat = flat
        self._kind = reward_kind(rewards)
        self._opponents = playing
        self._all_random = playing.all_random
        self._most_illegal = check_count("most_illegal", most_illegal)
        self._illegal = 0
        self._over = True
        layout = self.table.layout
        self.observation_space = layout.flat_space if flat else layout.named_space
        self.action_space = spaces.Discrete(layout.moves)
        self._bind()

    def _bind(self) -> None:
        """What a copy in another process makes anew."""
        table = self.table
        self._layout = layout = table.layout
        self._scratch = chooser_of(table.game).new_scratch()
        self._step = partial(table.driver.step, table.cell)
        # For each observation an array, and if it has names the parts that lie in it.
        rows: Iterator[tuple[Numbers, Any]] = (
            ((layout.blank(), None) for _ in count()) if self.flat else layout.in_parts()
        )
        self._next = rows.__next__

    def __getstate__(self) -> dict[str, Any]:
        anew = ("_layout", "_scratch", "_step", "_next")
        return {name: value for name, value in self.__dict__.items() if name not in anew}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bind()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin the next game, or go on from `options["position"]`."""
        given = (options or {}).get("position")
        position = None if given is None else self.table.position_from(given)
        fresh = self._np_random is None
        super().reset(seed=seed)
        if fresh or seed is not None:
            self.table.seed(self.np_random)
        if position is None:
            self.table.begin()
        else:
            self.table.begin_at(position)
        self._over, self._illegal = False, 0
        numbers, parts = self._next()
        if self._others(numbers) == OVER:
            self._over = True
            raise StartError("env-position-ended")
        self._show()
        return self._flat(numbers) if parts is None else (parts, {MASK: parts[MASK]})

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        if self._over:
            raise error.ResetNeeded(sentence(preferred_language(), "env-over"))
        numbers, parts = self._next()
        acting = self._step(int(action), self._all_random, numbers)
        if acting > 0:
            acting = self._others(numbers)
        reward = 0.0
        if acting == 0:
            self._illegal = 0
        elif acting == ILLEGAL:
            reward = ILLEGAL_REWARD
            self._illegal += 1
            self._over = self._illegal >= self._most_illegal
        else:
            self._over = True
            reward = self.table.reward(0, self._kind)
        if self.render_mode == HUMAN:
            self.render()
        if parts is None:
            observation, info = self._flat(numbers)
            return observation, reward, self._over, False, info
        return parts, reward, self._over, False, {MASK: parts[MASK]}

    def _others(self, numbers: Numbers) -> int:
        """The other seats play, until the learner acts or the game is over."""
        table, playing = self.table, self._opponents
        while True:
            acting: int = table.driver.others(
                table.cell, playing.levels, self._scratch, numbers
            )
            if acting <= 0:
                return acting
            table.move(self._asked(acting))

    def _asked(self, seat: int) -> int:
        """The move of a guest."""
        guest = self._opponents.guests[seat]
        if isinstance(guest, Player):
            return ask_player(guest, self.table.position, self.table.stream)
        numbers = self.table.observe(seat)
        seen = self._layout.flat(numbers) if self.flat else self._layout.named(numbers)
        return int(guest(seen, self._layout.mask(numbers)))

    def _flat(self, numbers: Numbers) -> tuple[Observation, Info]:
        return self._layout.flat(numbers), {MASK: self._layout.mask(numbers)}

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


for _game in GAMES.values():
    # Our tests check more than Gymnasium would, and an environment checks the order itself.
    _quick = partial(
        register,
        kwargs={"game": _game.name},
        disable_env_checker=True,
        order_enforce=False,
    )
    _quick(
        id_of(_game),
        entry_point="wormery.envs.gymnasium:TableEnv",
        vector_entry_point="wormery.envs.vector:TablesEnv",
    )
    _quick(self_play_id_of(_game), vector_entry_point="wormery.envs.vector:SelfPlayEnv")
