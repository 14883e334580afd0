"""The reference motion of the spherical chains, computed in three ways that share no code.

These are heyoka's Taylor series at rounding level in natural coordinates, this project's DOP853
with projection at 1e-13, and MuJoCo's RK4 with two hinges per link and many steps. The script
prints the differences between them, and how a change of the start grows. It writes the result of
heyoka to benchmarks/reference, and takes some minutes.
"""

from __future__ import annotations

import chains
import numpy as np
from peers import heyoka, mujoco, own

from teachmech.system_and_motion import System

Array = np.ndarray

SMALL = 1e-9  # turns of the rods whose growth is looked at


def by_this_project(n: int) -> Array:
    """Return the positions by DOP853 with projection at 1e-13."""
    run = own.plain_run(System(**chains.texts(n)), (0, 10, 1), method="dop853")
    return run(1e-13)[:, : 3 * n].reshape(-1, n, 3)


def growth(n: int, reference: Array) -> float:
    """Return the ratio of the masses' displacements to small random turns of all rods."""
    import heyoka as hy

    q, v = chains.start(n)
    turns = np.random.default_rng(1).normal(size=(n, 3)) * SMALL
    state = []
    for part in (q, v):
        rods = np.diff(part, axis=0, prepend=0)
        state.append(np.cumsum(rods + np.cross(turns, rods), axis=0).ravel())
    taylor = hy.taylor_adaptive(heyoka.equations(n), np.concatenate(state), compact_mode=True)
    places = taylor.propagate_grid(chains.TIMES)[-1][:, : 3 * n].reshape(-1, n, 3)
    return float(np.abs(places - reference).max() / SMALL)


def main() -> None:
    """Compare the peers and write the reference."""
    for n, steps in ((5, 32_000), (40, 64_000)):
        found = heyoka.propagate(n, heyoka.integrator(n, 1e-18))
        others = {
            "DOP853 with projection, 1e-13": by_this_project(n),
            f"MuJoCo, hinges, RK4, {steps} steps": mujoco.build(n, "hinges")(steps),
        }
        for title, positions in others.items():
            print(f"{n} links: {title}: {np.abs(positions - found).max():.1e} m apart", flush=True)
        print(f"{n} links: small turns grow {growth(n, found):.1f} times in 10 s", flush=True)
        names = [f"{axis}{k}" for k in range(1, n + 1) for axis in "xyz"]
        np.savetxt(
            chains.REFERENCE / f"chain{n}.csv",
            np.column_stack([chains.TIMES, found.reshape(len(found), -1)]),
            delimiter=",",
            fmt="%.15g",
            header=",".join(["t", *names]),
            comments="",
        )


if __name__ == "__main__":
    main()
