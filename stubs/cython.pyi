"""The little of ``cython`` that the rules use (the package itself is untyped)."""

from contextlib import AbstractContextManager
from typing import Any, TypeVar

T = TypeVar("T")

compiled: bool
nogil: AbstractContextManager[None]

def cast(kind: type[T], value: Any) -> T: ...
