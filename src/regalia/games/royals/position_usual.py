"""Usual values of a position of Royals: what follows from the clauses that a text does say."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.cards import JOKER
from regalia.games.royals.position_places import (
    SEATS,
    TOKENS,
    buried,
    copies,
    lying,
)
from regalia.games.royals.rules import model
from regalia.games.royals.rules.combat import RANK, VALUE, cards_of
from regalia.games.royals.rules.fields import first_card, other_cards
from regalia.games.royals.rules.model import CARDS, SIDE
from regalia.games.royals.rules.rules import RoyalsRules
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.facts import Facts
from regalia.kernel.state import CHANCE, OVER


def hand_size(seat: int, facts: Facts) -> int:
    held = facts.hands[seat]
    return int(model.HAND_SIZE) if held is None else len(held["cards"])


def named_cards(facts: Facts) -> Iterator[int]:
    """Every card that lies open, or in a hand that is seen."""
    sides = facts.table["sides"]
    for card, count in enumerate(facts.table["discard"]):
        yield from [card] * count
    for card in range(JOKER):
        yield from [card] * len(copies(facts, card))
    yield from [int(JOKER)] * facts.table["scored"][JOKER]
    for seat in SEATS:
        at = seat * SIDE
        yield from [int(JOKER)] * (sides[at + model.READY] + sides[at + model.WAITING])
        yield from (model.card_of(royal) for royal in sides[at : at + model.SLOTS] if royal)
        held = facts.hands[seat]
        yield from [] if held is None else held["cards"]
    laid = cards_of(facts.one("attack")) if facts.one("attack") else 0
    while laid:
        yield first_card(laid)
        laid = other_cards(laid)


def other_cards_left(facts: Facts) -> list[int]:
    """How many of each card are named nowhere."""
    rules = facts.rules
    assert isinstance(rules, RoyalsRules)
    left = [rules.options.decks] * JOKER + [rules.options.jokers]
    for card in named_cards(facts):
        left[card] -= 1
    for card, count in enumerate(left):
        if count < 0:
            raise NotationError(f"{TOKENS[card]} is named more often than there are such cards.")
    return left


def deck_size(facts: Facts) -> int:
    if facts.stock is not None:
        return sum(facts.stock["cards"])
    hidden = sum(hand_size_on_table(facts, seat) for seat in SEATS if facts.hands[seat] is None)
    return sum(other_cards_left(facts)) - hidden


def hand_size_on_table(facts: Facts, seat: int) -> int:
    return facts.table["sides"][seat * SIDE + CARDS]


def points(seat: int, facts: Facts) -> list[int]:
    """By royals, jokers, arrows and tributes."""
    by_royals = 0
    fields = facts.table["sides"][seat * SIDE : seat * SIDE + model.SLOTS]
    for slot, royal in enumerate(fields):
        for card in lying(facts, int(model.UNDER_SLOT) + seat * int(model.SLOTS) + slot) if royal else []:
            by_royals += VALUE[card] // RANK[model.card_of(royal)]
    for royal, _, under in buried(facts, int(model.BURIED) + seat):
        by_royals += sum(VALUE[card] // RANK[royal] for card in under)
    by_jokers = sum(2 * VALUE[card] for card in lying(facts, int(model.JOKER_PILE) + seat))
    arrows, tributes = (len(lying(facts, int(pile) + seat)) for pile in (model.ARROW_PILE, model.TRIBUTE_PILE))
    return [by_royals, by_jokers, arrows, tributes]


def used_jokers(facts: Facts) -> int:
    return sum(len(lying(facts, int(model.JOKER_PILE) + seat)) for seat in SEATS)


def chooser(facts: Facts) -> int:
    """The seat that must choose, as far as the decision tells."""
    active, decision = facts.one("active"), facts.one("decision")
    if decision in (model.DRAWING, model.STARTING):
        return int(CHANCE)
    if decision == model.ENDED:
        return int(OVER)
    return 1 - active if decision in (model.BLOCKING, model.JACKRIFICING) else active
