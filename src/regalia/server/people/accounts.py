"""Accounts: a name and a password that lead to the same guest from any browser.

An account points to a guest id. Logging out everywhere gives the account a new id and moves everything to it, so that
old cookies name a stranger. Deleting moves everything to an id that nobody ever learns.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from regalia.kernel.errors import RegaliaError
from regalia.server.limits import Buckets
from regalia.server.names import clean
from regalia.server.people.guests import new_guest
from regalia.server.problems import both_play, not_now, not_yours, too_fast
from regalia.server.store.database import Stale
from regalia.server.table.agreements import SUBSTITUTE
from regalia.server.wire.http import Login

if TYPE_CHECKING:
    from regalia.server.table.rooms import Rooms

GAMES = 10_000  # of a person who leaves, the most recent; older ones are over
WAIT = 20
WRONG = "The name or the password is wrong."


def key_of(name: str) -> str:
    """The key of a name: names that look alike have the same key."""
    return unicodedata.normalize("NFKC", name).casefold().replace("\0", "")


class Accounts:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services
        self._by_address = Buckets(self._services.limits.logins)
        self._by_name = Buckets(self._services.limits.logins)

    async def open(self, asked: Login, guest: str, address: str) -> str:
        """Open an account for this guest with all its games; returns its name."""
        self._slowly(address)
        name = clean(asked.name, self._services.limits.name)
        if await self._services.store.accounts.has(guest):
            raise not_now("You already have an account.")
        kept = await self._services.passwords.hash(asked.password)
        try:
            await self._services.store.accounts.open(key_of(name), guest, kept, self._services.clock.now())
        except Stale:
            raise not_now("This name is taken. Choose another.") from None
        await self._services.store.set_name(guest, name, self._services.clock.now())
        self._rooms.renamed(guest, name)
        return name

    async def may_be_called(self, guest: str, name: str) -> None:
        """Raises HttpProblem if the name belongs to somebody else's account."""
        found = await self._services.store.accounts.find(key_of(name))
        if found is not None and found[0] != guest:
            raise not_now("This name belongs to an account. Choose another.")

    async def log_in(self, asked: Login, guest: str | None, address: str) -> str:
        """The account's guest id; the current guest's games move to it."""
        key = key_of(asked.name)[: self._services.limits.name * 4]
        self._slowly(address)
        if not self._by_name.take(key):
            raise too_fast(WAIT)
        found = await self._services.store.accounts.find(key)
        fits = await self._services.passwords.fits(found[1] if found else None, asked.password)
        if not fits or found is None:
            raise not_yours(WRONG)
        account = found[0]
        if guest is not None and guest != account and not await self._services.store.accounts.has(guest):
            await self._make_way(guest, account)
            await self._move(guest, account)
        return account

    async def _make_way(self, guest: str, account: str) -> None:
        """Make sure that nobody gets two seats at a table.

        Where both sit and the game has not started, the guest leaves the table. Where they play against each other,
        raises HttpProblem and changes nothing.
        """
        await self._services.may_move(guest, account)
        tables = await self._services.store.accounts.tables_of_both(guest, account)
        for id in tables:
            async with self._rooms.room(id) as room:
                if room.row.started and guest in [room.row.seats[seat].guest for seat in room.row.people]:
                    raise both_play("at one table. Finish that game first, or let a bot play on for the guest.")
        for id in tables:
            async with self._rooms.room(id) as room:
                if not room.row.started:
                    await room.get_up(guest)

    async def log_out_everywhere(self, guest: str) -> None:
        if not await self._services.store.accounts.has(guest):
            raise RegaliaError("You have no account to log out of.")
        await self._move(guest, new_guest())

    async def delete(self, guest: str) -> None:
        """Delete the account.

        Games stay, for the other players; a bot plays on in unfinished ones.
        """
        for row in await self._services.store.matches_of(guest, GAMES):
            if not row.over:
                await self._leave(row.id, guest)
        await self._services.store.accounts.forget(guest)
        self._rooms.renamed(guest, "")
        await self._move(guest, new_guest())

    async def _leave(self, id: str, guest: str) -> None:
        async with self._rooms.room(id) as room:
            await room.agreements.leave_for_good(guest, SUBSTITUTE)

    async def _move(self, old: str, new: str) -> None:
        """Move everything of one guest to another."""
        await self._services.store.accounts.move_guest(old, new)
        self._rooms.moved(old, new)
        self._services.guest_moved(old, new)

    def _slowly(self, address: str) -> None:
        if not self._by_address.take(address):
            raise too_fast(WAIT)
