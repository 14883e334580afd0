"""The problems for `test_units.py`; every number has its dimension."""

from __future__ import annotations

import numpy as np

from tests.model.rewriting import (
    ACCELERATION,
    DAMPING,
    ENERGY,
    FORCE,
    INERTIA,
    LENGTH,
    MASS,
    NUMBER,
    RATE,
    SPEED,
    STIFFNESS,
    TIME,
    Case,
    Dimension,
    MechanismCase,
)

AREA = LENGTH**2
G = (9.81, ACCELERATION)
OWN = Dimension(own=1)  # the unit of one coordinate, whatever it is


def plane(*names):
    return dict.fromkeys(names, LENGTH)


PARTICLES = [
    Case(
        "pendulum",
        plane("x1", "y1"),
        mass=["m"],
        forces=["0", "-m*g"],
        constraints={"rod": ("x1^2 + y1^2 = L^2", AREA)},
        parameters={"m": (1.0, MASS), "g": G, "L": (1.0, LENGTH)},
        start={"x1": "-L"},
        dimension=2,
        fixed=("x1",),
        runs=("rk4", "rk4 baumgarte", "rk4 augmented", "dop853", "dop853 none", "lsoda", "radau"),
    ),
    Case(
        "conical-pendulum",
        plane("x1", "y1", "z1"),
        mass=["m"],
        forces=["0", "0", "-m*g"],
        constraints={
            "thread": ("x1^2 + y1^2 + z1^2 - L^2", AREA),
            "doubled": ("2*(x1^2 + y1^2 + z1^2 - L^2)", AREA),
            "reversed": ("L^2 - x1^2 - y1^2 - z1^2", AREA),
        },
        parameters={"m": (0.7, MASS), "L": (1.3, LENGTH), "angle": (0.6, NUMBER), "g": G},
        start={
            "x1": "L*sin(angle)",
            "z1": "-L*cos(angle)",
            "vy1": "L*sin(angle)*sqrt(g/(L*cos(angle)))",
        },
        dimension=3,
    ),
    Case(
        "meridian",
        plane("x1", "y1", "z1", "x2", "y2", "z2"),
        mass=["m", "m"],
        forces=["-k*x1", "-k*y1", "-k*z1", "0", "0", "0"],
        constraints={
            "sphere": ("x1^2 + y1^2 + z1^2 - R^2", AREA),
            "meridian": ("x1*sin(omega*t) - y1*cos(omega*t)", LENGTH),
            "skate": ("z2*vx2 - R*vy2", LENGTH * SPEED),
            "squared": ("z2^2*vx2 - R^2*vy2", AREA * SPEED),
        },
        parameters={
            "m": (1.0, MASS),
            "k": (9.81, STIFFNESS),
            "R": (1.0, LENGTH),
            "omega": (2 * np.pi, RATE),
        },
        start={
            "x1": "sqrt(2)/2*R",
            "z1": "sqrt(2)/2*R",
            "vy1": "sqrt(2)/2*R*omega",
            "x2": 2.0,
            "y2": 1.0,
            "z2": -0.1,
            "vz2": 0.25,
        },
        dimension=3,
        runs=("rk4", "rk4 projection", "dop853"),
    ),
    Case(
        "turned-hoop",
        plane("x1", "y1", "z1"),
        mass=["m"],
        forces=["0", "0", "-m*g"],
        constraints={
            "hoop": ("x1^2 + y1^2 + z1^2 = r^2", AREA),
            "turning": ("y1*cos(omega*t) - x1*sin(omega*t)", LENGTH),
        },
        parameters={"m": (1.0, MASS), "g": G, "omega": (5.0, RATE), "r": (1.0, LENGTH)},
        start={
            "x1": "sqrt(r^2 - (g/omega^2)^2)",
            "z1": "-g/omega^2",
            "vy1": "omega*sqrt(r^2 - (g/omega^2)^2)",
        },
        dimension=3,
        end=0.5,
    ),
    Case(
        "driven-circle",
        plane("x1", "y1"),
        mass=["m"],
        forces=["2*k*y1", "-2*k*x1"],
        constraints={"circle": ("x1^2 + y1^2 = r^2", AREA)},
        parameters={"m": (1.0, MASS), "k": (1.0, STIFFNESS), "r": (1.0, LENGTH)},
        start={"y1": "r"},
        dimension=2,
        end=1.5,
    ),
    Case(
        "falling",
        plane("y1"),
        mass=["m"],
        forces=["-m*g"],
        parameters={"m": (2.0, MASS), "g": G, "h": (3.0, LENGTH)},
        start={"y1": 0.0, "vy1": 5.0},
        dimension=0,
        until="y1 + h = 0",
        end=3.0,
        step=0.1,
    ),
    Case(
        "leaving",
        plane("x1", "y1"),
        mass=["m"],
        forces=["0", "-m*g"],
        constraints={"hill": ("x1^2 + y1^2 = r^2", AREA)},
        parameters={"m": (1.0, MASS), "g": G, "r": (1.0, LENGTH)},
        start={"x1": 0.0, "y1": "r", "vx1": 0.5},
        dimension=2,
        until="lambda1 = 0",
        end=3.0,
        step=0.05,
        runs=("rk4", "dop853"),
    ),
    Case(
        "linkage",
        plane("x1", "y1", "x2", "y2"),
        mass=["m", "m"],
        forces=["0", "0", "0", "0"],
        constraints={
            "left": ("x1^2 + y1^2 = a^2", AREA),
            "right": ("(x2 - a)^2 + y2^2 = a^2", AREA),
            "coupler": ("(x2 - x1)^2 + (y2 - y1)^2 = a^2", AREA),
        },
        parameters={"m": (1.0, MASS), "a": (1.0, LENGTH)},
        start={"y1": "a", "x2": "a", "y2": "a", "vx1": 1.0, "vx2": 1.0},
        dimension=2,
        fixed=("x1", "y1"),
        end=2.0,
        runs=("rk4 projection", "dop853"),
    ),
    Case(
        "redundant-linkage",
        plane("x1", "y1", "x2", "y2"),
        mass=["m", "m"],
        forces=["0", "-m*g", "0", "-m*g"],
        constraints={
            "left": ("x1^2 + y1^2 = a^2", AREA),
            "right": ("(x2 - a)^2 + y2^2 = a^2", AREA),
            "coupler": ("(x2 - x1)^2 + (y2 - y1)^2 = a^2", AREA),
            "third": ("(x1/2 + x2/2 - a/2)^2 + (y1/2 + y2/2)^2 = a^2", AREA),
        },
        parameters={"m": (1.0, MASS), "a": (1.0, LENGTH), "g": G},
        start={"x1": "0.6*a", "y1": "0.8*a", "x2": "1.6*a", "y2": "0.8*a"},
        dimension=2,
        end=0.5,
    ),
    Case(
        "driven",
        plane("x1", "y1"),
        mass=["m"],
        forces=["0", "-m*g"],
        constraints={
            "across": ("x1 = r*cos(omega*t)", LENGTH),
            "along": ("y1 = r*sin(omega*t)", LENGTH),
        },
        parameters={"m": (1.0, MASS), "g": G, "r": (0.5, LENGTH), "omega": (3.0, RATE)},
        start={"x1": "r", "vy1": "r*omega"},
        dimension=2,
        runs=("rk4", "dop853", "lsoda", "radau", "kinematic", "moreau"),
    ),
]

SYSTEMS = [
    Case(
        "skate",
        {"x": LENGTH, "y": LENGTH, "phi": NUMBER},
        mass=["m", "m", "J"],
        forces=["m*g*sin(a)", "0", "0"],
        constraints={"edge": ("vx*sin(phi) - vy*cos(phi)", SPEED)},
        parameters={
            "m": (1.25, MASS),
            "J": (0.13, INERTIA),
            "g": G,
            "a": (np.pi / 4, NUMBER),
        },
        start={"vphi": np.pi / 3},
    ),
    Case(
        "cart",
        {"x": LENGTH, "theta": NUMBER},
        energies=(
            "M*vx^2/2 + m*(vx^2 + 2*L*vx*vtheta*cos(theta) + L^2*vtheta^2)/2",
            "-m*g*L*cos(theta) + k*x^2/2",
        ),
        parameters={
            "M": (2.0, MASS),
            "m": (0.5, MASS),
            "L": (0.7, LENGTH),
            "g": G,
            "k": (3.0, STIFFNESS),
        },
        start={"x": 0.1, "theta": 1.2},
        runs=("rk4", "dop853", "lsoda", "radau"),
    ),
    Case(
        "double-pendulum",
        {"alpha": NUMBER, "beta": NUMBER},
        energies=(
            "m*(L*valpha)^2/2 + m*((L*valpha)^2 + (l*vbeta)^2 "
            "+ 2*L*l*valpha*vbeta*cos(alpha - beta))/2",
            "-m*g*(2*L*cos(alpha) + l*cos(beta))",
        ),
        parameters={"m": (0.3, MASS), "L": (1.0, LENGTH), "l": (0.6, LENGTH), "g": G},
        start={"alpha": 0.8, "beta": 1.1},
        runs=("rk4", "dop853", "lsoda", "radau"),
    ),
    Case(
        "massless",
        {"x": LENGTH, "s": OWN},
        mass=["m", "0"],
        forces=["0", "-c*s"],
        constraints={"lever": ("s = k*x", OWN)},
        parameters={"m": (1.0, MASS), "c": (4.0, ENERGY / OWN**2), "k": (1.0, OWN / LENGTH)},
        start={"x": 1.0, "s": 1.0},
        runs=("rk4", "rk4 projection", "dop853", "lsoda", "radau"),
    ),
    Case(
        "massless-at-zero",
        {"x": LENGTH, "s": OWN},
        mass=["m", "0"],
        forces=["0", "-c*s"],
        constraints={"lever": ("s = k*x", OWN)},
        parameters={"m": (1.0, MASS), "c": (4.0, ENERGY / OWN**2), "k": (1.0, OWN / LENGTH)},
        start={"vx": 1.0, "vs": 1.0},
        runs=("rk4", "dop853", "lsoda", "radau"),
    ),
    Case(
        "massless-at-rest",
        {"x": LENGTH, "s": OWN},
        mass=["m", "0"],
        forces=["F", "-c*s"],
        constraints={"lever": ("s = k*x", OWN)},
        parameters={
            "m": (1.0, MASS),
            "F": (2.0, FORCE),
            "c": (4.0, ENERGY / OWN**2),
            "k": (1.0, OWN / LENGTH),
        },
        runs=("rk4", "dop853", "lsoda", "radau"),
    ),
    Case(
        "light-and-massless",
        {"x": LENGTH, "s": OWN, "w": Dimension(third=1)},
        mass=[["m", 0, 0], [0, "M", 0], [0, 0, 0]],
        forces=["-k*x", "-c*s", "0"],
        constraints={"tie": ("w = a*x + b*s", Dimension(third=1))},
        parameters={
            "m": (1.0, MASS),
            "M": (1.0, ENERGY * TIME**2 / OWN**2),
            "k": (1.0, STIFFNESS),
            "c": (2.0, ENERGY / OWN**2),
            "a": (1.0, Dimension(third=1) / LENGTH),
            "b": (2.0, Dimension(third=1) / OWN),
        },
        start={"x": 1.0, "s": 0.5, "w": 2.0},
        runs=("rk4", "rk4 projection", "dop853", "lsoda", "radau"),
    ),
    Case(
        "rack",
        {"x": LENGTH, "s": OWN},
        mass=["m", "J"],
        forces=["-k*x - c*vx", "F"],
        constraints={"teeth": ("x = r*s", LENGTH)},
        parameters={
            "m": (1.5, MASS),
            "J": (0.4, ENERGY * TIME**2 / OWN**2),
            "k": (20.0, STIFFNESS),
            "c": (0.3, DAMPING),
            "F": (1.0, ENERGY / OWN),
            "r": (0.25, LENGTH / OWN),
        },
        start={"x": 0.25, "s": 1.0},
    ),
    Case(
        "free-body",
        {"e0": NUMBER, "e1": NUMBER, "e2": NUMBER, "e3": NUMBER},
        energies=(
            "2*(A*(-e1*ve0 + e0*ve1 + e3*ve2 - e2*ve3)^2 "
            "+ B*(-e2*ve0 - e3*ve1 + e0*ve2 + e1*ve3)^2 "
            "+ C*(-e3*ve0 + e2*ve1 - e1*ve2 + e0*ve3)^2)",
            "0",
        ),
        constraints={"unit": ("e0^2 + e1^2 + e2^2 + e3^2 = 1", NUMBER)},
        parameters={"A": (1.0, INERTIA), "B": (2.0, INERTIA), "C": (3.0, INERTIA)},
        start={"e0": 1.0, "ve1": 0.005, "ve2": 0.5},
        runs=("rk4", "dop853", "lsoda", "radau"),
    ),
    Case(
        "spring-and-dashpot",
        {"x": LENGTH, "y": LENGTH},
        energies=("m*vx^2/2 + M*vy^2/2", "k*(x - y)^2/2 + m*g*x"),
        forces=["-c*vx", "F*cos(omega*t)"],
        parameters={
            "m": (1.0, MASS),
            "M": (3.0, MASS),
            "k": (50.0, STIFFNESS),
            "g": G,
            "c": (0.5, DAMPING),
            "F": (2.0, FORCE),
            "omega": (4.0, RATE),
        },
        start={"x": 0.1},
        runs=("rk4", "dop853", "lsoda", "radau"),
    ),
    Case(
        "from-rest",  # nothing but the force and the time says how far it goes
        {"x": LENGTH},
        mass=["m"],
        forces=["F*sin(omega*t)"],
        parameters={"m": (2.0, MASS), "F": (3.0, FORCE), "omega": (5.0, RATE)},
        runs=("rk4", "dop853", "lsoda", "radau"),
    ),
]


def random_particles(seed):
    """Return one to three particles in one to three dimensions; most starts are consistent."""
    rng = np.random.default_rng(seed)
    d, n = int(rng.integers(1, 4)), int(rng.integers(1, 4))
    n = max(n, 2) if d == 1 else n
    axes = "xyz"[:d]
    names = [f"{axis}{i + 1}" for i in range(n) for axis in axes]
    q = rng.normal(size=(n, d))
    parameters = {"g": G, "k": (float(rng.uniform(1, 30)), STIFFNESS)}
    parameters |= {"l": (float(rng.uniform(0, 1)), LENGTH), "c": (0.25, DAMPING)}
    parameters |= {f"m{i + 1}": (float(rng.uniform(0.5, 2)), MASS) for i in range(n)}
    constraints, rows, rates = {}, [], []

    def add(text, dimension, row, rate=0.0):
        constraints[f"c{len(constraints) + 1}"] = (text, dimension)
        rows.append(row.ravel())
        rates.append(rate)

    def parameter(name, value, dimension):
        parameters[name] = (float(value), dimension)
        return name

    for k in range(int(rng.integers(1, n * d + 1)) if n * d > 1 else 0):
        kind = rng.choice(["rod", "anchor", "rail", "edge", "drive", "again"])
        i, j = int(rng.integers(n)), int(rng.integers(n))
        row = np.zeros((n, d))
        if kind == "rod" and i != j:
            gap = q[i] - q[j]
            text = " + ".join(f"({a}{i + 1} - {a}{j + 1})^2" for a in axes)
            row[i], row[j] = 2 * gap, -2 * gap
            add(f"{text} = {parameter(f'r{k}', np.linalg.norm(gap), LENGTH)}^2", AREA, row)
        elif kind == "anchor":
            text = " + ".join(f"{a}{i + 1}^2" for a in axes)
            row[i] = 2 * q[i]
            add(f"{text} = {parameter(f'r{k}', np.linalg.norm(q[i]), LENGTH)}^2", AREA, row)
        elif kind == "rail":
            row[i] = rng.normal(size=d)
            slopes = [parameter(f"s{k}{a}", row[i, m], NUMBER) for m, a in enumerate(axes)]
            text = " + ".join(f"{s}*{a}{i + 1}" for s, a in zip(slopes, axes, strict=True))
            add(f"{text} = {parameter(f'b{k}', row[i] @ q[i], LENGTH)}", LENGTH, row)
        elif kind == "edge" and d > 1:
            row[i, 0], row[i, 1] = q[i, 1], -q[i, 0]
            add(f"vx{i + 1}*y{i + 1} - vy{i + 1}*x{i + 1} = 0", LENGTH * SPEED, row)
        elif kind == "drive":
            row[i, 0] = 1.0
            size, rate = parameter(f"b{k}", 0.3, LENGTH), parameter(f"w{k}", 2.5, RATE)
            place = parameter(f"p{k}", q[i, 0], LENGTH)
            add(f"x{i + 1} = {place} + {size}*sin({rate}*t)", LENGTH, row, 0.75)
        elif kind == "again" and rows:
            text, dimension = list(constraints.values())[-1]
            left, _, right = text.partition("=")
            again = f"-3*({left.strip()}) + 3*({right.strip() or '0'})"
            add(again, dimension, -3 * rows[-1], -3 * rates[-1])
        if len(rows) and np.linalg.matrix_rank(rows, tol=1e-3) == n * d - 1:
            break  # leave a freedom
    v = rng.normal(size=n * d)
    if rows:
        A, b = np.array(rows), np.array(rates)
        v = v - np.linalg.pinv(A, rcond=1e-6) @ (A @ v - b)
        if np.abs(A @ v - b).max() > 1e-9:
            v = np.linalg.pinv(A, rcond=1e-6) @ b
    forces = []
    for i in range(n):
        for a in axes:
            text = f"-k*{a}{i + 1} - c*v{a}{i + 1}"
            if a == "y":
                text += f" - m{i + 1}*g"
            if a == "x" and n > 1:
                text += f" + k*({a}{(i + 1) % n + 1} - {a}{i + 1} - l)"
            forces.append(text)
    return Case(
        f"random-{seed}",
        dict.fromkeys(names, LENGTH),
        mass=[f"m{i + 1}" for i in range(n)],
        forces=forces,
        constraints=constraints,
        parameters=parameters,
        start=dict(zip(names, q.ravel().tolist(), strict=True))
        | {f"v{name}": float(x) for name, x in zip(names, v, strict=True)},
        dimension=d,
        end=0.4,
    )


# --- mechanisms -----------------------------------------------------------------------------------


def _dimensions(**names):
    return {name: DIMENSIONS[d] for d, group in names.items() for name in group.split()}


DIMENSIONS = {
    "length": LENGTH,
    "mass": MASS,
    "density": MASS / LENGTH,
    "inertia": INERTIA,
    "stiffness": STIFFNESS,
    "damping": DAMPING,
    "force": FORCE,
    "torque": ENERGY,
    "speed": SPEED,
    "acceleration": ACCELERATION,
    "rate": RATE,
    "number": NUMBER,
}
PARAMETERS = {
    "four-bar": _dimensions(length="r c b d p q", density="rho", rate="omega"),
    "slider-crank": _dimensions(length="r l", mass="mr ml ms", torque="tau"),
    "peaucellier": _dimensions(length="l s r", density="rho", number="phi", rate="omega"),
    "andrews": _dimensions(
        number="beta0",
        mass="m1 m2 m3 m4 m5 m6 m7",
        length="xa ya xb yb xc yc d da e ea rr ra l0 ss sa sb sc sd ta tb u ua ub zf zt fa",
        stiffness="c0",
        inertia="i1 i2 i3 i4 i5 i6 i7",
        torque="mom",
    ),
    "double-pendulum": _dimensions(length="l1 l2", mass="m1 m2", acceleration="g"),
    "physical-pendulum": _dimensions(length="L", mass="m", acceleration="g", number="phi0"),
    "watt": _dimensions(length="b c h", density="rho", rate="omega"),
    "toggle-press": _dimensions(
        length="r c l x0", force="F", density="rho", mass="ms", rate="omega"
    ),
    "scotch-yoke": _dimensions(length="r l h", mass="m mr", rate="omega"),
    "crank-and-load": _dimensions(length="r l h", mass="m M", damping="c", rate="w"),
    "scissor-lift": _dimensions(length="l x0 dx", mass="mb mp", rate="omega"),
    "quick-return": _dimensions(length="r d l c y0", density="rho", mass="ms", rate="omega"),
    "double-parallelogram": _dimensions(
        length="L L2 l",
        mass="m m2",
        inertia="I I2",
        stiffness="k",
        damping="c",
        acceleration="g",
        number="phi",
    ),
    "mechanism0": _dimensions(
        length="L l", mass="M m mu", stiffness="k", torque="torque", speed="v0"
    ),
}
DRIVEN = {
    *("four-bar", "peaucellier", "watt", "toggle-press", "scotch-yoke"),
    *("scissor-lift", "quick-return"),
}
ENDS = {"andrews": 0.004, "double-pendulum": 1.0, "physical-pendulum": 1.0, "mechanism0": 0.5}


def _mechanism(name):
    runs = ("rk4 projection", "dop853") + (("kinematic",) if name in DRIVEN else ("rk4", "lsoda"))
    return MechanismCase.of(name, PARAMETERS[name], ENDS.get(name, 0.25), runs)


MECHANISMS = [_mechanism(name) for name in PARAMETERS]
CASES = {case.name: case for case in (*PARTICLES, *SYSTEMS, *MECHANISMS)}
