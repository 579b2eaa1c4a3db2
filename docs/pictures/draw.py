"""Draw the pictures of the pages, of the terminal and of positions: `make pictures`."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from wormery import games
from wormery.telling.seats import Seat
from wormery.telling.words import Say
from wormery.terminal.face import face_of

FOLDER = Path(__file__).parent

SCENES = {
    "regenwormen": (
        "regenwormen 3 - A 21,23,25-27,29-31,33-34 24.22/28.32/- 444WW:?",
        "155",
        "keep 5",
        ("Anna", "Bo", "Carla"),
    ),
    "it-happens": (
        "it-happens 4 - 2 B B 4.7.10 1:B56/A4/D2|6:C64/B3|11:A15/D66/C2 - "
        "3:10010000:7:-/2:01100000:4:10/1:00100100:10:7/4:00001010:-:4 -",
        "roll",
        "5",
        ("Anna", "Bo", "Carla", "Dirk"),
    ),
}

# Positions as they draw themselves, in docs/tutorial.md.
POSITIONS = {
    "position-regenwormen": "regenwormen 3 - A 21,23,25-27,29-31,33-34 24.22/28.32/- 444WW:155",
    "position-it-happens": (
        "it-happens 4 - 2 B B 4.7.10 1:B56/A4/D2|6:C64/B3|11:A15/D66/C2 - "
        "3:10010000:7:-/2:01100000:4:10/1:00100100:10:7/4:00001010:-:4 B5"
    ),
}


def draw_position(name: str) -> str:
    position = games.parse(POSITIONS[name])
    return position.picture(position.turn)


def draw(name: str) -> str:
    text, *steps, people = SCENES[name]
    position = games.parse(str(text))
    for step in steps:
        position = position.after(str(step))
    say = Say("en")
    seats = [
        Seat(letter, person, None)
        for letter, person in zip(games.LETTERS, people, strict=False)
    ]
    face = face_of(position.game, say, seats, None)
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True)
    title = say("turn-title", game=say.game(position.game), name=people[position.turn])
    console.print(Rule(Text(title, style="bold"), style="green"))
    console.print(face.table(position, 92))
    console.print()
    console.print(say("ask-move", name=people[position.turn]))
    for move in position.moves:
        key, words = face.key(move), face.move_name(position, move)
        console.print(Text.assemble((f" {key} ", "reverse"), f" {words}"))
    picture = console.export_svg(title="wormery play", unique_id=name)
    # Rich would fetch a typeface from elsewhere; the reader's own will do.
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.S)


if __name__ == "__main__":
    for scene in SCENES:
        (FOLDER / f"{scene}.svg").write_text(draw(scene), encoding="utf-8")
    for name in POSITIONS:
        (FOLDER / f"{name}.svg").write_text(draw_position(name), encoding="utf-8")
