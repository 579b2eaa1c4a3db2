"""Looking back at finished games: reviews, other moves, and going on from any moment."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import signal
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.coaching import ended
from tests.screens import golden
from tests.tables import Person, TableServer, serving, wait_for

from wormery import coach, games, record
from wormery.games import LETTERS
from wormery.server.guest import NICE
from wormery.server.reviewer import NICEST
from wormery.server.reviewing import Reviews, Wish, game_of
from wormery.server.tasks import Tasks
from wormery.telling.seats import Seat
from wormery.telling.words import Say

PLAYED = "it-happens-three-shipped-mounds"


async def opened(person: Person, game: record.GameRecord) -> str:
    """A table where a recorded game can be watched."""
    body = {"id": f"record-{next(person.numbers)}", "record": record.write(game)}
    made = await person.client.post("/api/records", json=body)
    assert made.status_code == 201, made.text
    code: str = made.json()["code"]
    return code


async def ask(person: Person, code: str, **query: str) -> tuple[Any, list[dict[str, int]]]:
    """Return the review, and the progress that was told before."""
    heard: list[dict[str, int]] = []
    async with asyncio.timeout(180):
        while True:
            answer = await person.client.get(f"/api/tables/{code}/review", params=query)
            if answer.status_code == 200:
                return answer.json(), heard
            assert answer.status_code == 202, answer.text
            heard.append(answer.json())


def as_sent(what: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(what))


def seats_of(table: dict[str, Any], say: Say) -> list[Seat]:
    return [
        Seat(letter, chair["name"] or say("player-name", letter=letter), chair["level"])
        for letter, chair in zip(LETTERS, table["seats"], strict=False)
    ]


def test_it_is_what_the_coach_says(server: TableServer) -> None:
    """In the reader's language, with their own seat as theirs, and nobody's for the others."""

    async def look() -> None:
        anna, eve = [await Person(server.url).arrive() for _ in range(2)]
        code, seat = await ended(anna, golden(PLAYED))
        table = (await anna.get(f"/api/tables/{code}"))["table"]
        played = record.read(await anna.record(code))
        found = coach.review(played)
        for reader, you, language in (
            (anna, seat, "en"),
            (anna, seat, "fr"),
            (eve, None, "nl"),
        ):
            say = Say(language)
            due = coach.document_of(played, found, say, seats_of(table, say), you)
            given, _ = await ask(reader, code, language=language)
            assert given == as_sent(due)
        mine = given["seats"][seat]
        assert mine["name"] == "Anna"
        await anna.close()
        await eve.close()

    asyncio.run(look())


def test_a_game_is_worked_out_once(server: TableServer) -> None:
    """For all languages and readers, and under whichever code it was opened."""

    async def look() -> None:
        anna, eve = [await Person(server.url).arrive() for _ in range(2)]
        game = golden("regenwormen-two-highest")
        code = await opened(anna, game)
        answers = await asyncio.gather(
            *(ask(who, code, language=one) for who in (anna, eve) for one in ("en", "nl")),
        )
        again, waited = await ask(eve, code, language="de")
        assert all(not one["done"] for one in waited), "nothing is worked out again"
        assert again["chances"] == answers[0][0]["chances"]
        other = await opened(eve, replace(game, tags={"A": "Zoë"}))
        found, waited = await ask(eve, other)
        assert found["seats"][0]["name"] == "Zoë"
        assert all(not one["done"] for one in waited)
        assert len(reviewers(server)) == 1
        await anna.close()
        await eve.close()

    asyncio.run(look())


def test_progress_is_told_and_findings_are_used_again() -> None:
    """Four readers of two languages: the reviewer is asked twice, and works it out once."""
    game = golden("regenwormen-two-highest")
    key, text = game_of(record.Sheet.of(game))
    asked: list[int] = []
    told: list[list[tuple[int, int]]] = []

    async def look() -> None:
        reviews = Reviews(Tasks())
        question = reviews._reviewer.ask

        async def ask_reviewer(given: Any, known: bytes, tell: Any) -> Any:
            asked.append(len(known))
            told.append([])

            def note(done: int, of: int) -> None:
                told[-1].append((done, of))
                tell(done, of)

            return await question(given, known, note)

        reviews._reviewer.ask = ask_reviewer  # type: ignore[assignment, method-assign]

        async def read(language: str) -> bytes:
            seats = tuple(Seat(letter, letter, None) for letter in LETTERS[:2])
            wish = Wish(key, language, seats, None)
            while not isinstance(
                found := await reviews.ask(wish, text, "", lambda: None, 60), bytes
            ):
                pass
            return found

        try:
            documents = await asyncio.gather(*map(read, ("en", "nl", "en", "nl")))
        finally:
            await reviews.stop()
        assert documents[:2] == documents[2:]

    asyncio.run(look())
    assert [known > 0 for known in asked] == [False, True]
    assert told[0]
    assert all(0 < done <= of == len(game.steps) for done, of in told[0])
    assert told[1] == [], "nothing is worked out again"


def reviewers(server: TableServer) -> list[int]:
    """The processes of this server that work reviews out."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(path.read_text().rpartition(")")[2].split()[1])
            line = (path.parent / "cmdline").read_bytes()
            if parent == server.pid and b"wormery.server.reviewer" in line:
                found.append(int(path.parent.name))
    return found


def test_a_game_that_goes_on_is_not_reviewed(server: TableServer) -> None:
    """Advice would be unfair while it is played; nor can one look at other moves."""

    async def look() -> None:
        anna = await Person(server.url, language="nl").arrive()
        code = await anna.open("regenwormen", {"kind": "here"}, {"kind": "here"})
        for started in (False, True):
            if started:
                await anna.start(code)
            for what in ("review", "instead?step=0&move=roll"):
                answer = await anna.client.get(f"/api/tables/{code}/{what}")
                assert answer.status_code == 409, answer.text
                assert answer.json()["name"] == "review-not-yet"
                assert answer.json()["sentence"].startswith("Terugblikken kan")
        unknown = await anna.client.get("/api/tables/ZZZZZZ/review")
        assert (unknown.status_code, unknown.json()["name"]) == (404, "table-unknown")
        await anna.close()

    asyncio.run(look())


def test_another_move_is_shown(server: TableServer) -> None:
    """What it would have led to, as the one who asks may see it; the game stays as it was."""

    async def look() -> None:
        anna = await Person(server.url).arrive()
        game = golden(PLAYED)
        code = await opened(anna, game)
        step = next(at for at, one in enumerate(game.positions) if len(one.moves) > 2)
        position = game.positions[step]
        other = next(move for move in position.moves if move.text != game.steps[step])
        shown = await anna.get(f"/api/tables/{code}/instead?step={step}&move={other.text}")
        after = position.after(other)
        view = as_sent(games.view(after, None))
        assert shown["view"] == {**view, "moves": []}
        assert shown["facts"] == as_sent(position.step(other).facts)
        assert (shown["step"], shown["actor"]) == (other.text, after.actor)
        chance = next(at for at, one in enumerate(game.positions) if one.outcomes)
        for query, name in (
            (f"step={chance}&move=roll", "instead-no-choice"),
            (f"step={len(game.steps)}&move=roll", "instead-no-choice"),
            (f"step={step}&move=dance", None),
        ):
            refused = await anna.client.get(f"/api/tables/{code}/instead?{query}")
            assert refused.status_code == 422, refused.text
            assert name is None or refused.json()["name"] == name
        assert record.read(await anna.record(code)).steps == game.steps
        await anna.close()

    asyncio.run(look())


@pytest.mark.parametrize("name", ["regenwormen-three-fair", PLAYED])
def test_one_plays_on_from_any_moment(name: str, server: TableServer) -> None:
    """With the position of that moment, dice of one's own, and no word of how it ended."""

    async def look() -> None:
        anna = await Person(server.url).arrive()
        game = golden(name)
        text = record.write(game)
        seats = [{"kind": "here"}, *({"kind": "bot"} for _ in game.position.scores[1:])]
        seats = seats[: game.position.seats]
        numbers = (at for at, one in enumerate(game.positions) if one.actor >= 0)
        for steps in list(numbers)[:: len(game.steps) // 4]:
            body = {
                "id": f"on-{steps}",
                "plan": {"game": game.game.name, "seats": seats, "pace": 10_000},
                "record": text,
                "steps": steps,
            }
            made = await anna.client.post("/api/tables", json=body)
            assert made.status_code == 201, made.text
            code = made.json()["code"]
            await anna.start(code)
            written = await anna.record(code)
            assert record.read(written).position == game.positions[steps]
            assert game.tags.get("Secret", "none") not in written
            assert made.json()["commitment"] in written
        body |= {"id": "more", "steps": len(game.steps) + 1}
        more = await anna.client.post("/api/tables", json=body)
        assert (more.status_code, more.json()["name"]) == (422, "record-shorter")
        body |= {"id": "all", "steps": len(game.steps)}
        over = await anna.client.post("/api/tables", json=body)
        assert (over.status_code, over.json()["name"]) == (409, "record-over")
        await anna.close()

    asyncio.run(look())


def test_a_client_may_not_understand_gzip(server: TableServer) -> None:
    async def look() -> None:
        anna = await Person(server.url).arrive()
        code = await opened(anna, golden("it-happens-two-low"))
        given, _ = await ask(anna, code)
        address = f"/api/tables/{code}/review"
        plain = await anna.client.get(address, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == given
        async with anna.client.stream("GET", address) as packed:
            assert packed.headers["content-encoding"] == "gzip"
            raw = b"".join([part async for part in packed.aiter_raw()])
        assert json.loads(gzip.decompress(raw)) == given
        await anna.close()

    asyncio.run(look())


def test_a_person_has_to_wait_for_their_own(tmp_path: Path) -> None:
    """One may wait for two at a time, and ask for so many in an hour."""

    async def look(url: str) -> None:
        anna = await Person(url).arrive()
        names = ("it-happens-two-low", "it-happens-four-low", "regenwormen-two")
        codes = [await opened(anna, golden(one)) for one in names]
        asked = [anna.client.get(f"/api/tables/{code}/review") for code in codes]
        states = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(states) == [202, 202, 429]
        waiting = [code for code, state in zip(codes, states, strict=True) if state == 202]
        for code in [*waiting, *waiting]:  # seen again, they cost nothing
            assert (await ask(anna, code))[0]["over"]
        (last,) = set(codes) - set(waiting)
        refused = await anna.client.get(f"/api/tables/{last}/review")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 60
        await anna.close()

    limits = ("--limit", "device_reviews_per_hour=1", "--limit", "device_reviews_burst=2")
    with serving(tmp_path / "tables.db", *limits) as server:
        asyncio.run(look(server.url))


def test_it_is_worked_out_with_low_priority_and_ends_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server stops amid a review that would never end; a killed one leaves no reviewer."""
    monkeypatch.setenv(NICE, str(NICEST))

    async def begin(url: str) -> None:
        anna = await Person(url).arrive()
        code = await opened(anna, golden("regenwormen-seven"))
        answer = await anna.client.get(f"/api/tables/{code}/review")
        assert answer.status_code == 202
        await anna.close()

    def is_nice(reviewer: int) -> bool:
        return os.getpriority(os.PRIO_PROCESS, reviewer) == 19

    def is_gone(reviewer: int) -> bool:
        return not Path(f"/proc/{reviewer}").exists()

    for end in ("stop", "kill"):
        with serving(tmp_path / f"{end}.db", "--no-limits") as server:
            asyncio.run(begin(server.url))
            (reviewer,) = asyncio.run(wait_for(partial(reviewers, server), 60))
            asyncio.run(wait_for(partial(is_nice, reviewer), 60))
            os.kill(reviewer, signal.SIGSTOP)
            getattr(server, end)()
            asyncio.run(wait_for(partial(is_gone, reviewer), 60))
            assert "error" not in "".join(server.log)
