"""Pictures of every screen, in all languages, sizes and themes: `make pictures`.

    .venv/bin/python -m tests.pictures [PART OF A SCREEN'S NAME ...]

They go into `pictures/`, with `index.html` to look at them side by side; those that README
and docs show go into `docs/pictures/` too.
"""

from __future__ import annotations

import argparse
import html
import io
import shutil
import tempfile
import time
from pathlib import Path

from PIL import Image
from tests.browser import Screen, running
from tests.screens import Place, every_place
from tests.tables import serving

from wormery.locales import LANGUAGES

HOUSE = Path(__file__).parents[1]
FOLDER = HOUSE / "pictures"
SIZES = {"phone": (390, 844), "desk": (1440, 900)}
# Of a table, also a phone with the bars of its browser, and a small laptop: one screen each.
FOR_TABLES = {"small": (390, 664), "laptop": (1280, 720)}
THEMES = ("light", "dark")
TALLEST = 2.5  # screens: of a long page, the beginning is enough

# What README and docs show, by the name of the picture.
SHOWN = {
    "regenwormen-steal-desk-light-en": "page-regenwormen",
    "it-happens-die-phone-light-en": "page-it-happens",
    "review-phone-light-en": "page-review",
}
COLOURS = 160  # of a picture in README, which is to be small


def sizes(place: Place) -> dict[str, tuple[int, int]]:
    at_table = place.path.startswith("/table/") and place.game is not None
    return SIZES | FOR_TABLES if at_table else SIZES


def take(screen: Screen, place: Place) -> int:
    """All pictures of a screen; how many they were."""
    page = screen.page
    screen.choose(language=LANGUAGES[0])
    screen.go(place.path)
    place.reach(page)
    taken = 0
    for size, (width, height) in sizes(place).items():
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            screen.speak(language)
            whole = page.evaluate("document.documentElement.scrollHeight")
            one = place.part or page.locator("dialog[open]").count()
            tall = height if one else TALLEST * height
            page.set_viewport_size(
                {"width": width, "height": min(max(whole, height), int(tall))}
            )
            if place.part:
                page.locator(place.part).evaluate("part => part.scrollIntoView()")
            for theme in THEMES:
                screen.choose(theme=theme)
                name = f"{place.name}-{size}-{theme}-{language}"
                page.screenshot(path=FOLDER / f"{name}.png")
                taken += 1
                if name in SHOWN:
                    page.set_viewport_size({"width": width, "height": height})
                    page.evaluate("scrollTo(0, 0)")
                    show(page.screenshot(), HOUSE / "docs" / "pictures" / f"{SHOWN[name]}.png")
    return taken


def show(picture: bytes, file: Path) -> None:
    """Keep a picture with few colours, so that README stays light."""
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS).save(file, optimize=True)


def index(places: list[Place]) -> str:
    """A page with all pictures: a row for each language, a column for each size and theme."""
    parts = [
        "<!doctype html><meta charset='utf-8'><title>Wormery</title><style>",
        "body{font:1rem sans-serif;margin:1rem}tr>*{vertical-align:top;padding:.3rem}",
        "img{height:22rem;border:1px solid #999}nav a{margin-right:.6rem}</style><nav>",
        *(f"<a href='#{place.name}'>{html.escape(place.name)}</a>" for place in places),
        "</nav>",
    ]
    for place in places:
        name = place.name
        parts.append(f"<h2 id='{name}'>{html.escape(name)}</h2><table>")
        for language in LANGUAGES:
            parts.append(f"<tr><th>{language}")
            for size in sizes(place):
                for theme in THEMES:
                    file = f"{name}-{size}-{theme}-{language}.png"
                    parts.append(f"<td><a href='{file}'><img loading='lazy' src='{file}'></a>")
        parts.append("</table>")
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every screen of the page")
    parser.add_argument("parts", nargs="*", help="only screens whose name has this in it")
    wanted = parser.parse_args().parts
    if not wanted:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(exist_ok=True)
    begun = time.perf_counter()
    places: list[Place] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db", "--no-limits") as server,
        running() as browser,
    ):
        screen = Screen(browser, server.url)
        screen.expected = ("404",)  # of the table that is not there
        screen.go("/")
        for place in every_place(screen):
            if wanted and not any(part in place.name for part in wanted):
                continue
            taken = take(screen, place)
            places.append(place)
            print(f"{time.perf_counter() - begun:4.0f} s  {taken} of {place.name}", flush=True)
        screen.close()
    (FOLDER / "index.html").write_text(index(places), encoding="utf-8")
    print(f"To look at them: {(FOLDER / 'index.html').relative_to(HOUSE)}")


if __name__ == "__main__":
    main()
