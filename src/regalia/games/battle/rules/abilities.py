# native
"""Abilities of aces, twos, threes and jokers: decisions D5 to D7 (sections 2.1 and 4.2)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.army import controller, destroy, discard, enlist, leave, read
from regalia.games.battle.rules.cards import ACE, THREE, TWO, rank_of
from regalia.games.battle.rules.choosing import chosen_place, only_choice
from regalia.games.battle.rules.drawing import begin_draw
from regalia.games.battle.rules.fields import chosen_name, chosen_seat
from regalia.games.battle.rules.model import pile_of
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import BY_ACE, BY_JOKER, BY_THREE, BY_TWO, MAIN


def begin_ability(position: Position, card: i64, opponent: i64) -> None:
    """Begin the ability of a card that the seat has played for it.

    The card lies apart until the ability has taken effect (rule 35).
    """
    table = position.table
    table.apart = card
    rank = rank_of(card)
    if rank == ACE:
        table.step = BY_ACE
        return
    table.need = 1
    if rank == THREE:
        table.step = BY_THREE
        table.mark = 0
        return
    table.victim = opponent
    table.mark = table.start[opponent]
    if rank == TWO:
        table.step = BY_TWO
        if table.start[opponent + 1] - table.mark > 1:
            table.need = 2  # rule 38
    else:
        table.step = BY_JOKER


def next_effect(position: Position) -> None:
    """Carry the ability on until a card must be drawn or a soldier chosen.

    The only possible soldier is chosen without asking. When the effect is complete, the card is discarded and the
    seat goes on with its main step.
    """
    options = position.options
    table = position.table
    if table.step == BY_ACE:
        begin_draw(position, table.seat, 2)
        return
    while table.need > 0:
        place = only_choice(options, table)
        if place < 0:
            table.chooser = table.victim if chosen_by_opponent(position) else table.seat
            return
        take_effect(position, controller(table, place), place)
    end_ability(position)


def chosen_by_opponent(position: Position) -> bool:
    """Whether the victim, not the player of the card, chooses the soldiers (rule 36)."""
    step = position.table.step
    if step == BY_TWO:
        return not position.options.two_by_caster
    return step == BY_JOKER and not position.options.joker_by_caster


def choose(position: Position, move: i64) -> None:
    """Play a move of decision D5, D6 or D7."""
    table = position.table
    seat = chosen_seat(move)
    soldier = read(position.options, seat, chosen_name(move))
    take_effect(position, seat, chosen_place(table, seat, soldier))


def take_effect(position: Position, seat: i64, place: i64) -> None:
    """Destroy the chosen soldier, or hand it to the player of the joker."""
    options = position.options
    table = position.table
    table.need -= 1
    table.mark = place
    if table.step == BY_JOKER:
        enlist(options, table, table.seat, leave(options, table, seat, place))
    else:
        destroy(options, table, seat, place)


def end_ability(position: Position) -> None:
    """Discard the card that lay apart and return to the main step."""
    table = position.table
    discard(table, pile_of(position.options, table.seat), table.apart)
    table.apart = -1
    table.mark = 0
    table.victim = 0
    table.step = MAIN
