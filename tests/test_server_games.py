"""Whole games between people and bots over real sockets."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.tables import Person, Play, TableServer, hear

from wormery import games, record


@pytest.mark.parametrize("game", ["regenwormen", "it-happens"])
def test_two_people_and_a_bot_play_a_whole_game(game: str, server: TableServer) -> None:
    """Its record, every frame and the dice are what the library says."""

    async def play(url: str) -> None:
        anna, bo, eve = [await Person(url, name).arrive() for name in ("Anna", "Bo", "Eve")]
        code = await anna.open(
            game,
            {"kind": "here", "name": "Anna"},
            {"kind": "link"},
            {"kind": "bot", "level": "casual"},
        )
        await bo.sit(code, 1, "Bo", seed="rain")
        before = await eve.get(f"/api/tables/{code}")
        spectators = [Spectator(eve, code) for _ in range(2)]
        watching = [asyncio.create_task(spectator.run()) for spectator in spectators]
        for spectator in spectators:  # so that both see all of it
            await asyncio.wait_for(spectator.here.wait(), 60)
        await anna.start(code, s0="tea")
        players = [Play(anna, code, 0, lambda: url), Play(bo, code, 1, lambda: url)]
        await asyncio.wait_for(asyncio.gather(*(player.run() for player in players)), 120)
        await asyncio.wait_for(asyncio.gather(*watching), 60)

        text = await eve.record(code)
        played = record.read(text)
        verified = record.verify(played)
        assert verified.fairness.commitment == before["table"]["commitment"]
        assert verified.fairness.seeds == ("tea", "rain", "")
        assert played.tags["A"] == "Anna"
        assert played.tags["C"].startswith("bot:casual ")
        assert [player.refusals for player in players] == [[], []]

        check_what_was_sent(played, [p.frames for p in players], [s.frames for s in spectators])
        assert spectators[0].frames == spectators[1].frames
        for person in (anna, bo, eve):
            await person.close()

    asyncio.run(play(server.url))


def test_events_before_the_game_have_no_sentences(server: TableServer) -> None:

    async def listen(url: str) -> None:
        anna, bo = [await Person(url, name).arrive() for name in ("Anna", "Bo")]
        code = await anna.open(
            "regenwormen", {"kind": "here", "name": "Anna"}, {"kind": "link"}
        )
        async with anna.socket(code, language="en") as socket:
            assert (await hear(socket))["type"] == "welcome"
            await bo.do(code, "claim", seat=1, name="Bo")
            heard = await hear(socket)
            assert heard["event"]["kind"] == "claimed"
            assert heard.get("told", []) == []
        for person in (anna, bo):
            await person.close()

    asyncio.run(listen(server.url))


class Spectator:
    """Someone who only listens."""

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.code = code
        self.frames: list[dict[str, Any]] = []
        self.here = asyncio.Event()

    async def run(self) -> None:
        async with self.person.socket(self.code) as socket:
            while True:
                frame = await hear(socket)
                self.here.set()
                if frame["type"] == "event":
                    self.frames.append(frame)
                if frame.get("views") and frame["views"][0]["view"]["actor"] == -2:
                    return


def check_what_was_sent(
    played: record.GameRecord,
    players: list[list[dict[str, Any]]],
    spectators: list[list[dict[str, Any]]],
) -> None:
    """Every view ever sent is what `view` allows that seat, and no secret came early."""
    for seat, frames in [*enumerate(players), *((None, frames) for frames in spectators)]:
        seen = 0
        for frame in frames:
            if frame["type"] == "event" and frame["event"]["kind"] in ("moved", "started"):
                check_event(played, frame, seat)
                seen += 1
            over = "views" in frame and frame["views"][0]["view"]["actor"] == -2
            assert (played.tags["Secret"] in str(frame)) == (
                over and frame["event"]["kind"] == "moved"
            )
        assert seen > 20


def check_event(played: record.GameRecord, frame: dict[str, Any], seat: int | None) -> None:
    """A frame says what the library says: what is seen, what can be chosen, what happened."""
    steps = frame["steps"]
    allowed = as_sent(games.view(played.positions[steps], seat))
    (sent,) = frame["views"]
    assert sent["seat"] == seat
    labels = [choice["label"] for choice in sent["view"]["moves"]]
    assert all(labels)
    for choice, label in zip(allowed["moves"], labels, strict=True):
        choice["label"] = label
    assert sent["view"] == allowed
    mine = frame["event"].get("by", "person") == "person" and frame["event"].get("seat") == seat
    fell = len(frame["event"].get("fell", ()))
    undo = frame["event"]["kind"] == "moved" and mine and not fell and not is_over(allowed)
    assert sent.get("may") == ({"undo": True} if undo else None)
    first = steps - fell - (frame["event"]["kind"] == "moved")
    facts = [as_sent(fact) for step in range(first, steps) for fact in played.facts(step)]
    assert frame.get("facts", []) == facts


def is_over(view: dict[str, Any]) -> bool:
    return bool(view["actor"] == -2)


def as_sent(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))
