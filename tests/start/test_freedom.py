"""Degrees of freedom: published signature matrices, matroids by brute force, singular starts."""

import re
from itertools import combinations, permutations
from math import factorial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linprog

import teachmech as tm
from teachmech.model.signature import signature
from teachmech.program import Model
from teachmech.start.assembly import Assembler
from teachmech.start.freedom import freedom
from teachmech.start.mobility import Mobility

pytestmark = pytest.mark.quick

FILES = Path(tm.__file__).parent / "problems" / "examples" / "mechanisms"
NONE = -np.inf


def mechanism(name):
    return tm.Mechanism.load(FILES / f"{name}.yaml")


def system(coordinates, constraints, **start):
    names = coordinates.split()
    n = len(names)
    return tm.System(names, [1] * n, [0] * n, constraints, start=start)


def linkage(*more, **start):
    """Return bars of length 1 at (0, 0) and (1, 0), a coupler of length 1, and further bars."""
    bars = ["x^2 + y^2 = 1", "(u - 1)^2 + w^2 = 1", "(u - x)^2 + (w - y)^2 = 1"]
    names = ["left", "right", "coupler"]
    constraints = [tm.Constraint(*pair) for pair in zip(bars, names, strict=True)]
    return system("x y u w", [*constraints, *more], **start)


STRETCHED = {"x": 1, "u": 2}
UPRIGHT = {"x": 0.6, "y": 0.8, "u": 1.6, "w": 0.8}
THIRD = tm.Constraint("(x/2 + u/2 - 1/2)^2 + (y/2 + w/2)^2 = 1", "third bar")


# --- structure ------------------------------------------------------------------------------------


def test_the_pendulum_has_the_published_signature_matrix(pendulum):
    """J. D. Pryce, BIT 41 (2001), example 1: offsets (0, 0, 2) and (2, 2, 0), index 3."""
    found = signature(pendulum)
    assert found.equations == ("x", "y", "rod")
    assert found.variables == ("x", "y", "lambda1")
    assert found.sigma.tolist() == [[2, NONE, 0], [NONE, 2, 0], [0, 0, NONE]]
    assert (found.c, found.d) == ((0, 0, 2), (2, 2, 0))
    assert (found.value, found.index) == (2, 3)


@pytest.mark.parametrize(
    ("constraints", "index", "value"),
    [
        ([], 0, 6),
        (["x = y"], 3, 4),
        (["vx = vy*sin(phi)"], 2, 5),
        (["vx = vy*sin(phi)", "x = y"], 3, 3),
    ],
)
def test_index_and_initial_values_follow_the_kind_of_constraint(constraints, index, value):
    found = freedom(system("x y phi", constraints, phi=1))
    assert (found.signature.index, found.signature.value) == (index, value)
    assert found.initial_values == value
    assert found.confirmed


def test_a_constraint_of_a_massless_coordinate_has_index_1():
    massless = tm.System(["x", "s"], [1, 0], ["-x", 0], ["s = x^2"], start={"x": 1, "s": 1})
    found = freedom(massless)
    assert (found.signature.c, found.signature.d) == ((0, 0, 0), (2, 0, 0))
    assert (found.signature.index, found.signature.value) == (1, 2)
    assert found.confirmed


CASES = [
    tm.example("meridian").system,
    linkage(),
    system("x y phi", ["vx^2 + vy = 1", "x*phi = 0"]),
    tm.System(["x", "s"], [1, 0], ["-vx", "-s"], ["s*x = t"]),
    tm.System(["x", "y"], [["2", "x"], ["x", "2"]], ["-vy", "y"], ["x = sin(y)"]),
]


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_offsets_are_least_and_the_transversal_is_greatest(case):
    """Compare with linear programming, and with all permutations of small systems."""
    found = signature(case)
    N, sigma, rows = len(found.sigma), found.sigma, np.arange(len(found.sigma))
    if N <= 8:
        best = max(sum(sigma[rows, list(p)]) for p in permutations(range(N)))
        assert sum(sigma[rows, list(found.transversal)]) == best == found.value
    bounds, sides, tight, values = [], [], [], []
    for k, j in zip(*np.nonzero(np.isfinite(sigma)), strict=True):
        row = np.zeros(2 * N)
        row[k], row[N + j] = 1, -1  # c_k - d_j <= -sigma_kj
        bounds.append(row)
        sides.append(-sigma[k, j])
        if found.transversal[k] == j:
            tight.append(row)
            values.append(-sigma[k, j])
    least = linprog(np.ones(2 * N), bounds, sides, tight, values)
    assert (*found.c, *found.d) == pytest.approx(least.x, abs=1e-9)


def test_a_python_function_has_the_structure_of_its_text():
    def rod(x, y, L):
        return x**2 + y**2 - L**2

    texts = tm.System(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = L^2"], {"L": 1})
    function = tm.System(["x", "y"], [1, 1], [0, 0], [rod], {"L": 1})
    ours, other = signature(texts), signature(function)
    assert (ours.index, ours.value, ours.c, ours.d) == (3, 2, other.c, other.d)


def test_too_many_constraints_are_structurally_singular():
    found = freedom(system("x y", ["x", "y", "x + y = 0"]))
    assert found.signature.singular
    assert (found.signature.index, found.signature.value) == (None, None)
    assert not found.confirmed
    assert "structurally singular" in str(found)
    assert "none may be fixed" in str(found)


def test_the_structure_does_not_show_redundant_constraints():
    found = freedom(tm.example("conical-pendulum").system)
    assert [str(r) for r in found.redundant] == ["doubled = 2 thread", "reversed = -thread"]
    assert (found.degrees_of_freedom, found.initial_values, found.signature.value) == (2, 4, 0)
    assert not found.confirmed
    assert not found.singular
    assert "structural analysis does not detect the dependence of the equations" in str(found)


# --- mechanisms -----------------------------------------------------------------------------------


def test_mechanism0_has_three_degrees_of_freedom_one_in_the_rod():
    found = mechanism("mechanism0").freedom()
    assert found.degrees_of_freedom == 3
    assert [g.names for g in found.groups] == [("A_x", "A_y", "theta_OA"), ("B_x",), ("B_y",)]
    published = ["A_x", "B_x", "vA_x", "vB_x", "vB_y"]
    assert found.conflict(published) == ()
    assert found.conflict([*published, "theta_OA"]) == ("A_x", "theta_OA")
    assert (found.signature.index, found.signature.value) == (3, 6)


@pytest.fixture(scope="module")
def crooked():
    """Return mechanism1 at an unsymmetric start, at which every point moves."""
    elsewhere = mechanism("mechanism1").system.replace(start={"C_x": -0.6, "F_x": 0.8})
    report = tm.examine_start(elsewhere, fixed=["C_x", "F_x"])
    return elsewhere.replace(start=report.proposal)


def test_mechanism1_has_the_published_fixable_values():
    found = mechanism("mechanism1").freedom()
    assert (found.degrees_of_freedom, found.report.rank, found.redundant) == (2, 6, ())
    assert (found.signature.index, found.signature.value) == (3, 4)
    assert found.conflict(["C_x", "F_x", "vC_x", "vF_x"]) == ()
    assert found.conflict(["C_x", "F_x", "C_y"]) == ("C_x", "C_y")
    assert found.conflict(["vC_x", "vD_y"]) == ("vC_x", "vD_y")


def test_mechanism1_moves_its_four_bar_linkage_in_proportion(crooked):
    (group,) = freedom(crooked).groups
    assert group.degrees_of_freedom == 2
    assert group.names == crooked.coordinates
    (part,) = group.parts
    assert part.degrees_of_freedom == 1
    assert part.names == ("C_x", "C_y", "D_x", "D_y", "E_x", "E_y")
    assert "at most 1 of C_x, C_y, D_x, D_y, E_x, E_y" in str(freedom(crooked))


def test_assembly_fails_exactly_for_conflicting_values(crooked):
    """Assembly keeps two or three perturbed values unless they are in conflict."""
    found = freedom(crooked)
    rng = np.random.default_rng(5)
    moved = {
        name: found.report.start[name] + 1e-4 * rng.uniform(-1, 1)
        for name in (*crooked.coordinates, *crooked.velocities)
    }
    off = crooked.replace(start=moved)
    start = Assembler(Model.of(off), np.float64(0), 1e-9)
    pairs = list(combinations(crooked.coordinates, 2))
    pairs += list(combinations(crooked.velocities[:4] + crooked.velocities[6:], 2))
    for names in [*pairs, ("C_x", "F_x", "F_y"), ("C_x", "F_x", "vD_x", "vF_x")]:
        assert bool(start.surplus(names)) == bool(found.conflict(names)), names


def test_andrews_squeezer_has_one_degree_of_freedom():
    squeezer = mechanism("andrews")
    found = squeezer.freedom()
    assert len(found.positions.names) == 11
    assert (found.degrees_of_freedom, found.nearby, found.redundant) == (1, 1, ())
    assert (found.signature.index, found.signature.value) == (3, 2)
    assert found.conflict("F_y") == ()
    assert found.conflict(["theta_OF", "F_y"]) == ("theta_OF", "F_y")
    # OF and FE are in one line at the start: the parts after E are at rest to first order.
    assert found.positions.still == tuple(f"{point}_{axis}" for point in "DEGH" for axis in "xy")
    motion = squeezer.simulate(time=(0, 0.01, 0.01))
    names = (*motion.system.coordinates, *motion.system.velocities)
    later = freedom(motion.system, 0.01, {name: float(motion[name][-1]) for name in names})
    assert [group.names for group in later.groups] == [motion.system.coordinates]
    assert later.positions.still == ()


# --- redundant, singular, free, nonholonomic ------------------------------------------------------


def test_a_third_bar_of_a_parallelogram_is_redundant_by_name():
    found = freedom(linkage(THIRD, **UPRIGHT))
    assert (found.degrees_of_freedom, found.nearby, found.singular) == (1, 1, False)
    (relation,) = found.redundant
    assert str(relation) == "third bar = 1/2 left + 1/2 right"
    assert "redundant: third bar = 1/2 left + 1/2 right" in str(found)


def test_a_stretched_linkage_is_a_singular_start():
    found = freedom(linkage(**STRETCHED))
    assert (found.degrees_of_freedom, found.nearby, found.singular) == (2, 1, True)
    assert "singular start: 2 degrees of freedom here, 1 near it" in str(found)
    assert found.positions.still == ("x", "u")
    assert not freedom(linkage(**UPRIGHT)).singular


def test_two_rods_in_one_line_between_fixed_points_move_for_an_instant_only():
    found = freedom(system("x y", ["x^2 + y^2 = 1", "(x - 2)^2 + y^2 = 1"], x=1))
    assert (found.degrees_of_freedom, found.nearby, found.singular) == (1, 0, True)
    assert "dependent here: c2 = -c1" in str(found)
    assert "no other state near it" in str(found)


def test_a_constraint_of_a_single_point_has_no_freedom_nearby():
    found = freedom(system("x y", ["x^2 + y^2 = 0"]))
    assert (found.degrees_of_freedom, found.nearby) == (2, 0)


def test_a_skate_binds_velocities_but_not_positions():
    edge = tm.Constraint("vx*sin(phi) - vy*cos(phi)", "edge")
    found = freedom(system("x y phi", [edge], phi="pi/6"))
    assert (found.holonomic, found.nonholonomic, found.degrees_of_freedom) == (0, 1, 2)
    assert found.conflict(["x", "y", "phi", "vphi", "vx"]) == ()
    assert found.conflict(["x", "y", "phi", "vx", "vy"]) == ("vx", "vy")
    assert found.proposal == ("x", "y", "phi", "vx", "vphi")
    along = freedom(system("x y phi", [edge]))
    assert along.velocities.still == ("vy",)
    assert along.conflict("vy") == ("vy",)


def test_all_values_of_a_free_particle_may_be_fixed():
    found = freedom(system("x y z", []))
    assert (found.degrees_of_freedom, found.nearby, found.signature.index) == (3, 3, 0)
    assert found.conflict(["x", "y", "z", "vx", "vy", "vz"]) == ()
    assert found.proposal == ("x", "y", "z", "vx", "vy", "vz")


def test_a_chain_is_read_from_the_top():
    rods = ["x^2 + y^2 = 1", "(u - x)^2 + (w - y)^2 = 1", "(p - u)^2 + (q - w)^2 = 1"]
    start = {"x": 0.6, "y": -0.8, "u": 1.4, "w": -1.4, "p": 2.3, "q": -1.4 - np.sqrt(0.19)}
    (group,) = freedom(system("x y u w p q", rods, **start)).groups
    assert [(part.degrees_of_freedom, part.names) for part in group.parts] == [
        (1, ("x", "y")),
        (2, ("x", "y", "u", "w")),
    ]


def test_freedom_of_an_inconsistent_start_is_that_of_the_nearest(pendulum):
    found = freedom(pendulum, start={"x": 1.2, "y": 1.6})
    assert found.moved
    assert found.report.start["x"] == pytest.approx(0.6)
    assert "the given start is not consistent" in str(found)
    assert not freedom(pendulum).moved
    with pytest.raises(tm.InconsistentStartError, match="c1"):
        freedom(system("x y", ["x^2 + y^2 = -1"], x=1))


# --- brute force ----------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), n=st.integers(1, 7), m=st.integers(0, 6))
def test_conflicts_and_groups_agree_with_ranks(seed, n, m):
    """S may be fixed when the rows of A and unit rows at S have rank(A) + |S|."""
    rng = np.random.default_rng(seed)
    A = rng.integers(-2, 3, size=(m, n)) * (rng.random((m, n)) < 0.5)
    names = tuple(f"x{i}" for i in range(n))
    found = Mobility.of(names, A.astype(float), int(np.linalg.matrix_rank(A)) if m else 0)

    def rank(places):
        return np.linalg.matrix_rank(np.vstack([A, np.eye(n)[list(places)]]))

    rank_of_a = n - found.degrees_of_freedom
    circuits = []
    for size in range(1, n + 1):
        for places in combinations(range(n), size):
            dependent = rank(places) < rank_of_a + size
            if dependent and not any(circuit <= set(places) for circuit in circuits):
                circuits.append(set(places))
    for size in range(n + 1):
        for places in combinations(range(n), size):
            within = [len(circuit) for circuit in circuits if circuit <= set(places)]
            conflict = found.conflict([names[i] for i in places])
            assert len(conflict) == min(within, default=0)
            assert not conflict or {names.index(name) for name in conflict} in circuits
    assert found.conflict(found.proposal) == ()
    assert len(found.proposal) == found.degrees_of_freedom
    assert found.still == tuple(names[next(iter(c))] for c in circuits if len(c) == 1)
    together = {frozenset(names[i] for i in circuit) for circuit in circuits if len(circuit) > 1}
    groups = [set(group.names) for group in found.groups]
    assert sorted([*found.still, *(name for group in groups for name in group)]) == sorted(names)
    for one, other in combinations(set(names) - set(found.still), 2):
        share = any({one, other} <= circuit for circuit in together)
        assert share == any({one, other} <= group for group in groups)
    assert sum(group.degrees_of_freedom for group in found.groups) == found.degrees_of_freedom
    for group in found.groups:
        for part in group.parts:
            places = [names.index(name) for name in part.names]
            assert rank(places) - rank_of_a == part.degrees_of_freedom < len(places)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), n=st.integers(2, 8), m=st.integers(1, 5))
def test_the_proposal_is_nearly_as_well_conditioned_as_the_best(seed, n, m):
    A = np.random.default_rng(seed).normal(size=(m, n))
    found = Mobility.of([f"x{i}" for i in range(n)], A, min(m, n))
    f = found.degrees_of_freedom
    if f:
        volumes = {
            places: abs(np.linalg.det(found.basis[list(places)]))
            for places in combinations(range(n), f)
        }
        ours = tuple(found.names.index(name) for name in found.proposal)
        # the largest rest each time leads within f!, half of it within 2^f more
        assert volumes[ours] >= max(volumes.values()) / (2.0**f * factorial(f))


def test_the_earlier_of_equal_coordinates_are_proposed():
    assert Mobility.of(["x", "y", "z"], np.array([[1.0, 1.0, 1.0]]), 1).proposal == ("x", "y")


# --- for reading ----------------------------------------------------------------------------------


def test_the_report_is_plain_text_with_the_matrix_of_small_systems(crooked):
    text = str(freedom(crooked))
    assert text.isascii()
    assert max(map(len, text.splitlines())) <= 100
    assert str(signature(crooked)).splitlines()[-1].strip() in text
    links = [f"(x{i + 1} - x{i})^2 = 1" for i in range(1, 14)]
    start = {f"x{i}": i for i in range(1, 15)}
    long = freedom(system(" ".join(start), links, **start))
    assert "the matrix of 27 variables is shown by print(freedom.signature)" in str(long)


def test_a_notebook_shows_names_safely_and_the_matrix_as_a_table(pendulum):
    shown = freedom(pendulum)._repr_html_()
    assert shown.count("<tr>") == 5
    assert "λ1" in shown
    assert "0*" in shown
    assert not re.search("<th[^>]*></th>", shown)  # a screen reader would read it as a head


def test_the_matrix_becomes_a_frame(pendulum):
    pytest.importorskip("pandas")
    frame = freedom(pendulum).to_frame()
    assert frame.loc["rod", "y"] == 0
    assert frame.loc["y", "x"] == NONE


def test_an_unknown_name_is_named(pendulum):
    with pytest.raises(tm.ProblemError, match="there is no coordinate or velocity 'vz'"):
        freedom(pendulum).conflict(["x", "vz"])
    with pytest.raises(tm.ProblemError, match="there is no coordinate 'z'"):
        freedom(pendulum).positions.conflict("z")


def test_the_energies_of_a_mechanism_have_rows_and_columns():
    """T depends on velocities, V on positions; neither changes index and initial values."""
    mechanism = tm.example("mechanism1")
    found, alone = mechanism.freedom().signature, signature(mechanism.system)
    assert found.energies == ("T", "V") and alone.energies == ()
    assert found.equations == (*alone.equations, "T", "V")
    assert found.variables == (*alone.variables, "T", "V")
    count = len(alone.sigma)
    assert (found.sigma[:count, :count] == alone.sigma).all()
    n = len(mechanism.system.coordinates)
    assert (found.sigma[-2, :n] == 1).all()
    weighs = dict(zip(found.variables, found.sigma[-1] == 0, strict=True))
    assert weighs["F_y"] and not weighs["F_x"]  # weight acts along y, and EF is a uniform rod
    assert (found.index, found.value, found.degrees_of_freedom) == (3, alone.value, 2)
    assert str(found).splitlines()[-1] == "index 3, degrees of freedom 2"
    assert "<div>index 3, degrees of freedom 2</div>" in found._repr_html_()


def test_energies_do_not_change_the_index_of_an_ordinary_equation():
    ball = tm.System(["z"], ["m"], ["-m*g"], parameters={"m": 1, "g": 9.81}, potential=["m*g*z"])
    found = freedom(ball).signature
    assert found.sigma.tolist() == [[2, NONE, NONE], [1, 0, NONE], [0, NONE, 0]]
    assert (found.index, found.value, found.degrees_of_freedom) == (0, 2, 1)
