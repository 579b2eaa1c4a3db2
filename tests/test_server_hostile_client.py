"""The hostile client in short: thousands of messages, while a person plays on."""

from __future__ import annotations

import asyncio

from faults.attacks import PING, frame
from faults.hostile import attack
from tests.proof import times

MESSAGES = times(1000, 100_000)
WARM = times(2000, 150_000)


def test_frames_are_made_as_the_standard_says() -> None:
    """RFC 6455, 5.7: a masked text of Hello, and an unmasked ping."""
    hello = frame(1, b"Hello")
    assert hello[:2] == b"\x81\x85"
    assert bytes(a ^ b for a, b in zip(hello[6:], hello[2:6] * 2, strict=False)) == b"Hello"
    assert frame(PING, b"Hello", masked=False) == b"\x89\x05Hello"
    assert frame(2, b"x" * 256, masked=False)[:4] == b"\x82\x7e\x01\x00"
    assert frame(2, b"x" * 65_536, masked=False)[:10] == b"\x82\x7f" + (65_536).to_bytes(
        8, "big"
    )


def test_nothing_that_is_sent_makes_the_server_fail() -> None:
    result = asyncio.run(attack(MESSAGES, "short", lambda _: None, warm=WARM))
    assert result.bad == []
    assert result.traces == []
    assert result.refused == []
    assert not result.grown, result.memory
    assert result.waits, "a person played on"
    assert all(result.statuses[kind] > 50 for kind in ("200", "400", "frames"))
