# native
"""Royal Battles: the state that the kernel plays, and the rules with their options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import BLANK
from regalia.games.royal_battles.belief.guess import guess_hidden
from regalia.games.royal_battles.rules.action import act, action_moves
from regalia.games.royal_battles.rules.armies import (
    end_recruiting,
    kind_named,
    kind_to_place,
    recruit,
    recruit_moves,
    show_armies,
)
from regalia.games.royal_battles.rules.bags import size
from regalia.games.royal_battles.rules.census import census
from regalia.games.royal_battles.rules.chance import deal, odds
from regalia.games.royal_battles.rules.ending import playable
from regalia.games.royal_battles.rules.fields import (
    ATTACK,
    BOSS,
    DEALT,
    DECLINE,
    DISCARD,
    DONE,
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
    make_boss,
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
    ARMED_AT,
    DECK,
    HIDDEN,
    IN_DECK,
    IN_HAND,
    PICKS,
    RECRUITED,
    RECRUITS,
    SLOTS,
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
    PUSH,
    RECRUITING,
    SECRET,
    SETTING,
    SHEET,
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

CARDS_DRAWN: Final[i64] = 54  # outcomes of a draw
ROUNDS_OF_A_DECK: Final[i64] = 54  # sections 6 and 16.10


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
            if move == DONE:
                end_recruiting(self.table)
            else:
                recruit(self, kind_named(self.options, unit_name(move)))
        elif step == ARMY_DRAWING:
            recruit(self, kind_named(self.options, drawn_name(move)))
        elif step == SETTING:
            lay_starting_card(self, dealt_card(move))
        else:
            place(self, kind_to_place(self.options, self.table, unit_name(move)), place_square(move))

    def revealed(self, encoding: Encoding, viewer: i64) -> None:
        table = self.table
        if table.step == ARMING:
            for seat in range(self.options.seats):
                encoding.put(self.hidden[PICKS + seat])
        elif table.step == SHOWING:
            encoding.put(self.hidden[IN_HAND + table.active])
            if table.active == self.options.master:
                for n in range(1, self.options.packs):
                    encoding.put(self.hidden[IN_HAND + table.active + n])
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
        if verb in (RECRUIT, BOSS) and self.options.army_choice == SECRET and self.table.active != seat:
            return make_recruit(HIDDEN_NAME) if verb == RECRUIT else make_boss(HIDDEN_NAME)
        return move

    def result(self, seat: i64) -> float:
        """The sides that have won share 1; all seats of a side have the same result (rule 77)."""
        winners = self.table.winners
        if not winners >> self.options.side[seat] & 1:
            return 0.0
        return 1.0 / float(size(winners))

    def reason(self) -> i64:
        return self.table.reason


class RoyalBattlesRules(Rules):
    """Royal Battles with these options."""

    def __init__(self, options: Options) -> None:
        super().__init__(options.seats, most_moves(options), longest(options))
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
        return new_table(self.options.squares)

    def from_table(self, table: Part) -> RoyalBattles:
        assert isinstance(table, Table)
        return RoyalBattles(self.options, table, vec[i64]([0] * HIDDEN))


def most_moves(options: Options) -> i64:
    """The most moves of a decision, or outcomes of a draw: nine moves for each unit, and 53 cards."""
    return max(CARDS_DRAWN, 9 * options.slots)


def longest(options: Options) -> i64:
    """A bound on the decisions: recruits and placings, then in each turn of a round at most 6.

    Two players with an empty deck may outlast the other's: 100 rounds. A push may wake an exhausted seat; then every deck
    on the table may be used up one card a round (section 16.10).
    """
    decks = options.seats + options.packs - 1
    rounds = 2 * ROUNDS_OF_A_DECK if options.seats == 2 else ROUNDS_OF_A_DECK
    for kind in range(options.sheet_count):
        if options.sheets[kind * SHEET + PUSH]:
            rounds = ROUNDS_OF_A_DECK * decks
    if 0 < options.round_limit < rounds:
        rounds = options.round_limit
    turns = options.seats if options.master < 0 else 2 * (options.seats - 1)
    return 2 * SLOTS * options.seats + rounds * turns * 6


def first_state(options: Options) -> RoyalBattles:
    """The first state: full decks, empty hands, and the armies that the options give."""
    state = RoyalBattles(options, new_table(options.squares), vec[i64]([0] * HIDDEN))
    row = state.table.row
    for seat in range(options.seats):
        packs = options.packs if seat == options.master else i64(1)
        for n in range(packs):
            state.hidden[IN_DECK + seat + n] = options.deck
            row[UNSEEN + seat + n] = options.deck
        row[DECK + seat] = packs * size(options.deck)
        for n in range(SLOTS):
            kind = options.armies[seat * SLOTS + n]
            if kind >= 0:
                row[RECRUITS + seat] += 1
                row[ARMED_AT + seat] = 1
                state.table.units[RECRUITED + seat * SLOTS + n] = kind
    go_on(state)
    return state
