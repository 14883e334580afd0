"""Problems: files and texts to a System, and the examples that come with the package."""
