# native
"""The state and the rules of The Royal Ascension, as the kernel asks for them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.belief.guess import guess_hands
from regalia.games.royal_ascension.rules.actions import dare, dare_moves, reward, take, take_moves, test, turn_up
from regalia.games.royal_ascension.rules.bags import nth, size
from regalia.games.royal_ascension.rules.battle import battle_die, revealed_commitments, show_commitments
from regalia.games.royal_ascension.rules.casualties import at_risk, lose
from regalia.games.royal_ascension.rules.census import census
from regalia.games.royal_ascension.rules.challenge import answer, answer_moves, challenge, challenge_moves
from regalia.games.royal_ascension.rules.commitment import commit, commit_moves
from regalia.games.royal_ascension.rules.elimination import fall, revealed_hands
from regalia.games.royal_ascension.rules.ending import place, score
from regalia.games.royal_ascension.rules.fields import (
    ACTION_CARD,
    BATTLE,
    BUY,
    DEAL,
    DONE,
    DRAW,
    EVENT_DIE,
    HIDDEN_DIAMOND,
    HIDDEN_HEART,
    LOSE,
    ORDER,
    ROLL,
    STOCK,
    add_card,
    add_die,
    answer_of,
    card,
    chance_seat,
    dealt_rank,
    dealt_suit,
    make_chance,
    make_stock,
    pips_of,
    played_rank,
    space_of,
    territory_of,
)
from regalia.games.royal_ascension.rules.knowledge import BLOCK
from regalia.games.royal_ascension.rules.model import WIDTH, Table, new_table
from regalia.games.royal_ascension.rules.piles import bag_odds, from_pile, pile_odds
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.ring import draw, move_moves, roll, walk
from regalia.games.royal_ascension.rules.setup import begin_order, deal_card, lay_out, order_die, pick, pick_moves
from regalia.games.royal_ascension.rules.shop import buy, buy_moves, close_basket, pay, pay_moves, stock
from regalia.games.royal_ascension.rules.terms import (
    ANSWERING,
    BUYING,
    CHALLENGING,
    CLUBS,
    COMMITTING,
    DARING,
    DEALING,
    DRAWING,
    FIGHTING,
    HEARTS,
    LOSING,
    MOVING,
    ORDERING,
    PAYING,
    PICKING,
    REWARDING,
    ROLLING,
    SHOWING,
    SPADES,
    STOCKING,
    TAKING,
    TESTING,
    TURNING,
    Options,
)
from regalia.kernel.encoding import Encoding
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules, lay_hands
from regalia.kernel.state import NOTICED, VERB_MASK, WITHHELD, Part, State, View
from regalia.kernel.vecs import vec

MOST_MOVES: Final[i64] = 32  # 13 hearts, 13 clubs and ``done``; a custom board has at most 24 ways from home


class Ascension(Position):
    """A position of The Royal Ascension with its rules."""

    def clone(self) -> Ascension:
        return Ascension(self.options, self.table.copy(), self.hands[:], self.shares[:], self.piles[:])

    def moves(self, out: vec[i64]) -> i64:
        step = self.table.step
        if step == MOVING:
            return move_moves(self, out)
        if step == COMMITTING:
            return commit_moves(self, out)
        if step == BUYING:
            return buy_moves(self, out)
        if step == PAYING:
            return pay_moves(self, out)
        if step == CHALLENGING:
            return challenge_moves(self, out)
        if step == PICKING:
            return pick_moves(self.table, out)
        if step == TAKING:
            return take_moves(out)
        if step == DARING:
            return dare_moves(out)
        return answer_moves(out)

    def odds(self, out: vec[i64], weights: vec[i64]) -> i64:
        table = self.table
        step = table.step
        if step in (DRAWING, REWARDING):
            return pile_odds(self, table.suit, make_chance(DRAW, table.active), out, weights)
        if step == TURNING:
            return pile_odds(self, SPADES, make_chance(ACTION_CARD, table.active), out, weights)
        if step == STOCKING:
            return pile_odds(self, CLUBS, STOCK, out, weights)
        if step == DEALING:
            return pile_odds(self, table.suit, make_chance(DEAL, table.seat), out, weights)
        if step == LOSING:
            return bag_odds(at_risk(self), table.suit, make_chance(LOSE, table.seat), out, weights)
        head = die_head(table)
        for pips in range(i64(6)):
            out[pips] = add_die(head, pips + 1)
            weights[pips] = 1
        return 6

    def deal(self, rng: Rng) -> i64:
        table = self.table
        step = table.step
        if step in (DRAWING, REWARDING):
            return add_card(make_chance(DRAW, table.active), from_pile(self, table.suit, rng))
        if step == TURNING:
            return add_card(make_chance(ACTION_CARD, table.active), from_pile(self, SPADES, rng))
        if step == STOCKING:
            return make_stock(from_pile(self, CLUBS, rng))
        if step == DEALING:
            return add_card(make_chance(DEAL, table.seat), from_pile(self, table.suit, rng))
        if step == LOSING:
            bag = at_risk(self)
            lost = card(nth(bag, rng.below(size(bag))), table.suit)
            return add_card(make_chance(LOSE, table.seat), lost)
        return add_die(die_head(table), rng.below(6) + 1)

    def open_line(self) -> bool:
        table = self.table
        step = table.step
        grows = step in (FIGHTING, ORDERING, DEALING, STOCKING)
        return grows and table.drawn > 0 and table.due > 0

    def play(self, move: i64) -> None:
        step = self.table.step
        if step == ROLLING:
            roll(self, pips_of(move))
        elif step == MOVING:
            walk(self, space_of(move))
        elif step == FIGHTING:
            battle_die(self, pips_of(move))
        elif step == COMMITTING:
            commit(self, move)
        elif step == DRAWING:
            draw(self, dealt_rank(move))
        elif step == TURNING:
            turn_up(self, dealt_rank(move))
        elif step == LOSING:
            lose(self, dealt_suit(move), dealt_rank(move))
        elif step == CHALLENGING:
            challenge(self, move)
        elif step == ANSWERING:
            answer(self, move)
        elif step == BUYING:
            if move & VERB_MASK == BUY:
                buy(self, played_rank(move))
            else:
                close_basket(self)
        elif step == PAYING:
            pay(self, played_rank(move))
        elif step == STOCKING:
            stock(self, played_rank(move))
        elif step == TESTING:
            test(self, pips_of(move))
        elif step == TAKING:
            take(self, answer_of(move))
        elif step == REWARDING:
            reward(self, dealt_rank(move))
        elif step == DARING:
            dare(self, answer_of(move))
        elif step == PICKING:
            pick(self, territory_of(move))
        elif step == DEALING:
            deal_card(self, dealt_rank(move))
        else:
            order_die(self, pips_of(move))

    def revealed(self, encoding: Encoding, viewer: i64) -> None:
        if self.table.step == SHOWING:
            revealed_commitments(self, encoding)
        else:
            revealed_hands(self, encoding)

    def reveal(self) -> None:
        if self.table.step == SHOWING:
            show_commitments(self)
        else:
            fall(self)

    def shown(self, move: i64, seat: i64) -> i64:
        """Hide drawn cards and commitments from other seats (section 8).

        All see that a commitment is done.
        """
        verb = move & VERB_MASK
        if verb in (DRAW, DEAL):
            owner = chance_seat(move)
            if owner == seat:
                return move
            hidden = HIDDEN_HEART if self.table.suit == HEARTS else HIDDEN_DIAMOND
            return add_card(make_chance(verb, owner), hidden)
        if self.table.step == COMMITTING and self.table.chooser != seat:
            return NOTICED if verb == DONE else WITHHELD
        return move

    def result(self, seat: i64) -> float:
        return score(self.options, self.table, seat)

    def place(self, seat: i64) -> i64:
        """The final place of a seat, from 1 (section 6)."""
        return place(self.options, self.table, seat)

    def reason(self) -> i64:
        return self.table.reason


def die_head(table: Table) -> i64:
    """The die roll that is due, without its pips."""
    if table.step == ROLLING:
        return make_chance(ROLL, table.active)
    if table.step == TESTING:
        return make_chance(EVENT_DIE, table.active)
    return make_chance(BATTLE if table.step == FIGHTING else ORDER, table.seat)


class AscensionRules(Rules):
    """The Royal Ascension with these options."""

    def __init__(self, options: Options) -> None:
        super().__init__(options.seats, MOST_MOVES, longest(options))
        self.options = options
        self.first: Ascension = self.from_table(new_table())
        lay_out(self.first)
        begin_order(self.first)

    def start(self) -> Ascension:
        return self.first.clone()

    def guess(self, view: View, rng: Rng) -> Ascension:
        state = self.from_table(view.table.copy())
        lay_hands(state, view.hands)
        guess_hands(state, view, rng)
        return state

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return census(state)

    def new_table(self) -> Table:
        return new_table()

    def from_table(self, table: Part) -> Ascension:
        assert isinstance(table, Table)
        hands = vec[i64]([0] * (self.seats * WIDTH))
        shares = vec[i64]([0] * (i64(len(table.blocks)) // BLOCK * self.seats))
        return Ascension(self.options, table, hands, shares, vec[i64]([0] * 2))


def longest(options: Options) -> i64:
    """A bound on the number of decisions in a game.

    There are 11 picks. Each turn has a move and then either a visit to a shop (26 clubs, 26 diamonds, one ``done``) or a
    battle: rewards, All In, a target and an answer for each opponent, territories, cards, ``done``; by option a second
    battle.
    """
    return 11 + 120 * options.seats * options.max_rounds
