# Two commands are enough: `make play` and `make test`. Both first prepare what they need; the second time that is quick.

VENV := .venv/bin
CODE := src tests tools bench setup.py

.DEFAULT_GOAL := help
.PHONY: help play test test-all setup lint types format docs check-wheel wheel trained bench peers clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: setup ## serve the table and open it in the browser (ARGS="--port 8123" for another port)
	@$(VENV)/regalia serve --open $(ARGS)

PYTEST := $(VENV)/python -m pytest -n auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder

test: setup lint ## what every change must pass: style, types, the client's tests, all but the release tests
	@cd web && npm test --silent
	@$(PYTEST) -m "not release" $(ARGS)

test-all: test ## what a release must pass: the same, then the long tests
	@$(PYTEST) -m release $(ARGS)

setup: ## prepare .venv, compile the rules, build the client
	@python=$$(PYTHON="$(PYTHON)" sh tools/find-python.sh) && "$$python" tools/prepare.py

lint: setup ## style and types, Python and TypeScript
	@$(VENV)/ruff check $(CODE) examples
	@$(VENV)/ruff format --check --quiet $(CODE) examples
	@$(VENV)/mypy $(CODE)
	@cd web && npm run --silent check

format: setup ## put all Python in our layout
	@$(VENV)/ruff format $(CODE) examples
	@$(VENV)/ruff check --fix $(CODE) examples

types: setup ## rewrite what is generated: the client's types, the schemas of files
	@$(VENV)/python tools/wire_types.py
	@$(VENV)/python tools/schemas.py

docs: ## build the documentation site into build/site
	@python=$$(PYTHON="$(PYTHON)" sh tools/find-python.sh) && "$$python" tools/prepare.py docs
	@$(VENV)/python tools/docs_site.py $(ARGS)

TRAINED := --train # TRAINED= builds what is quicker to make and slower to run

trained: setup
	@$(VENV)/python tools/compile.py $(TRAINED)

wheel: trained ## build dist/regalia-*.whl with the compiled rules and the client inside
	@$(VENV)/python tools/wheel.py

check-wheel: wheel ## install that wheel alone, without compiler and Node, and play
	@$(VENV)/python tools/check_wheel.py

bench: trained ## our speed
	@$(VENV)/regalia bench $(ARGS)

peers: setup ## our speed and OpenSpiel's in one run (installs OpenSpiel under build/)
	@$(VENV)/python bench/peers.py $(ARGS)

clean: ## remove all that was made, .venv and node_modules too
	rm -rf .venv build dist web/node_modules src/regalia/_native src/regalia/server/client src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis src/.mypy_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
