"""Environments for research programs: many games at once, or one behind an interface of others (docs/research.md).

Needs numpy (``pip install 'westbound[research]'``).
"""

from __future__ import annotations

from westbound.research.batch import Batch

__all__ = ["Batch"]
