"""`wormery match`, `tournament` and `simulate`: many games between programs."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from wormery.arena import batch
from wormery.arena.plan import (
    MATCH,
    SIMULATION,
    TOURNAMENT,
    Plan,
    PlanError,
    round_robin,
    seat_players,
)
from wormery.arena.report import check_report, write_report
from wormery.arena.running import run, run_on_cluster
from wormery.arena.store import Store
from wormery.arena.summary import summarize
from wormery.games import GAMES, load
from wormery.games.errors import WormeryError
from wormery.telling.words import Say
from wormery.terminal.arena_text import show
from wormery.terminal.setup import options_of

if TYPE_CHECKING:
    from wormery.arena.schedule import Schedule

BAD_USAGE = 2
INTERRUPTED = 130

DEFAULT_GAMES = 1000
DEFAULT_SEED = 1
DEFAULT_SEATS = 2


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for on the command line."""

    kind: str
    players: list[str] = field(default_factory=list)
    game: str | None = None
    seats: int | None = None
    options: list[str] = field(default_factory=list)
    games: int | None = None
    until: float | None = None
    seed: int | None = None
    workers: int | None = None
    cluster: str | None = None
    json: bool = False
    file: Path | None = None
    resume: Path | None = None
    report: Path | None = None


def play_many(asked: Asked, say: Say) -> int:
    """Play, and show what came out; Ctrl-C keeps what is done."""
    try:
        if asked.report:
            check_report(asked.report)
        if asked.workers is not None and asked.workers < 1:
            raise PlanError("arena-workers")
        store = resumed(asked) if asked.resume else begun(asked)
    except WormeryError as error:
        print(error.in_language(say.language), file=sys.stderr)
        return BAD_USAGE
    with store:
        try:
            play(asked, store, say)
            finish(asked, store, say)
        except KeyboardInterrupt:
            keep(store, say)
            return INTERRUPTED
        except WormeryError as error:
            print(error.in_language(say.language), file=sys.stderr)
            keep(store, say)
            return 1
    if not (asked.file or asked.resume):
        store.path.unlink(missing_ok=True)
    return 0


def finish(asked: Asked, store: Store, say: Say) -> None:
    """Show what came out, and say where it is kept."""
    document = summarize(store.plan, store)
    if asked.json:
        print(json.dumps(document))
    else:
        show(document, store.plan, say)
    if asked.report:
        write_report(asked.report, document, command_of(store.plan), say.language)
        tell(say("arena-report-in", file=str(asked.report)), asked)
    if asked.file or asked.resume:
        tell(say("arena-kept-in", file=str(store.path)), asked)


def tell(text: str, asked: Asked) -> None:
    if not asked.json:
        print(text)


def begun(asked: Asked) -> Store:
    plan = plan_of(asked)
    plan.check()
    return Store.create(asked.file or new_path(asked.kind), plan)


def plan_of(asked: Asked) -> Plan:
    game = load((asked.game or next(iter(GAMES))).casefold())
    options = options_of(asked.options, game)
    if asked.kind == TOURNAMENT:
        seats = asked.seats or DEFAULT_SEATS
        tables = round_robin(asked.players, seats)
    else:
        names = asked.players
        if asked.kind == SIMULATION and not names:
            names = [batch.PLAYERS[-1]]
        tables = (seat_players(names, asked.seats, game),)
        seats = len(tables[0])
    return Plan(
        asked.kind,
        game.name,
        seats,
        game.write_options(game.check_setup(seats, 0, options)),
        DEFAULT_SEED if asked.seed is None else asked.seed,
        tables,
        asked.games if asked.games is not None or asked.until is not None else DEFAULT_GAMES,
        asked.until,
    )


def resumed(asked: Asked) -> Store:
    fixed = (asked.players, asked.game, asked.seats, asked.options, asked.seed, asked.file)
    if any(value not in (None, []) for value in fixed):
        raise PlanError("arena-resume-alone")
    assert asked.resume is not None
    store = Store.open(asked.resume)
    plan = store.plan
    try:
        if plan.kind != asked.kind:
            raise PlanError("arena-other-command", command=resume_command(store))
        if asked.games is not None or asked.until is not None:
            plan = replace(plan, games=asked.games, until=asked.until)
        plan.check()
        store.change_length(plan)
    except WormeryError:
        store.close()
        raise
    return store


def resume_command(store: Store) -> str:
    return f"wormery {store.plan.kind} --resume {shlex.quote(str(store.path))}"


def play(asked: Asked, store: Store, say: Say) -> None:
    if asked.cluster:
        steps = run_on_cluster(store.plan, store, asked.cluster)
    else:
        steps = run(store.plan, store, asked.workers or os.cpu_count() or 1)
    with watched(asked, say) as watch:
        for schedule in steps:
            watch(schedule)


@contextmanager
def watched(asked: Asked, say: Say) -> Iterator[Any]:
    """A bar with the time left, if somebody is looking."""
    if asked.json or not sys.stderr.isatty():
        yield lambda schedule: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress("{task.description}", *columns, console=console, transient=True) as progress:
        task = progress.add_task(say("arena-playing"), total=None)

        def watch(schedule: Schedule) -> None:
            progress.update(task, completed=schedule.games, total=schedule.expected)

        yield watch


def keep(store: Store, say: Say) -> None:
    """Say what is there, and how to go on."""
    games = sum(tally.games for tally in store.blocks.values())
    print(say("arena-stopped", games=games), file=sys.stderr)
    print(say("arena-to-go-on", command=resume_command(store)), file=sys.stderr)


def command_of(plan: Plan) -> str:
    """The command line that gives these results."""
    words = ["wormery", plan.kind]
    if plan.kind == SIMULATION:
        words += [word for name in plan.tables[0] for word in ("--player", name)]
    else:
        words += plan.tables[0] if plan.kind == MATCH else plan.players
    words += ["--game", plan.game, "--seats", str(plan.seats)]
    if plan.options != "-":
        words += [word for o in plan.options.split(",") for word in ("--option", o)]
    if plan.games is not None:
        words += ["--games", str(plan.games)]
    if plan.until is not None:
        words += ["--until", str(plan.until)]
    return shlex.join([*words, "--seed", str(plan.seed)])


def new_path(kind: str) -> Path:
    """Where results are kept that nobody gave a name."""
    folder = user_data_path("wormery") / "arena"
    stem = f"{kind}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}"
    return folder / f"{stem}.jsonl"
