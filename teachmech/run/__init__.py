"""The run: a system integrated to a `Motion`."""
