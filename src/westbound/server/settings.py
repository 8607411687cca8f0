"""The settings of a server: one list, from which help, documentation and error messages are made."""

from __future__ import annotations

import ipaddress
import os
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta

from westbound.engine.space import closest

PREFIX = "WESTBOUND_"
FILE = "WESTBOUND_SETTINGS"
FORMS = {bool: "", int: "NUMBER", float: "NUMBER", str: "TEXT"}
LEAST_BOTS = 2  # so that tables where only bots play never keep those with people waiting
NOT_SETTINGS = {
    "SETTINGS",
    "BOT_MODULES",
    "BOT_PROGRAMS",
    "DEBUG",
    "SOURCE",
    "EXAMPLES",
}  # variables with other purposes


class WrongSettings(ValueError):
    """A setting cannot be used; says which, where it comes from, and what is allowed."""


Address = Annotated[
    str,
    Meta(
        pattern=r"^(https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]+)?)?\Z",
        title="an address such as https://table.example, in lower case and without a path, or nothing",
    ),
]
Database = Annotated[
    str,
    Meta(
        pattern=r"^(sqlite|postgresql)(\+[a-z0-9]+)?://\S+\Z",
        title="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME",
        extra={"secret": True},
    ),
]
Host = Annotated[str, Meta(pattern=r"^\S+\Z", title="an address of this machine, or a name for one")]
MailHost = Annotated[str, Meta(pattern=r"^\S*\Z", title="the name of a mail server, or nothing")]
MailFrom = Annotated[
    str,
    Meta(
        pattern=r"^(([^<>\r\n]* )?<?[^\s<>@]+@[^\s<>@]+>?)?\Z",
        title="an address such as table@table.example or Westbound <table@table.example>, or nothing",
    ),
]
Proxies = Annotated[
    str,
    Meta(
        title="addresses and networks such as 127.0.0.1, 10.0.0.0/8 (no longer a number of proxies), or nothing",
    ),
]
HostNames = Annotated[
    str,
    Meta(
        pattern=r"^([a-z0-9_-]+(\.[a-z0-9_-]+)*([ ,]+|\Z))*\Z",
        title="names such as table.example, games.example, in lower case and without a port, or nothing",
    ),
]
Anything = Annotated[str, Meta(pattern=r"^[^\r\n]*\Z", title="any text, or nothing")]
Password = Annotated[str, Meta(pattern=r"^[^\r\n]*\Z", title="any text, or nothing", extra={"secret": True})]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Days = Annotated[float, Meta(ge=0, le=36_500)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    database: Annotated[Database, Meta(description="Where the tables are stored.")] = "sqlite:///westbound.db"
    host: Annotated[Host, Meta(description="The address to listen on; 0.0.0.0 is all of them.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port to listen on; 0 is any that is free.")] = 8300
    origin: Annotated[
        Address, Meta(description="The public URL; without it, any URL with a known host name is accepted.")
    ] = ""
    hosts: Annotated[HostNames, Meta(description="More host names by which this server may be called.")] = ""
    proxies: Annotated[
        Proxies, Meta(description="The trusted proxies in front, which report the client's address.")
    ] = ""
    bots: Annotated[
        int,
        Meta(ge=0, le=256, description="The number of bots that can think at a time; 0 is one per core, at least two."),
    ] = 0
    bot_seconds: Annotated[float, Meta(ge=0.1, le=3600, description="Seconds a bot may think about one decision.")] = (
        20.0
    )
    log: Annotated[Literal["text", "json"], Meta(description="The format of the log.")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="The lowest level that is logged.")
    ] = "info"
    metrics_open: Annotated[bool, Meta(description="Whether other machines may read /metrics.")] = False
    requests_per_minute: Annotated[Count, Meta(description="Requests from one address per minute.")] = 240
    tables_per_hour: Annotated[Count, Meta(description="Tables opened from one address per hour.")] = 60
    public_tables_per_address: Annotated[Count, Meta(description="Public tables open from one address at a time.")] = 10
    lobby_hours: Annotated[
        float,
        Meta(
            ge=0,
            le=8760,
            description="Hours before a public table that waits for players, and where nobody has been, is not listed; "
            "0 is never.",
        ),
    ] = 12.0
    edition_checks_per_minute: Annotated[
        Count, Meta(description="Editions checked, drawn or written as a file for one address per minute.")
    ] = 120
    editions_per_hour: Annotated[Count, Meta(description="Editions kept for one address per hour.")] = 60
    cpu_seconds_per_minute: Annotated[
        Count,
        Meta(
            description="Seconds of CPU time for one address per minute: editions, replays, records, pictures, luck, "
            "previews."
        ),
    ] = 20
    deal_secret: Annotated[
        Password,
        Meta(
            description="The secret from which the deals of the day are made: servers with the same one have the same "
            "deals. Without it, every database has its own."
        ),
    ] = ""
    review_simulations: Annotated[
        int,
        Meta(ge=20, le=100_000, description="How often the review of a game tries out what could have been chosen."),
    ] = 3000
    outlook_simulations: Annotated[
        int,
        Meta(
            ge=0,
            le=100_000,
            description="How often choices are tried out to tell spectators who was ahead a round ago; 0 is never.",
        ),
    ] = 1600
    puzzle_file: Annotated[
        Anything,
        Meta(
            description="A file of puzzles to offer in addition to those of the package; westbound puzzles makes one."
        ),
    ] = ""
    sign_ins_per_hour: Annotated[
        Count,
        Meta(
            description="Attempts to claim a name or sign in per hour: from one address, or by strangers for one name."
        ),
    ] = 60
    connections: Annotated[
        Count, Meta(description="Connections open at a time; fewer, if the limit on open files is lower.")
    ] = 10_000
    connections_per_address: Annotated[
        Count, Meta(description="Connections open from one address at a time, apart from sockets.")
    ] = 100
    head_seconds: Annotated[
        float, Meta(ge=0.1, le=600, description="Seconds in which the head of a request has to arrive.")
    ] = 10.0
    body_seconds: Annotated[
        float, Meta(ge=0.1, le=600, description="Seconds in which the rest of a request has to arrive.")
    ] = 30.0
    sockets_per_address: Annotated[
        Count,
        Meta(description="Watchers' sockets open from one address at a time; players may have four times that."),
    ] = 40
    sockets_per_table: Annotated[Count, Meta(description="Watchers' sockets open at one table at a time.")] = 200
    sockets_per_seat: Annotated[Count, Meta(description="Sockets open from one seat at a time.")] = 8
    messages_per_second: Annotated[
        Count,
        Meta(
            description="Messages from one seat, or from all watchers at one address, per second; "
            "bursts may be three times as many."
        ),
    ] = 10
    chats_per_minute: Annotated[Count, Meta(description="Chat messages from one seat per minute.")] = 20
    asides_per_minute: Annotated[
        Count,
        Meta(
            description="How often one seat may leave, set premoves, pause the clocks, hurry bots or answer requests "
            "per minute."
        ),
    ] = 30
    largest_message: Annotated[
        int, Meta(ge=1024, le=1_048_576, description="The largest message over a socket, in bytes.")
    ] = 4096
    idle_minutes: Annotated[
        float, Meta(ge=0.1, le=10_080, description="Minutes before a table that nobody is viewing is unloaded.")
    ] = 10.0
    empty_days: Annotated[
        Days, Meta(description="Days before a table where nobody has a seat is removed; 0 is never.")
    ] = 3.0
    unbegun_days: Annotated[
        Days, Meta(description="Days before a table where no game has begun is removed; 0 is never.")
    ] = 30.0
    abandoned_days: Annotated[
        Days, Meta(description="Days before a table whose game was abandoned is removed; 0 is never.")
    ] = 30.0
    grace: Annotated[
        float,
        Meta(
            ge=0,
            le=3600,
            description="Seconds after the start of the server in which nobody runs out of time.",
        ),
    ] = 60.0
    notice_after: Annotated[
        float,
        Meta(ge=0.1, le=604_800, description="Seconds before an absent player is notified that it is their turn."),
    ] = 60.0
    mail_minutes: Annotated[
        float, Meta(ge=0.01, le=10_080, description="The minimum number of minutes between two mails to one address.")
    ] = 30.0
    smtp_host: Annotated[MailHost, Meta(description="The server that sends mail; without it, none is sent.")] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535, description="Its port.")] = 587
    smtp_tls: Annotated[
        Literal["starttls", "tls", "none"], Meta(description="How the connection to it is encrypted.")
    ] = "starttls"
    smtp_user: Annotated[Anything, Meta(description="The user to log in as; without it, there is no login.")] = ""
    smtp_password: Annotated[Password, Meta(description="The password of that user.")] = ""
    smtp_from: Annotated[MailFrom, Meta(description="The sender of mails.")] = ""
    webhooks: Annotated[bool, Meta(description="Whether players may register webhooks.")] = True
    notices_private: Annotated[
        bool, Meta(description="Whether notices may go to private addresses, even without HTTPS.")
    ] = False

    @property
    def is_https(self) -> bool:
        """Whether the public URL uses HTTPS."""
        return self.origin.startswith("https:")

    @property
    def bot_processes(self) -> int:
        return self.bots or max(LEAST_BOTS, os.cpu_count() or 1)


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@cache
def networks(text: str) -> tuple[Network, ...]:
    """The networks in a list such as ``127.0.0.1, 10.0.0.0/8``.  :raises ValueError: if it is not one."""
    return tuple(ipaddress.ip_network(each, strict=False) for each in text.replace(",", " ").split())


CHECKS: dict[str, Callable[[str], object]] = {"proxies": networks}  # that no pattern can make


class Setting(msgspec.Struct, frozen=True):
    """One setting, as the documentation describes it."""

    name: str
    about: str
    usual: str
    allowed: str
    form: str  # of its value, in the help; empty for a switch
    is_secret: bool  # a wrong value is not shown


def describe() -> list[Setting]:
    """All settings, in order."""
    usual = Settings()
    return [_describe(name, hint, getattr(usual, name)) for name, hint in hints().items()]


@cache
def hints() -> dict[str, Any]:
    """The annotations of the settings."""
    return get_type_hints(Settings, include_extras=True)


def _describe(name: str, hint: Any, usual: Any) -> Setting:
    kind, *metas = get_args(hint)
    title = next((meta.title for meta in metas if meta.title), "")
    return Setting(
        name=name,
        about=metas[-1].description,
        usual=str(usual).lower() or "none",
        allowed=title or _allowed(kind, metas[0]),
        form=FORMS[kind] if kind in FORMS else "|".join(get_args(kind)),
        is_secret=bool(metas[0].extra),
    )


def _allowed(kind: Any, meta: Meta) -> str:
    if kind is bool:
        return "true or false"
    if kind is int:
        return f"a whole number from {meta.ge} to {meta.le}"
    if kind is float:
        return f"a number from {meta.ge} to {meta.le}"
    return " or ".join(get_args(kind))


def table() -> str:
    """The settings as a table in Markdown."""
    rows = ["| setting | default | allowed | what it is |", "|---|---|---|---|"]
    return "\n".join([*rows, *(f"| `{s.name}` | {s.usual} | {s.allowed} | {s.about} |" for s in describe())])


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str], file: Path | None) -> Settings:
    """The settings; flags that are not None override the environment, which overrides the file.

    :raises WrongSettings: if one cannot be used.
    """
    file = file or (Path(environ[FILE]) if environ.get(FILE) else None)
    values: dict[str, Any] = {}
    for name, value, source in [*_in_file(file), *_in_environment(environ), *_in_flags(flags)]:
        values[name] = _checked(name, value, source)
    return Settings(**values)


Found = Iterator[tuple[str, Any, str]]  # name, value, and where it comes from


def _in_file(file: Path | None) -> Found:
    if file is None:
        return
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise WrongSettings(f"{file}: the settings cannot be read: {(error.strerror or str(error)).lower()}") from None
    except (UnicodeError, tomllib.TOMLDecodeError) as error:
        raise WrongSettings(f"{file}: the settings are not written in TOML: {error}") from None
    for name, value in content.items():
        source = f"the key {name!r} of {file}"
        _check_name(name, source)
        yield name, value, source


def _in_environment(environ: Mapping[str, str]) -> Found:
    for variable, value in environ.items():
        name = variable.removeprefix(PREFIX)
        if name == variable or name in NOT_SETTINGS:
            continue
        if name.lower() in Settings.__struct_fields__:
            yield name.lower(), value, f"the variable {variable}"
        elif closest(name.lower(), Settings.__struct_fields__):  # probably a typo
            _check_name(name.lower(), f"the variable {variable}")


def _in_flags(flags: Mapping[str, Any]) -> Found:
    for name, value in flags.items():
        source = "the flag --" + name.replace("_", "-")
        _check_name(name, source)
        if value is not None:
            yield name, value, source


def _check_name(name: str, source: str) -> None:
    names = Settings.__struct_fields__
    if name not in names:
        raise WrongSettings(f"{source}: there is no such setting (there are: {', '.join(names)}){closest(name, names)}")


def _checked(name: str, value: Any, source: str) -> Any:
    try:
        converted = msgspec.convert(value, hints()[name], strict=not isinstance(value, str))
        if name in CHECKS:
            CHECKS[name](converted)
        return converted
    except ValueError:
        setting = next(each for each in describe() if each.name == name)
        shown = "what it says" if setting.is_secret else repr(value)
        raise WrongSettings(f"{source}: {name} cannot be {shown}; allowed is {setting.allowed}") from None
