# native: pictures
"""The scene of a battle: what the viewer sees, and every legal move (section 12)."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royal_battles.rules import bags, model, terms
from regalia.games.royal_battles.scene.choices import Choices
from regalia.games.royal_battles.scene.prompts import prompt
from regalia.games.royal_battles.scene.recruiting import recruiting_gauges
from regalia.games.royal_battles.scene.refusals import refusals
from regalia.games.royal_battles.scene.seats import readiness, seat_marks, stance
from regalia.games.royal_battles.scene.sight import CARD_TEXTS, CLASSES, COLOURS, SLOTS, Piece, Sight
from regalia.games.royal_battles.scene.threats import threats
from regalia.games.royal_battles.scene.tokens import Tokens
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Act, Badge, Fact, Gauge, Plate, Scene, Subtotal
from regalia.kernel.scene.toolkit import buttons, plate
from regalia.kernel.state import View

PHASES = {
    terms.RECRUITING: "Armies",
    terms.ARMY_DRAWING: "Armies",
    terms.ARMING: "Armies",
    terms.SETTING: "Setup",
    terms.PLACING: "Setup",
    terms.INITIATING: "Initiative",
    terms.PRE_ASKING: "Draw",
    terms.PRE_DRAWING: "Draw",
    terms.LOOKING: "Movement",
    terms.PLAYING: "Movement",
    terms.MOVING: "Movement",
    terms.ACTING: "Action",
    terms.HIT_DRAWING: "Action",
    terms.ENDED: "Over",
}
NUMBERS = {3: "three", 4: "four"}
CHOICES = ("armies chosen in secret", "armies chosen openly", "drafted armies", "random armies")
ACTS = (
    Act(id="act:recruit", label="Recruit", icon="check", primary=True),
    Act(id="act:boss", label="Make it the boss", icon="crown", primary=True),
    Act(id="act:done", label="End your army", icon="check"),
    Act(id="act:draw", label="Draw", icon="cards", primary=True),
    Act(id="act:decline", label="Draw nothing"),
    Act(id="act:play", label="Play", icon="check", primary=True),
    Act(id="act:pass", label="Pass"),
    Act(id="act:stay", label="Stay here"),
    Act(id="act:easy", label="Easy", icon="sword"),
    Act(id="act:optimal", label="Optimal", icon="sword"),
    Act(id="act:risky", label="Risky", icon="sword"),
    Act(id="act:advantage", label="Advantage", icon="crown"),
    Act(id="act:hold", label="Hold"),
    Act(id="act:keep", label="Keep", icon="check", primary=True),
    Act(id="act:discard", label="Discard", icon="x"),
)


def scene(view: View, rules: Rules) -> Scene:
    sight = Sight(view, rules)
    tokens = Tokens(sight)
    choices = Choices(sight, tokens).of(sight.moves())
    return Scene(
        game="royal-battles",
        seat=sight.viewer,
        phase=PHASES.get(sight.step, "Post-turn"),
        prompt=prompt(sight),
        zones=tokens.zones,
        plates=tuple([_plate(sight, seat) for seat in sight.all_seats]),
        gauges=(
            *[_units(sight, seat) for seat in sight.all_seats],
            *[_life(piece) for piece in sight.pieces],
            *recruiting_gauges(sight),
        ),
        facts=_facts(sight),
        acts=buttons(_acts(sight), choices),
        choices=choices,
        refusals=refusals(sight, tokens, choices) if choices else (),
        numbers=_numbers(sight),
        result=sight.result() if sight.over else None,
    )


def _plate(sight: Sight, seat: int) -> Plate:
    units = len(sight.standing(seat))
    note = stance(sight, seat)
    badge = None
    if sight.step == terms.RECRUITING:
        note += f", {readiness(sight, seat)}"
    if sight.step >= terms.INITIATING:
        note += f", {counted(units, 'unit')}, {sight.held(seat)} in hand, {sight.deck(seat)} in the deck"
        proven = sight.proven(seat)
        if proven:
            badge = Badge(text=f"only {COLOURS[proven]} cards", kind="none")
    if sight.fallen(seat) and not sight.duel:
        badge = Badge(text="out", kind="bad", icon="fall")
    first = sight.table.round and model.first_seat(sight.table) == seat
    marks = (sight.tincture(seat), *seat_marks(sight, seat), *(["first"] if first else []))
    return plate(sight, seat, note, badge, marks)


def _units(sight: Sight, seat: int) -> Gauge:
    """The gauge of units left, which decides when the cards run out."""
    return Gauge(id=f"units{seat}", label="units", value=len(sight.standing(seat)), owner=seat, of=_size(sight, seat))


def _size(sight: Sight, seat: int) -> int:
    """The units that the seat's army has, or may have."""
    most = int(sight.options.most[seat])
    return most if not sight.prices or sight.step < terms.SETTING else len(sight.recruits(seat))


def _life(piece: Piece) -> Gauge:
    """The gauge of a unit's Life, with the numbers of its sheet as parts."""
    unit = piece.unit
    sheet = (
        ("Accuracy", unit.accuracy),
        ("Evasion", unit.evasion),
        ("Armour", unit.armour),
        *zip(("Easy", "Optimal", "Risky"), unit.damage, strict=True),
    )
    return Gauge(
        id=f"life{piece.number}",
        label=piece.called,
        value=piece.life,
        owner=piece.seat,
        of=unit.life,
        parts=tuple([Subtotal(label=label, value=value) for label, value in sheet]),
    )


def _facts(sight: Sight) -> tuple[Fact, ...]:
    table, options = sight.table, sight.options
    facts = [] if sight.duel else [_mode(sight)]
    if sight.step <= terms.PLACING:
        given = any(options.armies[seat * SLOTS] >= 0 for seat in sight.all_seats)
        facts.append(Fact(text="given armies" if given else CHOICES[options.army_choice]))
        return tuple(facts)
    facts.append(Fact(text=f"round {table.round}" + (f" of {options.round_limit}" if options.round_limit else "")))
    if sight.duel and sight.step not in (terms.INITIATING, terms.ENDED):
        facts += _order(sight)
    if sight.step != terms.INITIATING and any(sight.deck(seat) == 0 for seat in sight.all_seats):
        facts.append(Fact(text="a deck is empty", on=True))
    return tuple(facts)


def _mode(sight: Sight) -> Fact:
    """Who fights against whom, in a few words; the game master is told so."""
    if sight.mode == "melee":
        return Fact(text=f"melee of {NUMBERS[len(sight.all_seats)]}")
    if sight.mode == "pairs":
        return Fact(text="two against two")
    master = sight.seat == sight.options.master
    return Fact(text="you are the game master" if master else "against the game master", on=master)


def _order(sight: Sight) -> list[Fact]:
    """Who moves first and why."""
    first = sight.order()[0]
    mine, theirs = sight.front(first), sight.front(1 - first)
    if mine is None or theirs is None:
        return []
    beats = f"{CARD_TEXTS[mine]} beats {CARD_TEXTS[theirs]}" if mine != theirs else "a tie, order as before"
    return [Fact(text=f"{sight.tincture(first)} moves first: {beats}")]


def _acts(sight: Sight) -> list[Act]:
    """The buttons in their order; a hand that cannot move is rather discarded; an Advantage has its own name."""
    if sight.step == terms.DISCARDING and sight.stuck and sight.deck(sight.seat):
        acts = {act.id: act for act in ACTS}
        keep, discard = acts["act:keep"], acts["act:discard"]
        return [
            Act(id=discard.id, label=discard.label, icon=discard.icon, primary=True),
            Act(id=keep.id, label=keep.label),
        ]
    if sight.step != terms.ACTING:
        return list(ACTS)
    name = sight.piece(int(sight.table.mover)).unit.advantage.name
    return [Act(id=act.id, label=name, icon=act.icon) if act.id == "act:advantage" else act for act in ACTS]


def _numbers(sight: Sight) -> tuple[Fact, ...]:
    """Numbers for the curious: classes of unseen cards, rounds left, threats."""
    if sight.step < terms.INITIATING or sight.over:
        return ()
    facts = []
    for seat in (sight.me, *[seat for seat in sight.all_seats if seat != sight.me and not sight.fallen(seat)]):
        unseen = sight.bag(model.UNSEEN, seat)
        for card in sight.hands[seat] or []:
            unseen.remove(card)
        where = "deck" if sight.hands[seat] is not None else "deck and hand"
        counts = [sum(bags.CLASS[card] == style for card in unseen) for style in range(4)]
        classes = ", ".join(f"{count} {name}" for count, name in zip(counts, CLASSES, strict=True))
        reds = sum(bags.COLOUR[card] == bags.RED for card in unseen)
        blacks = sum(bags.COLOUR[card] == bags.BLACK for card in unseen)
        facts.append(Fact(text=f"{{{seat}}}'s {where}: {classes}; {reds} red, {blacks} black"))
    facts.append(Fact(text=f"About {_rounds_left(sight)} more rounds until the cards run out"))
    return (*facts, *threats(sight))


def _rounds_left(sight: Sight) -> int:
    """The rounds until a deck is empty, at the present rate."""
    left = []
    for seat in sight.all_seats:
        if sight.fallen(seat):
            continue
        packs = int(sight.options.packs) if seat == sight.options.master else 1
        used = 54 * packs - len(sight.army(seat)) - sight.deck(seat)
        left.append(sight.deck(seat) * int(sight.table.round) // used if used else sight.deck(seat) // 2)
    return min(left, default=0)
