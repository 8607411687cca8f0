"""Short stories, one for every argument: where it is given, and where it is not."""
