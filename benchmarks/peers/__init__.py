"""The contestants, one library a file; each gives a list of `contest.Contestant` for a case."""
