"""Commands in which bots play against each other: to learn, to be compared, to measure an edition."""
