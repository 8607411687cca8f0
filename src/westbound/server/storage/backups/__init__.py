"""Backups: everything in a database as one file that proves itself, and the way back."""
