"""What a position is worth, move by move, and why: `python examples/analyse.py "POSITION"`.

A position is one line of text, which every tool of Wormery shows; docs/notation.md says how to
read it. `--picture FILE.svg` draws it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from wormery import coach, evaluation, games, telling

THREE_AT_A_TABLE = "regenwormen 3 - A 21,23,25-27,29-31,33-34 24.22/28.32/- 444WW:155"


def analyse(text: str, language: str = "en") -> None:
    position = games.parse(text)
    if position.actor in (games.CHANCE, games.OVER):
        raise SystemExit("Nobody has a choice in this position.")
    say = telling.Say(language)
    seats = [telling.Seat(letter, letter, None) for letter in games.LETTERS[: position.seats]]
    story = telling.Story(say, position.game, seats)
    labels = {choice.move: story.label(choice) for choice in position.choices}
    for line in story.table(games.view(position, position.actor)):
        print(line)

    print("\nThis turn alone:")
    odds = evaluation.odds_of(position)
    for move, worth in odds.ranked:
        print(f"  {worth:7.3f}  {labels[move.text]}")

    print("\nThe whole game:")
    advice = coach.advise(position)
    for option in advice.options:
        print(f"  {option.chance:6.1%}  {labels[option.move.text]}")
    if not advice.exact:
        print("  (as an estimate)")
    for reason in advice.reasons:
        print(coach.tell_reason(say, seats, reason))


def main() -> None:
    parser = argparse.ArgumentParser(description="What a position is worth, and why.")
    parser.add_argument("position", nargs="?", default=THREE_AT_A_TABLE)
    parser.add_argument("--language", default="en")
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    try:
        analyse(asked.position, asked.language)
    except games.WormeryError as error:
        raise SystemExit(error.in_language(asked.language)) from error
    if asked.picture:
        position = games.parse(asked.position)
        asked.picture.write_text(position.picture(position.turn), encoding="utf-8")


if __name__ == "__main__":
    main()
