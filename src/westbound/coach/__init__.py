"""What choices were worth, given what the player knew, and why."""

from westbound.coach.appraising import Appraisal, Option, appraise
from westbound.coach.decisions import Decision, decisions
from westbound.coach.outlook import outlook
from westbound.coach.review import Choice, Review, Share, review, reviewed

__all__ = [
    "Appraisal",
    "Choice",
    "Decision",
    "Option",
    "Review",
    "Share",
    "appraise",
    "decisions",
    "outlook",
    "review",
    "reviewed",
]
