"""Pioneers, drawn: coaches, wherever they are."""

from __future__ import annotations

from westbound.games.pioneers.picture.words import titled
from westbound.games.pioneers.view import CoachView
from westbound.kit.ink import card, disc, group, path, text, use
from westbound.kit.palette import CARD, EDGE, FAINT, GOLD, INK, WOOD, WOOD_DARK
from westbound.kit.sheet import Say, fact

Point = tuple[float, float]


def is_emptied(coach: CoachView) -> bool:
    """Whether all its pioneers have got off."""
    return not any(seat["taken"] for seat in coach["seats"])


def describe(coach: CoachView, say: Say) -> str:
    """The coach in words."""
    seats = [
        f"{say('job-' + seat['job'])} ({say('term-seat-taken' if seat['taken'] else 'term-seat-empty')})"
        for seat in coach["seats"]
    ]
    return fact(say, titled(coach["name"]), ", ".join([*seats, say("points", points=coach["points"])]))


def width_of_body(coach: CoachView, r: float) -> float:
    return len(coach["seats"]) * (2 * r + 2.5) + 5


def width_of_wagon(coach: CoachView, r: float) -> float:
    """The width of a wagon, including its points."""
    return width_of_body(coach, r) + 2.2 * r + 2


def height_of_wagon(r: float) -> float:
    return 3.1 * r + 6


def wagon(coach: CoachView, x: float, y: float, r: float, say: Say, badge: Point | None = None) -> str:
    """A coach with seats of radius *r*, its top left corner at (x, y), its points after it or at *badge*."""
    step, body = 2 * r + 2.5, width_of_body(coach, r)
    seats = [
        use(f"pioneers-{'tile' if seat['taken'] else 'seat'}-{seat['job']}", 3.8 + r + i * step, r + 3.5, r / 12)
        for i, seat in enumerate(coach["seats"])
    ]
    wheels = [wheel(at, 2 * r + 6, 0.62 * r) for at in (body * 0.2, body * 0.8)]
    return group(
        path(
            f"M0 0H{body:.1f}L{body - 2:.1f} {2 * r + 7:.1f}H2Z",
            fill=WOOD,
            stroke=WOOD_DARK,
            stroke_width=1.3,
            stroke_linejoin="round",
        ),
        *wheels,
        path(f"M-1 0H{body + 1:.1f}", stroke=WOOD_DARK, stroke_width=2.6, stroke_linecap="round"),
        *seats,
        points(*(badge or (body + 1.1 * r + 1, r + 3)), r, coach["points"]),
        title=describe(coach, say),
        at=(x, y),
        data_coach=coach["name"],
        class_="coach",
    )


def wheel(x: float, y: float, r: float) -> str:
    return disc(x, y, r, fill=CARD, stroke=WOOD_DARK, stroke_width=1.5) + disc(x, y, r * 0.3, fill=WOOD_DARK)


def points(x: float, y: float, r: float, count: int) -> str:
    """The points for emptying the coach."""
    return disc(x, y, r, fill=GOLD, stroke=WOOD_DARK, stroke_width=1.2) + text(
        x, y + 0.42 * r, str(count), 1.15 * r, text_anchor="middle", font_weight=700, fill=INK
    )


def turned_over(coach: CoachView, x: float, y: float, r: float, say: Say) -> str:
    """An emptied coach: only its points matter."""
    return group(
        card(0, 0, 4.2 * r, 2 * r + 2, r * 0.5, fill=CARD, stroke=EDGE, stroke_width=1.2),
        path(
            f"M{0.7 * r:.1f} {1.1 * r:.1f}l{0.4 * r:.1f} {0.5 * r:.1f}l{0.8 * r:.1f} {-1.1 * r:.1f}",
            fill="none",
            stroke="#1d8a4c",
            stroke_width=2,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        text(3 * r, 1.42 * r + 1, str(coach["points"]), 1.2 * r, text_anchor="middle", font_weight=700, fill=FAINT),
        title=f"{describe(coach, say)}, {say('term-emptied')}",
        at=(x, y),
        data_coach=coach["name"],
        class_="emptied coach",
    )
