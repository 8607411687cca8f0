"""Bots of the server: a pool of worker processes, so that no bot can hold up anyone."""
