# native: pictures
"""The picture of a Battle table (section 12), with the viewer's legal moves."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle.rules import cards, terms
from regalia.games.battle.scene.building_scene import FORMATS, building_scene
from regalia.games.battle.scene.choices import Choices
from regalia.games.battle.scene.plan import planning
from regalia.games.battle.scene.prompts import focus, prompt
from regalia.games.battle.scene.refusals import refusals
from regalia.games.battle.scene.sight import Sight
from regalia.games.battle.scene.tokens import Tokens
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Act, Badge, Fact, Gauge, Plate, Scene
from regalia.kernel.scene.toolkit import buttons, plate
from regalia.kernel.state import View

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
ACTS = (
    Act(id="act:use", label="Use its ability", icon="crown"),
    Act(id="act:aid", label="Help this group"),
    Act(id="act:done", label="", icon="sword", primary=True),
    Act(id="act:pass", label=""),
    Act(id="act:end", label="", icon="check"),
)


def scene(view: View, rules: Rules) -> Scene:
    """What the viewer sees and, if the viewer must choose, every legal move."""
    sight = Sight(view, rules)
    if sight.building:
        return building_scene(sight)
    tokens = Tokens(sight)
    choices = Choices(sight, tokens).of(sight.moves())
    return Scene(
        game="battle",
        seat=sight.viewer,
        phase=PHASES.get(sight.step, "Main"),
        prompt=prompt(sight),
        zones=tokens.zones,
        plates=tuple([_plate(sight, seat) for seat in range(sight.seats)]),
        gauges=_gauges(sight),
        facts=_facts(sight),
        acts=buttons(ACTS, choices),
        choices=choices,
        refusals=refusals(sight, tokens, choices) if choices else (),
        numbers=_numbers(sight),
        planning=planning(sight, tokens),
        focus=focus(sight),
        result=sight.result() if sight.over else None,
    )


def _plate(sight: Sight, seat: int) -> Plate:
    side = sight.side(seat)
    badge = None
    marks: list[str] = []
    if sight.options.camps < sight.seats:
        marks.append(f"team{sight.camp(seat)}")
    note = f"{counted(sight.held(seat), 'card')} in hand"
    if sight.out(seat):
        badge = Badge(text="out", kind="bad", icon="x")
        marks.append("out")
    elif sight.table.count:
        coming = sum(
            len(sight.fighters(group, blocking=False))
            for group in range(1, sight.table.count + 1)
            if sight.target(group) == side
        )
        if coming:
            badge = Badge(text=counted(coming, "attacker"), kind="bad", icon="sword")
            marks.append("attacked")
    return plate(sight, seat, note, badge, marks)


def _gauges(sight: Sight) -> tuple[Gauge, ...]:
    limit = int(sight.options.hits_to_lose)
    return tuple(
        [
            Gauge(id=f"hits{seat}", label="hits", value=sight.hits(sight.side(seat)), owner=seat, of=limit)
            for seat in range(sight.seats)
        ]
    )


def _facts(sight: Sight) -> tuple[Fact, ...]:
    table, options = sight.table, sight.options
    format = Fact(text=FORMATS[options.format])
    if not table.turn:
        return (format,)
    facts = [Fact(text=f"turn {table.turn}")]
    if sight.seat >= 0 and sight.side(sight.seat) == table.active and not sight.over:
        facts.append(Fact(text="special used" if sight.special_used else "special free"))
    if table.time:
        facts.append(Fact(text="time is called", on=True))
    if table.quiet and options.stall_limit and not sight.over:
        living = sum(not sight.fallen(side) for side in range(options.sides))
        facts.append(Fact(text=f"quiet turns {table.quiet} of {options.stall_limit * living}"))
    if table.turn + options.sides > options.last_turn:
        facts.append(Fact(text="last round", on=True))
    players = f"{options.seats} players"
    if options.camps < options.seats:
        players = f"{options.camps} teams {'that play as one' if options.sides < options.seats else 'of allies'}"
    return *facts, Fact(text=players), Fact(text=f"out after {counted(int(options.hits_to_lose), 'hit')}"), format


def _numbers(sight: Sight) -> tuple[Fact, ...]:
    """Useful counts: unseen ability cards of a shared deck, and unstoppable attackers."""
    if not sight.table.turn:
        return ()
    facts = []
    if not sight.options.own_decks:
        unseen = [int(count * sight.options.decks) for count in sight.options.deck]
        shown = [soldier.card for army in sight.armies for soldier in army] + sight.discard(0)
        shown += [card for hand in sight.hands for card in hand or ()]
        for card in [*shown, *([int(sight.table.apart)] if sight.table.apart >= 0 else [])]:
            unseen[card] -= 1
        kinds = [("ace", cards.ACE), ("two", cards.TWO), ("three", cards.THREE)]
        told = [counted(sum(unseen[rank * 4 : rank * 4 + 4]), name) for name, rank in kinds]
        if sight.options.deck[cards.JOKER]:
            told.append(counted(unseen[cards.JOKER], "joker"))
        facts.append(Fact(text=f"unseen: {', '.join(told)}"))
    if sight.seat >= 0 and not sight.out(sight.seat):
        mine = len(sight.free(sight.side(sight.seat)))
        for side in range(sight.options.sides):
            if sight.camp_of_side(side) != sight.camp(sight.seat) and not sight.fallen(side) and not sight.table.count:
                through = max(0, sum(len(sight.armies[seat]) for seat in sight.members(side)) - mine)
                if through:
                    many = counted(through, "soldier")
                    text = f"{sight.called(side)} could get {many} through, even if each of yours blocks one"
                    facts.append(Fact(text=text))
    return tuple(facts)
