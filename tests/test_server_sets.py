"""Sets of one's own on the server: checked at once, tried out in time, and never too much."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.proof import PROOF
from tests.tables import Person, TableServer, ask_until_refused, serving, wait_for

from wormery import games
from wormery.games.ithappens.mounds import DEFAULT, load_set
from wormery.locales import LANGUAGES
from wormery.server.balancer import GAMES, NICEST
from wormery.server.guest import NICE
from wormery.sets.ithappens.balance import figures_of
from wormery.sets.ithappens.drafts import draft_of_set, word_of

GAME = "it-happens"
OURS = word_of(draft_of_set(load_set(DEFAULT)))
MINE = OURS.replace("9-2-12", "9-3-12")


async def post(person: Person, what: str, game: str = GAME, **body: Any) -> httpx.Response:
    language = body.pop("language", "en")
    path = f"/api/games/{game}/sets/{what}?language={language}"
    return await person.client.post(path, json=body, timeout=30)


async def tried(person: Person, word: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the results of the trial games, and the progress that was told before."""
    waited: list[dict[str, Any]] = []
    async with asyncio.timeout(180):
        while True:
            answer = await post(person, "balance", word=word)
            if answer.status_code == 200:
                return answer.json(), waited
            assert answer.status_code == 202, answer.text
            waited.append(answer.json())


def test_a_draft_is_checked_in_every_language(server: TableServer) -> None:
    async def look() -> None:
        anna = await Person(server.url).arrive()
        draft = OURS.replace("9-2-12", "2-9-")
        told = set()
        for language in LANGUAGES:
            answer = await post(anna, "check", text=draft, name="mine", language=language)
            assert answer.status_code == 200, answer.text
            found = answer.json()
            assert (found["ok"], found["draft"], found["word"]) == (False, draft, "")
            assert [
                (one["mound"], one["field"], one["missing"]) for one in found["faults"]
            ] == [
                (0, "general", False),
                (0, "worm_number", True),
            ]
            told.add(found["faults"][0]["told"])
        assert len(told) == len(LANGUAGES)
        await anna.close()

    asyncio.run(look())


def test_what_is_right_is_played(server: TableServer) -> None:
    """IH-D: the word is the game's option, and the file says the same."""

    async def look() -> None:
        anna = await Person(server.url).arrive()
        found = (await post(anna, "check", text=MINE, name="mine")).json()
        assert found["ok"]
        file = (await post(anna, "check", text=found["file"], name="other")).json()
        assert (file["word"], file["name"]) == (found["word"], "mine")
        code = await anna.open(
            GAME, {"kind": "here"}, {"kind": "here"}, options={"mounds": MINE}
        )
        await anna.start(code)
        assert f'[Mounds "{MINE}"]' in await anna.record(code) or MINE in await anna.record(
            code
        )
        await anna.close()

    asyncio.run(look())


def test_garbage_is_refused_with_a_name(server: TableServer) -> None:
    async def look() -> None:
        anna = await Person(server.url).arrive()
        for text in (
            "",
            "|",
            "[" * 60_000,
            "x=" + "[" * 60_000,
            "a." * 30_000 + "b=1",
            "x" * 150_000,
            "\x00",
            "🪱" * 9,
        ):
            answer = await post(anna, "check", text=text)
            if answer.status_code == 200:
                found = answer.json()
                assert not found["ok"]
                assert found["faults"][0]["told"]
            else:
                assert (answer.status_code, answer.json()["name"]) == (400, "message-malformed")
        for body in ({}, {"text": 3}, {"text": "x", "more": 1}, {"text": "x" * 300_000}):
            answer = await anna.client.post(f"/api/games/{GAME}/sets/check", json=body)
            assert (answer.status_code, answer.json()["name"]) == (400, "message-malformed")
        for what, body in (("check", {"text": "x"}), ("balance", {"word": "x"})):
            answer = await post(anna, what, "regenwormen", **body)
            assert (answer.status_code, answer.json()["name"]) == (404, "sets-none")
            answer = await post(anna, what, "chess", **body)
            assert (answer.status_code, answer.json()["name"]) == (422, "game-unknown")
        for word in ("", OURS.replace("9-2-12", "2-9-12"), OURS[:-3], "../wormery-1"):
            answer = await post(anna, "balance", word=word)
            assert (answer.status_code, answer.json()["name"]) == (422, "sets-unready")
        answer = await post(anna, "balance", word="x" * 3000)
        assert answer.status_code == 400
        health = await anna.client.get("/health")
        assert health.status_code == 200
        await anna.close()

    asyncio.run(look())


def test_trial_games_are_the_library_s_and_played_once(server: TableServer) -> None:
    """In another process, one set at a time; who asks again hears at once."""

    async def look() -> None:
        anna, eve = [await Person(server.url).arrive() for _ in range(2)]
        found, waited = await tried(anna, MINE)
        assert any(0 < one["done"] <= one["of"] for one in waited)
        assert found["games"] == GAMES
        for measured in found["by_seats"] if PROOF else found["by_seats"][:1]:
            due = figures_of(MINE, measured["seats"], GAMES)
            ours = figures_of(DEFAULT, measured["seats"], GAMES)
            assert measured["figures"] == [
                {**one._asdict(), "ours": other.value}
                for one, other in zip(due, ours, strict=True)
            ]
        assert [one["seats"] for one in found["by_seats"]] == list(games.load(GAME).seats)
        assert len(balancers(server)) == 1
        again, waited = await tried(eve, MINE)
        assert again == found
        assert not waited
        await anna.close()
        await eve.close()

    asyncio.run(look())


def balancers(server: TableServer) -> list[int]:
    """The processes of this server that play trial games."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
            line = (path.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == server.pid and b"wormery.server.balancer" in line:
            found.append(int(path.parent.name))
    return found


def test_they_have_low_priority_and_their_own_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One may wait for one set, and have so many played in an hour; the process ends too."""
    monkeypatch.setenv(NICE, str(NICEST))

    async def look(server: TableServer) -> None:
        anna = await Person(server.url).arrive()
        first = await post(anna, "balance", word=MINE)
        assert first.status_code == 202
        second = await post(anna, "balance", word=OURS)
        assert (second.status_code, second.json()["name"]) == (429, "too-many-requests")
        (process,) = balancers(server)
        await wait_for(lambda: os.getpriority(os.PRIO_PROCESS, process) == 19, 60)
        await tried(anna, MINE)
        refused = await post(anna, "balance", word=OURS)
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 60
        assert (await tried(anna, MINE))[1] == [], "seen again, it costs nothing"
        await anna.close()

    limits = ("--limit", "device_reviews_per_hour=1", "--limit", "device_reviews_burst=1")
    with serving(tmp_path / "tables.db", *limits) as server:
        asyncio.run(look(server))
        process = balancers(server)[0]
        server.stop()
        assert not Path(f"/proc/{process}").exists()
        assert "error" not in "".join(server.log).lower()


def test_one_device_checks_only_so_often(server: TableServer) -> None:
    async def look() -> None:
        anna, eve = [await Person(server.url).arrive() for _ in range(2)]
        *_, refused = await ask_until_refused(lambda: post(anna, "check", text=DEFAULT), 50)
        assert refused.json()["name"] == "too-many-requests"
        assert (await post(eve, "check", text=DEFAULT)).status_code == 200
        await anna.close()
        await eve.close()

    asyncio.run(look())
