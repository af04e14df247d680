"""Positions as text, for tests, examples and miniatures: the notation of section 11.

``P c3 9c -2`` is a pawn on c3, standing on 9c, with injury 2; ``Xxr`` and ``Xxb`` are Jokers that stand as red or black.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.cards import CARD
from regalia.games.royal_battles.notation import SQUARE
from regalia.games.royal_battles.rules import terms
from regalia.games.royal_battles.rules.bags import BLACK, COLOUR, RED, bag_of, holds, joined, put, size, take
from regalia.games.royal_battles.rules.model import (
    DECK,
    DISCARDS,
    FRONT,
    HAND,
    IN_DECK,
    IN_HAND,
    INJURY,
    KIND,
    PILE,
    RECRUITED,
    RECRUITS,
    STANDING,
    UNSEEN,
    new_table,
)
from regalia.games.royal_battles.rules.position import pave, stand
from regalia.games.royal_battles.rules.rules import RoyalBattles, RoyalBattlesRules
from regalia.games.royal_battles.rules.turns import go_on

STANDS_AS = {"r": int(RED), "b": int(BLACK)}


def position(
    rules: RoyalBattlesRules,
    letters: Sequence[str],
    sides: Sequence[str],
    *,
    initiative: str = "2c/2d",
    hands: str = "-/-",
    decks: str = "",
    vacant: str = "",
    turn: int = 0,
    round_over: bool = False,
) -> RoyalBattles:
    """Both sides' units, whose letters name their kinds. The seat ``turn`` begins its turn, the first one of a round; or,
    with ``round_over``, the round in which it was first has ended. Both seats are told one after the other, with ``/``
    between them. Cards missing from a deck that is given are discards; without ``decks``, decks hold all other cards."""
    state = rules.start()
    state.table = new_table()
    for seat in range(2):
        state.hidden[IN_DECK + seat] = rules.options.deck
        _lay_side(state, seat, sides[seat], letters)
    for part in vacant.split(", ") if vacant else []:
        square, card = part.split()
        _lay_card(state, 0, square, card)
    for seat in range(2):
        _deal(state, seat, initiative.split("/")[seat], hands.split("/")[seat])
    for seat in range(2):
        _leave_in_deck(state, seat, decks.split("/")[seat] if decks else None)
    table = state.table
    table.round = 1
    table.first = table.active = turn
    table.step = terms.ROUND if round_over else terms.TURN
    table.chooser = terms.NOBODY
    go_on(state)
    return state


def _lay_side(state: RoyalBattles, seat: int, text: str, letters: Sequence[str]) -> None:
    table = state.table
    parts = text.split(", ")
    for n, part in enumerate(parts):
        letter, square, card, *injury = part.split()
        unit = seat * int(terms.ARMY) + n
        _lay_card(state, seat, square, card)
        table.units[KIND + unit] = letters.index(letter)
        table.units[INJURY + unit] = -int(injury[0]) if injury else 0
        stand(table, unit, SQUARE[square])
    table.row[STANDING + seat] = len(parts)
    table.row[RECRUITS + seat] = terms.ARMY
    for n, kind in enumerate(sorted(letters.index(part[0]) for part in parts)):
        table.units[RECRUITED + seat * int(terms.ARMY) + n] = kind


def _lay_card(state: RoyalBattles, seat: int, square: str, card: str) -> None:
    """A card of the seat's deck, or of the other one where it is not in it any more."""
    owner = _spend(state, seat, card[:2])
    colour = STANDS_AS[card[2]] if card[2:] else int(COLOUR[CARD[card]])
    pave(state.table, owner, SQUARE[square], CARD[card[:2]], colour)


def _spend(state: RoyalBattles, seat: int, card: str) -> int:
    """Whose card it was."""
    owner = seat if holds(state.hidden[IN_DECK + seat], CARD[card]) else 1 - seat
    state.hidden[IN_DECK + owner] = take(state.hidden[IN_DECK + owner], CARD[card])
    return owner


def _deal(state: RoyalBattles, seat: int, front: str, hand: str) -> None:
    row = state.table.row
    row[FRONT + seat] = CARD[front] + 1
    row[PILE + seat] = put(0, CARD[front])
    held = [] if hand == "-" else hand.split()
    for card in (front, *held):
        _spend(state, seat, card)
    state.hidden[IN_HAND + seat] = bag_of([CARD[card] for card in held])
    row[HAND + seat] = len(held)


def _leave_in_deck(state: RoyalBattles, seat: int, deck: str | None) -> None:
    row = state.table.row
    if deck is not None:
        left = bag_of([CARD[card] for card in deck.split() if card != "-"])
        discards = state.hidden[IN_DECK + seat]
        for card in deck.split():
            if card != "-" and holds(discards, CARD[card]):
                discards = take(discards, CARD[card])
        row[DISCARDS + seat] = discards
        state.hidden[IN_DECK + seat] = left
    row[DECK + seat] = size(state.hidden[IN_DECK + seat])
    row[UNSEEN + seat] = joined(state.hidden[IN_DECK + seat], state.hidden[IN_HAND + seat])
