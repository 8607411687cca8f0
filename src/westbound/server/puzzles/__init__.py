"""Puzzles: which one comes next, what people see of it, and who has solved it (docs/coach.md)."""
