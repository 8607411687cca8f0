"""The texts of a game in one language: journal entries, actions and prompts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from westbound.deeds import PERSONS, Deed, added_up, deeds, joining_in
from westbound.engine.entry import Entry
from westbound.engine.foresight import Foresight
from westbound.engine.game import Argument, Fact, Facts, Game, Named, Reason, Remark, Share, View
from westbound.engine.modular.kinds import Decoded, Part, decoded
from westbound.texts import Texts, Value, WrongText

COMMON = Path(__file__).parent / "text"

Values = dict[str, Value]


class Speech(Texts):
    """The texts of a game in one language.

    >>> import westbound
    >>> from westbound.speech import Speech
    >>> match = westbound.new("pioneers", players=2, seed=1)
    >>> Speech(match.game, match.box, "de").name("job", "digger")
    'Goldgräber'
    """

    def __init__(self, game: Game, box: Any, language: str = "en", names: Sequence[str] | None = None) -> None:
        """*names* are the players' names, by seat; without one, or with the color's own, the color is used.

        :raises UnknownLanguage: if there are no texts in *language*.
        :raises WrongText: if they cannot be read.
        """
        super().__init__(language, game.text, COMMON)
        self.game = game
        self.box = box
        self._space = game.space(box)
        self._proper = game.names(box)
        self._names = list(names or ())
        self._joining = joining_in(game.text)
        self._labels = {
            dashed(kind, word): (f"{kind}-own", label)
            for kind, labels in self._proper.items()
            if Texts.has(self, f"{kind}-own")
            for word, label in labels.items()
        }  # names from the edition: by key, the text to use and the label

    def has(self, key: str) -> bool:
        """Whether there is a text ``key`` or ``key.attribute``; names from the edition have one."""
        name, _, attribute = key.partition(".")
        own, _ = self._labels.get(name, (name, ""))
        return super().has(f"{own}.{attribute}" if attribute else own)

    def attributes(self, key: str) -> list[str]:
        return super().attributes(self._labels.get(key, (key, ""))[0])

    def say(self, key: str, /, **values: Value) -> str:
        """Return the text ``key`` or ``key.attribute``, of the game or of all games, on one line.

        :raises WrongText: if there is none, or a value is missing.
        """
        name, dot, attribute = key.partition(".")
        if name in self._labels:
            own, label = self._labels[name]
            start, _, end = label.partition("–")  # of a line between two cities
            return super().say(f"{own}{dot}{attribute}", label=label, start=start, end=end)
        return super().say(key, **values).replace("\n", " ")

    # Names

    def player(self, seat: int) -> str:
        """Return the name of the player in *seat*, or of its color."""
        color = self.game.seats[seat]
        name = self._names[seat] if seat < len(self._names) else ""
        return name if name and name != color else self.say(f"player-{color}")

    def name(self, kind: str, word: str) -> str:
        """Return the name of *word*; *kind* is city, line, card, tile, job, player, purse, source, step, term ...

        :raises WrongText: if it has no name.
        """
        if kind in PERSONS and word in self.game.seats:
            return self.player(self.game.seats.index(word))
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
        """Return what happened, as *viewer* reads it; whether they saw it is not checked here."""
        return self._sentence(*self.told(entry), viewer)

    def told(self, entry: Entry) -> Decoded:
        return decoded(self.game, self.box, entry.kind, entry.numbers)

    def deeds(self, entries: Iterable[Entry], viewer: int | None) -> list[str]:
        """Return what happened in a turn, one sentence for each deed; whether *viewer* saw it is not checked here."""
        return [self._deed(deed, viewer) for deed in deeds(map(self.told, entries), self._joining)]

    def action(self, action: int, view: View | None = None, step: str = "") -> str:
        """Return the label of an action; with a *view*, or at least the *step*, it is more specific."""
        verb, kind, word = self._space.parts(action)
        key = action_key(self, verb, step or (view["step"] if view else ""))
        facts = self.game.parts(kind, word) if kind else {}
        more = self.game.about(view, kind, word) if view and view["actors"] and self.has(f"{key}.now") else None
        if view is None or more is None:
            return self.say(key, **self._values(facts, None))
        viewer, actors = view["viewer"], view["actors"]
        asked = self.game.asked(view, viewer if viewer in actors else actors[0])
        return self.say(f"{key}.now", **self._values(asked | more | facts, viewer))

    def prompt(self, view: View, seat: int) -> str:
        """Return what *seat* has to decide now; if nothing, whom they are waiting for, or who has won."""
        if seat not in view["actors"]:
            return self.waiting(view)
        return self.say(dashed("prompt", view["step"]), **self._values(self.game.asked(view, seat), view["viewer"]))

    def waiting(self, view: View) -> str:
        """Return who is choosing what, for those who wait; at the end, who has won."""
        if view["over"]:
            return self.outcome(view)
        step, actors = self.name("step", view["step"]), view["actors"]
        if not actors:
            return self.say("waiting-chance", step=step)
        here = dashed("waiting", view["step"])
        who = self.listed([self.player(seat) for seat in actors])
        return self.say(here if self.has(here) else "waiting", who=who, count=len(actors), step=step)

    def outcome(self, view: View) -> str:
        """Return who has won, and with how many points, if the game counts them."""
        winners, viewer = view["winners"], view["viewer"]
        values: Values = {"who": self.listed([self.player(seat) for seat in winners if seat != viewer])}
        key = "won" if len(winners) == 1 else "won-together"
        facts = self.game.asked(view, winners[0])
        if "score" in facts:
            key += "-with-points"
            values |= self._said("points", facts["score"], viewer)
        return self.say(f"{key}.you" if viewer in winners else key, **values)

    def remark(self, remark: Remark) -> str:
        """Return what can be said about a choice before it is made."""
        return self.say(dashed("remark", remark.key), **self._values(remark.facts, None))

    def reason(self, reason: Reason) -> str:
        """Return why something cannot be chosen."""
        return self.say(dashed("reason", reason.key), **self._values(reason.facts, None))

    def argument(self, argument: Argument) -> str:
        """Return what speaks for a choice, or against it."""
        return self.say(dashed("argument", argument.key), **self._values(argument.facts, None))

    def contrast(self, argument: Argument) -> str:
        """Return a reason why one choice is better than another; a negative weight is about the other."""
        what = self.argument(argument)
        return self.say("argument-against", what=what) if argument.weight < 0 else what

    def where(self, best: int, rival: int) -> str:
        """Return where to look for the best choice: what it and its rival are about, not which of them it is."""
        verbs = {self._space.parts(action)[0] for action in (best, rival)}
        key = dashed("hint-where", self._space.parts(best)[0])
        look = self.say(key if self.has(key) else "hint-where")
        one, other = sorted(self._about(action) for action in (best, rival))
        if best == rival or not one or not other:
            return look
        about = self.say("hint-think", thing=one) if one == other else self.say("hint-compare", one=one, other=other)
        return f"{look} {about}" if len(verbs) == 1 else about

    def _about(self, action: int) -> str:
        """Return the name of the place, card or whatever else an action is about; empty if it has none."""
        _, kind, word = self._space.parts(action)
        if kind and (self.has(dashed("thing", kind)) or self._knows(kind, word)):
            return self.thing(kind, word)
        facts = self.game.parts(kind, word).values() if kind else ()
        known = [fact for fact in facts if isinstance(fact, tuple) and self._knows(*fact)]
        return self.listed([self.name(*fact) for fact in known], "list-comma")

    def _knows(self, kind: str, word: str) -> bool:
        """Whether *word* has a name."""
        person = kind in PERSONS and word in self.game.seats
        return person or self.has(dashed(kind, word)) or word in self._proper.get(kind, ())

    def chances(self, best: float, next_best: float) -> str:
        """Return how likely a win is with the best choice, and with the next best."""
        win, other = (int(100 * chance + 0.5) for chance in (best, next_best))
        return self.say("hint-chance" if win > other else "hint-even", win=win, other=other)

    def against(self, arguments: Iterable[Argument], choice: str) -> str:
        """Return what speaks against another *choice*."""
        return self.say("hint-against", choice=choice, what=" ".join(map(self.argument, arguments)))

    def thing(self, kind: str, word: str) -> str:
        """Return what something that can be asked about is called."""
        key = dashed("thing", kind)
        return (
            self.say(key, **self._values(self.game.parts(kind, word), None)) if self.has(key) else self.name(kind, word)
        )

    def reasons(self, found: Iterable[tuple[Named, Reason]]) -> list[tuple[str, list[str]]]:
        """Return each reason once, with the things that cannot be chosen because of it."""
        told: dict[str, list[str]] = {}
        for thing, reason in found:
            told.setdefault(self.reason(reason), []).append(self.thing(*thing))
        return [*told.items()]

    def foresight(self, foresight: Foresight, seat: int) -> list[str]:
        """Return what a choice of *seat* would set off, and what comes then."""
        told = self._foreseen(foresight, seat)
        happens = foresight.ways or foresight.then == "secret" or self._spoken(foresight)
        return told if happens else [self.say("foresight-nothing"), *told]

    # Inside: foresight

    def _spoken(self, foresight: Foresight) -> list[Entry]:
        return [entry for entry in foresight.entries if entry.kind not in self.game.unspoken]

    def _foreseen(self, foresight: Foresight, seat: int) -> list[str]:
        told = self.deeds(self._spoken(foresight), seat)
        if foresight.ways:
            one, *others = [" ".join(self._foreseen(way, seat)) for way in foresight.ways]
            return [*told, one, *[self.say("foresight-or", what=other) for other in others]]
        if foresight.then == "over":
            return told
        if foresight.then == "secret":
            return [*told, self.say("foresight-secret")]
        return [*told, self.say("foresight-then", what=self._next(foresight, seat))]

    def _next(self, foresight: Foresight, seat: int) -> str:
        """Return what *seat* is asked then, or who else goes on."""
        if foresight.then == "own":
            return self.say(dashed("prompt", foresight.step), **self._values(foresight.facts, seat))
        actors = [] if foresight.then == "chance" else [*foresight.actors]
        return self.waiting({"over": False, "actors": actors, "step": foresight.step})

    # Inside: sentences

    def _deed(self, deed: Deed, viewer: int | None) -> str:
        """Return a deed in one sentence: its lead, what else was done, and the effects."""
        if not deed.lead:
            return " ".join(self._sentence(*line, viewer) for line in deed.lines)
        clauses, effects = [self._lead(deed.lead, viewer)], []
        for line in added_up((line for line in deed.lines if line is not deed.lead), self._joining.sums):
            if line.key in deed.rule.clauses:
                clauses.append(self._clause("then", line, viewer))
            elif line.key not in deed.rule.details:
                effects.append(self._clause("then", line, viewer))
        told = self.listed(clauses)
        if not effects:
            return f"{told}."
        return self.say("deed-effects", deed=told, effects=self.listed(effects, "list-comma"))

    def _lead(self, line: Decoded, viewer: int | None) -> str:
        """Return the beginning of a deed: a text of its own, or the usual sentence."""
        if self.has(f"deed-{line.key}"):
            return self._clause("deed", line, viewer)
        return self._sentence(*line, viewer).removesuffix(".")

    def _clause(self, prefix: str, line: Decoded, viewer: int | None) -> str:
        """Return a part of a deed; unlike a sentence it may be the same for everybody."""
        form, values = self._form(line.parts, viewer)
        key = f"{prefix}-{line.key}"
        return self.say(f"{key}.{form}" if form and self.has(f"{key}.{form}") else key, **values)

    def _sentence(self, key: str, parts: Iterable[Part], viewer: int | None) -> str:
        """Return a sentence about somebody; for you or the bank, its attribute ``you``, ``to-bank`` ..."""
        form, values = self._form(parts, viewer)
        return self.say(f"{key}.{form}" if form else key, **values)

    def _form(self, parts: Iterable[Part], viewer: int | None) -> tuple[str, Values]:
        """Return the form of a sentence that fits these persons, and its variables."""
        values: Values = {}
        persons: list[str] = []
        you = None if viewer is None else self.game.seats[viewer]
        for role, kind, word in parts:
            values |= self._forms(role, kind, word)
            if kind in PERSONS:
                who = "you" if word == you else "" if word in self.game.seats else word
                persons.append(f"to-{who}" if persons and who else who)
        return "-".join(person for person in persons if person), values

    def _forms(self, role: str, kind: str, word: str) -> Values:
        """Return a name in all its forms, as variables: ``job``, ``job_a``, ``job_the`` ...; a number stays one."""
        if word.isdigit():
            return {role: int(word)}
        forms: Values = {role: self.name(kind, word)}
        key = dashed(kind, word)
        if kind not in PERSONS and self.has(key):
            for attribute in self.attributes(key):
                forms[f"{role}_{attribute}"] = self.say(f"{key}.{attribute}")
        return forms

    # Inside: facts

    def _values(self, facts: Facts, viewer: int | None) -> Values:
        """Return the facts that a game states, as variables."""
        values: Values = {}
        for role, fact in facts.items():
            values |= self._said(role, fact, viewer)
        return values

    def _said(self, role: str, fact: Fact, viewer: int | None) -> Values:
        """Return a number, a name in all its forms, or a list of names or shares in all the forms they share."""
        if isinstance(fact, int):
            return {role: fact}
        if isinstance(fact, tuple):
            return self._forms(role, *fact)
        items = [self._item(role, item, viewer) for item in fact]
        return {
            form: self.listed([str(item[form]) for item in items], "list-comma")
            for form in (items[0] if items else {role})
            if all(form in item for item in items)
        }

    def _item(self, role: str, item: Named | Share, viewer: int | None) -> Values:
        if not isinstance(item, Share):
            return self._forms(role, *item)
        parts = [("payee", "purse", item.purse), ("amount", "number", str(item.amount))]
        return {role: self._sentence("share", parts, viewer)}


def action_key(texts: Texts, verb: str, step: str) -> str:
    """Return the key of an action's text; some steps have their own."""
    key = dashed("action", verb)
    here = dashed(key, step)
    return here if texts.has(here) else key


def dashed(kind: str, word: str) -> str:
    """Return the key of a text: ``step-free-road``."""
    return f"{kind}-{word.replace(' ', '-')}"
