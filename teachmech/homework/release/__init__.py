"""Release: what is handed out, alone, through nbgrader or otter-grader."""
