"""A game in modules: each file of its folder has one of the parts that ``Game`` asks for."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, get_type_hints

from westbound.engine.flow import Flow
from westbound.engine.game import Facts, Game, View
from westbound.engine.modular.kinds import Kind, Nature
from westbound.engine.modular.looker import Parts, PartsLooker
from westbound.engine.space import Space

T = TypeVar("T", bound=Flow)  # the table of a game


class Actions(Protocol):
    """The module ``actions``."""

    @property
    def SEAT_NAMES(self) -> tuple[str, ...]: ...

    def space(self, box: Any, /) -> Space: ...


class Steps(Protocol):
    """The module ``steps``."""

    @property
    def STEPS(self) -> tuple[str, ...]: ...


class Imagining(Protocol):
    """The module ``imagining``, or ``view`` if there is little to imagine."""

    def imagine(self, t: Any, seat: int | None, rng: random.Random, /) -> Any: ...


class Estimate(Protocol):
    """The module ``estimate``."""

    def estimate(self, t: Any, seat: int, /) -> float: ...


class Journal(Protocol):
    """The module ``journal``."""

    @property
    def KINDS(self) -> Mapping[int, Kind]: ...

    @property
    def NATURES(self) -> Mapping[str, Nature]: ...

    @property
    def UNSPOKEN(self) -> frozenset[int]: ...

    @property
    def REVEALS(self) -> frozenset[int]: ...

    def entity(self, box: Any, kind: str, number: int, /) -> str: ...


class Wording(Protocol):
    """The module ``wording``."""

    def asked(self, view: Any, seat: int, /) -> Facts: ...

    def about(self, view: Any, kind: str, word: str, /) -> Facts | None: ...

    def parts(self, kind: str, word: str, /) -> Facts: ...


@dataclass(frozen=True, kw_only=True)
class Modules:
    """The modules of a game.  What each function does is said where ``Game`` has a method of that name."""

    actions: Actions
    steps: Steps
    view: Parts
    imagining: Imagining
    estimate: Estimate
    journal: Journal
    wording: Wording

    def __post_init__(self) -> None:
        """:raises TypeError: if a module lacks something."""
        for field, protocol in get_type_hints(Modules).items():
            module = getattr(self, field)
            needed = [name for name in vars(protocol) if not name.startswith("_")]
            missing = [name for name in needed if not hasattr(module, name)]
            if missing:
                file = getattr(module, "__name__", repr(module))
                raise TypeError(f"{file}, the module {field!r} of a game, lacks {', '.join(missing)}")


class ModularGame(Game, Generic[T]):
    """A game that names its modules, and adds only facts, options, its box, its table and proper names.

    Its texts are in the folder ``text`` beside its actions.
    """

    modules: Modules

    def __init_subclass__(cls) -> None:
        """Take the facts that modules have.  :raises TypeError: if the class names no modules."""
        super().__init_subclass__()
        if not hasattr(cls, "modules"):
            raise TypeError(f"{cls.__name__} names no modules: modules = Modules(actions=actions, ...)")
        if "modules" in vars(cls):
            modules = cls.modules
            cls.seats = modules.actions.SEAT_NAMES
            cls.steps = modules.steps.STEPS
            cls.kinds = modules.journal.KINDS
            cls.unspoken = modules.journal.UNSPOKEN
            cls.reveals = modules.journal.REVEALS
            cls.text = Path(str(vars(modules.actions)["__file__"])).parent / "text"

    def space(self, box: Any) -> Space:
        return self.modules.actions.space(box)

    def looker(self) -> PartsLooker:
        return PartsLooker(self, self.modules.view)

    def view(self, table: T, seat: int | None) -> View:
        return self.looker().view(table, seat)

    def imagine(self, table: T, seat: int | None, rng: random.Random) -> T:
        imagined: T = self.modules.imagining.imagine(table, seat, rng)
        return imagined

    def estimate(self, table: T, seat: int) -> float:
        return self.modules.estimate.estimate(table, seat)

    def entity(self, box: Any, kind: str, number: int) -> str:
        return self.modules.journal.entity(box, kind, number)

    def asked(self, view: View, seat: int) -> Facts:
        return self.modules.wording.asked(view, seat)

    def about(self, view: View, kind: str, word: str) -> Facts | None:
        return self.modules.wording.about(view, kind, word)

    def parts(self, kind: str, word: str) -> Facts:
        return self.modules.wording.parts(kind, word)

    def edition(self, box: Any) -> tuple[str, str]:
        return box.edition.name, box.edition.digest
