# native
"""Guesses hidden cards that a viewer cannot rule out."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import JOKER, KINDS
from regalia.games.royals.rules.combat import cards_of
from regalia.games.royals.rules.fields import (
    discard_cards,
    first_card,
    other_cards,
    played_cards,
    tribute_cards,
)
from regalia.games.royals.rules.hands import nth_card, take
from regalia.games.royals.rules.memory import is_remembered, note_play, size_of
from regalia.games.royals.rules.model import (
    ARROW,
    BLOCK,
    CARDS,
    COPY_BITS,
    COUNTER,
    DISCARD,
    EMPTY,
    JOKER_ATTACK,
    READY,
    RECRUIT,
    REVEAL,
    REVIVE,
    SHARE,
    SIDE,
    SLOT,
    SLOTS,
    WAITING,
    Hand,
    Options,
    Table,
    card_of,
    full_deck,
    held_block,
    held_card,
)
from regalia.games.royals.rules.position import KNOWN, WIDTH, Position
from regalia.kernel.rng import Rng
from regalia.kernel.state import VERB_MASK, View
from regalia.kernel.vecs import vec


def unseen(table: Table, options: Options) -> vec[i64]:
    """The cards that do not lie open on the table: deck and hands together."""
    cards = full_deck(options)
    take_open(table, cards)
    return cards


def take_open(table: Table, cards: vec[i64]) -> None:
    """Take the cards that lie open on the table out of these counts."""
    discard = table.discard
    scored = table.scored
    for card in range(JOKER):
        copies = scored[card]
        cards[card] -= discard[card]
        if copies:
            cards[card] -= 2 if copies >> COPY_BITS else 1
    cards[JOKER] -= discard[JOKER] + scored[JOKER]
    for seat in range(i64(2)):
        side = seat * SIDE
        cards[JOKER] -= table.sides[side + READY] + table.sides[side + WAITING]
        for slot in range(SLOTS):
            royal = table.sides[side + SLOT + slot]
            if royal != EMPTY:
                cards[card_of(royal)] -= 1
    if table.attack:
        laid = cards_of(table.attack)
        while laid:
            cards[first_card(laid)] -= 1
            laid = other_cards(laid)


def census(position: Position) -> list[int]:
    """The number of each card over table, hands and deck."""
    whole = full_deck(position.options)
    hidden = unseen(position.table, position.options)
    counts: list[int] = []
    for card in range(KINDS):
        counts.append(whole[card] - hidden[card] + position.stock[card])
    for seat in range(i64(2)):
        for i in range(position.table.sides[seat * SIDE + CARDS]):
            counts[position.hands[seat * WIDTH + i]] += 1
    return counts


def watch(position: Position, move: i64) -> None:
    """Note what a choice shows about cards held at a reshuffle. Called before the choice is played."""
    table = position.table
    size = table.sides[table.chooser * SIDE + CARDS]
    cards = from_hand(move)
    earlier: i64 = 0  # copies of the same card that this choice has taken already
    while cards:
        card = first_card(cards)
        if is_remembered(table, card):
            note_play(table, table.chooser, card, size, unseen_copies(position, card) - earlier)
        cards = other_cards(cards)
        size -= 1
        earlier = earlier + 1 if first_card(cards) == card else 0


def unseen_copies(position: Position, card: i64) -> i64:
    """The number of copies of a held card in the hands and the deck."""
    if position.options.decks == 1 and card != JOKER:
        return 1
    return unseen(position.table, position.options)[card]


def from_hand(move: i64) -> i64:
    """The cards that a choice takes from the hand, six bits each."""
    verb = move & VERB_MASK
    if ARROW <= verb <= JOKER_ATTACK:
        return cards_of(move)
    if verb == REVIVE:
        return tribute_cards(move)
    if verb == DISCARD:
        return discard_cards(move)
    if verb in (RECRUIT, REVEAL, BLOCK, COUNTER):
        return played_cards(move)
    return 0


def deal_hands(position: Position, view: View, rng: Rng) -> None:
    """Fill the hands from the stock in a way that the viewer cannot rule out.

    The viewer's hand is as it is. Any other hand has the cards that are known to be there, and any unseen ones besides.
    """
    sides = position.table.sides
    one = sides[CARDS]
    two = sides[SIDE + CARDS]
    sides[CARDS] = 0
    sides[SIDE + CARDS] = 0
    spectator = True
    for seat in range(i64(2)):
        hand = view.hands[seat]
        if hand is not None:
            assert isinstance(hand, Hand)
            spectator = False
            deal_known(position, seat, hand)
    if spectator:
        deal_blocks(position, rng)
    left = position.table.deck + one - sides[CARDS] + two - sides[SIDE + CARDS]
    left = deal_rest(position, 0, one, left, rng)
    deal_rest(position, 1, two, left, rng)


def deal_known(position: Position, seat: i64, hand: Hand) -> None:
    """Put the viewer's hand and the known cards of the other hand in place."""
    hold(position, seat, hand.cards)
    position.hands[seat * WIDTH + KNOWN] = hand.known
    hold(position, 1 - seat, hand.theirs)
    position.hands[(1 - seat) * WIDTH + KNOWN] = (1 << len(hand.theirs)) - 1


def hold(position: Position, seat: i64, cards: vec[i64]) -> None:
    """Put sorted cards into an empty hand."""
    size = i64(len(cards))
    for i in range(size):
        position.hands[seat * WIDTH + i] = cards[i]
        position.stock[cards[i]] -= 1
    position.table.sides[seat * SIDE + CARDS] = size


def give(position: Position, seat: i64, card: i64) -> None:
    """Move a card from the stock into a hand."""
    position.stock[card] -= 1
    take(position, seat, card)


def deal_blocks(position: Position, rng: Rng) -> None:
    """Divide each block between the hands for a spectator, as many to seat 0 as everybody knows."""
    table = position.table
    for block in range(SHARE):
        left = size_of(table, block)
        share = table.held[SHARE + block]
        for i in range(table.held_count):
            if held_block(table.held[i]) == block:
                seat: i64 = 0 if rng.below(left) < share else 1
                give(position, seat, held_card(table.held[i]))
                left -= 1
                share -= 1 - seat
    for seat in range(i64(2)):
        position.hands[seat * WIDTH + KNOWN] = (1 << table.sides[seat * SIDE + CARDS]) - 1


def deal_rest(position: Position, seat: i64, size: i64, left: i64, rng: Rng) -> i64:
    """Fill a hand with unseen cards; returns how many are left."""
    while position.table.sides[seat * SIDE + CARDS] < size:
        give(position, seat, nth_card(position.stock, rng.below(left), left))
        left -= 1
    return left
