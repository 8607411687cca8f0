"""The greeting at the start of a game."""

from __future__ import annotations

from rich.padding import Padding
from rich.rule import Rule

from westbound.cli.play.sitting import Sitting


def greet(sitting: Sitting, wait: bool) -> None:
    """Say which game begins, who plays, and how; on a terminal, wait until it has been read."""
    screen, speech, texts = sitting.screen, sitting.speech, sitting.texts
    screen.show()
    screen.show(Rule(f"{texts.say('greeting')}  {sitting.match.game.title}", style="dim"))
    if wait and speech.has("summary"):
        screen.show(Padding(" ".join(speech.say("summary").split()), 1))
    for line in seating(sitting):
        screen.show(f" {line}")
    if not wait:
        return
    screen.show(Padding(texts.say("greeting-how"), 1))
    if screen.is_terminal:
        screen.show(f" {texts.say('greeting-enter')}", style="bold")
        screen.ask()


def seating(sitting: Sitting) -> list[str]:
    """Return who plays which color."""
    speech, texts = sitting.speech, sitting.texts
    if len(sitting.people) == 1:
        lines = [texts.say("greeting-you", player=speech.player(sitting.people[0]))]
    else:
        lines = [texts.say("greeting-people", players=sitting.names(sitting.people))]
    for number, seat in enumerate(sitting.seats):
        if seat.bot:
            called = speech.say(f"bot-{seat.bot}") if speech.has(f"bot-{seat.bot}") else seat.bot
            lines.append(texts.say("greeting-bot", player=speech.player(number), bot=called))
    return lines
