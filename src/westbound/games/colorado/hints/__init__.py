"""What can be said about choices: remarks before them, arguments for and against, and why something is none."""
