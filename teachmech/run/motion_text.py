"""The text in the file of a motion, next to the arrays."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field, FiniteFloat

from teachmech.base.lines import Line
from teachmech.model.system_record import SystemRecord
from teachmech.numerics.integrators import Settings
from teachmech.run.stats import Stats

FORMAT = "teachmech motion 1"


class ChangeText(BaseModel, extra="forbid"):
    """A change of the constraints that act."""

    time: FiniteFloat
    begun: list[Line]
    ended: list[Line]
    acting: list[Line]
    q: list[FiniteFloat]
    v_before: list[FiniteFloat]
    v_after: list[FiniteFloat]
    impulses: list[FiniteFloat]
    impulse: list[FiniteFloat]
    energy: FiniteFloat
    works: list[FiniteFloat]
    slips: list[FiniteFloat] = []


class MotionText(BaseModel, extra="forbid", defer_build=True):
    """The fields of the text in the file of a motion."""

    format: str = Field(pattern=f"^{FORMAT}$")
    system: SystemRecord
    settings: Settings
    ending: Line
    compiled_from: FiniteFloat | None = None
    ending_code: Literal["", "request", "interrupt", "failure"] = ""
    stats: Stats | None = None
    changes: list[ChangeText] = []
