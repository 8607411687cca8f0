"""Deals that several tables have: one per game and day for everybody, and those of groups (docs/deals.md)."""
