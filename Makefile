# Every target does its own set-up and is quick when nothing has changed.

PYTHON := $(shell for p in python3.13 python3.12 python3.11 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& { echo $$p; break; }; done)
BIN := .venv/bin
INSTALLED := .venv/.installed

.PHONY: help install play test bench format counts pictures clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 12

install: $(INSTALLED)  ## set up the virtual environment in .venv

$(INSTALLED): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Wormery needs Python 3.11 or later, and found none." >&2; exit 1; }
	@echo "Setting up .venv (once; this takes a minute or two) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@echo "Compiling the rules and the players (once) …"
	@$(BIN)/python -m wormery.arena.warming
	@touch $@

play: $(INSTALLED)  ## play a game in the terminal; ARGS="it-happens --seats 2"
	@$(BIN)/wormery play $(ARGS)

test: $(INSTALLED)  ## check format, lint, types and floors, and run all tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m wormery.arena.warming
	$(BIN)/pytest --numprocesses 2 --quiet

bench: $(INSTALLED)  ## measure; ONLY=rules for one part
	$(BIN)/python -m benchmarks $(ONLY)

format: $(INSTALLED)  ## put the sources into their form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

counts: $(INSTALLED)  ## compute the exact counts of docs/counts.md anew
	$(BIN)/python -m wormery.arena.counts

pictures: $(INSTALLED)  ## draw the pictures of the terminal anew
	$(BIN)/python docs/pictures/draw.py

clean:  ## remove what the other targets have made
	rm -rf .venv dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
