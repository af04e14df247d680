"""Trials, looked at until they are over."""

from __future__ import annotations

from typing import Any

import anyio


async def over(person: Any, id: str) -> dict[str, Any]:
    """The trial once it no longer runs."""
    with anyio.fail_after(120):
        while (found := (await person.get(f"/api/trials/{id}")).json())["state"] == "running":
            await anyio.sleep(0.05)
    told: dict[str, Any] = found
    return told
