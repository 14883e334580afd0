"""Stub."""


def pages():
    return {}
