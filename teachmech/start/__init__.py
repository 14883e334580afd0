"""The start: is it consistent, what would be, and which of its values are free."""
