"""A report as one HTML page that needs nothing else: no scripts, no other files."""

from __future__ import annotations

from westbound.coach.report.sentences import Player, Report, Told
from westbound.coach.report.svg import svg
from westbound.kit.ink import plain, tag

STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 1.5rem auto; padding: 0 1rem;
  overflow-wrap: anywhere }
svg { display: block; width: 100%; max-width: 36rem; height: auto; border-radius: 6px; margin: .5rem 0 }
.wide { overflow-x: auto }
table { border-collapse: collapse; margin: .5rem 0 1rem; overflow-wrap: normal }
th, td { padding: .2rem .35rem; text-align: right; border-bottom: 1px solid #8885 }
td { white-space: nowrap }
th:first-child { text-align: left; font-weight: normal }
.how { font-size: .875rem; opacity: .85 }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(report: Report) -> str:
    """Return the whole page."""
    body = [
        tag("h1", plain(report.title)),
        tag("p", plain(report.outcome)),
        tag("div", shares(report), class_="wide"),
        tag("h2", plain(report.headings[0])),
        svg(report),
        tag("p", plain(report.shaded), class_="how"),
        *[part for player in report.players for part in about(report, player)],
        tag("hr"),
        *[tag("p", plain(sentence), class_="how") for sentence in report.how],
    ]
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{plain(POLICY)}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", plain(report.title)),
        tag("style", STYLE),
    ]
    html = tag("html", tag("head", *head), "\n", tag("body", "\n".join(body)), lang=report.language)
    return f"<!doctype html>\n{html}\n"


def shares(report: Report) -> str:
    """Return the table of what made everybody's result."""
    players = report.players
    head = tag("tr", tag("td", " "), *[tag("th", plain(player.name), scope="col") for player in players])
    body = [
        tag("tr", tag("th", plain(share), scope="row"), *[tag("td", plain(player.shares[place])) for player in players])
        for place, share in enumerate(report.shares)
    ]
    return tag("table", tag("thead", head), tag("tbody", *body))


def about(report: Report, player: Player) -> list[str]:
    """Return what is said about one player."""
    _, mistakes, best = report.headings
    found = [tag("h2", plain(player.name)), tag("p", plain(player.luck))]
    if player.mistakes:
        found += [tag("h3", plain(mistakes)), tag("ol", *map(choice, player.mistakes))]
    else:
        found.append(tag("p", plain(report.faultless)))
    if player.best:
        found += [tag("h3", plain(best)), tag("ul", choice(player.best))]
    return found


def choice(told: Told) -> str:
    reasons = tag("ul", *[tag("li", plain(reason)) for reason in told.reasons]) if told.reasons else ""
    return tag("li", tag("strong", plain(f"{told.where}:")), " ", plain(told.sentence), reasons)
