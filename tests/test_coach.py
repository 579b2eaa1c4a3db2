"""The coach's account of a game: it adds up, and where the truth is known it is the truth."""

from __future__ import annotations

from dataclasses import astuple
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.coaching import played
from tests.helpers import all_options, random_mounds, random_step
from tests.proof import some, times

from wormery import coach, games
from wormery.coach.account import Moment, account_of
from wormery.coach.levels import word_for
from wormery.coach.parts import coach_of
from wormery.coach.reviewing import play_of, turning_points
from wormery.evaluation import AHEAD, DEEP, NORMAL, QUICK, as_foreseen, evaluate, foresee
from wormery.games import CHANCE, GAMES, OVER, Position
from wormery.games.errors import WormeryError
from wormery.games.finding import is_ours
from wormery.games.regenwormen import RegenwormenPosition
from wormery.players.levels import BEGINNER, CASUAL, CHAMPION, EXPERT, LEVELS, RANDOM
from wormery.record import GameRecord
from wormery.solver.regenwormen.game import solve_game
from wormery.telling.seats import seats_of
from wormery.telling.words import Say

OURS = [game for game in GAMES.values() if is_ours(game)]
RW = games.load("regenwormen")
EVERY_SETUP = [
    (game.name, seats, options)
    for game in OURS
    for seats in game.seats
    for options in all_options(game)
]


def each_once() -> list[tuple[str, int, dict[str, Any]]]:
    """Some setups: each number of seats, and each combination of options of a game."""
    found = []
    for game in OURS:
        options, seats = all_options(game), list(game.seats)
        for number in range(max(len(options), len(seats))):
            found.append(
                (game.name, seats[number % len(seats)], options[number % len(options)])
            )
    return found


def start_of(name: str, seats: int, **options: Any) -> Position:
    start: Position = games.load(name).start(seats=seats, **options)
    return start


def adds_up(found: coach.Review) -> None:
    """Result minus start is luck, skill and revisions, for everyone, to nine digits."""
    for account in found.accounts:
        total = account.start + account.own_luck + account.others_luck
        total += account.own_skill + account.others_skill + account.revisions
        assert account.result == pytest.approx(total, abs=1e-9)
    for seen, moment in zip(found.chances, found.moments, strict=False):
        assert seen == pytest.approx(moment.before, abs=1e-9)
        if moment.chosen is not None:
            assert moment.seat is not None
            assert moment.change[moment.seat] <= 0.0


@pytest.mark.parametrize(("name", "seats", "options"), some(EVERY_SETUP, *each_once()))
def test_the_account_adds_up(name: str, seats: int, options: dict[str, object]) -> None:
    levels = [RANDOM, BEGINNER, CASUAL, CASUAL, BEGINNER, CASUAL, RANDOM][:seats]
    game = played(start_of(name, seats, **options), levels, seats, most=times(120, 400))
    found = coach.review(game, QUICK)
    adds_up(found)
    assert len(found.moments) == len(game.steps)
    assert len(found.chances) == len(game.positions)


def test_the_account_adds_up_whatever_the_budget_and_the_mounds() -> None:
    start = start_of("it-happens", 2, mounds=random_mounds(Random(3)))
    game = played(start, [CASUAL, BEGINNER], 3, most=times(60, 5000))
    for budget in (QUICK, AHEAD, NORMAL):
        adds_up(coach.review(game, budget))


def test_an_account_ends_with_the_result() -> None:
    game = played(start_of("regenwormen", 3), [CASUAL] * 3, 1)
    found = coach.review(game, QUICK)
    assert game.position.result is not None
    (winner,) = game.position.result.winners
    assert [account.result for account in found.accounts] == [
        float(seat == winner) for seat in range(3)
    ]
    assert sum(account.start for account in found.accounts) == pytest.approx(1.0)
    assert found.over


def test_a_game_that_goes_on_is_reviewed_as_far_as_it_went() -> None:
    game = played(start_of("regenwormen", 2), [CASUAL] * 2, 1, most=40)
    found = coach.review(game, QUICK)
    adds_up(found)
    assert not found.over
    now = evaluate(game.position, QUICK).chances
    assert [account.result for account in found.accounts] == pytest.approx(now)


def test_a_game_without_a_step_has_nothing_to_tell() -> None:
    found = coach.review(GameRecord.start(games.load("regenwormen"), seats=2))
    assert (found.moments, found.turning, found.luckiest, found.best) == ((), (), None, None)
    assert [play.word for play in found.plays] == [None, None]


@pytest.mark.parametrize("name", [game.name for game in OURS])
@pytest.mark.parametrize("budget", [QUICK, AHEAD, NORMAL])
def test_luck_is_nothing_on_average(name: str, budget: int) -> None:
    """Over all that chance may bring, weighed by how likely it is."""
    random, position = Random(5), start_of(name, 2)
    looked_at = 0
    while position.actor != OVER and looked_at < 8:
        outcomes = position.outcomes
        if outcomes and random.random() < 0.3:
            found = evaluate(position, budget)
            values = foresee(position, found)
            weights = [outcome.chance for outcome in outcomes]
            mean = float(np.dot(values, weights))
            assert mean == pytest.approx(found.chances[position.turn], abs=1e-6)
            for place in random.sample(range(len(outcomes)), min(len(outcomes), 12)):
                after = position.after(outcomes[place])
                seen = as_foreseen(position, found, after)[position.turn]
                assert values[place] == pytest.approx(seen, abs=1e-6)
            looked_at += 1
        position = position.after(random_step(position, random))
    assert looked_at >= 5


def test_a_dead_roll_costs_what_failing_was_worth() -> None:
    """The next turn is seen anew; that is a revision and no luck."""
    position = games.parse("regenwormen 2 - B 21-36 -/- 11333:?")
    found, after = evaluate(position, QUICK), position.after("113")
    assert after.turn == 0
    values = foresee(position, found)
    dead = [place for place, one in enumerate(position.outcomes) if one.text == "113"]
    game = GameRecord((position, after), 1, ("113",))
    (moment,) = coach.review(game, QUICK).moments
    assert moment.change[1] == pytest.approx(values[dead[0]] - found.chances[1], abs=1e-9)
    assert moment.revised[1] != 0.0


# The last tile for two, solved by value iteration over the whole game.
ENDINGS = ["regenwormen 2 - A 21 -/- -", "regenwormen 2 - B 36 21/22 -"]


@pytest.mark.parametrize("text", ENDINGS)
def test_where_the_game_is_solved_the_review_is_the_truth(text: str) -> None:
    start = games.parse(text)
    assert isinstance(start, RegenwormenPosition)
    truth = solve_game(start)
    for seed in range(times(1, 3)):
        game = played(start, [CASUAL, RANDOM], seed)
        found = coach.review(game, DEEP)
        adds_up(found)
        assert found.exact
        for moment in found.moments:
            assert max(map(abs, moment.revised)) < 1e-9
        for position, chances in zip(game.positions, found.chances, strict=True):
            if position.begins == "turn":
                assert isinstance(position, RegenwormenPosition)
                chance = truth.chance(position)
                assert chances[position.turn] == pytest.approx(chance, abs=1e-9)


def test_an_exact_case_by_hand() -> None:
    """The last tile is the 21. Whoever rolls eight worms takes it, and has won."""
    start = games.parse("regenwormen 2 - A 21 -/- -")
    game = GameRecord((start,), 0)
    for step in ("roll", "WWWWWWWW", "keep W", "take 21"):
        game = game.add(step)
    found = coach.review(game, DEEP)
    anna, bo = found.accounts
    assert anna.result == 1.0
    assert anna.own_luck == pytest.approx(1.0 - anna.start)
    assert bo.others_luck == pytest.approx(-bo.start)
    assert anna.own_skill == 0.0
    assert anna.revisions == pytest.approx(0.0, abs=1e-9)
    assert found.plays[0].decisions == 0  # all of it was forced
    assert found.luckiest is not None
    # Every roll with which the tile is certain is as lucky.
    certain = [
        outcome.chance
        for outcome in start.after("roll").outcomes
        if evaluate(start.after("roll").after(outcome), DEEP).chances[0] > 1 - 1e-9
    ]
    assert found.luckiest.chance == pytest.approx(sum(certain))


def test_a_costly_choice_by_hand() -> None:
    """With 21 aside and the last tile the 21, rolling on only risks it."""
    start = games.parse("regenwormen 2 - A 21 -/- -")
    game = GameRecord((start,), 0)
    for step in ("roll", "1WWWW345", "keep W", "roll", "1334", "keep 1", "roll", "WWW"):
        game = game.add(step)
    found = coach.review(game, DEEP)
    costly = found.moments[6]
    assert costly.best is not None
    assert (costly.best.text, found.costliest) == ("take 21", 6)
    assert costly.cost == pytest.approx(1.0 - costly.after[0])
    assert found.unluckiest is not None
    assert found.unluckiest.step == 7


@pytest.mark.parametrize(("name", "games_each"), [("regenwormen", 2), ("it-happens", 1)])
def test_the_order_of_the_levels_shows_in_what_they_give_away(
    name: str, games_each: int
) -> None:
    """A champion's own game has almost no error, and a random player's very much."""
    errors = {}
    for level in (RANDOM, CASUAL, CHAMPION):
        plays = [
            play
            for seed in range(games_each)
            for play in coach.review(
                played(start_of(name, 2), [level, level], seed, most=times(60, 600))
            ).plays
        ]
        decisions = sum(play.decisions for play in plays)
        errors[level] = sum(play.error * play.decisions for play in plays) / decisions
    assert errors[CHAMPION] < 0.0005
    assert errors[CASUAL] > 5 * errors[CHAMPION]
    assert errors[RANDOM] > 1.3 * errors[CASUAL]


def test_a_word_for_the_play_is_the_level_that_plays_like_that() -> None:
    for game in OURS:
        part = coach_of(game)
        assert part is not None
        for seats in game.seats:
            given_away = part.GIVEN_AWAY[seats]
            assert list(given_away) == sorted(given_away, reverse=True)
            for error in given_away:
                alike = [LEVELS[place] for place, one in enumerate(given_away) if one == error]
                assert word_for(game, seats, 50, error) == alike[(len(alike) - 1) // 2]
            assert word_for(game, seats, 50, 1.0) == "random"
            assert word_for(game, seats, 50, 0.0) == "champion"
            assert word_for(game, seats, 2, 0.01) is None


def test_advice_is_what_the_evaluation_says() -> None:
    position = games.parse("regenwormen 2 - A 21 -/- -").after("roll").after("1135WWWW")
    found, advice = evaluate(position), coach.advise(position)
    assert advice.best.text == "keep W"
    assert advice.options[0].cost == 0.0
    for option in advice.options:
        assert option.chance == found.moves[option.move][0]
        assert option.cost == pytest.approx(found.chances[0] - option.chance)
    assert (advice.exact, advice.error) == (True, 0.0)


def test_advice_is_only_for_who_chooses() -> None:
    position = start_of("regenwormen", 2)
    with pytest.raises(WormeryError, match="turn to choose"):
        coach.advise(position, seat=1)
    with pytest.raises(WormeryError, match="nothing to choose"):
        coach.advise(position.after("roll"))


@pytest.mark.parametrize("name", [game.name for game in OURS])
def test_advice_knows_no_more_than_the_table_shows(name: str) -> None:
    """What lies open, as one line of text, is all that it goes by: no die or mound to come."""
    random, position = Random(9), start_of(name, 3)
    asked = 0
    while position.actor != OVER and asked < 25:
        if position.actor != CHANCE and len(position.moves) > 1:
            open_table = games.parse(position.text)
            assert coach.advise(position, budget=QUICK) == coach.advise(
                open_table, budget=QUICK
            )
            asked += 1
        position = position.after(random_step(position, random))
    assert asked == 25


def test_a_review_goes_on_where_it_was_broken_off() -> None:
    game = played(start_of("regenwormen", 2), [EXPERT, CASUAL], 4)
    whole = coach.review(game, QUICK)
    seen: list[tuple[int, int]] = []
    rest = coach.review(
        game, QUICK, lambda done, of: seen.append((done, of)), known=whole.moments[:50]
    )
    assert rest == whole
    assert seen[0] == (51, len(game.steps))
    assert seen[-1] == (len(game.steps), len(game.steps))


def test_turning_points_come_with_the_greatest_change_first() -> None:
    game = played(start_of("regenwormen", 2), [CASUAL, CASUAL], 2)
    found = coach.review(game)
    sizes = [max(map(abs, found.moments[step].change)) for step in found.turning]
    assert 0 < len(sizes) <= 5
    assert sizes == sorted(sizes, reverse=True)
    rest = [
        max(map(abs, moment.change))
        for moment in found.moments
        if moment.step not in found.turning
    ]
    assert max(rest) <= sizes[-1]


def happened(
    seat: int,
    change: tuple[float, ...],
    revised: float = 0.0,
    chosen: bool = True,
    step: int = 0,
) -> Moment:
    """A roll or a choice that changed everyone's chances, all of a half before."""
    move = RW.move("roll") if chosen else None
    after = tuple(0.5 + one for one in change)
    before, seen_anew = (0.5,) * len(change), (revised,) * len(change)
    return Moment(step, seat, move, before, after, seen_anew, exact=True, error=0.0)


def test_turning_points_change_some_chance_by_three_percent() -> None:
    changes = [(0.02, -0.029), (0.031, 0.0), (0.0, -0.04), (0.3, 0.0), (0.1, -0.2)]
    moments = [happened(0, change, step=step) for step, change in enumerate(changes)]
    assert turning_points(moments) == (3, 4, 2, 1)


def test_a_choice_costs_what_it_took_from_the_one_who_chose() -> None:
    choice = happened(1, (0.1, -0.03, -0.07))
    assert choice.cost == pytest.approx(0.03)
    choices = [choice, happened(0, (-0.1, 0.1, 0.0)), happened(1, (0.05, -0.05, 0.0))]
    plays = [play_of(RW, 3, seat, choices) for seat in range(3)]
    assert [(play.decisions, play.error) for play in plays] == [
        (1, pytest.approx(0.1)),
        (2, pytest.approx(0.04)),
        (0, 0.0),
    ]


def test_an_account_books_each_change_where_it_belongs() -> None:
    moments = [
        happened(0, (0.2, -0.2), chosen=False),
        happened(1, (-0.1, 0.1), chosen=False, revised=0.01),
        happened(0, (-0.04, 0.04)),
        happened(1, (0.03, -0.03), revised=0.02),
    ]
    anna, bo = (account_of(seat, moments, 0.5, 0.75) for seat in range(2))
    assert astuple(anna) == pytest.approx((0.5, 0.2, -0.1, -0.04, 0.03, 0.03, 0.75))
    assert astuple(bo) == pytest.approx((0.5, 0.1, -0.2, -0.03, 0.04, 0.03, 0.75))


def test_the_best_choice_is_the_greatest_gain_that_was_not_obvious() -> None:
    game = played(start_of("regenwormen", 2), [CHAMPION, CHAMPION], 1)
    found, part = coach.review(game, QUICK), coach_of(RW)
    assert part is not None
    gains: dict[bool, dict[int, float]] = {True: {}, False: {}}
    for moment in found.moments:
        if moment.is_decision and not moment.cost:
            worth = sorted(each[moment.seat or 0] for each in moment.moves.values())
            obvious = part.obvious(game.positions[moment.step]) == moment.chosen
            gains[obvious][moment.step] = worth[-1] - worth[-2]
    assert found.best == max(gains[False], key=gains[False].__getitem__)
    assert max(gains[True].values()) > gains[False][found.best]


def test_a_reason_for_somebody_else_says_whom_it_speaks_to() -> None:
    game = played(start_of("regenwormen", 2), [RANDOM, RANDOM], 1, most=200)
    found, say = coach.review(game, QUICK), Say("en")
    for you in (None, 0):
        document = coach.document_of(game, found, say, seats_of(game, say), you)
        told = [moment for moment in document.moments if moment.reasons]
        assert {moment.seat for moment in told} == {0, 1}
        for moment in told:
            name = "AB"[moment.seat or 0]
            spoken = moment.reasons[0].startswith(f"To Player {name}: ")
            assert spoken == (moment.seat != you)
            assert not any(reason.startswith("To ") for reason in moment.reasons[1:])
