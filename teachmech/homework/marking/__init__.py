"""Marking: from a folder of submissions to a table of marks."""
