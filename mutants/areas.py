"""The parts of the sources that are changed, their tests, and the share to be noticed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

GAMES = "src/wormery/games"
SERVER = "src/wormery/server"


@dataclass(frozen=True)
class Area:
    """Source files and the test files nearest to them, as patterns below the checkout.

    `share` is how many of a hundred changes are drawn here. Tests of `plain` areas run without
    Numba. In `recompiled` areas, modules that depend on the changed one are compiled for each
    change. Tests that are `alone` need no server and no fixture of `tests/conftest.py`.
    """

    name: str
    wanted: int  # per cent
    share: int
    sources: tuple[str, ...]
    tests: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()  # files among the sources that are left out
    plain: bool = False
    recompiled: bool = False
    alone: bool = True
    page: bool = False

    def files(self, root: Path) -> list[str]:
        """Return the source files, relative to the checkout."""
        left_out = set(_found(root, self.besides))
        return sorted({*_found(root, self.sources)} - left_out)

    def test_files(self, root: Path) -> list[str]:
        """Return the files of tests: those in `tests`, and sources with examples."""
        return [
            file
            for file in dict.fromkeys(_found(root, self.tests))
            if not file.startswith("src/")
            or ">>> " in (root / file).read_text(encoding="utf-8")
        ]


def _found(root: Path, patterns: tuple[str, ...]) -> Iterator[str]:
    for pattern in patterns:
        for file in sorted(root.glob(pattern)):
            if file.is_file():
                yield file.relative_to(root).as_posix()


def _server(names: str) -> tuple[str, ...]:
    return tuple(f"{SERVER}/{name}.py" for name in names.split())


def _tests(names: str) -> tuple[str, ...]:
    return tuple(f"tests/test_{name}.py" for name in names.split())


AREAS = {
    area.name: area
    for area in (
        Area(
            "rules",
            98,
            20,
            (f"{GAMES}/**/*.py",),
            _tests(
                "regenwormen it_happens mounds facts choices notation refusals randomness "
                "conformance golden play_random record highlights same_dice"
            ),
            # How they are compiled and found, and pictures of boards.
            besides=(
                *(f"{GAMES}/compil*.py", f"{GAMES}/prepared.py", f"{GAMES}/finding.py"),
                f"{GAMES}/*/picture.py",
            ),
            plain=True,
        ),
        Area(
            "record",
            95,
            12,
            ("src/wormery/record/*.py",),
            _tests(
                "record trail fairness fairness_bound shared_dice same_dice golden conformance"
            ),
        ),
        Area(
            "solver",
            95,
            10,
            ("src/wormery/solver/**/*.py",),
            _tests(
                "solver_regenwormen solver_ithappens solver_small_games counts evaluation "
                "weights same_thinking"
            ),
            recompiled=True,
        ),
        Area(
            "evaluation",
            90,
            10,
            ("src/wormery/evaluation/**/*.py",),
            _tests(
                "evaluation weights same_thinking champion_regenwormen champion_ithappens "
                "players players_ithappens coach coach_reasons"
            ),
            recompiled=True,
        ),
        Area(
            "coach",
            90,
            10,
            ("src/wormery/coach/**/*.py",),
            _tests(
                "coach coach_reasons coach_drills comparing highlights lessons "
                "terminal_review terminal_drills terminal_daily terminal_odds"
            ),
        ),
        Area(
            "telling",
            95,
            8,
            ("src/wormery/telling/*.py",),
            _tests("telling transcripts names words conformance highlights lessons"),
        ),
        Area(
            "tables",
            98,
            10,
            _server(
                "table deciding hosting plans hub presence due turns bots promise results "
                "reactions watching seeing history changes"
            ),
            _tests(
                "server_hub server_tables server_hosting server_presence server_fairness "
                "server_bots server_games server_edges server_telling server_rights "
                "server_people server_unreadable server_bounds"
            ),
            alone=False,
        ),
        Area(
            "store",
            90,
            7,
            (f"{SERVER}/store/*.py",),
            _tests(
                "server_hub server_backup server_operators server_deleting server_ratings "
                "server_contests server_drills server_push server_puzzles server_presence "
                "server_outage server_numbers server_unreadable"
            ),
            besides=(f"{SERVER}/store/copying.py",),  # between two kinds of databases
            alone=False,
        ),
        Area(
            "protocol",
            90,
            6,
            _server("messages frames wire connection protocol sockets"),
            _tests(
                "server_hub server_sockets server_hostile server_bounds server_edges "
                "server_tables server_gate server_fuzz server_fairness server_people"
            ),
            alone=False,
        ),
        Area(
            "page",
            90,
            7,
            tuple(
                f"web/src/{name}.ts"
                for name in (
                    *("state/table", "state/acts", "state/fairness", "state/record"),
                    *("state/days", "state/replay", "state/keys", "state/base"),
                    *("state/reloading", "boards/lots", "boards/*/lots", "boards/*/acts"),
                    *("boards/regenwormen/moments", "pages/contest/spread"),
                    *("pages/numbers/averages", "pages/mounds/link", "rules/markup"),
                    "i18n/sentences.svelte",
                )
            ),
            page=True,
        ),
    )
}
