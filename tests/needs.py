"""Look for the programs that tests need before any test starts, and get the browser."""

from __future__ import annotations

import sys

from tests import browser, postgres


def main() -> int:
    """Say in one line for each missing program how to get it."""
    missing = []
    if not browser.found() and browser.fetch():
        missing.append("No browser for the tests of the page: install Chromium.")
    try:
        postgres.find_programs()
    except FileNotFoundError as error:
        missing.append(str(error))
    for line in missing:
        print(line, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
