# native
"""Royals for learners: 256 actions by places in the hand, and the features of a view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import KINDS
from regalia.games.royals.belief.guess import unseen
from regalia.games.royals.rules.combat import cards_of, damage, has_effect, target_of
from regalia.games.royals.rules.fields import (
    discard_cards,
    first_card,
    other_cards,
    played_card,
    ref_slot,
    royal_slot,
    tribute,
)
from regalia.games.royals.rules.model import (
    ARROW,
    ATTACK,
    BLOCK,
    BURY,
    BY_ROYALS,
    BY_TRIBUTES,
    CALL,
    CARDS,
    COUNTER,
    DIRECT,
    DISCARD,
    EMPTY,
    END,
    ENDED,
    FIRST_ROYAL,
    JACKRIFICE,
    JOKER_ATTACK,
    POSITION,
    READY,
    RECRUIT,
    REVEAL,
    REVIVE,
    SIDE,
    SLOT,
    SLOTS,
    WAITING,
    WINS,
    WIPE,
    Hand,
    Options,
    Table,
    card_of,
    under_of,
)
from regalia.games.royals.rules.position import WIDTH, Position
from regalia.kernel.learning import Learning
from regalia.kernel.state import VERB_MASK, State, View
from regalia.kernel.vecs import vec

# Where the actions of each verb begin. A place is a card's place in the sorted hand, the first of equal ones.
_END: Final[i64] = 0
_PASS: Final[i64] = 1
_CALL: Final[i64] = 2
_REVEAL: Final[i64] = 3
_BURY: Final[i64] = 4  # + slot
_JACKRIFICE: Final[i64] = 7  # + slot
_RECRUIT: Final[i64] = 10  # + place
_BLOCK: Final[i64] = 15  # + place
_COUNTER: Final[i64] = 20  # + place
_REVIVE: Final[i64] = 25  # + slot * 5 + place
_DISCARD: Final[i64] = 40  # + mask of places - 1
_JOKER: Final[i64] = 71  # + target * 5 + place; targets are slots 0 to 2, 3 direct, 4 wipe
_ATTACK: Final[i64] = 96  # + (target * 3 + slot) * 5 + place
_ARROW: Final[i64] = 156  # + target * 25 + number of the selection of two to four places
ACTIONS: Final[i64] = 256

_SELECTIONS: Final = [mask for mask in range(32) if 2 <= mask.bit_count() <= 4]
SELECTION: Final[vec[i64]] = vec[i64]([_SELECTIONS.index(mask) if mask in _SELECTIONS else -1 for mask in range(32)])


class RoyalsLearning(Learning):
    """Royals for learners, with its options."""

    def __init__(self, options: Options) -> None:
        super().__init__(ACTIONS)
        self.options = options

    def action(self, state: State, move: i64) -> i64:
        assert isinstance(state, Position)
        return action(state, move)

    def features(self, view: View) -> list[float]:
        return features(view, self.options)


def action(position: Position, move: i64) -> i64:
    """The number of a legal move in the vocabulary."""
    verb = move & VERB_MASK
    if verb == END:
        return _END
    if verb == DISCARD:
        return _DISCARD + places(position, discard_cards(move)) - 1
    if verb == RECRUIT:
        return _RECRUIT + place(position, played_card(move))
    if verb == REVEAL:
        return _REVEAL
    if verb == BURY:
        return _BURY + royal_slot(move)
    if verb == REVIVE:
        return _REVIVE + royal_slot(move) * 5 + place(position, tribute(move))
    if verb == ARROW:
        return _ARROW + target_number(move) * 25 + SELECTION[places(position, cards_of(move))]
    if verb == ATTACK:
        return _ATTACK + (target_number(move) * 3 + royal_slot(move)) * 5 + place(position, first_card(cards_of(move)))
    if verb == JOKER_ATTACK:
        return _JOKER + target_number(move) * 5 + place(position, first_card(cards_of(move)))
    if verb == BLOCK:
        return _BLOCK + place(position, played_card(move))
    if verb == COUNTER:
        return _COUNTER + place(position, played_card(move))
    if verb == JACKRIFICE:
        return _JACKRIFICE + royal_slot(move)
    return _CALL if verb == CALL else _PASS


def target_number(attack: i64) -> i64:
    target = target_of(attack)
    if target == DIRECT:
        return 3
    return 4 if target == WIPE else ref_slot(target)


def place(position: Position, card: i64) -> i64:
    """The place of a card in the chooser's hand."""
    at = position.table.chooser * WIDTH
    i: i64 = 0
    while position.hands[at + i] != card:
        i += 1
    return i


def places(position: Position, cards: i64) -> i64:
    """The mask of the places of several cards."""
    at = position.table.chooser * WIDTH
    mask: i64 = 0
    i: i64 = 0
    while cards:
        if position.hands[at + i] == first_card(cards):
            mask |= 1 << i
            cards = other_cards(cards)
        i += 1
    return mask


def features(view: View, options: Options) -> list[float]:
    """The view as numbers, from the viewer's side. A spectator looks from seat 0 without a hand."""
    table = view.table
    assert isinstance(table, Table)
    row: list[float] = []
    me = view.seat if view.seat >= 0 else i64(0)
    add_cards(row, view, options)
    add_side(row, table, me)
    add_side(row, table, 1 - me)
    add_flow(row, table, me, options)
    add_attack(row, table, options)
    return row


def add_cards(row: list[float], view: View, options: Options) -> None:
    """Add counts by card: in hand, known in the other hand, unseen, discarded."""
    table = view.table
    assert isinstance(table, Table)
    own = vec[i64]([0] * KINDS)
    known = vec[i64]([0] * KINDS)
    hidden = unseen(table, options)
    hand = view.hands[view.seat] if view.seat >= 0 else None
    if hand is not None:
        assert isinstance(hand, Hand)
        for card in hand.cards:
            own[card] += 1
            hidden[card] -= 1
        for card in hand.theirs:
            known[card] += 1
    for bag in (own, known, hidden, table.discard):
        for count in bag:
            row.append(float(count))


def add_side(row: list[float], table: Table, seat: i64) -> None:
    """Add a side: slots, jokers, hand size, points, wins, whether it has had a royal."""
    at = seat * SIDE
    for slot in range(SLOTS):
        royal = table.sides[at + SLOT + slot]
        for card in range(FIRST_ROYAL, KINDS - 1):
            row.append(1.0 if royal != EMPTY and card_of(royal) == card else 0.0)
        for turned in range(POSITION):
            row.append(1.0 if royal != EMPTY and royal & POSITION == turned else 0.0)
        row.append(float(under_of(royal)))
    row.append(float(table.sides[at + READY]))
    row.append(float(table.sides[at + WAITING]))
    row.append(float(table.sides[at + CARDS]) / 5.0)
    for part in range(BY_ROYALS, BY_TRIBUTES + 1):
        row.append(float(table.sides[at + part]) / 10.0)
    row.append(float(table.sides[at + WINS]))
    row.append(float(table.had_royals >> seat & 1))


def add_flow(row: list[float], table: Table, me: i64, options: Options) -> None:
    """Add the due decision and its seat, the deck, reshuffles and counters."""
    for decision in range(ENDED + 1):
        row.append(1.0 if table.decision == decision else 0.0)
    row.append(1.0 if table.chooser == me else 0.0)
    row.append(1.0 if table.active == me else 0.0)
    row.append(float(table.deck) / 10.0)
    row.append(float(table.discarded) / 10.0)
    row.append(float(table.reshuffles))
    row.append(1.0 if table.called else 0.0)
    row.append(1.0 if table.last_round else 0.0)
    row.append(float(table.finals))
    row.append(float(table.quiet) / float(options.idle_limit))
    row.append(float(table.turns) / float(options.turn_limit))


def add_attack(row: list[float], table: Table, options: Options) -> None:
    """Add the attack that is being answered."""
    attack = table.attack
    for verb in range(ARROW, JOKER_ATTACK + 1):
        row.append(1.0 if attack & VERB_MASK == verb else 0.0)
    for target in range(i64(5)):
        row.append(1.0 if attack and target_number(attack) == target else 0.0)
    row.append(float(damage(attack)) / 10.0 if attack and target_of(attack) != WIPE else 0.0)
    row.append(1.0 if attack and has_effect(attack, table, options) else 0.0)
