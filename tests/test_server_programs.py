"""Programs that play at a real server: some play well, some hang, crash or cheat."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests import forking
from tests.outsiders import (
    THUMB,
    THUMB_JS,
    left_behind,
    path_with_node,
    program,
    wait_until_gone,
)
from tests.tables import OVER, Person, Play, hear, play_out, serving, wait_for

from wormery import record
from wormery.locales import LANGUAGES, sentence

EXAMPLES = Path(__file__).parents[1] / "examples"
ME = {"kind": "here", "name": "Anna"}
LINK = {"kind": "link"}


def bot(level: str, name: str = "") -> dict[str, Any]:
    return {"kind": "bot", "level": level, "name": name}


@pytest.fixture(autouse=True)
def _node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", path_with_node())


def flags(*files: Path, patience: str = "20") -> list[str]:
    given = [word for file in files for word in ("--player-files", str(file))]
    return [*given, "--no-limits", "--longest-thinking", patience]


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 150))


def test_programs_are_offered_and_play_to_the_end(tmp_path: Path) -> None:
    """By name, beside our levels, for their games; over sockets and over HTTP."""
    only = tmp_path / "only-here.toml"
    command = f'command = ["python3", "{THUMB.with_suffix(".py")}"]'
    only.write_text(f'{command}\ngames = ["regenwormen"]\n', encoding="utf-8")

    async def test() -> None:
        anna = await Person(server.url).arrive()
        games = (await anna.get("/api/games"))["games"]
        offered = {game["name"]: game["levels"] for game in games}
        assert offered["regenwormen"][-3:] == ["thumb", "thumb-js", "only-here"]
        assert offered["it-happens"][-3:] == ["champion", "thumb", "thumb-js"]
        refused = {"id": "no", "plan": {"game": "it-happens", "seats": [ME, bot("only-here")]}}
        answer = await anna.client.post("/api/tables", json=refused)
        assert (answer.status_code, answer.json()["name"]) == (422, "player-not-here")
        for game in offered:
            code = await play_out(
                server.url, anna, game, ME, bot("thumb", "Py"), bot("thumb-js", "Js")
            )
            played = record.read(await anna.record(code))
            assert played.position.result is not None
            assert (played.tags["B"], played.tags["C"]) == ("bot:thumb Py", "bot:thumb-js Js")
            assert "StandIn" not in played.tags
        await anna.close()

    with serving(tmp_path / "tables.db", *flags(THUMB, THUMB_JS, only)) as server:
        run(test)


def test_no_request_can_name_a_program(tmp_path: Path) -> None:
    """What the operator has not allowed is no player, whatever it is called."""
    file = program(tmp_path, first="open('trace', 'w').close()")

    async def test() -> None:
        anna = await Person(server.url).arrive()
        for level in (str(file), f"exec:{sys.executable} {file}", "exec:true", "player"):
            for plan in (
                {"seats": [ME, bot(level[:64])]},
                {"seats": [ME, LINK], "stand_in": level[:64]},
            ):
                wishes = {"id": "no", "plan": {"game": "regenwormen", **plan}}
                answer = await anna.client.post("/api/tables", json=wishes)
                assert answer.json()["name"] == "player-unknown", answer.text
        await anna.close()

    with serving(tmp_path / "tables.db", *flags(THUMB)) as server:
        run(test)
    assert not (tmp_path / "trace").exists()


def test_one_that_hangs_stalls_nobody_and_its_table_says_so(tmp_path: Path) -> None:
    """Our bot plays for it at five tables, one in each language; another table plays on."""
    hangs = program(
        tmp_path, "hangs", go="time.sleep(60)", settings="seconds = 0.05\nstart_seconds = 120"
    )

    async def play(language: str) -> None:
        person = await Person(server.url, language=language).arrive()
        code = await person.open("regenwormen", ME, bot("hangs", "Pip"), begins=1)
        seat = Play(person, code, 0, lambda: server.url)
        await person.start(code)
        listening = asyncio.create_task(listen(person, code, language))
        await seat.run()
        events = [frame for frame in seat.frames if frame["type"] == "event"]
        moved = [one["event"] for one in events if one["event"]["kind"] == "moved"]
        assert {one["by"] for one in moved if one["seat"] == 1} == {"stand-in"}
        said = sentence(language, "outside-stood-in", name="Pip", player="hangs")
        now = await person.get(f"/api/tables/{code}")
        assert now["table"]["state"] == "over"
        assert now["table"]["seats"][1]["failing"]
        assert not now["table"]["seats"][0].get("failing", False)
        tables[language] = (await listening).count(said)
        stood_in = record.read(await person.record(code)).tags["StandIn"]
        assert stood_in == f"B {sum(one['seat'] == 1 for one in moved)}"
        await person.close()

    async def listen(person: Person, code: str, language: str) -> list[str]:
        """All that is told at a table from now on to its end."""
        told: list[str] = []
        async with person.socket(code, language=language) as socket:
            while (frame := await hear(socket))["views"][0]["view"]["actor"] != OVER:
                told += frame.get("told", ())
        return told

    async def others() -> None:
        bo = await Person(server.url).arrive()
        code = await play_out(
            server.url, bo, "regenwormen", {"kind": "here", "name": "Bo"}, bot("casual")
        )
        assert "StandIn" not in record.read(await bo.record(code)).tags
        await bo.close()

    async def test() -> None:
        await asyncio.gather(*map(play, LANGUAGES), others())

    tables: dict[str, int] = {}
    with serving(tmp_path / "tables.db", *flags(hangs)) as server:
        run(test)
        assert left_behind(tmp_path) == []  # each was ended when it had failed
    assert [tables[language] for language in LANGUAGES] == [1] * len(LANGUAGES)
    assert any("hangs" in line and "no move within 0.05 s" in line for line in server.log)


@pytest.mark.parametrize("go", ["os._exit(3)", "say('move castle')", "print('x' * 10**6)"])
def test_one_that_fails_is_named_in_the_log_and_played_for(tmp_path: Path, go: str) -> None:
    file = program(tmp_path, "bad", go=go)

    async def test() -> None:
        anna = await Person(server.url).arrive()
        code = await play_out(server.url, anna, "regenwormen", ME, bot("bad"))
        assert "StandIn" in record.read(await anna.record(code)).tags
        await anna.close()

    with serving(tmp_path / "tables.db", *flags(file)) as server:
        run(test)
    assert any("“bad” was ended" in line for line in server.log)
    assert any("player benched" in line for line in server.log)


def test_it_plays_again_once_it_answers(tmp_path: Path) -> None:
    """After one failure it is asked again, and the table says no more that it fails."""
    file = program(
        tmp_path,
        "moody",
        go="known = os.path.exists('once'); open('once', 'w').close()\n"
        "        say('move ' + moves[-1] if known else 'nonsense')",
    )

    async def test() -> None:
        anna = await Person(server.url).arrive()
        code = await anna.open("regenwormen", ME, bot("moody"), begins=1)
        play = Play(anna, code, 0, lambda: server.url)
        await anna.start(code)
        await play.run()
        now = await anna.get(f"/api/tables/{code}")
        assert not now["table"]["seats"][1].get("failing", False)
        assert record.read(await anna.record(code)).tags["StandIn"] == "B 1"
        await anna.close()

    with serving(tmp_path / "tables.db", *flags(file)) as server:
        run(test)


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_programs_end_with_the_server(tmp_path: Path, end: str) -> None:
    """Also one that thinks for an hour, with its children, and also after a kill."""
    helper = "subprocess.Popen(['sleep', '99'], start_new_session=True)"
    file = program(tmp_path, first=helper, go="time.sleep(3600)", settings="seconds = 3600")

    async def test() -> None:
        anna = await Person(server.url).arrive()
        code = await anna.open("regenwormen", ME, bot("player"), begins=1)
        await anna.start(code)
        await wait_for(lambda: len(left_behind(tmp_path)) >= 3, 60)
        await anna.close()

    with serving(tmp_path / "tables.db", *flags(file, patience="3600")) as server:
        run(test)
        if end == "kill":
            server.kill()
        else:
            assert server.stop() == 0
        wait_until_gone(tmp_path)
    assert not any("player failed" in line for line in server.log)


@pytest.mark.parametrize(
    ("content", "sentence_part"),
    [
        (None, "cannot|Can’t read"),
        ("command = ['no-such-program']", "no program “no-such-program”"),
        ("command = ['true']\nname = 'expert'", "one of the levels"),
    ],
)
def test_a_program_that_cannot_be_is_said_before_the_server_starts(
    tmp_path: Path, content: str | None, sentence_part: str
) -> None:
    file = tmp_path / "one.toml"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    done = forking.run(
        *("serve", "--player-files", str(file), "--database", str(tmp_path / "tables.db")),
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 2
    assert "--player-files" in done.stderr
    assert re.search(sentence_part, done.stderr)
    assert "Traceback" not in done.stderr


def test_the_example_of_a_bot_joins_a_table(tmp_path: Path) -> None:
    """`examples/bot_over_http.py`, against a program, by the public API alone."""

    async def test() -> None:
        anna = await Person(server.url).arrive()
        code = await anna.open("regenwormen", LINK, bot("thumb"), begins=0)
        robin = subprocess.Popen(
            [sys.executable, "-I", EXAMPLES / "bot_over_http.py", server.url, code, "Robin"],
            stdout=subprocess.PIPE,
            text=True,
        )

        async def seated() -> bool:
            seats = (await anna.get(f"/api/tables/{code}"))["table"]["seats"]
            return bool(seats[0]["kind"] == "person")

        await wait_for(seated, 60)
        await anna.do(code, "start")
        told, _ = await asyncio.to_thread(robin.communicate, timeout=120)
        assert robin.returncode == 0
        played = record.read(await anna.record(code))
        assert played.position.result is not None
        won = 0 in played.position.result.winners
        scores = " ".join(map(str, played.position.scores))
        assert told.strip() == f"{'We won.' if won else 'We lost.'} {scores}"
        assert played.tags["A"] == "Robin"
        await anna.close()

    with serving(tmp_path / "tables.db", *flags(THUMB)) as server:
        run(test)
