"""The texts of a game in one language: what happened, what may be done, what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from westbound.engine.game import Game, View
from westbound.engine.match import Entry

LANGUAGES = ("en", "fr", "de")
COMMON = Path(__file__).parent / "text"
PERSONS = ("player", "purse")  # kinds that can be you
KINDS_IN_VIEW = {"taken": "tile", "arrival": "job", "stagecoach": "city"}

Value = str | int
Values = dict[str, Value]
Part = tuple[str, str, str]  # of a sentence: its variable, its kind, its word


class UnknownLanguage(ValueError):
    """There are no texts in that language."""


class WrongText(ValueError):
    """A text is missing, or cannot be read or said."""


class Speech:
    """The texts of a game in one language.

    >>> import westbound
    >>> from westbound.speech import Speech
    >>> match = westbound.new("pioneers", players=2, seed=1)
    >>> Speech(match.game, match.box, "de").name("job", "digger")
    'Goldgräber'
    """

    def __init__(self, game: Game, box: Any, language: str = "en", names: Sequence[str] | None = None) -> None:
        """*names* are the players' own, by seat; where there is none, or it is the colour's, the colour is said.

        :raises UnknownLanguage: if there are no texts in *language*.
        :raises WrongText: if they cannot be read.
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(f"no language is called {language!r} (there are: {', '.join(LANGUAGES)})")
        self.game = game
        self.box = box
        self.language = language
        self._bundle = read_texts(game.text, language)
        self._space = game.space(box)
        self._proper = game.names(box)
        self._names = list(names or ())

    # Texts by key

    def has(self, key: str) -> bool:
        """Whether there is a text ``key`` or ``key.attribute``."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, /, **values: Value) -> str:
        """The text ``key`` or ``key.attribute``, of the game or of all games.

        :raises WrongText: if there is none, or a value is missing.
        """
        if not self.has(key):
            raise WrongText(f"{self.language}: no text is called {key!r}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(pattern, values)  # type: ignore[arg-type]
        if errors:
            raise WrongText(f"{self.language}: {key!r} cannot be said: {errors[0]}")
        return str(text).replace("\n", " ")  # a text is one line, however it is written down

    # Names

    def player(self, seat: int) -> str:
        """The name of the player on *seat*, or of its colour."""
        color = self.game.seats[seat]
        name = self._names[seat] if seat < len(self._names) else ""
        return name if name and name != color else self.say(f"player-{color}")

    def name(self, kind: str, word: str) -> str:
        """What *word* is called: the *kind* is city, line, card, tile, job, player, purse, source, step, term ...

        :raises WrongText: if it has no name.
        """
        if kind in PERSONS and word in self.game.seats:
            return self.player(self.game.seats.index(word))
        if kind == "line":
            one, other = (self.name("city", end) for end in word.split("-"))
            return self.say("between", one=one, other=other)
        if self.has(dashed(kind, word)):
            return self.say(dashed(kind, word))
        if word in self._proper.get(kind, ()):
            return self._proper[kind][word]
        raise WrongText(f"{self.language}: no {kind} is called {word!r}")

    def listed(self, words: Sequence[str], last: str = "list-and") -> str:
        """``Red, Blue and Green``; with ``list-comma`` as *last*, ``Red, Blue, Green``."""
        text = "".join(words[:1])
        for i, word in enumerate(words[1:], 2):
            text = self.say(last if i == len(words) else "list-comma", list=text, last=word)
        return text

    # Sentences

    def entry(self, entry: Entry, viewer: int | None) -> str:
        """What happened, as *viewer* reads it; that he saw it is not checked here."""
        key, *roles = self.game.kinds[entry.kind]
        parts = []
        for role, number in zip(roles, entry.numbers, strict=False):
            name, kind = role.split(":")
            parts.append((name, kind, self.game.entity(self.box, kind, number)))
        return self._sentence(key, parts, viewer)

    def action(self, action: int, view: View | None = None, step: str = "") -> str:
        """An action as a button says it; with a *view*, or at least the *step*, more exactly."""
        verb, kind, word = self._space.parts(action)
        key = dashed("action", verb)
        here = dashed(key, step or (view["step"] if view else ""))
        key = here if self.has(here) else key
        values = self._object(kind, word)
        now = self._now(view, kind, word) if view and self.has(f"{key}.now") else None
        return self.say(key, **values) if now is None else self.say(f"{key}.now", **now | values)

    def prompt(self, view: View, seat: int) -> str:
        """What *seat* is asked now; if nothing, for whom it waits, or who has won."""
        if seat not in view["actors"]:
            return self.waiting(view)
        return self.say(dashed("prompt", view["step"]), **self._known(view, seat))

    def waiting(self, view: View) -> str:
        """Who is choosing what, for those who wait; at the end, who has won."""
        if view["over"]:
            return self.outcome(view)
        step, actors = self.name("step", view["step"]), view["actors"]
        if not actors:
            return self.say("waiting-chance", step=step)
        return self.say("waiting", who=self.listed([self.player(s) for s in actors]), count=len(actors), step=step)

    def outcome(self, view: View) -> str:
        """Who has won, and with how many points."""
        winners, viewer = view["winners"], view["viewer"]
        others = self.listed([self.player(seat) for seat in winners if seat != viewer])
        key = "won" if len(winners) == 1 else "won-together"
        points = view["players"][winners[0]]["score"]
        return self.say(f"{key}.you" if viewer in winners else key, who=others, points=points)

    # Inside: sentences

    def _sentence(self, key: str, parts: Iterable[Part], viewer: int | None) -> str:
        """A sentence about somebody; where that is you or the bank, it is its attribute ``you``, ``to-bank`` ..."""
        values: Values = {}
        persons: list[str] = []
        you = None if viewer is None else self.game.seats[viewer]
        for role, kind, word in parts:
            values |= self._forms(role, kind, word)
            if kind in PERSONS:
                who = "you" if word == you else "" if word in self.game.seats else word
                persons.append(f"to-{who}" if persons and who else who)
        form = "-".join(person for person in persons if person)
        return self.say(f"{key}.{form}" if form else key, **values)

    def _forms(self, role: str, kind: str, word: str) -> Values:
        """A name in all its forms, as variables: ``job``, ``job_a``, ``job_the`` ...; a number stays one."""
        if word.isdigit():
            return {role: int(word)}
        forms: Values = {role: self.name(kind, word)}
        key = dashed(kind, word)
        if kind not in PERSONS and self.has(key):
            for attribute in self._bundle.get_message(key).attributes:
                forms[f"{role}_{attribute}"] = self.say(f"{key}.{attribute}")
        return forms

    def _object(self, kind: str, word: str) -> Values:
        """What the verb of an action is about."""
        if not kind:
            return {}
        if kind == "passenger":
            job, coach = word.split()
            return self._forms("job", "job", job) | {"coach": int(coach)}
        return self._forms(kind, kind, word)

    # Inside: what a view tells

    def _known(self, view: View, seat: int) -> Values:
        """All that texts may say of a view: its values and those of *seat*; of lists, how long they are."""
        values: Values = {}
        own = view["players"][seat]
        for key, value in {**view, **own}.items():
            if isinstance(value, int):
                values[key] = value
            elif isinstance(value, list | dict):
                values[key] = len(value)
            elif value is not None and key in KINDS_IN_VIEW:
                values |= self._forms(key, KINDS_IN_VIEW[key], value)
        if view.get("player") is not None:
            values["player"] = self.player(view["player"])
        values["aboard"] = sum(riders(coach) for coach in own.get("coaches", ()))
        values["purchases"] = 1 + own.get("merchants", 0) - len(view.get("bought", ()))
        for goal in view.get("ways", ()):
            values["goal"] = self.name("city", goal)
        return values

    def _now(self, view: View, kind: str, word: str) -> Values | None:
        """What can be said more exactly of an action on this table; nothing if it is not on offer."""
        if not view["actors"]:
            return None
        seat = view["viewer"] if view["viewer"] in view["actors"] else view["actors"][0]
        known = self._known(view, seat)
        if not kind:
            return known
        if kind == "line":
            owners = next(line["roads"] for line in view["lines"] if line["name"] == word)
            return known | {"rivals": len(owners), "beside": self.listed([self.player(owner) for owner in owners])}
        if kind == "city":
            return self._trip(view, known, word)
        number = int(word.split()[-1])
        if kind == "route":
            return self._route(view, number)
        coaches = view["display"] if kind == "slot" else view["players"][seat]["coaches"]
        coach = coaches[number - 1] if number <= len(coaches) else None
        return known | self._coach(coach) | {"price": number} if coach else None

    def _coach(self, coach: dict[str, Any]) -> Values:
        jobs = [self.say(f"job-{seat['job']}.plain") for seat in coach["seats"]]
        return {
            "card": self.name("card", coach["name"]),
            "jobs": self.listed(jobs, "list-comma"),
            "points": coach["points"],
            "riders": riders(coach),
        }

    def _trip(self, view: View, known: Values, goal: str) -> Values | None:
        tile = next(city["tile"] for city in view["cities"] if city["name"] == goal)
        if goal not in view["ways"] or tile is None:
            return None
        fares = {way["fare"] for way in view["ways"][goal]}
        trip: Values = {"fare": min(fares), "highest": max(fares), "fares": len(fares)}
        return known | trip | self._forms("tile", "tile", tile)

    def _route(self, view: View, number: int) -> Values | None:
        ways = [way for ways in view["ways"].values() for way in ways]
        if number > len(ways):
            return None
        way = ways[number - 1]
        shares = [
            self._sentence("share", [("payee", "purse", purse), ("amount", "number", str(amount))], view["viewer"])
            for purse, amount in way["pays"].items()
        ]
        return {"fare": way["fare"], "shares": self.listed(shares, "list-comma")}


@cache
def read_texts(folder: Path, language: str) -> FluentBundle:
    """The texts of a game and those of all games.  :raises WrongText: naming the file, if one cannot be read."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in (folder / f"{language}.ftl", COMMON / f"{language}.ftl"):  # what the game says goes first
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise WrongText(f"{path}: {entry.annotations[0].message}: {(entry.content or '').strip()[:60]!r}")
        bundle.add_resource(resource)
    return bundle


def dashed(kind: str, word: str) -> str:
    """The key of a text: ``step-free-road``."""
    return f"{kind}-{word.replace(' ', '-')}"


def riders(coach: dict[str, Any]) -> int:
    return sum(seat["taken"] for seat in coach["seats"])
