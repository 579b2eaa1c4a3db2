"""Works reviews out in a process of its own: `python -m wormery.server.reviewer`.

It goes through whole games for a second or so each. In the server's own process that would take
time from those who play; here it takes only what they leave, from its first moment on.
"""

from __future__ import annotations

import sys

from wormery.server.guest import private_output, restrain

NICEST = 19  # play goes first, always


def main() -> None:
    with private_output() as output:
        restrain(NICEST)
        from wormery.server.review_work import work

        work(sys.stdin.buffer, output)


if __name__ == "__main__":
    main()
