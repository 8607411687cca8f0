"""Draws how a training run went: the loss, and the share of wins against greedy."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.kit.ink import SANS, plain, stroke, tag, text
from westbound.kit.palette import EDGE, FAINT, GOLD, INK, PAPER, WOOD
from westbound.training.training import Generation, Plan

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 320, 56, 48, 56, 40
Point = tuple[float, float]


def curves(plan: Plan, history: Sequence[Generation]) -> str:
    """Return the run as a complete SVG document, over CPU minutes."""
    title = f"Training {plan.game} for {plan.players} players"
    longest = max(each.seconds for each in history)
    losses = [(each.seconds / longest, each.loss) for each in history]
    shares = [(each.seconds / longest, each.share) for each in history if each.share is not None]
    low, high = min(loss for _, loss in losses), max(loss for _, loss in losses)
    scaled = [(x, (loss - low) / ((high - low) or 1.0)) for x, loss in losses]
    end = LEFT + WIDTH - LEFT - RIGHT
    return tag(
        "svg",
        tag("title", plain(title)),
        tag("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        text(14, 26, title, 16, fill=INK, font_weight="bold"),
        "".join(gridline(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)),
        line(scaled, WOOD),
        line(shares, GOLD),
        "".join(tag("circle", cx=at(p)[0], cy=at(p)[1], r=3, fill=GOLD) for p in shares),
        text(LEFT, HEIGHT - 12, f"{longest / 60:.1f} CPU minutes, {history[-1].games:,} games", 12, fill=FAINT),
        text(end - 330, 26, "wins against greedy, by reflex", 12, fill=GOLD),
        text(end - 130, 26, f"loss, {low:.3f} to {high:.3f}", 12, fill=WOOD),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        font_family=SANS,
    )


def gridline(share: float) -> str:
    (x1, y), (x2, _) = at((0, share)), at((1, share))
    return stroke((x1, y, x2, y), EDGE, 0.5) + text(12, y + 4, f"{share:.0%}", 11, fill=FAINT)


def line(points: Sequence[Point], color: str) -> str:
    steps = " ".join(f"{x:g},{y:g}" for x, y in map(at, points))
    return tag("polyline", points=steps, fill="none", stroke=color, stroke_width=2)


def at(point: Point) -> Point:
    """Return the place of a point with coordinates from 0 to 1."""
    x, y = point
    return round(LEFT + x * (WIDTH - LEFT - RIGHT), 1), round(TOP + (1 - y) * (HEIGHT - TOP - BOTTOM), 1)
