"""How the edition of a game plays, measured by self-play of a bot."""

from westbound.balance.charts import chart
from westbound.balance.playing import play_all, yardstick
from westbound.balance.report import as_json, report

__all__ = ["as_json", "chart", "play_all", "report", "yardstick"]
