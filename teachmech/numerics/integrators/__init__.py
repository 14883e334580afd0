"""Integrators: generators whose source is part of the generated program.

How to add a method
-------------------
An embedded pair of explicit Runge-Kutta methods is one entry in `tableaus`; a solver of SciPy that
`scipy_solver` can run is one line in `METHODS`. Any other method needs such a line and a file with
a function of the signature of `runge_kutta.rk4`. It takes the derivative, the times to store, the
first state, the parameters, a tolerance, sizes, and a projection (or None). After every step it
yields the time, the stored times in the step with their states, and the dense output: a function
that returns the state at any time in the step. It imports only NumPy and SciPy, since its source is
copied into the program.
"""

from teachmech.numerics.integrators.embedded import embedded_pair
from teachmech.numerics.integrators.events import stop_at
from teachmech.numerics.integrators.kinematic import kinematic
from teachmech.numerics.integrators.runge_kutta import rk4
from teachmech.numerics.integrators.scipy_solvers import scipy_solver
from teachmech.numerics.integrators.settings import (
    IMPACTS,
    INTEGRATORS,
    METHODS,
    ROUGH_IMPACTS,
    STABILISATIONS,
    Method,
    Settings,
)
from teachmech.numerics.integrators.standstill import keeps_on, too_fast
from teachmech.numerics.integrators.tableaus import TABLEAUS, Tableau
from teachmech.numerics.integrators.times import stored_times

__all__ = [
    "IMPACTS",
    "ROUGH_IMPACTS",
    "INTEGRATORS",
    "METHODS",
    "STABILISATIONS",
    "Method",
    "Settings",
    "TABLEAUS",
    "Tableau",
    "embedded_pair",
    "scipy_solver",
    "keeps_on",
    "too_fast",
    "kinematic",
    "rk4",
    "stop_at",
    "stored_times",
]
