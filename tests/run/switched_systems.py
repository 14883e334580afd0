"""Systems whose constraints begin and cease to act: three with known motions, and random ones."""

import numpy as np

from teachmech import Constraint, System

G = 9.81


def released_bob(**conditions):
    """Return a bob on a rod of length 1 that is released where it is horizontal."""
    rod = Constraint("x^2 + y^2 = L^2", "rod", **conditions or {"end": "x < -y"})
    return System(
        ["x", "y"],
        mass=["m", "m"],
        forces=["0", "-m*g"],
        constraints=[rod],
        parameters={"m": 2, "g": G, "L": 1},
        start={"x": "L"},
        name="bob",
    )


def clutch():
    """Return two disks that turn together from 1 s to 2 s."""
    pair = Constraint("va = vb", "clutch", begin="t > 1", end="t > 2")
    return System(["a", "b"], [2, 3], [0, 6], [pair], start={"va": 5}, name="clutch")


def wall():
    """Return a mass on a spring that is caught at x = 0."""
    held = Constraint("x = 0", "wall", begin="min(-x, 1.5 - t) > 0", end="t >= 2")
    return System(["x"], [1], ["-4*x - 3"], [held], start={"x": 1}, name="wall")


KNOWN = [(released_bob(), (0, 1, 0.01)), (clutch(), (0, 3, 0.1)), (wall(), (0, 4, 0.01))]


def random_system(seed):
    """Return a system with three switches: masses on a line, a chain, or a linkage."""
    r = np.random.default_rng(seed)
    made = (masses_on_a_line, chain, linkage)[seed % 3](r)
    return made.replace(name=f"{made.name}-{seed}")


def _number(r, low, high):
    return f"{r.uniform(low, high):.3f}"


def masses_on_a_line(r):
    """Masses between springs, of which three pairs move together at times; the third is redundant
    while the others act."""
    count = int(r.integers(3, 6))
    x = [f"x{k}" for k in range(count)]
    ends = ["0", *x, "0"]
    pairs = zip(ends, ends[1:], ends[2:], strict=False)
    k = _number(r, 5, 20)
    forces = [f"{k}*({a} - {b}) - {k}*({b} - {c})" for a, b, c in pairs]
    i = int(r.integers(0, count - 2))
    first, second, third = x[i : i + 3]
    t = np.sort(r.uniform(0.1, 1.4, 4))
    switched = [
        Constraint(f"v{first} = v{second}", "one", begin=f"t > {t[0]:.3f}", end=f"t > {t[2]:.3f}"),
        Constraint(
            f"2*v{second} = 2*v{third}", "two", when=f"{x[-1]} + {_number(r, -0.1, 0.1)} > 0"
        ),
        Constraint(f"v{first} = v{third}", "both", begin=f"t > {t[1]:.3f}", end=f"t >= {t[3]:.3f}"),
    ]
    start = {name: _number(r, -0.3, 0.3) for name in (*x, *(f"v{name}" for name in x))}
    start[f"v{second}"] = start[f"v{third}"]  # in case they move together
    masses = [_number(r, 0.5, 3) for _ in x]
    return System(x, masses, forces, switched, start=start, name="line")


def chain(r):
    """Bobs on rods; the last rod is cut, one bob is stopped for a while, one rod is there twice."""
    count = int(r.integers(2, 5))
    names = [f"{axis}{k}" for k in range(1, count + 1) for axis in "xy"]
    rods = [
        f"(x{k} - x{k - 1})^2 + (y{k} - y{k - 1})^2 = 1" if k > 1 else "x1^2 + y1^2 = 1"
        for k in range(1, count + 1)
    ]
    angle, start = r.uniform(-1, 1), {}
    for k in range(1, count + 1):
        start |= {f"x{k}": f"{k}*cos({angle:.3f})", f"y{k}": f"{k}*sin({angle:.3f})"}
    late = r.uniform(0.2, 0.6)
    given = [Constraint(rod, f"rod{k}") for k, rod in enumerate(rods, 1)]
    given[-1] = Constraint(rods[-1], f"rod{count}", end=f"t > {late + 0.3:.3f}")
    given += [
        Constraint(
            f"2*({rods[0].split(' = ')[0]}) = 2", "again", when=f"y1 > {_number(r, -0.9, 0)}"
        ),
        Constraint(
            "x1*vy1 = y1*vx1", "brake", begin=f"t > {late:.3f}", end=f"t > {late + 0.2:.3f}"
        ),
    ]
    masses = [m for _ in range(count) for m in [_number(r, 0.5, 2)] * 2]
    forces = [0, f"-{G}*1"] * count
    forces[1::2] = [f"-{G}*{m}" for m in masses[1::2]]
    return System(names, masses, forces, given, start=start, name="chain")


def linkage(r):
    """A parallelogram of three rods; a second coupler is redundant, a brake stops the crank, and
    one rod is cut."""
    a, d = r.uniform(0.5, 1), r.uniform(1, 2)
    angle = r.uniform(0.6, 2.4)
    A = f"{a:.3f}*cos({angle:.3f})", f"{a:.3f}*sin({angle:.3f})"
    start = {"x": A[0], "y": A[1], "u": f"{A[0]} + {d:.3f}", "w": A[1]}
    t = np.sort(r.uniform(0.1, 1.2, 4))
    given = [
        Constraint(f"x^2 + y^2 = {a:.3f}^2", "crank"),
        Constraint(f"(u - x)^2 + (w - y)^2 = {d:.3f}^2", "coupler", end=f"t > {t[3]:.3f}"),
        Constraint(f"(u - {d:.3f})^2 + w^2 = {a:.3f}^2", "rocker"),
        Constraint("vx = vu", "parallel", when=f"x > {_number(r, -0.3, 0.3)}"),
        Constraint("x*vy = y*vx", "brake", begin=f"t > {t[0]:.3f}", end=f"t > {t[1]:.3f}"),
    ]
    masses = [m for _ in range(2) for m in [_number(r, 0.5, 2)] * 2]
    forces = [0, f"-{G}*{masses[0]}", 0, f"-{G}*{masses[2]}"]
    return System(["x", "y", "u", "w"], masses, forces, given, start=start, name="linkage")
