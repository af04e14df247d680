# native
"""The legal moves of every decision, in the order of section 4; attacks by target, then attacker, then card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JACK, JOKER
from regalia.games.royals.combat import has_effect, target_of
from regalia.games.royals.model import (
    ARROW,
    ATTACK,
    BLOCK,
    BLOCKING,
    BURY,
    CALL,
    CARDS,
    COUNTER,
    COUNTERING,
    DIRECT,
    DISCARD,
    EMPTY,
    END,
    FIRST_ROYAL,
    JACKRIFICE,
    JACKRIFICING,
    JOKER_ATTACK,
    MAIN,
    MOST_JOKERS,
    PASS,
    POSITION,
    READY,
    RECRUIT,
    REVEAL,
    REVIVE,
    SIDE,
    SLOT,
    SLOTS,
    UPRIGHT,
    WAITING,
    WIDTH,
    WIPE,
    Position,
    card_of,
    cold_war,
)
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec

MOST_MOVES: Final[i64] = 172  # section 4; two decks offer no more, because equal cards are one choice

# A selection of hand cards is a mask of their places. By mask: where the next card goes in a packed selection, and
# where the selections of two to four of its places lie in ARROW_SETS.
_SETS: Final = [
    [part for part in range(32) if part & mask == part and 2 <= part.bit_count() <= 4] for mask in range(32)
]
NEXT_CARD: Final[vec[i64]] = vec[i64]([6 + 6 * mask.bit_count() for mask in range(32)])
SETS_FROM: Final[vec[i64]] = vec[i64]([sum(len(row) for row in _SETS[:mask]) for mask in range(33)])
ARROW_SETS: Final[vec[i64]] = vec[i64]([part for row in _SETS for part in row])


def legal_moves(position: Position, out: vec[i64]) -> i64:
    """Write the moves of the decision that is due; how many there are."""
    decision = position.table.decision
    if decision == MAIN:
        return main_moves(position, out)
    if decision == BLOCKING:
        return aces(position, BLOCK, out)
    if decision == COUNTERING:
        return aces(position, COUNTER, out)
    if decision == JACKRIFICING:
        return jackrifices(position, out)
    out[0] = CALL
    out[1] = PASS
    return 2


def aces(position: Position, verb: i64, out: vec[i64]) -> i64:
    """Each different ace in hand, which are its first cards, or a pass."""
    seat = position.table.chooser
    hands = position.hands
    n: i64 = 0
    last: i64 = -1
    for i in range(seat * WIDTH, seat * WIDTH + position.table.sides[seat * SIDE + CARDS]):
        card = hands[i]
        if card >= 4:
            break
        if card != last:
            out[n] = verb | card + 1 << 6
            n += 1
            last = card
    out[n] = PASS
    return n + 1


def jackrifices(position: Position, out: vec[i64]) -> i64:
    """Each standing jack but the target, or a pass."""
    table = position.table
    target = target_of(table.attack)
    n: i64 = 0
    for slot in range(SLOTS):
        royal = table.sides[table.chooser * SIDE + SLOT + slot]
        if royal & POSITION and card_of(royal) >> 2 == JACK and slot != (target >> 6) - 1:
            out[n] = JACKRIFICE | reference(royal, slot) << 6
            n += 1
    out[n] = PASS
    return n + 1


def reference(royal: i64, slot: i64) -> i64:
    return card_of(royal) + 1 | slot + 1 << 6


def main_moves(position: Position, out: vec[i64]) -> i64:
    """Decision M."""
    table = position.table
    seat = table.active
    first = seat * WIDTH
    size = table.sides[seat * SIDE + CARDS]
    hands = position.hands
    numbers: i64 = 0  # number cards come first in a hand
    twins: i64 = 0  # places whose card equals the one before
    for i in range(size):
        card = hands[first + i]
        if card < FIRST_ROYAL:
            numbers += 1
        if i > 0 and card == hands[first + i - 1]:
            twins |= i64(1) << i
    selections = select(position, first, size, out)
    n = field_moves(position, first, size, numbers, twins, out, selections)
    if numbers:
        n = attacks(position, first, numbers, twins, out, n)
        if not position.options.futile_attacks:
            n = with_effect(position, out, n)
    out[0] = END
    if twins:
        n = without_twins(out, selections, twins, n)
    return n


def select(position: Position, first: i64, size: i64, out: vec[i64]) -> i64:
    """Every selection from the hand as a discard, at the place of its mask; at 0 the empty one."""
    out[0] = DISCARD
    count: i64 = 1
    for i in range(first, first + size):
        card = position.hands[i] + 1
        for mask in range(count):
            out[count + mask] = out[mask] | card << NEXT_CARD[mask]
        count += count
    return count


def without_twins(out: vec[i64], selections: i64, twins: i64, n: i64) -> i64:
    """Equal selections are one choice: of equal cards the first ones are taken. The moves behind close up."""
    stay: i64 = 1
    for mask in range(i64(1), selections):
        if not mask & twins & ~(mask << 1):
            out[stay] = out[mask]
            stay += 1
    for i in range(selections, n):
        out[stay] = out[i]
        stay += 1
    return stay


def field_moves(position: Position, first: i64, size: i64, numbers: i64, twins: i64, out: vec[i64], n: i64) -> i64:
    """Recruit, reveal, bury, revive."""
    sides = position.table.sides
    hands = position.hands
    side = position.table.active * SIDE
    free = False
    fallen = False
    for slot in range(SLOTS):
        royal = sides[side + SLOT + slot]
        if royal == EMPTY:
            free = True
        elif not royal & POSITION:
            fallen = True
    if numbers < size:
        if free:
            for i in range(numbers, size):
                card = hands[first + i]
                if card != JOKER and not twins >> i & 1:
                    out[n] = RECRUIT | card + 1 << 6
                    n += 1
        if hands[first + size - 1] == JOKER and sides[side + READY] + sides[side + WAITING] < MOST_JOKERS:
            out[n] = REVEAL | JOKER + 1 << 6
            n += 1
    if not fallen:
        return n
    for slot in range(SLOTS):
        royal = sides[side + SLOT + slot]
        if royal != EMPTY and not royal & POSITION:
            out[n] = BURY | reference(royal, slot) << 6
            n += 1
    for slot in range(SLOTS):
        royal = sides[side + SLOT + slot]
        if royal != EMPTY and not royal & POSITION:
            for i in range(size):
                card = hands[first + i]
                if card != JOKER and card & 3 == card_of(royal) & 3 and not twins >> i & 1:
                    out[n] = REVIVE | reference(royal, slot) << 6 | card + 1 << 14
                    n += 1
    return n


def attacks(position: Position, first: i64, numbers: i64, twins: i64, out: vec[i64], n: i64) -> i64:
    """Arrows, and after the Cold War royals and jokers: on each standing royal of the defender, or if none stands direct."""
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
    if numbers > 1:
        start = n
        n = arrows(position, first, numbers, twins, one, out, n)
        n = retarget(out, start, n, guards, two - one << 6, three - one << 6)
    if cold_war(table):
        return n
    start = n
    for slot in range(SLOTS):
        royal = table.sides[side + SLOT + slot]
        if royal & POSITION == UPRIGHT:
            n = with_each_number(
                position, first, numbers, twins, ATTACK | reference(royal, slot) << 6 | one << 20, 14, out, n
            )
    n = retarget(out, start, n, guards, two - one << 20, three - one << 20)
    if table.sides[side + READY]:
        start = n
        n = with_each_number(position, first, numbers, twins, JOKER_ATTACK | one << 12, 6, out, n)
        n = retarget(out, start, n, guards, two - one << 12, three - one << 12)
        if guards:
            n = with_each_number(position, first, numbers, twins, JOKER_ATTACK | WIPE << 12, 6, out, n)
    return n


def with_each_number(
    position: Position, first: i64, numbers: i64, twins: i64, attack: i64, at: i64, out: vec[i64], n: i64
) -> i64:
    """The attack with each different number card in hand."""
    for i in range(numbers):
        if not twins >> i & 1:
            out[n] = attack | position.hands[first + i] + 1 << at
            n += 1
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


def arrows(position: Position, first: i64, numbers: i64, twins: i64, target: i64, out: vec[i64], n: i64) -> i64:
    """Two to four number cards, all of one suit or all of one value (rule 9)."""
    hands = position.hands
    by_suit: i64 = 0  # a byte of places for each suit
    run: i64 = 0  # places of one value; equal values are neighbours
    value: i64 = -1
    for i in range(numbers):
        card = hands[first + i]
        by_suit |= i64(1) << (i + (card & 3) * 8)
        if card >> 2 != value:
            n = arrow_sets(run, twins, by_suit if twins else 0, target, out, n)
            value = card >> 2
            run = 0
        run |= i64(1) << i
    n = arrow_sets(run, twins, by_suit if twins else 0, target, out, n)
    while by_suit:
        n = arrow_sets(by_suit & 31, twins, 0, target, out, n)
        by_suit >>= 8
    return n


def arrow_sets(places: i64, twins: i64, by_suit: i64, target: i64, out: vec[i64], n: i64) -> i64:
    """The selections of two to four of these places, but none that ``by_suit`` has in one suit."""
    if places & places - 1 == 0:
        return n
    for i in range(SETS_FROM[places], SETS_FROM[places + 1]):
        mask = ARROW_SETS[i]
        if mask & twins & ~(mask << 1) or of_one_suit(mask, by_suit):
            continue
        out[n] = ARROW | target << 6 | out[mask] - DISCARD << 8
        n += 1
    return n


def of_one_suit(mask: i64, by_suit: i64) -> bool:
    while by_suit:
        if mask & by_suit & 31 == mask:
            return True
        by_suit >>= 8
    return False


def with_effect(position: Position, out: vec[i64], n: i64) -> i64:
    """Without the futile attacks (rule 12)."""
    stay: i64 = 0
    for i in range(n):
        verb = out[i] & VERB_MASK
        if verb < ARROW or verb > JOKER_ATTACK or has_effect(out[i], position.table, position.options):
            out[stay] = out[i]
            stay += 1
    return stay
