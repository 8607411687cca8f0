"""What operators do beside running servers: list, show, close, delete and move tables, and check everything."""
