"""A small exercise, and what students hand in."""

import json
import os
from pathlib import Path

import pytest

from teachmech.homework.limited.sandbox import run_cells
from teachmech.homework.marking import checking, marking

REQUIRED = "TEACHMECH_REQUIRE_SANDBOX"  # if set, a missing sandbox is a failure
_TRIED = run_cells([], [])
needs_sandbox = pytest.mark.skipif(
    _TRIED.status != "run" and REQUIRED not in os.environ, reason=_TRIED.words or "no sandbox"
)

SECRET = "a secret of the course"

SPECIFICATION = """\
exercise: hanging
title: A pendulum
goal: You can write a rod as a constraint.
minutes: 5
variant:
  L: {unit: m, values: [1, 1.25, 1.5]}
particles:
  dimension: 2
  parameters: {L: 1, m: 2, g: 9.81}
  particles:
    - {mass: m, force: [0, -m*g], position: [L, 0], velocity: [0, 0]}
  constraints:
    - {name: rod, equation: x1^2 + y1^2 = L^2}
  time: {end: 0.1, step: 0.01}
parts:
  - {name: rod, kind: constraint, of: [rod], marks: 3, ask: The rod?}
  - {name: force, kind: force, of: [x1, y1], marks: 2, ask: The force?}
  - {name: type, kind: choice, of: holonomic, options: [holonomic, non-holonomic], ask: Which?}
"""
ANSWERS = {"rod": "x1^2 + y1^2 = L^2", "force": {"x1": 0, "y1": "-m*g"}, "type": "holonomic"}
CHECKS = {name: f'task.check("{name}", {name})' for name in ANSWERS}
OPEN = 'from teachmech.homework import open_task\n\ntask = open_task("hanging.task.json")\ntask'
REPORT = 'task.report({"rod": rod, "force": force, "type": type})'


def code(source, **ours):
    metadata = {"teachmech": ours} if ours else {}
    return {
        **{"cell_type": "code", "metadata": metadata, "source": source},
        **{"outputs": [], "execution_count": None},
    }


def text(source, **metadata):
    return {"cell_type": "markdown", "metadata": metadata, "source": source}


def notebook(cells, **metadata):
    return {"nbformat": 4, "nbformat_minor": 4, "metadata": metadata, "cells": cells}


def exercise(folder):
    """Write the source notebook."""
    raw = {
        **{"cell_type": "raw", "source": SPECIFICATION},
        "metadata": {"tags": ["exercise"]},
    }
    cells = [code(f"{name} = {answer!r}", part=name) for name, answer in ANSWERS.items()]
    path = Path(folder, "01-hanging.ipynb")
    path.write_text(json.dumps(notebook([raw, text("# A pendulum"), *cells])))
    return path


def answered(sources=None, **answers):
    """The plain release with answers; what is computed is given as a source."""
    sources = {n: f"{n} = {a!r}" for n, a in {**ANSWERS, **answers}.items()} | (sources or {})
    cells = [text("# A pendulum"), code(OPEN, open="")]
    for name in ANSWERS:
        cells += [code(sources[name], part=name), code(CHECKS[name], check=name)]
    return notebook([*cells, code(REPORT, report="")])


def hand_in(path, content):
    """Write a notebook, a text or bytes, where a student would."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


@pytest.fixture(scope="module", autouse=True)
def warm():
    """Keep the checking processes of one run for the next: each takes a second to begin."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(marking, "close_all", lambda key: None)
        yield
    end_checkers()


@pytest.fixture
def cold(monkeypatch):
    """Begin without a checking process, and let the run end its own."""
    monkeypatch.setattr(marking, "close_all", checking.close_all)
    end_checkers()


def end_checkers():
    for key in list(checking._idle):
        checking.close_all(key)
