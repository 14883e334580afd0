"""What a student wrote, run in a process that is limited."""
