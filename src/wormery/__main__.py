"""`python -m wormery`, where the command `wormery` is not on the path."""

from wormery.terminal.__main__ import main

if __name__ == "__main__":
    main()
