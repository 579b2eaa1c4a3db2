"""What goes into every package: the page, which is built if it is not there, and a README.

A source package carries the built page: whoever builds from it needs no Node.js.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src/wormery/server/static/index.html")
NO_PAGE = """
This package would have no page: src/wormery/server/static/ is missing.
Run `make install` first, which builds it; or install Node.js 20.19 or later and try again.
"""

ELSEWHERE = r"(?!https?:|mailto:|#)"
PICTURE = re.compile(rf'!\[[^\]]*\]\({ELSEWHERE}([^)]+)\)|<img src="{ELSEWHERE}([^"]+)"[^>]*>')
LINK = re.compile(rf"(?<!!)\[([^\]]*)\]\({ELSEWHERE}([^)]+)\)")
EMPTY = re.compile(r"<p>\s*</p>")
GAP = re.compile(r"\n{3,}")


class WithPage(BuildHookInterface[Any]):
    """No package is built without the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / PAGE).exists():
            return
        npm = shutil.which("npm")
        if npm is None or not (root / "web" / "package.json").exists():
            raise SystemExit(NO_PAGE)
        self.app.display_info("Building the page …")
        for step in (
            ["ci", "--silent"],
            ["run", "--silent", "build", "--", "--logLevel", "warn"],
        ):
            if subprocess.run(
                [npm, "--prefix", "web", *step], cwd=root, check=False
            ).returncode:
                raise SystemExit(NO_PAGE)


class WithReadme(MetadataHookInterface):
    """A package's own page has no files beside it, to which links and pictures could lead."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": readme(text, source),
        }


def readme(text: str, source: str | None) -> str:
    """The README as it can be read elsewhere.

    With the address of the sources, links and pictures lead there. Without one, pictures are
    left out, and of links the words stay.
    """

    def picture(found: re.Match[str]) -> str:
        path = found[1] or found[2]
        return found[0].replace(path, f"{source}/raw/main/{path}") if source else ""

    def link(found: re.Match[str]) -> str:
        return f"[{found[1]}]({source}/blob/main/{found[2]})" if source else found[1]

    told = LINK.sub(link, PICTURE.sub(picture, text))
    return GAP.sub("\n\n", EMPTY.sub("", told))
