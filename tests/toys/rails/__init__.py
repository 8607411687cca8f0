"""Rails: all act at once, each on their own track."""
