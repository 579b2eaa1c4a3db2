"""What the pieces look like, from the rules, for pages without a table.

    .venv/bin/python web/src/art/it-happens/make_material.py

writes `material.json` beside this file.
"""

from __future__ import annotations

import json
from pathlib import Path

from wormery.games.ithappens import mounds, rules

FILE = Path(__file__).parent / "material.json"


def text() -> str:
    material = {
        "faces": [str(face + 1) for face in range(rules.FACES)],
        "objects": mounds.OBJECTS,
        "nothing": mounds.NOTHING,
        # What is found has a letter in the one-word form: nothing, a worm, then the objects.
        "letters": mounds.LETTERS,
        "points": (mounds.LEAST_POINTS, mounds.MOST_POINTS),
        "highest_sum": rules.FACES * rules.FIELDS,
        "ours": mounds.DEFAULT,
        "mounds": rules.MOUNDS,
        "columns": rules.COLUMNS,
        "fields": rules.FIELDS,
        "third_seats": rules.THIRD,  # with so many seats there is a third colour
        "pair": rules.PAIR_POINTS,
        "most_kinds": rules.MOST_KINDS_POINTS,
    }
    return json.dumps(material, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
