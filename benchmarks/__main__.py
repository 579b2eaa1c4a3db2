"""Run the parts named on the command line, or all of them."""

import importlib
import sys

from benchmarks.report import Report

PARTS = (
    "rules",
    "start",
    "mounds",
    "records",
    "solver",
    "players_regenwormen",
    "players_ithappens",
    "champion",
    "ratings",
    "calibration",
    "coach",
    "arena",
    "external",
    "server",
    "server_nodes",
    "frames",
    "server_boardgameio",
    "soak",
    "envs",
    "openspiel",
    "page",
)


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"There is no part {unknown[0]!r}. The parts are: {', '.join(PARTS)}.")
        return 2
    report = Report()
    for name in names or PARTS:
        importlib.import_module(f"benchmarks.{name}").run(report)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
