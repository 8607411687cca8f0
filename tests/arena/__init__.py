"""Matches between bots."""
