"""What is heard, felt and said when it is one's turn."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import WEB, Screen, axe_complaints
from tests.proof import some
from tests.screens import Tables, golden, kinds, until

# Renders each sound as it would be played at full volume, and measures it.
LISTEN = """async () => {
  const RATE = 48000, found = {};
  for (const name of voices.SOUNDS) {
    const audio = new OfflineAudioContext(1, 2 * RATE, RATE);
    const out = voices.mixer(audio, 1);
    voices.sounding(name, { audio, out, at: 0 }, voices.rattle(8));
    const samples = (await audio.startRendering()).getChannelData(0);
    let peak = 0, end = 0, loud = 0;
    samples.forEach((sample, at) => {
      peak = Math.max(peak, Math.abs(sample));
      if (Math.abs(sample) > 0.002) end = at / RATE;
    });
    for (let at = 0; at + 2400 < samples.length; at += 480) {
      let power = 0;
      for (let one = at; one < at + 2400; one++) power += samples[one] ** 2 / 2400;
      loud = Math.max(loud, 10 * Math.log10(power + 1e-12));
    }
    found[name] = { peak, end, loud };
  }
  return found;
}"""

# Remembers what would be heard and felt, with real nodes behind it.
NOTE = """
window.contexts = 0;
window.heard = [];
window.felt = [];
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor() { super(); window.contexts += 1; }
  createOscillator() { return noting(this, super.createOscillator()); }
  createBufferSource() { return noting(this, super.createBufferSource()); }
};
function noting(audio, made) {
  const start = made.start.bind(made);
  made.start = (at, ...more) => {
    window.heard.push([performance.now() / 1000, at - audio.currentTime]);
    start(at, ...more);
  };
  return made;
}
navigator.vibrate = pattern => { window.felt.push(pattern); return true; };
"""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def listeners(screens: Any) -> Any:
    """Devices that note down what they would sound and shake."""

    def listener(**options: Any) -> Screen:
        screen: Screen = screens(**options)
        screen.context.add_init_script(NOTE)
        screen.go("/")
        return screen

    return listener


def test_every_sound_can_be_heard_and_ends_in_time(browser: Browser) -> None:
    command = [WEB / "node_modules/.bin/esbuild", WEB / "src/state/sound-voices.ts"]
    flags = ["--bundle", "--format=iife", "--global-name=voices"]
    script = subprocess.run([*command, *flags], capture_output=True, text=True, check=True)
    page = browser.new_page()
    page.evaluate(f"{script.stdout}; globalThis.voices = voices")
    found = page.evaluate(LISTEN)
    page.close()
    assert len(found) == 13
    for name, sound in found.items():
        assert 0.1 < sound["peak"] < 0.98, (name, sound)
        assert 0.08 < sound["end"] <= 0.8, (name, sound)
    loud = [sound["loud"] for sound in found.values()]
    assert max(loud) - min(loud) < 9, found  # decibels: none shouts, none whispers


def rolling(screen: Screen, **plan: Any) -> Page:
    """A table where a roll is all there is to do."""
    make = Tables(screen.context, screen.url)
    game = until(golden("regenwormen-three-fair"), lambda one: kinds(one) == {"roll"})
    page = screen.go(make.going_on(game, **plan))
    page.locator("[data-move='roll']").wait_for()
    return page


def test_dice_are_heard_when_they_land_and_nothing_before_a_tap(listeners: Any) -> None:
    on = {"sound": True, "pace": "normal", "motion": "full"}
    screen: Screen = listeners(settings=on, has_touch=True)
    page = rolling(screen)
    screen.settle()
    assert page.evaluate("[window.contexts, window.heard.length]") == [0, 0]
    page.locator("[data-move='roll']").tap()
    page.wait_for_function("() => window.heard.length > 8 * 3")
    screen.settle()
    knocks = [after for _, after in page.evaluate("window.heard")]
    # Eight dice hit the table three times each, while they fly: none at once, none later.
    assert 0.25 < min(knocks) < 0.5
    assert 0.8 < max(knocks) < 1.25
    assert page.evaluate("[window.contexts, window.felt.length]") == [1, 1]


@pytest.mark.parametrize("off", [{"sound": False}, {"sound": True, "volume": 0}])
def test_off_is_off(listeners: Any, off: dict[str, Any]) -> None:
    screen: Screen = listeners(settings={**off, "vibration": False}, has_touch=True)
    page = rolling(screen)
    page.locator("[data-move='roll']").tap()
    page.locator("[data-move='roll']").wait_for(state="detached")
    assert page.evaluate("[window.heard.length, window.felt.length]") == [0, 0]


def test_the_title_and_the_icon_call_whoever_looks_elsewhere(listeners: Any) -> None:
    host: Screen = listeners()
    guest: Screen = listeners()
    make = Tables(host.context, host.url)
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}]
    plan = {"game": "regenwormen", "seats": seats, "begins": 1}
    code = make.ask("post", "/api/tables", id="calling", plan=plan)["code"]
    page = guest.go(f"/table/{code}")
    page.locator("[data-sit='1']").click()
    expect(page.locator("[data-sit]")).to_have_count(0)
    page.evaluate(HIDE, True)
    title = page.title()
    assert "Your turn" not in title
    make.say(
        code, "start", commitment=make.ask("get", f"/api/tables/{code}")["table"]["commitment"]
    )
    page.wait_for_function("() => document.title.startsWith('● Your turn – ')")
    icon = "() => document.querySelector('link[rel=icon]').href"
    assert page.evaluate(icon).endswith("/icon-turn.svg")
    assert page.request.get(page.evaluate(icon)).ok
    page.evaluate(HIDE, False)
    page.wait_for_function("() => !document.title.includes('Your turn')")
    assert page.evaluate(icon).endswith("/icon.svg")
    # To the one who made the table, it is not.
    assert "Your turn" not in host.page.title()


def test_notifications_are_asked_for_once_and_only_on_a_tap(
    listeners: Any, whole_browser: Browser
) -> None:
    screen: Screen = listeners(browser=whole_browser)
    screen.context.grant_permissions(["notifications"])
    make = Tables(screen.context, screen.url)
    page = screen.go(make.waiting("regenwormen"))
    asking = page.locator("[data-notify]")
    expect(asking).to_be_visible()
    assert axe_complaints(page, "light", "[data-notify]") == []
    asking.get_by_role("button", name="No, thanks").click()
    expect(asking).to_have_count(0)
    page.reload()
    page.locator("h1").wait_for()
    screen.settle()
    expect(asking).to_have_count(0)
    page = screen.go("/settings")
    wanted = page.get_by_label("Tell me when it’s my turn")
    expect(wanted).not_to_be_checked()
    wanted.check()
    page.wait_for_function("() => JSON.parse(localStorage.wormery).notify")
    page.reload()
    expect(wanted).to_be_checked()


@pytest.mark.parametrize("theme", some(["light", "dark"], "dark"))
def test_the_settings_of_sound_and_attention(listeners: Any, theme: str) -> None:
    screen: Screen = listeners(settings={"theme": theme, "sound": True}, has_touch=True)
    page = screen.go("/settings")
    section = page.get_by_role("region", name="Sound and notifications")
    expect(section).to_be_visible()
    assert axe_complaints(page, "light", "main") == []
    section.get_by_label("Volume").fill("30")
    section.get_by_role("button", name="Try it").click()
    page.wait_for_function("() => window.heard.length > 0")
    kept = "() => JSON.parse(localStorage.wormery).volume"
    assert page.evaluate(kept) == 30
    section.get_by_label("Sound").uncheck()
    expect(section.get_by_label("Volume")).to_be_disabled()
