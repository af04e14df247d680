"""Positions and views of Battle as text: ``step main, army0 Kh 9c, hand0 3h Ac, army1 Td, hits1 3``.

What is not said has its usual value: side 0 chooses attackers in the second round, nothing is in play or in a hand, nobody
has been hit. Where all share a deck, the cards that are not named lie in the draw pile. Seats, sides and piles are numbered
from 0; a shared pile is pile 0.

=====================  =============================================================================================
step                   what is due: attack, block, strike, main and so on (``STEPS``)
active, turn           the side whose turn it is; the turns that have begun
seat, chooser          the seat that draws, attacks, blocks, strikes, acts or builds; who chooses, or ``chance``,
                       ``reveal`` or ``over``; usually they follow from the step
army0                  soldiers of seat 0: ``Kh``; ``5c/1`` from the deck of seat 1; ``9c@2`` in group 2 of the attack;
                       ``9c@2!`` was struck and is to fall
groups                 groups of the attack: ``1x3b`` attacks side 1 with three soldiers and is blocked
hand0                  cards in hand, ``5c.2`` where the pile was reshuffled and the card is of its batch 2
discard0               the discard pile
pile0, cuts0, packs0   with own decks: the draw pile, or the pool; the cards that were cut; what was seen of a draft's packs
draw, rest             the shared draw pile; in sealed and draft the cards that were dealt to nobody
left                   cards of a split that lie open
apart                  the card whose ability is taking effect
hits0, through0        hits of a side; the turn in which it first got through
fell0, special0        the turn in which a side fell; the special of the turn has been used
size0, pile_size0      the size of a hand or pile that the viewer does not see
open0                  the hand is a team-mate's: it is seen, its deck is not
busy, quiet, time      something happened in this turn; quiet turns in a row; time was called
reason                 why the game is over
owed, drawn            cards of the chance line still to come, and those already dealt
round, pick            of a draft or a split
group, last, opened    the current group; the soldiers that the seat added to it and opened a group with last
alike, aided           the last two groups are equal so far; the highest group that was aided
must_join              a soldier must join the aided group
level, answering       the skill that strikes; the blockers strike
need, mark, victim     soldiers still to choose; where in the armies the next one may stand; the opponent that was named
serial0                how often a pile was reshuffled; batches, doubts and labels0 are what that has shown (``knowledge.py``)
=====================  =============================================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regalia.games.battle.position_clauses import (
    KINDS,
    TOKENS,
    Army,
    Card,
    Groups,
    HandCards,
    OpenHand,
    Packs,
    Soldier,
    first_serial,
)
from regalia.games.battle.position_knowledge import Batches, Doubts
from regalia.games.battle.position_usual import (
    EMPTY_BAG,
    all_others,
    cards_held,
    chooser,
    constructed_cuts,
    given_pile,
    left_open,
    pile_size,
    second_round,
    size_of_bag,
)
from regalia.games.battle.rules import model, terms
from regalia.games.battle.rules.rules import BattleRules
from regalia.games.battle.rules.terms import Options
from regalia.kernel.positions.clauses import Clause, Derived, Place, Simple, hand, stock, table
from regalia.kernel.positions.facts import Facts, Field, Layout, row
from regalia.kernel.positions.text import Positions
from regalia.kernel.positions.words import Bag, Flag, Number, Numbers, OneOf, Turn
from regalia.kernel.rules import Rules

STEPS = (
    *("pool", "pack", "pick", "pass", "split", "cut", "first", "deal", "draw", "attack", "block", "fall", "strike"),
    *("main", "ace", "two", "three", "joker", "end"),
)
REASONS = ("none", "last_standing", "turn_limit", "time", "stall", "built")


class BattlePositions(Positions):
    table = Layout(
        row("start"),
        Field("army", lambda sheet: 2 * sheet["start"][-1]),
        "count",
        Field("groups", lambda sheet: sheet["count"][0]),
        *(row(name) for name in ("discards", "row", "left", "batches", "doubts")),
        *("chooser", "step", "turn", "active", "busy", "quiet", "time", "reason", "seat", "owed", "drawn", "round"),
        *("pick", "group", "last", "opened", "alike", "aided", "must_join", "level", "answering", "need", "mark"),
        *("apart", "victim"),
    )
    hand = Layout(*(row(name) for name in ("cards", "origins", "labels", "pile", "cuts", "packs")))
    stock = Layout(row("cards"))

    def clauses(self, rules: Rules) -> list[Clause]:
        assert isinstance(rules, BattleRules)
        options = rules.options
        return [
            *turn_clauses(options),
            *choice_clauses(options),
            *open_clauses(options),
            *hand_clauses(options),
            *pile_clauses(options),
            Batches(),
            Doubts(),
            *last_clauses(options),
        ]


def turn_clauses(options: Options) -> list[Clause]:
    first = max(int(options.first_side), 0)
    return [
        Simple("step", table("step"), OneOf(STEPS), int(terms.ATTACKING)),
        Simple("active", table("active"), Number(), first),
        Simple("turn", table("turn"), Number(), second_round),
        Simple("busy", table("busy"), Flag(), 0),
        Simple("quiet", table("quiet"), Number(), 0),
        Simple("time", table("time"), Flag(), 0),
        Simple("reason", table("reason"), OneOf(REASONS, -1), -1),
        Simple("owed", table("owed"), Number(), 0),
        Simple("drawn", table("drawn"), Number(), 0),
        Simple("round", table("round"), Number(), 0),
        Simple("pick", table("pick"), Number(), 0),
    ]


def choice_clauses(options: Options) -> list[Clause]:
    soldier = Soldier(options)
    return [
        Simple("seat", table("seat"), Number(), lambda facts: facts.one("active")),
        Simple("victim", table("victim"), Number(), 0),
        Simple("chooser", table("chooser"), Turn(int(options.seats)), chooser),
        Simple("group", table("group"), Number(), 0),
        Simple("last", table("last"), soldier, -1),
        Simple("opened", table("opened"), soldier, -1),
        Simple("alike", table("alike"), Flag(), 0),
        Simple("aided", table("aided"), Number(), 0),
        Simple("must_join", table("must_join"), Flag(), 0),
        Simple("level", table("level"), Number(), 0),
        Simple("answering", table("answering"), Flag(), 0),
        Simple("need", table("need"), Number(), 0),
        Simple("mark", table("mark"), Number(), 0),
        Simple("apart", table("apart"), Card(), -1),
    ]


def open_clauses(options: Options) -> list[Clause]:
    """What lies open on the table."""
    clauses: list[Clause] = [Army(seat, options) for seat in range(options.seats)]
    clauses.append(Groups())
    for pile in range(options.piles):
        bag = table("discards", pile * KINDS, KINDS)
        clauses += [
            Simple(f"discard{pile}", bag, Bag(TOKENS), EMPTY_BAG),
            Derived(in_row(model.DISCARD, pile), partial(size_of_bag, bag)),
            Simple(f"serial{pile}", in_row(model.SERIAL, pile), Number(), first_serial(options)),
        ]
    for side in range(options.sides):
        clauses += [
            Simple(f"hits{side}", in_row(model.HITS, side), Number(), 0),
            Simple(f"through{side}", in_row(model.FIRST_HIT, side), Number(), 0),
            Simple(f"fell{side}", in_row(model.FELL, side), Number(), 0),
        ]
    return [
        *clauses,
        *(Simple(f"special{seat}", in_row(model.SPECIAL, seat), Flag(), 0) for seat in range(options.seats)),
    ]


def hand_clauses(options: Options) -> list[Clause]:
    clauses: list[Clause] = []
    for seat in range(options.seats):
        clauses += [
            OpenHand(seat),
            HandCards(seat, options),
            Simple(f"size{seat}", in_row(model.HAND, seat), Number(), partial(cards_held, seat)),
            Simple(f"labels{seat}", hand(seat, "labels"), Numbers(), []),
        ]
    return clauses


def pile_clauses(options: Options) -> list[Clause]:
    """Decks of the seats' own: what is in the pile, what was cut, and the packs of a draft."""
    clauses: list[Clause] = []
    for seat in range(options.seats if options.own_decks else 0):
        clauses += [
            Deck(f"pile{seat}", hand(seat, "pile"), partial(given_pile, seat)),
            Deck(f"cuts{seat}", hand(seat, "cuts"), partial(constructed_cuts, seat)),
            Packs(seat, options),
        ]
    return clauses


def last_clauses(options: Options) -> list[Clause]:
    """What usually follows from everything else."""
    clauses: list[Clause] = []
    for pile in range(options.piles):
        size = in_row(model.PILE, pile)
        clauses.append(Simple(f"pile_size{pile}", size, Number(), partial(pile_size, pile)))
    if options.format == terms.SPLIT:
        clauses.append(Simple("left", table("left"), Bag(TOKENS), left_open))
    if not options.own_decks:
        clauses.append(Simple("draw", stock("cards"), Bag(TOKENS), all_others))
    elif options.format in (terms.SEALED, terms.DRAFT):
        clauses.append(Simple("rest", stock("cards"), Bag(TOKENS), all_others))
    return clauses


def in_row(first: int, index: int) -> Place:
    return table("row", int(first) + index)


class Deck(Simple):
    """A bag of a seat's own deck; a team-mate's hand has none."""

    def __init__(self, name: str, place: Place, usual: Callable[[Facts], list[int]]) -> None:
        super().__init__(name, place, Bag(TOKENS), usual)

    def here(self, facts: Facts) -> bool:
        sheet = facts.part(self.place.part)
        return sheet is not None and bool(sheet[self.place.name])


POSITIONS = BattlePositions()
