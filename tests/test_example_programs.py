"""The programs of examples/ do what they say."""

from __future__ import annotations

import contextlib
import io
import json
import re
import subprocess
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt
import pytest
from tests import forking

EXAMPLES = Path(__file__).parents[1] / "examples"
INDEX = (EXAMPLES / "README.md").read_text(encoding="utf-8")
NOTEBOOK = EXAMPLES / "statistics.ipynb"


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`python examples/NAME …`, forked."""
    return forking.run_module("tests.snippet", str(EXAMPLES / name), *arguments)


def test_analyse_says_what_is_best_and_why(tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    told = run("analyse.py", "--picture", str(picture))
    assert told.returncode == 0, told.stderr
    turn, whole = told.stdout.split("This turn alone:")[1].split("The whole game:")
    assert turn.split()[0] == "3.000"
    assert "fives" in turn.splitlines()[1]
    assert "fives" in whole.splitlines()[1]
    assert "the turn can’t fail" in whole
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    dutch = run("analyse.py", "regenwormen 2 - A 21 -/- :1135WWWW", "--language", "nl")
    assert "wormen" in dutch.stdout
    wrong = run("analyse.py", "regenwormen 2")
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "Traceback" not in wrong.stderr


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = ("--file", str(tmp_path / "ladder.jsonl"))
    few = run("tournament.py", "random", "beginner", "casual", "--games", "20", *file)
    assert few.returncode == 0, few.stderr
    assert "60 games" in few.stdout
    more = run("tournament.py", "random", "beginner", "casual", "--games", "200", *file)
    names = re.findall(r"^\d\. (\w+)", more.stdout, re.M)
    assert names == ["casual", "beginner", "random"]
    assert "600 games" in more.stdout


def test_a_player_of_ones_own_is_measured() -> None:
    told = run("write_a_player.py")
    assert told.returncode == 0, told.stderr
    shares = dict(re.findall(r"^(\w+) wins (\d+)% of the games", told.stdout, re.M))
    assert int(shares["cautious"]) > 90
    assert int(shares["cautious"]) + int(shares["random"]) == 100


def test_a_learner_learns() -> None:
    told = run("learn.py", "--turns", "3000", "--games", "40")
    assert told.returncode == 0, told.stderr
    guesses = [float(guess) for guess in re.findall(r"worth ([\d.]+) worms", told.stdout)]
    exact = float(re.findall(r"exact: ([\d.]+)", told.stdout)[0])
    assert len(guesses) == 5
    assert abs(guesses[-1] - exact) < abs(guesses[0] - exact)
    shares = [float(share) for share in re.findall(r"wins +([\d.]+)%", told.stdout)]
    assert shares[0] > 90
    assert shares[1] > 60


def test_every_cell_of_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    mpl.use("agg")
    monkeypatch.setitem(mpl.rcParams, "figure.max_open_warning", 0)
    names: dict[str, object] = {}
    told = io.StringIO()
    for number, cell in enumerate(json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]):
        if cell["cell_type"] == "code":
            source = "".join(cell["source"]).replace("GAMES = 2000", "GAMES = 60")
            with contextlib.redirect_stdout(told):
                exec(compile(source, f"cell {number}", "exec"), names)
    assert len(plt.get_fignums()) == 2
    plt.close("all")
    assert "A turn is worth 1.6447 worms" in told.getvalue()
    expert = re.search(r"1600 games: ([\d.]+)%", told.getvalue())
    assert expert is not None
    assert 75 < float(expert[1]) < 90


def test_the_index_has_them_all() -> None:
    """And no more: an example that nobody finds is none."""
    listed = set(re.findall(r"^\| \[([\w.]+)/?\]", INDEX, re.M))
    there = {path.name for path in EXAMPLES.iterdir() if not path.name.startswith((".", "__"))}
    assert listed == there - {"README.md"}
