# native
"""Movement: the draw before it, card, unit and square (sections 4.4 to 4.6, 5.1, 5.2)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import JOKER
from regalia.games.royal_battles.rules.bags import BOTH, COLOUR, nth, size
from regalia.games.royal_battles.rules.ending import cards_ran_out, end_battle, exhausted, playable, standing_colour
from regalia.games.royal_battles.rules.fields import MOVE_SQUARE_AT, PASS, make_move, make_play
from regalia.games.royal_battles.rules.model import (
    AT,
    DECK,
    HAND,
    IN_HAND,
    KNOWN,
    PROVEN,
    SLOTS,
    VACANT,
    Table,
    colour_at,
    top_colour,
    unit_at,
)
from regalia.games.royal_battles.rules.position import Position, leave_board, leave_hand, pave, stand
from regalia.games.royal_battles.rules.squares import DIRECTIONS
from regalia.games.royal_battles.rules.terms import (
    ACTING,
    CARDS,
    LOOKING,
    MOVEMENT,
    MOVING,
    PLAYING,
    POST_TURN,
    PRE_ASKING,
    PRE_DRAWING,
    TURN_OVER,
    Options,
)
from regalia.kernel.state import CHANCE, REVEAL
from regalia.kernel.vecs import vec


def begin_turn(position: Position) -> None:
    """Begin a turn: a seat with an empty hand draws (rules 9, 11 and 49)."""
    table = position.table
    seat = table.active
    table.step = MOVEMENT
    if table.row[HAND + seat] == 0 and table.row[DECK + seat]:
        if position.options.optional_draws:
            table.step = PRE_ASKING
            table.chooser = seat
        else:
            draw_before(table)


def draw_before(table: Table) -> None:
    table.step = PRE_DRAWING
    table.chooser = CHANCE
    table.owed = 1
    table.drawn = 0


def begin_movement(position: Position) -> None:
    """Begin the movement, or skip it, or end the battle (section 4.5, rule 55).

    If all units stand on one colour, whether the hand can be played is news to the others: a reveal.
    """
    table = position.table
    seat = table.active
    deck = table.row[DECK + seat]
    if deck == 0 and exhausted(position, seat):
        if cards_ran_out(position):
            end_battle(position, CARDS)
        else:
            table.step = TURN_OVER  # rule 56
    elif table.row[HAND + seat] == 0:
        table.step = POST_TURN
    elif position.options.may_pass and deck:
        table.step = PLAYING
        table.chooser = seat
    elif deck and standing_colour(position.options, table, seat):
        table.step = LOOKING
        table.chooser = REVEAL
    else:
        choose_card(table)


def look(position: Position) -> None:
    """Show all whether the active seat has a playable card (rule 12).

    If not, its whole hand has the colour that its units stand on. Such a seat can neither move nor draw until the hand is
    discarded, or until one of its units is pushed onto the other colour.
    """
    table = position.table
    seat = table.active
    if playable(position, seat):
        choose_card(table)
    else:
        table.row[PROVEN + seat] = standing_colour(position.options, table, seat)
        table.row[KNOWN + seat] = table.row[HAND + seat]
        table.step = POST_TURN


def choose_card(table: Table) -> None:
    """Ask for the card to move with; an only card stays hidden until its move.

    A seat with several cards is asked even if only one of them is playable.
    """
    table.step = PLAYING if table.row[HAND + table.active] > 1 else MOVING
    table.chooser = table.active


def movement_card(position: Position) -> i64:
    """The card that the active seat moves with."""
    table = position.table
    if table.card:
        return table.card - 1
    return nth(position.hidden[IN_HAND + table.active], 0)


# ---- legal moves


def play_moves(position: Position, out: vec[i64]) -> i64:
    table = position.table
    cards = playable(position, table.active)
    count: i64 = 0
    before: i64 = -1
    for n in range(size(cards)):
        card = nth(cards, n)
        if card != before:
            out[count] = make_play(card)
            count += 1
        before = card
    if position.options.may_pass and table.row[DECK + table.active]:
        out[count] = PASS
        count += 1
    return count


def differ(one: i64, other: i64) -> bool:
    """Whether two colours differ: a Joker's differs from every other (section 5.2)."""
    return one != other or one == BOTH


def may_pave(table: Table, colour: i64, square: i64) -> bool:
    """Whether a card of that colour may be laid there (rules 16, 17 and 20)."""
    paved = table.board[square]
    return paved < VACANT and (paved == 0 or differ(colour, top_colour(paved)))


def unit_moves(position: Position, out: vec[i64]) -> i64:
    """Write the moves with the Movement Card, staying included (rule 18)."""
    table = position.table
    neighbour = position.options.neighbour
    card = movement_card(position)
    colour = COLOUR[card]
    count: i64 = 0
    for unit in range(table.active * SLOTS, table.active * SLOTS + position.options.slots):
        start = table.units[AT + unit]
        if start < 0 or not differ(colour, top_colour(table.board[start])):
            continue
        head = make_move(card, start, 0)
        for way in range(DIRECTIONS):
            if way == 4:  # between the squares before it and those after it
                out[count] = head | start << MOVE_SQUARE_AT
                count += 1
            square = neighbour[start * DIRECTIONS + way]
            if square >= 0 and may_pave(table, colour, square):
                out[count] = head | square << MOVE_SQUARE_AT
                count += 1
    return count


# ---- the move


def standing_as(options: Options, card: i64, before: i64) -> i64:
    """The colour that a card has on the board.

    A Joker takes the colour that the unit did not stand on before (rule 15).
    """
    if card != JOKER or options.joker_both:
        return COLOUR[card]
    return BOTH - before


def move_unit(position: Position, card: i64, start: i64, square: i64) -> None:
    table = position.table
    unit = unit_at(table, start)
    before = colour_at(table, start)
    leave_hand(position, table.active, card)
    leave_board(table, unit)
    pave(table, table.active, square, card, standing_as(position.options, card, before))
    stand(table, unit, square)
    table.card = 0
    table.mover = unit
    table.step = ACTING
