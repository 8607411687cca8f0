"""All figures of one run, in the form of build/bench.json."""

import os
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bench import ours, peers
from bench.installed import CURE
from bench.interpreted import PLAYERS, interpreted_rate
from bench.timing import Effort, microseconds, rate

Figures = dict[str, Any]
Say = Callable[[str, Figures], None]

GAMES: Final = ("pioneers", "pioneer_days", "colorado")
BARS_OF_A_GAME: Final = {
    "playouts_over_fastest_peer": 12.0,
    "playouts_over_catanatron": 100.0,
    "one_at_a_time_over_fastest_peer": 3.0,
    "compiled_over_interpreted": 15.0,
    "copy_and_playout_over_playout": 0.6,
    "two_threads_over_one": 1.8,
}
BARS: Final = {f"{game}_{name}": bar for game in GAMES for name, bar in BARS_OF_A_GAME.items()} | {
    "connect_four_over_openspiel_cpp": 10.0
}
CPP = "openspiel_connect_four_cpp"
CONNECT_FOUR = ("openspiel_connect_four", CPP)


def machine() -> Figures:
    """Return where and when this was measured."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "load_average": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def cpu_model() -> str:
    """Return the name of the processor, as far as the system knows it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def of_peers(effort: Effort, say: Say) -> Figures:
    """Measure the peers of our games, then OpenSpiel's connect four in Python and in C++."""
    figures: Figures = {}
    versions = peers.versions()
    for peer in [*peers.peers(), peers.open_spiel("connect_four")]:
        figures[peer.name] = {
            "package": f"{peer.package} {versions[peer.package]}",
            "players": peer.players,
            **rate(peer.play, effort).figures(),
            "copy_us": microseconds(peer.copy, effort),
        }
        say(peer.name, figures[peer.name])
    figures[CPP] = {
        "package": f"open_spiel {versions['open_spiel']}",
        "players": 2,
        **rate(peers.rollouts(), effort).figures(),
    }
    say(CPP, figures[CPP])
    return figures


def of_westbound(effort: Effort, say: Say) -> Figures:
    """Measure our games and connect four.

    :raises SystemExit: if one of them is not compiled.
    """
    if not ours.westbound().compiled():
        raise SystemExit(f"bench: westbound runs interpreted; {CURE}")
    if not ours.is_compiled(ours.connect_four()):
        raise SystemExit(f"bench: examples/connect_four runs interpreted; {CURE}")
    return {game: of_game(game, effort, say) for game in GAMES} | {"connect_four": of_connect_four(effort, say)}


def of_game(game: str, effort: Effort, say: Say) -> Figures:
    """Measure two and four players each way; then copies, threads and interpreted rules with four."""
    figures: Figures = {}

    def note(name: str, figure: Figures) -> None:
        figures[name] = figure
        say(f"{game}_{name}", figure)

    for players in (2, 4):
        deal = ours.dealer_of(game, players)
        note(f"playouts_{players}_players", ours.batch_rate(ours.whole_games(game, players), effort).figures())
        loop = rate(ours.one_at_a_time(deal), effort).figures()
        note(f"one_at_a_time_{players}_players", {**loop, "copy_us": ours.copy_time(deal, effort)})
    batch = ours.whole_games(game, PLAYERS)
    note("copy_and_playout", ours.copies_rate(ours.dealer_of(game, PLAYERS), effort).figures())
    note("one_thread", ours.threads_rate(batch, 1, effort).figures())
    note("two_threads", ours.threads_rate(batch, 2, effort).figures())
    note("interpreted", interpreted_rate(game, effort).figures())
    return figures


def of_connect_four(effort: Effort, say: Say) -> Figures:
    """Measure the example in the same two ways as OpenSpiel's."""
    deal = ours.connect_four()
    playouts = ours.batch_rate(ours.from_here(deal()), effort).figures()
    say("connect_four_playouts", playouts)
    loop = {**rate(ours.one_at_a_time(deal), effort).figures(), "copy_us": ours.copy_time(deal, effort)}
    say("connect_four_one_at_a_time", loop)
    return {"playouts": playouts, "one_at_a_time": loop}


def ratios(westbound: Figures, others: Figures) -> Figures:
    """Return how many times faster we are, like for like: all applied actions, including chance, on both sides."""
    four, (python, cpp) = westbound["connect_four"], (others[name] for name in CONNECT_FOUR)
    found = {
        "connect_four_over_openspiel_cpp": over(four["playouts"], cpp),
        "connect_four_one_at_a_time_over_openspiel": over(four["one_at_a_time"], python),
        "connect_four_copy_over_openspiel": python["copy_us"] / four["one_at_a_time"]["copy_us"],
    }
    for game in GAMES:
        of_one = ratios_of_game(westbound[game], {n: peer for n, peer in others.items() if n not in CONNECT_FOUR})
        found |= {f"{game}_{name}": ratio for name, ratio in of_one.items()}
    return found


def ratios_of_game(ours: Figures, others: Figures) -> Figures:
    """Compare one of our games with its peers, and with itself played in other ways."""
    playouts, loop = ours["playouts_4_players"], ours["one_at_a_time_4_players"]
    fastest = max(
        (name for name in others if not name.endswith(peers.LEAN)), key=lambda name: others[name]["actions_per_s"]
    )
    return {
        "fastest_peer": fastest,
        "playouts_over": {name: over(playouts, peer) for name, peer in others.items()},
        "decisions_of_players_over": {
            name: playouts["decisions_per_s"] / peer["actions_per_s"] for name, peer in others.items()
        },
        "one_at_a_time_over": {name: over(loop, peer) for name, peer in others.items()},
        "copy_over": {name: peer["copy_us"] / loop["copy_us"] for name, peer in others.items()},
        "playouts_over_fastest_peer": over(playouts, others[fastest]),
        "playouts_over_catanatron": min(
            over(ours[f"playouts_{n}_players"], others[f"catanatron_{n}_players"]) for n in (2, 4)
        ),
        "one_at_a_time_over_fastest_peer": over(loop, others[fastest]),
        "compiled_over_interpreted": over(playouts, ours["interpreted"]),
        "copy_and_playout_over_playout": ours["copy_and_playout"]["decisions_per_s"] / playouts["decisions_per_s"],
        "two_threads_over_one": over(ours["two_threads"], ours["one_thread"]),
    }


def over(one: Figures, other: Figures) -> float:
    """Return the ratio of actions per second."""
    return float(one["actions_per_s"] / other["actions_per_s"])


def bars(found: Figures) -> Figures:
    """Return each bar with the measured ratio."""
    return {name: {"ratio": found[name], "bar": bar, "ok": found[name] >= bar} for name, bar in BARS.items()}
