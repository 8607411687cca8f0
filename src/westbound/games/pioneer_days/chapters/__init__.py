"""The rules of Pioneer Days in chapters; each inherits from the one before it.

table, scoring, cards, deal, mining, purchases, disasters, visits; then ``rules.py``.
"""
