# Westbound: `make play` plays, `make test` tests; both set up everything themselves.
PYTHON ?= $(shell sh requirements/python.sh)
BIN := .venv/bin
RULES := $(shell grep -rl --include='*.py' '^import cython$$' src examples tests/toys) $(shell find src examples tests/toys -name names.py) $(wildcard $(addprefix src/westbound/,games/*/view.py games/*/wording.py server/presenting/diff.py server/presenting/presenter.py server/presenting/seen_views.py))
PAGE := $(wildcard web/*.*) $(shell find web/src web/public -type f) $(shell find src -name '*.ftl')
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
QUIETLY := -qq --disable-pip-version-check
# For all but playing, what the tests need is installed at once; modules are compiled when they are imported.
PLAYING := $(filter-out .venv/dev test soak screens lint fuzz crash load scaling bench-replay bench-frames ladder sanitize locks,$(or $(MAKECMDGOALS),play))
INSTALLED := $(if $(PLAYING),play.txt,dev.txt --no-compile)
MAKEFLAGS += --jobs=2 # the rules are compiled while the page is built

.PHONY: play dev docs test soak screens lint fuzz crash load scaling bench bench-replay bench-frames ladder balance sanitize locks clean

play: .venv/built .venv/page
	@$(BIN)/westbound serve

# Server and page with reload, at http://localhost:5173 (see CONTRIBUTING.md).
# It runs the sources, so changed rules need not be compiled again.
dev: .venv/installed
	@test -e .venv/built || $(MAKE) --no-print-directory .venv/built
	@$(BIN)/python dev.py

# User docs and API reference as a static site in build/docs.
docs: .venv-docs/installed
	.venv-docs/bin/python manual.py

# Everything, several phases at a time; what each took is printed at the end.
test: .venv/dev .venv/page
	@$(BIN)/python -m tests.phases

# Long tests: packages, killed servers, two processes, frequencies; `--due` runs those whose files changed.
soak: .venv/dev .venv/page
	$(BIN)/python -m tests.soak $(PARTS)

# Pictures of every kind of moment of each game, in build/screens; GAMES=colorado takes only those.
screens: .venv/dev .venv/page
	$(BIN)/python -m tests.screens $(GAMES)

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python page.py check lint

fuzz: .venv/dev
	$(BIN)/python -m tests.fuzz
	$(BIN)/python -m tests.colorado.witness
	$(BIN)/python -m tests.extreme
	$(BIN)/python -m tests.streams --compare --full=60 --bulk=600

# Kill the server over and over in the middle of games and check that nothing is lost or doubled.
KILLS ?= 1000
crash: .venv/dev
	$(BIN)/python -m tests.crash --kills=$(KILLS)

# Run the rules under the compiler's sanitizers (slower).
sanitize: .venv/dev
	sh tests/sanitize.sh

bench: .venv-bench/built
	.venv-bench/bin/python -m bench

# Let the levels play each other, and report how strong they are; takes hours, and goes on where it was stopped.
ladder: .venv/dev
	$(BIN)/python -m bench.ladder

# Load-test our server and boardgame.io's with the same script.
load: .venv/dev .venv/page
	$(BIN)/python -m bench.load

# Measure what one and two server processes carry, and the memory they need (docs/scaling.md).
scaling: .venv/dev .venv/page
	$(BIN)/python -m bench.load.scaling

# Measure replays of long games, on the server and in a browser.
bench-replay: .venv/dev .venv/page
	$(BIN)/python -m bench.replay

# Measure frames a second on a processor that is throttled four times, while things move.
bench-frames: .venv/dev .venv/page
	$(BIN)/python -m bench.frames

# Report how our editions play, compared with their targets.
balance: .venv/built
	$(BIN)/westbound balance pioneers
	$(BIN)/westbound balance pioneer_days
	$(BIN)/westbound balance colorado

locks: .venv/dev
	sh requirements/lock.sh

clean:
	rm -rf .venv .venv-bench .venv-docs .cache build .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage web/node_modules src/westbound/server/page
	find src examples tests/toys '(' -name '*.so' -o -name '*.pxd' ! -name native.pxd ')' -delete

.venv/installed: requirements/play.txt
	@echo "Westbound is being set up in .venv, with $(PYTHON); this takes about two minutes, once."
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Westbound needs Python 3.11 or newer; say make PYTHON=python3.11")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install $(QUIETLY) --use-pep517 --require-hashes -r requirements/$(INSTALLED)
	$(if $(PLAYING),,touch .venv/dev)
	touch $@

.venv/built: .venv/installed setup.py pxd.py src/westbound/engine/steps.py pyproject.toml $(RULES)
	WESTBOUND_EXAMPLES=1 JOBS=$(JOBS) $(BIN)/pip install $(QUIETLY) --no-deps --no-build-isolation -e .
	touch $@

.venv/page: .venv/installed page.py $(PAGE)
	$(BIN)/python page.py
	touch $@

.venv/dev: requirements/dev.txt | .venv/built
	test $@ -nt requirements/dev.txt || $(BIN)/pip install $(QUIETLY) --require-hashes -r requirements/dev.txt
	touch $@

.venv-docs/installed: requirements/docs.txt
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/pip install $(QUIETLY) --require-hashes -r requirements/docs.txt
	touch $@

# In a copy of its own: the compiled modules of .venv may be running.
.venv-bench/built: bench/requirements.txt setup.py pxd.py $(RULES)
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install $(QUIETLY) --require-hashes -r bench/requirements.txt
	rm -rf build/bench && mkdir -p build/bench
	tar cf - --exclude='*.so' --exclude=__pycache__ *.py *.toml *.md LICENSE src examples tests/toys | tar xf - -C build/bench
	cd build/bench && WESTBOUND_EXAMPLES=1 JOBS=$(JOBS) $(CURDIR)/.venv-bench/bin/pip install $(QUIETLY) --no-deps --no-build-isolation -e .
	touch $@
