"""A game at this terminal: seats, choices, screen."""
