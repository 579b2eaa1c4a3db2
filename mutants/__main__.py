"""Change the sources in small ways, drawn by seed, and name the changes that no test notices.

    python -m mutants --seed 1 --count 300 --area rules --area tables --workers 2

The changes are made in copies of the checkout, in a temporary folder. docs/mutants.md has more.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from mutants.areas import AREAS
from mutants.checkout import ROOT, Copy, folder
from mutants.drawing import draw, shared_out
from mutants.judging import Judging
from mutants.report import Results, table


def main() -> int:
    wishes = _wishes()
    counts = shared_out(wishes.count, wishes.area)
    drawn = {name: draw(ROOT, AREAS[name], wishes.seed, counts[name]) for name in counts}
    if wishes.list:
        for changes in drawn.values():
            for change in changes:
                print(f"{change.place}  {change.before}  ->  {change.after}")
        return 0
    results = Results(
        Path(wishes.json) if wishes.json else folder() / f"seed-{wishes.seed}.json"
    )
    if wishes.fresh:
        results.clear()
    if wishes.again:
        results.forget_survivors()
    place = Path(tempfile.mkdtemp(prefix="copies-", dir=folder()))
    try:
        copies = [Copy(place / str(number)) for number in range(wishes.workers)]
        for name, changes in drawn.items():
            Judging(AREAS[name], copies, results, wishes.budget).judge(changes)
    except KeyboardInterrupt:
        print("\nStopped: the same command goes on from here.", file=sys.stderr)
    finally:
        shutil.rmtree(place, ignore_errors=True)
    lines, reached = table(drawn, results)
    print("\n".join(lines))
    return 0 if reached else 1


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m mutants", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300, help="changes, shared out over areas")
    parser.add_argument("--area", nargs="+", action="extend", choices=AREAS, metavar="AREA")
    parser.add_argument("--workers", type=int, default=min(8, len(os.sched_getaffinity(0))))
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests a change")
    parser.add_argument(
        "--json", help="where results are kept; a second run goes on from there"
    )
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    parser.add_argument("--again", action="store_true", help="try survivors again")
    parser.add_argument("--list", action="store_true", help="only show what would be changed")
    wishes = parser.parse_args()
    wishes.area = wishes.area or list(AREAS)
    return wishes


if __name__ == "__main__":
    sys.exit(main())
