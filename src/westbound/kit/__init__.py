"""Drawing, terminal, edition and balance tools that games share."""
