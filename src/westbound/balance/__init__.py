"""How the edition of a game plays, measured by self-play of a bot."""

from westbound.balance.charts import chart
from westbound.balance.playing import SelfPlay, play_all
from westbound.balance.report import as_json, report
from westbound.balance.trying import try_strategies
from westbound.kit.figures import yardstick

__all__ = ["SelfPlay", "as_json", "chart", "play_all", "report", "try_strategies", "yardstick"]
