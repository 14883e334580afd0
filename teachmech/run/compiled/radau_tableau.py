"""The coefficients of Radau IIA of order 5; tests compare them with SciPy's `Radau`.

E. Hairer, G. Wanner, "Solving Ordinary Differential Equations II", 2nd ed., 1996, sections IV.5 and
IV.8. The matrix A of the method has one real eigenvalue and a complex pair: A^-1 = T diag(mu) T^-1.
"""

from __future__ import annotations

import numpy as np

S6 = 6**0.5
C = np.array([(4 - S6) / 10, (4 + S6) / 10, 1])  # nodes
A = np.array(
    [
        [(88 - 7 * S6) / 360, (296 - 169 * S6) / 1800, (-2 + 3 * S6) / 225],
        [(296 + 169 * S6) / 1800, (88 + 7 * S6) / 360, (-2 - 3 * S6) / 225],
        [(16 - S6) / 36, (16 + S6) / 36, 1 / 9],
    ]
)
E = np.array([-13 - 7 * S6, -13 + 7 * S6, -1]) / 3  # weights of the error estimate
REAL = 3 + 3 ** (2 / 3) - 3 ** (1 / 3)
PAIR = 3 + (3 ** (1 / 3) - 3 ** (2 / 3)) / 2, -(3 ** (5 / 6) + 3 ** (7 / 6)) / 2
T = np.array(
    [
        [0.09443876248897524, -0.14125529502095421, 0.03002919410514742],
        [0.25021312296533332, 0.20412935229379994, -0.38294211275726192],
        [1, 1, 0],
    ]
)
T_INVERSE = np.array(
    [
        [4.17871859155190428, 0.32768282076106237, 0.52337644549944951],
        [-4.17871859155190428, -0.32768282076106237, 0.47662355450055044],
        [0.50287263494578682, -2.57192694985560522, 0.59603920482822492],
    ]
)
# Weights of the three stages in the dense output: of x, x^2 and x^3.
RADAU_DENSE = np.array(
    [
        [13 / 3 + 7 * S6 / 3, -23 / 3 - 22 * S6 / 3, 10 / 3 + 5 * S6],
        [13 / 3 - 7 * S6 / 3, -23 / 3 + 22 * S6 / 3, 10 / 3 - 5 * S6],
        [1 / 3, -8 / 3, 10 / 3],
    ]
)
ITERATIONS = 6  # the largest number of iterations of Newton's method
