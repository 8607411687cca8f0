"""What a game in modules is made of: its registry entry, its views, and the kinds of its journal."""
