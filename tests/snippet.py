"""`python -c PROGRAM …` and `python FILE.py …` as a module, so that they can be forked."""

import os
import runpy
import sys


def main() -> None:
    program = sys.argv.pop(1)
    if program.endswith(".py"):
        sys.argv[0] = program
        sys.path[0] = os.path.dirname(program)
        runpy.run_path(program, run_name="__main__")
    else:
        exec(compile(program, "<snippet>", "exec"), {"__name__": "__main__"})


if __name__ == "__main__":
    main()
