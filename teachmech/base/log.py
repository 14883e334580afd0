"""The log of the package."""

from __future__ import annotations

import logging

# Whoever turns an error into words, so that a notebook goes on, tells it here: the tests fail.
LOG = logging.getLogger("teachmech")
