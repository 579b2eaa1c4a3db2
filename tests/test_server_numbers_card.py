"""The picture of somebody's numbers: the right figures, of one game, for its owner alone."""

from __future__ import annotations

import asyncio
import re
from datetime import date
from typing import Any

import httpx
import pytest
from msgspec import structs
from tests.tables import Person, TableServer, play_out
from tests.test_page_facts import LOCALES
from tests.test_server_cards import pixels, words
from tests.test_server_numbers import all_numbers, made_up, of_game

from wormery.drawing.card import NAME, ROOM, draw
from wormery.drawing.lettering import ANY, Letters, own
from wormery.games import GAMES
from wormery.highlights import Highlight
from wormery.highlights.counts import titles_of
from wormery.locales import LANGUAGES, sentence
from wormery.players.levels import LEVELS
from wormery.server import rasterizing
from wormery.server.adding_up import numbers as add_up
from wormery.server.cards import pen_for
from wormery.server.numbers_card import of_numbers
from wormery.server.rasterizing import Rasterizing
from wormery.server.store.digests import Game, SeatDigest
from wormery.server.tasks import Tasks

WORMS, FINDS = "regenwormen", "it-happens"
ME, BOT = {"kind": "here", "name": "Anna"}, {"kind": "bot", "name": "Rosalind"}
DAY = date(2026, 11, 18)


async def card(client: httpx.AsyncClient, name: str, **query: Any) -> httpx.Response:
    return await client.get(f"/api/me/numbers/card/{name}", params=query)


def figures(svg: str) -> list[str]:
    """What is written in a picture, after what is on the tiles of its scene."""
    lines = words(svg)
    return lines[lines.index(NAME) :]


def joined(lines: list[str]) -> str:
    """Without spaces: lines are broken, and Chinese is written in pieces."""
    return "".join("".join(lines).split())


# What is on it


def game(number: int, won: bool, counts: dict[str, int], *bests: Highlight) -> Game:
    made = made_up(number)
    assert made.digest is not None
    mine, other = made.seats if won else made.seats[::-1]
    seats = SeatDigest(counts, bests), SeatDigest({})
    digest = structs.replace(made.digest, seats=seats)
    return made._replace(seats=(mine, other), digest=digest)


def drawn(games: list[Game], language: str) -> str:
    pen = pen_for(language, ANY)
    (found, *_) = add_up(games, 0, 0, pen.say).by_game
    return draw(of_numbers(found, pen, DAY))


def test_figures_are_those_of_the_games() -> None:
    counts = {"turns": 10, "tiles": 4, "steals": 3, "robbed": 17}
    roll = Highlight("roll", (0,), 33, dice="WWWWW44")
    games = [
        game(0, True, counts, Highlight("luck", (0,), 1296, dice="WWWW", of=4), roll),
        game(1, True, counts, Highlight("streak", (0,), 7)),
        game(2, False, counts, Highlight("luck", (0,), 36, dice="WW", of=2)),
    ]
    assert figures(drawn(games, "en")) == [
        "Wormery",
        "November 18, 2026",
        "Pickomino (Regenwormen)",
        "My numbers",
        "Won 2 of 3 games: 67%. Among",
        "equals it would be 50%.",
        *("Beginner", "Skill"),
        *("2", "Longest winning streak"),
        *("1 in 1,296", "Luckiest dice", "W W W W with 4 dice"),
        *("33 points", "Best roll", "W W W W W 4 4"),
        *("7", "Longest streak", "turns running with a tile"),
        *("9", "Steals made"),
    ]


def test_what_never_happened_is_left_out() -> None:
    """One lost game, at which the coach has not looked: no streak, no skill, no steals."""
    lost = game(0, False, {"turns": 3})._replace(account=None)
    shown = figures(drawn([lost], "en"))
    assert " ".join(shown[4:6]) == "Won 0 of 1 game. Among equals it would be 50%."
    assert shown[6:] == ["4", "Best score"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_every_language(language: str) -> None:
    counts = {"steals": 12_345}
    bests = [
        Highlight("luck", (0,), 10_077_696, dice="WWWWWWWW", of=8),
        Highlight("streak", (0,), 12),
        Highlight("roll", (0,), 40, dice="WWWWWWWW"),
    ]
    games = [game(number, number != 3, counts, *bests) for number in range(1000)]
    svg = drawn(games, language)
    left = re.findall(r'<text x="(\d+)[^"]*" y="([\d.]+)"[^>]*>([^<]*)<', svg)
    lows = [float(y) for x, y, _ in left if float(x) < ROOM + 44]
    assert len(lows) >= 12
    assert max(lows) < 610
    # In the few letters there are without a browser nothing is missing; Chinese has its own.
    if language != "zh-Hant":
        assert all(Letters([own()]).know(text) for _, _, text in left)
    assert not any("…" in text for _, _, text in left), "\n".join(map(str, left))


def test_levels_are_called_as_on_the_page() -> None:
    for language in LANGUAGES:
        page = (LOCALES / language / "page.ftl").read_text(encoding="utf-8")
        named = re.search(r"^page-level =(.*?)\*\[other\]", page, re.MULTILINE | re.DOTALL)
        assert named is not None
        assert re.findall(r"\[([a-z]+)\] (.+)", named[1]) == [
            (level, sentence(language, "card-numbers-level", level=level)) for level in LEVELS
        ]


# For whom it is


def test_the_picture_is_for_its_owner_alone(server: TableServer) -> None:
    async def look() -> None:
        anna, bo = [await Person(server.url).arrive() for _ in range(2)]
        await play_out(server.url, anna, WORMS, ME, BOT, options={"short": "yes"})
        for language in LANGUAGES:
            found = of_game(await all_numbers(anna, language=language), WORMS)
            answer = await card(anna.client, f"{WORMS}.svg", language=language)
            assert answer.status_code == 200, answer.text
            assert answer.headers["cache-control"] == "private, no-store"
            told = joined(figures(answer.text))
            assert joined([sentence(language, "card-numbers")]) in told
            share = {"share": found["wins"], "fair": 0.5}
            won = sentence(language, "card-numbers-won", wins=found["wins"], games=1, **share)
            assert joined([won]) in told
            for best in found["bests"]:
                assert joined([best["figure"], best["title"], best["what"]]) in told
            steals = {one["name"]: one for one in found["counts"]}["steals"]
            shown = joined([str(steals["number"]), steals["title"]]) in told
            assert shown == (steals["number"] > 0)
            assert not any(name in told for name in ("Anna", "Rosalind"))
        picture = await card(anna.client, f"{WORMS}.png", language="en")
        assert picture.headers["content-type"] == "image/png"
        assert picture.headers["cache-control"] == "private, no-store"
        assert len(pixels(picture.content))

        # Another person, one without a cookie, and a game that was not played.
        for client, name in ((bo.client, WORMS), (anna.client, FINDS)):
            for form in ("svg", "png"):
                refused = await card(client, f"{name}.{form}", language="nl")
                assert refused.status_code == 404
                assert refused.json()["sentence"] == sentence("nl", "numbers-none")
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as stranger:
            assert (await card(stranger, f"{WORMS}.png")).status_code == 404
            assert (await stranger.get(f"/api/cards/numbers/{WORMS}.png")).status_code == 400
        assert (await card(anna.client, f"{WORMS}.gif")).status_code == 400
        assert (await card(anna.client, "chess.png")).json()["name"] == "game-unknown"

        assert (await anna.client.delete("/api/me/numbers")).status_code == 200
        assert (await card(anna.client, f"{WORMS}.png")).status_code == 404
        await anna.close()
        await bo.close()

    asyncio.run(look())


def test_the_picture_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks again has it made again; pictures of tables are made once."""
    made, really = [], rasterizing._rasterize

    async def noted(svg: str) -> bytes:
        made.append(svg)
        return await really(svg)

    monkeypatch.setattr(rasterizing, "_rasterize", noted)
    svg = drawn([made_up(0)], "en")

    async def ask(keep: bool) -> None:
        pictures = Rasterizing(Tasks())
        once, again = [await pictures.png(svg, "somebody", keep=keep) for _ in range(2)]
        assert once == again

    asyncio.run(ask(keep=True))
    assert len(made) == 1
    asyncio.run(ask(keep=False))
    assert len(made) == 3


def test_every_game_of_ours_has_something_to_show_off() -> None:
    for name in (WORMS, FINDS):
        assert any(count.shown_off for count in titles_of(GAMES[name]).values())
