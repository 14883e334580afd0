"""The limited process that runs the code of students."""
