"""What only SQLite needs: a lock on the file, a write-ahead log that stays small, nudges from other programs."""
