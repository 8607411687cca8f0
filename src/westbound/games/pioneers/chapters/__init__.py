"""The rules of Pioneers in chapters; each inherits from the one before it.

table, routes, reins, scoring, deal; then ``rules.py``.
"""
