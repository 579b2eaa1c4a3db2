"""Many tables for Gymnasium, stepped together by the compiled rules.

`TablesEnv` has one learner at each table, and other players in all other seats; in
`SelfPlayEnv` the learner plays every seat.
"""

from __future__ import annotations

import os
from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from gymnasium import error, spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wormery.envs.driver import BEGIN, EPISODE, GO_ON, TERMS
from wormery.envs.gymnasium import MOST_ILLEGAL, Info
from wormery.envs.layout import MASK, Numbers
from wormery.envs.opponents import Opponent, Opponents, ask_player
from wormery.envs.rendering import HUMAN, METADATA, check_mode, render
from wormery.envs.rewards import reward_kind
from wormery.envs.streams import new_streams, seed_stream
from wormery.envs.table import OVER, DrivenTable, StartError, check_count
from wormery.games import Position
from wormery.locales import preferred_language, sentence
from wormery.players import Player
from wormery.players.choosers import chooser_of

Bools = NDArray[np.bool_]
Rewards = NDArray[np.float64]


@cache
def _helpers(threads: int, process: int) -> ThreadPoolExecutor:
    """Threads for all environments of this process; those of a parent do not come along."""
    return ThreadPoolExecutor(threads, thread_name_prefix="wormery-tables")


class Tables(VectorEnv[Any, Any, Any]):
    """What environments of many tables have in common.

    A finished episode is followed by the next one at the next step, or with `autoreset_mode`
    SAME_STEP at once; then the last observation is in `info["final_obs"]`. With
    `max_episode_steps` an episode is cut off after so many steps. Several `threads` share the
    tables of a step; the games stay the same.
    """

    def __init__(
        self,
        table: DrivenTable,
        num_envs: int,
        *,
        all_random: bool = False,
        rewards: str = "win",
        flat: bool = False,
        most_illegal: int | None = MOST_ILLEGAL,
        max_episode_steps: int | None = None,
        threads: int = 1,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = METADATA | {"autoreset_mode": self.autoreset_mode}
        self.render_mode = check_mode(render_mode)
        self.flat = flat
        self._table = table
        self._terms = np.zeros(1, TERMS)
        self._terms[0] = (
            table.begins,
            reward_kind(rewards),
            all_random,
            check_count("max_episode_steps", max_episode_steps),
            check_count("most_illegal", most_illegal),
        )
        self._states = np.zeros(num_envs, table.state.dtype)
        self._streams = new_streams(num_envs)
        self._episodes = np.zeros(num_envs, EPISODE)
        self._actors = np.zeros(num_envs, np.int64)
        ends = np.linspace(0, num_envs, min(check_count("threads", threads), num_envs) + 1)
        self._shares = [*map(slice, ends[:-1].astype(int), ends[1:].astype(int))]
        layout = table.layout
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
        """Begin an episode at every table, or at those of `options["reset_mask"]`.

        `options["position"]` is a position to go on from, or one for each table; where it is
        None the next game begins.
        """
        asked = options or {}
        chosen = np.asarray(asked.get("reset_mask", np.ones(self.num_envs, np.bool_)))
        positions = self._positions(asked.get("position"))
        self._seed(seed, chosen)
        todo = np.where(chosen, np.int8(BEGIN), np.int8(0))
        for number in np.flatnonzero(chosen).tolist():
            position = positions[number]
            if position is not None:
                self._states[number : number + 1] = position.state
                todo[number] = GO_ON
        numbers = self._table.layout.blanks(self.num_envs)
        self._begin(todo, numbers)
        ended = chosen & (self._actors == OVER)
        if ended.any():
            self._episodes["over"] = ended
            raise StartError("env-position-ended")
        if not chosen.all():
            self._look_at(np.arange(self.num_envs), self._lookers(), numbers)
        return self._observed(numbers, chosen)

    def _positions(self, given: Any) -> Sequence[Position | None]:
        """A position for each table, or None where there is none."""
        if given is None or isinstance(given, str | Position):
            given = [given] * self.num_envs
        if len(given) != self.num_envs:
            raise StartError("env-positions", tables=self.num_envs, positions=len(given))
        check = self._table.position_from
        return [None if position is None else check(position) for position in given]

    def _seed(self, seed: int | Sequence[int | None] | None, chosen: Bools) -> None:
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + table for table in range(self.num_envs)]
        for table in np.flatnonzero(chosen).tolist():
            fresh = not self._streams[table].any()
            if fresh or seed[table] is not None:
                seed_stream(self._streams[table], seeding.np_random(seed[table])[0])

    @abstractmethod
    def _begin(self, todo: NDArray[np.int8], numbers: Numbers) -> None:
        """Begin an episode at some tables, and write what is seen there."""

    @abstractmethod
    def _move(self, moves: NDArray[np.int64], numbers: Numbers) -> tuple[Rewards, Info]:
        """Make a move at every table; what it was worth, and what else is to be told."""

    @abstractmethod
    def _lookers(self) -> NDArray[np.int64]:
        """The seat that is shown each table."""

    def _more(self) -> Info:
        """What else is to be told of every table."""
        return {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Info]:
        if self.autoreset_mode != AutoresetMode.NEXT_STEP and self._ended().any():
            raise error.ResetNeeded(sentence(preferred_language(), "env-over"))
        numbers = self._table.layout.blanks(self.num_envs)
        rewards, told = self._move(np.asarray(actions, dtype=np.int64), numbers)
        over, cut = self._episodes["over"].copy(), self._episodes["cut"].copy()
        if self.autoreset_mode == AutoresetMode.SAME_STEP and (ended := over | cut).any():
            told |= self._final(numbers, ended)
            self._begin(ended.astype(np.int8), numbers)
        observation, info = self._observed(numbers)
        if self.render_mode == HUMAN:
            self.render()
        return observation, rewards, over, cut, info | told

    def _shared(self, work: Callable[[slice, int], object]) -> None:
        """Do something for all tables, each thread for its share of them."""
        if len(self._shares) == 1:
            work(self._shares[0], 0)
            return
        helpers = _helpers(len(self._shares) - 1, os.getpid())
        waiting = [
            helpers.submit(work, share, number)
            for number, share in enumerate(self._shares[1:], 1)
        ]
        work(self._shares[0], 0)
        for done in waiting:
            done.result()

    def _ended(self) -> Bools:
        ended: Bools = self._episodes["over"] | self._episodes["cut"]
        return ended

    def _final(self, numbers: Numbers, ended: Bools) -> Info:
        """How the episodes ended that have, as Gymnasium's own vectors tell it."""
        layout = self._table.layout
        last = np.full(self.num_envs, None, dtype=object)
        for table in np.flatnonzero(ended):
            row = numbers[table].copy()
            last[table] = layout.flat(row) if self.flat else layout.named(row)
        masks = np.where(ended[:, None], layout.mask(numbers), np.int8(0))
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": {MASK: masks, f"_{MASK}": ended.copy()},
            "_final_info": ended.copy(),
        }

    def _observed(self, numbers: Numbers, told: Bools | None = None) -> tuple[Any, Info]:
        layout = self._table.layout
        seen: Any = layout.flat(numbers) if self.flat else layout.named(numbers)
        info = {MASK: layout.mask(numbers)} | self._more()
        if told is None:
            told = np.ones(self.num_envs, np.bool_)
        elif not told.all():
            for name, values in info.items():
                info[name] = np.where(told.reshape(-1, *[1] * (values.ndim - 1)), values, 0)
                info[name] = info[name].astype(values.dtype)
        return seen, info | {f"_{name}": told for name in info}

    def _look_at(
        self, tables: NDArray[np.int64], seats: NDArray[np.int64], numbers: Numbers
    ) -> None:
        driver, setup = self._table.driver, self._table.setup
        driver.look_at(setup, self._states, tables, seats, numbers)

    def action_masks(self) -> Bools:
        """The legal moves, by the name under which masked learners ask for them."""
        numbers = self._table.layout.blanks(self.num_envs)
        self._look_at(np.arange(self.num_envs), self._lookers(), numbers)
        return self._table.layout.mask(numbers).astype(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """A picture of each table, as `render_mode` says; None without one."""
        if self.render_mode is None:
            return None
        positions = map(self._table.position_of, self._states)
        return tuple(render(position, self.render_mode) for position in positions)


class TablesEnv(Tables):
    """Many tables with one learner each, in seat 0.

    Table n of a seed plays the same games as a `TableEnv` with the seed plus n. A policy of
    one's own among the opponents is given observations and masks with a row for each table
    at which it acts, and answers with a move for each.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Opponent | Sequence[Opponent] = ("random",),
        *,
        begins: int | None = None,
        rewards: str = "win",
        flat: bool = False,
        most_illegal: int | None = MOST_ILLEGAL,
        max_episode_steps: int | None = None,
        threads: int = 1,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        self._opponents = Opponents(game, opponents)
        super().__init__(
            DrivenTable(game, self._opponents.seats, begins, **options),
            num_envs,
            all_random=self._opponents.all_random,
            rewards=rewards,
            flat=flat,
            most_illegal=most_illegal,
            max_episode_steps=max_episode_steps,
            threads=threads,
            render_mode=render_mode,
            autoreset_mode=autoreset_mode,
        )
        self._bind()

    def _bind(self) -> None:
        chooser = chooser_of(self._table.game)
        self._scratch = [chooser.new_scratch() for _ in self._shares]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_scratch"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bind()

    def _begin(self, todo: NDArray[np.int8], numbers: Numbers) -> None:
        table = self._table
        table.driver.begin_all(
            table.setup,
            self._states,
            self._streams,
            self._terms,
            self._episodes,
            todo,
            self._opponents.levels,
            self._scratch[0],
            self._actors,
            numbers,
        )
        self._ask_guests(numbers, np.empty(self.num_envs))

    def _move(self, moves: NDArray[np.int64], numbers: Numbers) -> tuple[Rewards, Info]:
        table, rewards = self._table, np.empty(self.num_envs)
        self._shared(
            lambda share, number: table.driver.step_all(
                table.setup,
                self._states[share],
                self._streams[share],
                self._terms,
                self._episodes[share],
                moves[share],
                self._opponents.levels,
                self._scratch[number],
                self._actors[share],
                numbers[share],
                rewards[share],
            )
        )
        self._ask_guests(numbers, rewards)
        return rewards, {}

    def _lookers(self) -> NDArray[np.int64]:
        return np.zeros(self.num_envs, np.int64)

    def _ask_guests(self, numbers: Numbers, rewards: Rewards) -> None:
        """Guests move wherever it is their turn, until nobody waits for one."""
        while self._opponents.guests and (waiting := self._actors > 0).any():
            seat = int(self._actors[waiting.argmax()])
            tables = np.flatnonzero(self._actors == seat)
            self._guests_move(tables, self._asked(seat, tables), numbers, rewards)

    def _guests_move(
        self,
        tables: NDArray[np.int64],
        moves: NDArray[np.int64],
        numbers: Numbers,
        rewards: Rewards,
    ) -> None:
        table = self._table
        refused = table.driver.guests_move(
            table.setup,
            self._states,
            self._streams,
            self._terms,
            self._episodes,
            tables,
            moves,
            self._opponents.levels,
            self._scratch[0],
            self._actors,
            numbers,
            rewards,
        )
        if refused >= 0:
            position = table.position_of(self._states[tables[refused]])
            raise table.refusal(int(moves[refused]), position)

    def _asked(self, seat: int, tables: NDArray[np.int64]) -> NDArray[np.int64]:
        """The moves of a guest at these tables."""
        guest, table = self._opponents.guests[seat], self._table
        if isinstance(guest, Player):
            moves = [
                ask_player(guest, table.position_of(self._states[n]), self._streams[n])
                for n in tables
            ]
            return np.array(moves, dtype=np.int64)
        numbers = table.layout.blanks(len(tables))
        self._look_at(tables, np.full(len(tables), seat), numbers)
        seen = table.layout.flat(numbers) if self.flat else table.layout.named(numbers)
        chosen = np.asarray(guest(seen, table.layout.mask(numbers)), dtype=np.int64)
        return np.broadcast_to(chosen, len(tables)).copy()


class SelfPlayEnv(Tables):
    """Many tables at which the learner plays every seat.

    A row is what the seat sees that acts at that table, counted from that seat;
    `info["seat"]` is its number, and the action is its move. At the end of a game `rewards` is
    what it was worth to the seat that moved last, and `info["rewards"]` to every seat.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        *,
        begins: int | None = None,
        rewards: str = "win",
        flat: bool = False,
        most_illegal: int | None = MOST_ILLEGAL,
        max_episode_steps: int | None = None,
        threads: int = 1,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        super().__init__(
            DrivenTable(game, seats, begins, **options),
            num_envs,
            rewards=rewards,
            flat=flat,
            most_illegal=most_illegal,
            max_episode_steps=max_episode_steps,
            threads=threads,
            render_mode=render_mode,
            autoreset_mode=autoreset_mode,
        )

    def _begin(self, todo: NDArray[np.int8], numbers: Numbers) -> None:
        table = self._table
        table.driver.begin_seats(
            table.setup,
            self._states,
            self._streams,
            self._terms,
            self._episodes,
            todo,
            self._actors,
            numbers,
        )

    def _move(self, moves: NDArray[np.int64], numbers: Numbers) -> tuple[Rewards, Info]:
        table, movers = self._table, self._actors.copy()
        rewards = np.empty((self.num_envs, table.seats))
        self._shared(
            lambda share, _: table.driver.step_seats(
                table.setup,
                self._states[share],
                self._streams[share],
                self._terms,
                self._episodes[share],
                moves[share],
                self._actors[share],
                numbers[share],
                rewards[share],
            )
        )
        told = {"rewards": rewards, "_rewards": np.ones(self.num_envs, np.bool_)}
        return rewards[np.arange(self.num_envs), movers], told

    def _lookers(self) -> NDArray[np.int64]:
        return self._actors

    def _more(self) -> Info:
        return {"seat": self._actors.copy()}
