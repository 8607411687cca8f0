"""The tables of this process: opened, found, changed one step at a time, and removed."""
