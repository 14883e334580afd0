"""Homework: exercises that differ from student to student and are checked by physics."""
