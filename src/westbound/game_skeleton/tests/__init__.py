"""Skeleton Trail, tested."""
