"""The usual values of a position's text: what follows from the clauses before."""

from __future__ import annotations

from regalia.games.battle.position_clauses import KINDS, TOKENS, options_of
from regalia.games.battle.rules import model, terms
from regalia.games.battle.rules.draft import direction
from regalia.games.battle.rules.terms import Options
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Place
from regalia.kernel.positions.facts import Facts
from regalia.kernel.state import CHANCE, OVER, REVEAL

BY_CHANCE = (terms.POOLING, terms.PACKING, terms.STARTING, terms.DEALING, terms.DRAWING, terms.BY_ACE)
BY_REVEAL = (terms.PASSING, terms.FALLING)
IN_DRAFT = (terms.PACKING, terms.PICKING, terms.PASSING)
EMPTY_BAG = [0] * KINDS


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
    """The visible cards of a pile's deck as a bag: open, or in seen hands."""
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
    """The bag without these cards; raises NotationError if the bag has too few."""
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
    """The cards of the seat's pack that were dealt and not picked."""
    held, step, pick = facts.hands[seat], facts.one("step"), facts.one("pick")
    assert held is not None
    pack = (seat - direction(facts.one("round")) * pick) % options.seats
    first = (facts.one("round") * options.seats + pack) * options.pack
    gone = 0 if step == terms.PACKING else pick + (seat < facts.one("seat"))
    return [card - 1 for card in held["packs"][first + gone : first + options.pack] if card]
