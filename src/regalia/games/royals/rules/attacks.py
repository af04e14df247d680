# native
"""The attacks that decision M offers: arrows, royals and jokers on each target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royals.rules.combat import has_effect
from regalia.games.royals.rules.fields import (
    ARROW_FROM_DISCARD,
    ARROW_TARGET_AT,
    ATTACK_CARD_AT,
    JOKER_CARD_AT,
    arrow_aside,
    attack_aside,
    joker_aside,
    make_attack,
    make_joker,
    reference,
)
from regalia.games.royals.rules.model import (
    ARROW,
    DIRECT,
    DISCARD,
    JOKER_ATTACK,
    POSITION,
    READY,
    SIDE,
    SLOT,
    SLOTS,
    UPRIGHT,
    WIPE,
    cold_war,
)
from regalia.games.royals.rules.position import Position
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec

# By mask of places in a hand: where its selections of two to four places begin in ARROW_SETS.
_SETS: Final = [
    [part for part in range(32) if part & mask == part and 2 <= part.bit_count() <= 4] for mask in range(32)
]
SETS_FROM: Final[vec[i64]] = vec[i64]([sum(len(row) for row in _SETS[:mask]) for mask in range(33)])
ARROW_SETS: Final[vec[i64]] = vec[i64]([part for row in _SETS for part in row])


def attacks(position: Position, first: i64, past: i64, last: i64, twins: i64, out: vec[i64], n: i64) -> i64:
    """Attacks on each standing royal of the defender or, without one, direct (rules 11, 14).

    The hand's number cards lie from ``first`` to before ``past``, its last card at ``last``; ``out`` begins with all
    selections of the hand as discards.
    """
    table = position.table
    side = table.active * SIDE
    foe = SIDE - side
    guards: i64 = 0
    one: i64 = DIRECT
    two: i64 = 0
    three: i64 = 0
    for slot in range(SLOTS):
        royal = table.sides[foe + SLOT + slot]
        if royal & POSITION:
            guards += 1
            if guards == 1:
                one = reference(royal, slot)
            elif guards == 2:
                two = reference(royal, slot)
            else:
                three = reference(royal, slot)
    start = n
    n = arrows(position, first, past, last, twins, one, out, n)
    n = retarget(out, start, n, guards, arrow_aside(two - one), arrow_aside(three - one))
    if cold_war(table):  # rule 7
        return n
    start = n
    for slot in range(SLOTS):
        royal = table.sides[side + SLOT + slot]
        if royal & POSITION == UPRIGHT:
            n = with_each_number(
                position, first, past, make_attack(reference(royal, slot), one), ATTACK_CARD_AT, out, n
            )
    n = retarget(out, start, n, guards, attack_aside(two - one), attack_aside(three - one))
    if table.sides[side + READY]:
        start = n
        n = with_each_number(position, first, past, make_joker(one), JOKER_CARD_AT, out, n)
        n = retarget(out, start, n, guards, joker_aside(two - one), joker_aside(three - one))
        if guards:
            n = with_each_number(position, first, past, make_joker(WIPE), JOKER_CARD_AT, out, n)
    return n


def with_each_number(position: Position, first: i64, past: i64, attack: i64, at: i64, out: vec[i64], n: i64) -> i64:
    """The attack with each different number card, which is written from bit ``at``."""
    hands = position.hands
    before: i64 = -1
    for i in range(first, past):
        card = hands[i]
        if card != before:
            out[n] = attack | card + 1 << at
            n += 1
            before = card
    return n


def retarget(out: vec[i64], start: i64, n: i64, guards: i64, to_two: i64, to_three: i64) -> i64:
    """The attacks on the first guard again, on the second and on the third."""
    end = n
    if guards > 1:
        for i in range(start, end):
            out[n] = out[i] + to_two
            n += 1
    if guards > 2:
        for i in range(start, end):
            out[n] = out[i] + to_three
            n += 1
    return n


def arrows(position: Position, first: i64, past: i64, last: i64, twins: i64, target: i64, out: vec[i64], n: i64) -> i64:
    """Two to four number cards of one value or of one suit (rule 9)."""
    hands = position.hands
    by_suit: i64 = 0  # a byte of places for each suit
    run: i64 = 0  # places of one value; equal values are neighbours
    value: i64 = -1
    for i in range(first, past):
        card = hands[i]
        if card >> 2 != value:
            if run & run - 1:
                n = arrow_sets(run, twins, by_suit, target, out, n)
            value = card >> 2
            run = 0
        run |= 1 << (last - i)
        by_suit |= 1 << (last - i + (card & 3) * 8)
    if run & run - 1:
        n = arrow_sets(run, twins, by_suit, target, out, n)
    while by_suit:
        places = by_suit & 31
        if places & places - 1:
            n = arrow_sets(places, twins, 0, target, out, n)
        by_suit >>= 8
    return n


def arrow_sets(places: i64, twins: i64, by_suit: i64, target: i64, out: vec[i64], n: i64) -> i64:
    """The selections of two to four of these places. Sets of equal cards are left to the suit."""
    for i in range(SETS_FROM[places], SETS_FROM[places + 1]):
        mask = ARROW_SETS[i]
        if twins and (mask & twins & ~(mask >> 1) or of_one_suit(mask, by_suit)):
            continue
        out[n] = ARROW | target << ARROW_TARGET_AT | out[mask] - DISCARD << ARROW_FROM_DISCARD
        n += 1
    return n


def of_one_suit(mask: i64, by_suit: i64) -> bool:
    while by_suit:
        if mask & by_suit & 31 == mask:
            return True
        by_suit >>= 8
    return False


def with_effect(position: Position, out: vec[i64], n: i64) -> i64:
    """The moves without the futile attacks (rule 12)."""
    stay: i64 = 0
    for i in range(n):
        verb = out[i] & VERB_MASK
        if verb < ARROW or verb > JOKER_ATTACK or has_effect(out[i], position.table, position.options):
            out[stay] = out[i]
            stay += 1
    return stay
