"""How the edition of a game plays, by games of a bot among itself."""

from westbound.balance.charts import chart
from westbound.balance.playing import play_all, yardstick
from westbound.balance.report import as_json, report

__all__ = ["as_json", "chart", "play_all", "report", "yardstick"]
