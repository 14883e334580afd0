"""Integrators: one small file per method, each a generator that the generated program contains.

How to add a method
-------------------
1. A file with one function of the signature of `runge_kutta.rk4`: it takes the derivative, the
   times to store, the first state, the parameters, a tolerance and a projection (or None), and
   yields, after every step, the time reached, the stored times that the step passed with their
   states, and a function that gives the state at any time in the step.
   It imports nothing but NumPy and SciPy, since its source is copied into the program.
2. One line in `METHODS`. A solver of SciPy that `adaptive` can run needs only this line.
"""

from teachmech.numerics.integrators.adaptive import adaptive
from teachmech.numerics.integrators.dop853 import dop853
from teachmech.numerics.integrators.events import stop_at
from teachmech.numerics.integrators.kinematic import kinematic
from teachmech.numerics.integrators.runge_kutta import rk4
from teachmech.numerics.integrators.settings import (
    INTEGRATORS,
    METHODS,
    STABILISATIONS,
    Method,
    Settings,
)
from teachmech.numerics.integrators.standstill import keeps_on, too_fast
from teachmech.numerics.integrators.times import stored_times

__all__ = [
    "INTEGRATORS",
    "METHODS",
    "STABILISATIONS",
    "Method",
    "Settings",
    "adaptive",
    "dop853",
    "keeps_on",
    "too_fast",
    "kinematic",
    "rk4",
    "stop_at",
    "stored_times",
]
