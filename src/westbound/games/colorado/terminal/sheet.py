"""Colorado in a terminal: the roadmap, region by region, and the railroad."""

from __future__ import annotations

from westbound.games.colorado.printed import ZONE_NAMES
from westbound.games.colorado.view import ColoradoView, PlayerView, RegionView, StepView
from westbound.games.colorado.ways import FLAG, links_of, lost_rails, trails
from westbound.kit.letters import DIM, MARKS, flowing, pad, paint, plain_length
from westbound.kit.pencil import Pencil

INSET = 6
KIND_INKS = {"village": "31", "desert": "33", "lake": "36", "forest": "32"}
START, WAY = "*", "─"
TICKED, OPEN, CLOSED, LOST = "[x]", "[ ]", "·", "/"
STATES = {TICKED: "term-ticked", OPEN: "term-open", CLOSED: "term-closed", LOST: "term-lost"}
FLAGS = 6  # for the marks of four players
STATE_INKS = {TICKED: DIM, OPEN: "1;93"}


def sheet(view: ColoradoView, pencil: Pencil) -> list[str]:
    """The viewer's roadmap; for spectators, the marks of everybody who has ticked a step."""
    own = None if view["viewer"] is None else view["players"][view["viewer"]]
    say = pencil.speech.say
    legend = [f"{START} {say('term-flag')}", f"(9) {say('term-medal')}"]
    legend += [f"{state} {say(key)}" for state, key in STATES.items()] if own else []
    rows = ["", *flowing([pencil.bold(say("term-sheet")), *legend], pencil.width)]
    regions = view["map"]["regions"]
    room = max(plain_length(titled(region)) for region in regions) + 1
    for zone in ZONE_NAMES:
        rows.append(f" {paint(say(f'zone-{zone}.many'), KIND_INKS[zone], pencil.color)}")
        for region in regions:
            if region["kind"] == zone:
                rows += row(region, own, room, view, pencil)
    return rows + railroad(view, own, pencil)


def titled(region: RegionView) -> str:
    return f"{region['label']} ({region['medal']})"


def row(region: RegionView, own: PlayerView | None, room: int, view: ColoradoView, pencil: Pencil) -> list[str]:
    """Flag, name and medal of a region, followed by its paths."""
    flag = shown(state(region["name"], own, "flags", view), pencil)
    title = paint(pad(titled(region), room), KIND_INKS[region["kind"]], pencil.color)
    before = f"  {pad(flag, len(TICKED) if own else FLAGS)} {title}"
    states = {step["name"]: state(step["name"], own, "steps", view) for step in region["steps"]}
    width = pencil.width - plain_length(before)
    ways = [piece for way in trails(links_of(region)) for piece in way_of(way, region["steps"], states, width, pencil)]
    return beside(before, flowing(ways, width, ""))


def railroad(view: ColoradoView, own: PlayerView | None, pencil: Pencil) -> list[str]:
    """The steps from left to right, then the other branches."""
    steps = view["map"]["railroad"]
    states = {step["name"]: state(step["name"], own, "rails", view) for step in steps}
    if own:
        states |= dict.fromkeys(lost_rails(steps, own["rails"]), LOST)
    links = {step["name"]: step["links"] for step in steps}
    width = pencil.width - INSET
    ways = [piece for way in trails(links) for piece in way_of(way, steps, states, width, pencil)]
    title = f"{pencil.speech.say('term-railroad')} ({view['map']['railroad_medal']})"
    return [f" {title}", *flowing(ways, pencil.width, " " * INSET)]


def beside(before: str, rows: list[str]) -> list[str]:
    """The rows, with something in front of the first."""
    blank = " " * plain_length(before)
    return [(before if i == 0 else blank) + row for i, row in enumerate(rows)]


def state(name: str, own: PlayerView | None, what: str, view: ColoradoView) -> str:
    """Ticked, open or closed to the viewer; for spectators, the marks of everybody who has ticked it."""
    ticked = [player for player in view["players"] if name in ticks(player, what)]
    if own is None:
        return f"[{''.join(MARKS[player['seat']] for player in ticked)}]" if ticked else CLOSED
    if own in ticked:
        return TICKED
    reach = {"flags": own["open_regions"], "steps": own["open_steps"], "rails": own["open_rails"]}
    return OPEN if name in reach[what] else CLOSED


def ticks(player: PlayerView, what: str) -> list[str]:
    return {"flags": player["flags"], "steps": player["steps"], "rails": player["rails"]}[what]


def way_of(way: list[str], steps: list[StepView], states: dict[str, str], width: int, pencil: Pencil) -> list[str]:
    """A path in pieces that fit; a step is described the first time, then only numbered."""
    icons = {step["name"]: step["icon"] for step in steps}
    pieces = [""]
    for i, name in enumerate(way):
        words = START if name == FLAG else name.split()[-1]
        if name in states:
            icon = f" {pencil.speech.name('icon', icons[name])}" if icons[name] else ""
            words = f"{shown(states.pop(name), pencil)}{words}{icon}"
        words = f"{WAY}{words}" if i else words
        if plain_length(pieces[-1] + words) > width:
            pieces.append("")
        pieces[-1] += words
    return pieces


def shown(state: str, pencil: Pencil) -> str:
    return paint(state, STATE_INKS.get(state, ""), pencil.color)
