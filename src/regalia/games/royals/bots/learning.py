# native
"""Royals for learners: 256 actions by places in the hand, and what each number of a view means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from regalia.cards import KINDS
from regalia.games.royals.belief.guess import take_open
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
    MOST_JOKERS,
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
    full_deck,
    under_of,
)
from regalia.games.royals.rules.position import KNOWN, WIDTH, Position
from regalia.kernel.features import Layout, Row
from regalia.kernel.optional.learning import Learning
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

ROYAL_CARDS: Final[i64] = 12
MOST_UNDER: Final[i64] = 12  # told of a royal
MOST_POINTS: Final[i64] = 100  # of one kind, for each deck
MOST_RESHUFFLES: Final[i64] = 20  # told
MOST_TURNS: Final[i64] = 1000  # told
MOST_DAMAGE: Final[i64] = 60

_SELECTIONS: Final = [mask for mask in range(32) if 2 <= mask.bit_count() <= 4]
SELECTION: Final[vec[i64]] = vec[i64]([_SELECTIONS.index(mask) if mask in _SELECTIONS else -1 for mask in range(32)])


class RoyalsLearning(Learning):
    """Royals for learners, with its options. The viewer's side comes first; a spectator looks from seat 0 without a hand."""

    def __init__(self, options: Options) -> None:
        layout = Layout()
        super().__init__(ACTIONS, layout)
        self.options = options
        self.full = full_deck(options)
        self.hidden = full_deck(options)  # cards that the viewer has not seen, while a row is written
        copies = max(options.decks, options.jokers)
        self.hand = layout.block("hand", "cards in your hand, by card", [KINDS], copies)
        self.known = layout.block("known", "cards you know in the other hand, by card", [KINDS], copies)
        self.unseen = layout.block("unseen", "cards you have not seen, by card", [KINDS], copies)
        self.discard = layout.block("discard", "cards in the discard pile, by card", [KINDS], copies)
        self.royal = layout.block(
            "royal", "the royal in each slot: side, slot, card from Jc to Ks", [2, SLOTS, ROYAL_CARDS]
        )
        self.position = layout.block(
            "position", "how it lies: side, slot, (sideways, diagonal, upright)", [2, SLOTS, 3]
        )
        self.under = layout.block("under", "cards under it: side, slot", [2, SLOTS], MOST_UNDER)
        self.ready = layout.block("jokers_ready", "jokers on the field that may attack, by side", [2], MOST_JOKERS)
        self.waiting = layout.block("jokers_waiting", "jokers that may not attack yet, by side", [2], MOST_JOKERS)
        self.cards = layout.block("hand_size", "cards in hand, in fifths of a full hand, by side", [2], 5, unit=5)
        self.points = layout.block(
            "points",
            "points by royals, jokers, arrows and tributes, in tens: side, kind",
            [2, 4],
            MOST_POINTS * options.decks,
            unit=10,
        )
        self.wins = layout.block("wins", "games of the match won, by side", [2], options.match_games)
        self.had_royals = layout.block("had_royals", "whether the side has had a royal on the field", [2])
        self.decision = layout.block(
            "decision",
            "what is due: main, block, counter, jackrifice, call, draw, start, ended",
            [ENDED + 1],
        )
        self.choosing = layout.block("choosing", "whether you must choose", [1])
        self.active = layout.block("active", "whether it is your turn", [1])
        cards = 52 * options.decks + options.jokers
        self.deck = layout.block("deck", "cards in the deck, in tens", [1], cards, unit=10)
        self.discarded = layout.block("discarded", "cards in the discard pile, in tens", [1], cards, unit=10)
        self.reshuffles = layout.block("reshuffles", "reshuffles so far; at most 20 are told", [1], MOST_RESHUFFLES)
        self.called = layout.block("called", "whether the last reshuffle has been called", [1])
        self.last_round = layout.block("last_round", "whether this is the last round", [1])
        self.finals = layout.block("finals", "final turns begun", [1], 2)
        self.quiet = layout.block(
            "quiet", "quiet turns in a row, as a share of the limit", [1], options.idle_limit, unit=options.idle_limit
        )
        self.turns = layout.block("turns", "turns begun, in hundreds; at most 1000 are told", [1], MOST_TURNS, unit=100)
        self.attack = layout.block("attack", "the attack that is answered: arrow, attack, joker", [3])
        self.target = layout.block("target", "its target: slots 1 to 3, the player, a wipe", [5])
        self.damage = layout.block("damage", "its damage, in tens", [1], MOST_DAMAGE, unit=10)
        self.effect = layout.block("effect", "whether it would have an effect", [1])

    def action(self, state: State, move: i64) -> i64:
        assert isinstance(state, Position)
        return action(state, move)

    def write_actions(self, state: State, moves: vec[i64], count: i64, out: vec[i32], first: i64) -> None:
        assert isinstance(state, Position)
        for k in range(count):
            out[first + k] = i32(action(state, moves[k]))

    def write_features(self, view: View, row: Row) -> None:
        table = view.table
        assert isinstance(table, Table)
        self.count_hidden(table)
        if view.seat >= 0:
            hand = view.hands[view.seat]
            assert isinstance(hand, Hand)
            self.put_hand(hand.cards, 0, i64(len(hand.cards)), row)
            for card in hand.theirs:
                row.add(self.known, card)
        self.put_table(table, view.seat, row)

    def write_row(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        table = state.table
        self.count_hidden(table)
        if seat >= 0:
            self.put_hand(state.hands, seat * WIDTH, table.sides[seat * SIDE + CARDS], row)
            other = 1 - seat
            known = state.hands[other * WIDTH + KNOWN]
            for i in range(table.sides[other * SIDE + CARDS]):
                if known >> i & 1:
                    row.add(self.known, state.hands[other * WIDTH + i])
        self.put_table(table, seat, row)

    def count_hidden(self, table: Table) -> None:
        """Count the cards that do not lie open on the table."""
        for card in range(KINDS):
            self.hidden[card] = self.full[card]
        take_open(table, self.hidden)

    def put_hand(self, cards: vec[i64], first: i64, count: i64, row: Row) -> None:
        """Put the viewer's cards, which stand in a row from ``first`` on."""
        for i in range(first, first + count):
            row.add(self.hand, cards[i])
            self.hidden[cards[i]] -= 1

    def put_table(self, table: Table, seat: i64, row: Row) -> None:
        """Put what lies open, and the cards that the viewer has not seen."""
        me = seat if seat >= 0 else i64(0)
        row.put_all(self.unseen, 0, self.hidden, 0, KINDS)
        row.put_all(self.discard, 0, table.discard, 0, KINDS)
        self.put_side(table, me, 0, row)
        self.put_side(table, 1 - me, 1, row)
        self.put_flow(table, me, row)
        if table.attack:
            self.put_attack(table, row)

    def put_side(self, table: Table, seat: i64, i: i64, row: Row) -> None:
        """Put the side of a seat as side i: slots, jokers, hand size, points, wins."""
        sides = table.sides
        at = seat * SIDE
        for slot in range(SLOTS):
            royal = sides[at + SLOT + slot]
            if royal != EMPTY:
                place = i * SLOTS + slot
                row.mark(self.royal, place * ROYAL_CARDS + card_of(royal) - FIRST_ROYAL)
                row.mark(self.position, place * 3 + (royal & POSITION))
                row.put(self.under, place, under_of(royal))
        row.put(self.ready, i, sides[at + READY])
        row.put(self.waiting, i, sides[at + WAITING])
        row.put(self.cards, i, sides[at + CARDS])
        row.put_all(self.points, i * 4, sides, at + BY_ROYALS, 4)
        row.put(self.wins, i, sides[at + WINS])
        if table.had_royals >> seat & 1:
            row.mark(self.had_royals, i)

    def put_flow(self, table: Table, me: i64, row: Row) -> None:
        """Put the due decision and its seat, the deck, reshuffles and counters."""
        row.mark(self.decision, table.decision)
        if table.chooser == me:
            row.mark(self.choosing, 0)
        if table.active == me:
            row.mark(self.active, 0)
        row.put(self.deck, 0, table.deck)
        row.put(self.discarded, 0, table.discarded)
        row.put(self.reshuffles, 0, min(table.reshuffles, MOST_RESHUFFLES))
        if table.called:
            row.mark(self.called, 0)
        if table.last_round:
            row.mark(self.last_round, 0)
        row.put(self.finals, 0, table.finals)
        row.put(self.quiet, 0, table.quiet)
        row.put(self.turns, 0, min(table.turns, MOST_TURNS))

    def put_attack(self, table: Table, row: Row) -> None:
        """Put the attack that is being answered."""
        attack = table.attack
        row.mark(self.attack, (attack & VERB_MASK) - ARROW)
        row.mark(self.target, target_number(attack))
        if target_of(attack) != WIPE:
            row.put(self.damage, 0, damage(attack))
        if has_effect(attack, table, self.options):
            row.mark(self.effect, 0)


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
    hands = position.hands
    i = position.table.chooser * WIDTH
    mask: i64 = 0
    bit: i64 = 1
    while cards:
        if hands[i] == first_card(cards):
            mask |= bit
            cards = other_cards(cards)
        bit <<= 1
        i += 1
    return mask
