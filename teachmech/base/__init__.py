"""Errors, files, tables, words and progress; nothing here depends on mechanics."""
