"""A game in modules: each file of its folder has one of the parts that ``Game`` asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, get_args, get_type_hints

from westbound.engine.flow import Flow
from westbound.engine.game import Argument, Facts, Game, Named, Reason, Remarks, View
from westbound.engine.knowing.imaginer import Imaginer
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
    """The module ``imagining`` of a game with secrets."""

    def imaginer(self, t: Any, /) -> Imaginer: ...


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


class Remarking(Protocol):
    """The module ``remarks`` of a game that makes some."""

    @property
    def REMARKED(self) -> frozenset[str]: ...

    def remarks(self, t: Any, seat: int, /) -> Remarks: ...


class Reasons(Protocol):
    """The module ``reasons`` of a game that gives some."""

    def why_not(self, t: Any, seat: int, kind: str, word: str, /) -> Reason | None: ...

    def in_sight(self, t: Any, seat: int, /) -> Sequence[Named]: ...


class Arguments(Protocol):
    """The module ``arguments`` of a game that knows why a choice is good or bad."""

    @property
    def ARGUED(self) -> frozenset[str]: ...

    def arguments(self, t: Any, seat: int, action: int, /) -> Sequence[Argument]: ...


@dataclass(frozen=True, kw_only=True)
class Modules:
    """The modules of a game.  What each function does is said where ``Game`` has a method of that name."""

    actions: Actions
    steps: Steps
    view: Parts
    journal: Journal
    wording: Wording
    imagining: Imagining | None = None
    remarks: Remarking | None = None
    reasons: Reasons | None = None
    arguments: Arguments | None = None

    def __post_init__(self) -> None:
        """:raises TypeError: if a module lacks something."""
        for field, protocol in get_type_hints(Modules).items():
            module = getattr(self, field)
            if module is None:
                continue
            protocol = get_args(protocol)[0] if get_args(protocol) else protocol
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
            cls.remarked = modules.remarks.REMARKED if modules.remarks else frozenset()
            cls.argued = modules.arguments.ARGUED if modules.arguments else frozenset()
            cls.text = Path(str(vars(modules.actions)["__file__"])).parent / "text"

    def space(self, box: Any) -> Space:
        return self.modules.actions.space(box)

    def looker(self) -> PartsLooker:
        return PartsLooker(self, self.modules.view)

    def view(self, table: T, seat: int | None) -> View:
        return self.looker().view(table, seat)

    def imaginer(self, table: T) -> Imaginer:
        return self.modules.imagining.imaginer(table) if self.modules.imagining else super().imaginer(table)

    def entity(self, box: Any, kind: str, number: int) -> str:
        return self.modules.journal.entity(box, kind, number)

    def asked(self, view: View, seat: int) -> Facts:
        return self.modules.wording.asked(view, seat)

    def about(self, view: View, kind: str, word: str) -> Facts | None:
        return self.modules.wording.about(view, kind, word)

    def parts(self, kind: str, word: str) -> Facts:
        return self.modules.wording.parts(kind, word)

    def remarks(self, table: T, seat: int) -> Remarks:
        return self.modules.remarks.remarks(table, seat) if self.modules.remarks else {}

    def why_not(self, table: T, seat: int, kind: str, word: str) -> Reason | None:
        return self.modules.reasons.why_not(table, seat, kind, word) if self.modules.reasons else None

    def in_sight(self, table: T, seat: int) -> Sequence[Named]:
        return self.modules.reasons.in_sight(table, seat) if self.modules.reasons else ()

    def arguments(self, table: T, seat: int, action: int) -> Sequence[Argument]:
        return self.modules.arguments.arguments(table, seat, action) if self.modules.arguments else ()

    def edition(self, box: Any) -> tuple[str, str]:
        return box.edition.name, box.edition.digest
