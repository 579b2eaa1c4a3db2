"""Who is winning in Regenwormen: learned values, exact endings, and the champion."""

from functools import partial
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from tests.helpers import all_options, random_step
from tests.proof import times
from training.learning import Learner, Plan, learn
from training.regenwormen_champion import play, shape

from wormery import games
from wormery.arena.batch import driver_of
from wormery.evaluation import DEEP, NORMAL, QUICK, evaluate, evaluate_tables
from wormery.evaluation.network import Network, infer, new_layers
from wormery.evaluation.regenwormen import winning
from wormery.evaluation.regenwormen.evaluating import ERRORS
from wormery.evaluation.regenwormen.learned import (
    AHEAD,
    BELOW,
    CLOSE_LEAD,
    FEATURES,
    FILES,
    HEIGHT,
    HIGHEST,
    LEAD,
    LOWER_HIGHEST,
    OF_A_SEAT,
    OPEN_TILES,
    OPEN_WORMS,
    OWN_WORMS,
    SEATS,
    SECOND,
    SHORT,
    TOP,
    describe,
    learned,
    new_learned,
)
from wormery.evaluation.regenwormen.winning import chances_of_tiles
from wormery.games import CHANCE, OVER
from wormery.games.errors import WormeryError
from wormery.games.regenwormen import GAME, RegenwormenPosition, rules
from wormery.players.levels import BEGINNER, CHAMPION
from wormery.players.regenwormen import choose, new_scratch
from wormery.solver import weights
from wormery.solver.regenwormen.endings import find_tables, new_endings
from wormery.solver.regenwormen.game import solve_game

BUDGETS = (QUICK, NORMAL, DEEP)


def position(text: str) -> RegenwormenPosition:
    found = games.parse(text)
    assert isinstance(found, RegenwormenPosition)
    return found


# Endings that a program which shares nothing with this one has solved, too.
ENDINGS = [
    "regenwormen 2 - A 21 -/- -",
    "regenwormen 2 - B 36 21/22 -",
    "regenwormen 2 - A 24,30 -/21 -",
    "regenwormen 2 short=yes A 25,33 22/- -",
    "regenwormen 2 lower=highest B 21-22 30/- -",
]


@pytest.mark.parametrize("text", ENDINGS)
def test_an_ending_is_what_value_iteration_over_the_whole_game_says(text: str) -> None:
    table = position(text)
    found = evaluate(table, DEEP)
    assert found.exact
    assert found.error == 0.0
    truth = solve_game(table).chance(table)
    assert found.chances[table.turn] == pytest.approx(truth, abs=1e-9)
    assert sum(found.chances) == pytest.approx(1.0, abs=1e-12)


def tables_after(start: RegenwormenPosition) -> set[RegenwormenPosition]:
    """All tables that can come of one, by the rules."""
    seen, unseen = {start}, [start]
    for table in unseen:
        other = table.stacks[1 - table.turn]
        for tile in (*table.row, *other[-1:], None):
            after = table.ended(None if tile is None else tile - rules.LOWEST_TILE)
            if after.result is None and after not in seen:
                seen.add(after)
                unseen.append(after)
    return seen


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("regenwormen 2 - A 21,24,30 -/- -", 72),
        ("regenwormen 2 - A 21,36 22.23/24.25 -", 25_888),  # 1,708 if only the tops counted
    ],
)
def test_tables_that_differ_only_under_their_tops_are_told_apart(
    text: str, number: int
) -> None:
    """Also where they come to the same place among many."""
    start = position(text)
    if number < times(100, 100_000):
        assert len(tables_after(start)) == number
    assert find_tables(start.setup, start.state, new_endings(number)) == number
    assert find_tables(start.setup, start.state, new_endings(number - 1)) == 0


def test_the_error_of_an_estimate_is_that_of_its_number_of_seats() -> None:
    errors = {seats: evaluate(GAME.start(seats=seats), QUICK).error for seats in GAME.seats}
    assert errors == ERRORS
    assert len(set(errors.values())) == len(errors)


def test_the_network_sees_a_table() -> None:
    """B has the turn; its 36 lies under 24 and 22, and C has no tile."""
    table = position("regenwormen 3 lower=highest,short=yes B 21,27,33 25.31/36.22.24/- -")
    worms, shares, features = np.zeros(7, np.int64), np.zeros(7), np.zeros(FEATURES)
    describe(table.setup, table.state, worms, shares, features)
    b, c, a = (SEATS + place * OF_A_SEAT for place in range(3))
    assert {place: features[place] for place in np.flatnonzero(features)} == pytest.approx(
        {
            **{0: 1.0, 6: 1.0, 12: 1.0},  # 21, 27 and 33
            **{SHORT: 1.0, LOWER_HIGHEST: 1.0, OPEN_TILES: 3 / 8, OPEN_WORMS: 7 / 20},
            **{b + TOP + 3: 1.0, b + SECOND + 1: 1.0, b + BELOW + 15: 1.0},
            **{b + OWN_WORMS: 6 / 8, b + HEIGHT: 3 / 4, b + HIGHEST: 16 / 16},
            **{b + LEAD: 1 / 8, b + CLOSE_LEAD: 1 / 2, b + AHEAD: 1.0},
            **{c + LEAD: -6 / 8, c + CLOSE_LEAD: -1.0},
            **{a + TOP + 10: 1.0, a + SECOND + 4: 1.0},
            **{a + OWN_WORMS: 5 / 8, a + HEIGHT: 2 / 4, a + HIGHEST: 11 / 16},
            **{a + LEAD: -1 / 8, a + CLOSE_LEAD: -1 / 2},
        }
    )


def test_the_estimate_of_a_turn_sees_a_table() -> None:
    """A has had its turn; B is next and has the most worms, and 29 lies under its 34."""
    table = position("regenwormen 3 - B 21,27,33 25.31/36.29.34/22 -")
    hit, features = chances_of_tiles(), np.zeros(winning.FEATURES)
    winning.describe(table.setup, table.state, 0, hit, features)
    assert {place: features[place] for place in np.flatnonzero(features)} == pytest.approx(
        {
            **{0: 1.0, 6: 1.0, 12: 1.0},
            **{winning.LEAD: -6 / 8, winning.LEAD_OVER_MEAN: -1 / 8},
            **{winning.LEAD_OF_BEST: 10 / 8, winning.TOP: 3 / 4},
            **{winning.TOP_AT_RISK: 4 * hit[10], winning.NEXT_TOP: 4 / 4},
            **{winning.NEXT_TOP_WITHIN_REACH: 4 * hit[13], winning.TOP_OF_BEST: 4 / 4},
            **{winning.WORMS_WITHIN_REACH: 4 * hit[13] + 1 * hit[1]},
            **{winning.OPEN_TILES: 3 / 8, winning.OPEN_WORMS: 7 / 20},
            **{winning.OWN_WORMS: 5 / 8, winning.HIGHEST_TILE: -1.0},
            **{winning.UNDER_TOP: 2 / 4, winning.HEIGHT: 2 / 4, winning.CLOSE_LEAD: -1.0},
        }
    )


def test_the_same_question_has_the_same_answer() -> None:
    table = position("regenwormen 3 - B 21,24-27,31-36 22/23/28 -")
    for budget in BUDGETS:
        assert evaluate(table, budget) == evaluate(table, budget)


@pytest.mark.parametrize("seats", GAME.seats)
def test_chances_of_all_seats_add_up_in_every_position(seats: int) -> None:
    random = Random(seats)
    for options in all_options(GAME):
        table = GAME.start(seats=seats, **options)
        for _ in range(60):
            found = evaluate(table, QUICK)
            assert sum(found.chances) == pytest.approx(1.0, abs=1e-9)
            assert set(found.moves) == set(table.moves)
            for chances in found.moves.values():
                assert sum(chances) == pytest.approx(1.0, abs=1e-9)
                assert chances[table.turn] <= found.chances[table.turn] + 1e-12
            if table.actor == OVER:
                break
            table = table.after(random_step(table, random))


@pytest.mark.parametrize(
    ("text", "budget"),
    [("regenwormen 3 - A 21-36 -/-/- W3", QUICK), ("regenwormen 2 - A 24,30 21/- W3", DEEP)],
)
def test_a_roll_is_worth_the_mean_of_what_can_fall(text: str, budget: int) -> None:
    """Within a turn nothing is estimated anew, and where it is exact, nowhere."""
    before = position(text).after("roll")
    assert before.actor == CHANCE
    value = evaluate(before, budget)
    found, missing = np.zeros(before.seats), 0.0
    for outcome in before.outcomes:
        after = before.after(outcome)
        if after.begins == "turn" and not value.exact:
            missing += float(outcome.chance)  # a dead roll: the next turn is looked at anew
        else:
            found += float(outcome.chance) * np.array(evaluate(after, budget).chances)
    assert found == pytest.approx(np.array(value.chances), abs=missing + 1e-9)
    assert missing < 0.002


def test_whoever_leads_is_winning() -> None:
    leads = [
        evaluate(position(f"regenwormen 2 - A 30-32 {mine}/{theirs} -"), NORMAL).chances[0]
        for mine, theirs in (("21", "22.33"), ("21", "22.25"), ("22.25", "21"), ("22.33", "21"))
    ]
    assert all(one < next_one for one, next_one in pairwise(leads))
    assert leads[0] < 0.4
    assert leads[-1] > 0.55


def test_beginning_is_worth_a_little() -> None:
    for seats in GAME.seats:
        chances = evaluate(GAME.start(seats=seats), NORMAL).chances
        assert max(chances) < 1 / seats + 0.03
        assert chances[0] == max(chances) > 1 / seats


def test_many_tables_at_once_are_what_each_is_alone() -> None:
    random, table, tables = Random(8), GAME.start(seats=3), []
    while True:
        if table.begins == "turn" or table.actor == OVER:
            tables.append(table)
        if table.actor == OVER:
            break
        table = table.after(random_step(table, random))
    each = [evaluate(one, QUICK).chances for one in tables]
    assert evaluate_tables(tables) == pytest.approx(np.array(each), abs=1e-9)


def test_tables_of_different_kinds_are_not_taken_together() -> None:
    tables = [GAME.start(seats=2), GAME.start(seats=2, short=True)]
    with pytest.raises(WormeryError, match="Table 2"):
        evaluate_tables(tables)
    with pytest.raises(WormeryError, match="At table 1"):
        evaluate_tables([tables[0].after("roll")])
    assert len(evaluate_tables([])) == 0


def test_the_game_over_is_known() -> None:
    random, table = Random(5), GAME.start(seats=4)
    while table.actor != OVER:
        table = table.after(random_step(table, random))
    found = evaluate(table)
    assert found.exact
    assert found.moves == {}
    winners = table.result.winners if table.result else ()
    assert [chance > 0 for chance in found.chances] == [seat in winners for seat in range(4)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_weights_for_every_number_of_seats_say_where_they_come_from(seats: int) -> None:
    arrays = weights.read(FILES, GAME.name, seats)
    assert arrays["first"].shape[0] == SEATS + seats * OF_A_SEAT
    assert arrays["output"].shape[1] == seats
    head = (FILES / weights.file_name(GAME.name, seats)).read_text()[:400]
    assert '"made_by": "python -m training.regenwormen_champion' in head


def test_compiled_code_reads_a_network_as_numpy_does() -> None:
    network, random = learned(), np.random.default_rng(1)
    layers = new_layers(network)
    for seats in GAME.seats:
        layers.features[:] = random.random(FEATURES) * (random.random(FEATURES) < 0.1)
        infer(network, seats, layers)
        one = np.maximum(layers.features @ network.first[seats] + network.first_bias[seats], 0)
        two = np.maximum(one @ network.second[seats] + network.second_bias[seats], 0)
        wanted = two @ network.output[seats] + network.output_bias[seats]
        assert layers.outputs == pytest.approx(wanted, abs=1e-4)


def test_a_network_learns_in_seconds() -> None:
    """From nothing: a few passes, and it knows who wins, and plays, better than before."""
    learner = Learner(shape(2)._replace(first=32, second=8), seed=1)
    one_pass = partial(play, 2, times(1000, 3000))
    unseen = one_pass(learner.network(2), 1.0, 99)  # targets are what became of the games

    def loss() -> float:
        return learner.loss(unseen.features.astype(np.float32), unseen.targets)

    before, won_before = loss(), share_of_wins(learner.network(2))
    learn(
        learner,
        2,
        Plan(passes=times(3, 6), epochs=20.0, last_trace=0.8),
        one_pass,
        threads=1,
        seed=1,
        after_pass=id,
    )
    assert loss() < before - 0.01
    assert share_of_wins(learner.network(2)) > won_before + 0.1


def share_of_wins(network: Network) -> float:
    """Against beginners, of a player who goes by this network."""
    setup, driver, deals = GAME.start(seats=2).setup, driver_of(GAME), 60
    scratch = new_scratch()._replace(learned=new_learned(network))
    total = 0.0
    for seat in range(2):
        levels = np.full(2, BEGINNER)
        levels[seat] = CHAMPION
        finals, counts = np.zeros(deals, dtype=rules.STATE), np.zeros((deals, 2), np.int64)
        driver.play_games(setup, finals, counts, levels, 1, 0, scratch)
        won = np.zeros((deals, 2), dtype=np.bool_)
        driver.judge_games(setup, finals, won, np.zeros(deals, dtype=np.int64))
        total += won[:, seat].mean()
    return total / 2


def test_the_champion_plays_the_move_of_the_highest_chance() -> None:
    random, stream = Random(3), np.zeros(1, dtype=np.uint64)
    scratch = new_scratch()
    table = GAME.start(seats=3)
    for _ in range(80):
        if table.actor == OVER:
            break
        if table.actor == CHANCE:
            table = table.after(random_step(table, random))
            continue
        found = evaluate(table, QUICK)
        move = GAME.moves[choose(table.setup, table.state, CHAMPION, stream, scratch)]
        best = max(
            chances[table.turn]
            for one, chances in found.moves.items()
            if one.kind != "give up" or len(found.moves) == 1  # nobody gives up with dice left
        )
        assert found.moves[move][table.turn] == pytest.approx(best, abs=1e-9)
        table = table.after(move)
