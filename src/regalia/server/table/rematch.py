"""Rematch: another table for the same players."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from regalia.server.store.rows import MatchRow, Seat

if TYPE_CHECKING:
    from regalia.server.services import Services


def next_table(services: Services, row: MatchRow, swapped: bool) -> MatchRow:
    """The table after a finished one.

    Each player moves on one seat, or the loser begins where the game has such a rule.
    """
    game = services.game(row.game)
    assert row.result is not None
    wanted = row.options if swapped else game.rematch_options(row.options, row.result)
    _, options = game.set_up(wanted, len(row.seats))
    return MatchRow(
        id=services.new_id(),
        game=row.game,
        rules=game.version,
        options=options,
        host=row.host,
        private=row.private,
        created=services.clock.now(),
        seats=next_seats(row.seats, swapped),
        control=row.control,
        left_out=row.left_out if row.left_out in ("choice", "rules") else None,
    )


def next_seats(seats: tuple[Seat, ...], swapped: bool) -> tuple[Seat, ...]:
    """The seats at the next table; players take their seats back from bots."""
    rested = tuple(replace(seat, bot="", prepared=None) if seat.kind == "person" else seat for seat in seats)
    return (*rested[-1:], *rested[:-1]) if swapped else rested
