"""Game records: how long a long one and a hostile megabyte take to read."""

from __future__ import annotations

import time

from tests.fuzz_record import check_record
from tests.test_record import BIG, long_game

from benchmarks.report import Report
from wormery import record


def run(report: Report) -> None:
    text = long_game(5000)
    begun = time.perf_counter()
    steps = len(record.read(text).steps)
    seconds = time.perf_counter() - begun
    report.figure("records.long", seconds, "s")
    rows = [[f"a game of {steps:,} steps", f"{seconds:.2f} s"]]
    worst = 0.0
    for kind, hostile in BIG.items():
        begun = time.perf_counter()
        check_record(hostile)
        seconds = time.perf_counter() - begun
        worst = max(worst, seconds)
        rows.append([f"a megabyte: {kind}", f"{seconds:.2f} s"])
    report.figure("records.hostile", worst, "s")
    report.table("Reading records", ["", "once"], rows)
