"""Notices: whoever wishes it is told that a table waits for them, and nothing else."""
