# native
"""Royal Battles: the state that the kernel plays, and the rules with their options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import BLANK
from regalia.games.royal_battles.belief.guess import guess_hidden
from regalia.games.royal_battles.rules.action import act, action_moves
from regalia.games.royal_battles.rules.armies import kind_named, recruit, recruit_moves, show_armies
from regalia.games.royal_battles.rules.bags import size
from regalia.games.royal_battles.rules.census import census
from regalia.games.royal_battles.rules.chance import deal, odds
from regalia.games.royal_battles.rules.ending import playable
from regalia.games.royal_battles.rules.fields import (
    ATTACK,
    DEALT,
    DECLINE,
    DISCARD,
    DRAW,
    HIDDEN_NAME,
    HOLD,
    KEEP,
    PASS,
    RECRUIT,
    attack_style,
    dealt_card,
    dealt_seat,
    drawn_name,
    initiative_card,
    make_dealt,
    make_recruit,
    move_square,
    move_start,
    place_square,
    played_card,
    target_square,
    unit_name,
)
from regalia.games.royal_battles.rules.initiative import turn_up
from regalia.games.royal_battles.rules.model import (
    DECK,
    HIDDEN,
    IN_DECK,
    IN_HAND,
    PICKS,
    RECRUITED,
    RECRUITS,
    TIE,
    UNSEEN,
    Table,
    new_table,
)
from regalia.games.royal_battles.rules.movement import draw_before, look, move_unit, play_moves, unit_moves
from regalia.games.royal_battles.rules.placing import lay_starting_card, place, place_moves
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import (
    ACTING,
    ARMING,
    ARMY,
    ARMY_DRAWING,
    BY_ADVANTAGE,
    DISCARDING,
    INITIATING,
    KEY_ASKING,
    LOOKING,
    MOVEMENT,
    MOVING,
    NOBODY,
    PLACING,
    PLAYING,
    POST_TURN,
    PRE_ASKING,
    RECRUITING,
    SECRET,
    SETTING,
    SHOWING,
    Options,
)
from regalia.games.royal_battles.rules.turns import (
    discard,
    draw,
    draw_for_key,
    end_discard,
    end_key_draw,
    go_on,
    show_discard,
)
from regalia.kernel.encoding import Encoding
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules, lay_hands
from regalia.kernel.state import VERB_MASK, Part, State, View
from regalia.kernel.vecs import vec

MOST_MOVES: Final[i64] = 54  # outcomes of a draw; a move has at most 36
MOST_ROUNDS: Final[i64] = 100  # section 6


class RoyalBattles(Position):
    """A position of Royal Battles with its rules."""

    def clone(self) -> RoyalBattles:
        return RoyalBattles(self.options, self.table.copy(), self.hidden[:])

    def moves(self, out: vec[i64]) -> i64:
        step = self.table.step
        if step == MOVING:
            return unit_moves(self, out)
        if step == PLAYING:
            return play_moves(self, out)
        if step == ACTING:
            return action_moves(self, out)
        if step == RECRUITING:
            return recruit_moves(self, out)
        if step == PLACING:
            return place_moves(self, out)
        if step == DISCARDING:
            out[0] = KEEP
            out[1] = DISCARD
        else:
            out[0] = DRAW
            out[1] = DECLINE
        return 2

    def odds(self, out: vec[i64], weights: vec[i64]) -> i64:
        return odds(self, out, weights)

    def deal(self, rng: Rng) -> i64:
        return deal(self, rng)

    def open_line(self) -> bool:
        table = self.table
        if table.step == ARMY_DRAWING:
            return table.row[RECRUITS + table.active] > 0
        return table.drawn > 0

    def play(self, move: i64) -> None:
        table = self.table
        step = table.step
        self.forecast = None
        table.chooser = NOBODY
        if step == MOVING:
            move_unit(self, played_card(move), move_start(move), move_square(move))
        elif step == ACTING:
            self.take_action(move)
        elif step == PLAYING:
            self.choose_card(move)
        elif step == DISCARDING:
            if move == DISCARD:
                discard(table)
            else:
                end_discard(self)
        elif step == INITIATING:
            turn_up(self, initiative_card(move))
        elif move & VERB_MASK == DEALT:
            draw(self, dealt_card(move))
        elif step in (PRE_ASKING, KEY_ASKING):
            self.answer_draw(move)
        else:
            self.prepare(move)
        go_on(self)

    def take_action(self, move: i64) -> None:
        verb = move & VERB_MASK
        if verb == HOLD:  # rule 14
            self.table.step = POST_TURN
        elif verb == ATTACK:
            act(self, target_square(move), attack_style(move))
        else:
            act(self, target_square(move), BY_ADVANTAGE)

    def choose_card(self, move: i64) -> None:
        if move == PASS:
            self.table.step = POST_TURN
        else:
            self.table.card = played_card(move) + 1
            self.table.step = MOVING
            self.table.chooser = self.table.active

    def answer_draw(self, move: i64) -> None:
        """Draw all cards or none, with ``optional_draws`` (rule 11)."""
        table = self.table
        if table.step == PRE_ASKING:
            if move == DRAW:
                draw_before(table)
            else:
                table.step = MOVEMENT
        elif move == DRAW:
            draw_for_key(table)
        else:
            end_key_draw(self)

    def prepare(self, move: i64) -> None:
        """Play a move before the first round."""
        step = self.table.step
        if step == RECRUITING:
            recruit(self, kind_named(self.options, unit_name(move)))
        elif step == ARMY_DRAWING:
            recruit(self, kind_named(self.options, drawn_name(move)))
        elif step == SETTING:
            lay_starting_card(self, dealt_card(move))
        else:
            place(self, kind_named(self.options, unit_name(move)), place_square(move))

    def revealed(self, encoding: Encoding, viewer: i64) -> None:
        table = self.table
        if table.step == ARMING:
            encoding.put(self.hidden[PICKS])
            encoding.put(self.hidden[PICKS + 1])
        elif table.step == SHOWING:
            encoding.put(self.hidden[IN_HAND + table.active])
        else:
            encoding.put(i64(playable(self, table.active) != 0))

    def reveal(self) -> None:
        table = self.table
        table.chooser = NOBODY
        if table.step == LOOKING:
            look(self)
        elif table.step == SHOWING:
            show_discard(self)
        else:
            show_armies(self)
        go_on(self)

    def shown(self, move: i64, seat: i64) -> i64:
        """The move as the seat sees it; others' draws and secret recruits are hidden."""
        verb = move & VERB_MASK
        if verb == DEALT and dealt_seat(move) != seat:
            return make_dealt(dealt_seat(move), BLANK)
        if verb == RECRUIT and self.options.army_choice == SECRET and self.table.active != seat:
            return make_recruit(HIDDEN_NAME)
        return move

    def result(self, seat: i64) -> float:
        winner = self.table.winner
        if winner == TIE:
            return 0.5
        return 1.0 if winner == seat else 0.0

    def reason(self) -> i64:
        return self.table.reason


class RoyalBattlesRules(Rules):
    """Royal Battles with these options."""

    def __init__(self, options: Options) -> None:
        super().__init__(2, MOST_MOVES, longest(options))
        self.options = options
        self.first: RoyalBattles = first_state(options)

    def start(self) -> RoyalBattles:
        return self.first.clone()

    def guess(self, view: View, rng: Rng) -> RoyalBattles:
        table = view.table
        assert isinstance(table, Table)
        state = RoyalBattles(self.options, table.copy(), vec[i64]([0] * HIDDEN))
        lay_hands(state, view.hands)
        guess_hidden(state, view, rng)
        return state

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return census(state)

    def new_table(self) -> Table:
        return new_table()

    def from_table(self, table: Part) -> RoyalBattles:
        assert isinstance(table, Table)
        return RoyalBattles(self.options, table, vec[i64]([0] * HIDDEN))


def longest(options: Options) -> i64:
    """A bound on the decisions: 8 recruits and 6 placings, then in each turn of a round at most 6."""
    limit = options.round_limit
    return 14 + 12 * (limit if 0 < limit < MOST_ROUNDS else MOST_ROUNDS)


def first_state(options: Options) -> RoyalBattles:
    """The first state: full decks, empty hands, and the armies that the options give."""
    state = RoyalBattles(options, new_table(), vec[i64]([0] * HIDDEN))
    row = state.table.row
    for seat in range(i64(2)):
        state.hidden[IN_DECK + seat] = options.deck
        row[UNSEEN + seat] = options.deck
        row[DECK + seat] = size(options.deck)
        if options.armies[seat * ARMY] >= 0:
            row[RECRUITS + seat] = ARMY
            for n in range(seat * ARMY, seat * ARMY + ARMY):
                state.table.units[RECRUITED + n] = options.armies[n]
    go_on(state)
    return state
