"""The games for OpenSpiel: importing this registers them, with chance nodes.

>>> import pyspiel
>>> import wormery.envs.openspiel
>>> game = pyspiel.load_game("wormery_regenwormen(players=3,short=True)")
>>> state = game.new_initial_state()
>>> state.apply_action(state.string_to_action("roll"))
>>> len(state.chance_outcomes())
1287

A chance action is the number of an outcome in `position.outcomes`. All dice fall in the open,
so nobody knows more than the others: a state has perfect information. An observation is what
a seat sees on the table at one moment, and there some tiles lie face down.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel

from wormery import games, players
from wormery.envs.layout import MASK, Layout, Numbers
from wormery.envs.rewards import MARGIN, REWARDS, reward_kind
from wormery.envs.table import driver_of, layout_of, observed_of
from wormery.games import CHANCE, OVER, AnyGame, Chance, Position
from wormery.games.compiling import cell_of


def game_type(game: AnyGame) -> Any:
    """The facts of a game as OpenSpiel wants them; options keep their names."""
    options = {
        name: option.default
        for name, option in game.options.items()
        if isinstance(option.default, bool | int | str)
    }
    return pyspiel.GameType(
        short_name=f"wormery_{game.name.replace('-', '_')}",
        long_name=f"Wormery {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "begins": 0,
            "rewards": REWARDS[0],
            **options,
        },
    )


class WormeryGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of seats and its options."""

    def __init__(self, game: AnyGame, params: dict[str, Any]) -> None:
        self.game = game
        given = dict(TYPES[game.name].parameter_specification) | dict(params)
        seats, begins = given.pop("players"), given.pop("begins")
        self.kind = reward_kind(given.pop("rewards"))
        self.start = game.start(seats, begins, **given)
        self.layout: Layout = layout_of(game, seats)
        self.driver = driver_of(game)
        known = observed_of(game)
        widest = known.WIDEST_MARGIN if self.kind == MARGIN else 0
        super().__init__(
            TYPES[game.name],
            pyspiel.GameInfo(
                num_distinct_actions=len(game.moves),
                max_chance_outcomes=known.MOST_OUTCOMES,
                num_players=seats,
                min_utility=-float(widest),
                max_utility=float(widest or 1),
                utility_sum=None,
                max_game_length=known.LONGEST_GAME,
            ),
            params,
        )

    def new_initial_state(self) -> WormeryState:
        return WormeryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class WormeryState(pyspiel.State):  # type: ignore[misc]
    """A position and how it came about."""

    def __init__(self, game: WormeryGame) -> None:
        super().__init__(game)
        self.position: Position = game.start
        self.told = ""  # a text, for OpenSpiel copies everything else piece by piece
        self._kind = game.kind

    def current_player(self) -> Any:
        actor = self.position.actor
        if actor == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if actor == OVER else actor

    def _legal_actions(self, player: int) -> list[int]:
        return [int(move) for move in self.position.moves] if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _chances(self.position.outcomes)

    def _apply_action(self, action: int) -> None:
        chance = self.position.actor == CHANCE
        step = self.position.outcomes[action] if chance else self.position.game.move(action)
        self.position = self.position.after(step)
        self.told += f" {step.text};"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.outcomes[action].text
        return self.position.game.moves[action].text

    def is_terminal(self) -> bool:
        return self.position.actor == OVER

    def returns(self) -> list[float]:
        seats = self.position.seats
        if not self.is_terminal():
            return [0.0] * seats
        reward = driver_of(self.position.game).reward
        setup, state = cell_of(self.position.setup), cell_of(self.position.state)
        return [reward(setup, state, seat, self._kind) for seat in range(seats)]

    def __str__(self) -> str:
        return self.position.text


def _chances(outcomes: tuple[Chance, ...]) -> list[tuple[int, float]]:
    """The outcomes by number; all throws of so many dice are one tuple, listed once."""
    if _latest[0] is not outcomes:
        _latest[:] = outcomes, [(n, outcome.chance) for n, outcome in enumerate(outcomes)]
    return list(_latest[1])


_latest: list[Any] = [None, []]


class Observer:
    """What a seat sees, as named tensors with numbers from 0 to 1, and as a text.

    Without recall the tensors show what lies open to the seat now. With perfect recall they
    show all tiles, also those that lie face down: who took which happened in the open. The
    text with perfect recall is all that happened since the start.
    """

    def __init__(self, game: WormeryGame, recall: bool) -> None:
        self._layout = game.layout
        self._driver = game.driver
        self._recall = recall
        self.tensor = np.zeros(game.layout.scale.shape, np.float32)
        self.dict = {
            part.name: self.tensor[place].reshape(part.shape)
            for part, place in zip(game.layout.parts[:-1], game.layout.places, strict=False)
        }

    def set_from(self, state: WormeryState, player: int) -> None:
        self.tensor[:] = self._layout.flat(self._numbers(state, player))

    def _numbers(self, state: WormeryState, player: int) -> Numbers:
        numbers = self._layout.blank()
        setup, record = cell_of(state.position.setup), cell_of(state.position.state)
        self._driver.look(setup, record, player, self._recall, numbers)
        return numbers

    def string_from(self, state: WormeryState, player: int) -> str:
        if self._recall:
            return f"{games.LETTERS[player]}:{state.told}"
        parts = self._layout.named(self._numbers(state, player))
        parts.pop(MASK)
        return " ".join(f"{name}={_digits(part)}" for name, part in parts.items())


def _digits(part: Numbers) -> str:
    return ".".join(map(str, part.ravel().tolist()))


class PlayerBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our players as a bot of OpenSpiel, for its tournaments and evaluations."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__()
        self._player = players.load(name)
        self._random = Random(seed)

    def step(self, state: WormeryState) -> int:
        return int(self._player.choose(state.position, self._random))

    def restart_at(self, state: WormeryState) -> None:
        """Players remember nothing."""


TYPES = {name: game_type(game) for name, game in games.GAMES.items()}


def _creator(game: AnyGame) -> type[WormeryGame]:
    """A class for OpenSpiel, which makes a game from its parameters alone."""

    class Named(WormeryGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Named


for _game in games.GAMES.values():
    pyspiel.register_game(TYPES[_game.name], _creator(_game))
