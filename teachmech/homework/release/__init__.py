"""Release: the files for students, also through nbgrader or otter-grader."""
