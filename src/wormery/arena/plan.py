"""What is to be played: which players at which tables, with which dice, and how much of it.

A *deal* is one stream of dice, played once for each way to turn the players around the
table. Game after game every player so gets every seat with the same luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from wormery import games, players
from wormery.games import AnyGame
from wormery.games.errors import OptionError, WormeryError
from wormery.players import Player
from wormery.players.choosers import level_of
from wormery.players.external import ExternalPlayer, Program, programs_of, shared
from wormery.players.levels import LEVELS

MATCH, TOURNAMENT, SIMULATION = "match", "tournament", "simulate"
KINDS = (MATCH, TOURNAMENT, SIMULATION)

SEEDS = 2**63
MOST_PLAYERS = 20  # in a tournament
MOST_GAMES = 10**9  # at one table
DEFAULT_GAMES = 1000
DEFAULT_SEED = 1
DEFAULT_SEATS = 2  # at a table of a tournament
FIRST_CHECK = 200  # games before the width of an interval is looked at
LAST_CHECK = 1_000_000  # games after which a width that was not reached is given up


class PlanError(WormeryError):
    """What was asked of the arena cannot be played."""


@dataclass(frozen=True)
class Plan:
    """A match, a tournament or a simulation: all that decides its result.

    `tables` names the players of each table by seat. The length is a number of games for
    each table, or a width: of the interval around the share of the table's leader.

    Some players may be `programs`. A plan that was read from a file has only what is `told`
    of them: whoever goes on with it names them again, so that no file can start a program.
    """

    kind: str
    game: str
    seats: int
    options: str
    seed: int
    tables: tuple[tuple[str, ...], ...]
    games: int | None = None
    until: float | None = None
    programs: tuple[Program, ...] = ()
    told: tuple[dict[str, Any], ...] = ()

    @cached_property
    def rules(self) -> AnyGame:
        return games.load(self.game)

    @cached_property
    def chosen(self) -> dict[str, object]:
        """The options by name."""
        return self.rules.read_options(self.options)

    @property
    def players(self) -> list[str]:
        """All who play, in the order in which they were named."""
        return list(dict.fromkeys(name for table in self.tables for name in table))

    def player(self, name: str) -> Player:
        """The player of that name, ready to be asked."""
        for program in self.programs:
            if program.name == name:
                return shared(program)
        return players.load(name)

    def seed_of(self, table: int) -> int:
        """Every table has dice of its own."""
        return (self.seed + table) % SEEDS

    def turns_around(self, table: int) -> int:
        """In how many ways the players of a table can sit: the games of one deal.

        Who sits down beside an equal gains no new way, and needs no second game.
        """
        names = self.tables[table]
        for turned in range(1, self.seats):
            if names[turned:] + names[:turned] == names:
                return turned
        return self.seats

    def checkpoints(self, table: int) -> Iterator[int]:
        """Numbers of deals, ever further apart, and the last one: no block lies across one.

        With a width, it is asked at each of them whether the table is done.
        """
        each = self.turns_around(table)
        last = -(-(self.games or LAST_CHECK) // each)
        deals = -(-FIRST_CHECK // each)
        while deals < last:
            yield deals
            deals += -(-deals // 2)
        yield last

    def is_compiled(self, table: int) -> bool:
        """Whether all players of a table can be run by the compiled rules."""
        return set(self.tables[table]) <= set(LEVELS)

    def check(self) -> None:
        """Raise a named error if this cannot be played."""
        self.rules.start(seats=self.seats, begins=0, **self.chosen)
        for name in self.players:
            if name in LEVELS:
                level_of(self.rules, name)
                continue
            player = self.player(name)
            if isinstance(player, ExternalPlayer):
                player.check(self.rules)
        if not 0 <= self.seed < SEEDS:
            raise PlanError("arena-seed", most=str(SEEDS - 1))
        if self.games is not None and not 1 <= self.games <= MOST_GAMES:
            raise PlanError("arena-games", most=MOST_GAMES)
        if self.until is not None and not 0 < self.until < 1:
            raise PlanError("arena-width")

    def same_games(self, other: Plan) -> bool:
        """Whether the other plan plays the same games, perhaps more or fewer of them."""
        return self.without_length() == other.without_length()

    def without_length(self) -> dict[str, Any]:
        return {k: v for k, v in self.to_json().items() if k not in ("games", "until")}

    def to_json(self) -> dict[str, Any]:
        programs = [program.to_json() for program in self.programs] or [*self.told]
        return {
            "kind": self.kind,
            "game": self.game,
            "rules": self.rules.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "tables": [list(table) for table in self.tables],
            "games": self.games,
            "until": self.until,
            **({"programs": programs} if programs else {}),
        }

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Plan:
        """Read what `to_json` wrote; anything else is a ValueError, TypeError or KeyError."""
        plan = cls(
            kind=str(found["kind"]),
            game=str(found["game"]),
            seats=int(found["seats"]),
            options=str(found["options"]),
            seed=int(found["seed"]),
            tables=tuple(tuple(map(str, table)) for table in found["tables"]),
            games=found["games"],
            until=found["until"],
            told=tuple(map(dict, found.get("programs", []))),
        )
        sound = plan.kind in KINDS and plan.rules.version == found["rules"]
        sound = sound and all(len(table) == plan.seats for table in plan.tables)
        if not (sound and plan.tables):
            raise ValueError(found)
        return plan


def plan_of(
    kind: str,
    game: AnyGame,
    players: Sequence[str],
    seats: int | None,
    options: Mapping[str, object],
    games: int | None,
    until: float | None,
    seed: int,
) -> Plan:
    """The plan for so many games, or until an interval is narrow, between the players named.

    In a tournament they meet at all tables that can be made of them, else at one. Without a
    length there are as many games as anyone gets who says nothing.
    """
    programs = programs_of(players)
    names = [programs[name].name if name in programs else name for name in players]
    if games is None and until is None:
        games = DEFAULT_GAMES
    if kind == TOURNAMENT:
        seats = seats or DEFAULT_SEATS
        tables = round_robin(names, seats)
    else:
        tables = (seat_players(names, seats, game),)
        seats = len(tables[0])
    chosen = game.write_options(game.check_setup(seats, 0, options))
    every = in_order(programs)
    return Plan(kind, game.name, seats, chosen, seed, tables, games, until, every)


def in_order(programs: Mapping[str, Program]) -> tuple[Program, ...]:
    """Each once, and always in the same order."""
    return tuple(sorted(set(programs.values()), key=lambda program: program.name))


def seat_players(names: Sequence[str], seats: int | None, game: AnyGame) -> tuple[str, ...]:
    """The players of one table; the last one named takes all seats that are left.

    >>> seat_players(["expert", "casual"], 4, games.load("regenwormen"))
    ('expert', 'casual', 'casual', 'casual')
    """
    if not names:
        raise PlanError("arena-no-player")
    if seats is None:
        seats = max(len(names), game.seats[0])
    if len(names) > seats:
        raise PlanError("arena-too-many-players", players=len(names), seats=seats)
    if seats not in game.seats:
        raise OptionError("seats-range", seats=seats, least=game.seats[0], most=game.seats[-1])
    return tuple(names) + (names[-1],) * (seats - len(names))


def round_robin(names: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Everyone against everyone: all ways to choose so many players.

    >>> round_robin(["a", "b", "c"], 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    """
    if len(set(names)) < len(names):
        raise PlanError("arena-player-twice")
    if not seats <= len(names) <= MOST_PLAYERS:
        raise PlanError("arena-tournament-players", least=seats, most=MOST_PLAYERS)
    return tuple(combinations(names, seats))
