"""How the pages of docs/ become a site: `make docs`.

The pages stay as they are on GitHub. What a site needs beside them is added here while it is
built: the menu is made of the headings and links of docs/index.md, the reference of docstrings,
and links to files that are no page lead to a copy of the file.
"""

from __future__ import annotations

import itertools
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "src"))

from wormery import __version__  # noqa: E402
from wormery.drawing import palette  # noqa: E402

project = "Wormery"
author = "Wormery"
version = release = __version__
html_title = f"Wormery {version}"
project_copyright = "the makers of Wormery; the games belong to their owners"

root_doc = "docs/index"
include_patterns = [
    "docs/**.md",
    "examples/**.md",
    "benchmarks/results.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
]
exclude_patterns = [
    *(".*", "**/node_modules", "build", "dist", "web", "src", "tests", "training", "faults"),
    *("pictures", "deploy", "benchmarks/boardgameio", "benchmarks/lighthouse"),
]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
myst_links_external_new_tab = False
suppress_warnings = ["myst.strikethrough", "ref.python"]
autodoc_default_options = {
    "members": True,
    "imported-members": True,
    "undoc-members": True,
    "member-order": "bysource",
}
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_display_short_literal_types = True
maximum_signature_line_length = 72
default_role = "literal"
add_module_names = False
toc_object_entries_show_parents = "hide"
smartquotes = False  # sentences have real quotation marks; code keeps its own
highlight_language = "text"

html_theme = "furo"
html_favicon = "../../web/public/icon.svg"
html_logo = "../../web/public/icon.svg"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_extra_path = ["index.html"]
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": palette.SOIL,
        "color-brand-content": "#2f6a1f",
        "color-brand-visited": "#5f4a83",
        "color-background-primary": "#fffdf8",
        "color-background-secondary": "#f8f0dd",
        "color-sidebar-item-background--hover": palette.SAND,
        "color-code-background": "#f7f1e3",
    },
    "dark_css_variables": {
        "color-brand-primary": palette.SAND,
        "color-brand-content": "#a9d07f",
        "color-brand-visited": "#c9b3ea",
        "color-background-primary": "#1d1613",
        "color-background-secondary": "#261d18",
        "color-sidebar-item-background--hover": "#3a2c24",
        "color-code-background": "#2a201a",
    },
}
pygments_style = "friendly"
pygments_dark_style = "native"

# Which packages the pages of docs/reference/ are about.
REFERENCE = {
    "games": ["wormery.games"],
    "each-game": [
        *("wormery.games.regenwormen", "wormery.solver.regenwormen"),
        *("wormery.games.ithappens", "wormery.solver.ithappens"),
    ],
    "record": ["wormery.record"],
    "telling": ["wormery.telling"],
    "solver": ["wormery.solver"],
    "evaluation": ["wormery.evaluation"],
    "coach": ["wormery.coach"],
    "players": ["wormery.players"],
    "arena": ["wormery.arena"],
}
PUBLIC = {
    name: package
    for package in itertools.chain(*REFERENCE.values())
    for name in import_module(package).__all__
}
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)#:\s]+)((?:#[^)]*)?)\)")
PAGE = re.compile(r"^- \[[^\]]+\]\(([^)#:]+\.md)\)", re.M)


def setup(app: Sphinx) -> None:
    for package in itertools.chain(
        *REFERENCE.values()
    ):  # some load what they export when asked
        module = import_module(package)
        vars(module).update({name: getattr(module, name) for name in module.__all__})
    app.connect("source-read", read_page)
    app.connect("doctree-read", name_languages)
    app.connect("autodoc-process-docstring", read_docstring)
    app.connect("autodoc-process-signature", read_signature)
    app.connect("autodoc-skip-member", skip)


def read_page(app: Sphinx, page: str, source: list[str]) -> None:
    """What the page has on GitHub, and what a site needs besides."""
    folder = (ROOT / page).parent
    text = LINK.sub(lambda link: _link(link, folder), source[0])
    if page == root_doc:
        text += "".join(_menus(text))
    elif page == "docs/decisions/README":
        text += _toctree(sorted(file.stem for file in folder.glob("0*.md")), hidden=False)
    elif page == "docs/reference/README":
        text += _toctree([*REFERENCE])
    elif folder.name == "reference":
        for package in REFERENCE[page.rpartition("/")[2]]:
            text += f"\n\n## `{package}`\n\n```{{eval-rst}}\n.. automodule:: {package}\n```\n"
    source[0] = text


def _link(link: re.Match[str], folder: Path) -> str:
    """A folder is its page, if it has one; code is named, and a folder of code as well."""
    text, target, anchor = link.groups()
    file = (folder / target).resolve()
    if file.is_dir() and (file / "README.md").exists():
        return f"[{text}]({target.rstrip('/')}/README.md{anchor})"
    if file.is_dir():
        return text
    return link[0]


def _menus(text: str) -> list[str]:
    """A part of the menu for each heading of the page, with the pages that its lists name."""
    parts = re.split(r"^## (.+)$", text, flags=re.M)[1:]
    return [
        _toctree([page.removesuffix(".md") for page in PAGE.findall(body)], heading)
        for heading, body in zip(parts[::2], parts[1::2], strict=True)
        if PAGE.search(body)
    ]


def _toctree(pages: list[str], caption: str = "", hidden: bool = True) -> str:
    options = [":maxdepth: 1", *([":hidden:"] if hidden else [])]
    options += [f":caption: {caption}"] if caption else []
    return "\n".join(["\n\n```{toctree}", *options, "", *pages, "```\n"])


def name_languages(app: Sphinx, doctree: nodes.document) -> None:
    """Code on our pages is indented and says no language; its first line does."""
    from docutils.nodes import literal_block

    for block in doctree.findall(literal_block):
        if block.get("language", "default") in ("default", "text", "none"):
            first = block.astext().lstrip().partition("\n")[0]
            block["language"] = "pycon" if first.startswith(">>>") else "text"
            block["force"] = True


def read_docstring(
    app: Sphinx, what: str, name: str, found: object, options: Any, lines: list[str]
) -> None:
    """Our docstrings are plain text: what is indented is shown as it stands.

    Of a package the page has said more than its first paragraph.
    """
    text = "\n".join(lines)
    if what == "module":
        text = text.partition("\n\n")[0]
    text = re.sub(r"(?<![`\\])([*|])(?!`)", r"\\\1", text) if ">>>" not in text else text
    text = re.sub(r"(^|\n)(\n(?: {4}[^\n]*(?:\n|$))+)", r"\1\n.. code-block:: text\n\2", text)
    lines[:] = text.split("\n")
    if isinstance(found, type):
        bases = [base.__name__ for base in found.__bases__ if base.__name__ in PUBLIC]
        lines[:0] = [f"A {_named(base)}.\n" for base in bases]
    # A dataclass without words of its own says its signature, which is there already.
    if len(lines) and lines[0].startswith(f"{name.rpartition('.')[2]}("):
        lines[:] = []


def _named(public: str) -> str:
    return f":py:class:`{public} <{PUBLIC[public]}.{public}>`"


def read_signature(
    app: Sphinx, what: str, name: str, found: object, options: Any, given: str, returns: str
) -> tuple[str, str] | None:
    """Nobody makes our errors but we."""
    return ("", "") if what == "exception" else None


def skip(app: Sphinx, what: str, name: str, found: object, skipped: bool, options: Any) -> bool:
    """What a library adds to each class is no word of ours."""
    return skipped or name in ("mro", "register")
