"""One version, and pages that keep to it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import wormery

ROOT = Path(__file__).parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_package_is_built_with_the_version_that_the_program_says() -> None:
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    told = subprocess.run(
        [sys.executable, "-m", "wormery", "-V"], capture_output=True, text=True, check=True
    )
    assert metadata.version == wormery.__version__
    assert told.stdout.split() == ["wormery", wormery.__version__]
    assert metadata.hatch.config["version"] == {"path": "src/wormery/__init__.py"}


def test_the_changelog_begins_with_this_version() -> None:
    versions = re.findall(r"^## \[(.+?)\](.*)$", CHANGELOG, re.M)
    assert versions[0][0] in (wormery.__version__, "Unreleased")
    assert wormery.__version__ in dict(versions)
    for _, when in versions:
        assert re.fullmatch(r" - (\d{4}-\d\d-\d\d|not released yet)|", when)
    assert set(re.findall(r"^### (.+)$", CHANGELOG, re.M)) <= KINDS


def test_what_goes_away_is_in_the_changelog() -> None:
    """A deprecation that nobody was told of is a break with a delay."""
    sources = (ROOT / "src" / "wormery").rglob("*.py")
    deprecating = [file for file in sources if "DeprecationWarning" in file.read_text("utf-8")]
    assert not deprecating or "### Deprecated" in CHANGELOG
