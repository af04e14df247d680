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
    Batches,
    Card,
    Doubts,
    Groups,
    HandCards,
    OpenHand,
    Packs,
    Soldier,
    first_serial,
    options_of,
)
from regalia.games.battle.rules import model, terms
from regalia.games.battle.rules.draft import direction
from regalia.games.battle.rules.rules import BattleRules
from regalia.games.battle.rules.terms import Options
from regalia.kernel.errors import NotationError
from regalia.kernel.position_text import (
    Clause,
    Derived,
    Facts,
    Field,
    Layout,
    Place,
    Positions,
    Simple,
    hand,
    row,
    stock,
    table,
)
from regalia.kernel.position_words import Bag, Flag, Number, Numbers, OneOf, Turn
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL

STEPS = (
    *("pool", "pack", "pick", "pass", "split", "cut", "first", "deal", "draw", "attack", "block", "fall", "strike"),
    *("main", "ace", "two", "three", "joker", "end"),
)
REASONS = ("none", "last_standing", "turn_limit", "time", "stall", "built")
BY_CHANCE = (terms.POOLING, terms.PACKING, terms.STARTING, terms.DEALING, terms.DRAWING, terms.BY_ACE)
BY_REVEAL = (terms.PASSING, terms.FALLING)
IN_DRAFT = (terms.PACKING, terms.PICKING, terms.PASSING)
EMPTY_BAG = [0] * KINDS


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


# ---- usual values


def second_round(facts: Facts) -> int:
    return 0 if facts.one("step") < terms.DRAWING else facts.rules.seats + 1 + facts.one("active")


def size_of_bag(bag: Place, facts: Facts) -> int:
    return sum(bag.get(facts))


def chooser(facts: Facts) -> int:
    """The seat that must choose, or chance, as far as the step tells."""
    options, step = options_of(facts), facts.one("step")
    if step in BY_CHANCE:
        return int(CHANCE)
    if step in BY_REVEAL:
        return int(REVEAL)
    if step == terms.ENDED:
        return int(OVER)
    by_victim = (step == terms.BY_TWO and not options.two_by_caster) or (
        step == terms.BY_JOKER and not options.joker_by_caster
    )
    return facts.one("victim" if by_victim else "seat")


def cards_held(seat: int, facts: Facts) -> int:
    held = facts.hands[seat]
    return 0 if held is None else len(held["cards"])


def named(facts: Facts, pile: int) -> list[int]:
    """The cards of a pile's deck that lie open or in hands that are seen, as a bag."""
    options, sheet = options_of(facts), facts.table
    bag = sheet["discards"][pile * KINDS : (pile + 1) * KINDS]
    for soldier in sheet["army"][::2]:
        if model.soldier_owner(soldier) == pile:
            bag[model.soldier_card(soldier)] += 1
    if facts.one("apart") >= 0 and model.pile_of(options, facts.one("seat")) == pile:
        bag[facts.one("apart")] += 1
    for seat, held in enumerate(facts.hands):
        if held is not None and model.pile_of(options, seat) == pile:
            for card in held["cards"]:
                bag[card] += 1
    return bag


def less(bag: list[int], gone: list[int]) -> list[int]:
    """The bag without these cards; raises NotationError where there are not so many."""
    left = [count - other for count, other in zip(bag, gone, strict=True)]
    if min(left) < 0:
        raise NotationError(f"{TOKENS[left.index(min(left))]} is named more often than there are such cards.")
    return left


def given_pile(seat: int, facts: Facts) -> list[int]:
    """Of a given deck what is not elsewhere; of another deck nothing."""
    options = options_of(facts)
    if not options.were_given:
        return EMPTY_BAG
    return less(list(options.given)[seat * KINDS : (seat + 1) * KINDS], named(facts, seat))


def constructed_cuts(seat: int, facts: Facts) -> list[int]:
    """Of a constructed deck all cards that the seat does not have."""
    options = options_of(facts)
    if options.were_given or options.format != terms.CONSTRUCTED:
        return EMPTY_BAG
    held = facts.hands[seat]
    assert held is not None
    return less(less(list(options.deck), named(facts, seat)), held["pile"])


def pile_size(pile: int, facts: Facts) -> int:
    """All cards of the deck that are not in play, in hands or discarded."""
    options = options_of(facts)
    held = facts.hands[pile] if options.own_decks else None
    if held is not None and held["pile"]:
        return sum(held["pile"])
    if facts.one("step") < terms.STARTING:
        return 0
    lying = sum(facts.table["discards"][pile * KINDS : (pile + 1) * KINDS])
    lying += sum(model.soldier_owner(soldier) == pile for soldier in facts.table["army"][::2])
    lying += facts.one("apart") >= 0 and model.pile_of(options, facts.one("seat")) == pile
    sizes = facts.table["row"][model.HAND : model.HAND + options.seats]
    lying += sum(size for seat, size in enumerate(sizes) if model.pile_of(options, seat) == pile)
    return int(options.deck_size if options.own_decks else options.cards) - lying


def everything(facts: Facts) -> list[int]:
    """All decks together, less what is named, in piles or cut."""
    options = options_of(facts)
    bag = [int(count * options.decks) for count in options.deck]
    for pile in range(options.piles):
        bag = less(bag, named(facts, pile))
    for held in facts.hands:
        if held is not None and held["pile"]:
            bag = less(less(bag, held["pile"]), held["cuts"])
    return bag


def left_open(facts: Facts) -> list[int]:
    """Cards of a split that nobody has, where all decks are seen."""
    if options_of(facts).were_given or any(held is None or not held["pile"] for held in facts.hands):
        return EMPTY_BAG
    return everything(facts)


def all_others(facts: Facts) -> list[int]:
    """The cards that lie nowhere else."""
    options = options_of(facts)
    if options.were_given:
        return EMPTY_BAG
    bag = everything(facts)
    if options.format == terms.DRAFT and facts.one("step") in IN_DRAFT:
        for seat in range(options.seats):
            for card in unpicked(facts, options, seat):
                bag[card] -= 1
    return bag


def unpicked(facts: Facts, options: Options, seat: int) -> list[int]:
    """The cards of the pack that the seat holds, as far as it was dealt and not picked from."""
    held, step, pick = facts.hands[seat], facts.one("step"), facts.one("pick")
    assert held is not None
    pack = (seat - direction(facts.one("round")) * pick) % options.seats
    first = (facts.one("round") * options.seats + pack) * options.pack
    gone = 0 if step == terms.PACKING else pick + (seat < facts.one("seat"))
    return [card - 1 for card in held["packs"][first + gone : first + options.pack] if card]


POSITIONS = BattlePositions()
