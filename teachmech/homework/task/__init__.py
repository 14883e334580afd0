"""The task of a student: its key, its answers, its report, its widget."""
