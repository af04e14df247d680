# native: pictures
"""The picture of a table (section 12): what the viewer sees, and its legal moves."""

from __future__ import annotations

from regalia.games.royal_ascension.board import is_faithful
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.scene import names, odds
from regalia.games.royal_ascension.scene.battle_choices import BattleChoices
from regalia.games.royal_ascension.scene.choices import Choices
from regalia.games.royal_ascension.scene.focus import focus, note
from regalia.games.royal_ascension.scene.prompts import prompt
from regalia.games.royal_ascension.scene.refusals import refusals
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.games.royal_ascension.scene.tokens import Tokens
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Act, Badge, Choice, Fact, Gauge, Plate, Scene, Subtotal
from regalia.kernel.scene.choices import ChoiceMaker
from regalia.kernel.scene.toolkit import buttons, plate
from regalia.kernel.state import View

PHASES = {
    terms.ORDERING: "Setup",
    terms.PICKING: "Draft",
    terms.DEALING: "Setup",
    terms.STOCKING: "Shop",
    terms.BUYING: "Shop",
    terms.PAYING: "Shop",
    terms.TURNING: "Action card",
    terms.TESTING: "Event",
    terms.TAKING: "Event",
    terms.REWARDING: "Event",
    terms.DARING: "All In",
    terms.CHALLENGING: "Battle",
    terms.ANSWERING: "Battle",
    terms.ENDED: "Over",
}
ACTS = (  # each has the label of its choice
    Act(id="act:hearts", label="", icon="heart"),
    Act(id="act:diamonds", label="", icon="deck"),
    Act(id="act:yes", label="", icon="warn"),
    Act(id="act:no", label=""),
    Act(id="act:fight", label="", icon="sword", primary=True),
    Act(id="act:ally", label="", icon="shield"),
    Act(id="act:done", label="", icon="check", primary=True),
)
EMPTY_HANDED = (*ACTS[:-1], Act(id="act:done", label=""))  # leaving or committing without a card is not the main act


def scene(view: View, rules: Rules) -> Scene:
    sight = Sight(view, rules)
    tokens = Tokens(sight)
    maker: ChoiceMaker = Choices(sight, tokens)
    if sight.step == terms.COMMITTING:
        maker = BattleChoices(sight, tokens)
    choices = maker.of(sight.moves())
    return Scene(
        game="royal-ascension",
        seat=sight.viewer,
        phase="Battle" if sight.in_battle and not sight.over else PHASES.get(sight.step, "Ring"),
        prompt=prompt(sight),
        zones=tokens.zones,
        plates=tuple([_plate(sight, seat) for seat in range(sight.seats)]),
        gauges=(*_thrones(sight), *_plagues(sight), *_hand(sight), *_battle_gauges(sight)),
        facts=_facts(sight),
        acts=buttons(EMPTY_HANDED if _passes(sight, choices) else ACTS, choices),
        choices=choices,
        refusals=refusals(sight, tokens, choices) if choices else (),
        numbers=_numbers(sight),
        focus=focus(sight),
        result=sight.result() if sight.over else None,
    )


def _passes(sight: Sight, choices: tuple[Choice, ...]) -> bool:
    """Whether ``done`` would mean to buy or to add nothing although something else is possible."""
    taken = sight.basket() if sight.step == terms.BUYING else sight.used(sight.seat) if sight.seat >= 0 else []
    return not taken and len(choices) > 1


def _plate(sight: Sight, seat: int) -> Plate:
    badge = None
    marks = [names.PIECES[seat]]
    if not sight.living(seat):
        badge = Badge(text="out", kind="bad", icon="x")
        marks.append("out")
    elif sight.guarded(seat):
        badge = Badge(text="protected", icon="shield")
        marks.append("protected")
    elif sight.in_battle and seat in sight.fighters():
        badge = Badge(text="fights", kind="gold", icon="sword")
        marks.append("fighting")
    if seat == sight.active and sight.table.round:
        marks.append("active")
    text = f"{names.CHARACTERS[seat]}: {note(sight, seat)}"
    return plate(sight, seat, text, badge, marks)


def _thrones(sight: Sight) -> list[Gauge]:
    """The count to the throne, with the points of each territory."""
    return [
        Gauge(
            id=f"throne{seat}",
            label="territories",
            value=len(sight.lands(seat)),
            owner=seat,
            of=sight.throne,
            parts=tuple(
                [Subtotal(label=sight.land_name(land), value=int(terms.POINTS[land])) for land in sight.lands(seat)]
            ),
        )
        for seat in range(sight.seats)
    ]


def _plagues(sight: Sight) -> list[Gauge]:
    """What plague costs each player in the next battle."""
    cost = int(terms.PLAGUE_COST)
    return [
        Gauge(id=f"plague{seat}", label="plague", value=-cost * sight.row(m.MARKERS, seat), owner=seat)
        for seat in range(sight.seats)
        if sight.row(m.MARKERS, seat)
    ]


def _hand(sight: Sight) -> list[Gauge]:
    """What the viewer's own cards amount to."""
    seat = sight.seat
    if seat < 0 or not sight.lands(seat):
        return []
    parts = (Subtotal(label="purse", value=sight.purse), Subtotal(label="best two hearts", value=_best_hearts(sight)))
    return [Gauge(id=f"best{seat}", label="best strength", value=odds.own_best(sight), owner=seat, parts=parts)]


def _battle_gauges(sight: Sight) -> list[Gauge]:
    """Strength and winning chance of each fighter, as far as the viewer sees them."""
    if not sight.in_battle:
        return _last_battle(sight)
    gauges = []
    for seat in sight.fighters():
        if sight.sent(seat) >= 0:
            gauges.append(_strength(sight, seat))
        if sight.shown:
            gauges.append(_chance(seat, odds.open_battle(sight, seat)))
    if sight.step == terms.COMMITTING and sight.seat in sight.fighters():
        if sight.sent(sight.seat) >= 0:
            gauges.append(_chance(sight.seat, odds.battle(sight, sight.strength(sight.seat))))
        elif sight.chooses:  # nothing sent yet: with the best there is
            gauges.append(_chance(sight.seat, odds.battle(sight, odds.own_best(sight))))
    return gauges


def _strength(sight: Sight, seat: int) -> Gauge:
    parts = _parts(sight, seat)
    label = "total" if sight.dice(seat) else "strength"
    return Gauge(id=f"strength{seat}", label=label, value=_total(parts), owner=seat, parts=parts)


def _last_battle(sight: Sight) -> list[Gauge]:
    """The totals of the last battle, shown until the next action card."""
    winner = int(sight.table.winner)
    if not sight.shown or winner < 0:
        return []
    sums = [(seat, _parts(sight, seat)) for seat in sight.fighters()]
    return [
        Gauge(
            id=f"last{seat}",
            label="wins" if seat == winner else "loses",
            value=_total(parts),
            owner=seat,
            parts=parts,
        )
        for seat, parts in sums
    ]


def _parts(sight: Sight, seat: int) -> tuple[Subtotal, ...]:
    """Territory, cards, plague and dice of a fighter, as far as the viewer sees them."""
    land = sight.sent(seat)
    parts = [Subtotal(label=sight.land_name(land), value=int(terms.POINTS[land]))]
    parts += [Subtotal(label=f"[{face}]", value=sight.value(face)) for face in sight.used(seat)]
    if sight.penalty(seat):
        parts.append(Subtotal(label="plague", value=-int(terms.PLAGUE_COST) * sight.penalty(seat)))
    dice = sight.dice(seat)
    if dice:
        parts.append(Subtotal(label="dice " + " ".join(map(str, dice)), value=sum(dice)))
    return tuple(parts)


def _total(parts: tuple[Subtotal, ...]) -> int:
    return sum(part.value for part in parts)


def _chance(seat: int, chance: float) -> Gauge:
    return Gauge(id=f"chance{seat}", label="chance to win, %", value=round(100 * chance), owner=seat, of=100)


def _facts(sight: Sight) -> tuple[Fact, ...]:
    table, options = sight.table, sight.options
    facts = []
    if table.round:
        facts.append(Fact(text=f"round {table.round}"))
    facts.append(Fact(text=f"throne at {sight.throne} territories"))
    if not is_faithful([names.SPACES[kind] for kind in options.spaces]):
        facts.append(Fact(text="a ring of another size than the rulebook's"))
    if table.round and table.die:
        facts.append(Fact(text=f"{{{sight.active}}} rolled {table.die}"))
    if table.action >= 0:
        name = names.ACTIONS[int(terms.ACTION[table.action])][0]
        facts.append(Fact(text=f"[{names.face(int(table.action), int(terms.SPADES))}] {name}"))
    if sight.step == terms.DARING or (table.all_in and sight.step in (terms.CHALLENGING, terms.ANSWERING)):
        facts.append(Fact(text="all in", on=True))
    if table.round == options.max_rounds:
        facts.append(Fact(text="last round", on=True))
    return tuple(facts)


def _numbers(sight: Sight) -> tuple[Fact, ...]:
    """Useful numbers: the viewer's best strength, the others' ranges and chances, and a key."""
    facts = []
    seat = sight.seat
    if seat >= 0 and sight.lands(seat) and sight.table.round:
        best = odds.own_best(sight)
        facts.append(
            Fact(text=f"your purse {sight.purse}, best two hearts {_best_hearts(sight)}, best strength {best}")
        )
        for other in sight.around()[1:]:
            if sight.lands(other):
                facts.append(Fact(text=_against(sight, best, other)))
    return (*facts, *[Fact(text=line) for line in names.KEY])


def _best_hearts(sight: Sight) -> int:
    return sight.worth((sight.hearts(sight.seat) or [])[: int(terms.MOST_HEARTS)])


def _against(sight: Sight, best: int, other: int) -> str:
    low, high = odds.span(sight, other)
    chance = odds.percent(odds.duel(sight, best, other))
    unknown = sight.row(m.HEARTS_HELD, other) - len(sight.known(other))
    guard = ", protected" if sight.guarded(other) else ""
    hearts = f", {unknown} of the hearts unknown" if unknown else ""
    strength = f"{low} to {high}" if high > low else str(low)
    return f"{{{other}}}: strength {strength}{hearts}{guard}; you win about {chance}"
