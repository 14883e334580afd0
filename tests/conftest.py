"""Systems that many tests use."""

import gc
import logging

import numpy as np
import pytest

import teachmech as tm


@pytest.fixture
def pendulum():
    """Return a unit pendulum in the plane, released from the horizontal."""
    return tm.System(
        coordinates=["x", "y"],
        mass=["m", "m"],
        forces=[0, "-m*g"],
        constraints=[tm.Constraint("x^2 + y^2 = L^2", "rod")],
        parameters={"m": 1, "g": 9.81, "L": 1},
        start={"x": "-L"},
        name="pendulum",
        points=[("x", "y")],
    )


# The files that take longest come first, so that no worker is left with one of them at the end.
LONG = ("homework/test_graders", "browser/", "homework/test_marking", "homework/", "studies/")


def pytest_collection_modifyitems(items):
    """Begin with the longest files, and mark as thorough what the marker `few` does not name."""
    items.sort(
        key=lambda item: next((k for k, n in enumerate(LONG) if n in item.nodeid), len(LONG))
    )
    for item in items:
        for mark in item.iter_markers("few"):
            if not any(name in item.callspec.id for name in mark.args):
                item.add_marker("thorough")


def pytest_collection_finish():
    """Leave what stays out of the search for garbage: a million objects, some looked at anew."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


class Told(logging.Handler):
    """A handler that keeps the logged records."""

    def __init__(self):
        super().__init__(logging.ERROR)
        self.texts = []

    def emit(self, record):
        self.texts.append(self.format(record))


@pytest.fixture(autouse=True)
def told():
    """Errors that were turned into messages and logged: none, unless the test takes them."""
    handler, log = Told(), logging.getLogger("teachmech")
    log.addHandler(handler)
    yield handler.texts
    log.removeHandler(handler)
    assert handler.texts == []


@pytest.fixture
def rng():
    return np.random.default_rng(20040152)
