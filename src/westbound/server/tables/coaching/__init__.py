"""What the coach says at tables: hints while a game is played, and its review afterwards."""
