"""Giving people names that cannot be mistaken for somebody else's."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from regalia.agents.characters import CHARACTERS, name_of
from regalia.server.bots.roster import ABOUT
from regalia.server.likeness import reserved, skeletons
from regalia.server.limits import Buckets
from regalia.server.names import clean
from regalia.server.problems import HttpProblem, not_now, too_fast
from regalia.server.store.database import Stale

if TYPE_CHECKING:
    from regalia.server.table.rooms import Rooms

BOTS = frozenset({*ABOUT, *map(name_of, ABOUT), *(one.name for one in CHARACTERS.values())})
WAIT = 5
LONGEST = 400  # characters of a typed name that are looked at; a name that can be had has far fewer


def key_of(name: str) -> str:
    """The key of a name for logging in: capitals and forms of letters make no difference."""
    return unicodedata.normalize("NFKC", name[:LONGEST]).casefold().replace("\0", "")


def taken() -> HttpProblem:
    """The answer for every name that cannot be had, whatever the reason."""
    return not_now("This name is taken. Choose another.")


class Naming:
    """Names guests and accounts; a rename tells no more about accounts than opening one does."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services
        self._tried = Buckets(self._services.limits.names)

    async def wanted(self, text: str, guest: str, address: str) -> str:
        """The cleaned name, if this guest may have it. Raises RegaliaError."""
        if not self._tried.take(address):
            raise too_fast(WAIT)
        name = clean(text, self._services.limits.name)
        if reserved(name, guest, BOTS) or await self._others(name, guest):
            raise taken()
        return name

    async def rename(self, guest: str, text: str, address: str) -> None:
        """Name a guest, or an account with its login name. Raises RegaliaError."""
        name = await self.wanted(text, guest, address)
        looks = skeletons(name)
        before = (await self._services.store.names([guest])).get(guest, "")
        if await self._services.store.accounts.has(guest):
            try:
                await self._services.store.accounts.rename(guest, key_of(name), looks, name)
            except Stale:
                raise taken() from None
            await self.reserve(guest, name)
        else:
            await self._services.store.set_name(guest, name, self._services.clock.now(), looks)
            if await self._others(name, guest):  # an account was opened meanwhile
                await self._services.store.set_name(guest, before, self._services.clock.now(), skeletons(before))
                raise taken()
        self._rooms.renamed(guest, name)

    async def reserve(self, account: str, name: str) -> None:
        """Take a name that belongs to an account now from guests who have one that looks like it."""
        for guest in await self._services.store.guest_names.unname(account, skeletons(name)):
            self._rooms.renamed(guest, "")

    async def _others(self, name: str, guest: str) -> frozenset[str]:
        """The accounts of others that have this name, or one that looks like it."""
        return await self._services.store.guest_names.owners(key_of(name), skeletons(name)) - {guest}
