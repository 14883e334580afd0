"""Work against precision: correct digits of two mechanisms against evaluations and time.

Mechanism1a to t = 20 s and to t = 200 s, and Andrews' squeezing mechanism to t = 0.03 s, from the
files of the package. Digits are -log10 of the largest relative error at the end: against the
published values (tests/reference), or against the finest run, DOP853 with projection at 3e-14.
Work is the number of evaluations of the acceleration, which is the same on every machine, and the
CPU time as a ratio to the fastest run. All of it takes some minutes; Ctrl-C ends it, and what is
done is shown. With --quick less than a minute.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm
from work_precision_cases import (
    CURVES,
    FINEST,
    NONE,
    PROJECTION,
    Case,
    Values,
    cases,
    load_mechanism,
)
from work_precision_pictures import draw_errors, draw_work, save

from teachmech.expressions import evaluate, parse_expression
from teachmech.numerics.integrators import Settings
from teachmech.problems.mechanisms import Mechanism
from teachmech.program import load

LOOKS = 400  # times at which the energy is computed, outside the counts and the timing
LOOKED_AT = ((NONE, 1e-6), (PROJECTION, 1e-6), (PROJECTION, FINEST))  # in the picture of errors
TITLES = {"published": "against the published values", "finest": "against the finest run"}


@dataclass(frozen=True, eq=False)
class Run:
    """One integration."""

    curve: str
    setting: float
    steps: int
    evaluations: int
    seconds: float
    end: Values
    times: np.ndarray
    energy: np.ndarray
    looked_at: np.ndarray

    @property
    def title(self) -> str:
        """Method and setting."""
        return f"{self.curve}, {said(self.setting)}"

    @property
    def energy_error(self) -> np.ndarray:
        """T + V less its value at the start, in joules."""
        return self.energy - self.energy[0]


# --- running --------------------------------------------------------------------------------------


def integrate(mechanism: Mechanism, case: Case, curve: str, setting: float, bar: tqdm) -> Run:
    """Integrate once, counting evaluations and CPU time."""
    system, options = mechanism.system, CURVES[curve]
    rk4 = options["method"] == "rk4"
    settings = Settings.of(
        (0, case.end, case.end / setting if rk4 else case.end),
        tolerance=None if rk4 else setting,
        alpha=case.rate,
        beta=case.rate,
        **options,
    )
    program = load(system, settings)
    acceleration, evaluations = program.acceleration, 0

    def counted(*state: Any) -> Any:
        nonlocal evaluations
        evaluations += 1
        return acceleration(*state)

    p = np.array(list(system.parameter_values.values()), dtype=float)
    y = np.concatenate([*program.start(p), [0.0, 0.0]])
    looks = np.linspace(0, case.end, LOOKS + 1 if (curve, setting) in LOOKED_AT else 2)
    states, before, count, seconds = [y], 0.0, 0, 0.0
    steps = program.run(program.stored_times(0.0, case.end, settings.step), y, p)
    while True:
        program.acceleration, begin = counted, time.process_time()
        reached, passed, state_at = next(steps, (None, [], None))
        seconds += time.process_time() - begin
        if reached is None:
            break
        program.acceleration = acceleration
        y = passed[-1][1] if passed else y
        states += [state_at(t) for t in looks[(looks > before) & (looks <= reached)]]
        bar.update((reached - before) / case.end)
        before, count = reached, count + 1
    names = (*system.coordinates, *system.velocities)
    table = np.array(states)[:, : len(names)].T
    columns = dict(zip(names, table, strict=True)) | system.parameter_values
    energy = evaluate(parse_expression(mechanism.potential_energy, system.names).symbolic, columns)
    energy += evaluate(parse_expression(mechanism.kinetic_energy, system.names).symbolic, columns)
    end = dict(zip(names, map(float, y), strict=False))
    looked_at = np.array([columns[name] for name in case.coordinates])
    return Run(curve, setting, count, evaluations, seconds, end, looks, energy, looked_at)


def runs_of(case: Case, quick: bool) -> Iterator[Run]:
    """Run every setting of a case; repeat a short run, and keep the fastest of three."""
    mechanism = load_mechanism(case.file)
    jobs = [(curve, setting) for curve in case.settings for setting in case.settings[curve]]
    form = "{percentage:3.0f}% |{bar}| [{elapsed}] {desc}"
    with tqdm(total=len(jobs), bar_format=form, leave=False) as bar:
        for number, (curve, setting) in enumerate(jobs):
            bar.set_description(f"{case.title}: {curve}, {said(setting)}")
            run = integrate(mechanism, case, curve, setting, bar)
            for _ in range(2 if run.seconds < 1 and not quick else 0):
                bar.update(number - bar.n)
                again = integrate(mechanism, case, curve, setting, bar)
                run = min(run, again, key=lambda run: run.seconds)
            yield run


def digits(values: Values, reference: Values) -> float:
    """Return -log10 of the largest relative error, or 0 if no digit is correct."""
    worst = max(abs(values[name] / exact - 1) for name, exact in reference.items())
    return float(max(-np.log10(max(worst, 1e-17)), 0))


def said(setting: float) -> str:
    """Return a tolerance or a number of steps as a text."""
    return f"{setting:.0e}" if setting < 1 else f"{setting:.0f} steps"


def slope(rows: np.ndarray, floor: float) -> float:
    """Return the digits gained per tenfold work, fitted from 1.5 digits to 1 below the floor."""
    inside = rows[(rows[:, 1] > 1.5) & (rows[:, 1] < floor - 1)]
    if len(inside) < 3:
        return np.nan
    return float(np.polyfit(np.log10(inside[:, 0]), inside[:, 1], 1)[0])


# --- showing --------------------------------------------------------------------------------------


def compare(case: Case, runs: list[Run]) -> dict[str, dict[Run, float]]:
    """Return the digits of every run against the published values and the finest run."""
    references = {"published": case.published}
    finest = next((run for run in runs if (run.curve, run.setting) == LOOKED_AT[-1]), None)
    if finest is not None:
        references["finest"] = case.quantities(finest.end)
    return {
        name: {
            run: digits(case.quantities(run.end), references[name])
            for run in runs
            if name == "published" or run is not finest
        }
        for name in case.against
        if name in references
    }


def print_tables(case: Case, runs: list[Run], found: dict[str, dict[Run, float]]) -> None:
    """Print a table in Markdown, the slopes, and the errors of the energy."""
    fastest = min(run.seconds for run in runs)
    print(f"\n{case.title}\n")
    print("|", " | ".join(["method", "setting", "steps", "evaluations", "time", *found]), "|")
    print("|---|" + "---:|" * (4 + len(found)))
    for run in runs:
        cells = [run.curve, said(run.setting), str(run.steps), str(run.evaluations)]
        cells += [f"{run.seconds / fastest:.1f}"]
        cells += [f"{each[run]:.1f}" if run in each else "" for each in found.values()]
        print("|", " | ".join(cells), "|")
    for name, each in found.items():
        print(f"\nDigits for ten times the steps, and the evaluations, {TITLES[name]}:")
        floor = max(each.values())
        for curve, rows in curves_of(each, fastest).items():
            by_steps, by_evaluations = slope(rows[:, [3, 2]], floor), slope(rows[:, [0, 2]], floor)
            if np.isfinite(by_steps):
                print(f"- {curve}: {by_steps:.1f}, {by_evaluations:.1f}")
    for run in looked_at(runs):
        print(f"\nLargest error of T + V, {run.title}: {np.abs(run.energy_error).max():.1e} J")


def draw(case: Case, runs: list[Run], found: dict[str, dict[Run, float]], folder: Path) -> None:
    """Write the pictures of a case."""
    fastest = min(run.seconds for run in runs)
    for name, each in found.items():
        known = case.known_digits if name == "published" else None
        curves = curves_of(each, fastest)
        figure = draw_work(case.title, f"correct digits, {TITLES[name]}", curves, known)
        save(figure, folder / f"{case.name}-{name}.png")
    chosen = looked_at(runs)
    if "published" in case.against and len(chosen) == len(LOOKED_AT):
        *others, finest = chosen
        energy = {run.title: run.energy_error for run in chosen}
        apart = {r.title: np.abs(r.looked_at - finest.looked_at).max(axis=0) for r in others}
        figure = draw_errors(case.title, finest.times, energy, apart, case.unit)
        save(figure, folder / f"{case.name}-errors.png")


def looked_at(runs: list[Run]) -> list[Run]:
    """Return the runs of `LOOKED_AT` in its order."""
    by_setting = {(run.curve, run.setting): run for run in runs}
    return [by_setting[key] for key in LOOKED_AT if key in by_setting]


def curves_of(found: dict[Run, float], fastest: float) -> dict[str, np.ndarray]:
    """Return rows of evaluations, time ratio, digits and steps for each curve."""
    rows: dict[str, list[tuple[float, ...]]] = {curve: [] for curve in CURVES}
    for run, d in found.items():
        rows[run.curve].append((run.evaluations, run.seconds / fastest, d, run.steps))
    return {curve: np.array(each).reshape(-1, 4) for curve, each in rows.items()}


def main() -> None:
    """Run the cases one after the other; tables to the terminal, pictures to a folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer settings, and not to 200 s")
    parser.add_argument("--pictures", type=Path, help="a folder for the pictures")
    options = parser.parse_args()
    if options.pictures is not None:
        options.pictures.mkdir(parents=True, exist_ok=True)
    for case in cases(options.quick):
        runs: list[Run] = []
        try:
            for run in runs_of(case, options.quick):
                runs.append(run)
            stopped = False
        except KeyboardInterrupt:
            stopped = True
        if runs:
            found = compare(case, runs)
            print_tables(case, runs, found)
            if options.pictures is not None:
                draw(case, runs, found, options.pictures)
        if stopped:
            print("\ninterrupted; this is what was done")
            return


if __name__ == "__main__":
    main()
