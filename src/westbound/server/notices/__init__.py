"""Notices: tells people who are away, and have subscribed to it, that a table waits for them."""
