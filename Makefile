# make demo       install into .venv, run the worked example, write pictures and the program
# make test       install into .venv with the developers' tools, check and test everything
# make lab        install into .venv with JupyterLab, open the lessons
# make dashboard  install into .venv with Voila, serve the guided dialogs as a page

PYTHON ?= python3
BIN = .venv/bin

.PHONY: demo test check compiled lab dashboard clean

demo: .venv/installed
	$(BIN)/teachmech demo

test: check compiled
	$(BIN)/python -m pytest -n auto --dist loadfile

check: .venv/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

compiled: .venv/installed-dev
	$(BIN)/teachmech compile

lab: .venv/installed-dashboard
	$(BIN)/jupyter lab notebooks

dashboard: .venv/installed-dashboard
	$(BIN)/voila --Voila.ip=127.0.0.1 notebooks/dashboard.ipynb

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "teachmech needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

.venv/installed-dashboard: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dashboard]'
	touch $@ .venv/installed

.venv/installed-dev: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ .venv/installed .venv/installed-dashboard

clean:
	rm -rf .venv teachmech-demo .mypy_cache .ruff_cache .pytest_cache .hypothesis
