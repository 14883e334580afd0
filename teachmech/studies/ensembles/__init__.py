"""Ensembles: many motions of one problem, with different start values and parameters."""

from teachmech.studies.ensembles.ensemble import ensemble
from teachmech.studies.ensembles.results import Ensemble
from teachmech.studies.ensembles.variations import Variation, samples, table

__all__ = ["Ensemble", "Variation", "ensemble", "samples", "table"]
