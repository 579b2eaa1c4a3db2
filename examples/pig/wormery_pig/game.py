"""Pig as a `Game` with its `Position`: the compiled rules, in a player's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from wormery.games import (
    CHANCE,
    LETTERS,
    Choice,
    Fact,
    Game,
    Lots,
    Move,
    Option,
    Position,
    View,
)
from wormery.games import driver as unbound
from wormery.games.compiling import Record, bind, cell_of, new_record
from wormery.games.errors import IllegalMoveError, ImpossibleOutcomeError, OptionError
from wormery.games.facts import GameOver, Rolled
from wormery.games.fields import Fields
from wormery.games.game import Rules
from wormery.games.views import Roll
from wormery_pig import rules

DIE = Lots(tuple(str(face) for face in range(1, rules.FACES + 1)), 1)


class Lost(Fact, frozen=True, tag="pig-lost"):
    """A 1: the points of the turn are lost."""

    seat: int
    points: int


class Held(Fact, frozen=True, tag="pig-held"):
    """A seat keeps the points of its turn, and now has so many."""

    seat: int
    points: int
    total: int


class Hold(Choice, frozen=True, kw_only=True, tag="hold"):
    """Keep the points of this turn."""

    points: int
    total: int


class PigView(View, frozen=True, kw_only=True, tag="pig"):
    kept: tuple[int, ...]
    points: int
    goal: int
    moves: tuple[Roll | Hold, ...]  # of the seat that looks


class PigPosition(Position):
    """A moment of a game of Pig."""

    @property
    def options(self) -> Mapping[str, Any]:
        return {"goal": int(self.settled.goal)}

    @property
    def kept(self) -> tuple[int, ...]:
        return tuple(self.now.kept[: self.seats])

    @property
    def points(self) -> int:
        """The points of this turn."""
        return int(self.now.points)

    @property
    def lots(self) -> Lots | None:
        return DIE if self.actor == CHANCE else None

    @property
    def choices(self) -> tuple[Roll | Hold, ...]:
        total = self.kept[self.turn] + self.points
        return tuple(
            Roll(move=move.text, dice=1)
            if move == rules.ROLL
            else Hold(move=move.text, points=self.points, total=total)
            for move in self.moves
        )

    @property
    def text(self) -> str:
        """`pig 2 - A 0/12 14:3 ?`: whose turn, points kept, of this turn and rolls, the die."""
        waits = {rules.CHOICE: "-", rules.DIE_FALL: "?", rules.OVER: "#"}[self.now.phase]
        return " ".join(
            [
                self.game.name,
                str(self.seats),
                self.game.write_options(self.options),
                LETTERS[self.turn],
                "/".join(map(str, self.kept)),
                f"{self.now.points}:{self.now.rolls}",
                waits,
            ]
        )

    def _refuse_outcome(self, text: str) -> ImpossibleOutcomeError:
        return ImpossibleOutcomeError("pig-die-impossible", text=text[:40])

    def _refuse_move(self, move: Move) -> IllegalMoveError:
        return IllegalMoveError("pig-roll-first")


class Pig(Game[PigPosition, PigView]):
    """Pig, the folk game of pressing one's luck."""

    name = "pig"
    sentence_id = "pig-name"
    year = 1945
    version = 1
    seats = range(2, rules.MOST_SEATS + 1)
    options: ClassVar[Mapping[str, Option]] = {"goal": Option("goal", rules.GOALS, "Pig")}
    moves = (Move(rules.ROLL, "roll"), Move(rules.HOLD, "hold"))
    rules = cast(Rules, rules)
    driver = bind(unbound, rules)
    views = PigView
    choices = (Roll, Hold)
    facts = (Rolled, Lost, Held, GameOver)

    def start(self, seats: int, begins: int = 0, **options: object) -> PigPosition:
        chosen = self.check_setup(seats, begins, options)
        setup, state = new_record(rules.SETUP), new_record(rules.STATE)
        setup.seats, setup.goal = seats, chosen["goal"]
        rules.start(setup, state, begins)
        return PigPosition(self, cell_of(setup), cell_of(state))

    def parse(self, text: str) -> PigPosition:
        fields = Fields(text)
        if (name := fields.take("game")) != self.name:
            raise fields.wrong(name)
        setup, state = new_record(rules.SETUP), new_record(rules.STATE)
        seats = _number(fields, "seats", self.seats[-1])
        options = fields.take("options")
        try:
            setup.goal = self.check_setup(seats, 0, self.read_options(options))["goal"]
        except OptionError as error:
            raise fields.wrong(options, error) from error
        setup.seats = seats
        turn = fields.take("turn")
        if len(turn) != 1 or turn not in LETTERS[:seats]:
            raise fields.wrong(turn)
        rules.start(setup, state, LETTERS.index(turn))
        _read_points(fields, setup, state)
        fields.end()
        return PigPosition(self, cell_of(setup), cell_of(state))

    def view(self, position: Position, seat: int | None) -> PigView:
        assert isinstance(position, PigPosition)
        return PigView(
            seats=position.seats,
            actor=position.actor,
            turn=position.turn,
            lots=position.lots,
            result=position.result,
            kept=position.kept,
            points=position.points,
            goal=int(position.settled.goal),
            moves=position.choices if position.actor == seat else (),
        )

    def draw(self, position: Position, seat: int | None, title: str) -> str:
        assert isinstance(position, PigPosition)
        rows = "".join(
            f'<text x="12" y="{48 + 24 * number}">{LETTERS[number]} {points}</text>'
            for number, points in enumerate(position.kept)
        )
        height = 48 + 24 * position.seats
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 {height}" '
            f'font-family="sans-serif"><title>{title}</title>'
            f'<rect width="200" height="{height}" fill="#fdf3d8"/>'
            f'<text x="12" y="24">+{position.points}</text>{rows}</svg>'
        )

    def number_of(self, lots: Lots, drawn: Sequence[int]) -> int:
        return drawn[0] + 1

    def drawn_of(self, lots: Lots, number: int) -> tuple[int, ...]:
        return (number - 1,) if 1 <= number <= rules.FACES else ()

    def facts_of(self, notes: Sequence[Sequence[int]], after: Position) -> tuple[Fact, ...]:
        assert isinstance(after, PigPosition)
        return tuple(_fact(kind, values, after) for kind, *values in notes)


def _fact(kind: int, values: Sequence[int], after: PigPosition) -> Fact:
    seat, points, total, *_ = values
    if kind == rules.ROLLED:
        return Rolled(seat, str(points))
    if kind == rules.LOST:
        return Lost(seat, points)
    if kind == rules.HELD:
        return Held(seat, points, total)
    assert after.result is not None
    return GameOver(after.result.winners, after.result.reason, after.result.scores)


def _number(fields: Fields, what: str, most: int) -> int:
    text = fields.take(what)
    if not (text.isascii() and text.isdecimal()) or len(text) > 4 or int(text) > most:
        raise fields.wrong(text)
    return int(text)


def _read_points(fields: Fields, setup: Record, state: Record) -> None:
    """The points kept, those of this turn, and what the position waits for."""
    kept = fields.take("kept")
    numbers = kept.split("/")
    if len(numbers) != setup.seats or not all(map(_is_small, numbers)):
        raise fields.wrong(kept)
    for seat, number in enumerate(numbers):
        state.kept[seat] = int(number)
    turn = fields.take("points")
    points, _, rolls = turn.partition(":")
    if not (_is_small(points) and _is_small(rolls)):
        raise fields.wrong(turn)
    state.points, state.rolls = int(points), int(rolls)
    waits = fields.take("die")
    if waits not in "-?#" or len(waits) != 1:
        raise fields.wrong(waits)
    state.phase = {"-": rules.CHOICE, "?": rules.DIE_FALL, "#": rules.OVER}[waits]
    over = max(map(int, numbers)) >= setup.goal
    if over != (waits == "#") or not 2 * int(rolls) <= int(points) <= 6 * int(rolls):
        raise fields.wrong(waits)


def _is_small(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 4
