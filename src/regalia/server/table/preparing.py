"""Preparing: choices that players make before the game asks them, and may change until all have made theirs.

What is prepared lies in the store beside the record, and is played by the server when the seat is asked: records, rules
and clocks stay as they are, and it outlives a reload or a restart. The others are told that the seat is ready, and nothing
else: one message, whatever was prepared. Lines that were played are taken back together with all later ones, which the
server plays again from what it keeps.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.server.store.entries import TakenBack
from regalia.server.store.rows import Prepared
from regalia.server.table.agreements import MOST_BACKS
from regalia.server.wire.table import TableInfo

if TYPE_CHECKING:
    from regalia.server.table.room import Room

MOST_LINES = 64  # that a seat can prepare


class Preparing:
    def __init__(self, room: Room) -> None:
        self._room = room

    @property
    def open(self) -> bool:
        """Whether the table is where choices can be prepared."""
        row, match = self._room.row, self._room.ledger.match
        if not row.started or row.over or match.turn < 0 or self._room.ledger.guide is not None:
            return False
        return _secret(match)

    def due(self) -> str | None:
        """The next prepared line of the seat to move."""
        match = self._room.ledger.match
        prepared = self._room.row.seats[match.turn].prepared
        if prepared is None or not self.open:
            return None
        played = len(_own(match, match.turn)) - prepared.since
        line = prepared.lines[played] if 0 <= played < len(prepared.lines) else None
        return line if line in match.legal() else None

    def told(self, info: TableInfo) -> TableInfo:
        """The table's description with who is ready, and what this viewer has prepared."""
        seats = self._room.row.seats
        if not any(seat.prepared for seat in seats) or not self.open:
            return info
        players = tuple(
            msgspec.structs.replace(player, ready=seats[player.seat].prepared is not None) for player in info.players
        )
        mine = None if info.you is None else seats[info.you].prepared
        return msgspec.structs.replace(info, players=players, prepared=mine.lines if mine else ())

    async def prepare(self, seat: int, lines: tuple[str, ...]) -> None:
        """Keep these lines for the seat, or without lines take back what it has prepared. Raises RegaliaError."""
        room = self._room
        async with room.changing():
            if not self.open:
                raise RegaliaError("Nothing can be prepared now: the game has gone on.")
            if room.row.seats[seat].bot:
                raise RegaliaError("A bot is playing for you: take your seat back first.")
            if lines:
                await self._keep(seat, lines)
            else:
                await self._take_back(seat)
            room.audience.tell_seats()
            room.autoplay.look_if_resting()

    async def forget(self, seat: int) -> None:
        """Drop what the seat has prepared. The caller holds the room's lock."""
        if self._room.row.seats[seat].prepared is not None:
            await self._store(seat, None)
            self._room.audience.tell_seats()

    async def _keep(self, seat: int, lines: tuple[str, ...]) -> None:
        prepared = self._room.row.seats[seat].prepared
        if prepared is not None and prepared.lines == lines:
            return  # sent twice
        if prepared is not None:
            raise RegaliaError("You are ready already: take that back before you change anything.")
        match = self._room.ledger.match
        check(match, seat, lines)
        await self._store(seat, Prepared(len(_own(match, seat)), lines))

    async def _take_back(self, seat: int) -> None:
        ledger = self._room.ledger
        prepared = self._room.row.seats[seat].prepared
        if prepared is None:
            return
        played = _own(ledger.match, seat)[prepared.since :]
        if played:
            self._check_later(seat, played[0])
            await ledger.note(TakenBack(len(ledger.match.entries) - played[0]))
        await self._store(seat, None)

    def _check_later(self, seat: int, first: int) -> None:
        """Raises RegaliaError if the lines from ``first`` on cannot be taken back and played again."""
        room = self._room
        if room.ledger.backs >= MOST_BACKS:
            raise RegaliaError("This table has reached its limit of take-backs.")
        for number, other in enumerate(room.row.seats):
            own = _own(room.ledger.match, number)
            kept = [] if other.prepared is None else own[other.prepared.since :]
            if other.kind == "person" and any(line >= first and line not in kept for line in own):
                raise RegaliaError("The player after you has chosen already, so your choice stands.")

    async def _store(self, seat: int, prepared: Prepared | None) -> None:
        room = self._room
        await room.services.store.seats.prepare(room.row.id, seat, prepared)
        room.set_seat(seat, replace(room.row.seats[seat], prepared=prepared))


def check(match: Match, seat: int, lines: tuple[str, ...]) -> None:
    """Raises RegaliaError unless the lines are all that the seat will be asked for, whatever the others choose."""
    ahead = match.branch()
    while _secret(ahead) and ahead.turn != seat:
        ahead.play_move(ahead.moves()[0])
    if not _secret(ahead):
        raise RegaliaError("You have nothing to choose now.")
    for line in lines[:MOST_LINES]:
        if not _secret(ahead) or ahead.turn != seat:
            raise RegaliaError("You have prepared more than you can choose.")
        ahead.play(line)
    if _secret(ahead) and ahead.turn == seat:
        raise RegaliaError("Your choice is not complete yet.")


def _secret(match: Match) -> bool:
    """Whether the seat to move makes a choice that stays secret until all have made theirs."""
    return match.turn >= 0 and match.game.unsettled(match.view(match.turn), match.rules)


def _own(match: Match, seat: int) -> list[int]:
    """The numbers of the seat's lines, from 0 on."""
    return [number for number, entry in enumerate(match.entries) if entry.line.startswith(f"{seat} ")]
