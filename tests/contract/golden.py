"""Playthroughs to compare with: ``python -m tests.contract.golden --write`` writes those that are missing.

With ``--replay`` it rewrites all by the words that are in them, after a change of rules, views or journal; with
``--fresh`` it plays new ones.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests import ROOT
from tests.contract.cases import CASES, Case, fill_shelf
from westbound import Match, api
from westbound.engine.entry import Entry
from westbound.engine.flow import Flow
from westbound.engine.game import View
from westbound.engine.modular.kinds import decoded
from westbound.engine.names import CHANCE, EVERYBODY
from westbound.engine.record import Played
from westbound.games import shelf

FOLDER = ROOT / "tests" / "golden"
PERFT = FOLDER / "perft.json"
MANY = 12  # words of a verb that are listed
FULL_VIEWS = 3  # in a playthrough
MOST_NODES = 12_000  # of a count
SEED = 1
SEEDS = range(1, 101)  # of the games from which one is picked that uses cards
USES = ("board", "recruit", "equip", "fulfil")  # verbs that use a card of Pioneer Days
USING_CARDS = [  # all that are used in none of CASES
    Case(shelf()["pioneer_days"], 4, (("sets", sets), ("boards", "dealt"))) for sets in ("A+B", "C+D", "D+E")
]
PLAYED = CASES + USING_CARDS


def file(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


def played(case: Case) -> list[Played]:
    """The words of a stored playthrough."""
    lines = [line[2:] for line in file(case).read_text(encoding="utf-8").splitlines() if line.startswith("> ")]
    return [
        Played(None if who == "chance" else int(who), words) for who, words in (line.split(" ", 1) for line in lines)
    ]


def fresh(case: Case) -> list[Played]:
    """The words of a new one: at random, or the one of a hundred that uses the most cards that no other uses."""
    if case in CASES:
        return at_random(case, SEED)
    missing = card_words(case) - words_of(other for other in PLAYED if other != case and file(other).exists())
    games = [at_random(case, seed, missing) for seed in SEEDS]
    return max(games, key=lambda log: len(missing & {line.words for line in log}))


def at_random(case: Case, seed: int, sought: Iterable[str] = ()) -> list[Played]:
    """The words of a random game in which each action that is *sought* is played once, as soon as possible."""
    match, rng, missing = case.match(seed), random.Random(seed), set(sought)
    while not match.over:
        seat = rng.choice(match.actors())
        legal = match.legal(seat)
        words = rng.choice([words for words in legal if words in missing] or legal)
        missing.discard(words)
        match.play(seat, words)
    return match.record.log


def card_words(case: Case) -> set[str]:
    """One action for each card, which uses it."""
    blocks = case.game.space(case.box).blocks
    return {f"{block.verb} {name}" for block in blocks if block.verb in USES for name in block.names}


def words_of(cases: Iterable[Case]) -> set[str]:
    """What is done in the stored playthroughs of these cases."""
    return {line.words for case in cases for line in played(case)}


def before_play(case: Case) -> Match:
    return api.open_record(case.match(SEED).record)


def playthrough(case: Case, log: list[Played]) -> str:
    """Place, legal words, choice, news and every seat's view, line by line."""
    match, lines = before_play(case), [f"# {case.game.title} for {case.players} {dict(case.options) or ''}".rstrip()]
    eyes = Eyes([*range(case.players), None])
    lines += [f"  . {told(match, entry)}" for entry in match.news(None)]
    shown = {len(log) * i // FULL_VIEWS for i in range(1, FULL_VIEWS + 1)}
    for number, line in enumerate(log, 1):
        seat = CHANCE if line.seat is None else line.seat
        lines += ["", f"{number} {case.game.where(match.table, seat)}"]
        lines += [f"  {words}" for words in legal(match, seat)]
        lines.append(f"> {'chance' if line.seat is None else seat} {line.words}")
        match.replay(line, number)
        lines += [f"  . {told(match, entry)}" for entry in match.past[-1].news]
        lines.append("  = " + " ".join(eyes.digests(match)))
        if number in shown:
            lines.append(json.dumps(match.view(None), indent=1, ensure_ascii=False, sort_keys=True))
    lines += ["", f"scores {match.scores()}", f"sources {match.breakdown()}", f"winners {match.winners()}"]
    return "\n".join(lines) + "\n"


def legal(match: Match, seat: int) -> Iterator[str]:
    """The words, verb by verb; if there are many, only their number and a digest.  Chance with its weights."""
    words: dict[str, list[str]] = {}
    for action, lots in zip(match.table.legal(seat), match.table.weights(seat), strict=True):
        verb, _, name = match.space.parts(action)
        words.setdefault(verb, []).append(f"{name}*{lots}" if lots > 1 else name)
    for verb, names in words.items():
        yield f"{verb} {', '.join(names)}".rstrip() if len(names) <= MANY else f"{verb} {len(names)}: {digest(names)}"


def told(match: Match, entry: Entry) -> str:
    key, parts = decoded(match.game, match.box, entry.kind, entry.numbers)
    seen = "" if entry.seen_by == EVERYBODY else f" (seen by {entry.seen_by:b})"
    return " ".join([key, *(f"{name}={word}" for name, _, word in parts)]) + seen


class Eyes:
    """The views of several viewers; parts that look as before are not put into JSON again."""

    def __init__(self, viewers: list[int | None]) -> None:
        self.viewers = viewers
        self.written: dict[int, tuple[object, str]] = {}  # by id of what a looker shows, which is read-only

    def digests(self, match: Match) -> list[str]:
        shared, apart = match.looker.seen(match.table, self.viewers)
        views = zip(self.viewers, apart, strict=True)
        return [f"{'-' if seat is None else seat}:{short(self.text({**shared, **own}))}" for seat, own in views]

    def text(self, view: View) -> str:
        """The same as ``json.dumps(view, sort_keys=True)``."""
        parts = {
            key: f"[{', '.join(map(self.part, part))}]" if key == "players" else self.part(part)
            for key, part in sorted(view.items())
        }
        return f"{{{', '.join(f'{json.dumps(key)}: {part}' for key, part in parts.items())}}}"

    def part(self, part: object) -> str:
        if id(part) not in self.written:
            self.written[id(part)] = part, json.dumps(part, sort_keys=True)
        return self.written[id(part)][1]


def digest(what: object) -> str:
    return short(json.dumps(what, sort_keys=True))


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def perft(t: Flow, depth: int, most: int = 10**9) -> int:
    """The number of ways to play on for *depth* actions, including those of chance; -1 if more than *most*."""
    if depth == 0 or t.over:
        return 1
    nodes = 0
    mask = t.actors()
    acting = [seat for seat in range(CHANCE + 1) if mask >> seat & 1]
    if depth == 1:  # what is legal need not be played to be counted
        nodes = sum(len(t.legal(seat)) for seat in acting)
        return nodes if nodes <= most else -1
    for seat in acting:
        for action in t.legal(seat):
            other = t.copy()
            other.apply(seat, action)
            more = perft(other, depth - 1, most - nodes)
            nodes += more
            if more < 0 or nodes > most:
                return -1
    return nodes


def positions(case: Case, after: set[int]) -> Iterator[tuple[int, Flow]]:
    """The table of the playthrough after each of those numbers of actions."""
    match = before_play(case)
    for number, line in enumerate(played(case), 1):
        match.replay(line, number)
        if number in after:
            yield number, match.table.copy()


def counts(case: Case) -> dict[str, list[int]]:
    """Node counts to depth 4, or as far as there are not too many, of five positions of the playthrough."""
    found = {}
    for after, table in positions(case, {len(played(case)) * i // 6 for i in range(1, 6)}):
        nodes = [perft(table, depth, MOST_NODES) for depth in range(1, 5)]
        found[str(after)] = [n for n in nodes if n >= 0]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--write", action="store_true", help="write those that are missing")
    how.add_argument("--replay", action="store_true", help="rewrite all by their own words")
    how.add_argument("--fresh", action="store_true", help="play all anew")
    args = parser.parse_args()
    fill_shelf()
    FOLDER.mkdir(exist_ok=True)
    stored = json.loads(PERFT.read_text()) if PERFT.exists() else {}
    for case in PLAYED:
        there = file(case).exists() and not args.fresh
        if there and args.write and str(case) in stored:
            continue
        file(case).write_text(playthrough(case, played(case) if there else fresh(case)), encoding="utf-8")
        stored[str(case)] = counts(case)
        print(file(case).relative_to(ROOT))
    known = {str(case): stored[str(case)] for case in PLAYED}
    PERFT.write_text(json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    main()
