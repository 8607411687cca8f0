"""Skeleton Trail: drive your wagon west, or load crates on the way."""
