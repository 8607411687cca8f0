"""A small game to start from: ``westbound game new`` copies it under a new name."""
