"""Blocks at a table: who does not play with whom."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.server.problems import not_yours
from regalia.server.services import Services


async def blocked_by(services: Services, guest: str) -> frozenset[str]:
    """Whom a guest has blocked."""
    return frozenset(block.blocked for block in await services.store.blocks.of(guest))


async def kept_apart(services: Services, guest: str) -> frozenset[str]:
    """The guests whom this one does not meet at open tables: those it has blocked, and those who have blocked it."""
    return await blocked_by(services, guest) | await services.store.blocks.against(guest)


async def check_company(services: Services, guest: str, others: Sequence[str]) -> None:
    """Raises HttpProblem if somebody among the others has blocked the guest, or the guest one of them."""
    pairs = await services.store.blocks.among([guest, *others])
    if any(one == guest for one, _ in pairs):
        raise not_yours("You have blocked somebody at this table. Unblock them on your account page to sit down.")
    if any(other == guest for _, other in pairs):
        raise not_yours("Somebody at this table does not want to play with you.")
