"""Widgets for the notebook: dialogs, explorers and the drawing board."""

from teachmech.widgets.widget_functions import (
    dialogs,
    draw,
    explore,
    explore_baumgarte,
    explore_multipliers,
)

__all__ = ["dialogs", "draw", "explore", "explore_baumgarte", "explore_multipliers"]
