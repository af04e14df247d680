"""Agreements at a table: take-backs, draws, resigning, and bots for absent players.

A proposal needs the consent of every other person who plays; bots agree to everything. There is one proposal at a time.
It expires when the table changes in a way that everybody sees.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.state import SPECTATOR
from regalia.server.store.entries import Ended, TakenBack
from regalia.server.table import undo
from regalia.server.wire.messages import Propose
from regalia.server.wire.table import Ending, Player, Proposal, TableInfo

if TYPE_CHECKING:
    from regalia.server.table.room import Room

SUBSTITUTE = "squire"  # the bot that substitutes for a person or fills an empty seat
LONG = 180.0  # seconds after which an absent player counts as away
LONG_STILL = 600.0  # seconds without a move after which a player counts as away while presence is unknown
MOST_BACKS = 500  # take-backs per table


class Offer(msgspec.Struct, frozen=True):
    """A proposal.

    ``moment``: the spectators' step at that time; the proposal expires when it changes. ``stand``: for an undo, how
    many lines would stand.
    """

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
        self._gone: dict[int, float] = {}  # by seat, since when the player is absent
        self._seen: frozenset[int] = frozenset()

    # ---- presence

    def see(self) -> bool:
        """Update who is present; whether somebody has come or gone."""
        here, before = self._room.audience.here, self._seen
        self._seen = here
        self._gone.update(dict.fromkeys(before - here, self._room.services.clock.now()))
        for seat in here:
            self._gone.pop(seat, None)
        return here != before

    def away(self, seat: int) -> bool:
        """Whether the person in that seat has been absent for long."""
        if seat not in self._room.row.people or self._here(seat):
            return False
        now = self._room.services.clock.now()
        if not self._room.services.presence.known:  # the player may be at another server, so only a missing move counts
            return self._room.ledger.match.turn == seat and now - self._stirred >= LONG_STILL
        return now - self._gone.get(seat, self._opened) >= LONG

    def _here(self, seat: int) -> bool:
        return seat in self._room.audience.here

    def told(self, info: TableInfo) -> TableInfo:
        """The table's description with the current proposal."""
        players = tuple(self._presence(player) for player in info.players)
        offer, ended = self._offer, self._room.ledger.ended
        proposal = offer and Proposal(what=offer.what, by=offer.by, seat=offer.seat, waits=tuple(sorted(offer.waits)))
        ending = ended and Ending(how=ended.how, seat=ended.seat, result=ended.result(len(players)))
        return msgspec.structs.replace(info, players=players, proposal=proposal, ending=ending)

    def _presence(self, player: Player) -> Player:
        """A player, and whether and when a bot may take over."""
        if self.away(player.seat):
            return msgspec.structs.replace(player, away=True, takeover=0)
        room = self._room
        if player.seat not in room.row.people or self._here(player.seat) or room.row.over or not room.row.started:
            return player
        if not room.services.presence.known:
            return player
        gone = room.services.clock.now() - self._gone.get(player.seat, self._opened)
        return msgspec.structs.replace(player, takeover=max(1, math.ceil(LONG - gone)))

    def moved(self) -> None:
        """Forget a proposal that is older than what everybody sees now."""
        self._stirred = self._room.services.clock.now()
        if self._room.row.proposal and self._offer is None:
            self._room.row = replace(self._room.row, proposal="")
            self._room.audience.tell_seats()

    @property
    def _offer(self) -> Offer | None:
        """The current proposal."""
        if not self._room.row.proposal or self._room.ledger.result is not None:
            return None
        offer = msgspec.json.decode(self._room.row.proposal, type=Offer)
        return offer if offer.moment == self._moment else None

    @property
    def _moment(self) -> int:
        """The spectators' step: it changes with everything that all can see."""
        return self._room.ledger.feed.count(SPECTATOR)

    # ---- what players ask for

    async def take_back(self, seat: int) -> None:
        """Take back the seat's last choice, or ask the others. Raises RegaliaError."""
        async with self._room.changing():
            self._playing()
            ledger = self._room.ledger
            if ledger.backs >= MOST_BACKS:
                raise RegaliaError("This table has reached its limit of take-backs.")
            count = undo.free(ledger, seat)
            if count:
                await ledger.note(TakenBack(count))
                await self._room.preparing.forget(seat)
                return
            stand = undo.last_choice(ledger, seat)
            if stand is None:
                raise RegaliaError("You have not made a choice yet, so there is nothing to take back.")
            await self._settle(Offer("undo", seat, seat, self._others(seat), self._moment, stand))

    async def propose(self, seat: int, asked: Propose) -> None:
        async with self._room.changing():
            self._playing()
            if asked.what == "draw":
                if not self._room.game.draws:
                    raise RegaliaError(f"{self._room.game.title} cannot end in an agreed draw.")
                await self._settle(Offer("draw", seat, seat, self._others(seat), self._moment))
                return
            given = seat if asked.seat is None else asked.seat
            if given not in self._room.row.people:
                raise RegaliaError("There is nobody in that seat for whom a bot could play.")
            if given != seat and self._here(given):
                raise RegaliaError("This player is at the table, so no bot can take over.")
            away = self.away(given)
            waits = frozenset[int]() if away else self._others(seat) - {given}
            if given != seat and not (away or waits):
                raise RegaliaError(f"This player has only just left: wait {LONG / 60:g} minutes.")
            await self._settle(Offer("bot", seat, given, waits, self._moment))

    async def reply(self, seat: int, yes: bool) -> None:
        """Agree or reject; the proposer withdraws with a no."""
        async with self._room.changing():
            offer = self._offer
            if offer is None or seat not in {*offer.waits, offer.by}:
                raise RegaliaError("There is no proposal for you to answer.")
            if not yes:
                await self._change(None)
            elif seat in offer.waits:
                await self._settle(msgspec.structs.replace(offer, waits=offer.waits - {seat}))

    async def resign(self, seat: int) -> None:
        async with self._room.changing():
            self._playing()
            if len(self._room.row.seats) > 2:
                raise RegaliaError("Only a game of two can be resigned. Let a bot play on for you.")
            await self._room.ledger.note(Ended("resign", seat))

    async def come_back(self, seat: int) -> None:
        """Take the seat back from the bot."""
        async with self._room.changing():
            if self._room.row.seats[seat].bot:
                await self._substitute(seat, "")

    async def leave_for_good(self, guest: str, bot: str) -> None:
        """Let a bot play on for somebody who will not come back."""
        async with self._room.changing():
            for seat in self._room.row.people:
                if self._room.row.seats[seat].guest == guest:
                    await self._substitute(seat, bot)

    # ---- what follows

    async def _settle(self, offer: Offer) -> None:
        """Carry out the proposal once everybody has agreed; until then, tell everybody about it."""
        if offer.waits:
            await self._change(offer)
            return
        if self._offer is not None:
            await self._change(None)
        if offer.what == "undo":
            count = len(self._room.ledger.match.entries) - offer.stand
            await self._room.ledger.note(TakenBack(count, fresh=True))
            await self._room.preparing.forget(offer.seat)
            self._room.audience.tell_seats()
        elif offer.what == "draw":
            await self._room.ledger.note(Ended("draw"))
        else:
            await self._substitute(offer.seat, SUBSTITUTE)

    async def _change(self, offer: Offer | None) -> None:
        """Store the proposal and tell everybody."""
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
            raise RegaliaError("The game has not started yet.")
        if self._room.row.over:
            raise RegaliaError("The game is over.")
