"""The line protocol that a player outside speaks: docs/player-protocol.md is its specification.

Nothing here starts, reads or writes anything: bytes go in and messages come out. A player that
says something else than it should has broken the protocol, and the error says how.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, Protocol, TypeVar

from wormery.games import LETTERS, Position
from wormery.games.errors import OptionError, WormeryError

VERSION = 1

LONGEST_LINE = 4096  # bytes of what a player says, without the end of the line
MOST_SAID = 64 * 1024  # bytes from a question to its answer, or until it is ready
LONGEST_TEXT = 200  # characters of a name, or of what it tells besides
SEEDS = 2**53  # so many are whole numbers in every language
BETWEEN = " | "  # moves
LOOSE = 0.02  # by which chances may add up to more than one

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")

Kind = Literal["switch", "number", "choice", "text"]
KINDS: tuple[Kind, ...] = ("switch", "number", "choice", "text")
SWITCH = ("no", "yes")


class ProtocolError(WormeryError):
    """A player outside did not keep to the protocol."""


@dataclass(frozen=True, slots=True)
class PlayerOption:
    """What can be set of a player: `values` are the least and most, or all that there are."""

    name: str
    kind: Kind
    default: str
    values: tuple[str, ...] = ()

    def check(self, value: str) -> str:
        """The value as it is sent, or a named error."""
        if self.fits(value):
            return value
        error = {"option": self.name, "value": value[:100], "values": self.possible}
        raise OptionError("option-value", **error)

    @property
    def possible(self) -> str:
        """What it may be, in a sentence that needs no language."""
        if self.kind == "number":
            return " … ".join(self.values)
        return ", ".join(self.values or ("…",))

    def fits(self, value: str) -> bool:
        if self.kind == "number":
            numbers = [_number(one) for one in (self.values[0], value, self.values[1])]
            known = [number for number in numbers if number is not None]
            return len(known) == len(numbers) and known == sorted(known)
        if self.kind == "text":
            return _is_plain(value) and len(value) <= LONGEST_TEXT
        return value in self.values


@dataclass(frozen=True, slots=True)
class About:
    """How a player introduces itself. Without `games` it plays all that there are."""

    name: str = ""
    author: str = ""
    version: str = ""
    games: tuple[str, ...] = ()
    options: Mapping[str, PlayerOption] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Answer:
    """A move as it was said, and if the player told, each seat's chance to win and remarks."""

    move: str
    chances: tuple[float, ...] | None = None
    remarks: tuple[str, ...] = ()


# What we say


def hello() -> str:
    return f"wormery {VERSION}"


def setting(option: PlayerOption, value: str) -> str:
    return f"set {option.name} {option.check(value)}"


def game_of(position: Position) -> str:
    """Which game is asked about from here on, and which seat the player has in it."""
    options = position.game.write_options(position.options)
    seat = LETTERS[position.actor]
    return f"game {position.game.name} seats {position.seats} seat {seat} options {options}"


def question(position: Position, milliseconds: int, seed: int) -> Iterator[str]:
    """The lines that ask for a move. They hold all that a seat with a good memory knows."""
    yield f"position {position.text}"
    yield f"moves {BETWEEN.join(move.text for move in position.moves)}"
    yield " ".join(("go", "time", str(milliseconds), "seed", str(seed)))


# What a player says


class Lines:
    """Bytes into lines, within limits: a player cannot fill our memory."""

    def __init__(self) -> None:
        self._rest = b""
        self._said = 0

    def begin(self) -> None:
        """From here on the bytes count that may be said until the next answer."""
        self._said = len(self._rest)

    @property
    def waits(self) -> bytes:
        """What has been said and was not asked for."""
        return self._rest

    def feed(self, said: bytes) -> None:
        self._said += len(said)
        if self._said > MOST_SAID:
            raise ProtocolError("outside-babbles", most=MOST_SAID)
        self._rest += said

    def next(self) -> str | None:
        """The next whole line."""
        line, end, rest = self._rest.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise ProtocolError("outside-line-long", most=LONGEST_LINE)
        if not end:
            return None
        self._rest = rest
        try:
            text = line.removesuffix(b"\r").decode("utf-8")
        except UnicodeDecodeError as error:
            raise ProtocolError("outside-line-bytes") from error
        if not _is_plain(text):
            raise ProtocolError("outside-line-signs", line=_shown(text))
        return text


T = TypeVar("T", covariant=True)


class Listening(Protocol[T]):
    """Takes lines until what was asked for is complete."""

    def take(self, line: str) -> T | None: ...


class Greeting:
    """What comes after our hello, until the player says hello too."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        self._games: tuple[str, ...] = ()
        self._options: dict[str, PlayerOption] = {}

    def take(self, line: str) -> About | None:
        word, rest = _split(line)
        match word:
            case "name" | "author" | "version" if word not in self._texts:
                self._texts[word] = _text(line, rest)
            case "games" if not self._games and rest:
                self._games = tuple(rest.split())
            case "option":
                option = _option(line, rest)
                if option.name in self._options:
                    raise _unfit(line)
                self._options[option.name] = option
            case "hello":
                if rest != str(VERSION):
                    raise ProtocolError("outside-version", line=_shown(line), version=VERSION)
                options = MappingProxyType(self._options)
                return About(**self._texts, games=self._games, options=options)
            case _:
                _give_up(line, word, rest)
        return None


class GettingReady:
    """What comes after the options are set."""

    def take(self, line: str) -> Literal[True] | None:
        word, rest = _split(line)
        if line == "ready":
            return True
        if word != "info":
            _give_up(line, word, rest)
        return None


class Answering:
    """What comes after a question, until there is a move. The last chances count."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._chances: tuple[float, ...] | None = None
        self._remarks: list[str] = []

    def take(self, line: str) -> Answer | None:
        word, rest = _split(line)
        match word:
            case "info":
                self._remarks.append(_text(line, rest))
            case "chances":
                self._chances = _chances(line, rest, self._seats)
            case "move" if rest:
                return Answer(rest, self._chances, tuple(self._remarks))
            case _:
                _give_up(line, word, rest)
        return None


def _give_up(line: str, word: str, rest: str) -> None:
    """The player gives up, with its reason, or has said something that has no place here."""
    if word == "error":
        raise ProtocolError("outside-gives-up", reason=_shown(rest))
    raise _unfit(line)


def _unfit(line: str) -> ProtocolError:
    return ProtocolError("outside-line-unknown", line=_shown(line))


def _split(line: str) -> tuple[str, str]:
    word, _, rest = line.partition(" ")
    return word, rest.strip()


def _text(line: str, text: str) -> str:
    if not text or len(text) > LONGEST_TEXT:
        raise ProtocolError("outside-text", line=_shown(line), most=LONGEST_TEXT)
    return text


def _option(line: str, rest: str) -> PlayerOption:
    """`option NAME KIND DEFAULT VALUES`: a number has least and most, a choice all values."""
    name, kind, default = (*rest.split(" ", 2), "", "", "")[:3]
    values: list[str] = []
    if kind == "switch":
        values = [*SWITCH]
    elif kind in ("number", "choice"):
        default, *values = default.split() or [""]
    known = next((one for one in KINDS if one == kind), None)
    if known is None or not NAME.fullmatch(name):
        raise _unfit(line)
    if known == "number" and len(values) != 2:
        raise _unfit(line)
    option = PlayerOption(name, known, default, tuple(values))
    if not option.fits(default):
        raise _unfit(line)
    return option


def _chances(line: str, rest: str, seats: int) -> tuple[float, ...]:
    """One number for each seat; what is missing to 1 is for who has no seat and can win."""
    found = [_number(word) for word in rest.split()]
    chances = tuple(one for one in found if one is not None and 0 <= one <= 1)
    if len(chances) != len(found) or len(found) != seats or sum(chances) > 1 + LOOSE:
        raise ProtocolError("outside-chances", line=_shown(line), seats=seats)
    return chances


def _number(text: str) -> float | None:
    if len(text) > 30 or not re.fullmatch(r"[-+]?[0-9]*\.?[0-9]+([eE][-+]?[0-9]+)?", text):
        return None
    number = float(text)
    return number if math.isfinite(number) else None


def _is_plain(text: str) -> bool:
    return text.isprintable()


def _shown(text: str) -> str:
    """What was said, for a sentence: its beginning, with signs that cannot be printed as ·."""
    plain = "".join(sign if sign.isprintable() else "·" for sign in text)
    return plain if len(plain) <= LONGEST_TEXT else f"{plain[:LONGEST_TEXT]}…"
