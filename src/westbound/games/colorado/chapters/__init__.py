"""The rules of Colorado in chapters; each inherits from the one before it.

memory, table, deal, scoring, ticking, estimating, showing, observing; then ``rules.py``.
"""
