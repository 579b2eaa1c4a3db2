"""The package as strangers get it: what is in it, that it runs, and what it loads."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path

import hatch_build
import pytest
from packaging.requirements import Requirement
from tests import installed
from tests.bounds import PYTHONS
from trove_classifiers import classifiers

from wormery.games.compiling import FOLDER, place

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
STATIC = ROOT / "src" / "wormery" / "server" / "static"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """As `python -m build` does it: the wheel is built from the source package."""
    return installed.build(tmp_path_factory.mktemp("dist"), "--no-isolation")


def test_both_packages_carry_the_page(built: tuple[Path, Path]) -> None:
    source, wheel = built
    with tarfile.open(source) as archive:
        packed = archive.getnames()
    assert not [name for name in packed if re.search(r"/(node_modules|\.venv)", name)]
    with zipfile.ZipFile(wheel) as archive_of_wheel:
        shipped = archive_of_wheel.namelist()
    here = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()}
    assert {"index.html", "notices.txt"} <= here
    for names in (packed, shipped):
        there = {name.partition("/server/static/")[2] for name in names if "/static/" in name}
        assert there == here


def test_the_page_says_whose_code_is_in_it() -> None:
    told = (STATIC / "notices.txt").read_text(encoding="utf-8")
    for name in ("svelte", "@fluent/bundle", "@noble/hashes", "lean-qr", "openapi-fetch"):
        assert re.search(rf"^{name} [0-9.]+ \((MIT|Apache-2.0)\)$", told, re.MULTILINE), name
    assert "Permission is hereby granted" in told
    assert "Apache License" in told


def test_it_plays_serves_and_reviews_where_nothing_else_is(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    """No compiler, no settings, an empty home. The libraries are lent to it.

    So is our compiled code: other files with the same content find it. `make package` installs
    and compiles everything.
    """
    python = installed.empty_environment(sys.executable, tmp_path / "environment")
    install = installed.installer(python)
    installed.run([*install, "--no-deps", "--no-index", built[1]], tmp_path)
    (site,) = (tmp_path / "environment" / "lib").glob("python*/site-packages")
    (site / "packages-of-the-tests.pth").write_text(sysconfig.get_path("purelib"))
    compiled = place().folder
    assert compiled is not None
    environment = installed.environment_of(tmp_path, **{FOLDER: str(compiled.parents[2])})
    where = "from wormery.games import compiling as c; print(c.__file__, c.place().folder)"
    file, folder = installed.run([python, "-c", where], tmp_path, environment).split()
    assert file.startswith(str(site))
    assert folder == str(compiled)
    program = tmp_path / "environment" / "bin" / "wormery"
    assert installed.try_everything(program, tmp_path, environment, quick=True)


# What is said of it


def readme_in(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("dist-info/METADATA"))
        return archive.read(name).decode().partition("\n\n")[2]  # behind the headers


def test_its_readme_leads_nowhere_that_is_not_there(built: tuple[Path, Path]) -> None:
    told = readme_in(built[1])
    assert "# Wormery" in told
    if "Source" not in PROJECT.get("urls", {}):
        assert not re.search(r"<img|!\[", told)
    assert not re.search(r"\]\((?!https?:|#)|src=\"(?!https?:)", told)


def test_a_readme_elsewhere() -> None:
    text = "See [this](docs/a.md), [that](https://example.org) and\n\n<p>\n"
    text += '<img src="a.png" alt="A">\n</p>\n\n![B](b.svg)\n\nEnd.\n'
    assert hatch_build.readme(text, None) == (
        "See this, [that](https://example.org) and\n\nEnd.\n"
    )
    told = hatch_build.readme(text, "https://example.org/w")
    assert "[this](https://example.org/w/blob/main/docs/a.md)" in told
    assert '<img src="https://example.org/w/raw/main/a.png" alt="A">' in told
    assert "![B](https://example.org/w/raw/main/b.svg)" in told


def test_the_classifiers_are_known() -> None:
    assert set(PROJECT["classifiers"]) <= classifiers
    told = {name.rpartition(" ")[2] for name in PROJECT["classifiers"] if ":: 3." in name}
    assert told == set(PYTHONS)


# What developers get


def needed() -> list[Requirement]:
    """What the lock has to pin: what we need ourselves, for research and to develop."""
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = PROJECT["optional-dependencies"]
    lines = [*PROJECT["dependencies"], *extras["research"], *whole["dependency-groups"]["dev"]]
    return [Requirement(line) for line in lines]


def test_the_lock_is_of_these_requirements() -> None:
    """If not: `make lock`. It names no address, and a hash for each file."""
    text = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    assert "://" not in text
    pinned = {
        one.name.replace("_", "-").replace(".", "-").lower(): one
        for block in re.split(r"\n(?=\S)", text)
        if "==" in block and "--hash=sha256:" in block
        for one in [Requirement(block.partition(" \\")[0])]
    }
    for wanted in needed():
        name = re.sub(r"[-_.]+", "-", wanted.name).lower()
        assert name in pinned, wanted
        (version,) = pinned[name].specifier
        assert wanted.specifier.contains(version.version), (wanted, version)


# What it loads

HEAVY = (
    "wormery.server",
    "litestar",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "asyncpg",
    "websockets",
    "prometheus_client",
    "typer",
    "rich",
    "babel",
    "fluent",
    "gymnasium",
    "matplotlib",
)
LIBRARY = """
import sys
import wormery
from wormery import arena, coach, evaluation, games, players, record, solver
game = wormery.games.load("regenwormen")
game.start(seats=2).after("roll")
print(*sorted(name for name in sys.modules if name.startswith({heavy!r})))
"""


def test_the_library_loads_nothing_of_the_server() -> None:
    program = LIBRARY.format(heavy=HEAVY)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def test_the_package_alone_loads_nothing() -> None:
    program = "import sys, wormery; print(*(one for one in sys.modules if one in HEAVY))"
    program = f"HEAVY = {(*HEAVY, 'numba', 'numpy')!r}\n{program}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.split() == [], done.stderr
