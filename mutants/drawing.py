"""Changes drawn by seed: an equal chance for each line, then for each change of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from mutants import python, typescript
from mutants.areas import AREAS, Area
from mutants.change import Change


def changes_of(root: Path, area: Area) -> list[Change]:
    found: list[Change] = []
    for path in area.files(root):
        find = typescript.changes if path.endswith(".ts") else python.changes
        found += find(path, (root / path).read_text(encoding="utf-8"))
    return found


def draw(root: Path, area: Area, seed: int, count: int) -> list[Change]:
    """Return different changes, in the order of the files; the same for the same seed.

    A line with ten possible changes is drawn no more often than one with two. A larger count
    has those of a smaller one and more.
    """
    lines: dict[str, list[Change]] = {}
    for change in changes_of(root, area):
        lines.setdefault(change.place, []).append(change)
    random = Random(f"{seed} {area.name}")
    drawn: list[Change] = []
    while len(drawn) < count and lines:
        for place in random.sample(list(lines), len(lines)):
            left = lines[place]
            drawn.append(left.pop(random.randrange(len(left))))
            if not left:
                del lines[place]
    return sorted(drawn[:count], key=lambda change: (change.path, change.begin, change.new))


def shared_out(count: int, names: Iterable[str]) -> dict[str, int]:
    """Return how many changes each area gets: its share of the count."""
    areas = [AREAS[name] for name in names]
    whole = sum(area.share for area in areas)
    return {area.name: max(1, -(-count * area.share // whole)) for area in areas}
