"""Sessions of accounts: one for each browser, in a list, ended one by one or together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regalia.server.people.devices import device
from regalia.server.people.guests import Identity
from regalia.server.problems import unknown
from regalia.server.store.people.sessions import Session
from regalia.server.tokens import new_id
from regalia.server.wire.accounts import SessionInfo

if TYPE_CHECKING:
    from regalia.server.table.rooms import Rooms

MOST = 30  # sessions of one account; the least recently used one ends
NOTED = 300.0  # seconds between notes that a session is in use


class Sessions:
    """Begins and ends sessions. With a session its sockets end, at every server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services

    async def begin(self, account: str, user_agent: str, before: Identity | None = None) -> Identity:
        """A new session of an account; the session that the browser had before ends."""
        if before is not None:
            await self.end(before)
        now = self._services.clock.now()
        session = Session(new_id(24), device(user_agent), now, now)
        self._ended(await self._services.store.sessions.begin(session, account, MOST))
        return Identity(account, session.id)

    async def see(self, who: Identity) -> None:
        """Note that a session is in use."""
        if who.session:
            await self._services.store.sessions.see(who.session, self._services.clock.now(), NOTED)

    async def all(self, who: Identity) -> tuple[SessionInfo, ...]:
        """The sessions of an account; the one that asks comes first."""
        found = await self._services.store.sessions.of(who.guest)
        return tuple(
            SessionInfo(id=one.id, device=one.device, created=one.created, seen=one.seen, here=one.id == who.session)
            for one in sorted(found, key=lambda one: one.id != who.session)
        )

    async def end(self, who: Identity) -> None:
        """End the session that asks, if there is one."""
        if who.session:
            self._ended(await self._services.store.sessions.end(who.guest, who.session))

    async def end_there(self, account: str, session: str) -> None:
        """End one session of an account; raises HttpProblem if it has no such session."""
        ended = await self._services.store.sessions.end(account, session)
        if not ended:
            raise unknown("That browser is already logged out.")
        self._ended(ended)

    async def end_others(self, account: str, but: str = "") -> None:
        """End all sessions of an account but one."""
        self._ended(await self._services.store.sessions.end_others(account, but))

    def _ended(self, sessions: Iterable[str]) -> None:
        self._rooms.sessions_ended(frozenset(sessions))
