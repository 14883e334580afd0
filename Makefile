# make demo   install into .venv, run the worked example, write pictures and the program
# make test   install into .venv with the developers' tools, check and test everything

PYTHON ?= python3
BIN = .venv/bin

.PHONY: demo test check clean

demo: .venv/installed
	$(BIN)/teachmech demo

test: check
	$(BIN)/python -m pytest

check: .venv/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "teachmech needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

.venv/installed-dev: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ .venv/installed

clean:
	rm -rf .venv teachmech-demo .mypy_cache .ruff_cache .pytest_cache .hypothesis
