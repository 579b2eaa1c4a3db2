"""Where games are played: a landscape of 400 by 260 for each, and what is drawn for any game.

A game's own is the SVG in its folder, made from the art of the page by
`web/src/art/make_pictures.py`; a game from elsewhere may have one, too, as `SCENE` of its part
for this floor, and its dice as `DICE`: a row of 280 by 54.
"""

from pathlib import Path

from wormery.drawing.lettering import FAMILY
from wormery.drawing.palette import LEAF, SUN

WIDTH, HEIGHT = 400, 260
SKY = "#cfe3ea"
MEADOW = "#a9c583"
SOIL_DEEP = "#40281c"
OUTLINE = "#2e2018"
BODY = "M10 45 C 15 20, 33 17, 42 34 S 66 52, 74 28"


def scene_beside(module: str) -> str:
    """The scene in the folder of a module, with numbers in letters that are always there."""
    drawn = Path(module).with_name("scene.svg").read_text(encoding="utf-8")
    return drawn.replace("ui-rounded", f"'{FAMILY}', ui-rounded").strip()


def merry_worm(x: float, y: float, width: float) -> str:
    """The worm with a face, as on the page: 100 wide and 60 high there."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({width / 100:.3f})">'
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{BODY}" stroke="{OUTLINE}" stroke-width="20"/>'
        f'<circle cx="77" cy="22" r="15.5" fill="{OUTLINE}"/>'
        f'<path d="{BODY}" stroke="#e08a8a" stroke-width="14.5"/>'
        f'<path d="{BODY}" stroke="#f2b3ad" stroke-width="14.5" '
        f'stroke-dasharray="0.1 43 11 200" stroke-linecap="butt"/>'
        f'<path d="{BODY}" stroke="#b3565c" stroke-width="14" stroke-dasharray="1.6 7.4" '
        f'stroke-linecap="butt" opacity="0.55"/>'
        f'<circle cx="77" cy="22" r="12.6" fill="#e08a8a"/>'
        f'<path d="M69 16a10 10 0 0 1 6-4" stroke="#f2b3ad" stroke-width="3"/></g>'
        f'<g fill="#fff"><circle cx="73" cy="19.5" r="4.4"/>'
        f'<circle cx="82.5" cy="19.5" r="4.4"/></g>'
        f'<g fill="{OUTLINE}"><circle cx="74.2" cy="20" r="2.3"/>'
        f'<circle cx="83.7" cy="20" r="2.3"/></g>'
        f'<path fill="none" stroke="{OUTLINE}" stroke-width="2.2" stroke-linecap="round" '
        f'd="M72 27.5q5.5 5 11 0"/></g>'
    )


# For a game that has no scene of its own: hills, a sun and a worm.
ANYWHERE = (
    f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice" '
    f'xmlns="http://www.w3.org/2000/svg"><rect width="400" height="260" fill="{SKY}"/>'
    f'<circle cx="318" cy="62" r="30" fill="{SUN}"/>'
    f'<path d="M0 120q50-34 110-10t120-8 170-6V260H0Z" fill="{MEADOW}"/>'
    f'<path d="M0 158q90-22 200-8t200-6V260H0Z" fill="{LEAF}"/>'
    f"{merry_worm(100, 110, 200)}</svg>"
)
