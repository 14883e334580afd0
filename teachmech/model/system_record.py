"""The stored form of a system: its texts in the file of a motion."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, model_validator

from teachmech.model.constraints import Constraint
from teachmech.model.drawing import Drawing
from teachmech.model.solids import Solids

Text = str | float


class SystemRecord(BaseModel, extra="forbid", defer_build=True):
    """The data that `Description.to_dict` returns, checked when they are read."""

    coordinates: list[str]
    mass: list[Text | list[Text]]
    forces: list[Text]
    constraints: list[Constraint] = []
    parameters: dict[str, Text] = {}
    start: dict[str, Text] = {}
    name: str = "system"
    points: dict[str, list[Text]] | list[list[Text]] = []
    rods: list[list[str]] | None = None
    outlines: dict[str, dict[str, Any]] | None = None
    units: dict[str, str] | None = None
    vectors: list[list[str]] = []
    inputs: dict[str, Any] = {}
    programmes: list[dict[str, Any]] = []
    limits: dict[str, list[Text | None]] = {}
    potential: list[Text] | None = None
    drawing: Drawing | None = None
    solids: Solids | None = None

    @model_validator(mode="before")
    @classmethod
    def _with_names(cls, data: Any) -> Any:
        """Move the names of points out of the drawing, where files before 2026-11 stored them."""
        drawing = data.get("drawing") if isinstance(data, dict) else None
        if not isinstance(drawing, dict) or "names" not in drawing:
            return data
        names, points = drawing["names"], data.get("points", [])
        kept = {key: value for key, value in drawing.items() if key != "names"}
        return data | {"points": dict(zip(names, points, strict=False)), "drawing": kept}
