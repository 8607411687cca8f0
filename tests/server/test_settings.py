"""One list of settings, from a file, the environment or flags."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from westbound.cli.commands.serve import serve
from westbound.cli.commands.shelf import games
from westbound.cli.desk import Desk
from westbound.server import settings
from westbound.server.settings import Settings, WrongSettings, describe, read_settings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "operations.md"


def written(folder: Path, text: str) -> Path:
    file = folder / "westbound.toml"
    file.write_text(text, encoding="utf-8")
    return file


def complaint(flags: dict[str, object], environ: dict[str, str], file: Path | None = None) -> str:
    with pytest.raises(WrongSettings) as caught:
        read_settings(flags, environ, file)
    return str(caught.value)


def test_without_anything_all_is_as_usual() -> None:
    assert read_settings({}, {}, None) == Settings()


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "0.0.0.0"\nport = 1\nproxies = "10.0.0.1"\nbot_seconds = 5\n')
    found = read_settings({"port": "3", "origin": None}, {"WESTBOUND_PORT": "2", "WESTBOUND_PROXIES": "10.0.0.2"}, file)
    assert (found.host, found.port, found.proxies, found.bot_seconds) == ("0.0.0.0", 3, "10.0.0.2", 5.0)
    assert found.origin == ""


def test_the_environment_can_name_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "metrics_open = true\n")
    assert read_settings({}, {"WESTBOUND_SETTINGS": str(file)}, None).metrics_open


@pytest.mark.parametrize(("word", "meant"), [("true", True), ("1", True), ("False", False), ("0", False)])
def test_switches_in_the_environment(word: str, meant: bool) -> None:
    assert read_settings({}, {"WESTBOUND_METRICS_OPEN": word}, None).metrics_open is meant


def test_a_complaint_names_the_place_the_value_and_what_is_allowed(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 99999\n")
    assert complaint({}, {}, file) == (
        f"the key 'port' of {file}: port cannot be 99999; allowed is a whole number from 0 to 65535"
    )
    assert complaint({}, {"WESTBOUND_LOG": "xml"}) == (
        "the variable WESTBOUND_LOG: log cannot be 'xml'; allowed is text or json"
    )
    assert complaint({"bot_seconds": "nan"}, {}) == (
        "the flag --bot-seconds: bot_seconds cannot be 'nan'; allowed is a number from 0.1 to 3600"
    )


def test_unknown_settings_are_refused_with_the_nearest(tmp_path: Path) -> None:
    assert "did you mean 'port'?" in complaint({}, {}, written(tmp_path, "prot = 1\n"))
    assert "did you mean 'idle_minutes'?" in complaint({}, {"WESTBOUND_IDLE_MINUTE": "1"})
    assert "--hots: there is no such setting" in complaint({"hots": "x"}, {})


def test_variables_of_others_are_let_be() -> None:
    others = {"WESTBOUND_BOT_MODULES": "x", "WESTBOUND_PORT_8300_TCP": "tcp://10.0.0.1", "WESTBOUND_DEBUG": "1"}
    assert read_settings({}, others, None) == Settings()


def test_a_password_is_not_repeated() -> None:
    said = complaint({}, {"WESTBOUND_DATABASE": "mysql://me:sesame@there/tables"})
    assert "sesame" not in said
    assert "postgresql://" in said


@pytest.mark.parametrize(
    "origin", ["table.example", "https://table.example/", "https://Table.example", "ftp://a", "null"]
)
def test_what_is_no_origin(origin: str) -> None:
    assert "such as https://table.example" in complaint({"origin": origin}, {})


@pytest.mark.parametrize("origin", ["", "https://table.example", "http://10.0.0.1:8300", "http://[::1]:8300"])
def test_what_is_an_origin(origin: str) -> None:
    assert read_settings({"origin": origin}, {}, None).origin == origin


@pytest.mark.parametrize(("content", "reason"), [("port 1", "not written in TOML"), (None, "no such file")])
def test_a_file_that_cannot_be_used_is_named(tmp_path: Path, content: str | None, reason: str) -> None:
    file = tmp_path / "missing.toml" if content is None else written(tmp_path, content)
    said = complaint({}, {}, file)
    assert str(file) in said
    assert reason in said


def test_every_setting_is_described_and_within_its_own_bounds() -> None:
    for setting in describe():
        assert setting.about.endswith("."), setting.name
        assert setting.allowed, setting.name
    usual = Settings()
    given = {name: getattr(usual, name) for name in Settings.__struct_fields__}
    assert read_settings(given, {}, None) == usual


def test_the_documented_list_is_this_list() -> None:
    assert settings.table() in PAGE.read_text(encoding="utf-8"), f"put this into {PAGE.name}:\n{settings.table()}"


# The command

app = typer.Typer(cls=Desk, add_completion=False, rich_markup_mode=None)
app.command()(serve)
app.command()(games)


def test_every_setting_is_a_flag() -> None:
    shown = " ".join(CliRunner().invoke(app, ["serve", "--help"]).stdout.split())
    for setting in describe():
        assert f"--{setting.name.replace('_', '-')} " in shown
        assert setting.about in shown


def test_the_command_complains_in_one_sentence() -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "many"])
    assert result.exit_code == 2
    assert result.stderr == (
        "westbound: the flag --port: port cannot be 'many'; allowed is a whole number from 0 to 65535\n"
    )


def test_the_command_is_loaded_without_the_server() -> None:
    code = "import sys, westbound.cli.commands.serve; sys.exit('litestar' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("wrong", ["1", "0", "10.0.0.0/33", "proxy.example", "10.0.0.1; 10.0.0.2"])
def test_proxies_are_addresses(wrong: str) -> None:
    assert complaint({"proxies": wrong}, {}) == (
        f"the flag --proxies: proxies cannot be {wrong!r}; allowed is addresses and networks such as 127.0.0.1,"
        " 10.0.0.0/8 (no longer a number of proxies), or nothing"
    )


def test_proxies_of_a_file_that_an_older_version_read(tmp_path: Path) -> None:
    assert "no longer a number of proxies" in complaint({}, {}, written(tmp_path, "proxies = 1\n"))


@pytest.mark.parametrize("right", ["", "127.0.0.1", "127.0.0.1, 10.0.0.0/8", "::1 fd00::/8,10.0.0.7/8"])
def test_lists_of_proxies(right: str) -> None:
    assert read_settings({"proxies": right}, {}, None).proxies == right


@pytest.mark.parametrize(
    ("hosts", "allowed"),
    [
        ("table.example, games.example", True),
        ("nas", True),
        ("", True),
        ("Table.example", False),
        ("a.example:1", False),
    ],
)
def test_lists_of_hosts(hosts: str, allowed: bool) -> None:
    if allowed:
        assert read_settings({"hosts": hosts}, {}, None).hosts == hosts
    else:
        assert "in lower case and without a port" in complaint({"hosts": hosts}, {})
