"""The process that turns one picture into pixels: SVG comes in, PNG goes out.

It has a process of its own, for as long as that takes: the library holds on to the interpreter,
and a server that waits for it would keep everybody waiting.
"""

import sys

import resvg_py


def main() -> None:
    drawn = sys.stdin.buffer.read().decode()
    made = resvg_py.svg_to_bytes(
        svg_string=drawn, skip_system_fonts=True, font_files=sys.argv[1:]
    )
    sys.stdout.buffer.write(bytes(made))


if __name__ == "__main__":
    main()
