"""Accounts over HTTP, with passwords that are hashed quickly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from regalia.server.limits import Limits, Rate
from regalia.server.passwords import Passwords
from regalia.server.services import Services
from tests.server.harness import Person, make_services

QUICK = Limits(logins=Rate(1_000, 1_000), login_addresses=Rate(1_000, 1_000), names=Rate(1_000, 1_000))


SECRET = "correct horse"


def services_with_accounts(data: Path, **parts: Any) -> Services:
    return make_services(data, **{"passwords": Passwords(memory=64, passes=1), "limits": QUICK, **parts})


async def account(person: Person, name: str = "Mira", password: str = SECRET) -> httpx.Response:
    return await person.post("/api/account", {"name": name, "password": password})


async def log_in(person: Person, name: str = "mira", password: str = SECRET) -> httpx.Response:
    return await person.post("/api/login", {"name": name, "password": password})


async def codes_of(person: Person, password: str = SECRET) -> list[str]:
    """New recovery codes of a person's account."""
    answer = await person.post("/api/account/codes", {"password": password})
    assert answer.status_code == 201, answer.text
    return list(answer.json()["codes"])
