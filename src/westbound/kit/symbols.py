"""Pictures: symbols used by more than one game, each within a circle of radius 12 around its center."""

from __future__ import annotations

from math import cos, pi, sin

from westbound.kit.ink import disc, path, tag
from westbound.kit.palette import CARD, GOLD, INK

PICKAXE = path("M-7.5 9L4-4.5", stroke_width=2.6, stroke_linecap="round") + path(
    "M-6-7.5C0-9.5 4-8 6-5.6C8.4-3.2 9.4 1 7.2 6.4C6.6 1.8 5 -.6 3-2.6C1-4.6-1.6-6.4-6-7.5Z"
)
GRAIN = "M0 {y}C-1.4 {a}-6.6 {b}-6.4 {c}C-2.4 {d}-.6 {b} 0 {y}ZM0 {y}C1.4 {a} 6.6 {b} 6.4 {c}C2.4 {d} .6 {b} 0 {y}Z"
WHEAT = (
    path("M0 11V-5", stroke_width=1.7, stroke_linecap="round")
    + "".join(path(GRAIN.format(y=y, a=y - 0.6, b=y - 2, c=y - 6.2, d=y - 5.6)) for y in (7, 2.4, -2.2))
    + path("M0-3.6C-2.6-6.4-1.6-9.6 0-11.6C1.6-9.6 2.6-6.4 0-3.6Z")
)
COIN = disc(0, 0, 9, fill=GOLD, stroke=INK, stroke_width=1.4) + tag(
    "text", "$", x=0, y=4.6, font_size=13, font_weight=700, text_anchor="middle", fill=INK
)
NUGGET = path(
    "M-9 4L-7-4L-1-8L6-6L9.5 1L6 7L-3 8Z", fill=GOLD, stroke=INK, stroke_width=1.4, stroke_linejoin="round"
) + path("M-5 1L-1-4L4-3M1 4L6 1", fill="none", stroke="#fff3c4", stroke_width=1.6, stroke_linecap="round")
PERSON = disc(0, -5.4, 4, fill=INK) + path("M-7 9C-7 2-4 .2 0 .2S7 2 7 9Z", fill=INK)
FLAG = path("M-5 10V-10", stroke=INK, stroke_width=2, stroke_linecap="round") + path(
    "M-4-9.5C0-12 3-7 8.5-9.5V-1C3 1.5 0-3.5-4-1Z", fill="#cf3129", stroke=INK, stroke_width=1
)
STAR = path(
    "M0-10L2.7-3.4L9.8-3L4.4 1.6L6.2 8.4L0 4.6L-6.2 8.4L-4.4 1.6L-9.8-3L-2.7-3.4Z",
    fill=GOLD,
    stroke=INK,
    stroke_width=1.1,
    stroke_linejoin="round",
)


def wheel(x: float, y: float, r: float) -> str:
    spokes = "".join(
        f"M{x:g} {y:g}l{r * cos(k * pi / 3 + 0.26):.1f} {r * sin(k * pi / 3 + 0.26):.1f}" for k in range(6)
    )
    return disc(x, y, r, fill=CARD, stroke=INK, stroke_width=1.6) + path(spokes, stroke=INK, stroke_width=0.8)
