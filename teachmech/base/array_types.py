"""Types of arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]
"""An array of numbers; its shape is given where it is used."""

Index = np.ndarray[Any, np.dtype[np.int64]]
"""An array of whole numbers."""

Mask = np.ndarray[Any, np.dtype[np.bool_]]
"""An array of truth values, which chooses entries."""
