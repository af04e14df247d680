# native
"""The flow of turns and rounds (section 5.5), and how the game ends (section 6)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.model import TURNS, Table, living
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import ENDED, NOBODY, ROLLING, ROUND_LIMIT
from regalia.kernel.state import CHANCE, OVER


def begin_first_turn(position: Position) -> None:
    table = position.table
    table.round = 1
    table.place = 0
    begin_turn(table)


def begin_turn(table: Table) -> None:
    table.active = table.row[TURNS + table.place]
    table.die = 0
    table.action = NOBODY
    table.event = 0
    table.allied = 0
    table.target = NOBODY
    table.step = ROLLING
    table.chooser = CHANCE


def end_turn(position: Position) -> None:
    """Pass the turn to the next living seat, and count rounds."""
    table = position.table
    while True:
        table.place += 1
        if table.place == position.options.seats:
            if table.round == position.options.max_rounds:  # rule 59
                end_game(table, ROUND_LIMIT)
                return
            table.round += 1
            table.place = 0
        if living(table, table.row[TURNS + table.place]):
            begin_turn(table)
            return


def end_game(table: Table, reason: i64) -> None:
    table.reason = reason
    table.step = ENDED
    table.chooser = OVER
