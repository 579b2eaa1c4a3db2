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

Sizes are parameters too (`envs/small/`), and what a game is worth to all seats together is
said by the game that was loaded, not by its registered type, which must be true of all:

>>> small = pyspiel.load_game("wormery_regenwormen(tiles=3,dice=2,points=15)")
>>> small.get_type().utility, small.utility_sum()
(<Utility.CONSTANT_SUM: 1>, 1.0)
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from wormery import games, players
from wormery.envs.layout import MASK, Numbers
from wormery.envs.moment import Moment, Variant, payoffs_of, variant_of
from wormery.envs.rewards import REWARDS
from wormery.envs.small import small_of
from wormery.envs.table import driver_of, layout_of
from wormery.games import CHANCE, OVER, AnyGame, Position
from wormery.games.errors import OptionError

Utility = pyspiel.GameType.Utility


def game_type(game: AnyGame, utility: Any = Utility.GENERAL_SUM) -> Any:
    """The facts of a game as OpenSpiel wants them; options keep their names."""
    options = {
        name: option.default
        for name, option in game.options.items()
        if isinstance(option.default, bool | int | str)
    }
    sizes = {name: size.whole for name, size in small_of(game).SIZES.items()}
    return pyspiel.GameType(
        short_name=f"wormery_{game.name.replace('-', '_')}",
        long_name=f"Wormery {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
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
            **sizes,
        },
    )


class WormeryGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of seats, its options and its sizes."""

    def __init__(self, game: AnyGame, params: dict[str, Any]) -> None:
        given = dict(TYPES[game.name].parameter_specification) | dict(params)
        self.variant = variant_of(game.name, tuple(sorted(given.items())))
        payoffs = payoffs_of(self.variant)
        utility = Utility.GENERAL_SUM
        if payoffs.sum is not None:
            utility = Utility.CONSTANT_SUM if payoffs.sum else Utility.ZERO_SUM
        super().__init__(
            game_type(game, utility),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.moves),
                max_chance_outcomes=self.variant.most_outcomes,
                num_players=self.variant.seats,
                min_utility=payoffs.least,
                max_utility=payoffs.most,
                utility_sum=payoffs.sum,
                max_game_length=self.variant.longest_game,
            ),
            params,
        )

    def new_initial_state(self) -> WormeryState:
        return WormeryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.variant, bool(iig_obs_type and iig_obs_type.perfect_recall))


class WormeryState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game.

    OpenSpiel clones a state by copying its attributes, deeply; there is one, which never
    changes. What Python asks most is answered here and not by way of C++.
    """

    def __init__(self, game: WormeryGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.variant.first

    @property
    def position(self) -> Position:
        return self.moment.position

    def current_player(self) -> int:
        return PLAYERS.get(self.moment.actor, self.moment.actor)

    def is_chance_node(self) -> bool:
        return self.moment.actor == CHANCE

    def is_simultaneous_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.moment.actor == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None and self.moment.actor >= 0:
            return self.moment.moves()
        return super().legal_actions() if player is None else super().legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.moves() if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.moment.falls.chances)

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.moment.falls.texts[action]
        return self.moment.variant.game.moves[action].text

    def returns(self) -> list[float]:
        return self.moment.returns()

    def __str__(self) -> str:
        return self.moment.position.text


PLAYERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}


class Observer:
    """What a seat sees, as named tensors with numbers from 0 to 1, and as a text.

    Without recall the tensors show what lies open to the seat now. With perfect recall they
    show all tiles, also those that lie face down: who took which happened in the open. The
    text with perfect recall is all that happened since the start.
    """

    def __init__(self, variant: Variant, recall: bool) -> None:
        self._layout = layout_of(variant.game, variant.seats)
        self._look = driver_of(variant.game).look
        self._recall = recall
        self.tensor = np.zeros(self._layout.scale.shape, np.float32)
        self.dict = {
            part.name: self.tensor[place].reshape(part.shape)
            for part, place in zip(self._layout.parts[:-1], self._layout.places, strict=False)
        }

    def set_from(self, state: WormeryState, player: int) -> None:
        self.tensor[:] = self._layout.flat(self._numbers(state, player))

    def _numbers(self, state: WormeryState, player: int) -> Numbers:
        numbers = self._layout.blank()
        moment = state.moment
        self._look(moment.variant.setup, moment.cell, player, self._recall, numbers)
        return numbers

    def string_from(self, state: WormeryState, player: int) -> str:
        if self._recall:
            return f"{games.LETTERS[player]}:{state.moment.told}"
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
        if changed := state.moment.variant.changed_turns:
            raise OptionError("player-whole-turns-only", options=", ".join(changed))
        return int(self._player.choose(state.position, self._random))

    def restart_at(self, state: WormeryState) -> None:
        """Players remember nothing."""


class RandomRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """The evaluator of OpenSpiel's search with games played at random to their end, compiled.

    It stands for `mcts.RandomRolloutEvaluator`, which asks a state for every single step.
    """

    def __init__(self, n_rollouts: int = 1, seed: int = 0) -> None:
        super().__init__(n_rollouts)
        self._stream = np.array([seed], np.uint64)

    def evaluate(self, state: WormeryState) -> NDArray[np.float64]:
        return state.moment.play_on(self.n_rollouts, self._stream)


TYPES = {name: game_type(game) for name, game in games.GAMES.items()}


def _creator(game: AnyGame) -> type[WormeryGame]:
    """A class for OpenSpiel, which makes a game from its parameters alone."""

    class Named(WormeryGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Named


for _game in games.GAMES.values():
    pyspiel.register_game(TYPES[_game.name], _creator(_game))
