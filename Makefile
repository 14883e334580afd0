# make demo       install into .venv, run the worked example, write pictures and the program
# make test       install into .venv with the developers' tools, check and test every capability
# make test-all   the same, then test-rest
# make test-rest  what make test leaves out: more cases, and the arithmetic of other processors
# make quick      for every save: lint, types, and what covers the package in a minute
# make release    build and check a wheel and a source distribution, without uploading them;
#                 PYTHONS="..." names more interpreters to try
# make lab        install into .venv with JupyterLab, open the lessons
# make docs       install into .venv with Sphinx, write the documentation site to build/site
# make lite       build a JupyterLite site with the lessons; PYODIDE="..." is its distribution
# make dashboard  install into .venv with Voila, serve the guided dialogs as a page

PYTHON ?= python3
BIN = .venv/bin
MAKEFLAGS += --jobs=2
PYTEST = $(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder --max-worker-restart 0 \
         --durations 25
LESSONS = notebooks
SOME_LESSONS = notebooks/02-first-problem.ipynb notebooks/11-mechanisms-from-text.ipynb notebooks/dashboard.ipynb
EXAMPLES = teachmech docs README.md

# Matrices as small as ours are multiplied before a second thread has woken up, and where tests run
# in all cores the threads of BLAS wait for each other.
test test-rest quick: export OPENBLAS_NUM_THREADS = 1
test test-rest quick: export OMP_NUM_THREADS = 1

# Tests start hundreds of processes; without stored bytecode, each compiles its imports again, which
# takes from two to four times as long.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test test-all test-rest quick release check javascript compiled docs lite lab dashboard clean

demo: .venv/installed
	$(BIN)/teachmech demo

# The last bits of a result depend on the processor. Examples and some lessons run with the arithmetic
# of the oldest processor, which is farthest from that of the machines on which they are written and
# read; test-rest runs all lessons with it, and lessons and examples with that of the newest.
test: check compiled
	$(PYTEST) -p no:nbval -m "not thorough" tests
	$(BIN)/python tests/processors.py nehalem $(PYTEST) --nbval $(SOME_LESSONS) $(EXAMPLES)

test-rest: compiled
	TEACHMECH_ALL_EXAMPLES=1 $(PYTEST) -p no:nbval -m "thorough or hypothesis" tests
	$(BIN)/python tests/processors.py nehalem $(PYTEST) --nbval $(LESSONS)
	$(BIN)/python tests/processors.py skylakex $(PYTEST) --nbval $(LESSONS) $(EXAMPLES)

test-all: test
	$(MAKE) test-rest

quick: check
	$(PYTEST) -p no:nbval -m quick tests

lite: .venv/bin/python
	$(BIN)/python docs/lite.py $(PYODIDE)

release: .venv/bin/python
	$(BIN)/python docs/release.py $(PYTHONS)

check: .venv/installed-dev javascript
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Types, lint and format of the JavaScript; a user needs no Node.
javascript: $(if $(shell command -v npm),node_modules/.package-lock.json)
	@if command -v npm > /dev/null; then npm run --silent check; \
	else echo "npm is not installed: the JavaScript is not checked"; fi

node_modules/.package-lock.json: package-lock.json
	npm ci --silent --no-audit --no-fund
	touch $@

compiled: .venv/installed-dev
	$(BIN)/teachmech compile

docs: .venv/installed-docs
	$(BIN)/python docs/site/build_site.py

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

.venv/installed-docs: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --no-compile --quiet --disable-pip-version-check --editable '.[docs]'
	touch $@ .venv/installed

# To compile all of the 13 000 files takes most of a minute; those that are imported are compiled then.
.venv/installed-dev: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --no-compile --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ .venv/installed .venv/installed-dashboard

clean:
	rm -rf .venv build node_modules teachmech-demo .mypy_cache .ruff_cache .pytest_cache .hypothesis
