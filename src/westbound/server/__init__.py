"""The online table: people and bots around a game, over the network."""
