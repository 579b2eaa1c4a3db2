"""An It Happens.. position on one line. docs/notation.md is the specification.

it-happens 2 - 1 A B - 1:A35/C2|7:-|9:B6 2+1 2:00010000:-:-/1:00000000:-:-/… A4
game       |   | | | | the mounds shown  |   colours: worms, objects,        |
       seats   | | | gone           third  queens, generals       the die being rolled
         options | starter, turn     colour's dice
             round
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from wormery.games.compiling import Record, new_record
from wormery.games.errors import MoundSetError, OptionError
from wormery.games.fields import Fields
from wormery.games.ithappens import rules
from wormery.games.position import LETTERS

if TYPE_CHECKING:
    from wormery.games.finding import AnyGame

WAITING = "?"
DONE = "#"


def set_of(numbers: Iterable[int]) -> int:
    """The set of mounds with these numbers."""
    return sum(1 << number - 1 for number in numbers)


def numbers_of(mounds: int) -> tuple[int, ...]:
    """The numbers, from 1, of a set of mounds."""
    return _numbers_of(int(mounds))


@lru_cache(maxsize=4096)
def _numbers_of(mounds: int) -> tuple[int, ...]:
    return tuple(mound + 1 for mound in range(rules.MOUNDS) if mounds >> mound & 1)


def gone(state: Record) -> int:
    """The set of mounds that have left the game."""
    shown = sum(1 << int(mound) for mound in state.shown if mound != rules.NONE)
    return (1 << rules.MOUNDS) - 1 & ~int(state.deck) & ~shown


def columns(state: Record, place: int) -> list[int]:
    """The colours that have a column on a mound, from the left."""
    taken = [c for c in range(rules.COLOURS) if state.column[place][c] != rules.NONE]
    return sorted(taken, key=lambda colour: int(state.column[place][colour]))


def dice_of(state: Record, place: int, colour: int) -> list[int]:
    """A colour's dice on a mound, from the lowest."""
    return [int(die) for die in state.dice[place][colour] if die]


def write(game: "AnyGame", setup: Record, state: Record, options: str) -> str:
    return " ".join(
        [
            game.name,
            str(setup.seats),
            options,
            str(min(int(state.rounds) + 1, rules.ROUNDS)),
            LETTERS[state.starter],
            LETTERS[state.turn],
            write_mounds(gone(state)),
            "|".join(write_shown(state, place) for place in range(rules.SHOWN))
            if state.shown[0] != rules.NONE
            else "-",
            "+".join(str(state.third_hand[seat]) for seat in range(setup.seats))
            if setup.seats == rules.THIRD
            else "-",
            "/".join(write_colour(state, colour) for colour in range(setup.colours)),
            write_die(state),
        ]
    )


def write_mounds(mounds: int) -> str:
    return ".".join(map(str, numbers_of(mounds))) or "-"


def write_shown(state: Record, place: int) -> str:
    words = [
        LETTERS[colour] + "".join(map(str, dice_of(state, place, colour)))
        for colour in columns(state, place)
    ]
    return f"{state.shown[place] + 1}:{'/'.join(words) or '-'}"


def write_colour(state: Record, colour: int) -> str:
    objects = "".join(map(str, state.objects[colour]))
    queens, generals = write_mounds(state.queens[colour]), write_mounds(state.generals[colour])
    return f"{state.worms[colour]}:{objects}:{queens}:{generals}"


def write_die(state: Record) -> str:
    if state.phase == rules.REVEAL:
        return WAITING
    if state.phase == rules.OVER:
        return DONE
    if state.phase == rules.TURN:
        return "-"
    return LETTERS[state.colour] + (str(state.die) if state.die else WAITING)


def read(game: "AnyGame", text: str) -> tuple[Record, Record]:
    """The records of a position; a `NotationError` names what is wrong and where."""
    fields = Fields(text)
    if (name := fields.take("game")) != game.name:
        raise fields.wrong(name)
    setup = _read_setup(game, fields)
    state = new_record(rules.STATE)

    rounds = fields.take("round")
    if not re.fullmatch(f"[1-{rules.ROUNDS}]", rounds):
        raise fields.wrong(rounds)
    rules.start(setup, state, _read_seat(fields, "starter", setup))
    state.rounds = int(rounds) - 1
    state.turn = _read_seat(fields, "turn", setup)

    for what, read_field in (
        ("gone", _read_gone),
        ("shown", _read_shown),
        ("third", _read_third),
        ("colours", _read_colours),
        ("die", _read_die),
    ):
        field = fields.take(what)
        if not read_field(setup, state, field):
            raise fields.wrong(field)
    fields.end()
    return setup, state


def fill_setup(setup: Record, seats: int, options: dict[str, Any]) -> None:
    setup.seats = seats
    setup.colours = seats + 1 if seats == rules.THIRD else seats
    setup.skip_before_roll = options["skip"] == "before-roll"
    setup.open_points = options["open_points"]
    setup.third_worms = options["third_colour_worms"]
    options["mounds"].fill(setup)


def _read_setup(game: "AnyGame", fields: Fields) -> Record:
    seats = fields.take("seats")
    if not re.fullmatch("[2-5]", seats):
        raise fields.wrong(seats)
    options = fields.take("options")
    try:
        chosen = game.check_setup(int(seats), 0, game.read_options(options))
    except (OptionError, MoundSetError) as error:
        raise fields.wrong(options, error) from error
    setup = new_record(rules.SETUP)
    fill_setup(setup, int(seats), chosen)
    return setup


def _read_seat(fields: Fields, what: str, setup: Record) -> int:
    letter = fields.take(what)
    if len(letter) != 1 or letter not in LETTERS[: setup.seats]:
        raise fields.wrong(letter)
    return LETTERS.index(letter)


def _read_mounds(text: str) -> int | None:
    """A set of mounds from rising numbers with dots between: `1.4.12`."""
    if text == "-":
        return 0
    if not re.fullmatch(r"[1-9][0-2]?(\.[1-9][0-2]?)*", text):
        return None
    numbers = [int(number) for number in text.split(".")]
    if numbers != sorted(set(numbers)) or numbers[-1] > rules.MOUNDS:
        return None
    return set_of(numbers)


def _read_gone(setup: Record, state: Record, text: str) -> bool:
    mounds = _read_mounds(text)
    if mounds is None:
        return False
    if len(numbers_of(mounds)) == rules.MOUNDS and state.rounds == rules.ROUNDS - 1:
        state.rounds = rules.ROUNDS
        state.phase = rules.OVER
    state.deck = (1 << rules.MOUNDS) - 1 & ~mounds
    return bool(len(numbers_of(mounds)) == rules.SHOWN * state.rounds)


def _read_shown(setup: Record, state: Record, text: str) -> bool:
    if text == "-":
        # Nothing is shown before a round and after the last: it is the starter's turn.
        return bool(state.turn == state.starter)
    words = text.split("|")
    if len(words) != rules.SHOWN or state.phase == rules.OVER:
        return False
    mounds = _read_mounds(".".join(word.partition(":")[0] for word in words))
    if mounds is None or len(numbers_of(mounds)) != rules.SHOWN or mounds & ~int(state.deck):
        return False
    rules.reveal(state, mounds)
    return all(
        _read_columns(setup, state, place, word.partition(":")[2])
        for place, word in enumerate(words)
    )


def _read_columns(setup: Record, state: Record, place: int, text: str) -> bool:
    """Lay out the dice of a mound; the colours come in the order of their columns."""
    if text == "-":
        return True
    for column, word in enumerate(text.split("/")):
        if not re.fullmatch("[A-E][1-6]{1,3}", word):
            return False
        colour, dice = LETTERS.index(word[0]), word[1:]
        if (
            colour >= setup.colours
            or state.column[place][colour] != rules.NONE
            or len(dice) > setup.height[state.shown[place], column]
        ):
            return False
        for die in dice:
            rules.lay_die(setup, state, place, colour, int(die))
        if colour < setup.seats:
            state.hand[colour] -= len(dice)
    return bool(min(state.hand) >= 0)


def _read_third(setup: Record, state: Record, text: str) -> bool:
    if setup.seats != rules.THIRD:
        return text == "-"
    if not re.fullmatch("[0-2]\\+[0-2]", text):
        return False
    left = [int(text[0]), int(text[2])]
    for seat in range(rules.THIRD):
        state.third_hand[seat] = left[seat]
    placed = sum(len(dice_of(state, place, rules.THIRD)) for place in range(rules.SHOWN))
    return placed == rules.THIRD * rules.THIRD_DICE - sum(left)


def _read_colours(setup: Record, state: Record, text: str) -> bool:
    words = text.split("/")
    if len(words) != setup.colours:
        return False
    scored = gone(state)
    queens = generals = 0
    for colour, word in enumerate(words):
        match = re.fullmatch(r"([0-9]|1[0-9]|2[0-4]):([0-4]{8}):([0-9.]+|-):([0-9.]+|-)", word)
        if match is None:
            return False
        state.worms[colour] = int(match[1])
        for kind, count in enumerate(match[2]):
            state.objects[colour, kind] = int(count)
        own_queens, own_generals = _read_mounds(match[3]), _read_mounds(match[4])
        if own_queens is None or own_generals is None or own_queens & own_generals:
            return False
        if own_queens & queens or own_generals & generals:
            return False
        state.queens[colour], state.generals[colour] = own_queens, own_generals
        queens |= own_queens
        generals |= own_generals
    return (
        not queens & ~scored
        and not generals & ~queens
        and rules.worms_in_supply(state) >= 0
        and all(rules.objects_in_supply(state, kind) >= 0 for kind in range(rules.KINDS))
    )


def _read_die(setup: Record, state: Record, text: str) -> bool:
    if state.phase != rules.TURN:
        return text == (WAITING if state.phase == rules.REVEAL else DONE)
    moves = int(rules.legal(setup, state))
    if text == "-":
        return bool(moves)
    if not re.fullmatch("[A-E][1-6?]", text):
        return False
    colour = LETTERS.index(text[0])
    if colour == state.turn:
        allowed = moves >> rules.ROLL_OWN & 1
    else:
        allowed = colour == rules.THIRD and moves >> rules.ROLL_THIRD & 1
    rules.roll(state, colour)
    if text[1] != WAITING:
        rules.fall(setup, state, int(text[1]))
    return bool(allowed)
