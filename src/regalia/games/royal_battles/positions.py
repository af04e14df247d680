"""Positions and views of Royal Battles as text.

``white Pc3-2 Nd4, black Ka5, laid 9c@c3 4h@d4 Kc@a5/1, front0 2c, front1 2d, H0 6h`` is the beginning of a turn. Everything
that a text leaves out has its usual value. Cards that are not named lie in their deck; where the deck is given, they lie
among the discards.

====================  ============================================================================================
white, black          the seat's units by their home squares, file a first: letter, square and injury (``Pc3-2``); a
                      removed unit has no square (``P-9``); ``-`` for a unit that is not placed yet
laid                  every card laid on the board, in order, with its square, and ``/1`` if it is of seat 1's deck.
                      A Joker on top of its square stands as red (``Xxr@c3``), black (``Xxb@c3``) or both (``Xx@c3``)
front0, front1        initiative cards: the one in force first
H0, H1                hand
discards0, deck0      discards; deck, which usually holds all other cards
size0                 size of a hand that the viewer does not see
proven0               the colour that all cards of the hand are known to have: red or black
army0, picks0         letters of the army as all know it; of recruits that are still secret
recruits0             number of units chosen so far, where the army does not tell
active, first, round  whose turn it is; who has the first turn of the round (usually the active seat); usually round 1
step                  what is due, as in ``STEPS``. Usually ``turn``: the active seat begins its turn. From there, and from
                      ``round``, where the round has ended, a reader goes on to the next choice, chance or reveal
card                  the Movement Card that was shown and not moved with yet
mover, key            square of the unit that has moved this turn; a Key draw is due
owed, drawn           cards of the chance line still to come, and already there
reason, winner        why and how the battle ended; 0, 1 or tie
====================  ============================================================================================
"""

from __future__ import annotations

from regalia.cards import KINDS, token
from regalia.games.royal_battles.position_clauses import (
    ARMY,
    CardOrNone,
    Cards,
    Complete,
    Front,
    Laid,
    Letters,
    Mover,
    Picks,
    Units,
    as_bag,
)
from regalia.games.royal_battles.rules import bags, model, terms
from regalia.games.royal_battles.rules.rules import RoyalBattles, RoyalBattlesRules
from regalia.games.royal_battles.rules.terms import Options
from regalia.games.royal_battles.rules.turns import go_on
from regalia.games.royal_battles.units import read_units
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause, Derived, Place, Simple, hand, stock, table
from regalia.kernel.positions.facts import Facts, Layout, row
from regalia.kernel.positions.text import Positions
from regalia.kernel.positions.words import Flag, Number, OneOf
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL

SEATS = (0, 1)
DECKS = ("first", "second")  # in the stock, by seat
STEPS = (  # in the order of terms.py
    *("recruiting", "army_drawing", "arming", "setting", "placing", "initiating", "pre_asking", "pre_drawing"),
    *("looking", "playing", "moving", "acting", "hit_drawing", "key_asking", "key_drawing", "discarding", "showing"),
    *("ended", "round", "turn"),
)
CHOOSERS = {
    **dict.fromkeys((terms.ARMY_DRAWING, terms.SETTING, terms.INITIATING), int(CHANCE)),
    **dict.fromkeys((terms.PRE_DRAWING, terms.HIT_DRAWING, terms.KEY_DRAWING), int(CHANCE)),
    **dict.fromkeys((terms.ARMING, terms.LOOKING, terms.SHOWING), int(REVEAL)),
    **dict.fromkeys((terms.ROUND, terms.TURN), int(terms.NOBODY)),
    terms.ENDED: int(OVER),
}


class RoyalBattlesPositions(Positions):
    table = Layout(
        *(row("board"), row("units"), row("row"), row("laid"), "chooser", "step", "round", "first", "active", "card"),
        *("mover", "key", "owed", "drawn", "reason", "winner"),
    )
    hand = Layout("cards", "picks")
    stock = Layout(*DECKS)

    def clauses(self, rules: Rules) -> list[Clause]:
        assert isinstance(rules, RoyalBattlesRules)
        letters = "".join(unit.letter for unit in read_units(rules.options))
        clauses = [*turn_clauses(), Laid(), *(Units(seat, letters) for seat in SEATS), Mover()]
        for seat in SEATS:
            clauses += [*army_clauses(seat, letters), *card_clauses(seat)]
        return [*clauses, Complete()]

    def read(self, rules: Rules, text: str) -> RoyalBattles:
        state = super().read(rules, text)
        assert isinstance(state, RoyalBattles)
        go_on(state)
        return state


def turn_clauses() -> list[Clause]:
    seat = OneOf(("0", "1"))
    return [
        Simple("active", table("active"), seat, 0),
        Simple("first", table("first"), seat, lambda facts: facts.one("active")),
        Simple("round", table("round"), Number(), 1),
        Simple("step", table("step"), OneOf(STEPS), int(terms.TURN)),
        Derived(table("chooser"), lambda facts: CHOOSERS.get(facts.one("step"), facts.one("active"))),
        Simple("card", table("card"), CardOrNone(), 0),
        Simple("key", table("key"), Flag(), 0),
        Simple("owed", table("owed"), Number(), 0),
        Simple("drawn", table("drawn"), Number(), 0),
        Simple("reason", table("reason"), OneOf(("none", "elimination", "cards", "round_limit"), -1), -1),
        Simple("winner", table("winner"), OneOf(("0", "1", "tie")), int(model.TIE)),
    ]


# ---- armies


def army_clauses(seat: int, letters: str) -> list[Clause]:
    army = table("units", int(model.RECRUITED) + seat * ARMY, ARMY)
    return [
        Simple(f"army{seat}", army, Letters(letters), lambda facts: known_army(seat, facts)),
        Simple(f"picks{seat}", hand(seat, "picks"), Picks(letters), 0),
        Simple(f"recruits{seat}", in_row(model.RECRUITS, seat), Number(), lambda facts: recruits(seat, facts)),
    ]


def known_army(seat: int, facts: Facts) -> list[int]:
    """The kinds of the placed units, sorted; if none is placed, the options' army."""
    placed = sorted(kind for kind in kinds(seat, facts) if kind >= 0)
    if placed:
        return placed + [-1] * (ARMY - len(placed))
    return [int(kind) for kind in options_of(facts).armies[seat * ARMY : seat * ARMY + ARMY]]


def recruits(seat: int, facts: Facts) -> int:
    """The number of units chosen: all if one is placed, else those that are seen."""
    if max(kinds(seat, facts)) >= 0:
        return ARMY
    first = int(model.RECRUITED) + seat * ARMY
    known = sum(kind >= 0 for kind in facts.table["units"][first : first + ARMY])
    mine = facts.hands[seat]
    secret = 0 if mine is None else sum(model.pick(mine["picks"][0], n) >= 0 for n in range(ARMY))
    return known or secret


def kinds(seat: int, facts: Facts) -> list[int]:
    """The kinds of the seat's units; -1 for a unit that is not placed."""
    first = int(model.KIND) + seat * ARMY
    return facts.table["units"][first : first + ARMY]


# ---- cards


def card_clauses(seat: int) -> list[Clause]:
    """Sizes, unseen cards and the deck follow from what lies open and from the hand."""
    return [
        Front(seat),
        Simple(f"H{seat}", hand(seat, "cards"), Cards(), 0),
        Simple(f"size{seat}", in_row(model.HAND, seat), Number(), lambda facts: hand_size(seat, facts)),
        Simple(f"proven{seat}", in_row(model.PROVEN, seat), OneOf(("none", "red", "black")), 0),
        Simple(f"discards{seat}", in_row(model.DISCARDS, seat), Cards(), 0),
        Simple(f"deck{seat}", stock(DECKS[seat]), Cards(), lambda facts: left(seat, facts, held(seat, facts))),
        Rest(seat),
        Derived(in_row(model.UNSEEN, seat), lambda facts: left(seat, facts)),
        Derived(in_row(model.DECK, seat), lambda facts: deck_size(seat, facts)),
    ]


class Rest(Clause):
    """With a given deck, all cards that are not named lie among the discards."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def here(self, facts: Facts) -> bool:
        return f"deck{self.seat}" in facts.said and f"discards{self.seat}" not in facts.said

    def usual(self, facts: Facts) -> int:
        assert facts.stock is not None
        return left(self.seat, facts, held(self.seat, facts), facts.stock[DECKS[self.seat]][0])

    def put(self, facts: Facts, value: int) -> None:
        facts.table["row"][model.DISCARDS + self.seat] = value


def in_row(place: int, seat: int) -> Place:
    return table("row", int(place) + seat)


def held(seat: int, facts: Facts) -> int:
    """The seat's hand as a bag; empty where it is not seen."""
    mine = facts.hands[seat]
    return 0 if mine is None else mine["cards"][0]


def hand_size(seat: int, facts: Facts) -> int:
    return int(bags.size(held(seat, facts)))


def deck_size(seat: int, facts: Facts) -> int:
    numbers = facts.table["row"]
    size = int(bags.size(numbers[model.UNSEEN + seat])) - numbers[model.HAND + seat]
    if size < 0:
        raise NotationError(f"size{seat}: the seat has fewer cards left.")
    return size


def left(seat: int, facts: Facts, *others: int) -> int:
    """The bag of the seat's cards that are neither open nor in these bags."""
    numbers, deck = facts.table["row"], options_of(facts).deck
    laid = as_bag([model.laid_card(one) for one in facts.table["laid"] if model.laid_seat(one) == seat])
    named = [laid, numbers[model.PILE + seat], numbers[model.DISCARDS + seat], *others]
    rest = deck
    for bag in named:
        rest = bags.without(rest, bag)
    if bags.size(rest) + sum(bags.size(bag) for bag in named) != bags.size(deck):
        counts = {card: sum(bags.holds(bag, card) for bag in named) for card in range(KINDS)}
        twice = next(card for card, count in counts.items() if count > bags.holds(deck, card))
        raise NotationError(f"{token(twice)} is named more often than the deck of seat {seat} has it.")
    return int(rest)


def options_of(facts: Facts) -> Options:
    assert isinstance(facts.rules, RoyalBattlesRules)
    return facts.rules.options


POSITIONS = RoyalBattlesPositions()
