"""The texts of notices, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from westbound.api import game
from westbound.server.notices.triggers import Notice
from westbound.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parents[1] / "text"
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000  # milliseconds


class Email(NamedTuple):
    """A mail."""

    subject: str
    body: str


def texts(language: str) -> Texts:
    return Texts(language if language in LANGUAGES else LANGUAGES[0], FOLDER)


def title(name: str, language: str) -> str:
    """The title of a game."""
    return Texts(language, game(name).text).say("title")


def headline(notice: Notice) -> str:
    """Why the reader gets a notice, and about which game."""
    return texts(notice.language).say(f"notice-{notice.what}", game=title(notice.game, notice.language))


def company(notice: Notice) -> str:
    """Who else plays there."""
    return texts(notice.language).say("notice-with", people=listed(notice.people, notice.language))


def listed(names: Sequence[str], language: str) -> str:
    """
    >>> listed(["Anna", "Ben", "Clara"], "fr")
    'Anna, Ben et Clara'
    """
    if len(names) < 2:
        return "".join(names)
    return texts(language).say("and", some=", ".join(names[:-1]), last=names[-1])


def duration(milliseconds: int, language: str) -> str:
    """
    >>> [duration(time, "en") for time in (59_000, 3 * HOUR, 50 * HOUR)]
    ['one minute', '3 hours', '2 days']
    """
    for unit, name in ((DAY, "days"), (HOUR, "hours")):
        if milliseconds >= unit:
            return texts(language).say(f"time-{name}", count=milliseconds // unit)
    return texts(language).say("time-minutes", count=max(1, milliseconds // MINUTE))


def digest(language: str, entries: Sequence[tuple[Notice, str]], now: int, end: str, minutes: int) -> Email:
    """A mail about all tables that wait, each with the link to one's own seat."""
    say = texts(language).say
    waiting = [notice for notice, _ in entries if notice.what != "over"]
    subject = headline((waiting or [entries[0][0]])[0])
    if len(waiting) > 1:
        subject = say("mail-tables", count=len(waiting))
    parts = ["\n".join([headline(notice), *_about(notice, now), link]) for notice, link in entries]
    closing = [say("mail-keep"), say("mail-pace", count=minutes), f"{say('mail-end')}\n{end}"]
    return Email(subject, "\n\n".join([say("mail-hello"), *parts, "\n".join(["-- ", "\n\n".join(closing)])]) + "\n")


def _about(notice: Notice, now: int) -> list[str]:
    lines = [company(notice)] if notice.people else []
    if notice.what != "over":
        waited = duration(now - notice.since, notice.language)
        lines.append(texts(notice.language).say("mail-since", time=waited))
    return lines


def question(name: str, language: str, link: str, origin: str) -> Email:
    """The confirmation mail to an address.  Nothing in it can come from a stranger."""
    say = texts(language).say
    parts = [say("confirm-why", game=title(name, language), origin=origin), f"{say('confirm-how')}\n{link}"]
    return Email(say("confirm-subject"), "\n\n".join([*parts, say("confirm-else")]) + "\n")


def sheet(language: str, key: str, action: str = "", **values: str) -> bytes:
    """A small page of our own, for links from mails: what it is about and, if something can be done, a button."""
    say = texts(language).say
    heading, text = escape(say(f"{key}-title")), escape(say(key, **values))
    form = ""
    if action:
        form = f'<form method="post" action="{escape(action)}"><button>{escape(say(f"{key}-do"))}</button></form>'
    home = f'<p><a href="/">{escape(say("page-home"))}</a></p>'
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{heading} – Westbound</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        '<link rel="stylesheet" href="/plain.css"></head>'
        f"<body><main><h1>{heading}</h1><p>{text}</p>{form}{home}</main></body></html>"
    ).encode()
