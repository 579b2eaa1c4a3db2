"""A stage: people play, faults strike one after the other, and every log is checked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from faults.checking import Findings, check_everything
from faults.journal import now
from faults.kinds import faults_of
from faults.nodes import gist
from faults.people import Club, Device, Seat
from faults.world import World

RECOVERY = 30.0  # seconds after a fault in which everyone must be able to go on
STANDSTILL = 60.0  # seconds in which a game that is played out must have gone on
CALM = (0.0, 0.4)  # seconds between a recovery and the next fault

Tell = Callable[[str], None]


@dataclass
class Kind:
    """What one kind of fault did."""

    name: str
    faults: int = 0
    felt: int = 0  # by a node or by someone who plays
    recovery: float = 0.0  # the longest, in seconds
    took: float = 0.0


@dataclass
class Outcome:
    """A stage that is over."""

    kinds: list[Kind]
    tables: int = 0
    acknowledged: int = 0
    resent: int = 0
    stuck: list[str] = field(default_factory=list)
    traces: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)  # what a node refused and must not
    findings: Findings = field(default_factory=Findings)

    @property
    def wrong(self) -> list[str]:
        """All that must not be; stand-ins apart."""
        wrong = [line for line in self.findings.wrong if not line.startswith("stood_in")]
        wrong += [f"stuck: {code}" for code in self.stuck]
        wrong += [f"trace: {line}" for line in sorted(set(map(gist, self.traces)))]
        return wrong + self.failures


async def run(
    world: World, names: Sequence[str], count: int, tables: int, seed: str, tell: Tell
) -> Outcome:
    """So many faults of each of those kinds, mixed, while people play at so many tables."""
    chance = random.Random(seed)
    kinds = {name: Kind(name) for name in names}
    outcome = Outcome(list(kinds.values()))
    for node in world.nodes:
        node.set_clock(0.0)
    order = [name for name in names for _ in range(count)]
    chance.shuffle(order)
    club = Club(world.url, tables, chance)
    club.open()
    outcome.stuck += _codes(await club.recovered(now(), STANDSTILL))
    for number, name in enumerate(order, start=1):
        await asyncio.sleep(chance.uniform(*CALM))
        tell(f"{name}: fault {number} of {len(order)}")
        outcome.stuck += await strike(world, kinds[name], club, chance)
    await finish(world, club, outcome, tell)
    return outcome


async def finish(
    world: World, club: Club, outcome: Outcome, tell: Tell = lambda _: None
) -> None:
    """Play everything to its end and check it; no fault strikes any more."""
    tell("playing on to the end")
    outcome.stuck += await club.close(STANDSTILL)
    outcome.failures = [repr(error) for error in club.failed()]
    tell("checking every log")
    await _check(world, club, outcome)
    outcome.traces = [line for node in world.nodes for line in node.traces]


async def strike(world: World, kind: Kind, club: Club, chance: random.Random) -> list[str]:
    """One fault, and the recovery from it; the tables that did not recover."""
    before, start = world.warnings + club.troubles, now()
    # What one fault draws must not depend on how another one went.
    await faults_of(world)[kind.name](world, random.Random(chance.random()))
    end = now()
    waiting = await club.recovered(end, RECOVERY)
    kind.faults += 1
    kind.felt += world.warnings + club.troubles != before
    kind.recovery = max(kind.recovery, now() - end)
    kind.took += now() - start
    return _codes(waiting)


def _codes(waiting: list[Seat]) -> list[str]:
    return [
        seat.players[0].journal.code if seat.players else "a table that could not be opened"
        for seat in waiting
    ]


async def _check(world: World, club: Club, outcome: Outcome) -> None:
    journals = club.journals
    outcome.tables = len({journal.code for journal in journals})
    outcome.acknowledged = sum(len(journal.acknowledged) for journal in journals)
    outcome.resent = sum(journal.resent for journal in journals)
    asked = 0

    async def ask(node: int, path: str) -> object:
        nonlocal asked
        asked = node
        return await watcher.ask("GET", path)

    watcher = await Device(lambda: world.nodes[asked].url).arrive()
    outcome.findings = await check_everything(
        world.address, journals, len(world.nodes), watcher.id, ask
    )
    await watcher.close()
