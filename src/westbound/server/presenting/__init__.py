"""What one viewer of a table sees: views, choices, changes, replays and the messages that carry them."""
