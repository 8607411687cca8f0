"""Pioneers, by Emanuele Ornella."""
