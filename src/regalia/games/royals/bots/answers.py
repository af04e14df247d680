# native
"""Hints for answers (section 13): block, counter, Jackrifice and the call. A pass is 0."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royals.bots.values import (
    FIRST_ACE,
    GUARD,
    NEXT_ACE,
    NO_SLOT,
    aces_held,
    firepower,
    has_suit,
    held_of_suit,
    loss,
    uprights,
)
from regalia.games.royals.rules.combat import damage, has_effect, target_of
from regalia.games.royals.rules.fields import (
    ref_card,
    royal_slot,
)
from regalia.games.royals.rules.model import (
    ATTACK,
    CARDS,
    DIRECT,
    JOKER_ATTACK,
    POSITION,
    READY,
    SIDE,
    SLOT,
    SLOTS,
    WIPE,
    card_of,
    score,
    standing,
)
from regalia.games.royals.rules.position import Position
from regalia.kernel.state import VERB_MASK

SPENT_WELL: Final[float] = 0.5  # of an ace's worth: aces come again, and holding them back loses games


def block(position: Position, ace: i64) -> float:
    seat = position.table.chooser
    return harm(position, seat) - price_of_ace(position, seat, ace) - 0.1


def counter(position: Position, ace: i64) -> float:
    """The gain of an ace: positive if the attack is worth more than the ace."""
    table = position.table
    attack = table.attack
    seat = table.chooser
    if not has_effect(attack, table, position.options):
        return -1.0
    if target_of(attack) == DIRECT:
        gain = float(damage(attack))
    else:
        jokers = table.sides[seat * SIDE + READY] - (1 if attack & VERB_MASK == JOKER_ATTACK else 0)
        tired = royal_slot(attack) if attack & VERB_MASK == ATTACK else NO_SLOT
        last = target_of(attack) == WIPE or standing(table, 1 - seat) == 1
        gain = GUARD + (firepower(position, seat, 0, tired, NO_SLOT, jokers) if last else 0.0)
    return gain - price_of_ace(position, seat, ace)


def price_of_ace(position: Position, seat: i64, ace: i64) -> float:
    """The price of an ace: it cannot block later, nor revive a royal of its suit."""
    table = position.table
    if table.last_round and table.finals == 2 and seat == table.active:
        return 0.5
    price = SPENT_WELL * (FIRST_ACE if aces_held(position, seat) == 1 else NEXT_ACE)
    if table.last_round and table.finals == 2 and not more_to_come(position, 1 - seat):
        price = 0.5
    return price + (0.2 if has_suit(position, seat, ace & 3) else 0.0)


def more_to_come(position: Position, attacker: i64) -> bool:
    """Whether the attacker can strike again after the present attack."""
    table = position.table
    arms = uprights(position, attacker) + table.sides[attacker * SIDE + READY]
    if table.attack & VERB_MASK == ATTACK or table.attack & VERB_MASK == JOKER_ATTACK:
        arms -= 1
    return arms > 0 and table.sides[attacker * SIDE + CARDS] > 0


def harm(position: Position, seat: i64) -> float:
    """The cost of the unblocked attack for the seat."""
    table = position.table
    attack = table.attack
    if not has_effect(attack, table, position.options):
        return 0.0
    target = target_of(attack)
    if target == DIRECT:
        return float(damage(attack))
    cost = 0.0
    fall: i64 = 1
    if target == WIPE:
        fall = standing(table, seat)
        for slot in range(SLOTS):
            royal = table.sides[seat * SIDE + SLOT + slot]
            if royal & POSITION:
                cost += loss(position, seat, card_of(royal))
    else:
        cost = loss(position, seat, ref_card(target))
    if fall == standing(table, seat) and more_to_come(position, table.active):
        cost += 4.0 + 6.0 * float(table.sides[table.active * SIDE + READY])
    return cost


def jackrifice(position: Position, jack: i64) -> float:
    """The gain of a Jackrifice: a jack for a dearer royal, or one that cannot be revived."""
    seat = position.table.chooser
    victim = ref_card(target_of(position.table.attack))
    gain = loss(position, seat, victim) - loss(position, seat, jack)
    return gain - 0.1 if held_of_suit(position, seat, jack & 3) else gain - 0.4


def call(position: Position) -> float:
    """The hint for calling the Last Round: only when clearly ahead, or ahead with the stronger field."""
    table = position.table
    seat = table.chooser
    lead = score(table, seat) - score(table, 1 - seat)
    if lead <= 0:
        return -1.0
    field = standing(table, seat) - standing(table, 1 - seat)
    jokers = table.sides[seat * SIDE + READY] - table.sides[(1 - seat) * SIDE + READY]
    return float(lead) + 3.0 * float(field) + 6.0 * float(jokers) - 9.0
