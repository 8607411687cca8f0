"""Pioneer Days, by Matthew Dunstan and Chris Marling."""
