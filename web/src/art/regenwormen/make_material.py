"""What the pieces look like, from the rules, for pages without a table.

    .venv/bin/python web/src/art/regenwormen/make_material.py

writes `material.json` beside this file.
"""

from __future__ import annotations

import json
from pathlib import Path

from wormery.games.regenwormen import rules
from wormery.games.regenwormen.dice import SYMBOL_TEXT

FILE = Path(__file__).parent / "material.json"


def text() -> str:
    worms = {rules.LOWEST_TILE + tile: int(rules.worms_on(tile)) for tile in range(rules.TILES)}
    symbols = dict(zip(SYMBOL_TEXT, rules.POINTS, strict=True))
    return json.dumps({"worms": worms, "symbols": symbols, "dice": rules.DICE}, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
