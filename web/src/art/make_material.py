"""The letters of the seats, for drawing.

    .venv/bin/python web/src/art/make_material.py

writes `material.json` beside this file.
"""

from __future__ import annotations

import json
from pathlib import Path

from wormery import games

FILE = Path(__file__).parent / "material.json"


def text() -> str:
    return json.dumps({"letters": games.LETTERS}, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
