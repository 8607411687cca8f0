"""Why things cannot be chosen, as rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from westbound.cli.play.choices import folded, has_parts
from westbound.engine.game import Named, Reason
from westbound.speech import Speech

INDENT = " " * 4


def explanations(found: Iterable[tuple[Named, Reason]], speech: Speech, typed: str, width: int) -> Iterator[str]:
    """Yield each reason once and, below it, the things it is about: all, or those that *typed* may mean."""
    wanted = folded(typed).split()
    meant = [each for each in found if not wanted or is_meant(each[0], speech, wanted)]
    for reason, things in speech.reasons(meant):
        yield from wrap(reason, width)
        yield from wrap(speech.listed(things, "list-comma"), width, initial_indent=INDENT, subsequent_indent=INDENT)


def is_meant(thing: Named, speech: Speech, wanted: list[str]) -> bool:
    """Whether its name, or the words for it, have parts that begin with these."""
    return any(has_parts(folded(name).split(), wanted) for name in (speech.thing(*thing), " ".join(thing)))
