"""The icons, the games' pictures and the one for shared links, drawn anew from our own art.

    npm --prefix web run dev -- --port 5300 &
    .venv/bin/python web/src/art/make_pictures.py http://127.0.0.1:5300

writes into `web/public`, the folders in `web/src/boards`, and those of the games in
`src/wormery/drawing`, from which the server makes pictures to share. `icon.svg` is drawn by
hand; all the rest is made from it and from the components in this folder.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[2] / "public"
BOARDS = Path(__file__).parents[1] / "boards"
DRAWING = Path(__file__).parents[3] / "src" / "wormery" / "drawing"
FLAGS = ["--no-sandbox", "--disable-gpu"]

# A drawing that stands alone has no style sheet: every colour is written where it is used.
STAND_ALONE = """
(drawing) => {
  const names = ["fill", "stroke", "stroke-width", "stroke-linecap", "opacity"];
  names.push("font-family", "font-weight");
  for (const part of drawing.querySelectorAll("*")) {
    const style = getComputedStyle(part);
    const shape = /^(path|rect|circle|ellipse|text)$/.test(part.tagName);
    const styled = shape && (part.hasAttribute("class") || !part.closest("[fill]"));
    for (const name of names) {
      const named = part.getAttribute(name)?.includes("var(");
      if (styled || named) part.setAttribute(name, style.getPropertyValue(name));
    }
  }
  for (const part of [drawing, ...drawing.querySelectorAll("*")]) {
    for (const name of ["class", "aria-hidden", "data-die", "data-picture"])
      part.removeAttribute(name);
  }
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return drawing.outerHTML.replace(/<!--.*?-->/g, "");
}
"""


def icon(page: Page, drawing: str, size: int, name: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


def full_bleed(drawing: str) -> str:
    """The icon without its round corners, and with room around it that may be cut away."""
    drawing = drawing.replace('viewBox="0 0 512 512"', 'viewBox="-56 -56 624 624"')
    drawing = drawing.replace(
        '<rect width="512" height="512" rx="112"',
        '<rect x="-60" y="-60" width="640" height="640"',
    )
    soil = "M-64 372 q64 -44 128 -18 t128 -8 t128 8 t128 -6 t128 -10 V580 H-64 Z"
    return re.sub(r'd="M0 372 [^"]*"', f'd="{soil}"', drawing)


def standing_alone(page: Page, drawing: str) -> str:
    return f"{page.locator(drawing).evaluate(STAND_ALONE)}\n"


def main(address: str) -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page()
        icon(page, drawing, 192, "icon-192.png")
        icon(page, drawing, 512, "icon-512.png")
        icon(page, full_bleed(drawing), 512, "icon-maskable-512.png")
        icon(page, full_bleed(drawing), 180, "apple-touch-icon.png")
        page.set_viewport_size({"width": 1200, "height": 630})
        page.goto(f"{address}/src/boards/demo/index.html?show=social&theme=light")
        page.locator("#social").screenshot(path=PUBLIC / "social.png")
        social = standing_alone(page, "#social")
        (PUBLIC / "social.svg").write_text(social, encoding="utf-8")
        page.goto(f"{address}/src/boards/demo/index.html?show=art&theme=light")
        for folder in BOARDS.iterdir():
            if (folder / "Picture.svelte").exists():
                picture = standing_alone(page, f"[data-picture={folder.name}]")
                (folder / "picture.svg").write_text(picture, encoding="utf-8")
                scene = DRAWING / folder.name.replace("-", "") / "scene.svg"
                scene.write_text(picture, encoding="utf-8")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
