# native
"""Royals: the state that answers the kernel's questions, and the rules with their options."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import BLANK, KINDS
from regalia.games.royals.belief import census, deal_hands, unseen, watch
from regalia.games.royals.bot_prospect import prospect
from regalia.games.royals.bots import hint, worth
from regalia.games.royals.combat import answer_duel, answer_jackrifice, declare
from regalia.games.royals.field import bury, recruit, reveal_joker, revive
from regalia.games.royals.hands import discard, nth_card, spend
from regalia.games.royals.learning import ACTIONS, action, features
from regalia.games.royals.model import (
    BURY,
    CALLING,
    DISCARD,
    DRAW,
    DRAWING,
    END,
    FIRST,
    JACKRIFICING,
    KNOWN,
    MAIN,
    RECRUIT,
    REVEAL,
    REVIVE,
    SIDE,
    WIDTH,
    WINS,
    Hand,
    Options,
    Position,
    Stock,
    Table,
    new_table,
    read_table,
)
from regalia.games.royals.moves import MOST_MOVES, legal_moves
from regalia.games.royals.refill import answer_call, draw
from regalia.games.royals.turns import begin_game, end_turn, filled, go_on, set_up
from regalia.kernel.ink import Ink
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, VERB_MASK, Part, State, View
from regalia.kernel.vecs import vec


class Royals(Position):
    """A position of Royals with its rules."""

    def clone(self) -> Royals:
        return Royals(self.options, self.table.copy(), self.hands[:], self.stock[:])

    def moves(self, out: vec[i64]) -> i64:
        return legal_moves(self, out)

    def odds(self, out: vec[i64], weights: vec[i64]) -> i64:
        table = self.table
        if table.decision != DRAWING:
            for seat in range(i64(2)):
                out[seat] = FIRST | seat << 6
                weights[seat] = 1
            return 2
        n: i64 = 0
        for card in range(KINDS):
            if self.stock[card]:
                out[n] = DRAW | table.drawer << 6 | card + 1 << 7
                weights[n] = self.stock[card]
                n += 1
        return n

    def deal(self, rng: Rng) -> i64:
        table = self.table
        if table.decision != DRAWING:
            return FIRST | rng.below(2) << 6
        return DRAW | table.drawer << 6 | nth_card(self.stock, rng.below(table.deck), table.deck) + 1 << 7

    def open_line(self) -> bool:
        return self.table.decision == DRAWING and self.table.drawn > 0

    def play(self, move: i64) -> None:
        table = self.table
        decision = table.decision
        if decision == DRAWING:
            if draw(self, (move >> 7) - 1):
                filled(self)
            return
        if table.held_count:
            watch(self, move)
        if decision == MAIN:
            act(self, move)
        elif decision == JACKRIFICING:
            answer_jackrifice(self, move)
        elif decision == CALLING:
            if answer_call(self, move & VERB_MASK):
                filled(self)
        elif table.chooser == CHANCE:
            begin_game(self, move >> 6)
        else:
            answer_duel(self, move & VERB_MASK, (move >> 6) - 1)

    def shown(self, move: i64, seat: i64) -> i64:
        """Drawn cards are the drawer's own affair (section 8)."""
        if move & VERB_MASK != DRAW or move >> 6 & 1 == seat:
            return move
        return move & 127 | BLANK + 1 << 7

    def result(self, seat: i64) -> float:
        mine = self.table.sides[seat * SIDE + WINS]
        theirs = self.table.sides[(1 - seat) * SIDE + WINS]
        if mine == theirs:
            return 0.5
        return 1.0 if mine > theirs else 0.0

    def reason(self) -> i64:
        return self.table.reason


def act(position: Position, move: i64) -> None:
    """Decision M."""
    table = position.table
    seat = table.active
    verb = move & VERB_MASK
    if verb == END:
        end_turn(position)
        return
    table.busy = True
    if verb > REVIVE:
        declare(position, move)
        return
    if verb == DISCARD:
        spend(position, seat, move >> 6)
        discard(table, move >> 6)
    elif verb == RECRUIT:
        recruit(position, seat, (move >> 6) - 1)
    elif verb == REVEAL:
        reveal_joker(position, seat)
    elif verb == BURY:
        bury(table, seat, (move >> 12) - 1)
    else:
        revive(position, seat, (move >> 12 & 3) - 1, (move >> 14) - 1)
    go_on(position)


class RoyalsRules(Rules):
    """Royals with these options."""

    def __init__(self, options: Options) -> None:
        super().__init__(2, MOST_MOVES, longest(options), ACTIONS)
        self.horizon = 2
        self.slip = 0.16
        self.options = options

    def start(self) -> Royals:
        state = Royals(self.options, new_table(), vec[i64]([0] * (2 * WIDTH)), vec[i64]([0] * KINDS))
        set_up(state, self.options.first_player)
        return state

    def guess(self, view: View, rng: Rng) -> Royals:
        table = view.table
        assert isinstance(table, Table)
        state = Royals(self.options, table.copy(), vec[i64]([0] * (2 * WIDTH)), unseen(table, self.options))
        deal_hands(state, view, rng)
        return state

    def hint(self, state: State, move: i64) -> float:
        assert isinstance(state, Position)
        return hint(state, move)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return worth(state, seat)

    def turns(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.games * self.options.turn_limit + state.table.turns

    def expect(self, state: State, results: vec[float]) -> None:
        assert isinstance(state, Position)
        seat = state.table.active
        results[seat] = prospect(state)
        results[1 - seat] = 1.0 - results[seat]

    def action(self, state: State, move: i64) -> i64:
        assert isinstance(state, Position)
        return action(state, move)

    def features(self, view: View) -> list[float]:
        return features(view, self.options)

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return census(state)

    def read_table(self, ink: Ink) -> Table:
        return read_table(ink)

    def read_hand(self, ink: Ink) -> Hand:
        cards = ink.take_all()
        known = ink.take()
        return Hand(cards, known, ink.take_all())

    def read_stock(self, ink: Ink) -> Stock:
        return Stock(ink.take_all())

    def join(self, table: Part, hands: list[Part], stock: Part) -> Royals:
        assert isinstance(table, Table)
        assert isinstance(stock, Stock)
        row = vec[i64]([0] * (2 * WIDTH))
        for seat in range(i64(2)):
            hand = hands[seat]
            assert isinstance(hand, Hand)
            for i in range(i64(len(hand.cards))):
                row[seat * WIDTH + i] = hand.cards[i]
            row[seat * WIDTH + KNOWN] = hand.known
        return Royals(self.options, table, row, stock.cards)


def longest(options: Options) -> i64:
    """No match has more decisions.

    A game has at most ``turn_limit`` turns; with a limit of reshuffles, section 6 counts the turns that are not quiet.
    A turn has at most 24 decisions about actions: 8 actions, ``end``, and for each of 5 attacks a last pass and a
    Jackrifice, and 5 aces of the defender; an ace of the attacker takes the place of an action. A reshuffle asks two
    players, and between two of them a card was drawn, of which a turn's two refills draw at most 10.
    """
    turns = options.turn_limit
    reshuffles = 10 * (turns + 1)
    if options.reshuffle_limit >= 0:
        drawn = (52 * options.decks + options.jokers) * (1 + options.reshuffle_limit)
        by_cards = options.idle_limit * (2 * drawn + 1)
        turns = by_cards if by_cards < turns else turns
        reshuffles = options.reshuffle_limit
    return options.match_games * (24 * turns + 2 * reshuffles)
