"""Checks what surrounds a server: its settings, and the limits of the machine."""

from __future__ import annotations

import shutil
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from westbound.server.operators.findings import Finding, ok, unsafe, wrong
from westbound.server.settings import Settings, networks

EVERYWHERE = ("0.0.0.0", "::", "")
LOCAL = ("localhost", "127.0.0.1", "::1")
WIDEST = {4: 8, 6: 16}  # bits of a network of trusted proxies, by version of the protocol
FEW_FILES = 4096  # open at a time: every connection is one
LITTLE, LEAST = 2**30, 2**27  # bytes free on the disk: a risk, and a fault


def check_settings(settings: Settings) -> Iterator[Finding]:
    """Settings that are unsafe, unless somebody knows why."""
    if settings.host in EVERYWHERE and not settings.origin:
        yield unsafe(
            "the server listens on all addresses, and origin is not set: any URL with a known host name will do"
        )
    if settings.origin.startswith("http:") and settings.origin.split("/")[2].split(":")[0] not in LOCAL:
        yield unsafe("origin is not HTTPS: keys to seats can be read on the way")
    for network in networks(settings.proxies):
        if network.prefixlen < WIDEST[network.version]:
            yield unsafe(f"proxies: {network} is so large that clients in it can lie about their address")
    if settings.metrics_open:
        yield unsafe("metrics_open: other machines may read /metrics")
    if settings.notices_private:
        yield unsafe("notices_private: players can make the server call addresses in your network")
    if settings.smtp_host and settings.smtp_tls == "none" and settings.smtp_host not in LOCAL:
        yield unsafe("smtp_tls is none: mail and its password can be read on the way")


def check_machine(file: Path | None) -> list[Finding]:
    """Limits of the machine; *file* is the database, if it is one."""
    found = [*check_open_files()]
    if file is None or not file.exists():
        return found
    free = shutil.disk_usage(file.absolute().parent).free
    told = f"{free / 2**30:.1f} GB are free on the disk of {file}"
    found.append(wrong(told) if free < LEAST else unsafe(told) if free < LITTLE else ok(told))
    if sys.platform != "win32" and stat.S_IMODE(file.stat().st_mode) & 0o077:
        found.append(wrong(f"other users of this machine can read {file}, with all its secrets; chmod 600 it"))
    return found


def check_open_files() -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = "unlimited" if hard == resource.RLIM_INFINITY else hard
    told = f"a process may open {soft} files at a time (nofile; at most {most})"
    yield ok(told) if soft >= FEW_FILES or hard >= FEW_FILES else unsafe(f"{told}: every connection needs one")
