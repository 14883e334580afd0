"""The reference motion of the mechanisms in space, computed in three ways that share no code.

These are Pinocchio's articulated bodies in joint angles with DOP853 at 1e-13, this project's points
and directions at 3e-14, and MuJoCo's RK4 with many steps. The script prints the differences between
them, and writes the result of Pinocchio to benchmarks/reference.
"""

from __future__ import annotations

import numpy as np
import trees
from peers import mujoco, own, pinocchio

STEPS = 256_000  # of MuJoCo


def main() -> None:
    """Compare the peers and write the reference."""
    for name in trees.MECHANISMS:
        tree = trees.tree(name)
        found = pinocchio.build(tree)(1e-13)
        others = {
            "this project, 3e-14": own.tree(name)[0].build()(3e-14),
            f"MuJoCo, {STEPS} steps": mujoco.build_tree(tree, "hinges")(STEPS),
        }
        for title, places in others.items():
            print(f"{name}: {title}: {np.abs(places - found).max():.1e} m apart", flush=True)
        names = [f"{body[-1]}_{axis}" for body in trees.BODIES[name] for axis in "xyz"]
        np.savetxt(
            trees.REFERENCE / f"{name}.csv",
            np.column_stack([tree.times, found.reshape(len(found), -1)]),
            delimiter=",",
            fmt="%.15g",
            header=",".join(["t", *names]),
            comments="",
        )


if __name__ == "__main__":
    main()
