"""Marking: makes a table of marks from a folder of submissions."""
