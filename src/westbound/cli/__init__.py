"""Westbound in a terminal."""
