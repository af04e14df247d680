"""Positions and views of Royal Battles as text.

``white Pc3-2 Nd4, black Ka5, laid 9c@c3 4h@d4 Kc@a5/1, front0 2c, front1 2d, H0 6h`` is the beginning of a turn. Everything
that a text leaves out has its usual value. Cards that are not named lie in their deck; where the deck is given, they lie
among the discards.

====================  ============================================================================================
white, black          the seat's units by their start squares, file a first: letter, square and injury (``Pc3-2``); a
red, blue, green      removed unit has no square (``P-9``); ``-`` for a unit that is not placed yet; a boss has a star
                      (``K*d6``). Seats 2 to 4 are red, blue and green
laid                  every card laid on the board, in order, with its square, and ``/1`` if it is of seat 1's deck.
                      A Joker on top of its square stands as red (``Xxr@c3``), black (``Xxb@c3``) or both (``Xx@c3``)
front0, front1        initiative cards: the one in force first
H0, H1                hand
discards0, deck0      discards; deck, which usually holds all other cards
size0                 size of a hand that the viewer does not see
proven0, known0       the colour that cards of the hand are known to have: red or black; how many of them (usually all)
army0, picks0         letters of the army as all know it; of recruits that are still secret
recruits0, armed0     number of units chosen so far, where the army does not tell; whether the army is complete
active, round         whose turn it is; usually round 1
first                 in a duel: who has the first turn of the round (usually the active seat)
order, place          with more seats: the seats of the round's turns; which of these turns it is, from 0
step                  what is due, as in ``STEPS``. Usually ``turn``: the active seat begins its turn. From there, and from
                      ``round``, where the round has ended, a reader goes on to the next choice, chance or reveal
card                  the Movement Card that was shown and not moved with yet
mover, key            square of the unit that has moved this turn; a Key draw is due
owed, drawn, drawers  cards of the chance line still to come, and already there; seats that turn up an initiative card
reason                why the battle ended
winner, winners       how: 0, 1 or tie in a duel; else the sides that won
====================  ============================================================================================
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.cards import token
from regalia.games.royal_battles.position_clauses import (
    SLOTS,
    Bits,
    CardOrNone,
    Cards,
    Complete,
    Front,
    HandCards,
    Laid,
    Letters,
    Mover,
    Picks,
    Turns,
    Units,
    as_bags,
    as_order,
    turns,
)
from regalia.games.royal_battles.rules import bags, model, terms
from regalia.games.royal_battles.rules.packs import pack_listed
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
        *(row("board"), row("units"), row("row"), row("laid"), "chooser", "step", "round", "order", "place", "drawers"),
        *("active", "card", "mover", "key", "owed", "drawn", "reason", "winners"),
    )
    hand = Layout("cards", "picks", row("more"))
    stock = Layout(row("cards"))

    def clauses(self, rules: Rules) -> list[Clause]:
        assert isinstance(rules, RoyalBattlesRules)
        options = rules.options
        seats = range(options.seats)
        letters = [f"{unit.letter}{'*' if unit.boss else ''}" for unit in read_units(options)]
        clauses = [*turn_clauses(options), Laid(), *(Units(seat, letters) for seat in seats), Mover()]
        for seat in seats:
            packs = int(options.packs) if seat == options.master else 1
            clauses += [*army_clauses(seat, letters), *card_clauses(seat, packs)]
        return [*clauses, *drawing_clauses(), Complete()]

    def read(self, rules: Rules, text: str) -> RoyalBattles:
        state = super().read(rules, text)
        assert isinstance(state, RoyalBattles)
        go_on(state)
        return state


def turn_clauses(options: Options) -> list[Clause]:
    seat = OneOf([str(seat) for seat in range(options.seats)])
    if options.mode == terms.DUEL:
        order = [Simple("first", table("order"), FirstOfTwo(), lambda facts: usual_order(facts))]
        winners = Simple("winner", table("winners"), WinnerOfTwo(), lambda facts: 3 if ended(facts) else 0)
    else:
        order = [Simple("order", table("order"), Turns(), lambda facts: usual_order(facts))]
        winners = Simple("winners", table("winners"), Bits(), 0)
    return [
        Simple("active", table("active"), seat, 0),
        *order,
        Simple("place", table("place"), Number(), lambda facts: usual_place(facts)),
        Simple("round", table("round"), Number(), 1),
        Simple("step", table("step"), OneOf(STEPS), int(terms.TURN)),
        Derived(table("chooser"), lambda facts: CHOOSERS.get(facts.one("step"), facts.one("active"))),
        Simple("card", table("card"), CardOrNone(), 0),
        Simple("key", table("key"), Flag(), 0),
        Simple("owed", table("owed"), Number(), 0),
        Simple("drawn", table("drawn"), Number(), 0),
        Simple("reason", table("reason"), OneOf(("none", "elimination", "cards", "round_limit", "boss"), -1), -1),
        winners,
    ]


def ended(facts: Facts) -> bool:
    return facts.one("step") == terms.ENDED


class FirstOfTwo(OneOf):
    """The order of a duel's round, told by its first seat."""

    def __init__(self) -> None:
        super().__init__(("none", "0", "1"))

    def words(self, values: Sequence[int]) -> list[str]:
        return super().words([values[0] & int(model.TURN_MASK)])

    def values(self, words: list[str]) -> list[int]:
        (first,) = super().values(words)
        return [as_order([first - 1, 2 - first]) if first else 0]


class WinnerOfTwo(OneOf):
    """The winner of a duel, stored as bits."""

    def __init__(self) -> None:
        super().__init__(("none", "0", "1", "tie"))


def usual_order(facts: Facts) -> int:
    """The active seat first, then the others; with a master, the players in turn, the master after each."""
    seats, active = len(facts.hands), facts.one("active")
    options = options_of(facts)
    if options.mode == terms.DUEL:
        return as_order([active, 1 - active])
    if options.master < 0:
        return as_order([(active + n) % seats for n in range(seats)])
    return as_order([seat for player in range(seats - 1) for seat in (player, seats - 1)])


def usual_place(facts: Facts) -> int:
    """The active seat's first turn."""
    order = turns(facts.one("order"))
    return order.index(facts.one("active")) if facts.one("active") in order else 0


def drawing_clauses() -> list[Clause]:
    return [Simple("drawers", table("drawers"), Bits(), lambda facts: drawers(facts))]


def drawers(facts: Facts) -> int:
    """The living seats with a deck, where initiative cards are due."""
    if facts.one("step") != terms.INITIATING:
        return 0
    numbers = facts.table["row"]
    seats = range(len(facts.hands))
    return sum(1 << seat for seat in seats if numbers[model.STANDING + seat] and numbers[model.DECK + seat])


# ---- armies


def army_clauses(seat: int, letters: Sequence[str]) -> list[Clause]:
    army = table("units", int(model.RECRUITED) + seat * SLOTS, SLOTS)
    return [
        Simple(f"army{seat}", army, Letters(letters), lambda facts: known_army(seat, facts)),
        Simple(f"picks{seat}", hand(seat, "picks"), Picks(letters), 0),
        Simple(f"recruits{seat}", in_row(model.RECRUITS, seat), Number(), lambda facts: recruits(seat, facts)),
        Simple(f"armed{seat}", in_row(model.ARMED_AT, seat), Flag(), lambda facts: armed(seat, facts)),
    ]


def known_army(seat: int, facts: Facts) -> list[int]:
    """The kinds of the placed units, sorted; if none is placed, the options' army."""
    placed = sorted(kind for kind in kinds(seat, facts) if kind >= 0)
    if placed:
        return placed + [-1] * (SLOTS - len(placed))
    return [int(kind) for kind in options_of(facts).armies[seat * SLOTS : seat * SLOTS + SLOTS]]


def recruits(seat: int, facts: Facts) -> int:
    """The number of units chosen: those that are known, or seen."""
    first = int(model.RECRUITED) + seat * SLOTS
    known = sum(kind >= 0 for kind in facts.table["units"][first : first + SLOTS])
    mine = facts.hands[seat]
    secret = 0 if mine is None else sum(model.pick(mine["picks"][0], n) >= 0 for n in range(SLOTS))
    return known or secret


def armed(seat: int, facts: Facts) -> int:
    """Whether the army is complete: when all have been chosen, or with as many units as it may have, or if it is given."""
    options = options_of(facts)
    count = facts.table["row"][model.RECRUITS + seat]
    given = options.armies[seat * SLOTS] >= 0
    return int(facts.one("step") > terms.ARMY_DRAWING or count == options.most[seat] or given)


def kinds(seat: int, facts: Facts) -> list[int]:
    """The kinds of the seat's units; -1 for a unit that is not placed."""
    first = int(model.KIND) + seat * SLOTS
    return facts.table["units"][first : first + SLOTS]


# ---- cards


def card_clauses(seat: int, packs: int) -> list[Clause]:
    """Sizes, unseen cards and the deck follow from what lies open and from the hand."""
    cards = Cards(packs)
    return [
        Front(seat, packs),
        HandCards(seat, packs),
        Simple(f"size{seat}", in_row(model.HAND, seat), Number(), lambda facts: hand_size(seat, facts)),
        Simple(f"proven{seat}", in_row(model.PROVEN, seat), OneOf(("none", "red", "black")), 0),
        Simple(f"known{seat}", in_row(model.KNOWN, seat), Number(), lambda facts: known(seat, facts)),
        Simple(f"discards{seat}", in_row(model.DISCARDS, seat, packs), cards, [0] * packs),
        Simple(
            f"deck{seat}", stock("cards", seat, packs), cards, lambda facts: left(seat, packs, facts, held(seat, facts))
        ),
        Rest(seat, packs),
        Derived(in_row(model.UNSEEN, seat, packs), lambda facts: left(seat, packs, facts)),
        Derived(in_row(model.DECK, seat), lambda facts: deck_size(seat, packs, facts)),
    ]


class Rest(Clause):
    """With a given deck, all cards that are not named lie among the discards."""

    def __init__(self, seat: int, packs: int) -> None:
        self.seat = seat
        self.packs = packs

    def here(self, facts: Facts) -> bool:
        return f"deck{self.seat}" in facts.said and f"discards{self.seat}" not in facts.said

    def usual(self, facts: Facts) -> list[int]:
        assert facts.stock is not None
        deck = facts.stock["cards"][self.seat : self.seat + self.packs]
        return left(self.seat, self.packs, facts, held(self.seat, facts), deck)

    def put(self, facts: Facts, value: list[int]) -> None:
        in_row(model.DISCARDS, self.seat, self.packs).put(facts, value)


def in_row(place: int, seat: int, count: int = 1) -> Place:
    return table("row", int(place) + seat, count)


def held(seat: int, facts: Facts) -> list[int]:
    """The seat's hand as bags; empty where it is not seen."""
    mine = facts.hands[seat]
    return [] if mine is None else [*mine["cards"], *mine["more"]]


def hand_size(seat: int, facts: Facts) -> int:
    return sum(int(bags.size(bag)) for bag in held(seat, facts))


def known(seat: int, facts: Facts) -> int:
    numbers = facts.table["row"]
    return numbers[model.HAND + seat] if numbers[model.PROVEN + seat] else 0


def deck_size(seat: int, packs: int, facts: Facts) -> int:
    numbers = facts.table["row"]
    unseen = in_row(model.UNSEEN, seat, packs).get(facts)
    size = sum(int(bags.size(bag)) for bag in unseen) - numbers[model.HAND + seat]
    if size < 0:
        raise NotationError(f"size{seat}: the seat has fewer cards left.")
    return size


def left(seat: int, packs: int, facts: Facts, *others: list[int]) -> list[int]:
    """The seat's cards that are neither open nor in these bags."""
    laid = as_bags([model.laid_card(one) for one in facts.table["laid"] if model.laid_seat(one) == seat], packs)
    open_bags = (in_row(place, seat, packs).get(facts) for place in (model.PILE, model.DISCARDS))
    rest = pack_listed([options_of(facts).deck] * packs, 0, packs)
    for named in (laid, *open_bags, *others):
        for card in pack_listed(named, 0, len(named)):
            if card not in rest:
                raise NotationError(f"{token(card)} is named more often than the deck of seat {seat} has it.")
            rest.remove(card)
    return as_bags(rest, packs)


def options_of(facts: Facts) -> Options:
    assert isinstance(facts.rules, RoyalBattlesRules)
    return facts.rules.options


POSITIONS = RoyalBattlesPositions()
