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
    DEFAULT_SEED,
    SIMULATION,
    TOURNAMENT,
    Plan,
    PlanError,
    in_order,
)
from wormery.arena.plan import plan_of as plan_for
from wormery.arena.report import check_report, write_report
from wormery.arena.running import run, run_on_cluster
from wormery.arena.store import Store
from wormery.arena.summary import summarize
from wormery.games import GAMES, load
from wormery.games.errors import WormeryError
from wormery.players.external import programs_of
from wormery.telling.words import Say
from wormery.terminal.arena_text import show
from wormery.terminal.complaining import FAILED, FINE, INTERRUPTED, complain
from wormery.terminal.files import NotSavedError, quoted
from wormery.terminal.setup import options_of

if TYPE_CHECKING:
    from wormery.arena.schedule import Schedule


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
    if asked.report:
        check_report(asked.report)
    if asked.workers is not None and asked.workers < 1:
        raise PlanError("arena-workers")
    store = resumed(asked) if asked.resume else begun(asked)
    with store:
        try:
            play(asked, store, say)
            finish(asked, store, say)
        except KeyboardInterrupt:
            keep(store, say)
            return INTERRUPTED
        except WormeryError as error:
            complain(error, say, as_json=asked.json)
            keep(store, say)
            return FAILED
        except OSError as error:  # of the file of results, such as a full disk
            complain(NotSavedError(store.path, error).said, say, as_json=asked.json)
            keep(store, say)
            return FAILED
    if not (asked.file or asked.resume):
        store.path.unlink(missing_ok=True)
    return FINE


def finish(asked: Asked, store: Store, say: Say) -> None:
    """Show what came out, and say where it is kept."""
    document = summarize(store.plan, store)
    if asked.json:
        print(json.dumps(document))
    else:
        show(document, store.plan, say)
    if asked.report:
        write_report(asked.report, document, command_of(store.plan), say.language)
        tell(say("arena-report-in", file=quoted(asked.report)), asked)
    if asked.file or asked.resume:
        tell(say("arena-kept-in", file=quoted(store.path)), asked)


def tell(text: str, asked: Asked) -> None:
    if not asked.json:
        print(text)


def begun(asked: Asked) -> Store:
    plan = plan_of(asked)
    plan.check()
    path = asked.file or new_path(asked.kind)
    try:
        return Store.create(path, plan)
    except OSError as error:
        raise NotSavedError(path, error) from error


def plan_of(asked: Asked) -> Plan:
    game = load((asked.game or next(iter(GAMES))).casefold())
    players = asked.players
    if asked.kind == SIMULATION and not players:
        players = [batch.PLAYERS[-1]]
    return plan_for(
        asked.kind,
        game,
        players,
        asked.seats,
        options_of(asked.options, game),
        asked.games,
        asked.until,
        DEFAULT_SEED if asked.seed is None else asked.seed,
    )


def resumed(asked: Asked) -> Store:
    programs = programs_of(asked.players)
    names = [name for name in asked.players if name not in programs]
    fixed = (names, asked.game, asked.seats, asked.options, asked.seed, asked.file)
    if any(value not in (None, []) for value in fixed):
        raise PlanError("arena-resume-alone")
    assert asked.resume is not None
    store = Store.open(asked.resume)
    plan = store.plan
    try:
        if plan.kind != asked.kind:
            raise PlanError("arena-other-command", command=resume_command(store))
        again = replace(plan, programs=in_order(programs), told=())
        if not again.same_games(plan):
            told = ", ".join(str(one.get("name")) for one in plan.told) or "–"
            raise PlanError("arena-resume-programs", programs=told)
        plan = again
        if asked.games is not None or asked.until is not None:
            plan = replace(plan, games=asked.games, until=asked.until)
        plan.check()
        store.change_length(plan)
    except WormeryError:
        store.close()
        raise
    return store


def resume_command(store: Store) -> str:
    plan, words = store.plan, []
    for program in plan.programs:
        words += ["--player"] if plan.kind == SIMULATION else []
        words += [program.given]
    return shlex.join(["wormery", plan.kind, "--resume", str(store.path), *words])


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
    given = {program.name: program.given for program in plan.programs}
    names = plan.players if plan.kind == TOURNAMENT else plan.tables[0]
    names = [given.get(name, name) for name in names]
    if plan.kind == SIMULATION:
        words += [word for name in names for word in ("--player", name)]
    else:
        words += names
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
