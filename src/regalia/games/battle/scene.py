# native: pictures
"""The picture of a Battle table (section 12): what everybody sees, and for the seat to choose every legal move."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle import cards, terms
from regalia.games.battle.building_scene import FORMATS, building_scene
from regalia.games.battle.choices import Choices
from regalia.games.battle.plan import planning
from regalia.games.battle.prompts import focus, prompt
from regalia.games.battle.refusals import refusals
from regalia.games.battle.survey import Survey
from regalia.games.battle.tokens import Tokens
from regalia.kernel.rules import Rules, moves_seen
from regalia.kernel.scene import Act, Badge, Choice, Fact, Gauge, Plate, Scene
from regalia.kernel.state import OVER, View

PHASES = {
    terms.DRAWING: "Draw",
    terms.ATTACKING: "Attack",
    terms.BLOCKING: "Block",
    terms.FALLING: "Fight",
    terms.STRIKING: "Fight",
    terms.STARTING: "Setup",
    terms.DEALING: "Setup",
    terms.ENDED: "Over",
}


def scene(view: View, rules: Rules) -> Scene:
    survey = Survey(view, rules)
    if survey.building:
        return building_scene(survey)
    tokens = Tokens(survey)
    choices: tuple[Choice, ...] = ()
    if survey.chooses:
        choices = Choices(survey, tokens).of(moves_seen(rules, view))
    return Scene(
        game="battle",
        seat=None if survey.seat < 0 else survey.seat,
        phase=PHASES.get(survey.step, "Main"),
        prompt=prompt(survey),
        zones=tokens.zones,
        plates=tuple([_plate(survey, seat) for seat in range(survey.seats)]),
        gauges=_gauges(survey),
        facts=_facts(survey),
        acts=_acts(survey, choices),
        choices=choices,
        refusals=refusals(survey, tokens, choices) if choices else (),
        numbers=_numbers(survey),
        planning=planning(survey, tokens),
        focus=focus(survey),
        result=survey.result() if survey.turn == OVER else None,
    )


def _plate(survey: Survey, seat: int) -> Plate:
    side = survey.side(seat)
    badge = None
    marks: list[str] = []
    if survey.options.camps < survey.seats:
        marks.append(f"team{survey.camp(seat)}")
    note = f"{counted(survey.held(seat), 'card')} in hand"
    if survey.out(seat):
        badge = Badge(text="out", kind="bad", icon="x")
        marks.append("out")
    elif survey.table.count:
        coming = sum(
            len(survey.fighters(group, blocking=False))
            for group in range(1, survey.table.count + 1)
            if survey.target(group) == side
        )
        if coming:
            badge = Badge(text=counted(coming, "attacker"), kind="bad", icon="sword")
            marks.append("attacked")
    return Plate(id=f"plate{seat}", seat=seat, note=note, to_move=survey.turn == seat, badge=badge, marks=tuple(marks))


def _gauges(survey: Survey) -> tuple[Gauge, ...]:
    limit = int(survey.options.hits_to_lose)
    return tuple(
        [
            Gauge(id=f"hits{seat}", label="hits", value=survey.hits(survey.side(seat)), owner=seat, of=limit)
            for seat in range(survey.seats)
        ]
    )


def _facts(survey: Survey) -> tuple[Fact, ...]:
    table, options = survey.table, survey.options
    format = Fact(text=FORMATS[options.format])
    if not table.turn:
        return (format,)
    facts = [Fact(text=f"turn {table.turn}")]
    if survey.seat >= 0 and survey.side(survey.seat) == table.active and survey.turn != OVER:
        facts.append(Fact(text="special used" if survey.special_used else "special free"))
    if table.time:
        facts.append(Fact(text="time is called", on=True))
    if table.quiet and options.stall_limit:
        living = sum(not survey.fallen(side) for side in range(options.sides))
        facts.append(Fact(text=f"quiet turns {table.quiet} of {options.stall_limit * living}"))
    if table.turn + options.sides > options.last_turn:
        facts.append(Fact(text="last round", on=True))
    players = f"{options.seats} players"
    if options.camps < options.seats:
        players = f"{options.camps} teams {'as one' if options.sides < options.seats else 'of allies'}"
    return *facts, Fact(text=players), Fact(text=f"out after {counted(int(options.hits_to_lose), 'hit')}"), format


def _acts(survey: Survey, choices: tuple[Choice, ...]) -> tuple[Act, ...]:
    """The buttons that end some path."""
    used = {choice.touch[-1]: choice for choice in choices}
    acts = []
    for id, label, icon in (
        ("act:use", "Use its ability", "crown"),
        ("act:aid", "Help this group", ""),
    ):
        if id in used:
            acts.append(Act(id=id, label=label, icon=icon, primary=id == "act:take"))
    for id, icon in (("act:done", "sword"), ("act:pass", ""), ("act:end", "check")):
        if id in used:
            acts.append(Act(id=id, label=used[id].label, icon=icon, primary=id == "act:done"))
    return tuple(acts)


def _numbers(survey: Survey) -> tuple[Fact, ...]:
    """What players love to know: with a shared deck, what has not been seen of the cards with abilities."""
    if not survey.table.turn:
        return ()
    facts = []
    if not survey.options.own_decks:
        unseen = [int(count * survey.options.decks) for count in survey.options.deck]
        shown = [soldier.card for army in survey.armies for soldier in army] + survey.discard(0)
        shown += [card for hand in survey.hands for card in hand or ()]
        for card in [*shown, *([int(survey.table.apart)] if survey.table.apart >= 0 else [])]:
            unseen[card] -= 1
        kinds = [("ace", cards.ACE), ("two", cards.TWO), ("three", cards.THREE)]
        told = [counted(sum(unseen[rank * 4 : rank * 4 + 4]), name) for name, rank in kinds]
        if survey.options.deck[cards.JOKER]:
            told.append(counted(unseen[cards.JOKER], "joker"))
        facts.append(Fact(text=f"unseen: {', '.join(told)}"))
    if survey.seat >= 0 and not survey.out(survey.seat):
        mine = len(survey.free(survey.side(survey.seat)))
        for side in range(survey.options.sides):
            if (
                survey.camp_of_side(side) != survey.camp(survey.seat)
                and not survey.fallen(side)
                and not survey.table.count
            ):
                through = max(0, sum(len(survey.armies[seat]) for seat in survey.members(side)) - mine)
                if through:
                    facts.append(
                        Fact(text=f"{survey.called(side)} could get through with {through} if you block one each")
                    )
    return tuple(facts)
