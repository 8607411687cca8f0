"""Editions at the limits of what a game accepts, and games played on them: ``python -m tests.extreme``."""
