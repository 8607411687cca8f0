"""Editions as people make them: checked, compared, drawn, and written as files."""
