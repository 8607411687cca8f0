"""Pioneer Days: what is measured in finished games, and the targets of the edition."""

from __future__ import annotations

from collections import Counter
from statistics import mean

from westbound.engine.modular.kinds import Decoded
from westbound.games.pioneer_days.actions import SEAT_NAMES
from westbound.games.pioneer_days.box import condition
from westbound.games.pioneer_days.game import SET_PAIRS
from westbound.games.pioneer_days.names import (
    CHOOSING_BOARDS,
    FOLK_IN_PLAY,
    GOOD_CATTLE,
    GOOD_FAVORS,
    GOOD_GOLD,
    NUGGETS,
    POINTS_PER_MANY,
)
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.vocabulary import DISASTER_NAMES
from westbound.kit.figures import Chapter, Figure, Notes, Played, Told, Yardstick, by
from westbound.kit.strategies import avoids, prefers

FAMILIES = ("cattle", "gold", "favors", "townsfolk")
DISASTERS = (6, 11)  # per game
RECRUITS = (0.15, 0.85)  # of the games in which a townsfolk card shows up
BOARDS = 6  # points between the best and the worst
WITHIN_REACH = 0.5  # of a fair share of wins, for players who rely on one source
STRATEGIES = {
    "always recruit": prefers("recruit"),
    "never recruit": avoids("recruit"),
    "always mine": prefers("mine"),
    "always cattle": prefers("cattle"),
    "always fulfil": prefers("fulfil"),
    "always income": prefers("income"),
}


class PioneerDaysYardstick(Yardstick):
    """Disasters, boards, sets, townsfolk, and what winners rely on."""

    winner = (50, 75)
    strategies = STRATEGIES

    def options(self, players: int, number: int) -> dict[str, str]:
        """All pairs of sets, in turn."""
        return {"sets": SET_PAIRS[number % len(SET_PAIRS)]}

    def is_by_lot(self, table: PioneerDays, seat: int) -> bool:
        """Boards: bots prefer some of them."""
        return table.step == CHOOSING_BOARDS

    def look(self, table: PioneerDays, told: Told, notes: Notes) -> None:
        edition = table.box.edition
        seats = range(table.players)
        recruited = [entry for entry in told if entry.key == "recruited"]
        scored = [entry for entry in told if entry.key == "cattle-scored"]
        notes["disasters"] = Counter(entry.word("disaster") for entry in told if entry.key == "disaster-strikes")
        notes["boards"] = [edition.boards[table.board[seat]].name for seat in seats]
        notes["shown"] = [entry.word("folk") for entry in told if entry.key == "folk-laid"]
        notes["recruited"] = [{entry.word("folk") for entry in by_seat(recruited, seat)} for seat in seats]
        herds = [sum(int(entry.word("points")) for entry in by_seat(scored, seat)) for seat in seats]
        notes["families"] = [families(table, seat, herds[seat]) for seat in seats]

    def chapters(self, games: list[Played]) -> list[Chapter]:
        return [*super().chapters(games), strategies(games), boards(games), sets(games), *townsfolk(games)]

    def chapter(self, players: int, games: list[Played]) -> Chapter:
        title, figures = super().chapter(players, games)
        struck: list[Counter[str]] = [Counter(played.notes["disasters"]) for played in games]
        kinds = {name: mean(counts[name] for counts in struck) for name in DISASTER_NAMES}
        return Chapter(title, [*figures, Figure("disasters", sum(kinds.values()), *DISASTERS, more=kinds)])


def by_seat(told: Told, seat: int) -> list[Decoded]:
    """The entries about the player in *seat*."""
    return [entry for entry in told if entry.word("player") == SEAT_NAMES[seat]]


def families(t: PioneerDays, seat: int, herd: int) -> list[int]:
    """Points by where they come from; cards that count cattle, gold or favors belong to these."""
    _, gold, favors, most, _, _, damage = t.sources(seat)
    tokens = sum(t.gold[seat * NUGGETS : (seat + 1) * NUGGETS])
    counted = {GOOD_CATTLE: t.cattle[seat], GOOD_GOLD: tokens, GOOD_FAVORS: t.favors[seat]}
    extra = dict.fromkeys(counted, 0)
    folk = t.folk[seat * FOLK_IN_PLAY : seat * FOLK_IN_PLAY + t.crowd[seat]]
    for card in [*(t.box.edition.folk[i] for i in folk), t.box.edition.boards[t.board[seat]]]:
        word, points, many, what = condition(card)
        if what in counted and many:
            have = counted[what]
            extra[what] += points * (have // many if word == POINTS_PER_MANY else have >= many)
    known = [herd + extra[GOOD_CATTLE], gold + extra[GOOD_GOLD], favors + most + extra[GOOD_FAVORS]]
    return [*known, sum(t.sources(seat)) - damage - sum(known)]


def lives_by(played: Played, seat: int) -> str:
    """The source of most of a player's points."""
    points = played.notes["families"][seat]
    return FAMILIES[points.index(max(points))]


def strategies(games: list[Played]) -> Chapter:
    """Wins of players who rely on one source, in fair shares."""
    wins = by(games, lives_by, Played.fair_shares)
    points = by(games, lives_by, lambda played, seat: played.scores[seat])
    everybody = sum(map(len, wins.values()))
    figures = []
    for i, family in enumerate(FAMILIES):
        of_winners = mean(played.notes["families"][played.winners[0]][i] for played in games)
        more = {"winner's points from it": of_winners}
        if family in wins:
            more |= {"% of players": 100 * len(wins[family]) / everybody, "points": mean(points[family])}
        value = mean(wins.get(family, [0.0]))
        figures.append(Figure(family, value, WITHIN_REACH, form=".2f", more=more))
    return Chapter("Wins of those who live by ..., in fair shares", figures)


def boards(games: list[Played]) -> Chapter:
    """Points ahead of the others, by board."""
    margins = {name: mean(values) for name, values in by(games, board_of, Played.margin).items()}
    wins = by(games, board_of, Played.fair_shares)
    figures = [Figure(name, margin, more={"wins": mean(wins[name])}) for name, margin in margins.items()]
    spread = max(margins.values()) - min(margins.values())
    return Chapter("Boards: points more than the others", [*figures, Figure("best less worst", spread, high=BOARDS)])


def board_of(played: Played, seat: int) -> str:
    name: str = played.notes["boards"][seat]
    return name


def sets(games: list[Played]) -> Chapter:
    """How the pairs of sets play."""
    best = by(games, lambda played, seat: played.options["sets"] if seat == played.winners[0] else None, winning)
    low, high = PioneerDaysYardstick.winner
    figures = [
        Figure(pair, mean(points), low, high, more={"ahead by": mean(ahead(games, pair))})
        for pair, points in best.items()
    ]
    return Chapter("Sets: winner's points", figures)


def winning(played: Played, seat: int) -> float:
    return played.scores[seat]


def ahead(games: list[Played], pair: str) -> list[float]:
    """How far the winner is ahead of the others, on average."""
    return [played.margin(played.winners[0]) for played in games if played.options["sets"] == pair]


def townsfolk(games: list[Played]) -> list[Chapter]:
    """How often each is recruited when it shows up, and how many points ahead its owners are."""
    shown: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    with_, without = Counter[str](), Counter[str]()
    number_with, number_without = Counter[str](), Counter[str]()
    for played in games:
        for name in played.notes["shown"]:
            shown[name] += 1
            for seat, recruited in enumerate(played.notes["recruited"]):
                if name in recruited:
                    taken[name] += 1
                    number_with[name] += 1
                    with_[name] += played.scores[seat]
                else:
                    number_without[name] += 1
                    without[name] += played.scores[seat]
    figures = []
    for name in sorted(shown):
        more = {}
        if number_with[name] and number_without[name]:
            more["adds"] = with_[name] / number_with[name] - without[name] / number_without[name]
        figures.append(Figure(name, taken[name] / shown[name], *RECRUITS, ".0%", more))
    return [Chapter("Townsfolk recruited, of the games in which they show up", figures)]


YARDSTICK = PioneerDaysYardstick()
