"""Matches, tournaments and simulations from Python, and one game as a record.

A player is the name of one that is known, the file or command of a program that speaks the
protocol of docs/player-protocol.md, or any `Player`. What is played, and how sure the
results are, is as on the command line (docs/arena.md): the same arguments give the same games.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from wormery import players as known
from wormery.arena.plan import (
    DEFAULT_SEED,
    MATCH,
    SIMULATION,
    TOURNAMENT,
    Plan,
    plan_of,
)
from wormery.arena.results import Results
from wormery.arena.running import run, run_on_cluster
from wormery.arena.store import Store
from wormery.arena.summary import summarize
from wormery.games import CHANCE, LETTERS, OVER, AnyGame, OptionError, load
from wormery.players import PLAYERS, Player
from wormery.players.external import close_shared, programs_of, shared
from wormery.players.player import known_as
from wormery.record import GameRecord, draw
from wormery.telling.bots import bot_tag


def play(
    game: str | AnyGame,
    players: Sequence[str | Player],
    seed: int = DEFAULT_SEED,
    begins: int = 0,
    **options: object,
) -> GameRecord:
    """One game between players that are programs, as a record; one for each seat.

    >>> from wormery import record
    >>> played = play("regenwormen", ["beginner", "random"], seed=7)
    >>> played.position.scores, played == record.read(record.write(played))
    ((6, 0), True)
    """
    rules = load(game) if isinstance(game, str) else game
    names, own = _named(players)
    programs = programs_of(names)
    with known_as(own):
        sitting = [
            shared(programs[name]) if name in programs else known.load(name) for name in names
        ]
    tags = {LETTERS[seat]: bot_tag(one.name, "") for seat, one in enumerate(sitting)}
    played = GameRecord.start(rules, len(names), begins, tags, **options)
    chances = [Random(f"wormery player {seed} {seat}") for seat in range(len(names))]
    try:
        while (position := played.position).actor != OVER:
            if position.actor == CHANCE:
                step = draw(position, str(seed), len(played.steps)).text
            else:
                step = sitting[position.actor].choose(position, chances[position.actor]).text
            played = played.add(step)
    finally:
        close_shared()
    return played


def match(
    game: str | AnyGame,
    players: Sequence[str | Player],
    seats: int | None = None,
    games: int | None = None,
    until: float | None = None,
    seed: int = DEFAULT_SEED,
    workers: int = 1,
    cluster: str | None = None,
    file: Path | None = None,
    **options: object,
) -> Results:
    """Players at one table; the last one named takes all seats that are left.

    `games` is how many, `until` how narrow the interval around the leader's share has to be.
    With a `file` every block is kept there, and the same call goes on where it stopped. Players
    that are objects play in this process, whatever `workers` and `cluster` say.

    >>> results = match("regenwormen", ["casual", "random"], games=100)
    >>> casual, random = results.tables[0].players
    >>> casual.share.value > random.share.value
    True
    """
    return _played(
        MATCH, game, players, seats, games, until, seed, workers, cluster, file, options
    )


def tournament(
    game: str | AnyGame,
    players: Sequence[str | Player],
    seats: int = 2,
    games: int | None = None,
    until: float | None = None,
    seed: int = DEFAULT_SEED,
    workers: int = 1,
    cluster: str | None = None,
    file: Path | None = None,
    **options: object,
) -> Results:
    """Everyone against everyone; `games` and `until` count for each table. See `match`.

    >>> results = tournament("regenwormen", ["random", "beginner", "casual"], games=100)
    >>> [ranked.player for ranked in results.ranking]
    ['casual', 'beginner', 'random']
    """
    return _played(
        TOURNAMENT, game, players, seats, games, until, seed, workers, cluster, file, options
    )


def simulate(
    game: str | AnyGame,
    players: Sequence[str | Player] = ("random",),
    seats: int | None = None,
    games: int | None = None,
    until: float | None = None,
    seed: int = DEFAULT_SEED,
    workers: int = 1,
    cluster: str | None = None,
    file: Path | None = None,
    **options: object,
) -> Results:
    """What a game is like: points, length, who wins by turn order, what decides. See `match`.

    >>> results = simulate("it-happens", ["random"], seats=3, games=300)
    >>> round(sum(share.value for share in results.tables[0].share_by_order), 9)
    1.0
    """
    return _played(
        SIMULATION, game, players, seats, games, until, seed, workers, cluster, file, options
    )


def _played(
    kind: str,
    game: str | AnyGame,
    players: Sequence[str | Player],
    seats: int | None,
    games: int | None,
    until: float | None,
    seed: int,
    workers: int,
    cluster: str | None,
    file: Path | None,
    options: Mapping[str, object],
) -> Results:
    rules = load(game) if isinstance(game, str) else game
    names, own = _named(players)
    plan = plan_of(kind, rules, names, seats, options, games, until, seed)
    with known_as(own), tempfile.TemporaryDirectory() as folder:
        plan.check()
        with closing(_store(plan, file or Path(folder) / "blocks.jsonl")) as store:
            if cluster is not None and not own:
                steps = run_on_cluster(store.plan, store, cluster)
            else:
                steps = run(store.plan, store, 1 if own else workers)
            for _ in steps:
                pass
            return msgspec.convert(summarize(store.plan, store), Results)


def _store(plan: Plan, path: Path) -> Store:
    """A new file, or one that has games of this plan already."""
    if not path.exists():
        return Store.create(path, plan)
    store = Store.open(path)
    try:
        store.change_length(plan)
    except ValueError:
        store.close()
        raise
    return store


def _named(players: Sequence[str | Player]) -> tuple[list[str], dict[str, Player]]:
    """What the players are called, and those among them that are objects, by name."""
    names: list[str] = []
    own: dict[str, Player] = {}
    for player in players:
        if isinstance(player, str):
            names.append(player)
            continue
        names.append(player.name)
        if PLAYERS.get(player.name) is player:
            continue
        if player.name in PLAYERS or own.setdefault(player.name, player) is not player:
            raise OptionError("player-name-taken", player=player.name)
    return names, own
