"""The log of the package."""

from __future__ import annotations

import logging

# Code that turns an unexpected error into a message must also log it here; tests then fail.
LOG = logging.getLogger("teachmech")
