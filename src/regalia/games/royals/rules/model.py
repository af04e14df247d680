# native
"""The records of Royals: options, table, hands, stock. No rule is decided here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JOKER, KINDS
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import CHANCE, Part
from regalia.kernel.terms import Terms
from regalia.kernel.vecs import vec

HAND_SIZE: Final[i64] = 5
SLOTS: Final[i64] = 3
MOST_JOKERS: Final[i64] = 2  # on one field (rule 4)

# ---- verbs: the lowest six bits of a move

END: Final[i64] = 0
DISCARD: Final[i64] = 1
RECRUIT: Final[i64] = 2
REVEAL: Final[i64] = 3
BURY: Final[i64] = 4
REVIVE: Final[i64] = 5
ARROW: Final[i64] = 6
ATTACK: Final[i64] = 7
JOKER_ATTACK: Final[i64] = 8
BLOCK: Final[i64] = 9
COUNTER: Final[i64] = 10
JACKRIFICE: Final[i64] = 11
CALL: Final[i64] = 12
PASS: Final[i64] = 13
DRAW: Final[i64] = 14
FIRST: Final[i64] = 15

# A reference to a royal in a move is eight bits: card + 1, and from bit 6 its slot, 1 to 3.
# A target is such a reference, or one of two values without a slot.
DIRECT: Final[i64] = 1
WIPE: Final[i64] = 2

# ---- what is due: Table.decision

MAIN: Final[i64] = 0  # decision M
BLOCKING: Final[i64] = 1  # A1, the defender is asked
COUNTERING: Final[i64] = 2  # A1, the attacker is asked: the last ace was the defender's
JACKRIFICING: Final[i64] = 3  # A2
CALLING: Final[i64] = 4  # decision L
DRAWING: Final[i64] = 5  # chance: one more card of a draw
STARTING: Final[i64] = 6  # chance: who goes first
ENDED: Final[i64] = 7  # the match is over

# ---- what a refill is part of: Table.refill

FIRST_HAND: Final[i64] = 0  # setup, the first player's five cards
SECOND_HAND: Final[i64] = 1  # setup, the other player's
TOP_UP: Final[i64] = 2  # before the drawer's turn
END_OF_TURN: Final[i64] = 3

# ---- reasons of an end, in the order of GAME.reasons

LAST_ROUND: Final[i64] = 0
EXHAUSTED: Final[i64] = 1
IDLE: Final[i64] = 2
TURN_LIMIT: Final[i64] = 3
NO_REASON: Final[i64] = -1

# ---- one player's side of the table: Table.sides[seat * SIDE + …]

SLOT: Final[i64] = 0  # three of them: a royal as packed by ``royal``, or EMPTY
READY: Final[i64] = 3  # jokers on the field that may attack
WAITING: Final[i64] = 4  # jokers on the field that may not yet
CARDS: Final[i64] = 5  # size of the hand
BY_ROYALS: Final[i64] = 6  # points, in the four parts of section 6
BY_JOKERS: Final[i64] = 7
BY_ARROWS: Final[i64] = 8
BY_TRIBUTES: Final[i64] = 9
WINS: Final[i64] = 10  # games of the match
LAST_SCORE: Final[i64] = 11  # points in the game of the match that was over last
SIDE: Final[i64] = 12

# A royal in a slot: position in bits 0 and 1, its card from bit 2, the number of cards under it from bit 8.
EMPTY: Final[i64] = 0
SIDEWAYS: Final[i64] = 0
DIAGONAL: Final[i64] = 1
UPRIGHT: Final[i64] = 2
POSITION: Final[i64] = 3  # mask; not zero: the royal stands
ONE_UNDER: Final[i64] = 256

# ---- out of play: Table.scored[card] holds six bits for each copy of the card that lies there, oldest lowest;
# Table.scored[JOKER] is the number of jokers that hurt a player

COPY_BITS: Final[i64] = 6
COPY_MASK: Final[i64] = 63
ARROW_PILE: Final[i64] = 1  # + seat
TRIBUTE_PILE: Final[i64] = 3  # + seat
JOKER_PILE: Final[i64] = 5  # + seat: a number card with a used joker
BURIED: Final[i64] = 7  # + seat: a royal with cards under it, in the score pile
UNDER_SLOT: Final[i64] = 9  # + seat * 3 + slot: under a royal on the field
UNDER_BURIED: Final[i64] = 15  # + (royal - FIRST_ROYAL) * 2 + which copy of the royal
FIRST_ROYAL: Final[i64] = 40  # cards from here to 51 are royals, cards below are number cards

# ---- Table.held, kept by memory.py: up to ten cards known to be in the hands, each with its block from bit 6;
# then, for each block, how many of its cards are seat 0's

ONE_BLOCK: Final[i64] = 64
SHARE: Final[i64] = 10
HELD: Final[i64] = 20


class Options(Terms):
    """The options of section 7 as the rules read them. ``options.py`` checks them."""

    def __init__(
        self,
        decks: i64,
        jokers: i64,
        first_player: i64,
        match_games: i64,
        reshuffle_limit: i64,
        refill_at_end: bool,
        ranks_cover_card: bool,
        blocked_royal_rests: bool,
        blocked_joker_rests: bool,
        futile_attacks: bool,
        idle_limit: i64,
        turn_limit: i64,
    ) -> None:
        super().__init__()
        self.decks = decks
        self.jokers = jokers  # in all decks together
        self.first_player = first_player  # a seat, or CHANCE
        self.match_games = match_games
        self.reshuffle_limit = reshuffle_limit  # -1: none
        self.refill_at_end = refill_at_end
        self.ranks_cover_card = ranks_cover_card
        self.blocked_royal_rests = blocked_royal_rests
        self.blocked_joker_rests = blocked_joker_rests
        self.futile_attacks = futile_attacks
        self.idle_limit = idle_limit
        self.turn_limit = turn_limit


class Table(Part):
    """What all see."""

    def __init__(self, sides: vec[i64], discard: vec[i64], scored: vec[i64], held: vec[i64]) -> None:
        self.sides = sides
        self.discard = discard  # the discard pile: how many of each card
        self.scored = scored  # cards that are out of play, and where they lie
        self.held = held  # what reshuffles have told about the hands
        self.chooser: i64 = CHANCE
        self.decision: i64 = STARTING
        self.active: i64 = 0
        self.turns: i64 = 0  # begun in this game
        self.quiet: i64 = 0  # quiet turns in a row
        self.busy: bool = False  # this turn is not quiet
        self.had_royals: i64 = (
            0  # bit of each seat that has had a royal on the field: the Cold War lasts until both are set
        )
        self.deck: i64 = 0  # size
        self.discarded: i64 = 0  # size of the discard pile
        self.reshuffles: i64 = 0
        self.called: bool = False  # the last reshuffle
        self.last_round: bool = False
        self.finals: i64 = 0  # final turns begun
        self.drawer: i64 = 0  # whose refill it is
        self.refill: i64 = FIRST_HAND
        self.due: i64 = 0  # cards of the draw line still to come
        self.drawn: i64 = 0  # cards of the draw line already there
        self.attack: i64 = 0  # the move that declared the attack being answered, its cards lying face up; 0: none
        self.held_count: i64 = 0  # cards in ``held``
        self.games: i64 = 0  # finished games of the match
        self.reason: i64 = NO_REASON  # why the last finished game ended

    def copy(self) -> Table:
        new = Table(self.sides[:], self.discard[:], self.scored[:], self.held[:])
        new.chooser = self.chooser
        new.decision = self.decision
        new.active = self.active
        new.turns = self.turns
        new.quiet = self.quiet
        new.busy = self.busy
        new.had_royals = self.had_royals
        new.deck = self.deck
        new.discarded = self.discarded
        new.reshuffles = self.reshuffles
        new.called = self.called
        new.last_round = self.last_round
        new.finals = self.finals
        new.drawer = self.drawer
        new.refill = self.refill
        new.due = self.due
        new.drawn = self.drawn
        new.attack = self.attack
        new.held_count = self.held_count
        new.games = self.games
        new.reason = self.reason
        return new

    def serialize(self, encoding: Encoding) -> None:
        self.sides = encoding.numbers(self.sides)
        self.discard = encoding.numbers(self.discard)
        self.scored = encoding.numbers(self.scored)
        self.held = encoding.numbers(self.held)
        self.chooser = encoding.number(self.chooser)
        self.decision = encoding.number(self.decision)
        self.active = encoding.number(self.active)
        self.turns = encoding.number(self.turns)
        self.quiet = encoding.number(self.quiet)
        self.busy = encoding.flag(self.busy)
        self.had_royals = encoding.number(self.had_royals)
        self.deck = encoding.number(self.deck)
        self.discarded = encoding.number(self.discarded)
        self.reshuffles = encoding.number(self.reshuffles)
        self.called = encoding.flag(self.called)
        self.last_round = encoding.flag(self.last_round)
        self.finals = encoding.number(self.finals)
        self.drawer = encoding.number(self.drawer)
        self.refill = encoding.number(self.refill)
        self.due = encoding.number(self.due)
        self.drawn = encoding.number(self.drawn)
        self.attack = encoding.number(self.attack)
        self.held_count = encoding.number(self.held_count)
        self.games = encoding.number(self.games)
        self.reason = encoding.number(self.reason)


class Hand(Part):
    """What one seat sees: its sorted cards, and what the last reshuffle showed.

    When the deck is empty every card that a player does not see is in the other hand. Those cards stay known until they
    are played. ``known`` has a bit for each own card that the opponent knows; ``theirs`` are the opponent's known cards.
    """

    def __init__(self, cards: vec[i64], known: i64, theirs: vec[i64]) -> None:
        self.cards = cards
        self.known = known
        self.theirs = theirs

    def copy(self) -> Hand:
        return Hand(self.cards[:], self.known, self.theirs[:])

    def serialize(self, encoding: Encoding) -> None:
        self.cards = encoding.numbers(self.cards)
        self.known = encoding.number(self.known)
        self.theirs = encoding.numbers(self.theirs)


# ---- reading the table


def card_of(royal: i64) -> i64:
    """The card in an occupied slot."""
    return royal >> 2 & 63


def under_of(royal: i64) -> i64:
    """The number of cards under a royal."""
    return royal >> 8


def held_card(held: i64) -> i64:
    """The card of an entry of ``Table.held``."""
    return held & 63


def held_block(held: i64) -> i64:
    """The block of an entry of ``Table.held``."""
    return held >> 6 & 63


def held_in(card: i64, block: i64) -> i64:
    """An entry of ``Table.held``."""
    return card & 63 | (block & 63) << 6


def standing(table: Table, seat: i64) -> i64:
    """The number of standing royals of a seat; at 0 the seat is open."""
    sides = table.sides
    at = seat * SIDE + SLOT
    count: i64 = 0
    for slot in range(SLOTS):
        if sides[at + slot] & POSITION:
            count += 1
    return count


def score(table: Table, seat: i64) -> i64:
    at = seat * SIDE
    sides = table.sides
    return sides[at + BY_ROYALS] + sides[at + BY_JOKERS] + sides[at + BY_ARROWS] + sides[at + BY_TRIBUTES]


def cold_war(table: Table) -> bool:
    return table.had_royals != 3


def new_table() -> Table:
    return Table(vec[i64]([0] * (2 * SIDE)), vec[i64]([0] * KINDS), vec[i64]([0] * KINDS), vec[i64]([0] * HELD))


def full_deck(options: Options) -> vec[i64]:
    """All cards of the game as counts by card."""
    cards = vec[i64]([options.decks] * KINDS)
    cards[JOKER] = options.jokers
    return cards
