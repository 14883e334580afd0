"""teachmech: constrained mechanics for teaching, by the method of Udwadia and Kalaba.

Text in, motion out: a problem file or a `System` gives a `Motion`, its multipliers, its pictures
and the readable program that computed it.
"""

from teachmech import homework
from teachmech.comparison import compare_inverses
from teachmech.constraints import Constraint
from teachmech.ensembles import Ensemble, ensemble, samples, table
from teachmech.errors import (
    ExpressionError,
    InconsistentStartError,
    MotionFileError,
    ProblemError,
    SimulationError,
    TeachmechError,
)
from teachmech.front import assemblies, examine_start, freedom, gauss, simulate, uniqueness
from teachmech.lagrangian import Lagrangian
from teachmech.library import example, examples, load
from teachmech.mechanisms import Mechanism
from teachmech.motion import Motion
from teachmech.problems import ParticleProblem
from teachmech.references import reference
from teachmech.starts import StartReport
from teachmech.systems import System
from teachmech.widgets import dialogs, explore, explore_baumgarte, explore_multipliers

__version__ = "0.1.0.dev0"

__all__ = [
    "dialogs",
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
    "gauss",
    "compare_inverses",
    "homework",
    "TeachmechError",
    "ExpressionError",
    "ProblemError",
    "InconsistentStartError",
    "SimulationError",
    "MotionFileError",
]
