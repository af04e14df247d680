"""Talk: what those at a table settle among themselves. Taking back, draws, resigning, a bot for somebody who has gone.

What needs agreement needs that of every other person who plays; bots agree to everything. One thing is proposed at a time;
it is forgotten when the table moves on in a way that all can see.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.state import SPECTATOR
from regalia.server.store.entries import Ended, TakenBack
from regalia.server.table import undo
from regalia.server.wire.messages import Propose
from regalia.server.wire.table import Ending, Proposal, TableInfo

if TYPE_CHECKING:
    from regalia.server.table.room import Room

SUBSTITUTE = "squire"  # the bot that plays for a person, and takes an empty seat
LONG = 180.0  # seconds after which somebody who has gone is long absent
LONG_STILL = 600.0  # and, where presence is not known, seconds in which somebody who is asked has not moved
MOST_BACKS = 500  # take-backs of one table


class Offer(msgspec.Struct, frozen=True):
    """What was proposed. ``moment``: the spectators' count at that time; when it has changed the offer is void. ``stand``: for
    an undo, how many lines would stand."""

    what: Literal["draw", "bot", "undo"]
    by: int
    seat: int
    waits: frozenset[int]
    moment: int
    stand: int = 0


class Agreements:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._opened = self._stirred = room.services.clock.now()
        self._gone: dict[int, float] = {}  # by seat, since when nobody is there who was
        self._seen: frozenset[int] = frozenset()

    # ---- who is there

    def see(self) -> bool:
        """Look who is there; whether somebody has come or gone since the last look."""
        here, before = self._room.audience.here, self._seen
        self._seen = here
        self._gone.update(dict.fromkeys(before - here, self._room.services.clock.now()))
        for seat in here:
            self._gone.pop(seat, None)
        return here != before

    def away(self, seat: int) -> bool:
        """Whether the person in that seat has been gone for long."""
        if seat not in self._room.row.people or self._here(seat):
            return False
        now = self._room.services.clock.now()
        if not self._room.services.presence.known:  # somebody may be at another server: then it is who does not move
            return self._room.ledger.match.turn == seat and now - self._stirred >= LONG_STILL
        return now - self._gone.get(seat, self._opened) >= LONG

    def _here(self, seat: int) -> bool:
        return seat in self._room.audience.here

    def told(self, info: TableInfo) -> TableInfo:
        """What a table is, with what is being talked about."""
        players = tuple(
            msgspec.structs.replace(player, away=True) if self.away(player.seat) else player for player in info.players
        )
        offer, ended = self._offer, self._room.ledger.ended
        proposal = offer and Proposal(what=offer.what, by=offer.by, seat=offer.seat, waits=tuple(sorted(offer.waits)))
        ending = ended and Ending(how=ended.how, seat=ended.seat, result=ended.result(len(players)))
        return msgspec.structs.replace(info, players=players, proposal=proposal, ending=ending)

    def moved(self) -> None:
        """The table has changed: what was proposed before all saw it is forgotten."""
        self._stirred = self._room.services.clock.now()
        if self._room.row.proposal and self._offer is None:
            self._room.row = replace(self._room.row, proposal="")
            self._room.audience.tell_seats()

    @property
    def _offer(self) -> Offer | None:
        """What is proposed now."""
        if not self._room.row.proposal or self._room.ledger.result is not None:
            return None
        offer = msgspec.json.decode(self._room.row.proposal, type=Offer)
        return offer if offer.moment == self._moment else None

    @property
    def _moment(self) -> int:
        """How many steps a spectator has been shown: whatever changes for all changes for it."""
        return self._room.ledger.feed.count(SPECTATOR)

    # ---- what is said

    async def take_back(self, seat: int) -> None:
        """Take back the seat's last choice, or ask the others; raises RegaliaError in plain words."""
        async with self._room.changing():
            self._playing()
            ledger = self._room.ledger
            if ledger.backs >= MOST_BACKS:
                raise RegaliaError("Enough has been taken back at this table.")
            if undo.free(ledger, seat):
                await ledger.note(TakenBack(1))
                return
            stand = undo.last_choice(ledger, seat)
            if stand is None:
                raise RegaliaError("You have not chosen anything yet that could be taken back.")
            await self._settle(Offer("undo", seat, seat, self._others(seat), self._moment, stand))

    async def propose(self, seat: int, asked: Propose) -> None:
        async with self._room.changing():
            self._playing()
            if asked.what == "draw":
                if not self._room.game.draws:
                    raise RegaliaError(f"{self._room.game.title} knows no draw.")
                await self._settle(Offer("draw", seat, seat, self._others(seat), self._moment))
                return
            given = seat if asked.seat is None else asked.seat
            if given not in self._room.row.people:
                raise RegaliaError("Nobody sits there for whom a bot could play.")
            if given != seat and self._here(given):
                raise RegaliaError("Who is at the table plays for themselves.")
            away = self.away(given)
            waits = frozenset[int]() if away else self._others(seat) - {given}
            if given != seat and not (away or waits):
                raise RegaliaError(f"They have only just gone: wait {LONG / 60:g} minutes.")
            await self._settle(Offer("bot", seat, given, waits, self._moment))

    async def reply(self, seat: int, yes: bool) -> None:
        """Agree, or not; who proposed it withdraws it by a no."""
        async with self._room.changing():
            offer = self._offer
            if offer is None or seat not in {*offer.waits, offer.by}:
                raise RegaliaError("Nothing has been proposed to you.")
            if not yes:
                await self._change(None)
            elif seat in offer.waits:
                await self._settle(msgspec.structs.replace(offer, waits=offer.waits - {seat}))

    async def resign(self, seat: int) -> None:
        async with self._room.changing():
            self._playing()
            if len(self._room.row.seats) > 2:
                raise RegaliaError("More than two play here: let a bot play on for you.")
            await self._room.ledger.note(Ended("resign", seat))

    async def come_back(self, seat: int) -> None:
        """Play oneself again."""
        async with self._room.changing():
            if self._room.row.seats[seat].bot:
                await self._substitute(seat, "")

    async def leave_for_good(self, guest: str, bot: str) -> None:
        """A bot plays on for somebody who will not come back."""
        async with self._room.changing():
            for seat in self._room.row.people:
                if self._room.row.seats[seat].guest == guest:
                    await self._substitute(seat, bot)

    # ---- what comes of it

    async def _settle(self, offer: Offer) -> None:
        """Do what was proposed once nobody has to agree any more; until then all are told of it."""
        if offer.waits:
            await self._change(offer)
            return
        if self._offer is not None:
            await self._change(None)
        if offer.what == "undo":
            count = len(self._room.ledger.match.entries) - offer.stand
            await self._room.ledger.note(TakenBack(count, fresh=True))
            self._room.audience.tell_seats()
        elif offer.what == "draw":
            await self._room.ledger.note(Ended("draw"))
        else:
            await self._substitute(offer.seat, SUBSTITUTE)

    async def _change(self, offer: Offer | None) -> None:
        """All are told what is proposed now."""
        room, store = self._room, self._room.services.store.agreements
        written = msgspec.json.encode(offer).decode() if offer else ""
        if self._offer is None:
            await store.propose(room.row.id, written)
        else:
            await store.answer(room.row.id, room.row.proposal, written)
        room.row = replace(room.row, proposal=written)
        room.audience.tell_seats()

    async def _substitute(self, seat: int, bot: str) -> None:
        room = self._room
        await room.services.store.seats.set_substitute(room.row.id, seat, bot)
        room.set_seat(seat, replace(room.row.seats[seat], bot=bot))
        if bot:
            room.left_out("bot")
        room.services.bots.warm()
        room.audience.tell_seats()
        room.autoplay.look()
        room.timeout.look()

    def _others(self, seat: int) -> frozenset[int]:
        return frozenset(self._room.row.people) - {seat}

    def _playing(self) -> None:
        if not self._room.row.started:
            raise RegaliaError("The game has not begun.")
        if self._room.row.over:
            raise RegaliaError("The game is over.")
