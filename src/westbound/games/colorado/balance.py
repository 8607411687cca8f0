"""Colorado: what is measured in finished games, and the targets of the edition."""

from __future__ import annotations

from collections import Counter
from statistics import mean

from westbound.games.colorado.journal import source
from westbound.games.colorado.names import CHOOSING_VILLAGES, DRAWN_AT_ONCE, MEDALS, OF_RAILROAD
from westbound.games.colorado.printed import CARD_NAMES
from westbound.games.colorado.rules import Colorado
from westbound.kit.figures import Chapter, Figure, Notes, Played, Told, Yardstick, by
from westbound.kit.strategies import avoids, prefers

FAMILIES = ("discoveries", "regions", "tracks", "railroad")
ACTIONS = ("take a nugget", "pay and play", "draw three", "swap and play", "tick a step", "tick the railroad")
TURNS = (12, 25)
FLAGS = (0.20, 0.35)  # of the winner's points
CLAIMED = 0.10  # of the games, for each source of medals, at least
LONG_CHAIN = 4  # cards played, steps and boxes ticked, regions discovered in a row
WITH_CHAINS = 0.5  # of the games, at least
LINKS = {"laid", "ticked", "rail-ticked", "track-ticked", "discovered"}
STRATEGIES = {
    "always draw": prefers("draw"),
    "never draw": avoids("draw"),
    "always buy": prefers("buy"),
    "always the railroad": prefers("rail"),
    "never the railroad": avoids("rail"),
    "always discover": prefers("discover"),
}


class ColoradoYardstick(Yardstick):
    """Turns, flags, chains, where medals come from, and what winners rely on."""

    winner = (45, 65)
    strategies = STRATEGIES

    def is_by_lot(self, table: Colorado, seat: int) -> bool:
        """Villages: bots prefer one of them."""
        return table.step == CHOOSING_VILLAGES

    def look(self, table: Colorado, told: Told, notes: Notes) -> None:
        seats = range(table.players)
        notes["turns"] = table.turn
        notes["flags"] = [sum(table.sources(seat)[:-1]) for seat in seats]
        notes["medals"] = [medals(table, seat) for seat in seats]
        notes["families"] = [families(table, seat) for seat in seats]
        notes["chains"] = chains(told)
        notes["actions"] = Counter(actions(told))
        notes["asked"] = Counter(entry.word("card") for entry in told if entry.key == "asked")
        notes["received"] = Counter(entry.word("card") for entry in told if entry.key in ("received", "duplicate"))
        notes["laid"] = Counter(entry.word("card") for entry in told if entry.key == "laid")
        notes["sources"] = [source(table.box, number) for number in range(OF_RAILROAD + 1)]

    def chapters(self, games: list[Played]) -> list[Chapter]:
        return [*super().chapters(games), strategies(games), sources(games), choices(games), cards(games)]

    def chapter(self, players: int, games: list[Played]) -> Chapter:
        title, figures = super().chapter(players, games)
        winners = [(played, played.winners[0]) for played in games]
        flags = mean(played.notes["flags"][seat] / played.scores[seat] for played, seat in winners)
        longest = [max(played.notes["chains"]) for played in games]
        return Chapter(
            title,
            [
                *figures,
                Figure("turns", mean(played.notes["turns"] for played in games), *TURNS),
                Figure("flags, of the winner's points", flags, *FLAGS, ".0%"),
                Figure("winner's medals", mean(len(played.notes["medals"][seat]) for played, seat in winners)),
                Figure(
                    f"games with chains of {LONG_CHAIN} and more",
                    mean(length >= LONG_CHAIN for length in longest),
                    WITH_CHAINS,
                    form=".0%",
                    more={
                        "longest": mean(longest),
                        "a game": mean(sum(n >= LONG_CHAIN for n in played.notes["chains"]) for played in games),
                        "average": mean(length for played in games for length in played.notes["chains"]),
                    },
                ),
            ],
        )


def medals(t: Colorado, seat: int) -> list[tuple[str, int]]:
    """The source of each medal, and its points."""
    first = seat * MEDALS
    won = range(first, first + t.won[seat])
    points, origins = t.medals, t.medals_from
    return [(source(t.box, origins[i]), points[i]) for i in won]


def families(t: Colorado, seat: int) -> list[int]:
    """Points by where they come from."""
    regions = {region.name for region in t.box.edition.regions}
    points = dict.fromkeys(FAMILIES, 0)
    points["discoveries"] = sum(t.sources(seat)[:-1])
    for name, worth in medals(t, seat):
        if name in regions:
            points["regions"] += worth
        elif name == "railroad":
            points["railroad"] += worth
        elif name in ("tipi", "saloon", "wanted"):
            points["tracks"] += worth
        else:
            points["discoveries"] += worth
    return [*points.values()]


def chains(told: Told) -> list[int]:
    """How many things each player triggered with each action, not counting the discoveries for families."""
    lengths: list[int] = []
    now: Counter[str] = Counter()
    ending = False
    for entry in told:
        if entry.key == "turn-of":
            lengths += now.values()
            now.clear()
            ending = False
        ending |= entry.key == "family-discarded"
        if entry.key in LINKS and not ending:
            now[entry.word("player")] += 1
    return [*lengths, *now.values()]


def actions(told: Told) -> list[str]:
    """Which of the two actions of a duo was chosen, each time."""
    taken = []
    before = ""
    for entry in told:
        key = entry.key
        if key == "nugget-taken" and before != "duplicate":
            taken.append(ACTIONS[0])
        elif key == "paid":
            taken.append(ACTIONS[1])
        elif key == "drew-cards" and int(entry.word("amount")) == DRAWN_AT_ONCE:
            taken.append(ACTIONS[2])
        elif key == "pair-discarded":
            taken.append(ACTIONS[3])
        elif key == "ticked":
            taken.append(ACTIONS[4])
        elif key == "rail-ticked":
            taken.append(ACTIONS[5])
        before = key
    return taken


def lives_by(played: Played, seat: int) -> str:
    """The source of most of a player's points."""
    points = played.notes["families"][seat]
    return FAMILIES[points.index(max(points))]


def strategies(games: list[Played]) -> Chapter:
    """Wins of players who rely on one source, in fair shares."""
    wins = by(games, lives_by, Played.fair_shares)
    everybody = sum(map(len, wins.values()))
    figures = []
    for i, family in enumerate(FAMILIES):
        more = {
            "winner's points from it": mean(played.notes["families"][played.winners[0]][i] for played in games),
            "everybody's": mean(points[i] for played in games for points in played.notes["families"]),
            "% of players": 100 * len(wins.get(family, [])) / everybody,
        }
        figures.append(Figure(family, mean(wins.get(family, [0.0])), form=".2f", more=more))
    return Chapter("Wins of those who live by ..., in fair shares", figures)


def sources(games: list[Played]) -> Chapter:
    """How often each medal is won, and how its owners fare."""
    figures = []
    for name in games[0].notes["sources"]:
        owners = [[any(name == won for won, _ in seat) for seat in played.notes["medals"]] for played in games]
        shares = [
            p.fair_shares(seat)
            for p, have in zip(games, owners, strict=True)
            for seat in range(p.players)
            if have[seat]
        ]
        value = mean(any(have) for have in owners)
        more = {"% of players": 100 * mean(has for have in owners for has in have), "their wins": mean(shares or [0.0])}
        figures.append(Figure(name, value, CLAIMED, form=".0%", more=more))
    return Chapter("Medals: games in which somebody wins one", figures)


def choices(games: list[Played]) -> Chapter:
    """How often each action of a duo is chosen, per player and game."""
    seats = sum(played.players for played in games)
    totals: Counter[str] = sum((Counter(played.notes["actions"]) for played in games), Counter())
    return Chapter("Actions, a player and game", [Figure(name, totals[name] / seats) for name in ACTIONS])


def cards(games: list[Played]) -> Chapter:
    """Which cards are asked for, received and played."""
    counts = {what: Counter[str]() for what in ("asked", "received", "laid")}
    for played in games:
        for what, count in counts.items():
            count.update(played.notes[what])
    figures = [
        Figure(
            name,
            counts["asked"][name] / len(games),
            more={what: counts[what][name] / len(games) for what in ("received", "laid")},
        )
        for name in CARD_NAMES
    ]
    return Chapter("Cards: asked for, a game", figures)


YARDSTICK = ColoradoYardstick()
