"""A program that plays as badly as its first argument says: ``python hostile.py stall``.

It needs nothing but Python, like the programs of others.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Question = dict[str, Any]
PEACEFUL = 3  # answers before some of them show what they are
FOREVER = 600.0


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def say(**message: Any) -> None:
    write(json.dumps(message) + "\n")


def hear() -> Question:
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return json.loads(line)  # type: ignore[no-any-return]


def answer(question: Question) -> None:
    say(id=question["id"], choose=question["legal"][0])


def deep(question: Question) -> None:
    write(f'{{"id": {question["id"]}, "choose": {"[" * 100_000}\n')


def crash(question: Question) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def crash_later(question: Question) -> None:
    if question["id"] > PEACEFUL:
        raise SystemExit(3)
    answer(question)


def stall(question: Question) -> None:
    time.sleep(FOREVER)


def dawdle(question: Question) -> None:
    """Answer, but too late."""
    if question["id"] == 1:
        time.sleep(question["seconds"] + 0.3)
    answer(question)


def flood_late(question: Question) -> None:
    """Answer too late, and again and again without end."""
    time.sleep(question["seconds"] + 0.3)
    reply = {"id": question["id"]} | ({"choose": 0} if sys.argv[3] == "choose" else {"imagine": True})
    while True:
        write((json.dumps(reply) + "\n") * 1000)


def drip(question: Question) -> None:
    """Write a line that never ends, letter by letter."""
    while True:
        write("x")
        time.sleep(0.02)


def gush(question: Question) -> None:
    """Write a line that never ends, as fast as possible."""
    while True:
        write("x" * 65536)


def close(question: Question) -> None:
    """Close the output, and stay."""
    os.close(1)
    time.sleep(FOREVER)


def fork(question: Question) -> None:
    """End, but leave a process that keeps the pipes."""
    if os.fork():
        os._exit(0)
    time.sleep(FOREVER)


def escape(question: Question) -> None:
    """Leave the process group, with a child, and stay."""
    if os.getpgrp() != os.getpid():
        os.setsid()
        if not os.fork():
            time.sleep(FOREVER)
    if question["id"] > PEACEFUL:
        time.sleep(FOREVER)
    answer(question)


def ignore_everything(question: Question) -> None:
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    while True:
        time.sleep(FOREVER)


def complain(question: Question) -> None:
    """Write more to standard error than anybody wants to read, and answer all the same."""
    sys.stderr.write("\x1b[31mno, no, no\n" * 10_000)
    answer(question)


def wonder(question: Question) -> None:
    """Imagine without end."""
    while True:
        say(id=question["id"], imagine=True)
        hear()


def study(question: Question) -> None:
    """Imagine a little, try a few things, and note every line that comes back."""
    heard = [question]
    requests: list[dict[str, Any]] = [{"imagine": True}, {"imagine": True}, {"try": []}]
    requests += [{"try": [words]} for words in question["legal"][:3]]
    requests.append({"try": [question["legal"][0], "fly to the moon"]})
    for request in requests:
        say(id=question["id"], **request)
        heard.append(hear())
    with Path(sys.argv[2], "heard").open("a") as file:
        file.writelines(json.dumps(line) + "\n" for line in heard)
    answer(question)


def say_early(question: Question) -> None:
    answer(question)
    time.sleep(0.02)
    say(id=question["id"] + 1, choose=0)


DEEDS: dict[str, Callable[[Question], Any]] = {
    "crash": crash,
    "crash-later": crash_later,
    "stall": stall,
    "dawdle": dawdle,
    "nonsense": lambda question: write("I think I shall go west\n"),
    "bytes": lambda question: os.write(1, b"\xff\xfe\x00\n"),
    "deep": deep,
    "empty": lambda question: write("\n"),
    "nothing": lambda question: say(id=question["id"]),
    "both": lambda question: say(id=question["id"], choose=0, imagine=True),
    "truth": lambda question: say(id=question["id"], choose=True),
    "extra": lambda question: say(id=question["id"], choose=0, hurry=True),
    "illegal": lambda question: say(id=question["id"], choose="fly to the moon"),
    "number": lambda question: say(id=question["id"], choose=len(question["legal"])),
    "negative": lambda question: say(id=question["id"], choose=-1),
    "huge": lambda question: write("x" * 2_000_000 + "\n"),
    "gush": gush,
    "drip": drip,
    "other-id": lambda question: say(id=question["id"] + 7, choose=0),
    "twice": lambda question: write((json.dumps({"id": question["id"], "choose": 0}) + "\n") * 2),
    "early": say_early,
    "closes": close,
    "fork": fork,
    "escape": escape,
    "flood-late": flood_late,
    "stubborn": ignore_everything,
    "wonder": wonder,
    "complain": complain,
    "study": study,
    "good": answer,
}


def main() -> None:
    mode = sys.argv[1]
    if mode == "crash-at-start":
        raise SystemExit(1)
    if mode == "silent":
        time.sleep(FOREVER)
    hello = hear()
    assert hello["westbound"] == 1
    if mode == "rude":
        say(name=7)
        time.sleep(FOREVER)
    if mode == "eager":
        write('{"name": "eager"}\n{"id": 1, "choose": 0}\n')
        time.sleep(FOREVER)
    say(name=mode)
    if mode == "deaf":
        time.sleep(FOREVER)
    while True:
        DEEDS[mode](hear())


if __name__ == "__main__":
    main()
