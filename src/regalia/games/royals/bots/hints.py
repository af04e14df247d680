# native
"""Hints and worths for bots, in points (section 13).

Both read the table and the hand of one seat: what that seat knows for sure.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JOKER
from regalia.games.royals.bots.answers import block, call, counter, jackrifice
from regalia.games.royals.bots.turns import hint_of_action
from regalia.games.royals.bots.values import (
    FIRST_ACE,
    HIGH,
    HIGH_CARD,
    JOKER_HELD,
    JOKER_READY,
    JOKER_WAITING,
    NEXT_ACE,
    has_king,
    held_of_suit,
    jokers_of,
    royal_worth,
)
from regalia.games.royals.rules.combat import VALUE
from regalia.games.royals.rules.fields import (
    played_card,
    royal_card,
)
from regalia.games.royals.rules.model import (
    BLOCK,
    CALL,
    CARDS,
    COUNTER,
    EMPTY,
    FIRST_ROYAL,
    JACKRIFICE,
    MAIN,
    POSITION,
    READY,
    SIDE,
    SLOT,
    SLOTS,
    WAITING,
    card_of,
    score,
    standing,
)
from regalia.games.royals.rules.position import WIDTH, Position
from regalia.kernel.state import VERB_MASK

OPEN: Final[float] = 6.0  # to be open with the other side to move
OPEN_TO_JOKER: Final[float] = 10.0  # and more, if a ready joker looks on


def hint(position: Position, move: i64) -> float:
    """The hint for a legal move. Ending the turn and passing are 0."""
    if position.table.decision == MAIN:
        return hint_of_action(position, move)
    verb = move & VERB_MASK
    if verb == BLOCK:
        return block(position, played_card(move))
    if verb == COUNTER:
        return counter(position, played_card(move))
    if verb == JACKRIFICE:
        return jackrifice(position, royal_card(move))
    return call(position) if verb == CALL else 0.0


def worth(position: Position, seat: i64) -> float:
    """The worth of a position for the seat: points, field, jokers and hand."""
    table = position.table
    other = 1 - seat
    lead = float(score(table, seat) - score(table, other))
    if table.last_round and table.finals == 2 and table.active == other:
        return lead
    mine = side_worth(position, seat) + hand_worth(position, seat)
    theirs = side_worth(position, other)
    if table.active != seat and standing(table, seat) == 0:
        mine -= exposed(position, other)
    if table.active == seat and standing(table, other) == 0:
        theirs -= exposed(position, seat)
    return lead + (0.3 if table.last_round else 1.0) * (mine - theirs)


def exposed(position: Position, attacker: i64) -> float:
    """The expected loss of an open player."""
    return OPEN + (OPEN_TO_JOKER if position.table.sides[attacker * SIDE + READY] else 0.0)


def side_worth(position: Position, seat: i64) -> float:
    """The worth of royals and jokers on the field. A fallen royal counts if its owner is known to hold its suit."""
    sides = position.table.sides
    at = seat * SIDE
    worth = JOKER_READY * float(sides[at + READY]) + JOKER_WAITING * float(sides[at + WAITING])
    for slot in range(SLOTS):
        royal = sides[at + SLOT + slot]
        if royal & POSITION:
            worth += royal_worth(card_of(royal))
    return worth


def hand_worth(position: Position, seat: i64) -> float:
    worth = 0.0
    aces: i64 = 0
    strong = has_king(position, seat) or jokers_of(position, seat) > 0
    first = seat * WIDTH
    for i in range(first, first + position.table.sides[seat * SIDE + CARDS]):
        card = position.hands[i]
        if card < 4:
            worth += FIRST_ACE if aces == 0 else NEXT_ACE
            aces += 1
        elif card == JOKER:
            worth += JOKER_HELD
        elif card < FIRST_ROYAL and VALUE[card] >= HIGH and strong:
            worth += HIGH_CARD
    for slot in range(SLOTS):
        royal = position.table.sides[seat * SIDE + SLOT + slot]
        if royal != EMPTY and not royal & POSITION and held_of_suit(position, seat, card_of(royal) & 3):
            worth += royal_worth(card_of(royal)) - 1.0
    return worth
