"""The engine: order of play, words, matches, records."""
