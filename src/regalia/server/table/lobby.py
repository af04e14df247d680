"""The lobby: a guest's own tables, tables with open seats, and games to watch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from regalia.house_rules import differs
from regalia.presets import preset_of
from regalia.server.clock.control import words
from regalia.server.services import Services
from regalia.server.store.rows import MatchRow
from regalia.server.table.blocks import kept_apart
from regalia.server.table.info import players, seat_of
from regalia.server.wire.lobby import Lobby, Standing, TableRow

if TYPE_CHECKING:
    from regalia.server.table.rooms import Rooms

MINE = 50
WAITING = 50
RUNNING = 20
PATIENCE = 24 * 3600  # seconds for which an open seat is listed


async def lobby(services: Services, rooms: Rooms, guest: str) -> Lobby:
    mine = await services.store.matches_of(guest, MINE)
    waiting = await services.store.waiting(services.clock.now() - PATIENCE, WAITING)
    running = await services.store.running(services.clock.now() - PATIENCE, RUNNING)
    apart = await kept_apart(services, guest)
    waiting = [row for row in waiting if apart.isdisjoint(seat.guest for seat in row.seats)]
    guests = {seat.guest for row in (*mine, *waiting, *running) for seat in row.seats if seat.guest}
    names = await services.store.names(sorted(guests))
    unfinished = [row.id for row in (*mine, *running) if not row.over]
    stand = rooms.standings.of(rooms, list(dict.fromkeys(unfinished)))

    def told(rows: list[MatchRow], others: bool) -> tuple[TableRow, ...]:
        return tuple(
            table_row(services, row, names, guest, stand.get(row.id))
            for row in rows
            if row.game in services.games and not (others and seat_of(row, guest) is not None)
        )

    return Lobby(
        message=services.orders.message,
        mine=told(mine, others=False),
        open=told(waiting, others=True),
        running=told(running, others=True),
        games=len(running),
        people=len({seat.guest for row in running for seat in row.seats if seat.guest}),
    )


def table_row(
    services: Services, row: MatchRow, names: Mapping[str, str], guest: str, standing: Standing | None = None
) -> TableRow:
    you = seat_of(row, guest)
    game = services.game(row.game)
    preset = preset_of(game, row.options, len(row.seats))
    return TableRow(
        id=row.id,
        game=row.game,
        title=game.title,
        players=players(row, names),
        you=you,
        your_turn=you is not None and not row.over and row.started and row.turn == you,
        over=row.over,
        note=note(row, names, you),
        clock=words(row.control),
        options=differs(game, row.options),
        preset="" if preset is None else preset.title,
        standing=standing,
        at=row.created,
    )


def note(row: MatchRow, names: Mapping[str, str], you: int | None) -> str:
    """The state of a table in a few words."""
    if row.closed is not None:
        return "Closed"
    if row.over:
        return _ending(row, you)
    if not row.started:
        free = sum(seat.kind == "open" for seat in row.seats)
        return "One seat is free" if free == 1 else f"{free} seats are free"
    if row.turn is None:
        return "Dealing the cards"
    return "Your turn" if row.turn == you else f"Waiting for {players(row, names)[row.turn].name}"


def _ending(row: MatchRow, you: int | None) -> str:
    if row.result is None or you is None:
        return "Over"
    mine = row.result[you]
    if mine < max(row.result):
        return "Lost"
    return "Won" if row.result.count(mine) == 1 else "A tie"
