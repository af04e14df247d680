"""Cards out of play in the facts of a position: ``Table.scored``, read and written copy by copy."""

from __future__ import annotations

from regalia.cards import JOKER, KINDS, token
from regalia.games.royals.rules import model
from regalia.games.royals.rules.model import FIRST_ROYAL
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.facts import Facts

TOKENS = [token(card) for card in range(KINDS)]
NUMBER_CARDS = TOKENS[:FIRST_ROYAL]
ROYALS = TOKENS[FIRST_ROYAL:JOKER]
MARKS = {int(model.SIDEWAYS): "_", int(model.DIAGONAL): "/", int(model.UPRIGHT): "^"}
SEATS = (0, 1)


def copies(facts: Facts, card: int) -> list[int]:
    """The places of a card's copies that are out of play."""
    packed = facts.table["scored"][card]
    places = [packed >> at & int(model.COPY_MASK) for at in (0, int(model.COPY_BITS))]
    return [place for place in places if place]


def set_copies(facts: Facts, card: int, places: list[int]) -> None:
    if len(places) > 2:
        raise NotationError(f"{TOKENS[card]} is named more often than there are such cards.")
    facts.table["scored"][card] = sum(place << i * int(model.COPY_BITS) for i, place in enumerate(places))


def lying(facts: Facts, place: int) -> list[int]:
    """The cards out of play in one place of the model."""
    return [card for card in range(JOKER) for at in copies(facts, card) if at == place]


def put_out(facts: Facts, card: int, place: int) -> None:
    """A card lies out of play. Copies lie in the order of their places; ``Swapped`` tells where it is the other way."""
    set_copies(facts, card, sorted([*copies(facts, card), place]))


def under_buried(royal: int, copy: int) -> int:
    """The place of the cards under a buried royal, which may have two copies."""
    return int(model.UNDER_BURIED) + (royal - int(FIRST_ROYAL)) * 2 + copy


Royal = tuple[int, int, list[int]]  # card (-1: none), position, cards under it


def buried(facts: Facts, place: int) -> list[Royal]:
    """The royals in a score pile, each with the cards that lay under it."""
    return [
        (card, 0, lying(facts, under_buried(card, copy)))
        for card in range(FIRST_ROYAL, JOKER)
        for copy, there in enumerate(copies(facts, card))
        if there == place
    ]
