"""How strong the levels are: every claim about them, played in the arena."""
