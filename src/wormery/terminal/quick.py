"""The sentences of the help pages, read without the machinery that chooses plurals.

Loading that takes longer than all the rest of `wormery --help`. The file `help.ftl` has no
choices in its sentences, so its texts can be taken as they stand; a test holds it to that.
"""

from __future__ import annotations

from functools import cache
from importlib import resources


@cache
def help_sentences(language: str) -> dict[str, str]:
    from fluent.syntax import FluentParser, ast

    file = resources.files("wormery.locales") / language / "help.ftl"
    found = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            texts = [e.value for e in entry.value.elements if isinstance(e, ast.TextElement)]
            found[entry.id.name] = "".join(texts)
    return found
