"""A lottery: one draw, and everybody who is drawn has a point."""
