"""The words and numbers of results, in the reader's language."""

from __future__ import annotations

from typing import Any

from wormery import games
from wormery.locales import Value, sentence

Cells = tuple[list[str], list[list[str]]]


class Words:
    """Sentences, and numbers written as they are in that language.

    >>> Words("de").percent(0.125)
    '12,5\\xa0%'
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, sentence_id: str, **values: Value) -> str:
        return sentence(self.language, sentence_id, **values)

    def number(self, value: int) -> str:
        return self.say("arena-number", value=value)

    def percent(self, value: float) -> str:
        return self.say("arena-percent", value=value)

    def decimal(self, value: float) -> str:
        return self.say("arena-decimal", value=value)

    def share(self, found: dict[str, float]) -> str:
        """A share with its interval."""
        return self._estimate({name: self.percent(value) for name, value in found.items()})

    def mean(self, found: dict[str, float]) -> str:
        """A mean with its interval."""
        return self._estimate({name: self.decimal(value) for name, value in found.items()})

    def _estimate(self, found: dict[str, str]) -> str:
        return self.say(
            "arena-estimate", value=found["value"], low=found["low"], high=found["high"]
        )

    def title(self, document: dict[str, Any]) -> str:
        """What was played."""
        name = self.say(games.load(document["game"]).sentence_id)
        seats = document["seats"]
        if document["options"] == "-":
            return self.say("arena-title", game=name, seats=seats)
        options = document["options"]
        return self.say("arena-title-options", game=name, seats=seats, options=options)

    def player(self, row: dict[str, Any]) -> str:
        """Who is meant by a row of a table."""
        if row["seat"] is not None:
            return self.say("arena-seat", player=row["player"], letter=row["seat"])
        if row["seats"] > 1:
            return self.say("arena-copies", player=row["player"], seats=row["seats"])
        return str(row["player"])

    def reason(self, reason: str) -> str:
        return self.say("arena-reason", reason=reason)

    def place(self, place: int) -> str:
        """First, second and so on in the order of turns, counted from 0."""
        return self.say("arena-order-place", place=place + 1)

    def results(self, table: dict[str, Any]) -> Cells:
        """The players of a table: heads of the columns, and rows."""
        head = ("arena-player-name", "arena-share", "arena-points")
        rows = [
            [self.player(row), self.share(row["share"]), self.mean(row["score"])]
            for row in table["players"]
        ]
        return [self.say(name) for name in head], rows

    def ranking(self, document: dict[str, Any]) -> Cells:
        """The players of a tournament: heads of the columns, and rows."""
        head = ("arena-player-name", "arena-rank", "arena-rating", "arena-share")
        rows = [
            [row["player"], str(place), self.mean(row["rating"]), self.share(row["share"])]
            for place, row in enumerate(document["ranking"], 1)
        ]
        return [self.say(name) for name in head], rows

    def facts(self, table: dict[str, Any]) -> list[str]:
        """Sentences about the games of a table."""
        first, fair = self.share(table["first_seat_share"]), self.percent(table["fair_share"])
        found = [
            self.say("arena-fair", share=fair),
            self.say("arena-first-seat", share=first, fair=fair),
        ]
        if table["shared"]:
            found.append(self.say("arena-shared", share=self.percent(table["shared"])))
        if table["nobody"] > 1e-9:
            found.append(self.say("arena-nobody", share=self.percent(table["nobody"])))
        return found

    def courses(self, table: dict[str, Any]) -> list[str]:
        """Sentences about how long games are and how high scores."""
        choices = self.decimal(table["choices"])
        return [
            self._distribution("arena-scores", table["scores"]),
            self._distribution("arena-length", table["decisions"]),
            self.say("arena-choices", mean=choices),
        ]

    def _distribution(self, sentence_id: str, found: dict[str, Any]) -> str:
        quantiles = found["quantiles"]
        return self.say(
            sentence_id,
            mean=self.decimal(found["mean"]),
            median=quantiles["50"],
            low=quantiles["5"],
            high=quantiles["95"],
        )


def against(document: dict[str, Any]) -> tuple[list[str], dict[tuple[str, str], float]]:
    """The cross table: what the first wins, in the mean, at tables where the second sits."""
    names = [row["player"] for row in document["ranking"]]
    found: dict[tuple[str, str], list[float]] = {}
    for table in document["tables"]:
        for row in table["players"]:
            for other in table["players"]:
                if other["player"] != row["player"]:
                    pair = row["player"], other["player"]
                    found.setdefault(pair, []).append(row["share"]["value"])
    return names, {pair: sum(shares) / len(shares) for pair, shares in found.items()}
