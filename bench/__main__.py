"""``python -m bench``: measure, print, and write build/bench.json."""

import argparse
import json
import sys

from bench import batches, figures, imagining, minds, peers, reins, reviews
from bench.figures import Figures
from bench.installed import ROOT, installed
from bench.timing import Effort

QUICK = Effort(seconds=0.2, times=2)
QUICK_REVIEW = 50  # simulations a decision
QUIET = 0.5  # load average


def main() -> int:
    """Run everything; return 1 if a bar is missed and bars are enforced."""
    asked = arguments()
    effort = QUICK if asked.quick else Effort()
    for module in peers.MODULES:
        installed(module)
    found: Figures = {"machine": figures.machine()}
    print("  ".join(f"{key}: {value}" for key, value in found["machine"].items()))
    if (found["machine"]["load_average"] or 0) > QUIET:
        print("others are at work on this machine: the figures are rough, above all those of two threads")
    print(f"\n{'':44}{'decisions/s':>14}{'actions/s':>14}{'games/s':>12}{'copy':>12}")
    if not asked.peers:
        found["westbound"] = figures.of_westbound(effort, say)
    found["peers"] = figures.of_peers(effort, say)
    if asked.peers:
        return 0
    found["ratios"] = figures.ratios(found["westbound"], found["peers"])
    found["bars"] = figures.bars(found["ratios"])
    print_ratios(found["ratios"])
    print_bars(found["bars"])
    found["imagining"] = imagining.measure()
    imagining.report(found["imagining"])
    found["reins"] = reins.measure()
    reins.report(found["reins"])
    found["minds"] = minds.measure(effort)
    minds.report(found["minds"])
    found["reviews"] = reviews.measure(QUICK_REVIEW if asked.quick else reviews.SIMULATIONS)
    reviews.report(found["reviews"])
    found["batches"] = batches.measure(effort)
    batches.report(found["batches"])
    write(found)
    ours = all(found[part]["ok"] for part in ("imagining", "reins", "minds", "batches"))
    kept = ours and all(bar["ok"] for bar in found["bars"].values())
    return int(asked.strict and not kept)


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser("python -m bench", description="Westbound and its peers, measured in one run.")
    parser.add_argument("--strict", action="store_true", help="fail if a bar is missed")
    parser.add_argument("--quick", action="store_true", help="short, rough measurements: only to see that it runs")
    parser.add_argument("--peers", action="store_true", help="only the peers; no ratios, no file")
    return parser.parse_args()


def say(name: str, figure: Figures) -> None:
    """Print one figure as soon as it is known; copies in microseconds."""
    rates = f"{figure['decisions_per_s']:14,.0f}{figure['actions_per_s']:14,.0f}{figure['games_per_s']:12,.0f}"
    copied = f"{figure['copy_us']:9.2f} µs" if "copy_us" in figure else ""
    print(f"{name:44}{rates}{copied}", flush=True)


def print_ratios(ratios: Figures) -> None:
    """Print each four-player game's ratio to each peer; the second column counts only our players' decisions."""
    columns = ("playouts_over", "decisions_of_players_over", "one_at_a_time_over", "copy_over")
    heads = ("playouts", "chance aside", "one at a time", "copy")
    for game in figures.GAMES:
        print(f"\n{f'{game}, 4 players, times as fast as':44}" + "".join(f"{head:>14}" for head in heads))
        for peer in ratios[f"{game}_playouts_over"]:
            print(f"{peer:44}" + "".join(f"{ratios[f'{game}_{column}'][peer]:14.1f}" for column in columns))


def print_bars(bars: Figures) -> None:
    """Print each bar, and whether it is met."""
    print(f"\n{'':44}{'ratio':>14}{'bar':>14}")
    for name, bar in bars.items():
        print(f"{name:44}{bar['ratio']:14.2f}{bar['bar']:14.1f}{'PASS' if bar['ok'] else 'FAIL':>12}")


def write(found: Figures) -> None:
    """Write the figures as JSON."""
    path = ROOT / "build" / "bench.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(found, indent=2) + "\n")
    print(f"\n{path.relative_to(ROOT)} written")


if __name__ == "__main__":
    sys.exit(main())
