"""What can be said about a choice: remarks before it, why something is none, and arguments for and against it."""
