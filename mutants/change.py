"""A small change of a source, in one place."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Self


@dataclass(frozen=True)
class Change:
    """A stretch of a file, by offsets into its text, and the text put in its place."""

    path: str
    line: int
    begin: int
    end: int
    old: str
    new: str
    before: str  # the whole line, and what it becomes
    after: str
    function: str = ""  # `path:line` of the function around it; empty where a module runs

    @classmethod
    def of(cls, path: str, source: str, stretch: tuple[int, int], new: str) -> Self:
        begin, end = stretch
        first = source.rfind("\n", 0, begin) + 1
        last = (source + "\n").find("\n", end)
        after = source[first:begin] + new + source[end:last]
        return cls(
            path,
            source.count("\n", 0, begin) + 1,
            begin,
            end,
            source[begin:end],
            new,
            " ".join(source[first:last].split()),
            " ".join(after.split()),
        )

    @property
    def name(self) -> str:
        """What tells this change from all others, wherever the line has moved."""
        return f"{self.path}: {self.before} -> {self.after}"

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}"

    def applied(self, source: str) -> str:
        assert source[self.begin : self.end] == self.old, self.place
        return source[: self.begin] + self.new + source[self.end :]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)
