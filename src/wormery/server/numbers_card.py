"""What the picture of somebody's numbers says: of one game, and of nobody else who played."""

from __future__ import annotations

from datetime import date

from wormery.drawing.card import Card, Figure
from wormery.games import load
from wormery.highlights.counts import titles_of
from wormery.server.cards import Pen, blank_of
from wormery.server.numbers import GameNumbers


def of_numbers(found: GameNumbers, pen: Pen, day: date) -> Card:
    """The picture of the numbers of a game; the titles in them are in the pen's language."""
    below = pen(
        "card-numbers-won",
        wins=found.wins,
        games=found.games,
        share=found.wins / max(1, found.games),
        fair=found.fair / max(1, found.games),
    )
    return blank_of(load(found.name), pen)._replace(
        title=pen("card-numbers"), below=below, figures=_figures(found, pen), foot=pen.date(day)
    )


def _figures(found: GameNumbers, pen: Pen) -> tuple[Figure, ...]:
    figures = []
    if found.word:
        level = pen("card-numbers-level", level=found.word)
        figures.append(Figure(pen("card-numbers-skill"), level))
    if found.wins:
        run = pen.number(found.wins_in_a_row.longest)
        figures.append(Figure(pen("card-numbers-run"), run))
    figures += [Figure(one.title, one.figure, one.what) for one in found.bests]
    if not found.bests:
        figures.append(Figure(pen("card-numbers-score"), pen.number(found.best_score)))
    counted = titles_of(load(found.name))
    figures += [
        Figure(one.title, pen.number(one.number))
        for one in found.counts
        if one.number and counted[one.name].shown_off
    ]
    return tuple(figures)
