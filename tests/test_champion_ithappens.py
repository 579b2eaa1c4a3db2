"""Who is winning in It Happens..: learned values, turns looked through, ends searched."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.helpers import all_options, happens, mounds, random_step
from tests.proof import times
from tests.test_solver_ithappens import endings
from training.ithappens_champion import play, shape
from training.learning import Learner, Plan, learn
from training.third_colour import fit_third

from wormery.evaluation import AHEAD, DEEP, NORMAL, QUICK, evaluate
from wormery.evaluation.ithappens.learned import (
    FEATURES,
    FILES,
    OF_A_BLOCK,
    OUTLOOK,
    describe,
    new_learned,
    outlook_at,
)
from wormery.evaluation.ithappens.looking import look_through, new_looking
from wormery.games import CHANCE, OVER
from wormery.games.ithappens import GAME, ItHappensPosition, rules
from wormery.games.ithappens.mounds import MoundSet, mounds_of
from wormery.solver import weights
from wormery.solver.ithappens import solve, solve_round


def decisions(seats: int, seed: int) -> Iterator[ItHappensPosition]:
    """The positions of a random game in which a seat has a choice."""
    random, position = Random(seed), GAME.start(seats=seats)
    while position.actor != OVER:
        if position.actor != CHANCE and len(position.moves) > 1:
            yield position
        position = position.after(random_step(position, random))


@pytest.mark.parametrize("seats", GAME.seats)
def test_reading_only_what_differs_gives_what_reading_everything_gives(seats: int) -> None:
    own, learned, found = new_learned(), new_learned(), np.zeros(OUTLOOK)
    looking = new_looking(own)
    for position in decisions(seats, seed=seats):
        look_through(position.setup, position.state, own, looking)
        for move in position.moves:
            if move == rules.SKIP or move >= rules.PLACE:
                after = position.after(move)
                outlook_at(after.setup, after.state, learned, found)
                assert looking.moves[int(move)] == pytest.approx(found, abs=1e-4)


def outlook(position: Any, seat: int) -> float:
    """A seat's chance as the network sees it."""
    found = np.zeros(OUTLOOK)
    outlook_at(position.setup, position.state, new_learned(), found)
    return float(found[seat])


def test_a_six_is_rolled_for_seven_times_with_six_worms() -> None:
    """A wins only with the queen of mound 10, and takes her only with a six."""
    narrow = "4-3-18:.../.../././."
    filler, large = "4-3-18:.../.../.../.../...", "9-2-18:.../.../.../.../..."
    position = happens(
        "3 4 A A 1.2.3.4.5.6.7.8.9 10:B62/A12|11:C66/B11/A1|12:C111/B1/A1 - "
        "6:00000000:-:-/0:00000000:-:-/0:00000000:-:- -",
        mounds(*[filler] * 9, large, narrow, narrow),
        "skip=before-roll",
    )
    found = evaluate(position, QUICK)
    assert found.moves[position.game.move("roll")][0] == pytest.approx(1 - (5 / 6) ** 7)


LATE_SKIPS = [
    "4 4 D B 1.3.4.5.6.7.8.9.12 2:D4/B3/C66/A6|10:C33/A23/B1/D32|11:B32/C6/D63/A21 - "
    "1:01101111:3.12:5.7.8/2:00020220:1.9:3.4/0:11101010:6.7.8:1.9/0:02201003:4.5:6.12 B2",
    "4 1 A D - 1:C4/D6/B42|2:A3/D4|5:D5/B3/C4/A1 - "
    "0:01000000:-:-/1:00000100:-:-/0:00000001:-:-/3:00000000:-:- -",
]


@pytest.mark.parametrize("text", LATE_SKIPS)
def test_a_turn_is_skipped_after_a_reroll_where_that_is_best(text: str) -> None:
    """As the solver says, given what the network sees where the turn ends."""
    position = happens(text)
    me, held = position.turn, position.holdings[position.turn].worms
    turn = solve(position, lambda after: outlook(after, me))
    assert "skip" in {move.text for (worms, _), move in turn.plan.items() if worms < held}
    found = evaluate(position, QUICK)
    assert found.chances[me] == pytest.approx(turn.value, abs=1e-6)
    for move, value in turn.moves.items():
        assert found.moves[move][me] == pytest.approx(value, abs=1e-6)


def test_a_search_to_the_end_begins_with_five_dice() -> None:
    for dice, exact in ((5, True), (6, False)):
        position = endings(Random(0), seats=3, dice=dice, worms=0, rounds=4)
        assert evaluate(position, NORMAL).exact == exact


def test_a_round_is_foreseen_over_all_that_may_be_revealed() -> None:
    """Of six mounds three are revealed; quickly, the network sees what that is worth."""
    nothing = "2:00000000:-:-"
    position = happens(f"3 3 A A 1.2.3.4.5.6 - - 5:01000000:1.2.3:-/{nothing}/{nothing} ?")
    seen = [evaluate(position.after(mounds), QUICK) for mounds in position.outcomes]
    assert len(seen) == 20
    mean = np.mean([each.chances for each in seen], axis=0)
    found = evaluate(position, NORMAL).chances
    assert found == pytest.approx(mean, abs=1e-9)
    quick = [outlook(position, seat) for seat in range(3)]
    assert evaluate(position, QUICK).chances == pytest.approx(quick, abs=1e-9)
    assert found != pytest.approx(quick, abs=1e-4)


def test_each_place_that_may_be_the_best_is_looked_at_further() -> None:
    """Places within a twentieth of the best one: their next turn is looked through."""
    seen = []
    for position in decisions(3, seed=4):
        me, quick = position.turn, evaluate(position, QUICK)
        places = [move for move in position.moves if move.kind == "place"]
        if position.round == rules.ROUNDS or not places:
            continue
        best = max(quick.moves[move][me] for move in places)
        further = evaluate(position, AHEAD)
        for move in places:
            after = position.after(move)
            if after.begins == "turn":
                ahead = best - quick.moves[move][me] < 0.05
                wanted = evaluate(after, QUICK) if ahead else quick
                chances = wanted.chances if ahead else wanted.moves[move]
                assert further.moves[move] == pytest.approx(chances, abs=1e-6)
                seen.append((ahead, quick.moves[move][me] < best))
    assert seen.count((True, True)) > 20
    assert seen.count((False, True)) > 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_chances_of_all_colours_add_up(seats: int) -> None:
    random = Random(seats)
    for options in all_options(GAME):
        position = GAME.start(seats=seats, **options)
        for _ in range(40):
            found = evaluate(position, QUICK)
            assert sum(found.chances) == pytest.approx(1.0, abs=1e-9)
            assert len(found.scores) == position.colours
            assert set(found.moves) == set(position.moves)
            for chances in found.moves.values():
                assert sum(chances) == pytest.approx(1.0, abs=1e-9)
                assert chances[position.turn] <= found.chances[position.turn] + 1e-9
            position = position.after(random_step(position, random))


def test_a_die_is_worth_the_mean_of_its_faces() -> None:
    """Within a turn nothing is estimated anew."""
    checked = 0
    for position in decisions(3, seed=8):
        if "roll" not in map(str, position.moves):
            continue
        before = position.after("roll")
        faces = [evaluate(before.after(face), QUICK).chances for face in before.outcomes]
        mean = np.mean(np.array(faces), axis=0)
        assert mean == pytest.approx(np.array(evaluate(before, QUICK).chances), abs=1e-6)
        checked += 1
    assert checked > 20


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_end_of_the_last_round_is_exact(seats: int) -> None:
    exact = 0
    for position in decisions(seats, seed=20 + seats):
        found = evaluate(position, NORMAL)
        if found.exact:
            truth = solve_round(position)
            assert truth is not None
            assert found.chances == pytest.approx(truth.values, abs=1e-9)
            for move, chances in truth.moves.items():
                assert found.moves[move] == pytest.approx(chances, abs=1e-9)
            assert found.error == 0.0
            exact += 1
        else:
            assert found.error > 0.0
    assert exact >= 2


def test_mounds_are_known_by_what_is_on_them_and_not_by_their_number() -> None:
    """The same game with its mounds numbered in another order."""
    order = [7, 2, 11, 0, 5, 9, 1, 10, 3, 8, 4, 6]  # old number of each new one
    there = {old: new for new, old in enumerate(order)}
    for position in decisions(2, seed=3):
        mounds = mounds_of(position.setup).mounds
        other = GAME.start(seats=2, mounds=MoundSet("x", tuple(mounds[old] for old in order)))
        state = position.state.copy()
        for field in ("deck", "queens", "generals"):
            state[field] = _renumbered(position.state[field], there)
        shown = [there[int(mound)] for mound in position.state["shown"]]
        places = np.argsort(shown)
        for field in ("column", "dice", "room"):
            state[field] = position.state[field][places]
        state["shown"] = np.array(shown)[places]
        one, two = new_learned(), new_learned()
        describe(position.setup, position.state, one)
        describe(other.setup, state, two)
        assert (one.layers.features == two.layers.features).all()
        assert (one.layers.blocks[places] == two.layers.blocks).all()


def _renumbered(sets: np.ndarray, there: dict[int, int]) -> np.ndarray:
    """Sets of mounds, with a bit for each."""
    found = np.zeros_like(sets)
    for old, new in there.items():
        found |= (sets >> old & 1) << new
    return found


def test_more_work_finds_more_exact_endings() -> None:
    ends = [position for position in decisions(2, seed=5) if position.round == rules.ROUNDS]
    number = [sum(evaluate(each, budget).exact for each in ends) for budget in (QUICK, NORMAL)]
    assert number[0] == 0 < number[1]
    assert evaluate(ends[-1], DEEP) == evaluate(ends[-1], DEEP)


def test_the_game_over_is_known() -> None:
    random, position = Random(5), GAME.start(seats=4)
    while position.actor != OVER:
        position = position.after(random_step(position, random))
    found = evaluate(position)
    assert found.exact
    assert found.scores == tuple(map(float, position.scores))
    winners = position.result.winners if position.result else ()
    assert [chance > 0 for chance in found.chances] == [seat in winners for seat in range(4)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_weights_for_every_number_of_seats_say_where_they_come_from(seats: int) -> None:
    arrays = weights.read(FILES, GAME.name, seats)
    assert arrays["first"].shape[0] == FEATURES
    assert arrays["block"].shape[0] == OF_A_BLOCK
    head = (FILES / weights.file_name(GAME.name, seats)).read_text()[:400]
    assert '"made_by": "python -m training.ithappens_champion' in head


def test_a_network_learns_in_seconds() -> None:
    """From nothing: a few passes, and it knows who wins better than one that knows nothing."""
    learner = Learner(shape(2)._replace(first=16, one_block=16, second=8), seed=1)
    one_pass = partial(play, 2, times(500, 2000))
    unseen = one_pass(learner.network(2), 1.0, 99)

    def loss() -> float:
        return learner.loss(unseen.features.astype(np.float32), unseen.targets)

    before = loss()
    learn(learner, 2, Plan(passes=times(2, 5), epochs=20.0, last_trace=0.8), one_pass, 1, 1, id)
    assert loss() < before - 0.02


def test_the_third_colour_learns_from_results_how_seldom_it_wins() -> None:
    """And what is said of the two players beside each other stays as it was."""
    known = weights.read(FILES, GAME.name, 2)
    bias = known["output_bias"].copy()
    bias[rules.THIRD] += 6.0
    hopeful = {**known, "output_bias": bias}
    fitted = fit_third(hopeful, passes=2, tables=2000, threads=1, seed=3)

    def chance(arrays: weights.Arrays) -> float:
        learner = Learner(shape(2), seed=1)
        learner.take(arrays)
        unseen = play(2, 2000, learner.network(2), 1.0, 99).features.astype(np.float32)
        return float(learner.read(unseen, learner.slow).chances[:, rules.THIRD].mean())

    assert chance(hopeful) > 0.05
    assert chance(fitted) < 0.01
    for name, part in hopeful.items():
        if name in ("output", "output_bias"):
            part, changed = (np.delete(each, rules.THIRD, -1) for each in (part, fitted[name]))
            assert (part == changed).all()
        else:
            assert (part == fitted[name]).all()
