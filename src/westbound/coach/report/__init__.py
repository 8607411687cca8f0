"""A review for people to read: its sentences, and these as text, Markdown and a page."""

from westbound.coach.report.markdown import markdown
from westbound.coach.report.page import page
from westbound.coach.report.rows import rows
from westbound.coach.report.sentences import FOLDER, Report, report
from westbound.coach.report.svg import svg

__all__ = ["FOLDER", "Report", "markdown", "page", "report", "rows", "svg"]
