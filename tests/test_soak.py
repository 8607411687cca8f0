"""Long tests are run by the part they belong to, when it is due."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT, soak


def marked() -> set[str]:
    """Files with a test that only `make soak` runs, and folders whose conftest marks such tests."""
    files = [path for path in (ROOT / "tests").rglob("*.py") if "mark.soak" in path.read_text()]
    files.remove(Path(__file__))
    return {str((path.parent if path.name == "conftest.py" else path).relative_to(ROOT)) for path in files}


def test_every_long_test_belongs_to_a_part() -> None:
    assert marked() == {path for part in soak.PARTS.values() for path in part.tests}


def test_a_part_is_due_until_it_passes_and_when_a_file_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> None:
        subprocess.run(["git", "-C", str(tmp_path), *words], check=True, capture_output=True)

    git("init")
    (tmp_path / "tests").mkdir()
    (tmp_path / "rules.py").write_text("one")
    test = tmp_path / "tests" / "test_one.py"
    test.write_text("import pytest\n@pytest.mark.soak\ndef test_one(): pass\n")
    monkeypatch.setattr(soak, "ROOT", tmp_path)
    monkeypatch.setattr(soak, "PASSED", tmp_path / "soaked.json")
    monkeypatch.setattr(soak, "PARTS", {"one": soak.Part(("tests/test_one.py",), ("rules.py",))})
    assert soak.due() == ["one"]
    assert soak.run("one", jobs=0)
    assert soak.due() == []
    (tmp_path / "rules.py").write_text("two")
    assert soak.due() == ["one"]
    test.write_text("import pytest\n@pytest.mark.soak\ndef test_one(): assert False\n")
    assert not soak.run("one", jobs=0)
    assert soak.due() == ["one"]


def test_a_part_without_its_programs_is_skipped_but_not_in_ci(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    part = soak.Part(("tests/test_soak.py",), (), programs={"sh": "dash", "no-such-browser": "browser-pkg"})
    monkeypatch.setattr(soak, "PASSED", tmp_path / "soaked.json")
    monkeypatch.setattr(soak, "PARTS", {"one": part})
    assert part.lacking() == ["browser-pkg"]
    monkeypatch.delenv("CI", raising=False)
    assert soak.run("one", jobs=0)
    assert "soak: one SKIPPED: install browser-pkg" in capsys.readouterr().out
    assert soak.passed() == {}
    assert soak.due() == [], "only whoever asks for it waits for other browsers"
    monkeypatch.setenv("CI", "true")
    assert not soak.run("one", jobs=0)
    assert "soak: one FAILED: install browser-pkg" in capsys.readouterr().out


def test_a_part_that_does_not_exist_is_refused() -> None:
    asked = subprocess.run([sys.executable, "-m", "tests.soak", "nothing"], cwd=ROOT, capture_output=True, text=True)
    assert asked.returncode == 2
    assert "there is no part nothing; there are packaging" in asked.stderr
