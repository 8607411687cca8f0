"""Connect four: a whole game in four small files, to learn from."""
