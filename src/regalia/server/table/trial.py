"""Trials: tables that go on from a position of a finished game, against bots and unrated.

The position is the true one, hands and stock included, which the replay shows to everybody who may see it. What chance
brings afterwards is drawn again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.server.bots.roster import invited, welcome
from regalia.server.store.rows import MatchRow, Seat
from regalia.server.table.agreements import SUBSTITUTE

if TYPE_CHECKING:
    from regalia.server.services import Services


@dataclass(frozen=True, slots=True)
class Trial:
    """A position to play on from: the record up to it, and its game.

    ``seats``: who sat there; empty for an opened record.
    """

    source: str
    record: Record
    seats: tuple[Seat, ...] = ()
    seat: int | None = None  # the visitor's; None for the seat that must choose


def trial_row(services: Services, asked: Trial, guest: str) -> MatchRow:
    """The new table. Raises RegaliaError if nothing can be played on from there."""
    game = services.game(asked.record.game)
    match = Match.fold(game, asked.record)
    if match.over:
        raise RegaliaError("The game is over at this step. Go back to a decision to try it from there.")
    seat = max(0, match.turn) if asked.seat is None else asked.seat
    if not 0 <= seat < match.seats:
        raise RegaliaError(f"There is no seat {seat}; seats are 0 to {match.seats - 1}.")
    bots = iter(invited(_bot(asked, n) for n in range(match.seats) if n != seat))
    return MatchRow(
        id=services.new_id(),
        game=game.key,
        rules=game.version,
        options=match.options,
        host=guest,
        private=True,
        created=services.clock.now(),
        seats=tuple(Seat("person", guest) if n == seat else Seat("bot", bot=next(bots)) for n in range(match.seats)),
        trial=asked.source,
        turn=match.turn if match.turn >= 0 else None,
    )


def _bot(asked: Trial, seat: int) -> str:
    """The bot that sat there, or the one that takes the place of people."""
    was = asked.seats[seat].bot if seat < len(asked.seats) and asked.seats[seat].kind == "bot" else SUBSTITUTE
    try:
        welcome(was)
    except RegaliaError:  # a bot of an older version
        return SUBSTITUTE
    return was
