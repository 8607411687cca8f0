"""How bots judge positions and search, compiled: judges, nets, following one's own choices, the tree, self-play."""
