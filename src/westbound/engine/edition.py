"""What an edition says, given by value; and what is wrong with one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple


class Complaint(NamedTuple):
    """Something in an edition that is not as the rulebook wants it: where, and why."""

    key: str
    reason: str


class WrongEdition(ValueError):
    """An edition that cannot be played with; its message is the first of its complaints."""

    def __init__(self, file: str, complaints: Sequence[Complaint]) -> None:
        first = ": ".join(part for part in complaints[0] if part) if complaints else "wrong"
        more = f" (and {len(complaints) - 1} more)" if len(complaints) > 1 else ""
        super().__init__(f"{file}: {first}{more}")
        self.complaints = list(complaints)


class Content:
    """What an edition says, as it comes out of TOML or JSON.

    Those that say the same in the same order are equal: a box numbers its things in that order.
    """

    def __init__(self, says: Mapping[str, Any], file: str = "edition") -> None:
        self.says = says
        self.file = file  # as complaints call it

    @cached_property
    def written(self) -> str:
        """As JSON, in its order."""
        return json.dumps(self.says, default=str)

    @cached_property
    def digest(self) -> str:
        """Sixteen digits that change with the content, not with comments or layout."""
        canonical = json.dumps(self.says, sort_keys=True, separators=(",", ":"), default=str)
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and self.written == other.written

    def __hash__(self) -> int:
        return hash(self.written)


Source = str | Path | Content  # of an edition: one of ours by its name, any by its file, or what it says
