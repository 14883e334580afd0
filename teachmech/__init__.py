"""teachmech: constrained mechanics for teaching, by the method of Udwadia and Kalaba.

Text in, motion out: a problem file or a `System` gives a `Motion`, its multipliers, its pictures
and the readable program that computed it.
"""

from teachmech import homework
from teachmech.base.errors import (
    ExpressionError,
    InconsistentStartError,
    MotionFileError,
    ProblemError,
    SimulationError,
    TeachmechError,
)
from teachmech.base.version import __version__ as __version__
from teachmech.faces import Motion, System
from teachmech.front import (
    assemblies,
    examine_start,
    freedom,
    gauss,
    simulate,
    uniqueness,
    uniqueness_along,
)
from teachmech.model.constraints import Constraint
from teachmech.problems.double_parallelogram import double_parallelogram
from teachmech.problems.lagrangian import Lagrangian
from teachmech.problems.library import example, examples, load
from teachmech.problems.mechanisms import Mechanism
from teachmech.problems.particles import ParticleProblem
from teachmech.start.start_report import StartReport
from teachmech.studies.comparison import compare_inverses
from teachmech.studies.ensembles import Ensemble, ensemble, samples, table
from teachmech.studies.references import reference
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
    "freedom",
    "uniqueness",
    "uniqueness_along",
    "gauss",
    "compare_inverses",
    "double_parallelogram",
    "homework",
    "TeachmechError",
    "ExpressionError",
    "ProblemError",
    "InconsistentStartError",
    "SimulationError",
    "MotionFileError",
]
