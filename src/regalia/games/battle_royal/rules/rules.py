# native
"""BattleRoyal, the state, and BattleRoyalRules: what the kernel asks of a game."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.belief.guess import deal_unknown, draw_from, unshown
from regalia.games.battle_royal.rules.census import census
from regalia.games.battle_royal.rules.fields import (
    CAPTURE,
    DONE,
    PLACE,
    TAKE,
    draw_card,
    make_draw,
    square_in,
    verb_of,
    with_hidden_card,
)
from regalia.games.battle_royal.rules.model import HANDS, Table, new_table
from regalia.games.battle_royal.rules.moves import legal_moves
from regalia.games.battle_royal.rules.placing import put, spare
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.terms import CARDS, DRAWING, NOBODY, OWN, PUTTING, Options
from regalia.games.battle_royal.rules.turns import draw, end_turn, go_on, set_up, show_early_card
from regalia.kernel.encoding import Encoding
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules, lay_hands
from regalia.kernel.state import Part, State, View
from regalia.kernel.vecs import vec


class BattleRoyal(Position):
    """A position of Battle Royal with its rules."""

    def clone(self) -> BattleRoyal:
        new = BattleRoyal(self.options, self.table.copy(), self.hands[:], self.stock[:])
        new.wide = self.wide
        new.ways = self.ways
        return new

    def moves(self, out: vec[i64]) -> i64:
        return legal_moves(self, out)

    def odds(self, out: vec[i64], weights: vec[i64]) -> i64:
        bag = self.due_pack()
        n: i64 = 0
        for card in range(CARDS):
            if bag[card]:
                out[n] = self.drawing(card)
                weights[n] = bag[card]
                n += 1
        return n

    def deal(self, rng: Rng) -> i64:
        return self.drawing(draw_from(self.due_pack()[:], rng))

    def due_pack(self) -> vec[i64]:
        """The cards that may be drawn now; an empty pack is completed first."""
        return self.stock if self.table.pack else self.options.pack

    def drawing(self, card: i64) -> i64:
        return make_draw(self.options.seat_of[self.table.drawer], card)

    def play(self, move: i64) -> None:
        table = self.table
        self.wide = False
        self.forecast = None
        if table.decision == DRAWING:
            draw(self, draw_card(move))
            return
        verb = verb_of(move)
        if verb == TAKE:
            table.hand = square_in(move)
            table.decision = PUTTING
            return
        if verb == DONE:
            end_turn(self)
            return
        if verb in (PLACE, CAPTURE):
            put(self, square_in(move))
        else:
            spare(self, square_in(move))
        go_on(self)

    def reveal(self) -> None:
        show_early_card(self)

    def revealed(self, encoding: Encoding, viewer: i64) -> None:
        encoding.put(self.hands[self.table.active])

    def shown(self, move: i64, seat: i64) -> i64:
        """Early cards are hidden from other seats, unless all may see them (section 8)."""
        table = self.table
        early = table.decision == DRAWING and table.drawer != table.active
        if early and self.options.early_card == OWN and self.options.seat_of[table.drawer] != seat:
            return with_hidden_card(move)
        return move

    def result(self, seat: i64) -> float:
        if self.table.winner == NOBODY:
            return 0.5
        for force in range(self.options.forces):
            if self.options.seat_of[force] == seat and force % 2 == self.table.winner:
                return 1.0
        return 0.0

    def reason(self) -> i64:
        return self.table.reason


class BattleRoyalRules(Rules):
    """Battle Royal with these options."""

    def __init__(self, options: Options) -> None:
        squares = options.ground.columns * options.ground.rows
        super().__init__(options.seats, squares + 1, longest(options))
        self.options = options

    def start(self) -> BattleRoyal:
        state = self.from_table(new_table(self.options))
        set_up(state)
        return state

    def guess(self, view: View, rng: Rng) -> BattleRoyal:
        table = view.table
        assert isinstance(table, Table)
        state = BattleRoyal(self.options, table.copy(), vec[i64]([0] * HANDS), unshown(table, self.options))
        lay_hands(state, view.hands)
        state.stock = deal_unknown(view, self.options, state.hands, state.stock, rng)
        return state

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return census(state)

    def new_table(self) -> Table:
        return new_table(self.options)

    def from_table(self, table: Part) -> BattleRoyal:
        assert isinstance(table, Table)
        return BattleRoyal(self.options, table, vec[i64]([0] * HANDS), vec[i64]([0] * CARDS))


def longest(options: Options) -> i64:
    """No game has more decisions.

    Between two turns that are not quiet lie fewer than ``quiet_limit`` turns, and each of them costs a pawn. A turn has a
    ``done``. Each of its points is a placement, perhaps with a pawn taken up and two lines to spare. A pack is used up before
    the next one, so the points of its cards bound those of as many turns; the first and the last pack may be begun.
    """
    turns = options.quiet_limit * (options.forces * options.pawns + 1)
    points: i64 = 0
    for card in range(CARDS):
        points += card * options.pack[card]
    by_packs = turns + 4 * points * (turns // options.pack_size + 2)
    return min(17 * turns, by_packs)
