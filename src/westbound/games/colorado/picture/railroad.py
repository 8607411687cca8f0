"""Colorado, drawn: the railroad along the bottom."""

from __future__ import annotations

from westbound.games.colorado.picture.marks import STEP, icon, medal, owners, place, step_number, ticks, told
from westbound.games.colorado.picture.palette import FRAME, RAIL, SLEEPER
from westbound.games.colorado.view import ColoradoView, PlayerView, StepView
from westbound.games.colorado.ways import lost_rails
from westbound.kit.ink import Segment, disc, group, path, stroke
from westbound.kit.palette import GOLD, INK
from westbound.kit.sheet import Say, fact

GAUGE = 4.0  # from the middle to a rail
ENDS = 46.0  # of track before the first step and after the last


def railroad(view: ColoradoView, mine: PlayerView | None, say: Say) -> str:
    """The track with its switches, and how far each player has come; branches closed to the viewer are faint."""
    steps, ticked = view["map"]["railroad"], owners(view, "rails")
    at = {step["name"]: step for step in steps}
    lost, could = (lost_rails(steps, mine["rails"]), mine["open_rails"]) if mine else (set(), [])
    first, last = steps[0], steps[-1]
    drawn = [
        track((first["x"] - ENDS, first["y"], first["x"], first["y"])),
        track((last["x"], last["y"], last["x"] + ENDS, last["y"])),
        *(
            track((step["x"], step["y"], at[other]["x"], at[other]["y"]), faint=step["name"] in lost or other in lost)
            for step in steps
            for other in step["links"]
        ),
        *(switch(step) for step in steps if len(step["links"]) > 1),
        icon("engine", first["x"] - ENDS + 10, first["y"] - 22, 1.0, RAIL),
    ]
    for step in steps:
        x, y, players = step["x"], step["y"], ticked.get(step["name"], [])
        drawn.append(
            group(
                group(
                    place(x, y, RAIL, mine if mine in players else None, step["name"] in could),
                    icon(step["icon"], x, y, 0.86),
                    opacity=0.45 if step["name"] in lost else None,
                ),
                ticks(players, x, y),
                step_number(x, y, step["name"]),
                title=told(say, f"{say('term-railroad')} {step['name']}", step["icon"], players),
                data_rail=step["name"],
            )
        )
    points = view["map"]["railroad_medal"]
    drawn.append(group(medal(last["x"] + 38, last["y"] - 1, points), title=fact(say, say("term-medal"), points)))
    return group(*drawn, title=say("term-railroad"), data_part="railroad")


def track(way: Segment, faint: bool = False) -> str:
    """Ties, with two rails on them."""
    x, y, u, v = way
    middle = (x + u) / 2
    curve = f"C{middle:g} {{0:g}} {middle:g} {{1:g}} {u:g} {{1:g}}"
    rails = "".join(f"M{x:g} {y + d:g}" + curve.format(y + d, v + d) for d in (-GAUGE, GAUGE))
    bed = f"M{x:g} {y:g}" + curve.format(y, v)
    return group(
        path(bed, fill="none", stroke=SLEEPER, stroke_width=17, stroke_dasharray="3.6 5.4"),
        path(rails, fill="none", stroke=RAIL, stroke_width=2.2),
        opacity=0.35 if faint else None,
    )


def switch(step: StepView) -> str:
    """The lever of a switch, after the step where the track forks."""
    x, y = step["x"] + STEP + 9, step["y"] - STEP - 5
    return stroke((x - 3, y + 12, x + 4, y - 4), INK, 2.4, stroke_linecap="round") + disc(
        x + 4, y - 5, 4.2, fill=GOLD, stroke=FRAME, stroke_width=1.4
    )
