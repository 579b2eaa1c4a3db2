"""Fair dice: they are what the specification says, and no change to a record passes.

Most of this is the same in both versions, and is tested with the first; then comes all that
version 2 binds.
"""

from __future__ import annotations

import hashlib
import hmac
import pickle
import struct
from collections import Counter
from dataclasses import fields, replace
from itertools import islice, pairwise, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.helpers import all_options, random_mounds, random_step
from tests.proof import PROOF, some, times
from tests.test_record import PRINTABLE

from wormery import games, record
from wormery.games import CHANCE, LETTERS, OVER, AnyGame
from wormery.locales import LANGUAGES
from wormery.record import Context, FairDice, FairnessError, GameRecord, verify, with_fairness
from wormery.record.fairness import FAIR_TAGS, SEED_TAGS, below

HERE = Path(__file__).parent
PAGE = (HERE.parent / "docs/fairness.md").read_text(encoding="utf-8")
GOLDEN = {path.stem: record.load(path) for path in sorted(HERE.glob("golden/*-fair.worm"))}

SECRET = bytes(range(32))
SEEDS = ("Anna's luck", "")
DICE = FairDice(SECRET, SEEDS)
WORMS, MOUNDS = games.load("regenwormen"), games.load("it-happens")
EIGHT_DICE = WORMS.start(2).after("roll")
THREE_DICE = EIGHT_DICE.after("122WWWWW").after("keep W").after("roll")
REVEAL = MOUNDS.start(2)
ONE_DIE = REVEAL.after("1.2.3").after("roll")

DRAWN = record.load(HERE / "golden/regenwormen-three-bound.worm")  # the dice drew who begins
GONE_ON = record.load(HERE / "golden/it-happens-two-bound.worm")  # other dice rolled before
OLD = GOLDEN["regenwormen-three-fair"]

secrets = st.binary(min_size=32, max_size=32)
seeds = st.text(PRINTABLE | st.sampled_from('"\\[]{}é🪱'), max_size=64)


# The specification, written down a second time


def block_of(
    secret: bytes, texts: tuple[str, ...], event: int, block: int, context: bytes = b""
) -> bytes:
    domain = b"wormery-dice-2" if context else b"wormery-dice-1"
    message = domain + context + struct.pack(">B", len(texts))
    for seed in texts:
        text = seed.encode("utf-8")
        message += struct.pack(f">H{len(text)}s", len(text), text)
    message += struct.pack(">II", event, block)
    return hmac.new(secret, message, hashlib.sha256).digest()


def thrown(secret: bytes, texts: tuple[str, ...], event: int, dice: int) -> list[int]:
    stream = b"".join(block_of(secret, texts, event, block) for block in range(4))
    return sorted([byte % 6 + 1 for byte in stream if byte < 252][:dice])


def revealed(secret: bytes, texts: tuple[str, ...], event: int, deck: list[int]) -> list[int]:
    stream = list(block_of(secret, texts, event, 0))
    found: list[int] = []
    while len(found) < 3:
        byte, n = stream.pop(0), len(deck)
        if byte // n < 256 // n:  # the last run of n is not whole
            found.append(deck[byte % n])
            deck = [mound for mound in deck if mound not in found]
    return sorted(found)


@given(secrets, st.tuples(seeds, seeds, seeds), st.integers(0, 2**32 - 1))
def test_dice_are_as_specified(secret: bytes, texts: tuple[str, ...], event: int) -> None:
    dice = FairDice(secret, texts)
    stream = dice.stream(event)
    for block in range(3):
        assert bytes(islice(stream, 32)) == block_of(secret, texts, event, block)
    for position, count in ((EIGHT_DICE, 8), (THREE_DICE, 3)):
        faces = "".join("?12345W"[face] for face in thrown(secret, texts, event, count))
        assert dice.outcome(position, event) == faces
        assert position.name_of(faces) == faces
    assert dice.outcome(ONE_DIE, event) == str(thrown(secret, texts, event, 1)[0])
    drawn = revealed(secret, texts, event, list(range(1, 13)))
    assert dice.outcome(REVEAL, event) == ".".join(map(str, drawn))


def test_the_vector_of_the_page() -> None:
    """Each value is on the page, computed here and by the program."""
    worms = b"\0\0\0\x06ABCDE2\0\0\0\x0bregenwormen\0\0\0\x09short=yes"
    worms += b"\0\0\0\x012\0\0\0\x04dice\0\0\0\0"
    mounds = b"\0\0\0\x06ABCDE2\0\0\0\x0ait-happens\0\0\0\x01-\0\0\0\x012\0\0\0\x01A\0\0\0\0"
    start = block_of(SECRET, SEEDS, 0, 0, worms)[:8]
    assert max(start) >= 252  # a byte that has to be left out is among the first
    short = GameRecord.start(WORMS, 2, short=True)
    bound = replace(DICE, context=record.context_of(short, "ABCDE2", drawn=True))
    other = replace(DICE, context=record.context_of(GameRecord.start(MOUNDS, 2), "ABCDE2"))
    for row in (
        f"| commitment | `{promise(worms)}` |\n| event 0, block 0 begins | `{start.hex()}` ",
        f"| event 0, 8 dice of Regenwormen | `{bound.outcome(EIGHT_DICE, 0)}` |",
        f"| event 1, 3 dice of Regenwormen | `{bound.outcome(THREE_DICE, 1)}` |",
        f"| who begins | seat {LETTERS[bound.beginner(2)]} |",
        f"| commitment | `{promise(mounds)}` |\n| event 0, mounds ",
        f"all 12 face down | `{other.outcome(REVEAL, 0)}` |",
        f"| event 1, a die of It Happens.. | `{other.outcome(ONE_DIE, 1)}` |",
    ):
        assert row in PAGE
    assert (bound.commitment, other.commitment) == (promise(worms), promise(mounds))
    assert bytes(islice(bound.stream(0), 8)) == start


def promise(context: bytes) -> str:
    return hashlib.sha256(b"wormery-secret-2" + SECRET + context).hexdigest()


def test_the_vector_of_version_1() -> None:
    promised = hashlib.sha256(b"wormery-secret-1" + SECRET).hexdigest()
    assert record.commitment(SECRET) == promised
    eight, three = DICE.outcome(EIGHT_DICE, 0), DICE.outcome(THREE_DICE, 1)
    assert eight == "".join("?12345W"[face] for face in thrown(SECRET, SEEDS, 0, 8))
    assert three == "".join("?12345W"[face] for face in thrown(SECRET, SEEDS, 1, 3))
    appendix = PAGE[PAGE.index("## Appendix") :]
    for value in (promised, eight, three, DICE.outcome(REVEAL, 0), DICE.outcome(ONE_DIE, 1)):
        assert f"`{value}`" in appendix


@pytest.mark.parametrize("n", range(1, 13))
def test_every_number_comes_from_equally_many_bytes(n: int) -> None:
    """A byte is used or left out; the used ones are shared out evenly."""
    used: Counter[int] = Counter()
    for byte in range(256):
        stream = iter([byte, 0, 1])
        number = below(n, stream)
        if next(stream) == 0:
            used[number] += 1
    assert used == dict.fromkeys(range(n), 256 // n)


def chi_square(found: Counter[Any], kinds: int) -> float:
    expected = found.total() / kinds
    missing = kinds - len(found)
    return sum((n - expected) ** 2 / expected for n in found.values()) + missing * expected


def test_dice_fall_evenly() -> None:
    """Fixed secrets, so the figures are always the same ones."""
    faces: Counter[str] = Counter()
    neighbours: Counter[tuple[str, str]] = Counter()
    for table in range(4):
        dice = FairDice(hashlib.sha256(bytes([table])).digest(), ("x", f"{table}"))
        faces.update("".join(dice.outcome(EIGHT_DICE, event) for event in range(1000)))
        neighbours.update(pairwise(dice.outcome(ONE_DIE, event) for event in range(2000)))
    assert faces.total() == 32_000
    assert chi_square(faces, 6) < 20.5  # exceeded by 1 in 1,000 for true dice
    assert chi_square(neighbours, 36) < 66.7  # likewise


def test_mounds_are_revealed_evenly() -> None:
    """All 220 ways of the first round."""
    found = Counter(DICE.outcome(REVEAL, event) for event in range(11_000))
    assert set(found) == {outcome.text for outcome in REVEAL.outcomes}
    assert chi_square(found, 220) < 290  # exceeded by 1 in 1,000


def test_no_two_lists_of_seeds_are_one() -> None:
    lists = [("ab", "c"), ("a", "bc"), ("abc", ""), ("", "abc"), ("abc",), ("ab", "c", "")]
    assert len({bytes(islice(FairDice(SECRET, seeds).stream(0), 32)) for seeds in lists}) == 6


def test_what_the_dice_are_made_of_is_checked() -> None:
    for secret, texts, sentence_id in (
        (b"", ("", ""), "fair-tag-hex"),
        (bytes(33), ("", ""), "fair-tag-hex"),
        (SECRET, ("x" * 65, ""), "fair-seed"),
        (SECRET, ("", "two\nlines"), "fair-seed"),
        (SECRET, ("", "\ud800"), "fair-seed"),
    ):
        with pytest.raises(record.FairTagError) as caught:
            FairDice(secret, texts)
        assert caught.value.sentence_id == sentence_id
    with pytest.raises(TypeError):
        DICE.outcome(WORMS.start(2), 0)
    with pytest.raises(KeyError):
        replace(DICE, first=17).outcome(EIGHT_DICE, 16)


def test_the_secret_is_not_printed() -> None:
    fairness = record.fairness_of(GOLDEN["regenwormen-three-fair"])
    for shown in (repr(DICE), repr(fairness), str(DICE)):
        assert "secret" not in shown
        assert repr(SECRET) not in shown


# Whole games


def played(start: GameRecord, dice: FairDice, random: Random, most: int = 5000) -> GameRecord:
    """The game played on at random with these dice, to its end or for so many steps."""
    positions, steps = list(start.positions), list(start.steps)
    event = len(record.chance_steps(start))
    while positions[-1].actor != OVER and len(steps) < most:
        here = positions[-1]
        if here.actor == CHANCE:
            steps.append(dice.outcome(here, event))
            event += 1
        else:
            steps.append(random_step(here, random))
        positions.append(here.after(steps[-1]))
    return replace(start, positions=tuple(positions), steps=tuple(steps))


def seeds_for(seats: int) -> tuple[str, ...]:
    return tuple(f"seed of {letter}" for letter in LETTERS[:seats])


@pytest.mark.parametrize("game", games.GAMES.values(), ids=str)
def test_every_kind_of_game_verifies(game: AnyGame) -> None:
    """All numbers of seats and all options, through the text and back."""
    random, every = Random(7), all_options(game)
    rounds = range(max(len(game.seats), len(every)))
    some_of_each = [(game.seats[n % len(game.seats)], every[n % len(every)]) for n in rounds]
    for seats, options in product(game.seats, every) if PROOF else some_of_each:
        if game == MOUNDS and random.random() < 0.5:
            options = {**options, "mounds": random_mounds(random)}
        dice = FairDice(random.randbytes(32), seeds_for(seats))
        start = GameRecord.start(game, seats, random.randrange(seats), **options)
        over = played(start, dice, random)
        assert over.position.actor == OVER
        found = verify(record.read(record.write(with_fairness(over, dice))))
        chance = record.chance_steps(over)
        rolls = [step for step in chance if "." not in over.steps[step]]
        assert found.events == len(chance)
        assert found.dice == sum(len(over.steps[step]) for step in rolls)
        assert found.fairness.seeds == dice.seeds


@pytest.mark.parametrize("name", GOLDEN)
def test_the_golden_games_verify(name: str) -> None:
    """Files that other programs can be held against."""
    game = GOLDEN[name]
    found = verify(game)
    assert found.events == len(record.chance_steps(game)) > 50
    secret = bytes.fromhex(game.tags["Secret"])
    first = record.chance_steps(game)[0]
    if name == "regenwormen-three-fair":
        faces = thrown(secret, found.fairness.seeds, 0, 8)
        assert game.steps[first] == "".join("?12345W"[face] for face in faces)
    else:
        drawn = revealed(secret, found.fairness.seeds, 0, list(range(1, 13)))
        assert game.steps[first] == ".".join(map(str, drawn))


def test_there_is_a_golden_game_of_each() -> None:
    assert {game.game.name for game in GOLDEN.values()} == set(games.GAMES)


@given(
    st.sampled_from(sorted(games.GAMES)),
    secrets,
    st.lists(seeds, min_size=2, max_size=5),
    st.integers(0, 80),
    st.integers(0, 2**32),
)
@settings(max_examples=times(10, 200))
def test_a_game_goes_on_from_an_older_record(
    name: str, secret: bytes, texts: list[str], steps: int, seed: int
) -> None:
    """The dice from before are not ours; their tags give way, and the numbers go on."""
    random, seats = Random(seed), len(texts)
    tags = {"A": "Anna", "Dice": "seed", "Seed": "42", "SeedB": "old", "Secret": "old"}
    older = GameRecord.start(games.load(name), seats, tags=tags)
    older = played(older, FairDice(random.randbytes(32), seeds_for(seats)), random, steps)
    dice = FairDice(secret, tuple(texts), len(record.chance_steps(older)))
    running = with_fairness(older, dice)
    assert "Seed" not in running.tags
    assert ("Secret" in running.tags) == (running.position.actor == OVER)
    assert record.read(record.write(running)) == running
    over = with_fairness(played(running, dice, random), dice)
    again = record.read(record.write(over))
    assert again == over
    assert with_fairness(again, dice) == over
    found = verify(again)
    assert found.fairness == record.fairness_of(over)
    assert (found.fairness.secret, found.fairness.seeds) == (secret, tuple(texts))
    assert found.fairness.first == dice.first
    assert found.events == len(record.chance_steps(over)) - dice.first
    assert over.tags["A"] == "Anna"


# Tampering


def wrong(game: GameRecord) -> record.WrongDiceError:
    with pytest.raises(record.WrongDiceError) as caught:
        verify(game)
    return caught.value


def with_steps(game: GameRecord, steps: dict[int, str]) -> GameRecord:
    """The record with other words in some places, legal or not."""
    return replace(game, steps=tuple(steps.get(n, step) for n, step in enumerate(game.steps)))


def place_of(game: GameRecord, step: int) -> tuple[str | None, int]:
    """The heading above a step, and which roll under it this is."""
    headings = list(game.headings())
    above = max(n for n in range(step + 1) if headings[n] is not None)
    return headings[above], sum(n in range(above, step + 1) for n in record.chance_steps(game))


@pytest.mark.parametrize("name", [*GOLDEN, "bound"])
def test_every_changed_die_is_found(name: str) -> None:
    """One die or mound of an event shows something else: that event is named."""
    game, random = GOLDEN.get(name, DRAWN), Random(name)
    for event, step in enumerate(record.chance_steps(game)):
        position, due = game.positions[step], game.steps[step]
        place = place_of(game, step)
        if "." in due:
            others = [each.text for each in position.outcomes if each.text != due]
            others = random.sample(others, min(3, len(others)))  # in the last round none
        else:
            faces = "12345W" if game.game == WORMS else "123456"
            changed = {
                "".join(sorted(due[:die] + face + due[die + 1 :]))
                for die in range(len(due))
                for face in faces
            }
            others = sorted(changed - {due})
            others = others if PROOF else random.sample(others, 2)
        for said in others:
            error = wrong(with_steps(game, {step: said}))
            assert (error.event, error.said, error.due) == (event, said, due)
            assert (error.turn, error.roll) == place


@pytest.mark.parametrize("name", GOLDEN)
def test_swapped_events_are_found(name: str) -> None:
    game = GOLDEN[name]
    steps = record.chance_steps(game)
    swaps = 0
    for event, (one, two) in enumerate(pairwise(steps)):
        if game.steps[one] == game.steps[two]:
            continue
        swapped = {one: game.steps[two], two: game.steps[one]}
        error = wrong(with_steps(game, swapped))
        assert (error.event, error.due) == (event, game.steps[one])
        swaps += 1
    assert swaps > 30


def test_a_better_roll_in_a_game_that_is_legal_is_found() -> None:
    """The cheat plays on with the true dice, so that everything else is right."""
    dice, random = FairDice(SECRET, seeds_for(2)), Random(1)
    for game in games.GAMES.values():
        begun = played(GameRecord.start(game, 2), dice, random, 40)
        while begun.position.actor != CHANCE:
            begun = begun.add(random.choice(begun.position.moves))
        event = len(record.chance_steps(begun))
        due = dice.outcome(begun.position, event)
        lucky = next(each for each in begun.position.outcomes[::-1] if each.text != due)
        over = with_fairness(played(begun.add(lucky), dice, random), dice)
        error = wrong(record.read(record.write(over)))
        assert (error.event, error.said, error.due) == (event, lucky.text, due)


def test_the_turn_and_the_roll_are_named() -> None:
    start = GameRecord.start(WORMS, 2).add("roll").add(DICE.outcome(EIGHT_DICE, 0))
    due = DICE.outcome(start.add("keep 5").add("roll").position, 1)
    assert due == "1455W"
    game = start.add("keep 5").add("roll").add("11111")
    tags = {**with_fairness(game, DICE).tags, "Secret": SECRET.hex()}
    error = wrong(replace(game, tags=tags))
    assert (error.turn, error.roll, error.event) == ("1. A", 2, 1)
    assert str(error) == (
        "1. A, roll 2: the record says [11111], but the dice should show [1455W]."
    )
    revived = pickle.loads(pickle.dumps(error))
    assert (str(revived), revived.due) == (str(error), "1455W")
    round_one = with_fairness(GameRecord.start(MOUNDS, 2).add("1.2.3"), DICE)
    error = wrong(replace(round_one, tags=tags))
    assert error.turn == "Round 1"
    assert "[1.2.3]" in str(error)
    assert "[3.8.11]" in str(error)


@pytest.mark.parametrize("name", GOLDEN)
def test_another_secret_is_found(name: str) -> None:
    """Whichever byte is changed; and if the commitment is changed with it, by the dice."""
    game = GOLDEN[name]
    secret = bytes.fromhex(game.tags["Secret"])
    for place in range(32):
        other = bytearray(secret)
        other[place] ^= 1 << place % 8
        tags = {**game.tags, "Secret": other.hex()}
        with pytest.raises(record.CommitmentError):
            verify(replace(game, tags=tags))
        tags["Commitment"] = record.commitment(bytes(other))
        assert_first_wrong(replace(game, tags=tags))


def assert_first_wrong(game: GameRecord) -> None:
    """The event named is the first at which these dice and the record part."""
    fairness = record.fairness_of(game)
    assert fairness.secret is not None
    dice = FairDice(fairness.secret, fairness.seeds, fairness.first)
    parting = next(
        event
        for event, step in enumerate(record.chance_steps(game))
        if event >= dice.first and dice.outcome(game.positions[step], event) != game.steps[step]
    )
    assert wrong(game).event == parting


@pytest.mark.parametrize("name", GOLDEN)
def test_another_commitment_is_found(name: str) -> None:
    game = GOLDEN[name]
    promised = game.tags["Commitment"]
    for place in range(64):
        digit = "0" if promised[place] != "0" else "f"
        other = promised[:place] + digit + promised[place + 1 :]
        with pytest.raises(record.CommitmentError) as caught:
            verify(replace(game, tags={**game.tags, "Commitment": other}))
        assert caught.value.sentence_id == "fair-commitment"


@pytest.mark.parametrize("name", GOLDEN)
def test_another_seed_is_found(name: str) -> None:
    game = GOLDEN[name]
    names = SEED_TAGS[: game.position.seats]
    for tag in names:
        for other in ("", "x", game.tags[tag] + " ", game.tags[tag].upper() + "!"):
            if other != game.tags[tag]:
                assert_first_wrong(replace(game, tags={**game.tags, tag: other}))
    for one, two in pairwise(names):
        swapped = {one: game.tags[two], two: game.tags[one]}
        assert_first_wrong(replace(game, tags={**game.tags, **swapped}))


def test_a_later_first_event_covers_less_and_says_so() -> None:
    """FairFrom cannot hide a die without being counted."""
    game = GOLDEN["regenwormen-three-fair"]
    steps = record.chance_steps(game)
    spoiled = with_steps(game, {steps[3]: "1" * len(game.steps[steps[3]])})
    assert wrong(spoiled).event == 3
    later = replace(spoiled, tags={**spoiled.tags, "FairFrom": "4"})
    found = verify(later)
    assert (found.fairness.first, found.events) == (4, len(steps) - 4)
    assert wrong(replace(spoiled, tags={**spoiled.tags, "FairFrom": "3"})).event == 3


# Records that say too little, or nonsense


@pytest.mark.parametrize(
    ("changes", "kind", "sentence_id"),
    [
        ({"Dice": None}, record.NoFairDiceError, "fair-unsaid"),
        ({"Dice": "random"}, record.NoFairDiceError, "fair-other-dice"),
        ({"Dice": "real"}, record.NoFairDiceError, "fair-other-dice"),
        ({"Dice": "seed", "Seed": "1"}, record.NoFairDiceError, "fair-other-dice"),
        ({"Dice": "Fair"}, record.NoFairDiceError, "fair-other-dice"),
        ({"Secret": None}, record.SecretHiddenError, "fair-secret-hidden"),
        ({"Secret": ""}, record.FairTagError, "fair-tag-hex"),
        ({"Secret": "0" * 63}, record.FairTagError, "fair-tag-hex"),
        ({"Secret": "0" * 66}, record.FairTagError, "fair-tag-hex"),
        ({"Secret": "A" * 64}, record.FairTagError, "fair-tag-hex"),
        ({"Secret": "٣" * 64}, record.FairTagError, "fair-tag-hex"),
        ({"Secret": " " + "0" * 63}, record.FairTagError, "fair-tag-hex"),
        ({"Commitment": None}, record.FairTagError, "fair-tag-missing"),
        ({"Commitment": "soon"}, record.FairTagError, "fair-tag-hex"),
        ({"SeedA": None}, record.FairTagError, "fair-tag-missing"),
        ({"SeedB": None}, record.FairTagError, "fair-tag-missing"),
        ({"SeedC": "x" * 65}, record.FairTagError, "fair-tag"),
        ({"SeedD": ""}, record.FairTagError, "fair-tag-seat"),
        ({"FairFrom": "0"}, record.FairTagError, "fair-tag-from"),
        ({"FairFrom": "-1"}, record.FairTagError, "fair-tag-from"),
        ({"FairFrom": "01"}, record.FairTagError, "fair-tag-from"),
        ({"FairFrom": "٣"}, record.FairTagError, "fair-tag-from"),
        ({"FairFrom": "105"}, record.FairTagError, "fair-tag-from"),
        ({"FairFrom": "9" * 200}, record.FairTagError, "fair-tag-from"),
    ],
)
def test_tags_that_are_not_as_they_must_be(
    changes: dict[str, str | None], kind: type[FairnessError], sentence_id: str
) -> None:
    game = GOLDEN["regenwormen-three-fair"]
    assert len(record.chance_steps(game)) == 104
    tags = {
        name: value for name, value in {**game.tags, **changes}.items() if value is not None
    }
    with pytest.raises(kind) as caught:
        verify(record.read(record.write(replace(game, tags=tags))))
    assert caught.value.sentence_id == sentence_id
    sentences = {caught.value.in_language(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


odd_tags = st.dictionaries(
    st.sampled_from(["Dice", "Seed", *FAIR_TAGS]),
    st.sampled_from(["fair", "", "0", "1", "17", "0" * 64, "f" * 64]) | st.text(PRINTABLE),
)


@given(odd_tags, st.sampled_from(sorted(GOLDEN)))
def test_hostile_tags_end_in_a_named_error(tags: dict[str, str], name: str) -> None:
    """Nothing but a `FairnessError` comes out, and never a word of praise."""
    game = GOLDEN[name]
    changed = replace(game, tags={**game.tags, **tags})
    for hostile in (changed, replace(game, tags=tags)):
        if hostile.tags.items() >= game.tags.items() and not hostile.tags.keys() - game.tags:
            continue
        try:
            found = verify(hostile)
        except FairnessError:
            continue
        # What was changed has nothing to do with the dice.
        same = {
            tag: game.tags.get(tag)
            for tag in FAIR_TAGS
            if tag not in ("FairFrom", "FairBegins")
        }
        assert same == {tag: hostile.tags.get(tag) for tag in same}
        assert found.events + found.fairness.first == len(record.chance_steps(game))


def test_tags_are_not_written_for_another_table() -> None:
    """Seeds for every seat and no more; a first event that the record has come to."""
    three = GameRecord.start(WORMS, 3)
    for dice in (
        DICE,
        FairDice(SECRET, seeds_for(4)),
        FairDice(SECRET, seeds_for(3), first=1),
        FairDice(SECRET, seeds_for(3), first=-1),
    ):
        with pytest.raises(record.FairTagError):
            with_fairness(three, dice)


def test_going_on_with_other_dice_takes_the_tags_away() -> None:
    game = GOLDEN["it-happens-two-fair"]
    plain = record.without_fairness(game)
    assert plain.tags["Dice"] == "random"
    assert not plain.tags.keys() & set(FAIR_TAGS)
    assert plain.steps == game.steps
    real = GameRecord.start(WORMS, 2, tags={"Dice": "real", "SeedA": "mine"})
    assert record.without_fairness(real) is real


def likely_move(position: games.Position) -> games.Move:
    """A tile if there is one, worms, or the highest dice: so the game comes to an end."""
    for wanted in ("take", "keep W", "keep", "roll"):
        found = [move for move in position.moves if move.text.startswith(wanted)]
        if found:
            return found[-1]
    return position.moves[-1]


@pytest.mark.parametrize("seats", some(range(2, 8), 2, 5))
def test_who_begins_is_verified_where_the_dice_decided_it(seats: int) -> None:
    dice = record.FairDice(bytes(range(32)), tuple(str(seat) for seat in range(seats)))
    due = dice.beginner(seats)
    assert due in range(seats)
    for begins in range(seats):
        game = record.GameRecord.start(WORMS, seats=seats, begins=begins, short=True)
        chances = 0
        while game.position.actor != OVER:
            if game.position.actor == CHANCE:
                game = game.add(dice.outcome(game.position, chances))
                chances += 1
            else:
                game = game.add(likely_move(game.position))
        assert record.verify(record.with_fairness(game, dice)).events == chances
        tagged = record.with_fairness(game, dice, beginner_drawn=True)
        if begins == due:
            assert record.verify(tagged).events == chances
        else:
            with pytest.raises(record.WrongBeginnerError):
                record.verify(tagged)


# Version 2: bound to one game at one table


def is_refused(game: GameRecord, kind: type[FairnessError], sentence_id: str) -> None:
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


def test_tags_of_a_bound_game_are_not_written_for_another() -> None:
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
        is_refused(cut, record.UnfinishedError, "fair-unfinished")


def test_a_record_of_which_nothing_is_covered_is_refused() -> None:
    """Version 1 has only the tag's word for where the fair dice begin."""
    events = str(len(record.chance_steps(OLD)))
    nothing = with_tags(OLD, FairFrom=events)
    is_refused(nothing, record.NothingCoveredError, "fair-nothing-covered")
    # In version 2 that is not even a question: it is not what was promised.
    is_refused(
        with_tags(DRAWN, FairFrom="115"), record.CommitmentError, "fair-commitment-bound"
    )


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
    is_refused(with_tags(game, **changes), kind, sentence_id)


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
    is_refused(
        with_tags(over, Commitment=tags["Commitment"]),
        record.CommitmentError,
        "fair-commitment-bound",
    )
