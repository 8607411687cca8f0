"""Everything that is kept in the database, SQLite or PostgreSQL: the logs of all tables, accounts, subscriptions."""
