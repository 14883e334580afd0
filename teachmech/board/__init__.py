"""The drawing board: a mechanism is drawn in the page, and computed there."""
