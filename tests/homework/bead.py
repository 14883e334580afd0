"""Small exercises with all kinds of parts, as their author writes them."""

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_raw_cell

SECRET = "a secret of the course"

SPECIFICATION = """\
exercise: bead
title: A bead on a parabola
goal: You can write the equation of a wire as a constraint.
minutes: 20
variant:
  a: {unit: 1/m, values: [0.5, 0.75, 1.25, 1.5]}
  m: {unit: kg, from: 0.2, to: 0.9, step: 0.1}
particles:
  dimension: 2
  parameters: {a: 0.5, m: 0.4, g: 9.81}
  particles:
    - {mass: m, force: [0, -m*g], position: [1, a], velocity: [1, 2*a]}
  constraints:
    - {name: wire, equation: y1 = a*x1^2}
  time: {end: 0.5, step: 0.01}
parts:
  - name: wire
    kind: constraint
    of: [wire]
    marks: 3
    ask: Write the equation of the wire, y = a x^2 with a = {{a}}.
    hints:
      - Which coordinate does the height depend on?
      - The height grows with the square of the distance.
      - For a = {{a|number}} the bead at 2 m stands four times as high as at 1 m.
    mistakes:
      - {answer: y1 = a*x1, says: That is a straight wire., name: straight}
  - {name: force, kind: force, of: [x1, y1], marks: 2, ask: Which forces are applied?}
  - {name: masses, kind: mass, of: [x1], ask: How heavy is the bead?}
  - {name: start, kind: start, of: [x1, y1, vx1, vy1], ask: Where does it start?}
  - {name: push, kind: number, of: lambda1, unit: N, tolerance: 0.01, ask: The multiplier?}
  - {name: multipliers, kind: multipliers, at: 0, ask: All multipliers?}
  - {name: energy, kind: expression, of: m*g*y1 + m*(vx1^2 + vy1^2)/2, ask: The energy?}
  - {name: derivation, kind: derivation, of: [wire], marks: 2, ask: A and b?}
  - {name: problem, kind: motion, of: [x1, y1], marks: 4, ask: The whole problem file?}
  - {name: type, kind: choice, of: holonomic, options: [holonomic, non-holonomic], ask: Which?}
"""

# A block that moves up an incline, with the parts that ask about friction and contact.
INCLINE = """\
exercise: incline
title: A block on an incline
goal: You can say whether a block sticks.
minutes: 20
variant:
  mus: {values: [0.6, 0.65, 0.7, 0.75]}
  m: {unit: kg, from: 0.2, to: 0.9, step: 0.1}
system:
  coordinates: [x, y]
  mass: [m, m]
  forces: [-m*g*sin(alpha) + F, -m*g*cos(alpha)]
  parameters: {m: 0.4, g: 9.81, alpha: 0.5, mu: 0.3, mus: 0.6, F: 0}
  constraints:
    - {name: plane, equation: y >= 0, friction: mu, static: mus}
  time: {end: 1, step: 0.01}
  solver: {method: dop853, tolerance: 1e-11}
parts:
  - {name: holds, kind: sticking, of: mus*m*g*cos(alpha) >= abs(F - m*g*sin(alpha)), ask: When?}
  - {name: rub, kind: friction, unit: N, ask: The friction up the incline at the start?}
  - {name: push, kind: number, of: -lambda1, unit: N, ask: The normal force?}
  - {name: state, kind: choice, of: sticks, options: [sticks, slides], ask: Does it stick?}
"""
INCLINE_WORKED = {
    "holds": "abs(m*g*sin(alpha) - F) <= mus*m*g*cos(alpha)",
    "rub": "m*g*sin(alpha) - F N",
    "push": "m*g*cos(alpha) N",
    "state": "sticks",
}
# A puck that slides obliquely on a table: the part that asks for both components of friction.
PUCK = """\
exercise: puck
title: A puck on a table
goal: You can say how large the friction is and where it points.
minutes: 20
variant:
  m: {unit: kg, from: 0.2, to: 0.9, step: 0.1}
system:
  coordinates: [x, y, z]
  mass: [m, m, m]
  forces: [0, 0, -m*g]
  parameters: {m: 0.4, g: 9.81, mu: 0.3}
  start: {vx: 3, vy: -4}
  constraints:
    - {name: table, equation: z = 0, friction: mu}
  time: {end: 1, step: 0.01}
parts:
  - {name: rub, kind: friction_components, of: table, unit: N, ask: Its friction along x and y?}
"""
PUCK_WORKED = {"rub": ["-3/5*mu*m*g N", "4/5*mu*m*g N"]}
# A ball that is dropped onto a floor: the part that asks for an event.
BALL = """\
exercise: ball
title: A ball
goal: You can say when a ball hits the floor.
minutes: 20
variant:
  h: {unit: m, values: [0.6, 0.65, 0.7, 0.75]}
system:
  coordinates: [y]
  mass: [m]
  forces: [-m*g]
  parameters: {m: 0.4, g: 9.81, h: 0.6}
  start: {y: h}
  constraints:
    - {name: floor, equation: y >= 0}
  time: {end: 1, step: 0.01}
parts:
  - {name: impact, kind: event, of: floor begins to act, unit: s, ask: When does it hit the floor?}
"""
BALL_WORKED = {"impact": "sqrt(2*h/g) s"}
# Two equal pendulums in a row: the parts about equilibria and small oscillations.
TANDEM = """\
exercise: tandem
title: Two pendulums in a row
goal: You can say how they oscillate.
minutes: 20
variant:
  L: {unit: m, values: [0.6, 0.65, 0.7, 0.75]}
system:
  coordinates: [a, b]
  mass: [[2*m*L^2, m*L^2*cos(a - b)], [m*L^2*cos(a - b), m*L^2]]
  forces:
    - -2*m*g*L*sin(a) - m*L^2*vb^2*sin(a - b)
    - -m*g*L*sin(b) + m*L^2*va^2*sin(a - b)
  parameters: {m: 0.4, L: 0.6, g: 9.81}
  time: {end: 1, step: 0.01}
parts:
  - {name: top, kind: equilibrium, of: [cos(a) < 0, cos(b) < 0], ask: The highest position?}
  - {name: freedom, kind: count, of: "2", ask: How many degrees of freedom are there?}
  - {name: slow, kind: frequency, unit: rad/s, ask: The lower angular frequency?}
  - {name: shape, kind: mode, of: 2, ask: The shape of the faster mode?}
"""
TANDEM_WORKED = {
    "top": {"a": "pi", "b": "pi", "stability": "unstable"},
    "freedom": "2",
    "slow": "sqrt((2 - sqrt(2))*g/L) rad/s",
    "shape": ["1", "-sqrt(2)"],
}

PROBLEM = """\
dimension: 2
parameters: {a: 0.5, m: 0.4, g: 9.81}
particles:
  - {mass: m, force: [0, -m*g], position: [1, a], velocity: [1, 2*a]}
constraints: [y1 - a*x1^2]
time: {end: 0.5, step: 0.01}
"""

# With the numbers of the notebook, a = 0.5 and m = 0.4, at x1 = 1, vx1 = 1, vy1 = 1. Newton:
# m x'' = 2 a x lambda, m y'' = -m g - lambda, and y'' = 2 a (x'' x + x'^2) give
# lambda (1 + (2 a x)^2) = -m (g + 2 a x'^2), so lambda = -0.4 * 10.81 / 2.
PUSH = -0.2 * 10.81

WORKED = {
    "wire": "y1 - a*x1^2 = 0",
    "force": {"x1": 0, "y1": "-m*g"},
    "masses": {"x1": "m"},
    "start": {"x1": 1, "y1": "a", "vx1": 1, "vy1": "2*a"},
    "push": f"{PUSH} N",
    "multipliers": [PUSH],
    "energy": "m*(g*y1 + vx1^2/2 + vy1^2/2)",
    "derivation": {"A": [["-2*a*x1", "1"]], "b": ["2*a*vx1^2"]},
    "problem": PROBLEM,
    "type": "holonomic",
}


def source(specification=SPECIFICATION, worked=WORKED, text="A wire $y = {{a|number}}x^2$."):
    cells = [
        new_raw_cell(specification, metadata={"tags": ["exercise"]}),
        new_markdown_cell(f"# A bead\n\n{text}"),
    ]
    for name, answer in worked.items():
        metadata = {"teachmech": {"part": name}}
        cells.append(new_code_cell(f"{name} = {answer!r}", metadata=metadata))
    cells.append(new_markdown_cell("The reasons.", metadata={"tags": ["solution"]}))
    return new_notebook(cells=cells)


def write(folder, *arguments, name="01-bead.ipynb", **options):
    path = folder / name
    nbformat.write(source(*arguments, **options), path)
    return path
