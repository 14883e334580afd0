"""The numbers of a student: drawn by the stated rule, and sound."""

import hashlib
import re
from collections import Counter
from decimal import Decimal
from itertools import product
from math import cos

import pytest

from teachmech.base.errors import ProblemError
from teachmech.homework import Exercise
from teachmech.homework.setting import Setting
from teachmech.homework.variant_numbers import (
    SECRET_VARIABLE,
    checked_secret,
    draw,
    normalised_id,
    read_secret,
)
from tests.homework import bead

ALLOWED = {
    "a": [Decimal(x) for x in ("0.5", "0.75", "1.25", "1.5")],
    "m": [Decimal(x) for x in ("0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9")],
}


def hmac_sha256(key, message):
    """RFC 2104, written out."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest()


@pytest.mark.parametrize("student", ["ada", "s123456", "björk@uni.example"])
@pytest.mark.parametrize("attempt", [0, 1, 49])
def test_the_draw_follows_the_stated_rule(student, attempt):
    drawn = draw("bead", ALLOWED, student, bead.SECRET, attempt)
    for parameter, values in ALLOWED.items():
        message = f"bead/{student}/{attempt}/{parameter}".encode()
        place = int.from_bytes(hmac_sha256(bead.SECRET.encode(), message)[:8], "big")
        assert drawn[parameter] == float(values[place % len(values)])


def test_the_id_of_a_student_may_be_typed_in_different_ways():
    for other in (" ADA ", "Ada\n", "\tada"):
        assert normalised_id(other) == "ada"
    assert normalised_id("Bjo\u0308rk") == normalised_id("BJÖRK") == "björk"
    for wrong in ("", "  ", "a\0b", "a\nb", "x" * 201, None, 3):
        with pytest.raises(ProblemError, match="is not the id of a student"):
            normalised_id(wrong)


def test_exercise_student_secret_and_attempt_all_matter():
    wide = {"x": [Decimal(k) for k in range(10_000)]}
    first = draw("bead", wide, "ada", bead.SECRET)
    others = [
        draw("rod", wide, "ada", bead.SECRET),
        draw("bead", wide, "eve", bead.SECRET),
        draw("bead", wide, "ada", bead.SECRET + "!"),
        draw("bead", wide, "ada", bead.SECRET, 1),
    ]
    assert all(other != first for other in others)


def test_every_value_is_drawn_about_equally_often():
    # 4000 draws of 4 values: the standard deviation of a count is 27.4.
    counts = Counter(draw("bead", ALLOWED, f"student {k}", bead.SECRET)["a"] for k in range(4000))
    assert set(counts) == {0.5, 0.75, 1.25, 1.5}
    assert all(abs(count - 1000) < 5 * 27.4 for count in counts.values())


def test_the_secret_comes_from_a_file_or_the_environment_and_is_long(tmp_path, monkeypatch):
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    with pytest.raises(ProblemError, match=f"is not known; .* set {SECRET_VARIABLE}"):
        read_secret()
    monkeypatch.setenv(SECRET_VARIABLE, bead.SECRET)
    assert read_secret() == bead.SECRET
    path = tmp_path / "secret"
    path.write_text(" another secret of a course\n")
    assert read_secret(path) == "another secret of a course"
    path.write_text("too short")
    with pytest.raises(ProblemError, match="secret: the secret of the course has 9 characters"):
        read_secret(path)
    with pytest.raises(ProblemError, match="No such file"):
        read_secret(tmp_path / "none")
    with pytest.raises(ProblemError, match="0 characters; it needs at least 16"):
        checked_secret("   ")
    for wrong in (None, b"a secret of the course"):
        with pytest.raises(ProblemError, match="the secret of the course is not a text"):
            checked_secret(wrong)


@pytest.mark.thorough
def test_the_variants_of_200_students_are_sound_and_differ(tmp_path):
    exercise = changed(tmp_path, "minutes: 20", "minutes: 10")
    variants = [exercise.variant(f"student{k}", bead.SECRET) for k in range(200)]
    assert {tuple(v.values()) for v in variants} <= set(
        product(*([float(x) for x in values] for values in ALLOWED.values()))
    )
    assert len({tuple(v.values()) for v in variants}) > 25
    assert all(exercise.faults(variant) == () for variant in variants)


def changed(tmp_path, before, after, worked=bead.WORKED, **options):
    assert before in bead.SPECIFICATION
    text = bead.SPECIFICATION.replace(before, after, 1)
    text = text[: text.index("  - {name: masses")]  # the first two parts are enough
    worked = {name: worked[name] for name in ("wire", "force")}
    return Exercise.read(bead.write(tmp_path, text, worked, **options))


ROD = (
    bead.SPECIFICATION[: bead.SPECIFICATION.index("variant:")]
    + """\
variant: {L: {unit: m, values: [0.5, 1, 2]}}
particles:
  dimension: 2
  parameters: {L: 2, g: 9.81}
  particles: [{mass: 1, force: [0, -g], position: [L, 0]}]
  constraints: [x1^2 + y1^2 = L^2]
  time: {end: 0.2, step: 0.01}
parts: [{name: rod, kind: constraint}]
"""
)


def rod(tmp_path, spec=ROD):
    solution = {"rod": "x1^2 + y1^2 = L^2"}
    return Exercise.read(bead.write(tmp_path, spec, solution, text="A rod of {{L}}."))


def test_numbers_with_which_a_mistake_is_right_are_drawn_again(tmp_path):
    # With L = 1 the length that was not squared is no mistake.
    exercise = rod(tmp_path)
    assert exercise.faults({"L": 2}) == exercise.faults({"L": 0.5}) == ()
    (fault, *_) = exercise.faults({"L": 1})
    assert fault.startswith("part rod: the mistake ")
    allowed = exercise.specification.allowed
    again = 0
    for student in (f"s{k}" for k in range(40)):
        draws = [draw("bead", allowed, student, bead.SECRET, k) for k in range(50)]
        assert exercise.variant(student, bead.SECRET) == next(d for d in draws if d["L"] != 1)
        again += draws[0]["L"] == 1
    assert again > 0


def test_an_exercise_without_sound_numbers_gives_the_reason(tmp_path):
    exercise = rod(tmp_path, ROD.replace("[0.5, 1, 2]", "[1]"))
    with pytest.raises(
        ProblemError, match="none of 50 draws gives usable numbers; with L = 1: part"
    ):
        exercise.variant("ada", bead.SECRET)
    exercise = rod(tmp_path, ROD.replace("position: [L, 0]", "position: [L, 1]"))
    with pytest.raises(ProblemError, match="with the numbers of the notebook: the start does not"):
        exercise.variant("ada", bead.SECRET)


def test_a_motion_must_be_finite_to_its_end(tmp_path):
    # x'' = x^3 from x = 1 with x' = 1 reaches infinity before t = 2.
    spec = bead.SPECIFICATION[: bead.SPECIFICATION.index("particles:")] + (
        "system: {coordinates: [x], mass: [1], forces: [x^3], parameters: {a: 0.5, m: 1},"
        " start: {x: 1, vx: 1}, time: {end: 2, step: 0.01}}\n"
        "parts: [{name: force, kind: force}]\n"
    )
    exercise = Exercise.read(bead.write(tmp_path, spec, {"force": "x^3"}))
    (fault,) = exercise.faults({"a": 0.5, "m": 0.2})
    assert "cannot go on after t = " in fault or "not finite" in fault


def test_constraints_and_masses_must_be_well_conditioned(tmp_path):
    spec = bead.SPECIFICATION[: bead.SPECIFICATION.index("particles:")] + (
        "system: {coordinates: [x, y], mass: [m, 1], forces: [1, 1], constraints: [],"
        " parameters: {a: 0.5, m: 1}, time: {end: 0.1, step: 0.01}}\n"
        "parts: [{name: force, kind: force}]\n"
    )
    path = bead.write(tmp_path, spec, {"force": [1, 1]})
    assert Exercise.read(path).faults({"a": 0.5, "m": 1e-7}) == ()
    assert Exercise.read(path).faults({"a": 0.5, "m": 1e-9}) == (
        "the mass matrix is almost singular at t = 0 s",
    )
    almost = spec.replace("constraints: []", "constraints: [x = 0, x + a*y = 0]")
    path = bead.write(tmp_path, almost, {"force": [1, 1]})
    assert Exercise.read(path).faults({"a": 1e-3, "m": 1}) == ()
    assert Exercise.read(path).faults({"a": 1e-9, "m": 1}) == (
        "the constraints are almost dependent at t = 0 s",
    )


def oscillator(tmp_path, part, step, solver="{}", start="{x: 1}"):
    """x'' = -w^2 x, of which x = cos(w t) is known."""
    spec = bead.SPECIFICATION[: bead.SPECIFICATION.index("variant:")] + (
        "variant: {w: {unit: 1/s, values: [1, 1.1]}}\n"
        "system: {coordinates: [x], mass: [1], forces: [-w^2*x], parameters: {w: 1},"
        f" start: {start}, time: {{end: 12, step: {step}}}, solver: {solver}}}\n"
        f"parts: [{{name: place, kind: number, of: x, {part}}}]\n"
    )
    return Exercise.read(bead.write(tmp_path, spec, {"place": cos(12)}, text="{{w}}"))


def test_a_number_at_a_later_time_must_be_accurate_enough_for_its_tolerance(tmp_path):
    # RK4 adds to the phase about h^4 t / 120, and takes h^5 t / 144 from the amplitude: together
    # 0.7 % of cos(12) with h = 0.5, and 1e-5 with 0.1.
    coarse = oscillator(tmp_path, "at: 12, tolerance: 0.01", 0.5)
    (fault, *_) = coarse.faults({"w": 1})
    found = re.fullmatch(
        r"part place: at t = 12 s the number is (\S+), but (\S+) with a step half as long; "
        r"the step of the exercise is too coarse for the tolerance 0.01 of the part: "
        r"take a smaller one",
        fault,
    )
    assert abs(float(found[1]) / cos(12) - 1) > 0.005
    assert float(found[2]) == pytest.approx(cos(12), rel=5e-4)  # a 16th or 32nd of it
    assert "\n" not in fault
    assert not too_coarse(oscillator(tmp_path, "at: 12, tolerance: 0.1", 0.5).faults({"w": 1}))
    assert not too_coarse(oscillator(tmp_path, "at: 12, tolerance: 0.01", 0.1).faults({"w": 1}))
    assert too_coarse(oscillator(tmp_path, "at: 12, tolerance: 1.0e-6", 0.1).faults({"w": 1}))


def test_a_number_that_is_zero_at_a_later_time_must_be_zero_with_the_step_of_the_exercise(tmp_path):
    at = "at: 5*pi/2, scale: 1, tolerance: 0.01"
    assert too_coarse(oscillator(tmp_path, at, 0.25).faults({"w": 1}))
    assert not too_coarse(oscillator(tmp_path, at, 0.02).faults({"w": 1}))


def test_the_tolerance_of_an_adaptive_method_may_be_too_coarse(tmp_path):
    solver = "{method: dop853, tolerance: 0.05}"
    (fault, *_) = oscillator(tmp_path, "at: 10, tolerance: 0.001", 0.1, solver).faults({"w": 1})
    assert "with a tolerance a hundred times smaller; the tolerance of the solver" in fault
    solver = "{method: dop853}"
    exercise = oscillator(tmp_path, "at: 10, tolerance: 0.001", 0.1, solver)
    assert not too_coarse(exercise.faults({"w": 1}))


def too_coarse(faults):
    return [fault for fault in faults if "too coarse" in fault]


def test_only_for_numbers_after_the_start_a_second_motion_is_computed(tmp_path, monkeypatch):
    monkeypatch.setattr(Setting, "refined", None)
    assert oscillator(tmp_path, "tolerance: 0.01", 0.5, start="{x: 2}").faults({"w": 1.1}) == ()


def test_a_mistake_of_the_author_must_be_wrong(tmp_path):
    exercise = changed(tmp_path, "answer: y1 = a*x1,", "answer: 2*y1 - 2*a*x1^2,")
    assert exercise.faults(exercise.numbers) == (
        "part wire: the mistake 'straight' gets full marks",
    )
    exercise = changed(tmp_path, "answer: y1 = a*x1,", "answer: y1 = b*x1,")
    (fault,) = exercise.faults(exercise.numbers)
    assert fault.startswith("part wire: the mistake 'straight' cannot be an answer: ")


def test_a_solution_of_the_author_must_be_right(tmp_path):
    worked = {**bead.WORKED, "wire": "y1 = 2*a*x1^2"}
    exercise = changed(tmp_path, "minutes", "minutes", worked)
    (fault,) = exercise.faults(exercise.numbers)
    assert fault.startswith("part wire: the solution in the notebook is not right: ")
    exercise = changed(tmp_path, "minutes", "minutes", {**bead.WORKED, "wire": "y1 == 2"})
    (fault,) = exercise.faults(exercise.numbers)
    assert fault.startswith(f"{exercise.path}, cell 3, equation, column 5: ")


def test_a_part_with_an_unknown_name_is_reported_with_its_line(tmp_path):
    exercise = changed(tmp_path, "of: [x1, y1]", "of: [x1, z1]")
    (fault,) = exercise.faults(exercise.numbers)
    assert fault.startswith(f"{exercise.path}, cell 1, line 28, parts[2], ")
    assert "there is no coordinate 'z1'" in fault
