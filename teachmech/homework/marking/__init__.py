"""The marking of a folder of submissions, which results in a table of marks."""
