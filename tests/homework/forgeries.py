"""Answers that a program makes from a student's task file, without any mechanics.

A forger has what a student has: the task with its sealed values at known states, decoded, and as
many checks as it likes. Where it multiplies guesses, one of them is the right equation, as if the
forger had been lucky; so no number of guesses does better.

    python -m tests.homework.forgeries [NAME ...]

makes 30 submissions against every exercise, or against those named, and prints what they get: by
the student's own check, and in marking.
"""

from __future__ import annotations

import sys
from itertools import combinations_with_replacement
from pathlib import Path

import numpy as np

from teachmech.base import documents
from teachmech.homework import Exercise

FOLDER = Path(__file__).parents[2] / "exercises"
SECRET, STUDENT = "a secret of the tests", "a forger"
COUNT = 30


# --- constraints --------------------------------------------------------------------------------


def fitted(task, part, rng, degree=2):
    """Polynomials that hold at the known states and have the known directions there."""
    sealed, scope = task._key.parts[part.name].right, task.frame
    t, q, v = (np.array(sealed[key]) for key in "tqv")
    by_velocity = sealed["places"] < sealed["rank"]
    names = [*scope.coordinates, "t"] if np.ptp(t) else list(scope.coordinates)
    for power in range(degree, 7):
        terms = _terms(names, scope.velocities if by_velocity else (), power)
        rows = []
        for k, outside in enumerate(sealed["outside"]):
            value, rate, row = _at(terms, scope, t[k], q[k], v[k])
            scaled = np.vstack([row[:-1], sealed["scale"][k] * row[-1]])
            rows += [value, rate, *(np.reshape(outside, (-1, len(scaled))) @ scaled)]
        _, s, Vt = np.linalg.svd(np.array(rows) / np.abs(rows).max())
        free = Vt[(s > 1e-9 * s[0]).sum() :]
        if len(free) >= sealed["rank"]:
            break
    chosen = rng.standard_normal((sealed["rank"], len(free))) @ free
    return [_text(terms, one) for one in chosen]


def _terms(names, velocities, power):
    """Products of names, each as a tuple; with velocities, each has one of them in it."""
    powers = [c for n in range(power + 1) for c in combinations_with_replacement(names, n)]
    return [(v, *one) for v in velocities for one in powers if len(one) < power] or powers


def _at(terms, scope, t, q, v):
    """Values, rates and rows of [A | b] of the terms at a state, one term a column."""
    n, L, T = len(q), scope.lengths, scope.time
    at = {"t": t, **dict(zip((*scope.coordinates, *scope.velocities), (*q, *v), strict=True))}
    speed = {"t": 1.0, **dict(zip(scope.coordinates, v, strict=True))}

    def partial(term, name):
        rest = list(term)
        rest.remove(name)
        return term.count(name), tuple(rest)

    def value(term):
        return float(np.prod([at[name] for name in term]))

    def slope(term, name):
        count, rest = partial(term, name) if name in term else (0, ())
        return count * value(rest)

    def rate(term, of=value):
        moving = set(term) & set(speed)
        return sum(partial(term, x)[0] * of(partial(term, x)[1]) * speed[x] for x in moving)

    values, rates, rows = [], [], np.zeros((n + 1, len(terms)))
    for k, term in enumerate(terms):
        by_velocity = any(name in scope.velocities for name in term)
        towards = scope.velocities if by_velocity else scope.coordinates
        rows[:n, k] = [slope(term, name) for name in towards] * L
        rows[n, k] = -(rate(term) if by_velocity else rate(term, rate)) * T**2
        rows[n, k] /= T if by_velocity else 1
        rows[:n, k] /= T if by_velocity else 1
        values.append(value(term))
        rates.append(0.0 if by_velocity else T * rate(term))
    return np.array(values), np.array(rates), rows


def _text(terms, numbers):
    numbers = numbers / np.abs(numbers).max()
    kept = [(x, term) for x, term in zip(numbers, terms, strict=True) if abs(x) > 1e-13]
    return " + ".join("*".join([f"({x:.17g})", *term]) for x, term in kept)


def products(task, part, rng, right, hidden=False):
    """Return each right equation times one to three guesses, or a form that hides this."""
    texts = [right] if isinstance(right, str) else list(right)
    return [_product(task, one, rng, hidden) for one in texts]


def _product(task, right, rng, hidden):
    factors = [_left(right), *(_guess(task, right, rng) for _ in range(rng.integers(1, 4)))]
    if hidden:
        one, other = factors[:2]
        return f"({one} + {other})^2 = ({one} - ({other}))^2"
    return "*".join(f"({factor})" for factor in factors) + " = 0"


def _left(equation):
    left, _, other = str(equation).partition("=")
    return f"{left.strip()} - ({other.strip()})" if other else left.strip()


def _guess(task, right, rng):
    """Return a plane, a parabola, a sphere: what occurs in such exercises."""
    scope = task.frame
    names = list(scope.velocities if any(v in right for v in scope.velocities) else ())
    names = names or list(scope.coordinates)
    x, y = rng.choice(names, 2, replace=False)
    size = f"{rng.uniform(0.3, 1.5) * float(scope.lengths.max()):.3g}"
    slope = f"{rng.uniform(0.3, 3):.3g}"
    forms = [f"{y} - {slope}*{x}", f"{y} + {slope}*{x}", f"{y}"]
    if names[0] in scope.coordinates:
        forms += [f"{y} - {slope}*{x}^2", f"{x}^2 + {y}^2 - {size}^2"]
        forms += [" + ".join(f"{name}^2" for name in names) + f" - {size}^2"]
    return str(rng.choice(forms))


def constraint(exercise, task, part, k, rng):
    right = exercise.solution(task.numbers)[part.name]
    form = k % 5
    if form in (0, 1):
        return fitted(task, part, rng, degree=2 + form)
    if form in (2, 3):
        return products(task, part, rng, right, hidden=form == 3)
    texts = fitted(task, part, rng)
    return [*texts, texts[0]]


# --- whole problems -----------------------------------------------------------------------------


def motion(exercise, task, part, k, rng):
    """Return a system that moves through the known positions, by the method k."""
    sealed = task._key.parts[part.name].right
    names, q, (first, last) = sealed["names"], np.array(sealed["q"]), sealed["span"]
    n, form, span = len(names), k % 6, last - first
    if form == 5:
        return _altered(exercise, task, part, rng)
    forces, prescribed, start = [], [], {}
    for i, name in enumerate(names):
        course = _through(q[:, i], sealed["v"][i], sealed["a"][i], span)
        prescribed.append(f"{name} = {_in_time(course, first, span)}")
        forces.append(_in_time(course.deriv(2) * (2 / span) ** 2, first, span))
        start[name], start["v" + name] = q[0, i], sealed["v"][i]
    mass = [[float(i == j) for j in range(n)] for i in range(n)]
    constraints = []
    if form == 1:  # every coordinate is prescribed
        forces, constraints = ["0"] * n, prescribed
    if form == 2:  # other masses
        heavy = float(rng.uniform(0.2, 5))
        mass = [[heavy * x for x in row] for row in mass]
        forces = [f"{heavy}*({force})" for force in forces]
    if form == 3 and "mobility" in sealed:  # the mobility that is known for the start
        mobility = np.array(sealed["mobility"])
        heavy = np.linalg.inv(mobility + 1e-6 * np.abs(mobility).max() * np.eye(n))
        heavy = (heavy + heavy.T) / 2
        mass = heavy.tolist()
        forces = [
            " + ".join(f"({x:.17g})*({f})" for x, f in zip(row, forces, strict=True))
            for row in heavy
        ]
    if form == 4:  # the first coordinate moves freely and prescribes the others, as far as is known
        constraints = _led(names, q, sealed)
    data = {
        "coordinates": list(names),
        "mass": mass,
        "forces": forces,
        "constraints": constraints,
        "start": {name: float(x) for name, x in start.items()},
        "time": {"start": first, "end": last, "step": span / 100},
    }
    return documents.write({key: value for key, value in data.items() if value})


def _through(q, v, a, span):
    """Return a polynomial through positions, with velocity and acceleration at the first one.

    It is one of x = 2 t / span - 1, which goes from -1 to 1.
    """
    P, x, half = np.polynomial.Polynomial, np.linspace(-1, 1, len(q)), span / 2
    first = P([1.0, 1.0])  # x + 1
    known = q[0] + v * half * first + a * half**2 / 2 * first**2
    rest = (q - known(x))[1:] / (x[1:] + 1) ** 3
    rest = np.polynomial.Chebyshev.fit(x[1:], rest, len(q) - 2, domain=[-1, 1]).convert(kind=P)
    return known + rest * first**3


def _in_time(series, first, span):
    x = f"(2*(t - ({first}))/{span} - 1)"
    return " + ".join(f"({c:.17g})*{x}^{k}" for k, c in enumerate(series.coef))


def _polynomial(series, name):
    return " + ".join(f"({c:.17g})*{name}^{k}" for k, c in enumerate(series.coef))


def _led(names, q, sealed):
    """Other coordinates as polynomials of the first, exact at the start."""
    base = q[:, 0]
    return [
        f"{name} = {_polynomial(_fit(base, q[:, i]), names[0])}"
        for i, name in enumerate(names[1:], start=1)
    ]


def _fit(x, y):
    weights = np.where(np.arange(len(x)) == 0, 1e6, 1.0)
    return np.polynomial.Polynomial.fit(x, y, 8, w=weights).convert()


def _altered(exercise, task, part, rng):
    """Return the right text with every mass, or every force, multiplied by a number."""
    by, data = round(float(rng.uniform(0.3, 3)), 3), exercise.edition(task.numbers).setting
    text = documents.read(data.problem.to_yaml(), "problem").data
    if "particles" in text:
        for one in text["particles"]:
            one["mass"] = f"{by}*({one['mass']})"
            one["force"] = [f"{by}*({f})" for f in one.get("force", [])] or one.get("force")
        text["particles"] = [{k: v for k, v in p.items() if v} for p in text["particles"]]
    else:
        for body in text["PartData"]["Rigids"].values():
            body["Dyna"] = [body["Dyna"][0], *(f"{by}*({x})" for x in body["Dyna"][1:])]
        for kind, given in (*text["PartData"].items(), *text["AppliedForces"].items()):
            if kind in ("Particles", "ConstTorques"):
                given |= {name: f"{by}*({x})" for name, x in given.items()}
    return documents.write(text)


# --- the others ---------------------------------------------------------------------------------


def values(exercise, task, part, k, rng):
    """Constants, or polynomials of one coordinate, through the known values."""
    sealed = task._key.parts[part.name].right
    states, x = sealed["states"], task.frame.coordinates[0]
    at = np.array(states["q"])[:, 0]
    made = {}
    for name, known in sealed["values"].items():
        known = np.array([0.0 if one is None else one for one in known])
        if k % 2 and np.ptp(at):
            series = np.polynomial.Polynomial.fit(at, known, len(at) - 1).convert()
            made[name] = _polynomial(series, x)
        else:
            made[name] = f"{known[k % len(known)]:.12g}"
    return made if list(made) != [""] else made[""]


def derivation(exercise, task, part, k, rng):
    """Return the known rows as constants, or as polynomials of the first coordinate."""
    sealed = task._key.parts[part.name].right
    rows, at = np.array(sealed["rows"]), np.array(sealed["states"]["q"])[:, 0]

    def entry(known):
        if k % 2 and np.ptp(at):
            series = np.polynomial.Polynomial.fit(at, known, len(at) - 1).convert()
            return _polynomial(series, task.frame.coordinates[0])
        return f"{known[k % len(known)]:.12g}"

    texts = [[entry(rows[:, i, j]) for j in range(rows.shape[2])] for i in range(rows.shape[1])]
    return {"A": [row[:-1] for row in texts], "b": [row[-1] for row in texts]}


def number(exercise, task, part, k, rng):
    """Return a constant, or one of the numbers of the task."""
    known = [0, 1, 9.81, *task.numbers.values()]
    return f"{known[k % len(known)]:g} {part.unit}".strip()


def start(exercise, task, part, k, rng):
    numbers = [0, *task.numbers.values()]
    names = task._key.parts[part.name].right["hashes"]
    return {name: numbers[(k + i) % len(numbers)] for i, name in enumerate(names)}


def multipliers(exercise, task, part, k, rng):
    numbers = [0, 1, *task.numbers.values()]
    return [numbers[(k + i) % len(numbers)] for i in range(len(sealed_names(task, part)))]


def sealed_names(task, part):
    return task._key.parts[part.name].right["names"]


def choice(exercise, task, part, k, rng):
    """Return the right option, which trying all options with a check reveals."""
    return next(one for one in part.options if task.check(part.name, one).is_right)


FORGERS = {
    "constraint": constraint,
    "motion": motion,
    "force": values,
    "mass": values,
    "expression": values,
    "derivation": derivation,
    "number": number,
    "start": start,
    "multipliers": multipliers,
    "choice": choice,
}


def forged(exercise, task, k, kinds=FORGERS):
    """Return the k-th submission: answers by part."""
    rng = np.random.default_rng(k)
    return {
        part.name: FORGERS[part.kind](exercise, task, part, k, rng)
        for part in task.parts
        if part.kind in kinds
    }


def main(names):
    for path in sorted(FOLDER.glob("[0-9][0-9]-*.ipynb")):
        if names and path.stem[3:] not in names:
            continue
        exercise = Exercise.read(path)
        numbers = exercise.numbers
        known = exercise.task(numbers, STUDENT)
        marking = exercise.task(numbers, STUDENT, SECRET)
        reports = []
        for k in range(COUNT):
            answers = forged(exercise, known, k)
            reports.append((known.report(answers), marking.report(answers)))
        print(f"\n{exercise.name}: in marking at most {max(m.marks for _, m in reports):g} of 10")
        for part in known.parts:
            checked, marked = (
                [r[which][part.name].marks / part.marks for r in reports] for which in (0, 1)
            )
            print(
                f"  {part.kind:11} {part.name:12} check: full {sum(x == 1 for x in checked):2}, "
                f"mean {np.mean(checked):.2f}   marking: full {sum(x == 1 for x in marked):2}, "
                f"mean {np.mean(marked):.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
