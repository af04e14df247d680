# native
"""The course of a turn, and the end of a quiet game (sections 4 to 6)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.model import ASIDE, EARLY, HANDS, LAID, RESERVE, SHOWN, UNSEEN
from regalia.games.battle_royal.rules.moves import can_act
from regalia.games.battle_royal.rules.placing import finish
from regalia.games.battle_royal.rules.position import Position, has_early_card, next_force, pawns_of, stand
from regalia.games.battle_royal.rules.terms import ACTING, CARDS, DRAWING, ENDED, NOBODY, OFF, OPEN, QUIET, SHOWING
from regalia.kernel.state import CHANCE, REVEAL


def set_up(position: Position) -> None:
    """Section 3: a pawn on every centre, a complete pack, force 0 begins."""
    options = position.options
    for force in range(options.forces):
        stand(position, force, options.centres[force])
        position.table.row[RESERVE + force] -= 1
    complete_pack(position)
    begin_turn(position)


def complete_pack(position: Position) -> None:
    for card in range(CARDS):
        position.stock[card] = position.options.pack[card]
    position.table.pack = position.options.pack_size


def begin_turn(position: Position) -> None:
    """Begin T0: the force to act draws, or the next one if it has an early card."""
    table = position.table
    table.decision = DRAWING
    table.chooser = CHANCE
    table.drawer = table.active
    if has_early_card(position, table.active):
        table.drawer = next_force(position, table.active)


def draw(position: Position, card: i64) -> None:
    """Give the drawn card to the drawer."""
    table = position.table
    if table.pack == 0:
        renew_pack(position)
    position.stock[card] -= 1
    table.pack -= 1
    if table.drawer == table.active:
        table.row[SHOWN + card] += 1
        table.card = card
        if position.options.early_card == OFF:
            begin_acting(position)
        else:
            table.drawer = next_force(position, table.active)
        return
    if position.options.early_card == OPEN:
        table.row[SHOWN + card] += 1
        table.row[EARLY + table.drawer] = card + 1
    else:
        position.hands[table.drawer] = card + 1
        table.row[EARLY + table.drawer] = UNSEEN
    use_early_card(position)


def use_early_card(position: Position) -> None:
    """Begin acting with the early card, if any, else with the card just drawn.

    A hidden one is shown first.
    """
    table = position.table
    early = table.row[EARLY + table.active]
    if early == UNSEEN:
        table.decision = SHOWING
        table.chooser = REVEAL
        return
    if early:
        table.card = early - 1
        table.row[EARLY + table.active] = 0
    begin_acting(position)


def show_early_card(position: Position) -> None:
    """Turn up the early card of the force to act (section 8)."""
    table = position.table
    card = position.hands[table.active] - 1
    position.hands[table.active] = 0
    table.row[EARLY + table.active] = 0
    table.card = card
    if table.stale:
        forget_pack(position)  # the card was the last one of the old pack
    else:
        table.row[SHOWN + card] += 1
    begin_acting(position)


def renew_pack(position: Position) -> None:
    """Start a new pack.

    What was shown of the old one counts until its last card is turned up.
    """
    table = position.table
    complete_pack(position)
    if table.row[EARLY + table.active] == UNSEEN:
        table.stale = True
    else:
        forget_pack(position)


def forget_pack(position: Position) -> None:
    table = position.table
    table.stale = False
    for card in range(CARDS):
        table.row[SHOWN + card] = 0
    for seat in range(position.options.seats):
        table.row[LAID + seat] = 0
    for i in range(ASIDE, HANDS):
        position.hands[i] = 0


def begin_acting(position: Position) -> None:
    table = position.table
    table.points = table.card
    table.struck = False
    go_on(position)


def go_on(position: Position) -> None:
    """Go to T1, or end a turn in which nothing can be done.

    T3 and the end of the game stay.
    """
    table = position.table
    if table.decision == ENDED or table.ties:
        return
    if can_act(position):
        table.decision = ACTING
        table.chooser = position.options.seat_of[table.active]
    else:
        end_turn(position)


def end_turn(position: Position) -> None:
    table = position.table
    table.turns += 1
    table.quiet = 0 if table.struck else table.quiet + 1
    table.card = NOBODY
    table.points = 0
    table.struck = False
    if table.quiet >= position.options.quiet_limit:
        finish(position, QUIET, stronger_side(position))
        return
    table.active = next_force(position, table.active)
    begin_turn(position)


def stronger_side(position: Position) -> i64:
    """The side with more pawns, or NOBODY (section 6)."""
    if position.options.quiet_draw:
        return NOBODY
    ahead: i64 = 0
    for force in range(position.options.forces):
        ahead += pawns_of(position, force) * (1 - 2 * (force % 2))
    if ahead == 0:
        return NOBODY
    return 0 if ahead > 0 else 1
