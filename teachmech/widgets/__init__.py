"""Widgets for the notebook: guided dialogs and explorers. They hold no mechanics."""

from teachmech.widgets.doors import dialogs, explore, explore_baumgarte, explore_multipliers

__all__ = ["dialogs", "explore", "explore_baumgarte", "explore_multipliers"]
