"""Makes the hashes of passphrases cheap, in a server that loads this module as one with bots."""

from __future__ import annotations

from argon2 import PasswordHasher

from westbound.server.accounts import passphrases

passphrases.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
