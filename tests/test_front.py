"""The front page: one argument for all its functions, real signatures, clear words."""

import inspect
import json
import math
import re

import pytest

import teachmech as tm
from teachmech import animation, plots
from teachmech.analysis.gauss import GaussReport
from teachmech.analysis.uniqueness import UniquenessReport
from teachmech.animation.film import save_animation
from teachmech.animation.player import Player
from teachmech.cli import main
from teachmech.fitting.fit import Fit
from teachmech.numerics.integrators import Settings
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.problems.mechanisms.joint_forces import Reactions
from teachmech.run.options import Integration, summary
from teachmech.stability.equilibria import Equilibria
from teachmech.stability.linearisation import Linearisation
from teachmech.stability.periodic_orbits import PeriodicOrbit
from teachmech.stability.sensitivities import Sensitivities
from teachmech.start.freedom import Freedom
from teachmech.studies.comparison import InverseComparison
from teachmech.studies.references import Reference
from teachmech.verification.formulation_table import FormulationComparison
from teachmech.verification.second_opinion import Verification
from teachmech.widgets.explorer import Explorer
from tests import ROOT

SETTINGS = tuple(inspect.signature(Settings.of).parameters)
TIME = (0, 0.02, 0.01)
HOW = {"method": "dop853", "tolerance": 1e-11}


@pytest.fixture(scope="module")
def described(tmp_path_factory):
    """Return the same pendulum as a problem, a system, a file and an example; and a mechanism."""
    problem = tm.example("pendulum")
    path = tmp_path_factory.mktemp("front") / "swing.yaml"
    problem.save(path)
    return {
        "problem": problem,
        "system": problem.system,
        "mechanism": tm.example("physical-pendulum"),
        "path": path,
        "name": "pendulum",
    }


# For each name of the front page: the call, and the type of the result for any form of a problem,
# or the words with which the error says what the function takes.
TAKES = {
    "simulate": (lambda given: tm.simulate(given, TIME), tm.Motion),
    "ensemble": (lambda given: tm.ensemble(given, {"g": [9.81]}, time=TIME), tm.Ensemble),
    "reference": (lambda given: tm.reference(given, TIME), Reference),
    "examine_start": (tm.examine_start, tm.StartReport),
    "assemblies": (tm.assemblies, list),
    "freedom": (tm.freedom, Freedom),
    "equilibria": (lambda given: tm.equilibria(given, restarts=2), Equilibria),
    "linearise": (tm.linearise, Linearisation),
    "sensitivities": (lambda given: tm.sensitivities(given, ["g"], [0.1]), Sensitivities),
    "periodic_orbit": (lambda given: tm.periodic_orbit(given, 2.0), PeriodicOrbit),
    "fit": (lambda given: tm.fit(given, {"t": [0.1, 0.2], "g": [9.8, 9.8]}, ["g"]), Fit),
    "uniqueness": (lambda given: tm.uniqueness(given, time=TIME), UniquenessReport),
    "uniqueness_along": (lambda given: tm.uniqueness_along(given, time=TIME), list),
    "gauss": (lambda given: tm.gauss(given, time=TIME), GaussReport),
    "compare_formulations": (tm.compare_formulations, FormulationComparison),
    "compare_inverses": (
        lambda given: tm.compare_inverses(given, time=TIME, methods=["svd"]),
        InverseComparison,
    ),
    "verify": (lambda given: tm.verify(given, (0, 0.05)), Verification),
    "four_bars": (tm.four_bars, "give .x, y, angle. for each"),
    "PointPath": (tm.PointPath, "missing a required argument: 'path'; it takes point, path"),
    "BodyPositions": (tm.BodyPositions, "missing a required argument: 'positions'"),
    "explore": (lambda given: tm.explore(given, TIME), Explorer),
    "explore_baumgarte": (lambda given: tm.explore_baumgarte(given, TIME), Explorer),
    "explore_multipliers": (
        lambda given: tm.explore_multipliers(given, time=TIME),
        Explorer,
    ),
    "double_parallelogram": (tm.double_parallelogram, "takes 0 positional|too many|it takes"),
    "dialogs": (tm.dialogs, "a System has no time span; give time="),
    "draw": (tm.draw, "the board draws mechanisms, and this is"),
    "load": (tm.load, "takes the path of a file, not|returns the example of the package"),
    "example": (tm.example, "give the example by its name"),
    "examples": (tm.examples, "by its name|there is no kind of examples 'pendulum'"),
    "table": (tm.table, "give a mapping of names to values"),
    "samples": (lambda given: tm.samples(given, 3), "give a mapping of names to values"),
    "ParticleProblem": (tm.ParticleProblem, "takes the keys of its file by name"),
    "Mechanism": (tm.Mechanism, "takes the keys of its file by name"),
    "System": (tm.System, "missing a required argument: 'mass'; it takes coordinates, mass"),
    "Lagrangian": (tm.Lagrangian, "missing a required argument: 'coordinates'; it takes T, V"),
    "Constraint": (
        lambda given: tm.System(["x"], [1], [0], [tm.Constraint(given)]),
        "is neither a text nor a function|there is no name 'pendulum'|'pendulum'",
    ),
    "Programme": (
        lambda given: tm.System(["x"], [1], ["F"], programmes=[tm.Programme(given, by="F")]),
        "is neither a text nor a formula|there is no name 'pendulum'|'pendulum'",
    ),
    "Motion": (tm.Motion, "missing a required argument: 'settings'; it takes system, settings"),
    "Ensemble": (tm.Ensemble, "missing a required argument: 'settings'; it takes name, settings"),
    "StartReport": (tm.StartReport, "missing a required argument: 'violation'; it takes start"),
}
OWN = {("dialogs", kind) for kind in ("problem", "mechanism", "path", "name")}  # their purpose
OWN |= {("load", "path"), ("example", "name"), ("draw", "mechanism")}


@pytest.mark.parametrize("kind", ["problem", "system", "mechanism", "path", "name"])
@pytest.mark.parametrize("name", TAKES)
def test_a_public_function_takes_a_problem_in_any_form(name, kind, described):
    ask, result = TAKES[name]
    if isinstance(result, type):
        assert isinstance(ask(described[kind]), result)
    elif (name, kind) in OWN:
        assert ask(described[kind]) is not None
    else:
        with pytest.raises(tm.TeachmechError, match=result):
            ask(described[kind])


def test_no_public_function_is_left_out():
    asked = {name for name in tm.__all__ if not name.endswith("Error") and name != "homework"}
    assert asked == set(TAKES)


LESSONS = sorted((ROOT / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_imports_only_from_public_modules(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(cell["source"]) for cell in cells)
    modules = set(re.findall(r"(?:from|import)\s+(teachmech[\w.]*)", text))
    packages = {f"teachmech.{name}" for name in ("homework", "numerics", "plots", "widgets")}
    assert modules <= {"teachmech", *packages}


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_shows_no_marks_for_its_tests(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert not any("NBVAL" in line for cell in cells for line in cell["source"])


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_hides_its_tests(path):
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if "test" in cell["metadata"].get("tags", []):
            assert cell["metadata"]["tags"] == ["test", "remove-cell"], cell["id"]
            assert cell["metadata"]["jupyter"] == {"source_hidden": True}, cell["id"]
            assert not cell["outputs"], cell["id"]
            assert any(line.startswith("assert ") for line in cell["source"]), cell["id"]
            continue
        for output in cell.get("outputs", ()):
            text = "".join(output.get("text") or output.get("data", {}).get("text/plain", ""))
            assert not re.search(r"(?<!=)\b(?:True|False)\b", text), cell["id"]


@pytest.mark.parametrize(
    "path", [p for p in LESSONS if p.stem != "dashboard"], ids=lambda path: path.stem
)
def test_a_lesson_states_its_minutes_and_answers_its_question(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    texts = ["".join(c["source"]) for c in cells if c["cell_type"] == "markdown"]
    head, text = " ".join(texts[0].split()), "\n".join(texts)
    (minutes,) = re.findall(r"(\d+) minutes\. Before it: [^.]+\. Exercises: [^.]+\.", head)
    assert 30 <= int(minutes) <= 50
    row = rf"\({re.escape(path.name)}\) \| {minutes} \|"
    assert re.search(row, (path.parent / "README.md").read_text(encoding="utf-8"))
    assert text.count("question of this lesson") == 2
    assert text.count("Answers</summary>") == 1


def test_a_copied_lesson_leaves_out_its_tests(tmp_path):
    assert main(["lessons", str(tmp_path)]) == 0
    for source in LESSONS:
        cells = json.loads(source.read_text(encoding="utf-8"))["cells"]
        copied = json.loads((tmp_path / source.name).read_text(encoding="utf-8"))["cells"]
        assert copied == [c for c in cells if "test" not in c["metadata"].get("tags", [])]


def test_all_forms_of_a_problem_are_equivalent(described):
    descriptions = [described[kind] for kind in ("problem", "path", "name")]
    motions = [tm.simulate(given, TIME) for given in descriptions]
    system = tm.simulate(described["system"], TIME, **HOW)
    assert all((motion.q == system.q).all() for motion in motions)
    assert {str(tm.freedom(given)) for given in [*descriptions, described["system"]]} == {
        str(tm.freedom("pendulum"))
    }
    assert tm.assemblies(described["mechanism"]) == described["mechanism"].assemblies()


@pytest.mark.parametrize(
    "ask",
    [
        lambda system: system.simulate(),
        lambda system: system.program(),
        tm.simulate,
        tm.reference,
        tm.compare_inverses,
        tm.explore,
        tm.explore_baumgarte,
        tm.explore_multipliers,
        tm.uniqueness,
        tm.gauss,
        lambda system: tm.ensemble(system, {"g": [1]}),
    ],
)
def test_all_functions_report_a_missing_time_span_in_the_same_words(ask, described):
    words = r"time: a System has no time span; give time=\(start, end\) or \(start, end, step\)"
    with pytest.raises(tm.ProblemError, match=words):
        ask(described["system"])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("pendulm", "there is no example and no file 'pendulm'; did you mean 'pendulum'?"),
        ("no-such.yaml", "no-such.yaml: No such file or directory"),
        ({"name": "x"}, "a dict is neither a problem, a mechanism nor a System"),
        (None, "None is neither"),
    ],
)
def test_an_object_that_is_not_a_problem_is_reported(given, words):
    with pytest.raises(tm.ProblemError, match=re.escape(words)):
        tm.examine_start(given)


def test_an_error_at_the_start_names_the_place_in_the_file(tmp_path):
    path = tmp_path / "swing.yaml"
    text = tm.example("pendulum").to_yaml()
    assert "mass: 1" in text and "g: 9.81" in text
    path.write_text(text.replace("mass: 1", "mass: m - t - 2").replace("g: 9.81", "g: 9.81, m: 1"))
    with pytest.raises(tm.ProblemError, match=r"swing\.yaml, line \d+, .*mass"):
        tm.examine_start(path)
    with pytest.raises(tm.ProblemError, match=r"^fixed: there is no coordinate or velocity 'x9'"):
        tm.examine_start("pendulum", fixed=["x9"])


def test_the_reference_of_a_mechanism_is_assembled_anew_for_other_parameters():
    found = tm.reference("physical-pendulum", TIME, parameters={"L": 1.5})
    assert found.motion["A_x"][0] == pytest.approx(1.5 * math.sin(2 * math.pi / 3), abs=1e-12)


@pytest.mark.parametrize("name", ["pendulum", "four-bar"])
@pytest.mark.parametrize(
    ("start", "message"),
    [
        ({"x9": 1}, "start: there is no coordinate or velocity 'x9'; known names:"),
        ({"SOME": "nonsense + 1"}, "start of SOME, column 1: unknown name 'nonsense'"),
    ],
)
def test_a_wrong_start_of_freedom_is_not_blamed_on_the_file(name, start, message):
    some = tm.example(name).system.coordinates[0]
    start = {key.replace("SOME", some): value for key, value in start.items()}
    with pytest.raises(tm.TeachmechError) as caught:
        tm.freedom(name, start=start)
    assert str(caught.value).startswith(message.replace("SOME", some))


# --- signatures -------------------------------------------------------------------------------

FACES = [tm.System, tm.ParticleProblem, tm.Mechanism, tm.Motion, tm.Ensemble, tm.StartReport]


def callables():
    for name in TAKES:
        yield pytest.param(getattr(tm, name), id=name)
    for face in [*FACES, Reactions]:
        for name, member in inspect.getmembers(face, callable):
            if not name.startswith(("_", "model_")) and member.__module__.startswith("teachmech"):
                yield pytest.param(member, id=f"{face.__name__}.{name}")


@pytest.mark.parametrize("function", list(callables()))
def test_every_argument_has_a_name_and_a_misspelt_one_is_named(function):
    problem = tm.example("pendulum")
    fields_of = {"Description.replace": [problem.system], "ParticleProblem.replace": [problem]}
    kinds = {parameter.kind for parameter in inspect.signature(function).parameters.values()}
    assert (inspect.Parameter.VAR_KEYWORD in kinds) == (function.__qualname__ in fields_of)
    with pytest.raises(tm.ProblemError, match=r"there is no (argument|key|field) 'nonsens'"):
        function(*fields_of.get(function.__qualname__, []), nonsens=1)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda s, m: s.simulate(TIME, tolerence=1e-9), "System.simulate: there is no argument "
         "'tolerence'; did you mean 'tolerance'?"),
        (lambda s, m: tm.example("pendulum").simulate(tolerence=1e-9), "did you mean 'tolerance'?"),
        (lambda s, m: tm.simulate(s, TIME, metod="rk4"), "did you mean 'method'?"),
        (lambda s, m: tm.ensemble(s, {}, tiem=TIME), "did you mean 'time'?"),
        (lambda s, m: s.program(TIME, stabilization="none"), "did you mean 'stabilisation'?"),
        (lambda s, m: m.plot(unit=plots.SI), "Motion.plot: there is no argument 'unit'; did you"),
        (lambda s, m: m.player(arrow={}), "did you mean 'arrows'?"),
        (lambda s, m: m.save_animation("a.gif", sped=2), "did you mean 'speed'?"),
        (lambda s, m: tm.System(["x"], mas=[1], forces=[0]), "did you mean 'mass'?"),
        (lambda s, m: s.replace(masss=[1]), "did you mean 'mass'?"),
        (lambda s, m: tm.example("pendulum").replace(nam="a"), "did you mean 'name'?"),
        (lambda s, m: m.at(), "Motion.at: missing a required argument: 'times'; it takes times"),
        (lambda s, m: tm.example("a", "b"), "example: too many positional arguments"),
    ],
)  # fmt: skip
def test_an_error_in_a_call_names_the_right_arguments(ask, words, pendulum):
    motion = pendulum.simulate(TIME)
    with pytest.raises(tm.ProblemError, match=re.escape(words)):
        ask(pendulum, motion)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda s, m: s.simulate(TIME, start=[1, 0]), "System.simulate: start is a list; give a "
         "mapping of names to values, such as {'x': 1}"),
        (lambda s, m: s.replace(parameters=["g"]), "System.replace: parameters is a list"),
        (lambda s, m: tm.System(["x"], [1], [0], parameters=["k"]), "System: parameters is a list"),
        (lambda s, m: tm.System(["x"], 1, [0]), "mass: an int instead of a list; put it in square"),
        (lambda s, m: tm.System("x", [1], [0]), "coordinates: a single text instead of a list"),
        (lambda s, m: tm.Lagrangian("vx^2/2", coordinates=3), "coordinates: an int instead of"),
        (lambda s, m: tm.Lagrangian("vx^2/2", coordinates=["x"], forces=["1"]), "forces is a list"),
        (lambda s, m: tm.Constraint(3), "3 is neither a text nor a function"),
        (lambda s, m: tm.freedom(s, start=[1]), "freedom: start is a list"),
        (lambda s, m: tm.examine_start(s, time=(0, 1)), "time is a tuple; give a number"),
        (lambda s, m: tm.examine_start(s, time="now"), "examine_start: time is 'now'; give a num"),
        (lambda s, m: tm.examine_start(s, tolerance="a"), "tolerance is 'a'; give a number"),
        (lambda s, m: tm.examine_start(s, tolerance=-1), "is -1; give a positive number"),
        (lambda s, m: tm.assemblies(s, tolerance=-1), "is -1; give a positive number"),
        (lambda s, m: tm.examine_start(s, fixed=3), "fixed: an int instead of a list"),
        (lambda s, m: s.simulate(TIME, start_tolerance=-1), "is -1; give a positive number"),
        (lambda s, m: s.simulate(TIME, compiled="yes"), "give True or False, or 'often'"),
        (lambda s, m: s.simulate(TIME, allow_inconsistent_start="yes"), "give True or False"),
        (lambda s, m: tm.example("pendulum").simulate(progress=3), "ParticleProblem.simulate: "
         "progress is an int; give a function, or True or False"),
        (lambda s, m: s.simulate((0, 1, 2)), "time.step: the step 2 is longer than the whole span"),
        (lambda s, m: s.simulate((1, 1 + 4e-16, 1e-16)), "time.end: the span of 4.4e-16 s"),
        (lambda s, m: s.simulate((0, 1e-320), method="dop853"), "is lost in rounding"),
        (lambda s, m: m.plot(figure=3), "figure is an int; give a Figure of matplotlib"),
        (lambda s, m: m.plot(units="mm"), "units is 'mm'; give a mapping of quantities to units"),
        (lambda s, m: plots.energy(m, units="mm"), "energy: units is 'mm'; give a mapping of quan"),
        (lambda s, m: plots.energy(m, unit={}), "did you mean 'units'?"),
        (lambda s, m: m.save_animation("x.gif", fps="a"), "fps is 'a'; give a number"),
        (lambda s, m: m.save_html("/"), "/: this is a folder; give the name of a file in it"),
    ],
)  # fmt: skip
def test_an_argument_of_another_type_is_reported_with_the_right_one(ask, words, pendulum):
    motion = pendulum.simulate(TIME)
    with pytest.raises(tm.ProblemError, match=re.escape(words)):
        ask(pendulum, motion)


@pytest.mark.parametrize("name", ["to_csv", "to_npz", "save_html", "save_animation"])
def test_a_missing_folder_is_named(name, pendulum, tmp_path):
    with pytest.raises(tm.ProblemError, match=r"no folder '.*nodir'; make it, or write"):
        getattr(pendulum.simulate(TIME), name)(tmp_path / "nodir" / "x.gif")
    with pytest.raises(tm.ProblemError, match=r"there is no folder '.*nodir'"):
        tm.example("pendulum").save(tmp_path / "nodir" / "x.yaml")


def test_an_argument_error_is_a_type_error():
    with pytest.raises(TypeError, match=r"did you mean 'kind'\?"):
        tm.examples(kid="particles")


def test_an_error_inside_a_function_is_not_changed(pendulum):
    def wrong(x):
        raise TypeError("mine")

    with pytest.raises(TypeError, match="mine"):
        pendulum.simulate(TIME, progress=wrong)


def test_options_of_a_run_are_the_arguments_of_settings():
    assert {*SETTINGS} == {"time", *Integration.__annotations__}


@pytest.mark.parametrize(
    "function",
    [
        tm.simulate,
        tm.System.simulate,
        tm.System.program,
        tm.System.live,
        tm.ensemble,
        tm.reference,
        tm.compare_inverses,
    ],
)
def test_every_option_of_a_run_is_described_in_help_and_documentation(function):
    described = re.findall(r"^(\w[\w, ]*) : ", inspect.getdoc(function), re.MULTILINE)
    names = {name for line in described for name in line.split(", ")}
    assert {*inspect.signature(function).parameters} - {"self"} <= names
    assert "**options" not in inspect.getdoc(function)


def test_descriptions_of_options_name_the_present_defaults():
    settings = Settings.of((0, 1), method="dop853")
    known = {"tolerance": settings.tolerance, "alpha": settings.alpha, "beta": settings.beta}
    for name, default in known.items():
        assert float(re.search("by default (.*)[.]", summary(name))[1]) == default
    text = inspect.getdoc(tm.simulate).partition("start_tolerance : float, optional\n")[2]
    assert float(text.split()[0]) == START_TOLERANCE


@pytest.mark.parametrize(
    ("shortcut", "function"),
    [
        (tm.Motion.plot, plots.overview),
        (tm.Motion.player, Player),
        (tm.Motion.save_html, animation.save_html),
        (tm.Motion.save_animation, save_animation),
        (tm.Ensemble.plot, plots.members),
        (Reactions.plot, plots.reactions),
    ],
)
def test_a_method_takes_the_arguments_of_its_function(shortcut, function):
    ours, theirs = (list(inspect.signature(f).parameters.values()) for f in (shortcut, function))
    assert [(p.name, p.default, p.kind) for p in ours[1:]] == [
        (p.name, p.default, p.kind) for p in theirs[1:]
    ]
