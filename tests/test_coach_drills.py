"""Drills: every question has one clearly best answer, and comes back when it should."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.proof import times
from training.drills import candidates, is_clear, weighed

from wormery import coach, games, record
from wormery.coach import drills
from wormery.coach.drills import difficulty_of, misled, next_drill, themes_of
from wormery.coach.spacing import DAYS, Card, answered
from wormery.evaluation import NORMAL
from wormery.games.errors import IllegalMoveError, UnknownMoveError
from wormery.games.finding import is_ours
from wormery.locales import LANGUAGES
from wormery.telling.words import Say

OURS = [game for game in games.GAMES.values() if is_ours(game)]
BANK = Path(drills.__file__).parent / "bank"
MOST_BYTES = 300_000  # of all banks together
LEAST_OF_A_KIND = 12
EACH = times(15, 40)  # questions looked at closely, others each time the bank is made anew
FIRST = times(2, 3)  # games of the program
TODAY = 20_000

every_game = pytest.mark.parametrize("game", OURS, ids=str)


@every_game
def test_there_are_three_hundred_of_all_kinds(game: games.AnyGame) -> None:
    bank = coach.bank(game)
    assert bank.made_by.startswith(f"python -m training.drills {game.name} ")
    assert (bank.game, bank.version) == (game.name, game.version)
    assert len(bank.drills) >= 300
    assert len({drill.key for drill in bank.drills}) == len(bank.drills)
    themes = Counter(drill.theme for drill in bank.drills)
    assert themes.keys() == themes_of(game).keys()
    assert min(themes.values()) >= LEAST_OF_A_KIND, themes
    hard = Counter(drill.difficulty for drill in bank.drills)
    assert set(hard) == set(drills.DIFFICULTIES)
    assert min(hard.values()) >= 3 * LEAST_OF_A_KIND, hard
    assert len({drill.position.seats for drill in bank.drills}) >= 4
    assert any(drill.text.split()[2] != "-" for drill in bank.drills), "rules that vary"
    for language in LANGUAGES:
        titles = {Say(language)(sentence) for sentence in themes_of(game).values()}
        assert len(titles) == len(themes)


def test_the_banks_are_small() -> None:
    assert sum(file.stat().st_size for file in BANK.iterdir()) <= MOST_BYTES


@every_game
def test_every_position_is_read_back_and_has_a_choice(game: games.AnyGame) -> None:
    for drill in coach.bank(game).drills:
        position = drill.position
        assert position.text == drill.text
        assert len(position.moves) > 1
        assert game.move(drill.best) in position.moves
        assert drill.game == game.name


@every_game
def test_the_best_move_is_clearly_the_best_and_not_for_everyone(game: games.AnyGame) -> None:
    bank = coach.bank(game)
    fooled = 0
    for drill in random.Random(bank.made_by).sample(bank.drills, EACH):
        position = drill.position
        options, error = weighed(position, NORMAL)
        best, second = options[:2]
        assert best.move.text == drill.best, drill
        assert is_clear(options, error), drill
        assert second.cost == pytest.approx(drill.gap, abs=1e-3), drill
        fooled += bool(misled(position, best.move))
        assert difficulty_of(position, best.move) == drill.difficulty
        part = games.part_of(game, "coach.themes")
        assert part.theme_of(position, (best.move, second.move)) == drill.theme
    assert fooled >= EACH // 2, "someone weaker would have gone wrong"


@every_game
def test_the_program_finds_what_is_in_the_bank(game: games.AnyGame) -> None:
    seed = int(coach.bank(game).made_by.partition("--seed ")[2].partition(",")[0])
    found = candidates(game, FIRST, seed)
    assert found[:1] == candidates(game, 1, seed)[:1]
    assert {one.drill.key for one in found} & {one.key for one in coach.bank(game).drills}


@every_game
def test_an_answer_is_told_what_every_move_is_worth(game: games.AnyGame) -> None:
    for drill in coach.bank(game).drills[:6]:
        right = coach.check(drill, drill.best)
        assert right.right
        assert right.chosen == right.advice.best
        assert {one.move for one in right.advice.options} == set(drill.position.moves)
        assert right.advice.exact == (right.advice.error == 0)
        worst = right.advice.options[-1]
        wrong = coach.check(drill, worst.move)
        assert not wrong.right
        assert wrong.advice.of(wrong.chosen).cost == pytest.approx(worst.cost)


def test_what_is_no_move_is_no_answer() -> None:
    drill = next(one for one in coach.bank(OURS[0]).drills if one.best == "roll")
    with pytest.raises(IllegalMoveError):
        coach.check(drill, "keep 1")
    with pytest.raises(UnknownMoveError):
        coach.check(drill, "sing")


@every_game
def test_costly_choices_of_a_game_become_questions(game: games.AnyGame) -> None:
    """Somebody who plays at random has much to learn."""
    played = _at_random(game)
    found = coach.review(played)
    of_one = list(coach.drills_from(played, found, seat=1))
    both = list(coach.drills_from(played, found))
    costs = {
        played.positions[one.step].text: one.cost
        for one in found.moments
        if one.is_decision and one.cost >= drills.COSTLY
    }
    assert {one.text for one in both} == set(costs)
    assert 0 < len(of_one) < len(both)
    for drill in of_one:
        assert drill.position.actor == 1
        assert drill.theme in {*themes_of(game), ""}
        assert drill.difficulty in drills.DIFFICULTIES
    worst = max(of_one, key=lambda one: costs[one.text])
    assert not coach.check(worst, worst.chosen).right
    assert coach.check(worst, worst.best).right


def _at_random(game: games.AnyGame) -> record.GameRecord:
    chance, played = random.Random(5), record.GameRecord.start(game, seats=2)
    while played.position.actor != games.OVER and len(played.steps) < 120:
        position = played.position
        moves, outcomes = position.moves, position.outcomes
        possible = [*(one.text for one in moves), *(one.text for one in outcomes)]
        played = played.add(chance.choice(possible))
    return played


# When a question comes back


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 60)), max_size=40))
def test_questions_come_back_later_and_later_until_a_mistake(
    answers: list[tuple[bool, int]],
) -> None:
    card: Card | None = None
    today = right_in_time = 0
    for right, pause in answers:
        today += pause
        early = card is not None and card.due > today
        before, card = card, answered(card, right, today)
        if not right:
            right_in_time = 0
            assert card == Card(0, today + 1)
        elif early:
            assert card == before, "too early to show anything"
        else:
            right_in_time += 1
            assert card.in_a_row == right_in_time
            assert card.due - today == DAYS[min(right_in_time, len(DAYS)) - 1]
        assert card.due - today <= DAYS[-1]
        assert card.due > today


def test_five_right_answers_take_two_months() -> None:
    card, today = None, TODAY
    for days in (1, 3, 7, 16, 35, 35):
        card = answered(card, True, today)
        assert card.due == today + days
        today = card.due


def test_what_is_asked_next() -> None:
    """One's own first, then what is due, then what is new; nothing before its day."""
    one, two, three, own = coach.bank(OURS[0]).drills[:4]
    some = [one, two, three]
    cards = {own.key: Card(0, TODAY), two.key: Card(1, TODAY - 1)}
    assert next_drill(some, [own], cards, TODAY) == own
    del cards[own.key]
    assert next_drill(some, [], cards, TODAY) == two
    assert next_drill(some, [], cards, TODAY - 2) == one
    cards |= {each.key: Card(1, TODAY + 1) for each in some}
    assert next_drill(some, [], cards, TODAY) is None
