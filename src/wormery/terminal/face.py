"""What the terminal wants of a game: its keys, how its table looks, how its scores add up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from wormery.games import LETTERS, AnyGame, Fact, Move, Position, part_of, view
from wormery.telling.seats import Seat
from wormery.telling.story import Story
from wormery.telling.words import Say

if TYPE_CHECKING:
    from rich.console import RenderableType

P = TypeVar("P", bound=Position)

# What is typed at a table beside moves.
LEAVE, UNDO, COMMENT, HINT, HELP = "q", "u", "c", "h", "?"


class Face(Generic[P]):
    """One game at one table, in the language of the people who sit there.

    As it is here it suits any game: the teller's words, and keys made from the moves. A game
    that wants more has a `Face` of its own in its module `terminal.<game>`, or in what the
    entry point of another package leads to.

    Tables are drawn from views, so that nothing shows that lies face down. `viewer` is the
    seat that looks, or None for all who may look over each other's shoulder.
    """

    keys: ClassVar[Mapping[str, str]] = {}  # for kinds of moves that want one of their own
    rules_page: ClassVar[str | None] = None  # where the rules are that messages number

    def __init__(
        self, game: AnyGame, say: Say, seats: Sequence[Seat], viewer: int | None
    ) -> None:
        self.game = game
        self.say = say
        self.seats = tuple(seats)
        self.viewer = viewer
        self.story = Story(say, game, seats, viewer)

    # What a game may want to do its own way

    def name(self, party: int) -> str:
        """Who that is: a player, or somebody else who can win."""
        return self.seats[party].name if party < len(self.seats) else LETTERS[party]

    def key(self, move: Move) -> str:
        """What is typed for a move."""
        return self.keys.get(move.kind) or _keys(self.game)[move]

    def table(self, position: P, width: int) -> RenderableType:
        """The table in colour, no wider than that."""
        return _in_lines(self.plain_table(position))

    def final(self, position: P) -> RenderableType:
        """The scores of a finished game, as an addition that anyone can follow."""
        return _in_lines(self.plain_final(position))

    def plain_final(self, position: P) -> list[str]:
        """The same in lines of words."""
        return [f"{self.name(party)}: {score}" for party, score in enumerate(position.scores)]

    # Words are the teller's, for every game

    def plain_table(self, position: P) -> list[str]:
        """The table in lines of words, for paper, pipes and screen readers."""
        return self.story.table(view(position, self.viewer))

    def move_name(self, position: P, move: Move) -> str:
        """What a legal move does here."""
        return self.story.label(position.choices[position.moves.index(move)])

    def told(self, facts: Sequence[Fact]) -> list[str]:
        """What happened in one step; a throw is told with what it led to."""
        return self.story.told(facts)

    def question(self, position: P) -> str:
        """The question what the real dice show, or what else chance brought."""
        return self.story.question(view(position, self.viewer))

    def won(self, position: P) -> str:
        """Who won a finished game, and what decided it."""
        return self.story.won(position)

    def moves_by_key(self) -> dict[str, Move]:
        """Every move of the game, legal or not, by what is typed for it."""
        return {self.key(move): move for move in self.game.moves}

    def short_name(self, party: int, most: int) -> str:
        from wormery.terminal.blocks import short

        return short(self.name(party), most)


def face_of(
    game: AnyGame, say: Say, seats: Sequence[Seat], viewer: int | None = None
) -> Face[Any]:
    """The game's own face, or the one that suits any game."""
    part = part_of(game, "terminal")
    face: Face[Any] = (Face if part is None else part.Face)(game, say, seats, viewer)
    return face


def _in_lines(lines: list[str]) -> RenderableType:
    from rich.text import Text

    return Text("\n".join(lines))


@cache
def _keys(game: AnyGame) -> dict[Move, str]:
    """A key for each move: what it is about, or as little of its kind as tells it apart."""
    keys: dict[Move, str] = {}
    taken = {LEAVE, UNDO, COMMENT, HINT, HELP}
    for move in game.moves:
        kind = move.kind.replace(" ", "").casefold()
        starts = [kind[:length] for length in range(1, len(kind) + 1)]
        if move.about is not None:
            about = str(move.about).replace(" ", "").casefold()
            starts = [about, *(f"{start}{about}" for start in starts)]
        keys[move] = next((key for key in starts if key not in taken), move.text)
        taken.add(keys[move])
    return keys
