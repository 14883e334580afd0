"""Base: errors, files, tables, words, progress; what knows no mechanics."""
