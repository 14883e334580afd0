"""Programs that differentiate the constraints by FEED: they agree with derivatives in symbols."""

import re

import mpmath
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech.expressions.elementary import TABLE
from teachmech.program.feed_writer import FeedFunctions
from teachmech.program.functions import Model
from tests import examples
from tests.expressions import exact
from tests.expressions.trees import text, trees
from tests.program.test_program import AWKWARD, run_bare

PARTS = ("constraints", "constraint_rates", "constraint_matrix", "constraint_vector")


def parts(names, *state):
    with np.errstate(all="ignore"):
        return [names[part](*state) for part in PARTS]


def agree(system, seed=0):
    """Compare both programs at random states near the start."""
    model, rng = Model.of(system), np.random.default_rng(seed)
    by_feed = FeedFunctions(system).names
    for _ in range(3):
        q, v = (x + 0.1 * rng.normal(size=x.shape) for x in model.start)
        state = rng.uniform(0.1, 1), q, v, model.p
        usual, found = parts(model.functions.names, *state), parts(by_feed, *state)
        for expected, got in zip(usual, found, strict=True):
            assert got.shape == expected.shape
            size = 1 + np.abs(expected).max(initial=0.0)
            assert got == pytest.approx(expected, rel=1e-12, abs=1e-13 * size)


@pytest.mark.few("meridian", "turned-hoop", "four-bar", "stewart-platform")
@pytest.mark.parametrize("name", tm.examples())
def test_every_example_has_the_same_rows(name):
    problem = tm.example(name)
    agree(problem.starting(problem.start_time))


@pytest.mark.parametrize("name", AWKWARD)
def test_any_name_of_a_coordinate_and_a_parameter_works(name):
    agree(tm.System([name, "zeta"], [1, 1], [0, 0], [f"{name}*sin(t)^2 - zeta^3 = exp(zeta)"]))
    equation = f"zeta^2*{name} = cos({name}*t)*v{'zeta'}"
    agree(tm.System(["zeta"], [1], [0], [equation], {name: 2}))


@pytest.mark.few("meridian")
@pytest.mark.parametrize("name", tm.examples("particles"))
def test_the_program_runs_with_numpy_alone_and_gives_the_same_motion(name, tmp_path):
    problem = tm.example(name).replace(time={"end": "0.2", "step": "0.01"})
    run_bare(problem.program(method="rk4", derivatives="feed"), tmp_path)
    (path,) = tmp_path.glob("*.csv")
    got = np.genfromtxt(path, delimiter=",", names=True)
    motion = problem.simulate(method="rk4")
    switches = {switch.name for switch in motion.system.switches}  # only in a table of a Motion
    assert {*got.dtype.names} == motion.columns.keys() - switches
    for column in got.dtype.names:
        expected = motion[column]
        assert got[column] == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_only_the_rules_that_the_constraints_use_are_written():
    source = tm.example("pendulum").program(derivatives="feed")
    assert re.findall(r"^    np\.(\w+): ", source, re.M) == ["add", "negative", "power"]
    assert "nonholonomic_row" not in source and "lambda u" not in source
    assert "# sphere: x1^2" in tm.example("meridian").program(derivatives="feed")
    free = tm.System(["x"], [1], [0]).program((0, 1, 0.1), derivatives="feed")
    assert "class Feed" not in free


def test_no_line_of_a_program_is_too_long_to_read():
    n = 30
    names = [f"x{i + 1}" for i in range(n)]
    long = " + ".join(f"atan2({name}, 2)*acosh({name}^2 + 3)" for name in names)
    system = tm.System(names, [1] * n, [0] * n, [long], name="long")
    assert max(map(len, system.program((0, 1, 0.1), derivatives="feed").splitlines())) <= 100
    agree(system)


# A value inside the domain of every function, away from kinks
ARGUMENT = {"acosh": "2 + x^2", "sign": "1 + x^2", "step": "1 + x^2", "abs": "x - 3"}
FUNCTIONS = [name for name, own in TABLE.items() if own.arguments == (1, 1)]


@pytest.mark.parametrize("name", [*FUNCTIONS, "atan2", "min", "max"])
@pytest.mark.parametrize("form", ["{f} + y = 0", "vy*{f} - vx^2/y = t", "y^{f} + t*y = 2"])
def test_every_function_agrees_with_symbols(name, form):
    inner = ARGUMENT.get(name, "x*y/5")
    inside = inner if name in FUNCTIONS else f"{inner}, y + t"
    equation = form.format(f=f"{name}({inside})")
    agree(tm.System(["x", "y"], [1, 1], [0, 0], [equation], start={"x": 0.7, "y": 0.8}))


AT = ("t", "x1", "y1", "vx1", "vy1", "g")


def exact_row(tree, holonomic, at):
    """Return row and b to 50 digits, by differences of the definition of h or g in mpmath."""
    h = mpmath.mpf(10) ** -12  # errors of h^2 f'''/6, and of 1e-50 / h^2 by rounding

    def slope(f, name):
        def ahead(step):
            return lambda at: f(at | {name: at[name] + step})

        return lambda at: (ahead(h)(at) - ahead(-h)(at)) / (2 * h)

    def along(f):
        """Return the rate of f for constant velocities: f_t + f_q v."""
        slopes = {"t": slope(f, "t"), "vx1": slope(f, "x1"), "vy1": slope(f, "y1")}
        return lambda at: sum(
            s(at) * (1 if name == "t" else at[name]) for name, s in slopes.items()
        )

    def value(at):
        return exact.of_tree(tree, at)

    rate = along(value) if holonomic else value
    row = [slope(value, name)(at) for name in (("x1", "y1") if holonomic else ("vx1", "vy1"))]
    return [*map(float, row), -float(along(rate)(at))]


def test_random_constraints_agree_with_differences_to_50_digits():
    compared = []

    @settings(max_examples=examples(500), deadline=None, derandomize=True)
    @given(trees(), st.integers(0, 1000))
    def compare(tree, seed):
        values = np.random.default_rng(seed).uniform(0.2, 0.9, 6)
        given = dict(zip(AT, values, strict=True))
        try:
            system = tm.System(["x1", "y1"], [1, 1], [0, 0], [text(tree)], {"g": given["g"]})
            (holonomic,) = system.derivation.holonomic
            with mpmath.workdps(exact.DIGITS):
                at = {name: mpmath.mpf(x) for name, x in given.items()}
                expected = exact_row(tree, holonomic, at)
        except (tm.TeachmechError, exact.UndefinedError, OverflowError):
            return  # not a constraint, or not smooth here
        if not np.isfinite(expected).all() or np.abs(expected).max() > 1e4:
            return
        state = given["t"], values[1:3], values[3:5], np.array([given["g"]])
        _, _, A, b = parts(FeedFunctions(system).names, *state)
        assert [*A[0], *b] == pytest.approx(expected, rel=1e-9, abs=1e-9)
        compared.append(tree)

    compare()
    assert len(compared) > examples(500) // 8


def test_a_python_function_is_refused_in_one_sentence():
    system = tm.System(["x", "y"], [1, 1], [0, 0], [lambda x, y: x * y - 1], start={"x": 1, "y": 1})
    with pytest.raises(tm.ProblemError) as caught:
        system.program((0, 1, 0.1), derivatives="feed")
    assert "constraint c1: it is a Python function" in str(caught.value)
    assert "write it as a text" in str(caught.value)


def test_other_words_and_other_languages_are_refused(pendulum):
    with pytest.raises(tm.ProblemError, match="did you mean 'feed'"):
        pendulum.program((0, 1, 0.1), derivatives="fead")
    with pytest.raises(tm.ProblemError, match="in Python alone"):
        pendulum.program((0, 1, 0.1), language="javascript", derivatives="feed")
