"""The command `wormery`. Whatever is slow to load is loaded by the command that needs it."""

import sys

INTERRUPTED = 130


def main() -> None:
    try:
        from wormery.terminal.starting import start  # Ctrl-C may fall into loading it

        code = start(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


if __name__ == "__main__":
    main()
