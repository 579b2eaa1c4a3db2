"""What several test files share: positions by text, refusals, random play, small mound sets."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from wormery import games
from wormery.games import OVER, AnyGame, Position
from wormery.games.errors import WormeryError
from wormery.games.ithappens import MoundSet
from wormery.games.ithappens.mounds import read_word

RULE_NUMBER = r"(?:RW|IH)-(?:[0-9]+[a-z]?|D)"


def worms(text: str) -> Any:
    """The Regenwormen position of a text without its first word."""
    return games.parse(f"regenwormen {text}")


def mounds(*words: str) -> MoundSet:
    """A mound set with these mounds first; the others are large, empty and worth little."""
    filler = "4-3-18:.../.../.../.../..."
    found = read_word("|".join([*words, *[filler] * (12 - len(words))]))
    assert found is not None, words
    return found


def happens(text: str, mound_set: MoundSet | None = None, options: str = "") -> Any:
    """The It Happens.. position of a text without game and options: seats, round, …"""
    seats, rest = text.split(" ", 1)
    words = [options] if options else []
    words += [f"mounds={mound_set.word}"] if mound_set else []
    chosen = ",".join(words) or "-"
    return games.parse(f"it-happens {seats} {chosen} {rest}")


def seen(position: Position, seat: int | None = None) -> Any:
    """What a seat sees, with the fields of whatever game it is."""
    return games.view(position, seat)


def play(position: Position, *steps: str) -> Any:
    """The position after several moves and outcomes."""
    for step in steps:
        position = position.after(step)
    return position


def names(position: Position) -> list[str]:
    """The legal moves as texts."""
    return [move.text for move in position.moves]


def refused(position: Position, step: str, sentence_id: str, rule: str | None) -> None:
    """The step is refused with that sentence and rule, and nothing has changed."""
    before, state = position.text, position.state.tobytes()
    with pytest.raises(WormeryError) as caught:
        position.after(step)
    assert (caught.value.sentence_id, caught.value.rule) == (sentence_id, rule)
    assert str(caught.value)  # the sentence exists and takes its values
    assert rule is None or f"({rule})" in str(caught.value)
    assert (position.text, position.state.tobytes()) == (before, state)


def all_options(game: AnyGame) -> list[dict[str, Any]]:
    """Every combination of the options that have a fixed list of values."""
    listed = [option for option in game.options.values() if not option.free]
    return [
        {option.name: value for option, value in zip(listed, values, strict=True)}
        for values in product(*(option.values for option in listed))
    ]


def random_step(position: Position, random: Random) -> str:
    """Any legal move, or what chance brings with its true odds."""
    if (lots := position.lots) is not None:
        # Draw by draw, which is quicker than listing all that many dice can show.
        drawn = random.choices if lots.back else random.sample
        return lots.write(drawn(range(len(lots.pieces)), k=lots.count))
    return random.choice(position.moves).text


def random_positions(start: Position, random: Random, steps: int) -> list[Position]:
    """The positions of a random game, from the start for so many steps or to its end."""
    positions = [start]
    while len(positions) <= steps and positions[-1].actor != OVER:
        positions.append(positions[-1].after(random_step(positions[-1], random)))
    return positions


def random_mounds(random: Random) -> MoundSet:
    """Twelve mounds that IH-1 allows, with no other sense in them."""
    words = []
    for _ in range(12):
        heights = [random.randint(1, 3) for _ in range(5)]
        columns = ["".join(random.choices(".wmsbglvtp", k=height)) for height in heights]
        general = random.randint(2, 8)
        queen = random.randint(general + 1, 9)
        worm_number = random.randint(1, 6 * max(heights))
        words.append(f"{queen}-{general}-{worm_number}:{'/'.join(columns)}")
    return mounds(*words)
