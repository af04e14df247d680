"""The lobby: a guest's own tables, tables with open seats, and games to watch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.state import SPECTATOR
from regalia.server.clock.control import words
from regalia.server.services import Services
from regalia.server.store.rows import MatchRow
from regalia.server.table.blocks import kept_apart
from regalia.server.table.info import players, seat_of
from regalia.server.wire.http import Lobby, TableRow

MINE = 50
WAITING = 50
RUNNING = 20
PATIENCE = 24 * 3600  # seconds for which an open seat is listed


async def lobby(services: Services, guest: str) -> Lobby:
    mine = await services.store.matches_of(guest, MINE)
    waiting = await services.store.waiting(services.clock.now() - PATIENCE, WAITING)
    running = await services.store.running(services.clock.now() - PATIENCE, RUNNING)
    apart = await kept_apart(services, guest)
    waiting = [row for row in waiting if apart.isdisjoint(seat.guest for seat in row.seats)]
    guests = {seat.guest for row in (*mine, *waiting, *running) for seat in row.seats if seat.guest}
    names = await services.store.names(sorted(guests))
    return Lobby(
        message=services.orders.message,
        mine=tuple(table_row(services, row, names, guest) for row in mine if row.game in services.games),
        open=tuple(
            table_row(services, row, names, guest)
            for row in waiting
            if row.game in services.games and seat_of(row, guest) is None
        ),
        running=tuple(
            table_row(services, row, names, guest)
            for row in running
            if row.game in services.games and seat_of(row, guest) is None
        ),
    )


def table_row(services: Services, row: MatchRow, names: Mapping[str, str], guest: str) -> TableRow:
    you = seat_of(row, guest)
    return TableRow(
        id=row.id,
        game=row.game,
        title=services.game(row.game).title,
        players=players(row, names),
        you=you,
        your_turn=you is not None and not row.over and row.started and row.turn == you,
        over=row.over,
        note=note(row, names, you),
        clock=words(row.control),
        options=options_told(services.game(row.game), row.options),
    )


def options_told(game: Game, options: Mapping[str, Any]) -> str:
    """What differs from the standard game, in words; nothing that only one seat may know."""
    public = game.public_options(options, SPECTATOR)
    return ", ".join(option_told(option, public[option.name]) for option in game.options if option.name in public)


def option_told(option: Option, value: Any) -> str:
    name = option.name.replace("_", " ")
    if option.kind == "bool":
        return name if value else f"no {name}"
    if value is None:
        return f"no {name}"
    if isinstance(value, str):
        labels = dict(zip(option.values, option.labels, strict=False))
        return f"{name}: {labels.get(value, value.replace('_', ' '))}"
    return f"{name}: {value}" if isinstance(value, int | float) else f"own {name}"


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
