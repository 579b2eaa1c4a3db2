"""The small changes of TypeScript code, found by its tokens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from mutants.change import Change

# What stands apart from others by spaces: the formatter sees to that, and so `<` is no type.
OPERATORS = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "===": "!==",
    "!==": "===",
    "&&": "||",
    "||": "&&",
    "??": "&&",
    "+": "-",
    "-": "+",
    "*": "/",
    "%": "*",
    "+=": "-=",
    "-=": "+=",
}
WORDS = {"true": "false", "false": "true", "break": "continue", "continue": "break"}

TOKEN = re.compile(
    r"""(?P<skip>//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`
        |(?<=[(,=:!&|?{};>\n])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+/[a-z]*)
      |(?P<operator>(?<=\s)(?:===|!==|&&|\|\||\?\?|<=|>=|\+=|-=|[<>+*%-])(?=\s))
      |(?P<test>\bif\ \()
      |(?P<word>\b(?:true|false|break|continue)\b)
      |(?P<number>(?<![\w.$])[0-9]+(?![\w.]))
    """,
    re.VERBOSE | re.DOTALL,
)
TYPE = re.compile(r"^(?:export )?(?:declare )?(?:type|interface) .*?(?:^\}|;$)", re.M | re.S)
IMPORT = re.compile(r"^(?:import|export \{|export \*).*?;$", re.M | re.S)


@cache
def changes(path: str, source: str) -> tuple[Change, ...]:
    """Return every small change of a module of the page, in the order of its text."""
    types = [match.span() for kind in (TYPE, IMPORT) for match in kind.finditer(source)]
    found = []
    for begin, end, new in _found(source):
        if not any(first <= begin < last for first, last in types):
            found.append(Change.of(path, source, (begin, end), new))
    return tuple(found)


def _found(source: str) -> Iterator[tuple[int, int, str]]:
    for match in TOKEN.finditer(source):
        text, (begin, end) = match[0], match.span()
        match match.lastgroup:
            case "operator":
                yield begin, end, OPERATORS[text]
            case "word":
                if not _is_type(source, begin):
                    yield begin, end, WORDS[text]
            case "number":
                if not _is_type(source, begin):
                    yield begin, end, str(int(text) + 1)
                    yield begin, end, str(int(text) - 1) if int(text) else "(-1)"
            case "test":
                last = _closed(source, end)
                yield end, last, f"!({source[end:last]})"


def _is_type(source: str, at: int) -> bool:
    """Check whether a constant stands in an annotation: `: 0 | 1`, `as true`."""
    line = source[source.rfind("\n", 0, at) + 1 : at]
    return (
        bool(re.search(r"(\bas|[\w)\]]\??:|\|) (?:\w+ \| )*$", line)) and "{" not in line[-3:]
    )


def _closed(source: str, at: int) -> int:
    """Return the place of the bracket that closes the one before."""
    depth = 1
    for place in range(at, len(source)):
        depth += {"(": 1, ")": -1}.get(source[place], 0)
        if not depth:
            return place
    return at
