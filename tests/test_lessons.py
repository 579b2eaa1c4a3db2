"""Lessons, played through by the rules: what they teach, and what they say to every move."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.test_bare_game import BARE

from wormery import games
from wormery.games import AnyGame, Fact, Position
from wormery.games.errors import BrokenGameError, IllegalMoveError
from wormery.games.ithappens import ItHappensPosition
from wormery.games.ithappens.facts import MoundScored, NoneLeft
from wormery.games.ithappens.view import Place
from wormery.games.regenwormen import RegenwormenPosition
from wormery.games.regenwormen.facts import Kept, Took
from wormery.games.views import View
from wormery.lessons import (
    Lesson,
    LessonDocument,
    LessonStep,
    Tried,
    attempt,
    lesson_document,
    lesson_of,
)
from wormery.lessons.lesson import LessonFile, _lesson
from wormery.locales import LANGUAGES
from wormery.telling.story import Story
from wormery.telling.words import Say
from wormery.terminal.help import cells

LESSONS = [lesson for game in games.GAMES.values() if (lesson := lesson_of(game))]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)

# What fits below a board: cells of a terminal, twice as many characters as of Chinese.
MOST_CELLS = {"heading": 30, "text": 190, "task": 60, "done": 190}
WORDS_A_MINUTE = 150  # read with care, and with time left to do it


def named(name: str) -> Lesson:
    lesson = lesson_of(games.load(name))
    assert lesson is not None
    return lesson


def right_tries(lesson: Lesson) -> list[tuple[LessonStep, Tried]]:
    return [(step, attempt(step, right)) for step in lesson.steps for right in step.right]


def facts_of(lesson: Lesson) -> list[Fact]:
    return [
        fact for _, tried in right_tries(lesson) for one in tried.steps for fact in one.facts
    ]


def wrong_moves(step: LessonStep) -> list[str]:
    return [move.text for move in step.position.moves if move.text not in step.right]


# The rules play it


def test_each_game_of_ours_has_a_lesson() -> None:
    assert {lesson.game.name for lesson in LESSONS} >= {"regenwormen", "it-happens"}
    assert lesson_of(BARE) is None


@every_lesson
def test_it_is_played_through_by_its_expected_moves(lesson: Lesson) -> None:
    assert 12 <= len(lesson.steps) <= 18
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)
    for step, tried in right_tries(lesson):
        assert tried.right
        assert [one.text for one in tried.steps] == [tried.move.text, *step.then]
        assert tried.steps[-1].after == tried.position
    assert tried.position.result is not None, "the last step ends the game"
    assert step.seat in tried.position.result.winners


@every_lesson
def test_a_board_that_goes_on_is_the_one_that_was_left(lesson: Lesson) -> None:
    assert not lesson.steps[0].continues
    for before, step in zip(lesson.steps, lesson.steps[1:], strict=False):
        if step.continues:
            assert len(before.right) == 1
            assert attempt(before, before.right[0]).position == step.position


@every_lesson
def test_positions_are_texts_that_are_read_back(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert games.parse(step.position.text) == step.position
        assert lesson.game.options == {} or step.position.options == start_of(step).options


def start_of(step: LessonStep) -> Position:
    position: Position = step.position.game.start(step.position.seats)
    return position


@every_lesson
def test_a_wrong_move_has_its_reason_and_changes_nothing(lesson: Lesson) -> None:
    for step in lesson.steps:
        said = set()
        for move in wrong_moves(step):
            tried = attempt(step, move)
            assert (tried.right, tried.steps, tried.position) == (False, (), step.position)
            said.add(tried.why.name)
        reasons = {f"{step.says}-{end}" for end in step.wrong.values()}
        assert said == reasons, f"{step.id}: a reason that nobody hears"


def test_a_move_that_is_not_legal_is_refused() -> None:
    step = named("regenwormen").step("once")
    with pytest.raises(IllegalMoveError, match="already set aside worms"):
        attempt(step, "keep W")


def test_what_nobody_can_act_in_is_no_step() -> None:
    step: dict[str, Any] = {
        "id": "late",
        "right": ["roll"],
        "position": "regenwormen 2 - A - -/- -",
    }
    file = {"says": "x", "minutes": 1, "seats": 2, "others": ["Pip"], "step": [step]}
    game = games.load("regenwormen")
    with pytest.raises(BrokenGameError, match=r"regenwormen.*toml, late"):
        _lesson(game, msgspec.convert(file, LessonFile))
    with pytest.raises(msgspec.ValidationError, match="unknown field `wrongs`"):
        msgspec.convert({**file, "step": [{**step, "wrongs": {}}]}, LessonFile)
    step["position"] = "regenwormen 2 - A 21-36 -/- WWW"
    with pytest.raises(BrokenGameError, match=r"toml, late: give up"):
        _lesson(game, msgspec.convert(file, LessonFile))
    step["right"] = ["take 21"]
    with pytest.raises(IllegalMoveError):
        _lesson(game, msgspec.convert(file, LessonFile))


# What is taught


def test_all_that_can_happen_does() -> None:
    """An empty supply aside, which a first game hardly sees."""
    for lesson in LESSONS:
        met = {type(fact) for fact in facts_of(lesson)}
        assert set(lesson.game.facts) - met <= {NoneLeft}, lesson


def test_pickomino_is_taught() -> None:
    lesson = named("regenwormen")
    step = lesson.step

    def moves(name: str) -> set[str]:
        return {move.kind for move in step(name).position.moves}

    assert step("roll").position == lesson.game.start(2)
    assert step("aside").right == ("keep W",), "the worms first"
    assert len(step("aside").position.moves) > 2
    rolled = facts_of_step(step("aside"))[0]
    assert isinstance(rolled, Kept)
    with pytest.raises(IllegalMoveError):
        attempt(step("once"), "keep W")
    # The same choice twice: once it is better to stop, once to dare.
    assert moves("stop") == moves("dare") == moves("enough") == {"roll", "take"}
    assert step("stop").right == ("take 23",)
    assert step("dare").right == ("roll",)
    # The tile with that number cannot be had, so the next lower one is taken.
    took = facts_of_step(step("lower"))[0]
    assert isinstance(took, Took)
    lower = step("lower").position
    open_tiles = [int(move.about or 0) for move in lower.moves if move.kind == "take"]
    assert took.tile == max(open_tiles) < 30
    assert step("steal").right == ("take 25",)
    # What is covered cannot be stolen, though Pip has its number.
    kinds = facts_of_step(step("cover"))
    assert [fact.total for fact in kinds if isinstance(fact, Kept)][-1] == 29
    assert [fact.tile for fact in kinds if isinstance(fact, Took)] == [24, 28]
    assert moves("worm") == {"roll", "give up"}, "31 points and no worm"


def facts_of_step(step: LessonStep) -> list[Fact]:
    tried = attempt(step, step.right[0])
    return [fact for one in tried.steps for fact in one.facts]


def test_pickomino_positions_could_be_reached() -> None:
    """What is out of the game was the highest once, and nobody has put back a higher one."""
    for step in named("regenwormen").steps:
        position = step.position
        assert isinstance(position, RegenwormenPosition)
        if position.out:
            assert min(position.out) > max(position.row), step.id


def test_it_happens_is_taught() -> None:
    lesson = named("it-happens")

    def placed(name: str) -> Place:
        step = lesson.step(name)
        found = next(one for one in step.position.choices if one.move == step.right[0])
        assert isinstance(found, Place)
        return found

    assert set(lesson.step("mound").right) == {"place 1", "place 2", "place 3"}
    assert placed("find").find == "glove"
    mine = {name: standing_of(placed(name)) for name in ("queen", "general", "tie", "number")}
    assert mine["queen"].queen
    assert mine["general"].general
    assert mine["number"].worm
    tie = [one.sum for one in placed("tie").standings]
    assert mine["tie"].queen
    assert tie == [7, 7]
    scored = [
        fact for fact in facts_of_step(lesson.step("round")) if isinstance(fact, MoundScored)
    ]
    assert any(fact.queen_tied for fact in scored), "the tie is settled at the end of a round"
    third = lesson.step("third").position
    assert third.seats == 2
    assert lesson.step("third").right == ("roll third",)
    assert {move.kind for move in lesson.step("harm").position.moves} == {"place"}
    final = lesson.step("final").position
    after = attempt(lesson.step("final"), "place 3").position
    assert isinstance(final, ItHappensPosition)
    assert isinstance(after, ItHappensPosition)
    pairs = [
        sum(n > 1 for n in position.public.holdings[0].objects.values())
        for position in (final, after)
    ]
    assert pairs == [0, 1]


def standing_of(place: Place) -> Any:
    return next(one for one in place.standings if one.colour == 0)


# What is said


@every_lesson
@every_language
def test_every_move_is_answered_in_every_language(lesson: Lesson, language: str) -> None:
    say = Say(language)
    document = lesson_document(lesson, language)
    for step, shown in zip(lesson.steps, document.steps, strict=True):
        assert [answer.move for answer in shown.answers] == [m.move for m in shown.view.moves]
        assert {answer.move for answer in shown.answers if answer.right} == set(step.right)
        for answer in shown.answers:
            assert answer.label
            assert answer.told not in ("", shown.task, shown.text)
            assert "{" not in answer.told
            assert bool(answer.moments) == answer.right
            assert answer.told == (say(step.done) if answer.right else answer.told)


@every_lesson
@every_language
def test_it_is_short(lesson: Lesson, language: str) -> None:
    document = lesson_document(lesson, language)
    words = 0
    for step in document.steps:
        for part, most in MOST_CELLS.items():
            assert 0 < cells(getattr(step, part)) <= most, f"{step.id}: {part}"
        assert all(cells(answer.told) <= MOST_CELLS["done"] for answer in step.answers)
        words += len(f"{step.text} {step.task} {step.done}".split())
    assert words <= lesson.minutes * WORDS_A_MINUTE
    assert lesson.minutes <= 5


# As it is sent


@every_lesson
def test_a_document_has_all_that_a_page_shows(lesson: Lesson) -> None:
    document = lesson_document(lesson, "nl")
    assert (document.game, document.title) == (lesson.game.name, Say("nl").game(lesson.game))
    for step, shown in zip(lesson.steps, document.steps, strict=True):
        assert shown.position == step.position.text
        assert shown.seats[shown.seat] == "Jij"
        assert len(set(shown.seats)) == step.position.seats
        for answer in shown.answers:
            if answer.right:
                ends(step.position, answer.moments)
    sent = msgspec.json.encode(document)
    assert len(sent) < 200_000
    assert list(msgspec.json.decode(sent)) == list(LessonDocument.__struct_fields__)


def ends(position: Position, moments: Any) -> None:
    """Every moment is what the rules make of the one before, seen by the learner."""
    seat = position.actor
    for moment in moments:
        step = position.step(moment.step)
        position = step.after
        seen = position.game.view(position, seat)
        assert (moment.actor, moment.facts) == (position.actor, step.facts)
        assert moment.view == msgspec.structs.replace(seen, moves=())
        assert all(moment.told)


def test_a_board_may_be_shown_another_way() -> None:
    lesson = named("regenwormen")
    seen: list[AnyGame] = []

    def see(story: Story, view: View) -> View:
        seen.append(story.game)
        return view

    lesson_document(lesson, "en", see)
    assert len(seen) > len(lesson.steps)
