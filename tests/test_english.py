"""Our English is plain and American: a word list refuses the worst habits."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]

# Nobody writes these: pictures, recorded and generated data, lock files.
DATA = {".jpg", ".json", ".jsonl", ".png", ".pxd", ".svg", ".txt", ".typed", ".log", ".net"}

# What nobody says, and what to say instead.
HABITS = {
    r"(is|are|was|were|be|been|being) told": "learns, sees, gets a message, is notified",
    r"who(ever)? (is|are|was|were) asked": "the player, the giver, those who have to choose",
    r"who(ever)? (is|are) away (is|are)": "anyone who is away …",
    r"(for|to|by) who (is|are|has|have|was|were|had|comes|sits|plays|knows)": "for the player who …, for anyone who …",
    r"so many": "that many, n, the number of",
    r"after how many": "minutes before …, days until …",
    r"(lay|lays|laying|laid) (a|an|no|the|one|two|any|another|your|their|that|this) cards?": "play a card",
    r"besides": "also, in addition, apart from that",
    r"(called|played|opened|named) so(?! (that|far|much|often|long|well))": "called that, played this way",
    r"not (anymore|any more)": "no longer",
    r"among (it|them)sel(f|ves)": "self-play, against each other",
    r"that (is|are) none": "invalid, no …",
    r"the own": "their own, your own",
    r"of one['’]s own": "your own, custom",
    r"(he|him|his|himself)": "they, the player",
    r"looking on": "watching",
    r"how manieth": "the index of, which one",
    r"c[oa]mes? to grief": "fail",
    r"dearer": "more expensive",
    r"(be)?colour\w*": "color",
    r"favour\w*": "favor",
    r"neighbour\w*": "neighbor",
    r"(behaviour|honour|harbour|rumour|labour)\w*": "-or",
    r"cent(re|red|res)": "center",
    r"grey(er|ish)?": "gray",
    r"licence[ds]?": "license",
    r"defence": "defense",
    r"(organi|recogni|reali|apologi|customi|summari)s(e[ds]?|ing|ations?)": "-ize",
    r"(optimi|minimi|maximi|normali|initiali|seriali)s(e[ds]?|ing|ations?)": "-ize",
    r"(analys|paralys)(e[ds]?|ing)": "-yze",
    r"travell(ed|er|ers|ing)": "one l",
    r"whilst|amongst": "while, among",
}


def pattern(habit: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{habit})(?![\w-])".replace(" ", r"\s+"), re.I)


PATTERNS = {pattern(habit): say for habit, say in HABITS.items()}
ANY = pattern("|".join(HABITS))  # looked for first, as it is hardly ever found


class Finding(NamedTuple):
    line: int
    words: str
    better: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.words!r}; better: {self.better}"


def blank(match: re.Match[str]) -> str:
    """Spaces instead of what was matched; lines stay where they are."""
    return re.sub(r"\S", " ", match[0])


def without(text: str, *patterns: str) -> str:
    for pattern in patterns:
        text = re.sub(pattern, blank, text, flags=re.MULTILINE | re.DOTALL)
    return text


def markdown(text: str) -> str:
    """Without code, addresses, and the table of settings, which is copied from the server."""
    settings_table = r"^\| setting \| default \|.*?\n$"
    return without(text, r"^ *```.*?^ *```", r"`[^`\n]+`", r"\]\([^)\s]*\)", settings_table)


def python(text: str) -> str:
    """Comments and docstrings only, without code in them."""
    return python_prose(text, {tokenize.COMMENT})


def program(text: str) -> str:
    """Comments, docstrings, and what the program says: strings of four words or more."""
    return python_prose(text, {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)})


def python_prose(text: str, kinds: set[int]) -> str:
    lines = text.splitlines(keepends=True)
    kept = [re.sub(r"\S", " ", line) for line in lines]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        (row, column), (end_row, end) = token.start, token.end
        if token.type in kinds and row == end_row and (token.type == tokenize.COMMENT or token.string.count(" ") > 2):
            kept[row - 1] = kept[row - 1][:column] + token.string.replace("#", " ") + kept[row - 1][end:]
    for first, last in docstrings(ast.parse(text)):
        kept[first - 1 : last] = lines[first - 1 : last]
    doctests, fields = r"^ *>>> .*?(?=^ *$|^ *\"\"\"|\Z)", r":\w+[^:\n]*:"
    return without("".join(kept), r"``.+?``", doctests, fields, r"\"\"\"")


def docstrings(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """The first and the last line of each."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            yield node.body[0].lineno, node.body[0].end_lineno or node.body[0].lineno


def fluent(text: str) -> str:
    """Without the keys of texts, selectors and references."""
    return without(
        text, r"^(-?[\w-]+| *\.[\w-]+) *=", r"\{ *[-$\w.]+ *(?=[}>-])", r"\[[\w-]+\]", r"\{ *[A-Z]+\([^)]*\) *\}"
    )


def comments(text: str) -> str:
    """The comments of a shell script, a Makefile or TOML."""
    return without(text, r"^[^#\n]+$", r"^#!?")


def page(text: str) -> str:
    """The comments of TypeScript, Svelte and CSS, without code in them."""
    kept = [*re.sub(r"\S", " ", text)]
    for found in re.finditer(r"<!--.*?-->|/\*.*?\*/|(?:^|(?<=\s))//[^\n]*", text, re.MULTILINE | re.DOTALL):
        kept[slice(*found.span())] = found[0]
    return without("".join(kept), r"`[^`\n]+`", r"^ *\*(?= )", r"//|/\*+|\*/")


PROSE: dict[str, Callable[[str], str]] = {
    ".md": markdown,
    ".py": program,
    ".pyi": python,
    ".ftl": fluent,
    ".sh": comments,
    ".toml": comments,
    ".in": comments,
    ".conf": comments,
    ".service": comments,
    ".dockerignore": comments,
    "": comments,
    ".yml": str,
    ".html": str,
    ".ts": page,
    ".mts": page,
    ".js": page,
    ".mjs": page,
    ".svelte": page,
    ".css": page,
}


def findings(path: Path) -> list[Finding]:
    """The habits in a file, line by line; of tests not the strings, which quote what must not be said."""
    prose_of = python if path.name.startswith("test_") else PROSE[path.suffix]
    prose = re.sub(" +", " ", prose_of(path.read_text(encoding="utf-8")))
    if not ANY.search(prose):
        return []
    found = [
        Finding(prose.count("\n", 0, match.start()) + 1, " ".join(match[0].split()), better)
        for pattern, better in PATTERNS.items()
        for match in pattern.finditer(prose)
    ]
    return sorted(found)


def files() -> dict[str, list[Path]]:
    """Every file that people write, by folder, but for French and German texts, which test_text.py checks."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    paths = [ROOT / name for name in listed if name]
    found: dict[str, list[Path]] = {}
    for path in paths:
        if path.is_file() and path.suffix not in DATA and path.stem not in ("fr", "de"):
            found.setdefault("/".join(path.relative_to(ROOT).parts[:-1][:3]), []).append(path)
    return found


FILES = files()


@pytest.mark.parametrize("folder", FILES)
def test_reads_naturally(folder: str) -> None:
    found = [f"{path.relative_to(ROOT)}, {finding}" for path in FILES[folder] for finding in findings(path)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("name", "text", "lines"),
    [
        ("a.md", "Who is asked\nis told.\n", [1, 2]),
        ("a.md", "`colour` and [this](colour.md)\n```\nso many\n```\nso\nmany\n", [5]),
        ("a.md", "Sofar, nonetheless, the theory, color, a fine of $2.\n", []),
        ("a.py", 'x = "so many"  # the colour\n', [1]),
        ("a.py", 'x = "neighbours"\ny = "no colour is like another"\nz = f"{x} of so many cards"\n', [2, 3]),
        ("test_a.py", 'x = "no colour is like another"  # besides\n', [1]),
        ("a.py", '"""One.\n\n>>> colour\n\'so many\'\n\nBesides ``colour``.\n"""\n', [6]),
        ("a.py", "# so\n# many\nneighbour = 1\n", [1]),
        (
            "a.ftl",
            "colour = Color { $colour }\nhint = { $n ->\n    [one] Lay a card\n   *[other] Play { $n }\n}\n",
            [3],
        ),
        ("a.sh", "echo so many\n# not anymore\n", [2]),
        ("a.ts", "const besides = 'so many'; // `colour`\n/** The centre:\n * so\n * many. */\n", [2, 3]),
        ("a.svelte", "<!-- Besides -->\n<p>so many</p> {besides}\n<style>/* the\ncolour */</style>\n", [1, 4]),
    ],
)
def test_only_prose_counts(name: str, text: str, lines: list[int], tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert [finding.line for finding in findings(path)] == lines
