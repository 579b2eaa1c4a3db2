"""The time of a page, moved by a test, so that times are exact on a busy machine."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser import TWICE, Screen

STEP = 50  # milliseconds
PATIENCE = 60  # seconds until what must come counts as missing


def wait_until(page: Page, is_so: Callable[[], object]) -> None:
    """Ask again and again until the answer is yes, while the browser is heard."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"waited {PATIENCE} s in vain"
        page.wait_for_timeout(20)


class PageTime:
    """The clock and the animations of a page that is opened after this.

    Time passes as usual until `stop`, and from then on only in `run`.
    """

    def __init__(self, screen: Screen) -> None:
        self.page = screen.page
        self.page.clock.install()
        self._browser = screen.context.new_cdp_session(self.page)
        self._browser.send("Animation.enable")

    def stop(self) -> None:
        """Stop the clock, and all that flies or fades."""
        # The clock can only be stopped at a time that has not passed when it is told so.
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 60)
        self._animate(0)

    def land(self) -> None:
        """Let all that flies land now."""
        self._animate(1000)

    def _animate(self, rate: int) -> None:
        self._browser.send("Animation.setPlaybackRate", {"playbackRate": rate})

    def run(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def run_until(self, is_so: Callable[[], bool], most: int = 20_000) -> int:
        """Let time pass until something is so; return how many milliseconds that took."""
        for passed in range(0, most, STEP):
            if is_so():
                return passed
            self.run(STEP)
        raise AssertionError(f"not so within {most} ms")

    def skip(self, milliseconds: int) -> None:
        """Let time jump ahead; whatever is due by then happens once."""
        self.page.clock.fast_forward(milliseconds)

    def skip_until(self, is_so: Callable[[], object], milliseconds: int) -> None:
        """Let time jump ahead, again and again, until something is so."""

        def looked() -> bool:
            if is_so():
                return True
            self.skip(milliseconds)
            return False

        wait_until(self.page, looked)

    def tap_again(self) -> None:
        """Let so much time pass that a second tap is not taken for a slip."""
        self.skip(TWICE)
