"""The coach: what choices were worth, and why."""
