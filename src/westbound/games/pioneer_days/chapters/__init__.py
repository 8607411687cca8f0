"""The rules of Pioneer Days in chapters; each inherits from the one before it.

table, scoring, cards, deal, mining, purchases, disasters, visits, estimating, surveying, observing; then ``rules.py``.
"""
