# native
"""The state of Battle: it finds the file of the step that is due."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.abilities import choose, end_ability
from regalia.games.battle.rules.attack import attack, attack_moves
from regalia.games.battle.rules.block import block, block_moves
from regalia.games.battle.rules.building import (
    add_to_pool,
    cut,
    cut_moves,
    deal_rest,
    pick_openly,
    rest_odds,
    split_moves,
)
from regalia.games.battle.rules.cards import BLANK, KINDS
from regalia.games.battle.rules.choosing import choices
from regalia.games.battle.rules.draft import add_to_pack, pass_packs, pick, pick_moves, revealed_pack
from regalia.games.battle.rules.drawing import deal_draw, draw, draw_odds
from regalia.games.battle.rules.ending import fall, place, revealed_hands, score
from regalia.games.battle.rules.fields import (
    CUT,
    DRAW,
    PACKED,
    PICK,
    POOL,
    TIME,
    dealt_card,
    dealt_seat,
    first_side,
    make_cut,
    make_dealt,
    make_first,
    make_pick,
    played_card,
)
from regalia.games.battle.rules.main_step import act, main_moves
from regalia.games.battle.rules.model import ROW, Table, memory_size
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.strike import strike
from regalia.games.battle.rules.terms import (
    ATTACKING,
    BLOCKING,
    CUTTING,
    DEALING,
    DRAFT,
    DRAWING,
    ENDED,
    MAIN,
    PACKING,
    PASSING,
    PICKING,
    POOLING,
    SEALED,
    SPLIT,
    SPLITTING,
    STARTING,
    STRIKING,
    Options,
)
from regalia.games.battle.rules.turns import begin_game, go_on
from regalia.kernel.encoding import Encoding
from regalia.kernel.rng import Rng
from regalia.kernel.state import CHANCE, OVER, VERB_MASK, WITHHELD
from regalia.kernel.vecs import vec


class Battle(Position):
    """A position of Battle with its rules."""

    def clone(self) -> Battle:
        return Battle(
            self.options,
            self.table.copy(),
            self.hands[:],
            self.piles[:],
            self.cuts[:],
            self.packs[:],
            self.rest[:],
            self.origins[:],
            self.labels[:],
        )

    def moves(self, out: vec[i64]) -> i64:
        step = self.table.step
        if step == MAIN:
            return main_moves(self, out)
        if step == ATTACKING:
            return attack_moves(self, out)
        if step == BLOCKING:
            return block_moves(self, out)
        if step == PICKING:
            return pick_moves(self, out)
        if step == SPLITTING:
            return split_moves(self, out)
        if step == CUTTING:
            return cut_moves(self, out)
        return choices(self, out)

    def odds(self, out: vec[i64], weights: vec[i64]) -> i64:
        step = self.table.step
        if step == STARTING:
            for side in range(self.options.sides):
                out[side] = make_first(side)
                weights[side] = 1
            return self.options.sides
        if step == POOLING:
            return rest_odds(self, POOL, out, weights)
        if step == PACKING:
            return rest_odds(self, PACKED, out, weights)
        return draw_odds(self, out, weights)

    def deal(self, rng: Rng) -> i64:
        step = self.table.step
        if step == STARTING:
            return make_first(rng.below(self.options.sides))
        if step == POOLING:
            return deal_rest(self, POOL, rng)
        if step == PACKING:
            return deal_rest(self, PACKED, rng)
        return deal_draw(self, rng)

    def open_line(self) -> bool:
        return self.table.drawn > 0 and self.table.owed > 0

    def admits(self, move: i64) -> bool:
        """Whether time may be called: once, from the first turn on (section 6.2)."""
        table = self.table
        return move == TIME and self.options.clock and table.turn > 0 and not table.time and table.step != ENDED

    def play(self, move: i64) -> None:
        table = self.table
        step = table.step
        if move == TIME:
            table.time = True
            return
        if step == MAIN:
            act(self, move)
        elif step == ATTACKING:
            attack(self, move)
        elif step == BLOCKING:
            block(self, move)
        elif step == STRIKING:
            strike(self, move)
        elif table.chooser == CHANCE and step > STARTING:
            if not draw(self, dealt_card(move)):
                return
            drawn(self)
        elif step > MAIN:
            choose(self, move)
        else:
            build(self, move)
            if table.owed:
                return
        go_on(self)

    def revealed(self, encoding: Encoding, viewer: i64) -> None:
        if self.table.step == PASSING:
            revealed_pack(self, viewer, encoding)
        else:
            revealed_hands(self, encoding)

    def reveal(self) -> None:
        if self.table.step == PASSING:
            pass_packs(self)
        else:
            fall(self)
        if self.table.chooser != OVER:
            go_on(self)

    def shown(self, move: i64, seat: i64) -> i64:
        """The move as a seat may see it.

        Only its own seat sees drawn cards, packs, pools, secret picks and cuts (section 8).
        """
        verb = move & VERB_MASK
        table = self.table
        if verb == DRAW:
            owner = dealt_seat(move)
            return move if seat >= 0 and self.sees(seat, owner) else make_dealt(verb, owner, BLANK)
        if verb in (POOL, PACKED):
            if dealt_seat(move) == seat:
                return move
            return (
                WITHHELD if table.drawn else make_dealt(verb, dealt_seat(move), BLANK)
            )  # only the first card of a line is told
        if verb == CUT or (verb == PICK and table.step == PICKING):
            if table.seat == seat:
                return move
            return make_cut(BLANK) if verb == CUT else make_pick(BLANK)
        return move

    def result(self, seat: i64) -> float:
        return score(self.options, self.table, seat)

    def place(self, seat: i64) -> i64:
        """The seat's place when the game is over, from 1 (section 6.4)."""
        return place(self.options, self.table, seat)

    def reason(self) -> i64:
        return self.table.reason


def drawn(position: Position) -> None:
    """Go on after the last card of a draw."""
    table = position.table
    if table.step == DEALING:
        table.seat += 1
    elif table.step == DRAWING:
        table.seat += position.options.sides
    else:
        end_ability(position)


def build(position: Position, move: i64) -> None:
    """Play a move that comes before the first hand is dealt."""
    step = position.table.step
    if step == POOLING:
        add_to_pool(position, dealt_card(move))
    elif step == PACKING:
        add_to_pack(position, dealt_card(move))
    elif step == PICKING:
        pick(position, played_card(move))
    elif step == SPLITTING:
        pick_openly(position, played_card(move))
    elif step == CUTTING:
        cut(position, played_card(move))
    else:
        begin_game(position, first_side(move))


def blank(options: Options) -> Battle:
    """An empty position."""
    own = options.seats * KINDS if options.own_decks else i64(0)
    dealt = KINDS if options.format == SEALED or options.format == DRAFT else i64(0)
    open_cards = KINDS if options.format == SPLIT else i64(0)
    table = Table(
        vec[i64]([0] * options.cards),
        vec[i64]([0] * options.cards),
        vec[i64]([0] * (options.seats + 1)),
        vec[i64]([0] * (options.cards + 1)),
        vec[i64]([0] * (options.piles * KINDS)),
        vec[i64]([0] * ROW),
        vec[i64]([0] * open_cards),
        vec[i64]([]),
        vec[i64]([]),
    )
    return Battle(
        options,
        table,
        vec[i64]([0] * (options.seats * options.width)),
        vec[i64]([0] * (options.piles * KINDS)),
        vec[i64]([0] * own),
        vec[i64]([0] * (options.seats * memory_size(options))),
        vec[i64]([0] * dealt),
        vec[i64]([]),
        vec[i64]([]),
    )
