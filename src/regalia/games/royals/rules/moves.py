# native
"""The legal moves of every decision, in the order of section 4; attacks of a kind by target, attacker and card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JACK, JOKER
from regalia.games.royals.rules.attacks import attacks, with_effect
from regalia.games.royals.rules.combat import target_of
from regalia.games.royals.rules.fields import (
    CARD_BITS,
    in_front,
    make_bury,
    make_jackrifice,
    make_revive,
    make_with_card,
    reference,
)
from regalia.games.royals.rules.model import (
    BLOCK,
    BLOCKING,
    CALL,
    CARDS,
    COUNTER,
    COUNTERING,
    DISCARD,
    EMPTY,
    END,
    FIRST_ROYAL,
    JACKRIFICING,
    MAIN,
    MOST_JOKERS,
    PASS,
    POSITION,
    READY,
    RECRUIT,
    REVEAL,
    SIDE,
    SLOT,
    SLOTS,
    WAITING,
    card_of,
)
from regalia.games.royals.rules.position import WIDTH, Position
from regalia.kernel.vecs import vec

MOST_MOVES: Final[i64] = 172  # section 4; two decks offer no more, because equal cards are one choice


def legal_moves(position: Position, out: vec[i64]) -> i64:
    """Write the moves of the due decision; returns their number."""
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
    """Write each different ace in hand (the first cards of it), and the pass."""
    seat = position.table.chooser
    hands = position.hands
    n: i64 = 0
    before: i64 = -1
    for i in range(seat * WIDTH, seat * WIDTH + position.table.sides[seat * SIDE + CARDS]):
        card = hands[i]
        if card >= 4:
            break
        if card != before:
            out[n] = make_with_card(verb, card)
            n += 1
            before = card
    out[n] = PASS
    return n + 1


def jackrifices(position: Position, out: vec[i64]) -> i64:
    """Write each standing jack except the target, and the pass."""
    table = position.table
    target = target_of(table.attack)
    n: i64 = 0
    for slot in range(SLOTS):
        royal = table.sides[table.chooser * SIDE + SLOT + slot]
        if royal & POSITION and card_of(royal) >> 2 == JACK and reference(royal, slot) != target:
            out[n] = make_jackrifice(reference(royal, slot))
            n += 1
    out[n] = PASS
    return n + 1


def main_moves(position: Position, out: vec[i64]) -> i64:
    """Decision M. First every selection of the hand as a discard, at the place of its mask; the empty one is the end.

    The places of a mask count from the end of the hand.
    """
    table = position.table
    hands = position.hands
    first = table.active * WIDTH
    last = first + table.sides[table.active * SIDE + CARDS] - 1
    past = first  # the number cards, which come first in a hand
    twins: i64 = 0  # places whose card equals the one before it in the hand
    n: i64 = 1
    out[0] = DISCARD
    for i in range(last, first - 1, -1):
        card = hands[i]
        if card < FIRST_ROYAL:
            past += 1
        if i > first and hands[i - 1] == card:
            twins |= n
        front = in_front(card)
        for mask in range(n):
            out[n + mask] = (out[mask] << CARD_BITS) + front
        n += n
    selections = n
    out[0] = END
    n = field_moves(position, first, past, last, out, n)
    if past > first:
        n = attacks(position, first, past, last, twins, out, n)
        if not position.options.futile_attacks:
            n = with_effect(position, out, n)
    if twins:
        n = without_twins(out, selections, twins, n)
    return n


def without_twins(out: vec[i64], selections: i64, twins: i64, n: i64) -> i64:
    """Keep the first of equal selections, and close the gaps."""
    stay: i64 = 1
    for mask in range(i64(1), selections):
        if not mask & twins & ~(mask >> 1):
            out[stay] = out[mask]
            stay += 1
    for i in range(selections, n):
        out[stay] = out[i]
        stay += 1
    return stay


def field_moves(position: Position, first: i64, past: i64, last: i64, out: vec[i64], n: i64) -> i64:
    """Write the moves recruit, reveal, bury and revive."""
    sides = position.table.sides
    side = position.table.active * SIDE
    free = False
    fallen = False
    for slot in range(SLOTS):
        royal = sides[side + SLOT + slot]
        if royal == EMPTY:
            free = True
        elif not royal & POSITION:
            fallen = True
    if past <= last:
        if free:
            n = recruits(position, past, last, out, n)
        if position.hands[last] == JOKER and sides[side + READY] + sides[side + WAITING] < MOST_JOKERS:
            out[n] = make_with_card(REVEAL, JOKER)
            n += 1
    if fallen:
        for slot in range(SLOTS):
            royal = sides[side + SLOT + slot]
            if royal != EMPTY and not royal & POSITION:
                out[n] = make_bury(reference(royal, slot))
                n += 1
        for slot in range(SLOTS):
            royal = sides[side + SLOT + slot]
            if royal != EMPTY and not royal & POSITION:
                n = revivals(position, royal, slot, first, last, out, n)
    return n


def recruits(position: Position, past: i64, last: i64, out: vec[i64], n: i64) -> i64:
    """Write a recruit for each different royal in hand."""
    before: i64 = -1
    for i in range(past, last + 1):
        card = position.hands[i]
        if card != before and card != JOKER:
            out[n] = make_with_card(RECRUIT, card)
            n += 1
            before = card
    return n


def revivals(position: Position, royal: i64, slot: i64, first: i64, last: i64, out: vec[i64], n: i64) -> i64:
    """Write a revival with each different card of the royal's suit (rule 19)."""
    before: i64 = -1
    for i in range(first, last + 1):
        card = position.hands[i]
        if card != before and card != JOKER and card & 3 == card_of(royal) & 3:
            out[n] = make_revive(reference(royal, slot), card)
            n += 1
            before = card
    return n
