"""Private copies of the checkout, in which sources are changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mutants.change import Change

ROOT = Path(__file__).parents[1]

# What tests read. The page as built is linked, and so is what is installed for it.
COPIED = (
    "src",
    "tests",
    "docs",
    "examples",
    "deploy",
    "faults",
    "training",
    "benchmarks",
    "mutants",
)
FILES = (
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Makefile",
    "LICENSE",
)
IGNORED = ("__pycache__", ".*", "static", "node_modules", "*.pyc")
MODULES = "web/node_modules"
PAGE = "src/wormery/server/static"

# Started in every process: below a test that is measured, it notes which functions run.
HOOK = """
import os, sys
if "MUTANTS_TRACE" in os.environ:
    from mutants.tracing import trace_process
    trace_process({root!r}, os.environ["MUTANTS_TRACE"])
"""


def folder() -> Path:
    """Return a temporary folder that all runs of this user share."""
    made = Path(tempfile.gettempdir()) / f"wormery-mutants-{os.getuid()}"
    made.mkdir(exist_ok=True)
    return made


class Copy:
    """A copy of the checkout for one worker."""

    def __init__(self, root: Path, source: Path = ROOT) -> None:
        self.root = root.resolve()
        self.source = source
        self._serial = 0
        for name in COPIED:
            if (source / name).is_dir():
                shutil.copytree(
                    source / name, self.root / name, ignore=shutil.ignore_patterns(*IGNORED)
                )
        for name in FILES:
            if (source / name).exists():
                shutil.copy2(source / name, self.root / name)
        if (source / PAGE).exists():
            (self.root / PAGE).symlink_to((source / PAGE).resolve())
        if (source / "web").exists():
            self._copy_page(source)
        hooks = self.root / ".hooks"
        hooks.mkdir(parents=True)
        (hooks / "sitecustomize.py").write_text(HOOK.format(root=str(self.root)))

    def _copy_page(self, source: Path) -> None:
        shutil.copytree(
            source / "web",
            self.root / "web",
            ignore=shutil.ignore_patterns("node_modules", "dist"),
        )
        modules = self.root / MODULES
        modules.mkdir()
        if (source / MODULES).exists():
            for each in (source / MODULES).resolve().iterdir():
                if not each.name.startswith(".vite"):
                    (modules / each.name).symlink_to(each)

    @property
    def path(self) -> str:
        """Return the folders that Python looks in, before those installed."""
        return os.pathsep.join(str(self.root / name) for name in (".hooks", "src", "."))

    @contextmanager
    def changed(self, change: Change) -> Iterator[None]:
        """Change a source for a while.

        Python tells compiled files by time and size, so each changed file gets its own time.
        """
        self._serial += 1
        file = self.root / change.path
        source, times = file.read_bytes(), file.stat()
        text = change.applied(source.decode())
        try:
            file.write_bytes(text.encode())
            os.utime(file, (times.st_atime, times.st_mtime + 10 * self._serial))
            yield
        finally:
            file.write_bytes(source)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def digest(files: list[Path]) -> str:
    """Return a hash of the names and contents of files."""
    state = hashlib.sha256()
    for file in sorted(files):
        state.update(f"{file.name} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return state.hexdigest()[:16]
