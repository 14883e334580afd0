"""Long systems: one statement for all expressions that are alike, with the numbers of one each."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import Settings
from teachmech.program import folded, load, write
from tests.program.test_program import run_bare

pytestmark = pytest.mark.quick

FUNCTIONS = (
    *("mass_matrix", "applied_force", "constraints", "constraint_rates"),
    *("constraint_matrix", "constraint_vector"),
)


def points(n, axes="xy"):
    return [f"{axis}{i}" for i in range(1, n + 1) for axis in axes]


def chain(n=12):
    links = [f"(x{i + 1} - x{i})^2 + (y{i + 1} - y{i})^2 = l^2" for i in range(1, n)]
    return tm.System(
        points(n), [1] * 2 * n, [0, "-g"] * n, ["x1^2 + y1^2 = l^2", *links],
        {"l": 1.5, "g": 9.81}, {f"x{i}": f"{i}*l" for i in range(1, n + 1)},
        name="chain", points=[[f"x{i}", f"y{i}"] for i in range(1, n + 1)],
    )  # fmt: skip


def circles(n=10):
    order = np.random.default_rng(2).permutation(n) + 1
    return tm.System(
        points(n), [f"{i / 4}" for i in range(1, 2 * n + 1)], [f"-0.{i}*vx{i}*t" if axis else "-g"
        for i in range(1, n + 1) for axis in (0, 1)],
        [f"(x{i} - 1)^2 + y{i}^2 = {0.1 * i:.2g}^2" for i in order],
        {"g": 9.81}, {f"y{i}": i / 10 for i in range(1, n + 1)},
    )  # fmt: skip


def skates(n=9):
    """Non-holonomic and moving constraints, and one parameter each; they turn about one point."""
    return tm.System(
        ["X", *points(n)], ["M", *[f"m{i}" for i in range(1, n + 1) for _ in "xy"]],
        [0, *[f"k{i}*sin(x{i} - X)" for i in range(1, n + 1) for _ in "xy"]],
        [f"vx{i}*sin(2*pi*t) - vy{i}*cos(2*pi*t)" for i in range(1, n + 1)]
        + [f"(x{i} - X)^2 + y{i}^2 = (1 + k{i}*t)^2" for i in range(n, 0, -1)],
        {"M": 2, **{f"m{i}": i for i in range(1, n + 1)},
         **{f"k{i}": 1 / i for i in range(n, 0, -1)}},
    )  # fmt: skip


def wheels(n=60):
    """Return a mass matrix that is not diagonal and moves."""
    size = 2 * n
    mass = [["0"] * size for _ in range(size)]
    for i in range(n):
        mass[2 * i][2 * i] = f"2 + cos(y{i + 1})"
        mass[2 * i + 1][2 * i + 1] = "J"
        mass[2 * i][2 * i + 1] = mass[2 * i + 1][2 * i] = f"sin(x{i + 1})/{i + 2}"
    return tm.System(
        points(n), mass, [f"-vx{i}*y{i}" for i in range(1, n + 1) for _ in "xy"],
        [f"vx{i} = {i}*vy{i}" for i in range(1, n + 1)], {"J": 3},
    )  # fmt: skip


def with_a_function(n=10):
    def hub(x1, y1, vx2):
        return x1 * y1 - vx2

    s = chain(n)
    return s.replace(constraints=[*s.constraints[:4], hub, *s.constraints[4:]])


def awkward(n=9):
    """Names that the program itself would like to use."""
    rest = [f"INDEX{i}" for i in range(1, n)]
    return tm.System(
        ["h", *rest, "Q", "r"], ["number1"] * (n + 2), ["-NUMBERS1"] * (n + 2),
        [f"Q*{a}^2 + r*h = {k}" for k, a in enumerate(["h", *rest], start=2)],
        {"number1": 2, "NUMBERS1": 3},
    )  # fmt: skip


SYSTEMS = [chain, circles, skates, wheels, with_a_function, awkward]


@pytest.mark.few("awkward")
@pytest.mark.parametrize("make", SYSTEMS)
def test_folded_program_gives_the_numbers_of_the_one_written_out(make, monkeypatch):
    monkeypatch.setattr(folded, "LISTED_BELOW", 8)
    s, settings = make(), Settings.of((0, 1, 0.1))
    short, folded_program = write(s, settings), load(s, settings)
    monkeypatch.setattr(folded, "FOLDED_FROM", 10**9)
    s = make()
    long = write(s, settings)
    assert "np.zeros(" in short
    assert short != long
    short, long = folded_program, load(s, settings)
    names = [*FUNCTIONS, *(["mass_matrix_rate"] if s.derivation.mass_rate else [])]
    rng = np.random.default_rng(3)
    p = s.parameter_array
    for ours, theirs in zip(short.start(p), long.start(p), strict=True):
        assert np.array_equal(ours, theirs)
    for _ in range(3):
        q, v = rng.uniform(0.5, 2, (2, len(s.coordinates)))
        p = rng.uniform(0.5, 2, len(s.parameters))
        for name in names:
            ours, theirs = (getattr(m, name)(0.3, q, v, p) for m in (short, long))
            assert ours.shape == theirs.shape
            # terms of a sum that nearly cancel are of size 10
            np.testing.assert_allclose(ours, theirs, rtol=1e-15, atol=1e-14, err_msg=name)


@pytest.mark.parametrize("make", SYSTEMS)
def test_no_line_of_a_folded_program_is_too_long(make):
    s = make()
    lines = write(s, Settings.of((0, 1, 0.1))).splitlines()
    assert max(len(line) for line in lines if not line.startswith(("PARAM", "HOLO"))) <= 100


def test_folded_program_quotes_the_first_and_says_how_many_are_like_it():
    source = " ".join(chain().program(time=(0, 1, 0.1)).replace("    # ", "").split())
    assert (
        "c2: (x2 - x1)^2 + (y2 - y1)^2 = l^2; 10 more with others in place of x2, x1, y2, y1, "
        "up to c12: (x12 - x11)^2 + (y12 - y11)^2 = l^2" in source
    )
    assert "h[1:12] = -l**2 + (-x1 + x2)**2 + (-y1 + y2)**2" in source


def test_fewer_than_eight_are_written_one_by_one():
    source = chain(8).program(time=(0, 1, 0.1))
    assert " h[" not in source
    assert "-l**2 + (-x7 + x8)**2 + (-y7 + y8)**2" in source


def test_a_long_program_is_not_much_longer_than_a_short_one():
    assert len(chain(200).program(time=(0, 1, 0.1))) < 3 * len(chain().program(time=(0, 1, 0.1)))


def test_folded_program_runs_by_itself_with_the_same_digits(tmp_path):
    s = chain()
    motion = s.simulate(time=(0, 0.05, 0.01))
    run_bare(s.program(time=(0, 0.05, 0.01)), tmp_path)
    motion.to_csv(tmp_path / "ours.csv")
    assert (tmp_path / "chain.csv").read_bytes() == (tmp_path / "ours.csv").read_bytes()


def test_a_hanging_chain_of_one_link_is_the_same_beside_many_others():
    """Twelve pendulums that know nothing of each other move as one of them does."""
    n = 12
    many = tm.System(
        points(n), ["m"] * 2 * n, ["0", "-m*g"] * n,
        [f"x{i}^2 + y{i}^2 = l^2" for i in range(1, n + 1)], {"m": 2, "g": 9.81, "l": 1},
        {f"x{i}": "-l" for i in range(1, n + 1)},
    ).simulate(time=(0, 0.5, 0.01))  # fmt: skip
    one = tm.System(
        ["x1", "y1"], ["m", "m"], ["0", "-m*g"], ["x1^2 + y1^2 = l^2"],
        {"m": 2, "g": 9.81, "l": 1}, {"x1": "-l"},
    ).simulate(time=(0, 0.5, 0.01))  # fmt: skip
    for i in range(1, n + 1):
        assert many[f"x{i}"] == pytest.approx(one["x1"], abs=1e-12)
        assert many[f"y{i}"] == pytest.approx(one["y1"], abs=1e-12)
