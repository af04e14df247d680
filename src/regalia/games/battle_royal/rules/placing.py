# native
"""Placements and their consequences (sections 5.5 to 5.8)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.cost import cost
from regalia.games.battle_royal.rules.lines import is_broken, keep, largest_groups, tied_force
from regalia.games.battle_royal.rules.model import ASIDE, EARLY, LAID, LOST, RESERVE, STANDING, UNSEEN, in_set, set_of
from regalia.games.battle_royal.rules.moves import put_pool
from regalia.games.battle_royal.rules.position import Position, holder, holds, leave, pawns_of, stand
from regalia.games.battle_royal.rules.terms import CAPITAL, CARDS, ENDED, NOBODY, PAWNS, SPARING
from regalia.kernel.state import OVER


def put(position: Position, square: i64) -> None:
    """Put the pawn in hand, or one of the reserve, on the square (section 5.5)."""
    table = position.table
    force = table.active
    table.points -= cost(position, force, put_pool(position), square)
    if table.hand >= 0:
        leave(position, force, table.hand)
        table.hand = NOBODY
    else:
        table.row[RESERVE + force] -= 1
    victim = holder(position, square)
    if victim >= 0:
        leave(position, victim, square)
        table.row[LOST + victim] += 1
        table.struck = True
    stand(position, force, square)
    if not take_capital(position, square):
        break_lines(position, victim)


def take_capital(position: Position, square: i64) -> bool:
    """Take the enemy capital with this centre, if any (section 5.6).

    Returns whether the game is over.
    """
    table = position.table
    enemy = 1 - table.active % 2
    while enemy < position.options.forces:
        if position.options.centres[enemy] == square and not in_set(table.taken, enemy):
            table.taken |= set_of(enemy)
            withdraw(position, enemy)
            if not side_stands(position, enemy % 2):
                finish(position, CAPITAL, table.active % 2)
                return True
        enemy += 2
    return False


def withdraw(position: Position, force: i64) -> None:
    """Remove all pawns of the force from the game (rule 50)."""
    table = position.table
    height = position.options.ground.height
    if table.row[STANDING + force]:
        table.struck = True
    table.row[LOST + force] += pawns_of(position, force)
    for i in range(height):
        table.pawns[force * height + i] = 0
    table.row[STANDING + force] = 0
    table.row[RESERVE + force] = 0


def break_lines(position: Position, victim: i64) -> None:
    """Resolve broken lines in turn order; equal groups wait for the mover's choice (section 5.7)."""
    table = position.table
    forces = position.options.forces
    force = (table.active + 1) % forces
    while force != table.active:
        suspect = force == victim or position.options.pincer  # only a capture or pincers can break a line
        if (force - table.active) % 2 and suspect and is_broken(position, force):
            largest = largest_groups(position, force)
            if len(largest) == 1:
                keep(position, force, largest[0])
            else:
                table.ties |= set_of(force)
        force = (force + 1) % forces
    if table.ties:
        table.decision = SPARING
    else:
        resolved(position)


def spare(position: Position, square: i64) -> None:
    """T3: keep the group that the mover has chosen among equal ones."""
    table = position.table
    force = tied_force(position)
    keep(position, force, square)
    table.ties ^= set_of(force)
    if not table.ties:
        resolved(position)


def resolved(position: Position) -> None:
    """Finish a placement: note forces that left their centres, forces that are out, and the end."""
    table = position.table
    for force in range(position.options.forces):
        if not holds(position, force, position.options.centres[force]):
            table.left |= set_of(force)
        if table.row[STANDING + force] == 0:
            lay_aside(position, force)
    other = 1 - table.active % 2
    if not side_stands(position, other):
        finish(position, PAWNS, table.active % 2)


def side_stands(position: Position, side: i64) -> bool:
    """Whether a force of the side has a pawn on the board."""
    force = side
    while force < position.options.forces:
        if position.table.row[STANDING + force]:
            return True
        force += 2
    return False


def lay_aside(position: Position, force: i64) -> None:
    """Lay aside the early card of a force that is out.

    If hidden, only its seat has seen it.
    """
    table = position.table
    seat = position.options.seat_of[force]
    if table.row[EARLY + force] == UNSEEN:
        position.hands[ASIDE + seat * CARDS + position.hands[force] - 1] += 1
        position.hands[force] = 0
        table.row[LAID + seat] += 1
    table.row[EARLY + force] = 0


def finish(position: Position, reason: i64, winner: i64) -> None:
    table = position.table
    table.decision = ENDED
    table.chooser = OVER
    table.reason = reason
    table.winner = winner
