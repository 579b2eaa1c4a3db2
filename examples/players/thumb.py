#!/usr/bin/env python3
"""A player by rule of thumb, in plain Python: it speaks docs/player-protocol.md and no more.

    wormery match exec:./thumb.py random

It has a rule for each game that it knows; any other it plays at random.
"""

import random
import sys


def regenwormen(text: str, moves: list[str], options: dict[str, str]) -> str:
    """Worms first, then what counts most; stop with a tile once few dice are left."""
    aside, _, rolled = text.split()[-1].partition(":")
    if rolled:

        def worth(move: str) -> int:
            symbol = move.removeprefix("keep ")
            points = rolled.count(symbol) * (5 if symbol == "W" else int(symbol))
            return points + (6 if symbol == "W" else 0)

        return max(moves, key=worth)
    tiles = [move for move in moves if move.startswith("take")]
    left = 8 - len(aside)
    if tiles and (left <= int(options["dice"]) or "roll" not in moves):
        return max(tiles)
    return "roll" if "roll" in moves else moves[0]


def it_happens(text: str, moves: list[str], options: dict[str, str]) -> str:
    """Place a die where it takes the lead; else where the lead is nearest."""
    if "roll" in moves:
        return "roll"
    words = text.split()
    shown, colour, die = words[7].split("|"), words[-1][0], words[-1][1:]
    if die == "1" and "reroll" in moves:
        return "reroll"

    def worth(move: str) -> tuple[bool, int]:
        columns = shown[int(move.removeprefix("place ")) - 1].partition(":")[2].strip("-")
        sums = {one[0]: sum(map(int, one[1:])) for one in columns.split("/") if one}
        ahead = sums.pop(colour, 0) - max(sums.values(), default=0)
        return ahead <= 0 < ahead + int(die), -abs(ahead + int(die))

    places = [move for move in moves if move.startswith("place")]
    return max(places, key=worth) if places else moves[0]


RULES = {"regenwormen": regenwormen, "it-happens": it_happens}


def main() -> None:
    options, game, text = {"dice": "3"}, "", ""
    moves: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "wormery":
            say("name Rule of thumb", "author Wormery", "version 1.0")
            say("option dice number 3 0 7", "hello 1")
        elif word == "set":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif word == "ready":
            say("ready")
        elif word == "game":
            game = rest.split()[0]
        elif word == "position":
            text = rest
        elif word == "moves":
            moves = rest.split(" | ")
        elif word == "go":
            given = rest.split()
            dice = random.Random(int(given[given.index("seed") + 1]))
            rule = RULES.get(game)
            say(f"move {rule(text, moves, options) if rule else dice.choice(moves)}")
        elif word == "quit":
            return


def say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


if __name__ == "__main__":
    main()
