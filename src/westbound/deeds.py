"""Deeds: lines of the log that belong together because one player does them in one go."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from westbound.engine.modular.kinds import Decoded

PERSONS = ("player", "purse")  # kinds of parts that can be somebody
FILE = "deeds.json"  # beside a game's texts; the page reads the same file


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may join a deed that a line of some kind leads."""

    before: frozenset[str] = frozenset()  # effects that come before the lead: what it costs
    clauses: frozenset[str] = frozenset()  # "…, settles a banker"
    effects: frozenset[str] = frozenset()  # "…: $1 more income"
    details: frozenset[str] = frozenset()  # not in the line, only among its entries

    def takes(self, key: str) -> bool:
        return key in self.clauses or key in self.effects or key in self.details


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the lines of a game join: its leads by key, and the keys whose numbers are added up."""

    leads: dict[str, Lead] = {}
    sums: frozenset[str] = frozenset()

    def waits(self, key: str) -> bool:
        """Whether such a line may wait for the lead it belongs to."""
        return any(key in lead.before for lead in self.leads.values())


class Deed:
    """Some lines, and the one that leads them; without one it is a line that stands alone or waits for its lead."""

    def __init__(self, line: Decoded, joining: Joining) -> None:
        self.lines = [line]
        self.lead = line if line.key in joining.leads else None
        self._joining = joining

    @property
    def rule(self) -> Lead:
        """What may join it."""
        return self._joining.leads[self.lead.key] if self.lead else Lead()

    def takes(self, line: Decoded) -> bool:
        """Whether *line* belongs here."""
        if self.lead:
            return self.rule.takes(line.key)
        lead = self._joining.leads.get(line.key)
        if lead:
            return all(each.key in lead.before for each in self.lines)
        return self._joining.waits(self.lines[0].key) and self._joining.waits(line.key)

    def add(self, line: Decoded) -> None:
        self.lines.append(line)
        if not self.lead and line.key in self._joining.leads:
            self.lead = line


def people_in(line: Decoded) -> list[str]:
    """Whom a line mentions."""
    return [word for _, kind, word in line.parts if kind in PERSONS]


def deeds(lines: Iterable[Decoded], joining: Joining) -> list[Deed]:
    """Group the lines of a turn; a deed stands where it begins, even if others act before it ends.

    A line joins the deed of somebody it mentions.  One that mentions nobody joins the latest deed or, if it does not
    belong there, ends all of them; a mere detail may join the latest deed whoever it is about.
    """
    found: list[Deed] = []
    latest: dict[str, Deed] = {}  # by person
    for line in lines:
        people = people_in(line)
        near = [latest[person] for person in people if person in latest]
        if found and (not people or line.key in found[-1].rule.details):
            near.append(found[-1])
        deed = next((each for each in near if each.takes(line)), None)
        if deed:
            deed.add(line)
            continue
        found.append(Deed(line, joining))
        if not people:
            latest.clear()
        elif found[-1].lead or joining.waits(line.key):
            latest[people[0]] = found[-1]
    return found


def added_up(lines: Iterable[Decoded], sums: frozenset[str]) -> list[Decoded]:
    """Return the lines with a ``count`` each; those that differ only in numbers become one, if they are *sums*."""
    found: dict[tuple[object, ...], list[Decoded]] = {}
    for i, line in enumerate(lines):
        words = [word for _, _, word in line.parts if not word.isdigit()]
        found.setdefault((line.key, *words) if line.key in sums else (i,), []).append(line)
    return [total(alike) for alike in found.values()]


def total(lines: list[Decoded]) -> Decoded:
    """Return one line for several that differ only in numbers."""
    parts = [
        (role, kind, str(sum(int(line.parts[i][2]) for line in lines)) if word.isdigit() else word)
        for i, (role, kind, word) in enumerate(lines[0].parts)
    ]
    return Decoded(lines[0].key, (*parts, ("count", "number", str(len(lines)))))


@cache
def joining_in(folder: Path) -> Joining:
    """Return what a game declares beside its texts; nothing, if it declares nothing.

    :raises msgspec.ValidationError: if the file is wrong.
    """
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=Joining) if file.exists() else Joining()
