"""A free rigid body in quaternions, whose mass matrix is singular, against Euler's equations.

The angular velocity in the body is known in Jacobi's elliptic functions: L. D. Landau,
E. M. Lifshitz, "Mechanics", 3rd ed., 1976, section 37. The body starts almost about its middle
axis and tumbles: it turns over every 20.8 s. Near the separatrix, a small error of the energy
shifts the time of the next turn ten thousand times as much.
"""

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

import teachmech as tm

INERTIA = np.array([1.0, 2.0, 3.0])
START = np.array([0.01, 1.0, 0.0])  # rad/s


def body():
    """e' is half the product of e with the angular velocity, so that the latter is 2 E e'."""
    rates = [
        "(-e1*ve0 + e0*ve1 + e3*ve2 - e2*ve3)",
        "(-e2*ve0 - e3*ve1 + e0*ve2 + e1*ve3)",
        "(-e3*ve0 + e2*ve1 - e1*ve2 + e0*ve3)",
    ]
    energy = " + ".join(f"2*{j:g}*{rate}^2" for j, rate in zip(INERTIA, rates, strict=True))
    return tm.Lagrangian(
        energy,
        coordinates=["e0", "e1", "e2", "e3"],
        constraints=["e0^2 + e1^2 + e2^2 + e3^2 = 1"],
        start={"e0": 1, "ve1": START[0] / 2, "ve2": START[1] / 2},
    )


def angular_velocity(motion):
    (e0, e1, e2, e3), (v0, v1, v2, v3) = motion.q.T, motion.v.T
    return 2 * np.array(
        [
            -e1 * v0 + e0 * v1 + e3 * v2 - e2 * v3,
            -e2 * v0 - e3 * v1 + e0 * v2 + e1 * v3,
            -e3 * v0 + e2 * v1 - e1 * v2 + e0 * v3,
        ]
    )


def exact(t):
    """Section 37 with the axes in falling order, since M^2 < 2 E I_2; t = 0 is a quarter later."""
    I1, I2, I3 = INERTIA[::-1]
    energy, momentum = INERTIA @ START**2, INERTIA**2 @ START**2  # 2 E and M^2
    tau = np.sqrt((I3 - I2) * (momentum - energy * I1) / (I1 * I2 * I3))
    m = (I2 - I1) * (energy * I3 - momentum) / ((I3 - I2) * (momentum - energy * I1))
    sn, cn, dn, _ = ellipj(tau * t + ellipk(m), m)
    size1 = np.sqrt((energy * I3 - momentum) / (I1 * (I3 - I1)))
    size2 = np.sqrt((energy * I3 - momentum) / (I2 * (I3 - I2)))
    size3 = np.sqrt((momentum - energy * I1) / (I3 * (I3 - I1)))
    return np.array([size3 * dn, size2 * sn, size1 * cn])


RUNS = [
    ({"method": "rk4", "time": (0, 50, 0.01)}, 1e-6, True),
    ({"method": "rk4", "time": (0, 50, 0.01), "stabilisation": "projection"}, 1e-6, True),
    ({"method": "dop853", "time": (0, 100, 0.5), "tolerance": 1e-12}, 1e-6, True),
    ({"method": "lsoda", "time": (0, 50, 0.5), "tolerance": 1e-11}, 1e-5, False),
    ({"method": "radau", "time": (0, 20, 0.5), "tolerance": 1e-8}, 1e-6, False),
]


@pytest.mark.parametrize(
    ("options", "error", "compiled"),
    [(o, e, c) for o, e, can_be in RUNS for c in ((False, True) if can_be else (False,))],
)
@pytest.mark.few("options1", "options4")
def test_every_method_turns_over_with_the_body(options, error, compiled):
    motion = body().simulate(**options, compiled=compiled)
    assert np.abs(angular_velocity(motion) - exact(motion.t)).max() < error
    assert (motion.rank == 1).all()


def test_a_hundred_turns_are_accurate_to_rounding():
    time = (0, 200 * np.pi, 1)
    motion = body().simulate(time=time, method="dop853", tolerance=3e-14, compiled=True)
    assert np.abs(angular_velocity(motion) - exact(motion.t)).max() < 1e-6
    best = tm.reference(body(), time=time).motion
    assert np.abs(angular_velocity(best) - exact(best.t)).max() < 3e-8
