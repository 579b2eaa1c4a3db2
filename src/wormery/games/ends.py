"""How a turn can end: one typed shape for solvers, odds and the sentences about them."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import astuple


class End(Struct, frozen=True):
    """A way in which a turn can end; a game adds its own. It prints as, for example, "take 25".

    The sentence is given the fields.
    """

    kind: ClassVar[str]
    sentence_id: ClassVar[str]

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, astuple(self))])
