"""The commands of the coach: what choices were worth, whether that is right, and what can be learned from it."""
