# native: pictures
"""The picture of a table where decks are drafted, split or cut (section 4.1)."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle.rules import cards, terms
from regalia.games.battle.rules.draft import direction
from regalia.games.battle.scene.building_choices import building_choice, mine
from regalia.games.battle.scene.building_tokens import BuildingTokens
from regalia.games.battle.scene.prompts import prompt
from regalia.games.battle.scene.refusals import locked_cards
from regalia.games.battle.scene.sight import Sight
from regalia.kernel.scene import Act, Fact, Gauge, Plate, Scene
from regalia.kernel.scene.toolkit import plate

DRAFTING = (terms.PACKING, terms.PICKING, terms.PASSING, terms.SPLITTING)
FORMATS = {
    terms.OFF_THE_TOP: "one shared deck",
    terms.CONSTRUCTED: "constructed decks",
    terms.SEALED: "sealed decks",
    terms.DRAFT: "drafted decks",
    terms.SPLIT: "split deck",
}
DOING = (("is choosing", "has picked", "picks later"), ("is building", "has built a deck", "builds later"))
OWN_DOING = (
    ("you are choosing", "you have picked", "you pick soon"),
    ("you are building", "your deck is built", "you build soon"),
)
ADVICE = (
    Fact(text="fours to tens are free to play: tens and nines carry a deck"),
    Fact(text="one court card or ability a turn: too many wait in hand"),
    Fact(text="few suits are easier to have in play"),
)


def building_scene(sight: Sight) -> Scene:
    tokens = BuildingTokens(sight)
    choices = tuple([building_choice(sight, tokens, move) for move in sight.moves()])
    drafting = sight.step in DRAFTING
    acts = (Act(id="act:take", label="", icon="check", primary=True),)
    if not drafting:
        acts = (Act(id="act:cut", label="Cut it", icon="x"),)
    return Scene(
        game="battle",
        seat=sight.viewer,
        phase="Draft" if drafting else "Building",
        prompt=prompt(sight),
        zones=tokens.zones,
        plates=_plates(sight),
        gauges=_gauges(sight),
        facts=_facts(sight),
        acts=acts if choices else (),
        choices=choices,
        refusals=locked_cards(sight, tokens.touch, choices) if choices else (),
        numbers=_numbers(sight),
    )


# ---- players


def _plates(sight: Sight) -> tuple[Plate, ...]:
    """The plates, clockwise; in a draft in the order in which packs go round.

    The neighbour who gave the viewer the pack comes first.
    """
    seats = sight.around()
    if sight.step in (terms.PACKING, terms.PICKING, terms.PASSING):
        way = int(direction(sight.table.round))
        start = sight.me - way if sight.seat >= 0 else 0
        seats = [(start + way * i) % sight.seats for i in range(sight.seats)]
    return tuple([_plate(sight, seat) for seat in seats])


def _plate(sight: Sight, seat: int) -> Plate:
    """What a seat is doing, and its part in the pack that the viewer holds."""
    marks: tuple[str, ...] = ()
    if sight.turn >= 0:
        marks = ("choosing",) if sight.turn == seat else ("ready",) if _is_ready(sight, seat) else ()
    if sight.options.camps < sight.seats:
        marks += (f"team{sight.camp(seat)}",)
    return plate(sight, seat, _note(sight, seat), marks=marks)


def _is_ready(sight: Sight, seat: int) -> bool:
    """Whether the seat has made its pick or finished its deck; never in a split."""
    return sight.step in (terms.PICKING, terms.CUTTING) and seat < sight.table.seat


def _note(sight: Sight, seat: int) -> str:
    step, table = sight.step, sight.table
    if step == terms.SPLITTING:
        has = counted(len(sight.picked(seat)), "card")
        if sight.turn == seat:
            return "you are choosing" if seat == sight.seat else f"is choosing, has {has}"
        return f"you have {has}" if seat == sight.seat else f"has {has}"
    words = (OWN_DOING if seat == sight.seat else DOING)[step == terms.CUTTING]
    doing = words[0] if sight.turn == seat else words[1] if _is_ready(sight, seat) else words[2]
    if seat == sight.seat:
        return doing
    if step != terms.PICKING or sight.seat < 0:
        return doing
    way = int(direction(table.round))
    gave, gets = (sight.seat - way) % sight.seats == seat, (sight.seat + way) % sight.seats == seat
    if gave and gets:
        return "trades packs with you"
    if gave and table.pick:
        return "gave you this pack"
    return "gets the rest" if gets else doing


# ---- numbers


def _facts(sight: Sight) -> tuple[Fact, ...]:
    table, options = sight.table, sight.options
    if sight.step in (terms.PACKING, terms.PICKING, terms.PASSING):
        way = "left" if direction(table.round) == 1 else "right"
        return (
            Fact(text=f"draft, round {table.round + 1} of {options.rounds}"),
            Fact(text=f"pick {table.pick + 1} of {options.pack}"),
            Fact(text=f"packs go to the {way}"),
        )
    if sight.step == terms.SPLITTING:
        picks = int(options.deck_size * options.seats)
        return (Fact(text=FORMATS[options.format]), Fact(text=f"pick {table.pick + 1} of {picks}"))
    return (Fact(text=FORMATS[options.format]), Fact(text=f"{options.deck_size} cards a deck"))


def _gauges(sight: Sight) -> tuple[Gauge, ...]:
    """The viewer's cards, counted by what they can do."""
    if sight.seat < 0:
        return ()
    found = mine(sight)
    courts = sum(sight.is_court(card) for card in found)
    abilities = sum(sight.has_ability(card) for card in found)
    counts = (("court cards", courts), ("fours to tens", len(found) - courts - abilities), ("abilities", abilities))
    gauges = [Gauge(id=label, label=label, value=value, owner=sight.seat) for label, value in counts]
    if sight.step == terms.CUTTING:
        size = int(sight.options.deck_size)
        gauges.append(Gauge(id="deck", label="cards", value=len(found), owner=sight.seat, of=size))
    return tuple(gauges)


def _numbers(sight: Sight) -> tuple[Fact, ...]:
    """How many of the most important cards have been seen; while cutting, deck advice."""
    own = sight.own
    if own is not None and sight.step == terms.CUTTING:
        return ADVICE
    if own is None or sight.step != terms.PICKING:
        return ()
    seen = [int(card) - 1 for card in own.packs if card]
    kinds = (("three", cards.THREE), ("two", cards.TWO), ("ace", cards.ACE))
    there = 4 * int(sight.options.decks)
    facts = [Fact(text=f"you have seen {len(seen)} of {there * 13 + _jokers(sight)} cards")]
    for name, rank in kinds:
        have = sum(card // 4 == rank for card in sight.deck())
        shown = sum(card // 4 == rank for card in seen)
        facts.append(Fact(text=f"{name}s: {have} yours, {shown} of {there} seen"))
    return tuple(facts)


def _jokers(sight: Sight) -> int:
    return int(sight.options.deck[cards.JOKER] * sight.options.decks)
