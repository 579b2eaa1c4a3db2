"""Episodes that start from a position, end before the game does, or have guests."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import wormery.envs.gymnasium as ours
from wormery import games, players
from wormery.envs import pettingzoo
from wormery.envs.table import StartError
from wormery.games import Move, Position
from wormery.games.errors import IllegalMoveError, NotationError, OptionError
from wormery.players import Player

REGENWORMEN, IT_HAPPENS = map(ours.id_of, games.GAMES.values())

CHOICE = "regenwormen 2 - A 21-36 -/- WWWW"
DICE_FALL = games.parse(CHOICE).after("roll").text
OTHERS_TURN = "regenwormen 2 - B 21-36 -/- WWWWWWW"
# The learner rolls on or takes a tile; the dice fall; the opponent chooses.


def a_position(name: str, steps: int, actor: int, **options: Any) -> Position:
    """A position of random play in which that seat acts, after so many steps at least."""
    random = Random(steps)
    position = games.load(name).start(2, **options)
    while position.actor != actor or (steps > 0 and actor != games.OVER):
        possible: list[Any] = [*position.moves, *position.outcomes]
        position = position.after(random.choice(possible))
        steps -= 1
    return position


def first_legal(observation: Any, mask: Any) -> Any:
    return mask.argmax(-1)


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("as_text", [True, False])
def test_a_table_starts_from_a_position(game: str, as_text: bool) -> None:
    position = a_position(game, 40, actor=0)
    given = position.text if as_text else position
    env: Any = gymnasium.make(ours.id_of(games.load(game)))
    many: Any = gymnasium.make_vec(env.spec.id, num_envs=3)
    fresh = games.load(game).start(2)
    seen, info = env.reset(seed=1, options={"position": given})
    assert env.unwrapped.table.position == position
    assert [move for move in range(len(info["action_mask"])) if info["action_mask"][move]] == [
        *position.moves
    ]
    all_seen, _ = many.reset(seed=1, options={"position": given})
    for part in seen:
        assert all((row == seen[part]).all() for row in all_seen[part])
    env.reset()  # the next game begins as usual
    assert env.unwrapped.table.position.scores == fresh.scores


def test_tables_start_from_positions_of_their_own() -> None:
    many: Any = gymnasium.make_vec(REGENWORMEN, num_envs=3)
    seen, _ = many.reset(seed=1, options={"position": [CHOICE, None, OTHERS_TURN]})
    assert seen["total"][:, 0].tolist()[:2] == [20, 0]
    single: list[Any] = [gymnasium.make(REGENWORMEN) for _ in range(3)]
    wanted = [
        env.reset(seed=1 + number, options={"position": position})
        for number, (env, position) in enumerate(
            zip(single, [CHOICE, None, OTHERS_TURN], strict=True)
        )
    ]
    for number, (alone, _) in enumerate(wanted):
        assert all((seen[part][number] == alone[part]).all() for part in alone)
    mask = np.array([False, True, False])
    again, _ = many.reset(options={"position": CHOICE, "reset_mask": mask})
    assert again["total"][:2, 0].tolist() == [20, 20]
    assert (again["row"][2] == seen["row"][2]).all()


@pytest.mark.parametrize("position", [DICE_FALL, OTHERS_TURN])
def test_chance_and_opponents_play_on_to_the_learner(position: str) -> None:
    """With the dice of the seed, and not with others."""
    env: Any = gymnasium.make(REGENWORMEN)
    found = []
    for seed in (1, 1, 2, 3, 4, 5, 6):
        env.reset(seed=seed, options={"position": position})
        assert env.unwrapped.table.position.actor == 0
        found.append(env.unwrapped.table.position.text)
    assert found[0] == found[1]
    assert len(set(found)) > 1


def refusals() -> list[tuple[Any, type[ValueError], str]]:
    other = a_position("it-happens", 30, actor=0)
    return [
        (other, StartError, "regenwormen.*it-happens"),
        ("regenwormen 3 - A 21-36 -/-/- -", StartError, "regenwormen 2 - A"),
        (games.load("regenwormen").start(2, short=True), StartError, "short"),
        (other.text, StartError, "regenwormen.*it-happens"),
        ("regenwormen 2 - A 21-36", NotationError, "ends before"),
        (3, ValueError, "3"),
    ]


@pytest.mark.parametrize(("given", "kind", "words"), refusals())
def test_a_position_that_cannot_be(given: Any, kind: type[ValueError], words: str) -> None:
    env: Any = gymnasium.make(REGENWORMEN)
    _, info = env.reset(seed=1)
    before = env.unwrapped.table.position
    for refusing in (env, gymnasium.make_vec(REGENWORMEN, num_envs=1)):
        with pytest.raises(kind, match=words):
            refusing.reset(
                options={"position": given} if refusing is env else {"position": [given]}
            )
    table = pettingzoo.env("regenwormen", 2)
    with pytest.raises(kind, match=words):
        table.reset(options={"position": given})
    assert env.unwrapped.table.position == before
    env.step(int(info["action_mask"].argmax()))  # and the episode goes on


def test_a_position_where_the_game_is_over() -> None:
    over = a_position("it-happens", 300, actor=games.OVER)
    env: Any = gymnasium.make(IT_HAPPENS)
    with pytest.raises(StartError, match="game is over"):
        env.reset(options={"position": over})


def last_move_of_the_opponent() -> Position:
    """A position in which seat B's next move, whichever it is, ends the game."""
    random = Random(3)
    while True:
        position = games.load("it-happens").start(2)
        while position.actor != games.OVER:
            before = position
            possible: list[Any] = [*position.moves, *position.outcomes]
            position = position.after(random.choice(possible))
        if before.actor == 1 and all(
            before.after(move).actor == games.OVER for move in before.moves
        ):
            return before


def test_a_game_that_ends_before_the_learner_acts() -> None:
    position = last_move_of_the_opponent()
    env: Any = gymnasium.make(IT_HAPPENS)
    with pytest.raises(StartError, match="before the learner"):
        env.reset(seed=1, options={"position": position})
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    many: Any = gymnasium.make_vec(IT_HAPPENS, num_envs=2)
    with pytest.raises(StartError, match="before the learner"):
        many.reset(seed=1, options={"position": [None, position]})
    many.step(np.array([0, 0]))
    with pytest.raises(StartError, match="2 tables and 3"):
        many.reset(options={"position": [None] * 3})


def test_every_seat_may_begin_from_a_position_in_pettingzoo() -> None:
    position = a_position("it-happens", 30, actor=1)
    table = pettingzoo.env("it-happens", 2)
    table.reset(seed=1, options={"position": position.text})
    assert table.agent_selection == "seat_1"
    assert table.unwrapped.table.position == position


# Opponents


class Cautious(Player):
    """Takes the last legal move; an object of one's own, not installed anywhere."""

    name = "cautious"

    def choose(self, position: Position, random: Random) -> Move:
        return random.choice(position.moves[-2:])


OPPONENTS: list[tuple[str, list[Any]]] = [
    (IT_HAPPENS, [Cautious()]),
    (IT_HAPPENS, ["casual", first_legal]),
    (IT_HAPPENS, [first_legal, Cautious(), "random"]),
    (REGENWORMEN, [first_legal]),
    (REGENWORMEN, [players.load("expert"), Cautious()]),
]


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize(("name", "opponents"), OPPONENTS)
def test_guests_play_the_same_at_one_table_and_at_many(
    name: str, opponents: list[Any], flat: bool
) -> None:
    options: dict[str, Any] = {"opponents": opponents, "flat": flat}
    many: Any = gymnasium.make_vec(name, num_envs=3, **options)
    loop: Any = SyncVectorEnv([lambda: gymnasium.make(name, **options)] * 3)
    choice = np.random.default_rng(1)
    mine, theirs = many.reset(seed=10), loop.reset(seed=10)
    ended = 0
    for _ in range(150):
        assert data_equivalence(mine, theirs, exact=True)
        masks = mine[-1]["action_mask"]
        actions = (choice.random(masks.shape) * masks).argmax(axis=1)
        mine, theirs = many.step(actions), loop.step(actions)
        ended += int(mine[2].sum())
    assert ended or name == REGENWORMEN


def test_a_policy_sees_its_own_seat_and_only_that() -> None:
    seen: list[Any] = []

    def looking(observation: Any, mask: Any) -> Any:
        seen.append((observation, mask))
        return mask.argmax()

    env: Any = gymnasium.make(REGENWORMEN, opponents=["random", looking], begins=2)
    env.reset(seed=1)
    for observation, mask in seen:
        assert env.observation_space.contains(observation)
        assert observation["turn"].tolist() == [1, 0, 0]  # its own turn, counted from itself
        assert np.array_equal(observation["action_mask"], mask)
    assert seen


def test_a_level_as_an_object_is_as_quick_as_its_name() -> None:
    """It is compiled, and plays the very same game."""
    for opponent in ("casual", players.load("casual")):
        env: Any = gymnasium.make(IT_HAPPENS, opponents=opponent)
        assert not env.unwrapped._opponents.guests
        assert env.unwrapped.table.seats == 2


def test_an_installed_player_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        players.player, "entry_points", lambda group: gymnasium_entry_points(group)
    )
    env: Any = gymnasium.make(IT_HAPPENS, opponents=["cautious"])
    env.reset(seed=1)
    assert isinstance(env.unwrapped._opponents.guests[1], Cautious)


def gymnasium_entry_points(group: str) -> Any:
    from importlib.metadata import EntryPoint, EntryPoints

    entry = EntryPoint("cautious", f"{__name__}:Cautious", group)
    object.__setattr__(entry, "_loaded", None)
    return EntryPoints([entry])


def test_a_guest_that_cheats_is_named_by_the_rule() -> None:
    def cheating(observation: Any, mask: Any) -> Any:
        return mask.argmin(-1)

    env: Any = gymnasium.make(REGENWORMEN, opponents=cheating, begins=1)
    with pytest.raises(IllegalMoveError, match="RW-"):
        env.reset(seed=1)
    many: Any = gymnasium.make_vec(REGENWORMEN, num_envs=2, opponents=cheating, begins=1)
    with pytest.raises(IllegalMoveError, match="RW-"):
        many.reset(seed=1)


@pytest.mark.parametrize("opponent", [3, None, object()])
def test_what_is_no_opponent(opponent: Any) -> None:
    with pytest.raises(OptionError, match="opponent"):
        gymnasium.make(REGENWORMEN, opponents=[opponent])


# Episodes that end before the game


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_episodes_are_cut_off(mode: AutoresetMode) -> None:
    options: dict[str, Any] = {"max_episode_steps": 15, "short": True}
    many: Any = gymnasium.make_vec(REGENWORMEN, num_envs=4, autoreset_mode=mode, **options)
    loop: Any = SyncVectorEnv(
        [lambda: gymnasium.make(REGENWORMEN, **options)] * 4, autoreset_mode=mode
    )
    mine, theirs = many.reset(seed=10), loop.reset(seed=10)
    cut = 0
    for _ in range(80):
        assert data_equivalence(mine, theirs, exact=True)
        actions = mine[-1]["action_mask"].argmax(axis=1)
        mine, theirs = many.step(actions), loop.step(actions)
        cut += int(mine[3].sum())
    assert cut >= 4 * 4


def test_a_limit_that_cannot_be() -> None:
    for limit in (0, -1, 1.5, True):
        with pytest.raises(OptionError, match="max_episode_steps"):
            gymnasium.make_vec(REGENWORMEN, num_envs=2, max_episode_steps=limit)
        with pytest.raises(OptionError, match="most_illegal"):
            gymnasium.make(REGENWORMEN, most_illegal=limit)
        with pytest.raises(OptionError, match="max_cycles"):
            pettingzoo.env("regenwormen", max_cycles=limit)


def test_pettingzoo_cuts_off_for_all() -> None:
    table = pettingzoo.env("regenwormen", 3, max_cycles=7)
    table.reset(seed=1)
    moves = 0
    for _agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        assert (reward, terminated) == (0.0, False)
        assert truncated == (moves == 7)
        moves += not truncated
        table.step(None if truncated else int(observation["action_mask"].argmax()))
    assert moves == 7
    assert not table.agents


def test_illegal_moves_for_ever_end_an_episode() -> None:
    env: Any = gymnasium.make(REGENWORMEN, most_illegal=5)
    _, info = env.reset(seed=1)
    illegal, legal = int(info["action_mask"].argmin()), int(info["action_mask"].argmax())
    for action, over in [*[(illegal, False)] * 4, (legal, False)]:
        assert env.step(action)[2] == over
    assert [env.step(99)[1:3] for _ in range(5)] == [*[(-1.0, False)] * 4, (-1.0, True)]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(99)
    env.reset()
    assert not env.step(99)[2]
    many: Any = gymnasium.make_vec(REGENWORMEN, num_envs=2, most_illegal=5)
    many.reset(seed=1)
    for _ in range(4):
        assert not many.step(np.array([99, legal]))[2].any()
    _, rewards, over, cut, info = many.step(np.array([99, legal]))
    assert (rewards[0], over[0], cut[0]) == (-1.0, True, False)
    assert info["action_mask"][0].any()
    assert many.step(np.array([99, legal]))[1][0] == 0.0  # the next episode begins


def test_by_default_a_hundred_illegal_moves_end_it() -> None:
    env: Any = gymnasium.make(IT_HAPPENS)
    env.reset(seed=1)
    assert [env.step(99)[2] for _ in range(100)] == [False] * 99 + [True]
    for_ever: Any = gymnasium.make(IT_HAPPENS, most_illegal=None)
    for_ever.reset(seed=1)
    assert not any(for_ever.step(99)[2] for _ in range(300))


@pytest.mark.parametrize("name", [REGENWORMEN, IT_HAPPENS])
def test_a_mask_is_never_empty(name: str) -> None:
    many: Any = gymnasium.make_vec(name, num_envs=20)
    same: Any = gymnasium.make_vec(name, num_envs=20, autoreset_mode="SameStep")
    for env in (many, same):
        _, info = env.reset(seed=1)
        choice, ended = np.random.default_rng(1), 0
        for _ in range(600):
            masks = info["action_mask"]
            assert masks.any(axis=1).all()
            assert env.action_masks().any(axis=1).all()
            _, _, over, _, info = env.step((choice.random(masks.shape) * masks).argmax(axis=1))
            ended += int(over.sum())
            if env is same and over.any():
                assert info["final_info"]["action_mask"][over].all()
        assert ended


def test_vectors_say_how_they_begin_again() -> None:
    for mode in AutoresetMode:
        many: Any = gymnasium.make_vec(IT_HAPPENS, num_envs=2, autoreset_mode=mode)
        assert many.metadata["autoreset_mode"] is mode


def test_an_older_version_names_the_new_one() -> None:
    older = IT_HAPPENS.replace("-v2", "-v1")
    with (
        pytest.warns(DeprecationWarning, match="v2"),
        pytest.raises(gymnasium.error.DeprecatedEnv, match=IT_HAPPENS),
    ):
        gymnasium.make(older)
