"""Accounts: a name and a password that lead to the same guest from any browser.

An account points to a guest id that nobody had before it was opened, and only sessions give access to it. So cookies
from before it was opened are worth nothing. Deleting moves everything to an id that nobody ever learns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.kernel.errors import RegaliaError
from regalia.server.likeness import skeletons
from regalia.server.people.codes import new_codes, stored
from regalia.server.people.guests import Identity, new_guest
from regalia.server.people.naming import Naming, key_of, taken
from regalia.server.people.sessions import Sessions
from regalia.server.people.throttle import Throttle
from regalia.server.problems import both_play, not_now, not_yours
from regalia.server.store.database import Stale
from regalia.server.store.people.accounts import Account
from regalia.server.table.agreements import SUBSTITUTE
from regalia.server.wire.accounts import AccountInfo, Login, Recovery

if TYPE_CHECKING:
    from collections.abc import Callable

    from regalia.server.table.rooms import Rooms

GAMES = 10_000  # of a person who leaves, the most recent; older ones are over
WRONG = "The name or the password is wrong."
WRONG_CODE = "The name or the recovery code is wrong."
WRONG_PASSWORD = "The password is wrong."


class Accounts:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services
        self._store = rooms.services.store.accounts
        self.naming = Naming(rooms)
        self.sessions = Sessions(rooms)
        self._throttle = Throttle(rooms.services.limits)

    # ---- coming

    async def open(self, asked: Login, guest: str, address: str) -> str:
        """Open an account with all games of this guest; returns its new guest id."""
        if await self._store.has(guest):
            raise not_now("You already have an account.")
        name = await self.naming.wanted(asked.name, guest, address)
        kept = await self._services.passwords.hash(asked.password, name)
        account, now = new_guest(), self._services.clock.now()
        try:
            await self._store.open(key_of(name), skeletons(name), account, kept, now)
        except Stale:
            raise taken() from None
        await self._services.store.set_name(account, name, now, skeletons(name))
        await self._move(guest, account)
        await self.naming.reserve(account, name)
        self._rooms.renamed(account, name)
        return account

    async def log_in(self, asked: Login, guest: str | None, address: str, known: Callable[[str], str]) -> str:
        """The account's guest id; the current guest's games move to it."""
        key = key_of(asked.name)[: self._services.limits.name * 4]
        found = await self._store.find(key)
        right = self._throttle.take(address, key, known(found.guest if found else ""))
        fits = await self._services.passwords.fits(found.password if found else None, asked.password)
        if not fits or found is None:
            raise not_yours(WRONG)
        right()
        await self._bring(guest, found.guest)
        return found.guest

    async def recover(self, asked: Recovery, guest: str | None, address: str) -> str:
        """Set a new password by a recovery code and end all sessions; returns the account's guest id."""
        key = key_of(asked.name)[: self._services.limits.name * 4]
        right = self._throttle.take(address, key, recovery=True)
        kept = await self._services.passwords.hash(asked.password, asked.name)
        found = await self._store.find(key)
        account = found.guest if found else ""
        code = stored(asked.code, account, self._services.signer)
        if not await self._store.has_code(account, code):
            raise not_yours(WRONG_CODE)
        await self._bring(guest, account)
        if not await self._store.recover(account, code, kept, self._services.clock.now()):
            raise not_yours(WRONG_CODE)
        right()
        await self.sessions.end_others(account)
        return account

    async def _bring(self, guest: str | None, account: str) -> None:
        """Move the games of a guest without an account along."""
        if guest is not None and guest != account and not await self._store.has(guest):
            await self._make_way(guest, account)
            await self._move(guest, account)

    async def _make_way(self, guest: str, account: str) -> None:
        """Make sure that nobody gets two seats at a table.

        Where both sit and the game has not started, the guest leaves the table. Where they play against each other,
        raises HttpProblem and changes nothing.
        """
        await self._services.may_move(guest, account)
        tables = await self._store.tables_of_both(guest, account)
        for id in tables:
            async with self._rooms.room(id) as room:
                if room.row.started and guest in [room.row.seats[seat].guest for seat in room.row.people]:
                    raise both_play("at one table. Finish that game first, or let a bot play on for the guest.")
        for id in tables:
            async with self._rooms.room(id) as room:
                if not room.row.started:
                    await room.get_up(guest)

    # ---- staying

    async def info(self, who: Identity) -> AccountInfo:
        found = await self._of(who.guest)
        return AccountInfo(
            name=(await self._services.store.names([who.guest])).get(who.guest, found.name),
            created=found.created,
            changed=found.changed or found.created,
            codes=await self._store.codes(who.guest),
            sessions=await self.sessions.all(who),
        )

    async def change_password(self, who: Identity, old: str, new: str, address: str, known: str) -> None:
        """Set a new password and end the account's other sessions. Raises RegaliaError."""
        found = await self._check(who.guest, old, address, known)
        kept = await self._services.passwords.hash(new, found.name)
        await self._store.set_password(who.guest, kept, self._services.clock.now())
        await self.sessions.end_others(who.guest, who.session)

    async def new_codes(self, who: Identity, password: str, address: str, known: str) -> tuple[str, ...]:
        """New recovery codes for an account, instead of the old ones. Raises RegaliaError."""
        await self._check(who.guest, password, address, known)
        codes = new_codes()
        await self._store.set_codes(who.guest, [stored(code, who.guest, self._services.signer) for code in codes])
        return codes

    async def _check(self, guest: str, password: str, address: str, known: str) -> Account:
        """The account, if that is its password."""
        found = await self._of(guest)
        right = self._throttle.take(address, found.name, known)
        if not await self._services.passwords.fits(found.password, password):
            raise not_yours(WRONG_PASSWORD)
        right()
        return found

    async def _of(self, guest: str) -> Account:
        found = await self._store.of(guest)
        if found is None:
            raise RegaliaError("You have no account.")
        return found

    # ---- going

    async def log_out(self, who: Identity, everywhere: bool) -> None:
        """End the session that asks, or all sessions of its account."""
        if everywhere:
            await self._of(who.guest)
            await self.sessions.end_others(who.guest)
        else:
            await self.sessions.end(who)

    async def delete(self, guest: str) -> None:
        """Delete the account.

        Games stay, for the other players; a bot plays on in unfinished ones.
        """
        for row in await self._services.store.matches_of(guest, GAMES):
            if not row.over:
                await self._leave(row.id, guest)
        await self.sessions.end_others(guest)
        await self._store.forget(guest)
        self._rooms.renamed(guest, "")
        await self._move(guest, new_guest())

    async def _leave(self, id: str, guest: str) -> None:
        async with self._rooms.room(id) as room:
            await room.agreements.leave_for_good(guest, SUBSTITUTE)

    async def _move(self, old: str, new: str) -> None:
        """Move everything of one guest to another."""
        await self._store.move_guest(old, new)
        self._rooms.moved(old, new)
        self._services.guest_moved(old, new)
