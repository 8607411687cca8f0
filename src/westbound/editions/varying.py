"""Other boxes of a game, made at random: bots learn on some of them to play editions they have never seen."""

from __future__ import annotations

import random
from collections import defaultdict

from westbound.editions import checking
from westbound.editions.drafts import CALLED, DRAWN, WORD, Draft, Path, branches, family
from westbound.engine.edition import Content
from westbound.engine.game import Game

CHANGES = 40


def varied(game: Game, seed: int, changes: int = CHANGES) -> Content:
    """Return a box like ours, in which things have changed places and numbers are a little larger or smaller.

    The same seed makes the same box.
    """
    ours, rng = checking.ours(game), random.Random(f"{game.name} {seed}")
    assert ours, f"{game.name} has no edition of ours"
    draft = Draft(game, {**ours.says, "name": f"varied {seed}"}, rng)
    for _ in range(changes):
        rng.choice((exchange, exchange, nudge, nudge_in_text))(draft)
    return draft.content


def exchange(draft: Draft) -> None:
    """Let two things of one kind change places: what two cards do, say, or the ends of two roads."""
    places: dict[Path, list[Path]] = defaultdict(list)
    for path, part in branches(draft.says):
        keys = part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
        for key in keys:
            if not (DRAWN | CALLED) & {*path, key}:
                places[family((*path, key))].append((*path, key))
    several = [alike for alike in places.values() if len(alike) > 1]
    if several:
        one, other = draft.rng.sample(draft.rng.choice(several), 2)
        draft.change(lambda _: swap(draft, one, other))


def swap(draft: Draft, one: Path, other: Path) -> None:
    mine, theirs = draft.at(one[:-1]), draft.at(other[:-1])
    mine[one[-1]], theirs[other[-1]] = theirs[other[-1]], mine[one[-1]]


def nudge(draft: Draft) -> None:
    """Make a number a little larger or smaller."""
    if paths := draft.numbers():
        path = draft.rng.choice(paths)
        draft.put(path, near(draft.at(path), draft.rng))


def nudge_in_text(draft: Draft) -> None:
    """The same for a number in a text."""
    if paths := [path for path in draft.texts() if any(map(str.isdecimal, WORD.findall(draft.at(path))))]:
        path = draft.rng.choice(paths)
        words = WORD.findall(draft.at(path))
        place = draft.rng.choice([place for place, word in enumerate(words) if word.isdecimal()])
        draft.say(path, place, str(near(int(words[place]), draft.rng)))


def near(number: int, rng: random.Random) -> int:
    """A number that differs by a third at most, or by 1."""
    return number + rng.choice((-1, 1)) * rng.randint(1, max(1, abs(number) // 3))
