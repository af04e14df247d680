# native
"""Royals: the state that answers the kernel's questions, and the rules with their options."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import BLANK, KINDS
from regalia.games.royals.belief.guess import census, deal_hands, unseen, watch
from regalia.games.royals.rules.combat import answer_duel, answer_jackrifice, declare
from regalia.games.royals.rules.field import bury, recruit, reveal_joker, revive
from regalia.games.royals.rules.fields import (
    discard_cards,
    draw_card,
    draw_seat,
    first_seat,
    make_draw,
    make_first,
    played_card,
    royal_slot,
    tribute,
)
from regalia.games.royals.rules.hands import discard, nth_card, spend
from regalia.games.royals.rules.model import (
    BURY,
    CALLING,
    DISCARD,
    DRAW,
    DRAWING,
    END,
    JACKRIFICING,
    MAIN,
    RECRUIT,
    REVEAL,
    REVIVE,
    SIDE,
    WINS,
    Options,
    Table,
    new_table,
)
from regalia.games.royals.rules.moves import MOST_MOVES, legal_moves
from regalia.games.royals.rules.position import WIDTH, Position
from regalia.games.royals.rules.refill import answer_call, draw
from regalia.games.royals.rules.turns import begin_game, end_turn, filled, go_on, set_up
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
                out[seat] = make_first(seat)
                weights[seat] = 1
            return 2
        n: i64 = 0
        for card in range(KINDS):
            if self.stock[card]:
                out[n] = make_draw(table.drawer, card)
                weights[n] = self.stock[card]
                n += 1
        return n

    def deal(self, rng: Rng) -> i64:
        table = self.table
        if table.decision != DRAWING:
            return make_first(rng.below(2))
        return make_draw(table.drawer, nth_card(self.stock, rng.below(table.deck), table.deck))

    def open_line(self) -> bool:
        return self.table.decision == DRAWING and self.table.drawn > 0

    def play(self, move: i64) -> None:
        table = self.table
        decision = table.decision
        self.arsenal = None
        if decision == DRAWING:
            if draw(self, draw_card(move)):
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
            begin_game(self, first_seat(move))
        else:
            answer_duel(self, move & VERB_MASK, played_card(move))

    def shown(self, move: i64, seat: i64) -> i64:
        """Drawn cards are shown to the drawer only (section 8)."""
        if move & VERB_MASK != DRAW or draw_seat(move) == seat:
            return move
        return make_draw(draw_seat(move), BLANK)

    def result(self, seat: i64) -> float:
        mine = self.table.sides[seat * SIDE + WINS]
        theirs = self.table.sides[(1 - seat) * SIDE + WINS]
        if mine == theirs:
            return 0.5
        return 1.0 if mine > theirs else 0.0

    def reason(self) -> i64:
        return self.table.reason


def act(position: Position, move: i64) -> None:
    """Play a move of decision M."""
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
        spend(position, seat, discard_cards(move))
        discard(table, discard_cards(move))
    elif verb == RECRUIT:
        recruit(position, seat, played_card(move))
    elif verb == REVEAL:
        reveal_joker(position, seat)
    elif verb == BURY:
        bury(table, seat, royal_slot(move))
    else:
        revive(position, seat, royal_slot(move), tribute(move))
    go_on(position)


class RoyalsRules(Rules):
    """Royals with these options."""

    def __init__(self, options: Options) -> None:
        super().__init__(2, MOST_MOVES, longest(options))
        self.options = options

    def start(self) -> Royals:
        state = self.from_table(new_table())
        set_up(state, self.options.first_player)
        return state

    def guess(self, view: View, rng: Rng) -> Royals:
        table = view.table
        assert isinstance(table, Table)
        state = Royals(self.options, table.copy(), vec[i64]([0] * (2 * WIDTH)), unseen(table, self.options))
        deal_hands(state, view, rng)
        return state

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return census(state)

    def new_table(self) -> Table:
        return new_table()

    def from_table(self, table: Part) -> Royals:
        assert isinstance(table, Table)
        return Royals(self.options, table, vec[i64]([0] * (2 * WIDTH)), vec[i64]([0] * KINDS))


def longest(options: Options) -> i64:
    """An upper bound of a match's decisions.

    A game has at most ``turn_limit`` turns; with a limit of reshuffles, section 6 counts the turns that are not quiet.
    A turn has at most 24 decisions about actions: 8 actions, ``end``, and for each of 5 attacks a last pass and a
    Jackrifice, and 5 aces of the defender; an ace of the attacker takes the place of an action. A reshuffle asks two
    players, and between two of them a card was drawn, of which a turn's two refills draw at most 10. With a limit of
    reshuffles the cards that can be drawn at all bound the decisions too: each allows two actions, each of them perhaps an
    attack with a last pass and a Jackrifice, and one ace; and each turn has its ``end``.
    """
    turns = options.turn_limit
    reshuffles = 10 * (turns + 1)
    decisions = 24 * turns
    if options.reshuffle_limit >= 0:
        drawn = (52 * options.decks + options.jokers) * (1 + options.reshuffle_limit)
        by_cards = options.idle_limit * (2 * drawn + 1)
        turns = by_cards if by_cards < turns else turns
        reshuffles = options.reshuffle_limit
        decisions = min(24 * turns, 7 * drawn + turns)
    return options.match_games * (decisions + 2 * reshuffles)
