"""The files of deploy/: read by their checkers, and their steps done as far as they can be."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import yaml
from tests import forking
from tests.proof import some
from tests.proxies import free_port
from tests.tables import READY, TableServer

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PROGRAMS = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
STATIC = "src/wormery/server/static/"

# Settings of compose.yaml and Caddyfile themselves.
OF_THE_KIT = {"WORMERY_SITE", "WORMERY_NODES", "WORMERY_PUBLISH"}


class Step(NamedTuple):
    stage: str
    word: str
    rest: str


def steps() -> Iterator[Step]:
    """The steps of Containerfile; a stage is called by its name, the last one not at all."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    stage = ""
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        if not line or line.startswith("#"):
            continue
        word, rest = line.split(maxsplit=1)
        if word == "FROM":
            stage = rest.partition(" AS ")[2]
        yield Step(stage, word, rest)


def run(command: list[str | Path], **options: Any) -> str:
    done: subprocess.CompletedProcess[str] = subprocess.run(
        command, capture_output=True, text=True, check=False, **options
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


# The image


@pytest.mark.proof
def test_the_linter_finds_nothing_in_the_containerfile() -> None:
    linter = shutil.which("hadolint", path=PROGRAMS)
    assert linter, "make install"
    assert run([linter, DEPLOY / "Containerfile"]) == ""


def test_what_is_shipped_is_small_and_nobody_s_root() -> None:
    all_steps = list(steps())
    shipped = [step for step in all_steps if step.stage == ""]
    for step in all_steps:
        if step.word == "FROM":
            image, _, tag = step.rest.split()[0].partition(":")
            assert re.match(r"\d+", tag), f"{image} is of no version"
    (user,) = (step.rest for step in shipped if step.word == "USER")
    assert int(user) > 0
    assert not [step for step in shipped if re.search(r"\b(apt|apt-get|pip|gcc)\b", step.rest)]
    assert not [step for step in all_steps if re.search("PASSWORD|TOKEN|SECRET", step.rest)]
    assert {"HEALTHCHECK", "VOLUME", "EXPOSE"} <= {step.word for step in shipped}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the steps that make the wheel and install it have been done, without the network.

    The page is the one that is built here; packages that it needs are those of the tests.
    """
    place = tmp_path_factory.mktemp("image")
    work = place / "build"
    work.mkdir()
    offline = {"PIP_NO_BUILD_ISOLATION": "0", "PIP_NO_DEPS": "1", "PIP_NO_INDEX": "1"}
    env = {**without_our_sources(), **offline}
    for step in steps():
        if step.stage != "wheel":
            continue
        if step.word == "COPY":
            copy(step.rest, work)
        elif step.word == "RUN" and "wormery setup" not in step.rest:
            command = re.sub(r"(?<=\s)/(?=dist|opt)", f"{place}/", f" {step.rest}")
            command = re.sub(r"^ python ", f"{shlex.quote(sys.executable)} ", command)
            run(["bash", "-ceu", command.strip()], cwd=work, env=env)
    return place / "opt" / "wormery"


def without_our_sources() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def copy(rest: str, work: Path) -> None:
    *sources, target = rest.split()
    if sources[0].startswith("--from=page"):
        sources = [STATIC]
    for source in sources:
        place = work / target / ("" if source.endswith("/") else source)
        if source.endswith("/"):
            # As with Containerfile.dockerignore, nothing that was built here comes along.
            ignored = shutil.ignore_patterns(
                "__pycache__", *(["static"] if source == "src/" else [])
            )
            shutil.copytree(ROOT / source, place, dirs_exist_ok=True, ignore=ignored)
        else:
            shutil.copy(ROOT / source, place)


@pytest.mark.proof
def test_its_steps_install_a_server_with_a_page(folder: Path, tmp_path: Path) -> None:
    """What the image runs answers, serves the page, and is found healthy until it stops."""
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "packages-of-the-tests.pth").write_text(sysconfig.get_path("purelib"))
    assert not list(folder.glob("bin/pip*"))
    (command,) = (step.rest for step in steps() if step.word == "CMD")
    program, *words = json.loads(command)
    env = without_our_sources()
    env |= {"NUMBA_DISABLE_JIT": "1", "WORMERY_LANGUAGE": "en"}  # compiling takes a minute
    process = subprocess.Popen(
        [folder / "bin" / program, *words, "--port", "0", "--database", tmp_path / "tables.db"],
        stdout=subprocess.PIPE,
        text=True,
        env=env,
    )
    try:
        assert process.stdout is not None
        found = READY.search(process.stdout.readline())
        assert found
        with httpx.Client(base_url=found[0], trust_env=False) as client:
            assert client.get("ready").status_code == 200
            page = client.get("table/ABC234").text
            script = re.search(r'src="(/assets/index-[^"]*\.js)"', page)
            assert script
            assert client.get(script[1]).status_code == 200
        assert is_healthy(found[1], folder / "bin")
    finally:
        process.terminate()
        process.communicate(timeout=20)
    assert not is_healthy(found[1], folder / "bin")


def is_healthy(port: str, programs: Path) -> bool:
    (check,) = (step.rest for step in steps() if step.word == "HEALTHCHECK")
    program, *words = json.loads(check.partition("CMD ")[2])
    done = subprocess.run(
        [programs / program, *words],
        env={"WORMERY_PORT": port},
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode == 0


def test_the_health_check_finds_a_server(server: TableServer) -> None:
    assert is_healthy(str(server.port), Path(sys.executable).parent)
    assert not is_healthy(str(free_port()), Path(sys.executable).parent)


def test_its_steps_name_what_is_there() -> None:
    """Files, stages, our program and its extras; a proof does all steps."""
    stages = {step.stage for step in steps()}
    for stage, word, rest in steps():
        if word == "COPY" and rest.startswith("--from="):
            assert rest.removeprefix("--from=").partition(" ")[0] in stages - {stage}
        elif word == "COPY":
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), rest
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (command,) = (json.loads(step.rest) for step in steps() if step.word == "CMD")
    assert command[0] in project["scripts"]
    (installed,) = (step.rest for step in steps() if "*.whl" in step.rest)
    (extra,) = re.findall(r"\*\.whl\)\[(\w+)\]", installed)
    assert extra in project["optional-dependencies"]


@pytest.mark.parametrize("target", some(["sdist", "wheel"], "wheel"))
def test_no_package_is_built_without_the_page(tmp_path: Path, target: str) -> None:
    """From a fresh clone, where neither the page nor Node.js is there."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "wormery").mkdir(parents=True)
    (tmp_path / "src" / "wormery" / "__init__.py").write_text('__version__ = "1"\n')
    build = [sys.executable, "-m", "hatchling", "build", "-t", target]
    without_node = {**without_our_sources(), "PATH": ""}
    done = subprocess.run(
        build, cwd=tmp_path, env=without_node, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "make install" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("dist/*"))


# The others


@pytest.mark.proof
def test_compose_is_as_its_schema_says() -> None:
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
    run([*checker, "vendor.compose-spec", DEPLOY / "compose.yaml"])


def test_the_parts_of_compose_fit_together() -> None:
    kit = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services, caddy = kit["services"], kit["services"]["caddy"]
    (network,) = kit["networks"]["default"]["ipam"]["config"]
    address = caddy["networks"]["default"]["ipv4_address"]
    assert ipaddress.ip_address(address) in ipaddress.ip_network(network["subnet"])
    for node in caddy["environment"]["WORMERY_NODES"].split():
        name, _, port = node.partition(":")
        assert port == "8470"
        settings = services[name]["environment"]
        assert settings["WORMERY_PROXY"] == address
        assert "@postgres/" in settings["WORMERY_DATABASE"]
    assert {name: each["profiles"] for name, each in services.items()} == {
        "alone": ["one"],
        "node-1": ["two"],
        "node-2": ["two"],
        "postgres": ["two"],
        "caddy": ["two"],
    }
    for name in ("alone", "node-1", "node-2"):
        assert services[name]["read_only"]
        assert services[name]["cap_drop"] == ["ALL"]
    mounted = [volume for each in services.values() for volume in each.get("volumes", ())]
    named = {volume.partition(":")[0] for volume in mounted if not volume.startswith(".")}
    assert named == set(kit["volumes"])


def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    text = (DEPLOY / "wormery.service").read_text(encoding="utf-8")
    for setting in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert f"\n{setting}\n" in text
    if verifier := shutil.which("systemd-analyze"):
        unit = tmp_path / "wormery.service"
        # No program of ours is installed there.
        unit.write_text(re.sub(r"/opt/wormery/bin/\w+", "/bin/true", text), encoding="utf-8")
        done = subprocess.run([verifier, "verify", unit], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")


def test_every_variable_is_a_flag_of_the_server() -> None:
    texts = [path.read_text(encoding="utf-8") for path in DEPLOY.rglob("*") if path.is_file()]
    named = set(re.findall(r"\bWORMERY_[A-Z_]+\b", "\n".join(texts))) - OF_THE_KIT
    assert named > {"WORMERY_DATABASE", "WORMERY_PROXY", "WORMERY_BASE_PATH"}
    wide = {**os.environ, "WORMERY_LANGUAGE": "en", "COLUMNS": "200"}
    flags = forking.run("serve", "--help", env=wide).stdout
    unknown = {
        name
        for name in named
        if f"--{name.removeprefix('WORMERY_').lower().replace('_', '-')}" not in flags
    }
    assert unknown == set()
