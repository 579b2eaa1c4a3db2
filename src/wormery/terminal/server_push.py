"""`wormery server push-key`: a key with which a server may push."""

from __future__ import annotations

import sys

from wormery.telling.words import Say

FAILED = 1


def print_push_key(say: Say) -> int:
    """Print a new key, and nothing else, so that it can go to a file."""
    try:
        from wormery.server.push_keys import new_key
    except ImportError:
        print(say("setting-push-needs"), file=sys.stderr)
        return FAILED
    print(new_key())
    return 0
