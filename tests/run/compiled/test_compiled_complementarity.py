"""Complementarity problems in the kernels against the readable program."""

import json
from importlib.resources import files
from types import FunctionType

import numpy as np
import pytest

pytest.importorskip("numba")
pytest.importorskip("llvmlite")

import teachmech as tm
from teachmech.numerics.complementarity import lemke
from teachmech.numerics.friction import plane_friction
from teachmech.numerics.integrators import Settings
from teachmech.run.compiled import kernel_complementarity
from teachmech.run.compiled.compiled_problem import build
from teachmech.run.compiled.kernel_library import calls

from ...node import in_node

STATUS = {1: "solved", 2: "ray", 3: "limit", 4: "inaccurate", 5: "undefined"}


def in_python():
    """The functions of the kernel without Numba; a pointer to an entry is a view."""
    found = vars(kernel_complementarity) | {"at": lambda x, k: x[k:]}
    for name, function in [*found.items()]:
        if hasattr(function, "py_func"):
            found[name] = FunctionType(function.py_func.__code__, found, name)
    return found


PLAIN = in_python()


@pytest.fixture(scope="module")
def machine():
    """Call a function of the library."""
    problem = build(tm.example("pendulum").system, Settings.of((0, 1, 0.1)))

    def call(name, *arguments):
        kept = [x if isinstance(x, int) else np.ascontiguousarray(x, float) for x in arguments]
        return calls(name, problem, *kept)(), kept

    return call


def cases():
    """Definite, redundant, not symmetric, degenerate, without a solution, in other units."""
    for n in (0, 1, 2, 3, 6, 12, 30):
        for seed in range(6):
            rng = np.random.default_rng([n, seed])
            A, B = rng.normal(size=(2, n, n))
            G = rng.integers(-1, 2, (n, 1 + n // 2)).astype(float)
            units = 10.0 ** rng.integers(-4, 5, n)
            yield A @ A.T + np.eye(n), rng.normal(size=n)
            yield units[:, None] * (A @ A.T) * units, units * rng.normal(size=n)
            yield A @ A.T + B - B.T, rng.normal(size=n)
            yield G @ G.T, G @ rng.integers(-2, 3, G.shape[1])
            yield G @ G.T, rng.integers(-2, 3, n).astype(float)
            yield A, rng.normal(size=n)
    yield np.array([[np.nan]]), np.ones(1)
    yield np.zeros((2, 2)), np.array([1.0, -1.0])


def friction_cases():
    for m in (1, 2, 3, 8):
        for seed in range(10):
            rng = np.random.default_rng([m, seed])
            J = rng.normal(size=(2 * m, 3 if seed % 2 else 2 * m + 1))
            mu = rng.choice([0, 0.2, 0.9], m)
            slip = rng.integers(-1, 2, m) if seed % 3 else np.zeros(m)
            yield J @ J.T, J @ rng.normal(size=J.shape[1]), mu, slip.astype(float)


def assert_alike(status, z, solution_status, exact):
    assert STATUS[status] == solution_status
    size = np.nan_to_num(np.abs(exact)).max(initial=0.0)
    np.testing.assert_allclose(z, exact, atol=1e-11 * size + 1e-300, rtol=1e-9)


def memory_of(n):
    return np.full(2 * n * n + 7 * n, np.nan)


def test_the_kernel_finds_what_the_readable_program_finds(machine):
    seen = set()
    for W, q in cases():
        n, exact = len(q), lemke(W, q)
        seen.add(exact.status)
        plain = np.zeros(n), np.zeros(n)
        flat = np.ascontiguousarray(W).ravel()
        status = PLAIN["lemke"](n, flat, q.astype(float), *plain, memory_of(n))
        assert_alike(status, plain[0], exact.status, exact.z)
        compiled, (*_, z, w, _) = machine(
            "contact_forces", n, flat, q, np.zeros(n), np.zeros(n), memory_of(n)
        )
        assert compiled == status
        np.testing.assert_array_equal(z, plain[0])  # no function differs, so no bit does
        np.testing.assert_array_equal(w, plain[1])
    assert seen == {"solved", "ray", "undefined"}


def test_friction_in_the_plane_is_that_of_the_readable_program(machine):
    for W, q, mu, slip in friction_cases():
        m = len(mu)
        exact = plane_friction(W, q, mu, slip)
        workspace, forces = np.full(48 * m * m + 40 * m, np.nan), np.zeros(2 * m)
        flat = np.ascontiguousarray(W).ravel()
        status = PLAIN["friction_in_the_plane"](m, flat, q, mu, slip, forces, workspace)
        both = np.concatenate([exact.normal, exact.tangential])
        assert_alike(status, forces, exact.status, both)
        compiled, (*_, found, _) = machine(
            "plane_contact_forces", m, flat, q, mu, slip, np.zeros(2 * m), workspace
        )
        assert compiled == status
        np.testing.assert_array_equal(found, forces)


PAGE = """
import { readFileSync } from "node:fs";
import { lemke, frictionInThePlane } from "./kernels.js";
const { contacts, friction } = JSON.parse(readFileSync("cases.json", "utf8"));
const array = (x) => Float64Array.from(x);
const found = { contacts: [], friction: [] };
for (const [n, W, q] of contacts) {
  const z = array(q), w = array(q), memory = new Float64Array(2 * n * n + 7 * n);
  found.contacts.push([lemke(n, array(W), array(q), z, w, memory), [...z]]);
}
for (const [m, W, q, mu, slip] of friction) {
  const forces = new Float64Array(2 * m), memory = new Float64Array(48 * m * m + 40 * m);
  const given = [W, q, mu, slip].map(array);
  found.friction.push([frictionInThePlane(m, ...given, forces, memory), [...forces]]);
}
console.log(JSON.stringify(found));
"""


def test_a_page_computes_the_same_numbers(tmp_path):
    core = files("teachmech.numerics").joinpath("javascript", "kernels.js")
    (tmp_path / "kernels.js").write_text(core.read_text("utf-8"), "utf-8")
    contacts = [(W.ravel(), q.astype(float)) for W, q in cases() if np.isfinite(W).all()]
    friction = [(W.ravel(), *rest) for W, *rest in friction_cases()]
    given = {
        "contacts": [(len(q), W.tolist(), q.tolist()) for W, q in contacts],
        "friction": [(len(x[2]), *(y.tolist() for y in x)) for x in friction],
    }
    (tmp_path / "cases.json").write_text(json.dumps(given), "utf-8")
    found = in_node(tmp_path, PAGE)
    for (W, q), (status, z) in zip(contacts, found["contacts"], strict=True):
        n, exact = len(q), np.zeros(len(q))
        assert PLAIN["lemke"](n, W, q, exact, np.zeros(n), memory_of(n)) == status
        np.testing.assert_array_equal(np.array(z, float), exact)
    for (W, q, mu, slip), (status, forces) in zip(friction, found["friction"], strict=True):
        m, exact = len(mu), np.zeros(2 * len(mu))
        workspace = np.zeros(48 * m * m + 40 * m)
        given = m, W, q, mu, slip, exact, workspace
        assert PLAIN["friction_in_the_plane"](*given) == status
        np.testing.assert_array_equal(np.array(forces, float), exact)
