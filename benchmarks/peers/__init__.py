"""The contestants, one file per library; each returns a list of `contest.Contestant` for a case."""
