"""The kinds of faults. Each is caused at a random moment, lasts a random while, and ends."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

from faults.world import World

Fault = Callable[[World, random.Random], Awaitable[None]]

POSTGRES: dict[str, Fault] = {}
SQLITE: dict[str, Fault] = {}


def fault_of(*databases: dict[str, Fault]) -> Callable[[Fault], Fault]:
    """Add a fault to those of some databases, under its own name."""

    def add(fault: Fault) -> Fault:
        for faults in databases:
            faults[getattr(fault, "__name__").replace("_", "-")] = fault  # noqa: B009
        return fault

    return add


def faults_of(world: World) -> dict[str, Fault]:
    """All that can be caused here."""
    return POSTGRES if world.kind == "postgres" else SQLITE


def a_while(world: World, chance: random.Random) -> float:
    """Mostly shorter than the server's patience of five seconds, now and then longer."""
    if chance.random() < 0.06 and not world.brief:
        return chance.uniform(5.5, 7.0)
    return chance.uniform(0.05, 0.5 if world.brief else 2.0)


# The database


async def _for_a_while(
    world: World, chance: random.Random, end: Callable[[], None], begin: Callable[[], None]
) -> None:
    await asyncio.to_thread(end)
    await asyncio.sleep(a_while(world, chance))
    await asyncio.to_thread(begin)


@fault_of(POSTGRES)
async def stopped(world: World, chance: random.Random) -> None:
    """PostgreSQL is stopped and started; those who were connected are told."""
    assert world.postgres is not None
    await _for_a_while(world, chance, world.postgres.stop, world.postgres.start)


@fault_of(POSTGRES)
async def crashed(world: World, chance: random.Random) -> None:
    """PostgreSQL ends in the middle of all it does, and has to recover."""
    assert world.postgres is not None
    await _for_a_while(world, chance, world.postgres.crash, world.postgres.start)


@fault_of(POSTGRES)
async def restarted(world: World, chance: random.Random) -> None:
    """PostgreSQL is started again at once, as an upgrade does, in one of two ways."""
    assert world.postgres is not None
    await asyncio.to_thread(chance.choice((world.postgres.stop, world.postgres.crash)))
    await asyncio.to_thread(world.postgres.start)


@fault_of(POSTGRES)
async def frozen(world: World, chance: random.Random) -> None:
    """PostgreSQL stands still, with all connections open."""
    assert world.postgres is not None
    await _for_a_while(world, chance, world.postgres.freeze, world.postgres.thaw)


@fault_of(SQLITE)
async def locked(world: World, chance: random.Random) -> None:
    """Another process writes to the file and takes its time."""
    with world.locked():
        await asyncio.sleep(a_while(world, chance))


@fault_of(SQLITE)
async def disk_full(world: World, chance: random.Random) -> None:
    """There is no room left; where we may mount no disk to fill, the file may not grow."""
    if not world.small_disk:
        await file_limit(world, chance)
        return
    with world.disk_full():
        await asyncio.sleep(a_while(world, chance))


@fault_of(SQLITE)
async def file_limit(world: World, chance: random.Random) -> None:
    """The system lets the node write no further than so far into any file."""
    node = chance.choice(world.nodes)
    node.limit_files(chance.choice((0, 4096, 65_536)))
    await asyncio.sleep(a_while(world, chance))
    node.limit_files(None)


# The network between node and database


@fault_of(POSTGRES)
async def slow(world: World, chance: random.Random) -> None:
    """Every message to and from the database takes its time."""
    slowed = world.some_proxies(chance)
    for proxy in slowed:
        proxy.delay = chance.uniform(0.01, 0.3)
    await asyncio.sleep(a_while(world, chance))
    for proxy in slowed:
        proxy.delay = 0.0


@fault_of(POSTGRES)
async def cut(world: World, chance: random.Random) -> None:
    """Every connection is reset, once or several times in a row."""
    for _ in range(chance.choice((1, 1, 2, 5))):
        for proxy in world.some_proxies(chance):
            proxy.cut()
        await asyncio.sleep(chance.uniform(0, 0.2))


@fault_of(POSTGRES)
async def half_open(world: World, chance: random.Random) -> None:
    """Connections go silent for ever, and neither side hears why."""
    for proxy in world.some_proxies(chance):
        proxy.deafen()
    await asyncio.sleep(chance.uniform(0, 0.5))


@fault_of(POSTGRES)
async def commit_lost(world: World, chance: random.Random) -> None:
    """The connection is reset while a commit is on its way: it may or may not have happened."""
    for proxy in world.some_proxies(chance):
        proxy.lose_commits(chance.choice((1, 1, 3, 8)), late=chance.random() < 0.7)
    await asyncio.sleep(chance.uniform(0.1, 0.5))


# The node


@fault_of(POSTGRES, SQLITE)
async def node_killed(world: World, chance: random.Random) -> None:
    """A node ends without a chance to say anything, and is started again."""
    node = chance.choice(world.nodes)
    await node.kill()
    await asyncio.sleep(chance.uniform(0, 0.3))
    await node.start()


@fault_of(POSTGRES, SQLITE)
async def node_paused(world: World, chance: random.Random) -> None:
    """A node stands still for a while, and does not know it."""
    node = chance.choice(world.nodes)
    node.pause()
    await asyncio.sleep(a_while(world, chance))
    node.resume()


@fault_of(POSTGRES, SQLITE)
async def clock_moved(world: World, chance: random.Random) -> None:
    """A node's clock jumps, forwards or back, and stays wrong until it jumps again."""
    most = 2 if world.brief else 8
    chance.choice(world.nodes).set_clock(chance.uniform(-most, most))
    await asyncio.sleep(chance.uniform(0.1, 0.5))
