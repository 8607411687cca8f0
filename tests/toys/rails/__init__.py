"""Rails: all act at once, each on a track of his own."""
