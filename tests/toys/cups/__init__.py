"""Cups: a coin is hidden, a player guesses where; small enough to solve by hand."""
