"""The release of files for students, directly or through nbgrader or otter-grader."""
