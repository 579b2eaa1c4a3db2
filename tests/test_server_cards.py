"""Pictures to share: what is in them, for whom, and how they are sent."""

from __future__ import annotations

import asyncio
import io
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import numpy as np
import pytest
from PIL import Image
from tests.browser import WEB
from tests.coaching import ended
from tests.screens import golden
from tests.tables import Person, Play, TableServer, serving

from wormery.drawing import lettering
from wormery.drawing.card import ROOM, Card, Row, draw
from wormery.drawing.lettering import Letters, own, width
from wormery.drawing.scenes import ANYWHERE
from wormery.games import GAMES, part_of
from wormery.games.finding import is_ours
from wormery.locales import LANGUAGES, sentence
from wormery.server import cards
from wormery.server.identity import CODE_LETTERS
from wormery.server.rasterizing import Rasterizing
from wormery.server.tasks import Tasks

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = '</text><script>alert("x")</script>&<b>'
LONG = "Wilhelmina-Antoinette van den Berg-Oosterhout"
TILES = ("22", "26", "31", "36")  # on the grill of every picture
WON = "regenwormen-three-short"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    folder = tmp_path_factory.mktemp("cards")
    with serving(folder / "tables.db", "--no-limits", "--operator-token", "t" * 20) as running:
        yield running
    assert "error" not in "".join(running.log)


def words(svg: str) -> list[str]:
    """The lines in a picture; it must be well-formed for that."""
    root = ElementTree.fromstring(svg)
    return [part.text or "" for part in root.iter(f"{SVG}text")]


def pixels(png: bytes) -> Any:
    image = Image.open(io.BytesIO(png))
    assert (image.format, image.size) == ("PNG", (1200, 630))
    return np.asarray(image.convert("RGB"), dtype=int)


def ink(part: Any) -> float:
    """How much of a part of a picture is as dark as what is written."""
    return float((part.sum(axis=2) < 200).mean())


async def picture(person: Person | httpx.AsyncClient, path: str, **query: Any) -> str:
    client = person.client if isinstance(person, Person) else person
    answer = await client.get(f"/api/cards/{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.text


def rasterized(svg: str) -> Any:
    async def make() -> bytes:
        return await Rasterizing(Tasks()).png(svg, "somebody")

    return pixels(asyncio.run(make()))


# Drawing


def rows(count: int, name: str) -> tuple[Row, ...]:
    return tuple(Row(seat, name, (str(70 - seat),), seat == 0) for seat in range(count))


@pytest.mark.parametrize("seats", range(2, 8))
def test_nothing_is_wider_than_there_is_room_for(seats: int) -> None:
    """The longest title and names are cut or smaller, and no line runs into another."""
    title = f"{LONG}, {LONG} and {LONG} share the win with 12 worms, and nothing breaks it"
    svg = draw(Card("Pickomino", title, rows=rows(seats, LONG), foot="18 November 2026"))
    left = [
        part
        for part in ElementTree.fromstring(svg).iter(f"{SVG}text")
        if float(part.attrib["x"]) < ROOM
    ]
    assert len(left) >= 2 + seats
    lows = []
    for part in left:
        size, x = float(part.attrib["font-size"]), float(part.attrib["x"])
        room = width(part.text or "", size)
        start = x - room if part.attrib.get("text-anchor") == "end" else x
        assert start >= 40
        assert start + room <= 44 + ROOM + 1, part.text
        lows.append(float(part.attrib["y"]))
    assert lows == sorted(lows)
    assert lows[-1] < 620


def test_hostile_names_are_only_letters() -> None:
    svg = draw(Card("Pickomino", f"{HOSTILE} wins", rows=rows(2, HOSTILE)))
    assert "<script" not in svg
    assert any(line.startswith("</text><scr") for line in words(svg))


def test_each_game_of_ours_has_its_own_place() -> None:
    scenes = {part_of(game, "drawing").SCENE for game in GAMES.values() if is_ours(game)}
    assert len(scenes) == sum(map(is_ours, GAMES.values()))
    assert ANYWHERE not in scenes
    for scene in scenes:
        ElementTree.fromstring(scene)
        assert lettering.FAMILY in scene  # so that numbers show where there are no typefaces
    for picture in (WEB / "src" / "boards").glob("*/picture.svg"):
        game = picture.parent.name.replace("-", "")
        kept = lettering.LETTERS.parent / game / "scene.svg"
        assert kept.read_text() == picture.read_text(), "see web/src/art/make_pictures.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_what_was_written(language: str) -> None:
    """Words, badges, a place and our name are really there, in every language."""
    pen = cards.pen_for(language, lettering.of_this_machine())
    title = pen("card-invite", name="Anna")
    seen = rasterized(draw(Card(pen("card-site"), title, rows=rows(3, "Bo"))))
    assert 0.01 < ink(seen[70:240, 40:620]) < 0.4  # the title
    assert ink(seen[380:600, 110:300]) > 0.01  # names
    assert ink(seen[:350, 660:]) > 0.005  # the place
    sand = np.abs(seen[430:520, 840:1180] - [0xF3, 0xE6, 0xC8]).sum(axis=2) < 30
    assert sand.mean() > 0.1  # our name, on soil


def test_what_no_typeface_has_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never a box in its place: runes go, and Chinese is English without a typeface for it."""
    here = lettering.of_this_machine()
    assert here.of("ᚠᚢᚦ Anna\u202e\u200b") == "Anna"
    assert here.of("L\u00a0: 5\u202f%") == "L\u00a0: 5\u202f%"
    monkeypatch.setattr(lettering, "CHINESE", ())
    assert lettering.chinese.__wrapped__() is None
    bare = Letters([own()])
    assert bare.of("安娜 Łukasz Ωμέγα Юрий") == "Łukasz Ωμέγα Юрий"
    assert cards.pen_for("zh-Hant", bare).say.language == "en"
    for language in LANGUAGES[:4]:
        assert cards.pen_for(language, bare).say.language == language


def test_every_letter_of_our_sentences_can_be_drawn() -> None:
    """Else a word of a picture would have a hole in it."""
    for language in LANGUAGES[:4]:
        for one in ("site", "soon", "watch", "free-seat", "review", "daily", "daily-what"):
            said = sentence(language, f"card-{one}")
            assert Letters([own()]).know(said), said


# What is said


def test_a_finished_game_shows_who_won(server: TableServer) -> None:
    async def look() -> None:
        anna = await Person(server.url).arrive()
        code, seat = await ended(anna, golden(WON))
        table = await anna.get(f"/api/tables/{code}")
        result = table["views"][0]["view"]["result"]
        names = [chair["name"] for chair in table["table"]["seats"]]
        for kind in ("table", "replay", "review"):
            for language in LANGUAGES:
                svg = await picture(anna, f"{kind}/{code}.svg", language=language, seat=seat)
                lines = words(svg)
                assert set(names) <= set(lines)
                assert set(map(str, result["scores"])) <= set(lines)
                assert sentence(language, "rw-name") in "".join(lines)
        answer = await anna.client.get(f"/api/cards/table/{code}.png", params={"seat": seat})
        assert answer.headers["content-type"] == "image/png"
        seen = pixels(answer.content)
        assert ink(seen[70:240, 40:620]) > 0.02
        await anna.close()

    asyncio.run(look())


def test_a_review_is_shown_once_it_was_worked_out(server: TableServer) -> None:
    """A preview has nothing worked out; afterwards luck and skill are there."""

    async def look() -> None:
        anna = await Person(server.url).arrive()
        code, _ = await ended(anna, golden(WON))
        before = await picture(anna, f"review/{code}.svg", language="nl")
        assert before == await picture(anna, f"table/{code}.svg", language="nl")
        while (await anna.client.get(f"/api/tables/{code}/review")).status_code == 202:
            pass
        document = await anna.get(f"/api/tables/{code}/review?language=en")
        lines = words(await picture(anna, f"review/{code}.svg", language="nl"))
        assert sentence("nl", "card-luck") in lines
        own_luck = document["seats"][0]["own_luck"]
        share = sentence("nl", "card-share", share=abs(own_luck))
        assert any(line.endswith(share) for line in lines)
        assert sentence("nl", "card-luck") not in words(
            await picture(anna, f"table/{code}.svg", language="nl")
        )
        await anna.close()

    asyncio.run(look())


def test_an_invitation_says_with_whom(server: TableServer) -> None:
    """And once the game is on, nothing of how it stands."""

    async def look() -> None:
        anna, bo = [await Person(server.url).arrive() for _ in range(2)]
        seats = {"kind": "here", "name": "Anna"}, {"kind": "link"}
        code = await anna.open("it-happens", *seats)
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as crawler:
            lines = words(await picture(crawler, f"table/{code}.svg", language="de"))
            assert "Setz dich zu Anna!" in " ".join(lines)
            assert sentence("de", "card-free-seat") in lines
            await bo.sit(code, 1, "Bo", "tea")
            await anna.start(code, s0="milk")
            lines = words(await picture(crawler, f"table/{code}.svg", language="en"))
            assert {"Anna", "Bo", sentence("en", "card-watch")} <= set(lines)
            assert not any(re.search(r"\d", line) for line in lines), lines
            # Who has left is not named to those who come later.
            await bo.do(code, "leave", seat=1)
            lines = words(await picture(crawler, f"table/{code}.svg", language="en"))
            assert sentence("en", "card-free-seat") in lines
            assert "Bo" not in " ".join(lines)
        await anna.close()
        await bo.close()

    asyncio.run(look())


def test_the_same_dice_are_shown_without_telling_how_they_fell(server: TableServer) -> None:
    """A daily table says how somebody did once it is over; a challenge never does."""

    async def look() -> None:
        anna = await Person(server.url).arrive()
        await anna.client.put("/api/me", json={"nickname": "Anna"})
        code = (await anna.client.post("/api/daily/regenwormen")).json()["code"]
        day = await picture(anna, "daily/regenwormen.svg", language="fr")
        assert sentence("fr", "card-daily") in " ".join(words(day))
        assert (
            words(await picture(anna, f"daily/{code}.svg", language="fr"))[:2] == words(day)[:2]
        )
        await anna.do(code, "adjust", pace=0, grace=None, stand_in="casual")
        await Play(anna, code, 0, lambda: server.url).run()
        now = (await anna.get("/api/daily"))["games"][0]["mine"]
        lines = words(await picture(anna, f"daily/{code}.svg", language="nl"))
        due = sentence("nl", "card-place", place=now["place"], count=3, name="Anna")
        assert due in " ".join(lines)
        assert set(map(str, now["scores"])) <= set(lines)

        made = await anna.client.post("/api/challenges", json={"code": code, "seat": 0})
        dare = made.json()["code"]
        lines = words(await picture(anna, f"challenge/{dare}.svg", language="en"))
        assert sentence("en", "card-dare", name="Anna") in " ".join(lines)
        assert not any(re.search(r"\d", line) for line in lines if line not in TILES), lines
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as crawler:
            told = unescape((await crawler.get(f"/challenge/{dare}?language=de")).text)
            assert sentence("de", "card-dare", name="Anna") in told
            told = unescape((await crawler.get(f"/daily/regenwormen?table={code}")).text)
            assert f"/api/cards/daily/{code}.png" in told
            assert "/api/cards/daily/today.png" in (await crawler.get("/daily")).text
        await anna.close()

    asyncio.run(look())


# Who may look


async def general(client: httpx.AsyncClient, form: str) -> bytes:
    return (await client.get(f"/social.{form}")).content


def test_what_one_may_not_see_is_in_no_picture(server: TableServer) -> None:
    """Locked or closed tables give the picture that says nothing, and tags that say nothing."""

    async def look() -> None:
        anna = await Person(server.url).arrive()
        seats = {"kind": "here", "name": "Secretive"}, {"kind": "link"}
        locked = await anna.open("it-happens", *seats)
        await anna.do(locked, "lock", lock="all")
        closed = await anna.open("it-happens", *seats)
        operator = {"Authorization": f"Bearer {'t' * 20}"}
        order = await anna.client.post(
            f"/api/operator/tables/{closed}/close", json={"reason": "Spam"}, headers=operator
        )
        assert order.status_code in (200, 201), order.text
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as crawler:
            for code in (locked, closed):
                for form in ("svg", "png"):
                    answer = await crawler.get(f"/api/cards/table/{code}.{form}")
                    assert answer.content == await general(crawler, form)
                page = await crawler.get(f"/table/{code}")
                assert "Secretive" not in page.text
                assert '/social.png" />' in page.text
            # Who sits there sees it, and nobody keeps it for others.
            own = await anna.client.get(f"/api/cards/table/{locked}.svg")
            assert "Secretive" in own.text
            assert own.headers["cache-control"].startswith("private")
        await anna.close()

    asyncio.run(look())


def test_who_has_deleted_themselves_is_not_named(server: TableServer) -> None:
    async def look() -> None:
        anna = await Person(server.url).arrive()
        code, _ = await ended(anna, golden(WON))
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as crawler:
            address = f"table/{code}.svg"
            assert "Anna" in await picture(crawler, address)
            marked = (await crawler.get(f"/api/cards/{address}")).headers["etag"]
            assert (await anna.client.request("DELETE", "/api/me")).status_code == 200
            now = await crawler.get(f"/api/cards/{address}", headers={"If-None-Match": marked})
            assert now.status_code == 200
            assert "Anna" not in now.text
            assert "Anna" not in (await crawler.get(f"/table/{code}")).text
        await anna.close()

    asyncio.run(look())


# How they are sent


def test_nobody_draws_the_same_twice(server: TableServer) -> None:
    """Whoever has a picture already is told so; crawlers may keep it for a while."""

    async def look() -> None:
        anna = await Person(server.url).arrive()
        code, _ = await ended(anna, golden(WON))
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as crawler:
            first = await crawler.get(f"/api/cards/table/{code}.png")
            mark = first.headers["etag"]
            assert first.headers["cache-control"] == "public, max-age=300"
            headers = {"If-None-Match": mark}
            second = await crawler.get(f"/api/cards/table/{code}.png", headers=headers)
            assert (second.status_code, second.content) == (304, b"")
            assert (await crawler.get(f"/api/cards/table/{code}.png")).content == first.content
            for path, status in (
                ("table/ZZZZZZ.png", 404),
                ("table/zz.png", 404),
                ("challenge/ZZZZZZZZ.svg", 404),
                (f"table/{code}.gif", 400),
                (f"cellar/{code}.png", 400),
            ):
                assert (await crawler.get(f"/api/cards/{path}")).status_code == status, path
        await anna.close()

    asyncio.run(look())


def test_codes_are_not_guessed_by_pictures_or_previews(tmp_path: Any) -> None:
    """Whoever guesses too often is refused pictures; the page still comes, and says nothing."""

    async def look(url: str) -> None:
        anna = await Person(url).arrive()
        code = await anna.open("it-happens", {"kind": "here", "name": "Anna"}, {"kind": "link"})
        async with httpx.AsyncClient(base_url=url, trust_env=False) as guesser:
            assert "Anna" in unescape((await guesser.get(f"/table/{code}")).text)
            for letter in CODE_LETTERS[:25]:
                assert (await guesser.get(f"/table/{letter}ZZZZZ")).status_code == 200
            assert "Anna" not in unescape((await guesser.get(f"/table/{code}")).text)
            assert (await guesser.get(f"/api/cards/table/{code}.svg")).status_code == 429
        await anna.close()

    with serving(tmp_path / "tables.db") as running:
        asyncio.run(look(running.url))
