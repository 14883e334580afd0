"""Units of a problem: on axes, charts and sliders, and units that do not fit."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.draft.draft import Draft
from teachmech.expressions.units import read_unit
from teachmech.figures.watched import shared_axes
from teachmech.model.coherent_units import BASE_UNITS, checked_units, units_of_kinds
from teachmech.problems.library import FOLDER

PENDULUM = """\
name: pendulum
dimension: 2
parameters: {g: 9.81, L: 1}
particles: [{mass: 1, force: [0, -g], position: [L, 0]}]
constraints: [x1^2 + y1^2 = L^2]
units: {length: m, g: m/s^2, L: m}
time: {end: 1, step: 0.01}
"""


# --- checks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("length", ["m", "mm", "cm", "km", "inch"])
@pytest.mark.parametrize("mass", ["kg", "g", "t"])
def test_every_kind_has_the_product_of_its_base_units(length, mass):
    """Pint reads each text; its factor in SI units is a product of powers."""
    kinds = units_of_kinds(BASE_UNITS | {"length": length, "mass": mass})
    metre, kilogram = read_unit(length).factor, read_unit(mass).factor
    factors = {kind: read_unit(text).factor for kind, text in kinds.items()}
    assert factors == pytest.approx(
        {
            "time": 1, "coordinate": metre, "velocity": metre, "acceleration": metre,
            "angle": 1, "angular velocity": 1, "angular acceleration": 1,
            "force": kilogram * metre, "energy": kilogram * metre**2,
            "torque": kilogram * metre**2, "power": kilogram * metre**2,
        },
        rel=1e-12,
    )  # fmt: skip


def test_figures_use_si_units_by_default():
    assert units_of_kinds(checked_units("SI", [], [])) == plots.SI
    assert (plots.SI["force"], plots.SI["energy"], plots.SI["torque"]) == ("N", "J", "N m")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"L": "cm"},
         "unit of L: cm does not fit m, s, kg; write L in m and multiply its number by 0.01"),
        ({"mass": "g", "k": "N/m"}, "write k in g/s² and multiply its number by 1000"),
        ({"phi": "deg"}, "write phi in rad and multiply its number by 0.0174533"),
        ({"length": "s"}, "s is not a unit of length; write a unit such as m"),
        ({"time": "ms"}, "time is always in s"),
        ({"l": "m"}, "there is no quantity 'l'; did you mean 'L'"),
        ({"L": "metr"}, "'metr' is not a unit"),
        ({"L": "__import__('os')"}, "is not a unit"),
        ({"L": "m" * 100}, "the unit has 100 characters"),
        ({"L": ["m"]}, "the unit of L"),
        ("imperial", "write SI, or units by name"),
        (5, "units"),
    ],
)  # fmt: skip
def test_units_that_do_not_fit_are_refused_with_a_correction(given, message):
    with pytest.raises(tm.TeachmechError) as caught:
        tm.System(["phi"], ["m"], ["-k*phi"], parameters={"m": 1, "k": 1, "L": 1}, units=given)
    assert message in str(caught.value)


def test_units_change_no_number():
    plain = tm.System(["x"], ["m"], ["-k*x"], parameters={"m": 2, "k": 8}, start={"x": 1})
    named = plain.replace(units={"length": "mm", "mass": "g", "k": "µN/mm", "x": "mm"})
    a, b = (system.simulate(time=(0, 1, 0.1)) for system in (plain, named))
    assert np.array_equal(a.q, b.q)


# --- figures and files ------------------------------------------------------------------------


def test_figures_and_charts_have_the_units_of_the_system():
    motion = tm.ParticleProblem.loads(PENDULUM).simulate()
    assert [ax.get_ylabel().replace("\n", " ") for ax in plots.state(motion).axes] == [
        "coordinates in m", "velocities in m/s", "accelerations in m/s²"
    ]  # fmt: skip
    assert plots.constraint_forces(motion).axes[0].get_ylabel() == "constraint force in N"
    own = plots.coordinates(motion, units={"coordinate": "furlong"}).axes[0]
    assert own.get_ylabel() == "coordinates in furlong"
    millimetres = tm.ParticleProblem.loads(
        PENDULUM.replace("{length: m, g: m/s^2, L: m}", "{length: mm}")
    )
    page = tm.explore(millimetres, time=(0, 0.1, 0.01)).live.page
    assert '"name":"coordinates in mm"' in page
    adams = millimetres.replace(solver={"method": "lsoda"})
    _, charts = tm.explore(adams, time=(0, 0.1, 0.01)).children[-1].children
    assert charts.children[0].picture["panels"][0]["name"] == "coordinates in mm"


def test_without_units_figures_name_none_and_charts_name_the_si():
    problem = tm.ParticleProblem.loads(PENDULUM.replace("units: {length: m, g: m/s^2, L: m}\n", ""))
    assert problem.system.units == {}
    assert plots.coordinates(problem.simulate()).axes[0].get_ylabel() == "coordinates"


def test_sliders_and_the_page_of_a_system_show_units():
    problem = tm.ParticleProblem.loads(PENDULUM)
    page = tm.explore(problem, time=(0, 0.1, 0.01)).live.page
    assert '"name":"g","value":9.81,"unit":"m/s^2"' in page
    assert "9.81 m/s^2" in problem._repr_html_()


def test_a_coordinate_without_dimension_is_an_angle():
    units = {"s": "m", "u": "rad"}
    system = tm.System(["s", "u"], [1, 1], [0, 0], units=units)
    assert shared_axes(system) == [("lengths", [0]), ("angles", [1])]


def test_files_and_motions_store_the_units(tmp_path):
    problem = tm.ParticleProblem.loads(PENDULUM)
    problem.save(tmp_path / "p.yaml")
    assert tm.load(tmp_path / "p.yaml").units == {"length": "m", "g": "m/s^2", "L": "m"}
    problem.simulate().to_npz(tmp_path / "m.npz")
    assert tm.Motion.from_npz(tmp_path / "m.npz").system.units["g"] == "m/s^2"


def test_the_dialogs_keep_the_units_of_a_problem():
    problem = tm.ParticleProblem.loads(PENDULUM)
    draft = Draft.of(problem)
    assert draft.problem().units == problem.units
    draft.type("constants", "g = 9.81")
    draft.type("x1", "1")
    draft.type("constraint 1", "x1^2 + y1^2 = 1")
    assert draft.problem().units == {"length": "m", "g": "m/s^2"}


def test_the_error_of_a_unit_names_its_line():
    with pytest.raises(tm.ProblemError, match="line 6, unit of L: cm does not fit m, s, kg"):
        tm.ParticleProblem.loads(PENDULUM.replace("L: m}", "L: cm}"))


def test_a_mechanism_has_units_too():
    text = (FOLDER / "mechanisms" / "four-bar.yaml").read_text(encoding="utf-8")
    assert "Units: SI" in text
    bar = tm.Mechanism.loads(text)
    motion = bar.simulate(time=(0, 0.1, 0.01))
    assert plots.coordinates(motion).axes[0].get_ylabel() == "coordinates in m"
    with pytest.raises(tm.ProblemError, match="line 5, unit of r: cm does not fit"):
        tm.Mechanism.loads(text.replace("Units: SI", "Units: {r: cm}"))
