# native: pictures
"""The picture of a table where decks are drafted, picked or cut (section 4.1): who does what, what the own cards come to."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle import cards, terms
from regalia.games.battle.building_choices import building_choice, mine
from regalia.games.battle.building_tokens import BuildingTokens
from regalia.games.battle.draft import direction
from regalia.games.battle.prompts import prompt
from regalia.games.battle.refusals import locked_cards
from regalia.games.battle.survey import Survey
from regalia.kernel.rules import moves_seen
from regalia.kernel.scene import Act, Choice, Fact, Gauge, Plate, Scene

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


def building_scene(survey: Survey) -> Scene:
    tokens = BuildingTokens(survey)
    choices: tuple[Choice, ...] = ()
    if survey.chooses:
        choices = tuple([building_choice(survey, tokens, move) for move in moves_seen(survey.rules, survey.view)])
    drafting = survey.step in DRAFTING
    acts = (Act(id="act:take", label="", icon="check", primary=True),)
    if not drafting:
        acts = (Act(id="act:cut", label="Cut it", icon="x"),)
    return Scene(
        game="battle",
        seat=None if survey.seat < 0 else survey.seat,
        phase="Draft" if drafting else "Building",
        prompt=prompt(survey),
        zones=tokens.zones,
        plates=_plates(survey),
        gauges=_gauges(survey),
        facts=_facts(survey),
        acts=acts if choices else (),
        choices=choices,
        refusals=locked_cards(survey, tokens.touch, choices) if choices else (),
        numbers=_numbers(survey),
    )


# ---- players


def _plates(survey: Survey) -> tuple[Plate, ...]:
    """In a draft in the order in which packs go round, from who gave the viewer its pack; else clockwise."""
    seats = survey.around()
    if survey.step in (terms.PACKING, terms.PICKING, terms.PASSING):
        way = int(direction(survey.table.round))
        start = survey.me - way if survey.seat >= 0 else 0
        seats = [(start + way * i) % survey.seats for i in range(survey.seats)]
    return tuple([_plate(survey, seat) for seat in seats])


def _plate(survey: Survey, seat: int) -> Plate:
    """What a seat is doing, which all know, and what it has to do with the pack that the viewer holds."""
    marks: tuple[str, ...] = ()
    if survey.turn >= 0:
        marks = ("choosing",) if survey.turn == seat else ("ready",) if _is_ready(survey, seat) else ()
    if survey.options.camps < survey.seats:
        marks += (f"team{survey.camp(seat)}",)
    return Plate(id=f"plate{seat}", seat=seat, note=_note(survey, seat), to_move=survey.turn == seat, marks=marks)


def _is_ready(survey: Survey, seat: int) -> bool:
    """Whether the seat has made its pick or its deck; picks of a split go to and fro."""
    return survey.step in (terms.PICKING, terms.CUTTING) and seat < survey.table.seat


def _note(survey: Survey, seat: int) -> str:
    step, table = survey.step, survey.table
    if step == terms.SPLITTING:
        has = counted(len(survey.picked(seat)), "card")
        if survey.turn == seat:
            return "you are choosing" if seat == survey.seat else f"is choosing, has {has}"
        return f"you have {has}" if seat == survey.seat else f"has {has}"
    words = (OWN_DOING if seat == survey.seat else DOING)[step == terms.CUTTING]
    doing = words[0] if survey.turn == seat else words[1] if _is_ready(survey, seat) else words[2]
    if seat == survey.seat:
        return doing
    if step != terms.PICKING or survey.seat < 0:
        return doing
    way = int(direction(table.round))
    gave, gets = (survey.seat - way) % survey.seats == seat, (survey.seat + way) % survey.seats == seat
    if gave and gets:
        return "trades packs with you"
    if gave and table.pick:
        return "gave you this pack"
    return "gets the rest" if gets else doing


# ---- numbers


def _facts(survey: Survey) -> tuple[Fact, ...]:
    table, options = survey.table, survey.options
    if survey.step in (terms.PACKING, terms.PICKING, terms.PASSING):
        way = "left" if direction(table.round) == 1 else "right"
        return (
            Fact(text=f"draft, round {table.round + 1} of {options.rounds}"),
            Fact(text=f"pick {table.pick + 1} of {options.pack}"),
            Fact(text=f"packs go to the {way}"),
        )
    if survey.step == terms.SPLITTING:
        picks = int(options.deck_size * options.seats)
        return (Fact(text=FORMATS[options.format]), Fact(text=f"pick {table.pick + 1} of {picks}"))
    return (Fact(text=FORMATS[options.format]), Fact(text=f"{options.deck_size} cards a deck"))


def _gauges(survey: Survey) -> tuple[Gauge, ...]:
    """What the viewer's cards come to, by what they can do."""
    if survey.seat < 0:
        return ()
    found = mine(survey)
    courts = sum(survey.is_court(card) for card in found)
    abilities = sum(survey.has_ability(card) for card in found)
    counts = (("court cards", courts), ("fours to tens", len(found) - courts - abilities), ("abilities", abilities))
    gauges = [Gauge(id=label, label=label, value=value, owner=survey.seat) for label, value in counts]
    if survey.step == terms.CUTTING:
        size = int(survey.options.deck_size)
        gauges.append(Gauge(id="deck", label="cards", value=len(found), owner=survey.seat, of=size))
    return tuple(gauges)


def _numbers(survey: Survey) -> tuple[Fact, ...]:
    """What has been seen of the cards that matter most; for who cuts, what makes a deck."""
    own = survey.own
    if own is not None and survey.step == terms.CUTTING:
        return ADVICE
    if own is None or survey.step != terms.PICKING:
        return ()
    seen = [int(card) - 1 for card in own.packs if card]
    kinds = (("three", cards.THREE), ("two", cards.TWO), ("ace", cards.ACE))
    there = 4 * int(survey.options.decks)
    facts = [Fact(text=f"you have seen {len(seen)} of {there * 13 + _jokers(survey)} cards")]
    for name, rank in kinds:
        have = sum(card // 4 == rank for card in survey.deck())
        shown = sum(card // 4 == rank for card in seen)
        facts.append(Fact(text=f"{name}s: {have} yours, {shown} of {there} seen"))
    return tuple(facts)


def _jokers(survey: Survey) -> int:
    return int(survey.options.deck[cards.JOKER] * survey.options.decks)
