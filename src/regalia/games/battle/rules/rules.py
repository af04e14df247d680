# native
"""The rules of Battle with their options."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.belief.guess import guess
from regalia.games.battle.rules.building import begin_building
from regalia.games.battle.rules.cards import KINDS
from regalia.games.battle.rules.census import census
from regalia.games.battle.rules.model import Table
from regalia.games.battle.rules.position import Position, lay_table
from regalia.games.battle.rules.state import Battle, blank
from regalia.games.battle.rules.terms import Options
from regalia.games.battle.rules.turns import go_on
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import Part, State, View


class BattleRules(Rules):
    """Battle with these options."""

    def __init__(self, options: Options) -> None:
        super().__init__(options.seats, most_moves(options), longest(options))
        self.options = options
        self.empty: Battle = blank(options)
        self.first: Battle = blank(options)
        if options.all_known:
            begin_building(self.first)
            go_on(self.first)

    def start(self) -> Battle:
        if not self.options.all_known:
            raise ValueError("Option 'decks' hides the deck of a seat: views can be read, but no game can begin.")
        return self.first.clone()

    def guess(self, view: View, rng: Rng) -> Battle:
        state = self.from_table(view.table.copy())
        guess(state, view, rng)
        return state

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return census(state)

    def new_table(self) -> Table:
        return self.empty.table.copy()

    def from_table(self, table: Part) -> Battle:
        assert isinstance(table, Table)
        state = self.empty.clone()
        lay_table(state, table)
        return state


def most_moves(options: Options) -> i64:
    """A bound on the legal moves of a decision (section 4.3).

    It is reached at D1, with every soldier different and one seat controlling all, or at D4.
    """
    kinds = KINDS * options.seats if options.own_decks else KINDS
    soldiers = options.cards if options.cards < kinds else kinds
    declaring = soldiers * options.sides + options.cards + 1
    acting = 2 * KINDS + 5 * options.seats
    return declaring if declaring > acting else acting


def longest(options: Options) -> i64:
    """A bound on the decisions of a game.

    In a turn a soldier is declared once, perhaps after an aid, blocks once, falls once, and each seat passes once for
    each group; each card of a hand is played once, with at most two choices, and each seat ends once.
    """
    building = options.seats * (options.pool + options.deck_size)
    in_a_turn = (4 + options.seats) * options.cards + 3 * options.cards + 2 * options.seats
    return building + options.last_turn * in_a_turn
