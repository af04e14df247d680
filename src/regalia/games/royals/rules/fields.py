# native
"""The fields of a move and their bits. No other file shifts or masks a move.

``notation.py`` declares the same to the codec, and a test compares the two. Slots count from 0 here; a reference to a royal and
the codec count them from 1. A card is stored as card + 1, so that 0 is none; several cards follow each other, the lowest first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royals.rules.model import (
    ATTACK,
    BURY,
    DISCARD,
    DRAW,
    FIRST,
    JACKRIFICE,
    JOKER_ATTACK,
    REVIVE,
    card_of,
)

# What the hottest loops of moves.py and attacks.py shift by themselves; everything else asks the functions below. Each masks
# what it gives: then the C compiler sees that it cannot be mypyc's mark of an error, and nothing of the call is left.
CARD_BITS: Final[i64] = 6
REF_BITS: Final[i64] = 8  # a reference: card + 1, then the slot counted from 1
SEAT_BITS: Final[i64] = 1
ATTACK_CARD_AT: Final[i64] = 14
JOKER_CARD_AT: Final[i64] = 6
ARROW_TARGET_AT: Final[i64] = 6
ARROW_FROM_DISCARD: Final[i64] = 8

# ---- several cards, packed


def first_card(cards: i64) -> i64:
    return (cards & 63) - 1


def other_cards(cards: i64) -> i64:
    return cards >> 6 & 16777215


def put_first(card: i64, cards: i64) -> i64:
    """The cards with one more before them."""
    return card + 1 & 63 | (cards & 16777215) << 6


def one_card(card: i64) -> i64:
    return card + 1 & 63


# ---- a reference to a royal on a field; a target is one, or DIRECT, or WIPE


def reference(royal: i64, slot: i64) -> i64:
    """The reference of a royal in a slot."""
    return card_of(royal) + 1 & 63 | (slot + 1 & 3) << 6


def ref_card(ref: i64) -> i64:
    return (ref & 63) - 1


def ref_slot(ref: i64) -> i64:
    return (ref >> 6 & 3) - 1


# ---- discard CARDS


def discard_cards(move: i64) -> i64:
    return move >> 6 & 1073741823


def in_front(card: i64) -> i64:
    """The amount that puts this card in front of a discard shifted by CARD_BITS."""
    return ((card + 1 & 63) << 6) + DISCARD - (DISCARD << 6)


# ---- recruit, reveal, block, counter CARD


def make_with_card(verb: i64, card: i64) -> i64:
    return verb & 63 | (card + 1 & 63) << 6


def played_card(move: i64) -> i64:
    return (move >> 6 & 63) - 1


def played_cards(move: i64) -> i64:
    """The played card as a packed row of one."""
    return move >> 6 & 63


# ---- bury, jackrifice ROYAL; revive ROYAL CARD; attack ROYAL CARD TARGET


def royal_ref(move: i64) -> i64:
    return move >> 6 & 255


def royal_card(move: i64) -> i64:
    return (move >> 6 & 63) - 1


def royal_slot(move: i64) -> i64:
    return (move >> 12 & 3) - 1


def make_bury(ref: i64) -> i64:
    return BURY | (ref & 255) << 6


def make_jackrifice(ref: i64) -> i64:
    return JACKRIFICE | (ref & 255) << 6


def make_revive(ref: i64, card: i64) -> i64:
    return REVIVE | (ref & 255) << 6 | (card + 1 & 63) << 14


def tribute(move: i64) -> i64:
    return (move >> 14 & 63) - 1


def tribute_cards(move: i64) -> i64:
    return move >> 14 & 63


# ---- attack ROYAL CARD TARGET


def make_attack(ref: i64, target: i64) -> i64:
    """Still without its card, which goes to ATTACK_CARD_AT."""
    return ATTACK | (ref & 255) << 6 | (target & 255) << 20


def attack_cards(move: i64) -> i64:
    return move >> 14 & 63


def attack_target(move: i64) -> i64:
    return move >> 20 & 255


def attack_aside(targets: i64) -> i64:
    """The difference between an attack and the one on a target that many further on."""
    return targets << 20


# ---- arrow TARGET CARDS


def arrow_cards(move: i64) -> i64:
    return move >> 14 & 16777215


def arrow_count(move: i64) -> i64:
    """The number of arrows: 2 to 4."""
    if move >> 32:
        return 4
    return 3 if move >> 26 else 2


def arrow_target(move: i64) -> i64:
    return move >> 6 & 255


def arrow_aside(targets: i64) -> i64:
    return targets << 6


# ---- joker CARD TARGET


def make_joker(target: i64) -> i64:
    """Still without its card, which goes to JOKER_CARD_AT."""
    return JOKER_ATTACK | (target & 255) << 12


def joker_cards(move: i64) -> i64:
    return move >> 6 & 63


def joker_target(move: i64) -> i64:
    return move >> 12 & 255


def joker_aside(targets: i64) -> i64:
    return targets << 12


# ---- chance: draw SEAT CARD, first SEAT


def make_draw(seat: i64, card: i64) -> i64:
    return DRAW | (seat & 1) << 6 | (card + 1 & 63) << 7


def draw_seat(move: i64) -> i64:
    return move >> 6 & 1


def draw_card(move: i64) -> i64:
    return (move >> 7 & 63) - 1


def make_first(seat: i64) -> i64:
    return FIRST | (seat & 1) << 6


def first_seat(move: i64) -> i64:
    return move >> 6 & 1
