"""Problem files and other descriptions of systems, and the examples of the package."""
