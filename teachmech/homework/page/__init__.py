"""Exercises as web pages that check answers without Python."""
