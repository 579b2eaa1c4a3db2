"""Fair dice of version 2: bound to one game at one table, and `verify` says what it covers."""

from __future__ import annotations

import hashlib
from dataclasses import fields, replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.test_fairness import played, seeds_for
from tests.test_record import PRINTABLE

from wormery import games, record
from wormery.games import OVER
from wormery.locales import LANGUAGES
from wormery.record import Context, FairDice, FairnessError, GameRecord, verify

FOLDER = Path(__file__).parent / "golden"
WORMS, MOUNDS = games.load("regenwormen"), games.load("it-happens")
DRAWN = record.load(FOLDER / "regenwormen-three-bound.worm")  # the dice drew who begins
GONE_ON = record.load(FOLDER / "it-happens-two-bound.worm")  # other dice rolled before
OLD = record.load(FOLDER / "regenwormen-three-fair.worm")
SECRET = bytes(range(32))


def refused(game: GameRecord, kind: type[FairnessError], sentence_id: str) -> None:
    with pytest.raises(kind) as caught:
        verify(record.read(record.write(game)))
    assert caught.value.sentence_id == sentence_id
    sentences = {caught.value.in_language(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def with_tags(game: GameRecord, **changes: str | None) -> GameRecord:
    tags = {**game.tags, **changes}
    return replace(game, tags={tag: text for tag, text in tags.items() if text is not None})


# What is bound

texts = st.text(PRINTABLE | st.sampled_from("\0\1\6éA-=,"), max_size=20)
contexts = st.builds(Context, texts, texts, texts, st.integers(0, 9), texts, texts)


def decoded(data: bytes) -> list[str]:
    """A context read back, as docs/fairness.md says that it is written."""
    found = []
    while data:
        length, data = int.from_bytes(data[:4], "big"), data[4:]
        found.append(data[:length].decode("utf-8"))
        data = data[length:]
    return found


@given(contexts, contexts)
def test_no_two_contexts_are_one(one: Context, other: Context) -> None:
    for context in (one, other):
        values = [str(getattr(context, field.name)) for field in fields(context)]
        assert decoded(context.encoded) == values
    assert (one == other) == (one.encoded == other.encoded)
    same = record.commitment(SECRET, one) == record.commitment(SECRET, other)
    assert same == (one == other)


def test_a_secret_gives_other_dice_wherever_it_is_used_again() -> None:
    game = GameRecord.start(WORMS, 2)
    short = GameRecord.start(WORMS, 2, short=True)
    begun = game.add("roll").add("11234WWW")
    later = begun.add("keep W").add("roll").add("12345")
    contexts = [
        record.context_of(game, "ABCDEF"),
        record.context_of(game, "ABCDEG"),
        record.context_of(game, "ABCDEF", drawn=True),
        record.context_of(GameRecord.start(WORMS, 2, begins=1), "ABCDEF"),
        record.context_of(GameRecord.start(WORMS, 3), "ABCDEF"),
        record.context_of(short, "ABCDEF"),
        record.context_of(GameRecord.start(MOUNDS, 2), "ABCDEF"),
        record.context_of(begun, "ABCDEF"),
        record.context_of(later, "ABCDEF"),
    ]
    dice = [FairDice(SECRET, ("a", "b"), context=context) for context in contexts]
    waiting = game.position.after("roll")
    assert len({each.commitment for each in dice}) == len(contexts)
    streams = {
        bytes(next(stream) for _ in range(32)) for each in dice for stream in [each.stream(9)]
    }
    assert len(streams) == len(contexts)
    assert len({each.outcome(waiting, 9) for each in dice}) > 5
    assert (
        contexts[-1].past
        == hashlib.sha256(b"wormery-past-2roll [11234WWW] keep W roll [12345]").hexdigest()
    )
    # What a player does after the last dice of then is not what chance has brought.
    assert record.context_of(begun.add("keep W"), "ABCDEF") == contexts[-2]


@pytest.mark.parametrize("game", games.GAMES.values(), ids=str)
@pytest.mark.parametrize("before", [0, 25])
def test_a_whole_game_is_verified(game: games.AnyGame, before: int) -> None:
    random, seats = Random(f"{game} {before}"), game.seats[-1]
    other = FairDice(random.randbytes(32), seeds_for(seats))
    start = played(GameRecord.start(game, seats, 1), other, random, before)
    first = len(record.chance_steps(start))
    context = record.context_of(start, "ABCDEF")
    dice = FairDice(SECRET, seeds_for(seats), first, context)
    over = record.with_fairness(played(start, dice, random), dice)
    found = verify(record.read(record.write(over)))
    assert found.fairness.context == context
    assert (found.fairness.version, found.fairness.first) == (2, first)
    chance = record.chance_steps(over)[first:]
    assert found.events == len(chance)
    assert found.reveals == sum("." in over.steps[step] for step in chance)


def test_the_golden_games_say_what_they_cover() -> None:
    drawn, gone_on, old = verify(DRAWN), verify(GONE_ON), verify(OLD)
    assert (drawn.rolls, drawn.dice, drawn.reveals) == (115, 595, 0)
    assert (drawn.fairness.drawn, drawn.begins, drawn.fairness.first) == (True, 0, 0)
    assert (gone_on.rolls, gone_on.reveals, gone_on.fairness.first) == (52, 3, 11)
    assert (old.fairness.version, old.fairness.context) == (1, None)


def test_tags_are_not_written_for_another_game() -> None:
    game = GameRecord.start(WORMS, 2)
    for other in (GameRecord.start(WORMS, 2, short=True), GameRecord.start(WORMS, 2, begins=1)):
        dice = FairDice(SECRET, ("", ""), context=record.context_of(other, "ABCDEF"))
        with pytest.raises(record.FairTagError) as caught:
            record.with_fairness(game, dice)
        assert caught.value.sentence_id == "fair-other-game"


# Records that verify used to call fair


@pytest.mark.parametrize("game", [DRAWN, GONE_ON, OLD], ids=["drawn", "gone on", "old"])
def test_a_game_that_is_cut_short_is_refused(game: GameRecord) -> None:
    """With its secret, and every die in it true."""
    for steps in (len(game.steps) - 1, len(game.steps) // 2):
        cut = replace(
            game,
            positions=game.positions[: steps + 1],
            steps=game.steps[:steps],
            comments={},
        )
        assert cut.position.actor != OVER
        refused(cut, record.UnfinishedError, "fair-unfinished")


def test_a_record_of_which_nothing_is_covered_is_refused() -> None:
    """Version 1 has only the tag's word for where the fair dice begin."""
    events = str(len(record.chance_steps(OLD)))
    nothing = with_tags(OLD, FairFrom=events)
    refused(nothing, record.NothingCoveredError, "fair-nothing-covered")
    # In version 2 that is not even a question: it is not what was promised.
    refused(with_tags(DRAWN, FairFrom="115"), record.CommitmentError, "fair-commitment-bound")


@pytest.mark.parametrize(
    ("game", "changes", "kind", "sentence_id"),
    [
        (DRAWN, {"Table": "ABCDEF"}, record.CommitmentError, "fair-commitment-bound"),
        (DRAWN, {"Table": None}, record.FairTagError, "fair-tag-missing"),
        (DRAWN, {"FairBegins": None}, record.CommitmentError, "fair-commitment-bound"),
        (DRAWN, {"FairBegins": "no"}, record.FairTagError, "fair-tag-begins"),
        (DRAWN, {"Fair": None}, record.CommitmentError, "fair-commitment"),
        (DRAWN, {"Fair": "1"}, record.FairTagError, "fair-tag-version"),
        (DRAWN, {"Fair": "3"}, record.FairTagError, "fair-tag-version"),
        (DRAWN, {"FairFrom": "5"}, record.CommitmentError, "fair-commitment-bound"),
        (GONE_ON, {"FairFrom": "12"}, record.CommitmentError, "fair-commitment-bound"),
        (GONE_ON, {"FairFrom": None}, record.CommitmentError, "fair-commitment-bound"),
        (GONE_ON, {"FairBegins": "yes"}, record.CommitmentError, "fair-commitment-bound"),
    ],
)
def test_a_tag_that_is_dropped_or_changed_is_found(
    game: GameRecord, changes: dict[str, str], kind: type[FairnessError], sentence_id: str
) -> None:
    refused(with_tags(game, **changes), kind, sentence_id)


def test_other_dice_from_before_are_found() -> None:
    """What was played before the fair dice came is bound with them."""
    first = record.chance_steps(GONE_ON)[0]
    reveal = "1.2.3" if GONE_ON.steps[first] != "1.2.3" else "1.2.4"
    steps = [reveal if n == first else step for n, step in enumerate(GONE_ON.steps)]
    with pytest.raises(record.CommitmentError):
        verify(replace(GONE_ON, steps=tuple(steps)))


def test_a_secret_that_was_used_before_is_found() -> None:
    """A table that shows the commitment of another one has promised nothing."""
    random, start = Random(3), GameRecord.start(WORMS, 2)
    used = FairDice(SECRET, ("a", "b"), context=record.context_of(start, "ABCDEF"))
    tags = record.with_fairness(played(start, used, random), used).tags
    again = replace(used, context=record.context_of(start, "ABCDEG"))
    over = record.with_fairness(played(start, again, random), again)
    verify(over)
    refused(
        with_tags(over, Commitment=tags["Commitment"]),
        record.CommitmentError,
        "fair-commitment-bound",
    )


def test_every_die_of_a_bound_game_is_held_against_the_secret() -> None:
    for step in record.chance_steps(DRAWN):
        said = DRAWN.steps[step]
        other = "1" * len(said) if said != "1" * len(said) else "2" * len(said)
        steps = [other if n == step else text for n, text in enumerate(DRAWN.steps)]
        with pytest.raises(record.WrongDiceError) as caught:
            verify(replace(DRAWN, steps=tuple(steps)))
        assert (caught.value.said, caught.value.due) == (other, said)


# A server that would like to choose


def test_a_server_cannot_choose_by_its_secret_once_it_has_promised() -> None:
    """It may try as many secrets as it likes: none fits the commitment that was noted."""
    start = GameRecord.start(WORMS, 2)
    context = record.context_of(start, "ABCDEF")
    waiting = start.position.after("roll")
    promised = FairDice(SECRET, ("", ""), context=context).commitment
    wanted = 0
    random = Random(5)
    for _ in range(3000):
        secret = random.randbytes(32)
        dice = FairDice(secret, ("rain", "tea"), context=context)
        if dice.outcome(waiting, 0).count("W") < 4:
            continue
        wanted += 1  # a first roll to its liking
        assert dice.commitment != promised
    assert wanted > 20
