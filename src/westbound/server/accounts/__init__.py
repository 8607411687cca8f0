"""Accounts: people who have claimed a name, and the games of anyone who has keys to seats."""
