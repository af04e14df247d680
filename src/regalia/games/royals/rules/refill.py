# native
"""Refill, empty deck and reshuffle (section 5). Each step returns whether the refill is over."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royals.rules.hands import take
from regalia.games.royals.rules.memory import note_reshuffle
from regalia.games.royals.rules.model import CALL, CALLING, CARDS, DRAWING, HAND_SIZE, SIDE
from regalia.games.royals.rules.position import KNOWN, WIDTH, Position
from regalia.kernel.state import CHANCE


def refill(position: Position) -> bool:
    """Draw until the drawer's hand is full. False while a card or an answer is awaited."""
    table = position.table
    while not table.last_round:  # rule 44
        missing = HAND_SIZE - table.sides[table.drawer * SIDE + CARDS]
        if missing == 0:
            return True
        if table.deck > 0:
            table.due = missing if missing < table.deck else table.deck
            table.drawn = 0
            table.decision = DRAWING
            table.chooser = CHANCE
            return False
        if table.discarded == 0:
            return True
        if not reshuffle(position):
            return False
    return True


def draw(position: Position, card: i64) -> bool:
    """Draw one card of the due draw line."""
    table = position.table
    position.stock[card] -= 1
    table.deck -= 1
    table.due -= 1
    table.drawn += 1
    take(position, table.drawer, card)
    if table.due > 0:
        return False
    if table.deck == 0 and not run_out(position):
        return False
    return refill(position)


def run_out(position: Position) -> bool:
    """Handle an empty deck, even if the hand is full now (rule 39). False while an answer is awaited."""
    table = position.table
    if table.called:
        table.last_round = True
        return True
    if table.discarded == 0:  # rule 40: the reshuffle waits
        return True
    return reshuffle(position)


def reshuffle(position: Position) -> bool:
    """Reshuffle, or ask the players about the Last Round. False while an answer is awaited."""
    table = position.table
    table.reshuffles += 1
    if table.reshuffles == position.options.reshuffle_limit:  # rule 43
        table.called = True
        shuffle(position)
        return True
    table.decision = CALLING
    table.chooser = table.drawer
    return False


def answer_call(position: Position, verb: i64) -> bool:
    """Play decision L, a call or a pass. The drawer answers first (rule 42)."""
    table = position.table
    if verb == CALL:
        table.called = True
    elif table.chooser == table.drawer:
        table.chooser = 1 - table.drawer
        return False
    shuffle(position)
    return refill(position)


def shuffle(position: Position) -> None:
    """Turn the discard pile into the deck. The deck was empty, so each player now knows the other's hand."""
    table = position.table
    note_reshuffle(position)
    empty = position.stock
    position.stock = table.discard
    table.discard = empty
    table.deck = table.discarded
    table.discarded = 0
    for seat in range(i64(2)):
        position.hands[seat * WIDTH + KNOWN] = (1 << table.sides[seat * SIDE + CARDS]) - 1
