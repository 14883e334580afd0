"""Machine code and pages compute programmes as Python does."""

import numpy as np

from tests.node import RUN, in_node


def assert_machine_code_agrees(make, bound, of_forces, **options):
    how = {"time": (0, 2, 0.02), "method": "rk4", **options}
    plain = make().simulate(**how, compiled=False)
    compiled = make().simulate(**how, compiled=True)
    assert compiled.stats.compiled
    assert np.abs(compiled.q - plain.q).max() < bound
    for actuator, forces in plain.controls.items():
        assert np.abs(compiled.controls[actuator] - forces).max() < of_forces


def assert_a_page_agrees(make, bound, folder):
    how = {"time": (0, 2, 0.02), "method": "rk4"}
    system = make()
    (folder / "program.js").write_text(system.program(**how, language="javascript"), "utf-8")
    found, motion = in_node(folder, RUN), system.simulate(**how, compiled=True)
    for coordinate in system.coordinates:
        assert np.abs(np.array(found[coordinate]) - motion[coordinate]).max() < bound
