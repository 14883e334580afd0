"""teachmech: constrained mechanics for teaching, by the method of Udwadia and Kalaba.

A problem file or a `System` gives a `Motion` with its multipliers, its pictures and the readable
program that computed it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from teachmech.base.late_names import late_names
from teachmech.base.version import __version__ as __version__

if TYPE_CHECKING:
    from teachmech import homework
    from teachmech.base.errors import (
        ExpressionError,
        InconsistentStartError,
        MotionFileError,
        ProblemError,
        SimulationError,
        TeachmechError,
    )
    from teachmech.design.path_goals import BodyPositions, PointPath
    from teachmech.design.position_synthesis import four_bars
    from teachmech.front import (
        assemblies,
        equilibria,
        examine_start,
        fit,
        freedom,
        gauss,
        linearise,
        periodic_orbit,
        sensitivities,
        simulate,
        uniqueness,
        uniqueness_along,
        verify,
    )
    from teachmech.model.constraints import Constraint
    from teachmech.model.programmes import Programme
    from teachmech.problems.double_parallelogram import double_parallelogram
    from teachmech.problems.lagrangian import Lagrangian
    from teachmech.problems.library import example, examples, load
    from teachmech.problems.mechanisms import Mechanism
    from teachmech.problems.particles import ParticleProblem
    from teachmech.start.start_report import StartReport
    from teachmech.studies.comparison import compare_inverses
    from teachmech.studies.ensembles import Ensemble, ensemble, samples, table
    from teachmech.studies.formulations import compare_formulations
    from teachmech.studies.references import reference
    from teachmech.system_and_motion import Motion, System
    from teachmech.widgets import dialogs, draw, explore, explore_baumgarte, explore_multipliers

__all__ = [
    "dialogs",
    "draw",
    "explore",
    "explore_baumgarte",
    "explore_multipliers",
    "load",
    "example",
    "examples",
    "ParticleProblem",
    "Mechanism",
    "System",
    "Lagrangian",
    "Constraint",
    "Programme",
    "simulate",
    "Motion",
    "ensemble",
    "reference",
    "table",
    "samples",
    "Ensemble",
    "examine_start",
    "StartReport",
    "assemblies",
    "equilibria",
    "linearise",
    "sensitivities",
    "periodic_orbit",
    "fit",
    "freedom",
    "uniqueness",
    "uniqueness_along",
    "gauss",
    "compare_formulations",
    "compare_inverses",
    "verify",
    "four_bars",
    "PointPath",
    "BodyPositions",
    "double_parallelogram",
    "homework",
    "TeachmechError",
    "ExpressionError",
    "ProblemError",
    "InconsistentStartError",
    "SimulationError",
    "MotionFileError",
]

_MODULES = {
    "dialogs": "widgets",
    "draw": "widgets",
    "explore": "widgets",
    "explore_baumgarte": "widgets",
    "explore_multipliers": "widgets",
    "load": "problems.library",
    "example": "problems.library",
    "examples": "problems.library",
    "ParticleProblem": "problems.particles",
    "Mechanism": "problems.mechanisms",
    "System": "system_and_motion",
    "Lagrangian": "problems.lagrangian",
    "Constraint": "model.constraints",
    "Programme": "model.programmes",
    "simulate": "front",
    "Motion": "system_and_motion",
    "ensemble": "studies.ensembles",
    "reference": "studies.references",
    "table": "studies.ensembles",
    "samples": "studies.ensembles",
    "Ensemble": "studies.ensembles",
    "examine_start": "front",
    "StartReport": "start.start_report",
    "assemblies": "front",
    "equilibria": "front",
    "linearise": "front",
    "sensitivities": "front",
    "periodic_orbit": "front",
    "fit": "front",
    "freedom": "front",
    "uniqueness": "front",
    "uniqueness_along": "front",
    "gauss": "front",
    "compare_formulations": "studies.formulations",
    "compare_inverses": "studies.comparison",
    "verify": "front",
    "four_bars": "design.position_synthesis",
    "PointPath": "design.path_goals",
    "BodyPositions": "design.path_goals",
    "double_parallelogram": "problems.double_parallelogram",
    "homework": "homework",
    "TeachmechError": "base.errors",
    "ExpressionError": "base.errors",
    "ProblemError": "base.errors",
    "InconsistentStartError": "base.errors",
    "SimulationError": "base.errors",
    "MotionFileError": "base.errors",
}
__getattr__ = late_names(__name__, _MODULES)


def __dir__() -> list[str]:
    return __all__
