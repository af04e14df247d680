# native
"""Decision D4, the main step: cards played as soldiers or for their ability.

See sections 4.2 and 5.4.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.abilities import begin_ability
from regalia.games.battle.rules.army import enlist, soldier, suits
from regalia.games.battle.rules.cards import ACE, COURTS, JOKER, SUIT_BIT, THREE, rank_of
from regalia.games.battle.rules.drawing import can_draw
from regalia.games.battle.rules.fields import END, PLAY, make_play, make_use, played_card, use_opponent
from regalia.games.battle.rules.hands import take_from_hand
from regalia.games.battle.rules.model import FELL, HAND, SPECIAL
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import TURN_OVER, Options
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec


def next_actor(position: Position) -> None:
    """Ask the next seat of the side that has cards; after the last one the turn ends."""
    options = position.options
    table = position.table
    while table.seat < options.seats:
        if table.row[HAND + table.seat]:
            table.chooser = table.seat
            return
        table.seat += options.sides
    table.step = TURN_OVER


def special_place(options: Options, seat: i64) -> i64:
    """The index in ``Table.row`` of the seat's special, or of its side's (rule 55)."""
    return SPECIAL + (options.side_of[seat] if options.shared_special else seat)


def main_moves(position: Position, out: vec[i64]) -> i64:
    """Write the legal moves: for each card the play and the uses, then the end."""
    options = position.options
    table = position.table
    seat = table.seat
    special = table.row[special_place(options, seat)] == 0
    controlled = suits(table, seat) if special else 0
    hands = position.hands
    first = seat * options.width
    n: i64 = 0
    before: i64 = -1
    for i in range(first, first + table.row[HAND + seat]):
        card = hands[i]
        if card == before:
            continue
        before = card
        suited = controlled & SUIT_BIT[card] != 0
        if card >= COURTS or suited:
            out[n] = make_play(card)
            n += 1
        if special and rank_of(card) >= THREE and (suited or card == JOKER):
            n = uses(position, card, out, n)
    out[n] = END
    return n + 1


def uses(position: Position, card: i64, out: vec[i64], n: i64) -> i64:
    """Write the uses of a card whose ability would have an effect (rule 39)."""
    options = position.options
    table = position.table
    rank = rank_of(card)
    if rank == THREE or (rank == ACE and can_draw(position, table.seat)):
        out[n] = make_use(card, -1)
        return n + 1
    if rank == ACE:
        return n
    own = options.camp_of[table.seat]
    for seat in range(options.seats):
        opponent = options.camp_of[seat] != own and table.row[FELL + options.side_of[seat]] == 0
        if opponent and table.start[seat + 1] > table.start[seat]:
            out[n] = make_use(card, seat)
            n += 1
    return n


def act(position: Position, move: i64) -> None:
    """Play a move of decision D4."""
    options = position.options
    table = position.table
    seat = table.seat
    verb = move & VERB_MASK
    if verb == END:
        table.seat += options.sides
        return
    card = played_card(move)
    table.busy = True
    take_from_hand(position, seat, card)
    if verb == PLAY:
        if card < COURTS:
            table.row[special_place(options, seat)] = 1
        enlist(options, table, seat, soldier(options, seat, card))
    else:
        table.row[special_place(options, seat)] = 1
        begin_ability(position, card, use_opponent(move))
