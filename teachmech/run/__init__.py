"""The run: the integration of a system, which results in a `Motion`."""
