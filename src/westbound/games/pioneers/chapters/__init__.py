"""The rules of Pioneers in chapters; each inherits from the one before it.

table, routes, reins, scoring, deal, estimating, surveying, observing; then ``rules.py``.
"""
