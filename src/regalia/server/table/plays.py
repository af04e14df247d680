"""Plays: a player's line is checked, stored and answered, or refused with a reason."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from regalia.kernel.errors import Refused
from regalia.kernel.state import SPECTATOR
from regalia.server.store.database import Stale, StoreError
from regalia.server.wire.messages import Ack, Play, Refusal

if TYPE_CHECKING:
    from regalia.server.table.room import Room

log = logging.getLogger("regalia.server")

JUDGED = 3  # tries per play, if another server is faster each time
OUR_FAULT = "Something went wrong at this table. It has been logged; nothing was played."


async def answered(room: Room, seat: int, asked: Play) -> Ack | Refusal:
    """The answer to a play.

    It is checked again if another server was faster. The caller holds the room's lock.
    """
    for _ in range(JUDGED):
        try:
            return await _judged(room, seat, asked)
        except Stale as wrong:
            late = wrong
    return Refusal(id=asked.id, line=asked.line, reason=str(late))


async def _judged(room: Room, seat: int, asked: Play) -> Ack | Refusal:
    """The answer to a play; raises Stale if another server was faster."""
    ledger = room.ledger
    wrong = _wrong(room, seat, asked)
    if wrong:
        return _refused(room, asked, wrong)
    play = f"{seat}:{asked.id}"
    if play in ledger.plays:
        return Ack(id=asked.id, seq=ledger.plays[play])
    wrong = _too_late(room, seat, asked)
    if wrong:
        return _refused(room, asked, wrong)
    try:
        await ledger.advance(asked.line, play)
    except Refused as refused:
        return _refused(room, asked, refused.reason, refused.rule)
    except Stale:
        raise
    except StoreError as failed:
        if play not in ledger.plays:
            return _refused(room, asked, str(failed))
    except Exception:
        log.exception("Table %s failed at a line of seat %d", room.row.id, seat)
        return _refused(room, asked, OUR_FAULT)
    return Ack(id=asked.id, seq=ledger.plays[play])


def _wrong(room: Room, seat: int, asked: Play) -> str:
    """Why this is not a valid play; empty if it is."""
    most = room.services.limits.play_id
    if seat == SPECTATOR:
        return "You are watching: only players at the table can play."
    if not 0 < len(asked.id) <= most or not asked.id.isprintable():
        return f"The id of a play must have 1 to {most} characters."
    return ""


def _too_late(room: Room, seat: int, asked: Play) -> str:
    """Why the seat cannot play now, whatever the rules say; empty if it can."""
    if not room.row.started:
        return "The game has not started yet: a seat is still open."
    if not room.opening.done:
        return "The game starts in a moment: the players' browsers are adding their parts to the shuffle."
    if asked.seq != room.ledger.feed.count(seat):
        return "The table has moved on since you looked: choose again."
    if room.row.over:
        return "The game is over."
    if room.row.seats[seat].bot:
        return "A bot is playing for you: take your seat back first."
    if asked.line.partition(" ")[0] != str(seat):
        return f"You sit in seat {seat}, so your lines begin with '{seat}'."
    return ""


def _refused(room: Room, asked: Play, reason: str, rule: str = "") -> Refusal:
    return Refusal(id=asked.id[: room.services.limits.play_id], line=asked.line, reason=reason, rule=rule)
