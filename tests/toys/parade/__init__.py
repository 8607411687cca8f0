"""A parade: sequence, each in turn, ask around, and ways to get lost."""
