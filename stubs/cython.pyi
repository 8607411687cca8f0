"""The little of ``cython`` that the rules use (the package itself is untyped)."""

from contextlib import AbstractContextManager

compiled: bool
nogil: AbstractContextManager[None]
