"""What bots are called, and how a record writes one.

A tag of a record has the program, and after a space what it is called at this table:

>>> bot_tag("casual", "Pip")
'bot:casual Pip'
>>> read_bot("bot:casual Pip")
('casual', 'Pip')
>>> read_bot("bot:casual")
('casual', '')
>>> free_names(["Pip", "Anna"], 2)
('Momo', 'Tuk')
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator

BOT = "bot:"

# What a robin, a hedgehog or a snail could be called, in any language. One table has at most
# seven seats, so there are always some left.
NAMES = (
    *("Pip", "Momo", "Tuk", "Lulu", "Otto", "Kiki", "Bix", "Nino"),
    *("Juno", "Rolo", "Mimi", "Zuzu", "Olli", "Fay", "Toto", "Bram"),
    *("Yuki", "Hopi", "Nell", "Gus", "Lotta", "Ziggy", "Pomme", "Wim"),
)


def free_names(taken: Iterable[str], count: int, table: str = "") -> tuple[str, ...]:
    """So many names that nobody has yet. Each table begins elsewhere in the list."""
    known = {name.casefold() for name in taken}
    start = zlib.crc32(table.encode())
    turned = (NAMES[(start + place) % len(NAMES)] for place in range(len(NAMES)))
    free = (name for name in turned if name.casefold() not in known)
    return tuple(name for name, _ in zip(free, range(count), strict=False))


def name_bots(names: Iterable[str], bots: Iterable[int], table: str = "") -> tuple[str, ...]:
    """The names at a table, with one for each bot that has none or shares one."""
    found = list(names)
    bots = list(bots)
    people = {name.casefold() for seat, name in enumerate(found) if seat not in bots}
    kept = {seat: found[seat] for seat in _with_own_name(found, bots, people)}
    without = [seat for seat in bots if seat not in kept]
    new = free_names((*people, *kept.values()), len(without), table)
    for seat, name in zip(without, new, strict=True):
        found[seat] = name
    return tuple(found)


def _with_own_name(names: list[str], bots: list[int], people: set[str]) -> Iterator[int]:
    known = set(people)
    for seat in bots:
        name = names[seat].casefold()
        if has_name(name) and name not in known:
            known.add(name)
            yield seat


def bot_tag(level: str, name: str) -> str:
    """How a record writes a bot; one of an older table has no name."""
    return f"{BOT}{level} {name}" if has_name(name) else f"{BOT}{level}"


def has_name(name: str) -> bool:
    """Whether a bot is called something of its own, as all are but those of old tables."""
    return name != "" and not name.startswith(BOT)


def read_bot(tag: str) -> tuple[str, str] | None:
    """The program and the name in a bot's tag; None for a person's."""
    if not tag.startswith(BOT):
        return None
    level, _, name = tag.removeprefix(BOT).partition(" ")
    return level, name.strip()
