# Everything that is done here, by name. Needs Python 3.11 or newer; the rest is installed into .venv.

PYTHON ?= python3
WORKERS ?= 2
GAMES ?= 5000
SEED ?= 1
KILLS ?= 100
DATABASE ?= sqlite
# The engine's tests: run interpreted with all the others, then once more on the compiled engine.
ENGINE_TESTS := tests/core tests/parts tests/games tests/conformance tests/soak tests/project/test_build.py \
	tests/schemas/test_document.py
PEERS := open_spiel rlcard pettingzoo[classic] catanatron

VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
UV := $(BIN)/uv
LOCK := $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --custom-compile-command "make lock"
WHEEL := $(abspath $(BIN)/python) -m hatchling build --target wheel --directory
export UV_PYTHON_DOWNLOADS := never

# Installs a lock file into an environment. uv brings certificates of its own; where those do not do (behind a
# proxy, say) the system's are tried.
locked = $(UV) pip install --quiet --python $(1) --require-hashes -r $(2) || \
	UV_SYSTEM_CERTS=true $(UV) pip install --quiet --python $(1) --require-hashes -r $(2)

# A stamp file is newer than all that its step was made from. The name of the last one holds a checksum of the
# list of the engine's files and of the package's folders, so that it goes out of date when one is added or removed.
ENGINE := $(sort $(shell find $(addprefix src/bottega/,core parts games) -type f -not -name '*.pyc'))
UV_READY := $(VENV)/uv.stamp
INSTALLED := $(VENV)/install.stamp
BUILD_READY := $(VENV)/build.stamp
TEST_READY := $(VENV)/test.stamp
COMPILED := $(VENV)/compiled-$(firstword $(shell echo $(BOTTEGA_COMPILE) $(ENGINE) $(wildcard src/bottega/*) | cksum)).stamp
# What wants the fastest engine: compiled, unless nobody wants a compiler here.
FASTEST := $(if $(filter never,$(BOTTEGA_COMPILE)),$(INSTALLED),$(COMPILED))

.PHONY: help play install compile test test-compiled soak siege check format schemas bench load lock dist clean
.DELETE_ON_ERROR:

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/make \1\t\2/' | expand -t 20

# At a terminal the server is a job of its own (set -m): Ctrl-C is for it alone, and make ends well.
play: $(INSTALLED) ## install what is missing, and open Bottega on this machine
	@! test -t 0 || set -m; $(BIN)/bottega serve $(if $(filter no,$(BROWSER)),--no-browser) || test $$? -eq 130

install: $(INSTALLED) ## install Bottega into .venv, and start nothing
	@echo "Bottega is installed: $(BIN)/bottega starts it."

compile: $(FASTEST) ## compile the engine, for faster bots and simulations (some minutes; needs a C compiler)
	@$(BIN)/bottega --version

test: $(TEST_READY) ## run all tests, then the engine's once more on the compiled engine
	$(BIN)/pytest -n $(WORKERS) --dist worksteal
	@if $(BIN)/python hatch_build.py; then \
		$(MAKE) --no-print-directory test-compiled; \
	else \
		echo "The engine's tests were not run again on the compiled engine."; \
	fi

test-compiled: $(TEST_READY) $(COMPILED) ## run the engine's tests on the compiled engine alone
	BOTTEGA_EXPECT=compiled $(BIN)/pytest -n $(WORKERS) --dist worksteal -o pythonpath=. $(wildcard $(ENGINE_TESTS))

soak: $(TEST_READY) $(FASTEST) ## play thousands of random games with all checks on (GAMES, SEED, GAME, WORKERS, ONLY)
	$(BIN)/python -m tests.soak $(if $(ONLY),--only '$(ONLY)',--games $(GAMES) --seed $(SEED) \
		$(addprefix --game ,$(GAME)) $(if $(filter-out file,$(origin WORKERS)),--workers $(WORKERS)))

siege: $(TEST_READY) ## kill a server again and again while games are played, and look what is left (KILLS, DATABASE)
	PYTHONPATH=src $(BIN)/python -m tests.server.siege --kills $(KILLS) --database $(DATABASE)

check: $(TEST_READY) ## lint, formatting, types, direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

format: $(TEST_READY) ## format the code and mend what the linter can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

schemas: $(INSTALLED) ## write the JSON Schemas of all games and of the server to docs/schemas
	@for name in $(patsubst src/bottega/games/%/meta.py,%,$(wildcard src/bottega/games/*/meta.py)) server openapi; do \
		$(BIN)/bottega schema $$name > docs/schemas/$$name.json || exit 1; \
	done

bench: $(COMPILED) ## measure the engine beside its peers
	test -x $(BENCH)/bin/pip || $(PYTHON) -m venv $(BENCH)
	$(call locked,$(BENCH),requirements/play.txt)
	@for peer in $(PEERS); do \
		$(UV) pip install --quiet --python $(BENCH) "$$peer" || echo "$$peer cannot be installed here: going on without it."; \
	done
	PYTHONPATH=src $(BENCH)/bin/python -m bench.run

load: $(FASTEST) ## put a server under load, and write down how it bears it (some minutes; GAME, and Node for a peer)
	$(BIN)/python -m bench.load $(addprefix --game ,$(GAME))

lock: $(UV_READY) ## choose the newest versions of all dependencies and write requirements/*.txt
	echo uv | $(LOCK) - -o requirements/uv.txt
	$(LOCK) pyproject.toml -o requirements/play.txt
	$(LOCK) pyproject.toml --group build -c requirements/play.txt -o requirements/build.txt
	$(LOCK) pyproject.toml --group build --group test --group check -c requirements/build.txt -o requirements/test.txt

dist: $(BUILD_READY) ## build a wheel into dist/
	$(WHEEL) dist

clean: ## remove all that was installed, built or cached
	rm -rf $(VENV) $(BENCH) dist .soak .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find environment src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV_READY): requirements/uv.txt
	@echo "Installing what is missing into $(VENV), which takes some seconds."
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# Earlier versions of Bottega were installed as a package, which would be found before src/.
$(INSTALLED): $(UV_READY) requirements/play.txt environment/bottega_engine.py
	@$(call locked,$(BIN)/python,requirements/play.txt)
	@$(UV) pip uninstall --quiet --python $(BIN)/python bottega
	@$(BIN)/python environment/bottega_engine.py
	@touch $@

$(BUILD_READY): $(INSTALLED) requirements/build.txt
	@$(call locked,$(BIN)/python,requirements/build.txt)
	@touch $@

$(TEST_READY): $(INSTALLED) requirements/test.txt
	@$(call locked,$(BIN)/python,requirements/test.txt)
	@touch $@

# Compiled from a copy of the tree, so that what is edited in the meantime is in none of it, and the stamp is older.
# Where nothing could be compiled there is no stamp, and it is tried again another time.
$(COMPILED): $(BUILD_READY) pyproject.toml hatch_build.py $(ENGINE)
	@rm -rf $(VENV)/compiled-*.stamp $(VENV)/tree
	@mkdir $(VENV)/tree && touch $(VENV)/tree/begun
	@cp -R pyproject.toml hatch_build.py README.md LICENSE src $(VENV)/tree
	@cd $(VENV)/tree && $(WHEEL) .
	@$(BIN)/python environment/bottega_engine.py $(VENV)/tree/*.whl
	@test ! -e $(VENV)/compiled/bottega__mypyc*.so || mv $(VENV)/tree/begun $@
	@rm -rf $(VENV)/tree
