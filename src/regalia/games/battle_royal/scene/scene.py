# native: pictures
"""The scene of a table (section 12), with every legal move of the viewer."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle_royal.belief.guess import unshown
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.rules.least import FARTHEST
from regalia.games.battle_royal.rules.way import way_to
from regalia.games.battle_royal.scene.choices import Choices, endangered
from regalia.games.battle_royal.scene.prompts import fate, prompt
from regalia.games.battle_royal.scene.reasons import not_put, not_taken
from regalia.games.battle_royal.scene.sight import Sight
from regalia.games.battle_royal.scene.tokens import Tokens
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Act, Badge, Choice, Fact, Gauge, Plate, Refusal, Scene, Subtotal, Token, Zone
from regalia.kernel.scene.toolkit import buttons, plate, refusal
from regalia.kernel.state import View

HIDDEN = int(fields.HIDDEN)
CARDS = range(int(terms.CARDS))
PHASES = {
    terms.DRAWING: "Draw",
    terms.ACTING: "Act",
    terms.PUTTING: "Put down",
    terms.SPARING: "Spare",
    terms.SHOWING: "Draw",
    terms.ENDED: "Over",
}
ACTS = (Act(id="act:done", label="Done"),)


def scene(view: View, rules: Rules) -> Scene:
    sight = Sight(view, rules)
    moves = sight.moves()
    tokens = Tokens(sight, moves)
    choices = Choices(sight).of(moves)
    return Scene(
        game="battle-royal",
        seat=sight.viewer,
        phase=PHASES[sight.step],
        prompt=prompt(sight, moves),
        zones=(*tokens.zones(), *_reserves(sight), _pack(sight), *_early(sight)),
        plates=tuple([_plate(sight, seat) for seat in range(sight.seats)]),
        gauges=_gauges(sight),
        facts=_facts(sight),
        acts=buttons(ACTS, choices),
        choices=choices,
        refusals=_refusals(sight, tokens, choices),
        numbers=() if sight.over else (*_ways(sight), *_thin(sight)),
        result=sight.result() if sight.over else None,
    )


# ---- beside the map


def _reserves(sight: Sight) -> list[Zone]:
    zones = []
    for force in sight.forces:
        count = sight.reserve(force)
        owner = sight.owners[force]
        zones.append(
            Zone(
                id=f"reserve:{owner}",
                kind="pile",
                label=f"{sight.force_name(force)}'s reserve, {counted(count, 'pawn')}",
                owner=sight.seat_of(force),
                count=count,
                note=f"{sight.lost(force)} lost",
            )
        )
    return zones


def _pack(sight: Sight) -> Zone:
    left = int(sight.table.pack)
    size = int(sight.options.pack_size)
    return Zone(id="pack", kind="pile", label=f"The pack, {left} of {size} left", count=left)


def _early(sight: Sight) -> list[Zone]:
    """Cards drawn for later turns, face down if the viewer may not see them."""
    zones = []
    for force in sight.forces:
        card = sight.early(force)
        if card is not None:
            hidden = card == HIDDEN
            name = "a hidden card" if hidden else counted(int(card), "point")
            token = Token(
                id=f"early:{sight.owners[force]}",
                name=f"{sight.force_name(force)}'s next card, {name}",
                kind="back" if hidden else "card",
                face="" if hidden else str(card),
            )
            label = f"{sight.force_name(force)}'s next card"
            zones.append(Zone(id=f"next{force}", kind="row", label=label, owner=sight.seat_of(force), tokens=(token,)))
    return zones


def _plate(sight: Sight, seat: int) -> Plate:
    notes = []
    for force in sight.forces_of(seat):
        name = sight.force_name(force)
        if sight.is_out(force):
            notes.append(f"{name}: out, {fate(sight, force)}")
        else:
            notes.append(f"{name}: {len(sight.pawns[force])} on the map, {sight.reserve(force)} in reserve")
    allies = [f"{{{ally}}}" for ally in sight.allies_of(seat)]
    if allies:
        notes.append(f"allied with {listed(allies)}")
    marks = [f"force-{sight.owners[force]}" for force in sight.forces_of(seat)]
    badge = Badge(text="out", kind="bad", icon="x") if sight.is_lost(seat) else None
    return plate(sight, seat, "; ".join(notes), badge, (*marks, f"side{sight.side_of(seat)}"))


def _gauges(sight: Sight) -> tuple[Gauge, ...]:
    """The points left, the pawns of each force, and the pack with its odds."""
    gauges = []
    if sight.table.card >= 0:
        seat = sight.seat_of(sight.active)
        gauges.append(Gauge(id="points", label="points left", value=sight.points, owner=seat, of=int(sight.table.card)))
    for force in sight.forces:
        board, reserve = len(sight.pawns[force]), sight.reserve(force)
        gauges.append(
            Gauge(
                id=f"pawns:{sight.owners[force]}",
                label=f"{sight.force_name(force)}'s pawns",
                value=board + reserve,
                owner=sight.seat_of(force),
                of=int(sight.options.pawns),
                parts=(
                    Subtotal(label="on the map", value=board),
                    Subtotal(label="reserve", value=reserve),
                    Subtotal(label="lost", value=sight.lost(force)),
                ),
            )
        )
    pack, size = int(sight.table.pack), int(sight.options.pack_size)
    gauges.append(Gauge(id="pack", label="the pack, its next card in %", value=pack, of=size, parts=_odds(sight)))
    return tuple(gauges)


def _facts(sight: Sight) -> tuple[Fact, ...]:
    table = sight.table
    facts = [Fact(text=f"turn {table.turns + 1}"), Fact(text=sight.realm.title)]
    if sight.seats > 2:
        facts.insert(1, Fact(text="two against two" if sight.seats == 4 else "one against two"))
    if table.card >= 0:
        facts.append(Fact(text=f"{sight.force_name(sight.active)}'s card {table.card}"))
    limit = int(sight.options.quiet_limit)
    if 2 * table.quiet >= limit:
        facts.append(Fact(text=f"quiet turns {table.quiet} of {limit}", on=table.quiet + len(sight.forces) >= limit))
    return tuple(facts)


# ---- numbers


def _odds(sight: Sight) -> tuple[Subtotal, ...]:
    """The chances in percent that the next card gives at least 1 to 4 points.

    Cards that the viewer has seen are not counted.
    """
    left = [int(count) for count in unshown(sight.table, sight.options)]
    own = [sight.early(force) for force in sight.forces]
    for card in own:
        if card not in (None, HIDDEN) and sight.options.early_card == terms.OWN:
            left[card or 0] -= 1
    if sum(left) <= 0 or sight.table.pack == 0:
        left = [int(count) for count in sight.options.pack]
    total = sum(left)
    return tuple([Subtotal(label=f"{points}+", value=round(100 * sum(left[points:]) / total)) for points in CARDS[1:]])


def _ways(sight: Sight) -> list[Fact]:
    """The cheapest ways between the viewer's capitals and the enemies', in points."""
    facts = []
    mine = sight.forces_of(sight.seat) if sight.seat >= 0 else [sight.active]
    for force in mine:
        if sight.is_out(force):
            continue
        for enemy in sight.enemies(force):
            for goer, goal in ((force, enemy), (enemy, force)):
                points = way_to(sight.position, goer, goal)
                far = "out of reach" if points >= FARTHEST else counted(points, "point")
                centre = sight.called(sight.centre(goal))
                facts.append(Fact(text=f"{sight.force_name(goer)} to {centre}: {far}"))
    return facts


def _thin(sight: Sight) -> list[Fact]:
    """The thinnest place of each of the viewer's forces."""
    facts = []
    for force in sight.forces_of(sight.seat) if sight.seat >= 0 else []:
        found = endangered(sight, force)
        if found is not None:
            square, lost = found
            facts.append(Fact(text=f"thinnest place: {sight.called(square)}, {counted(lost, 'pawn')} would fall"))
    return facts


# ---- refusals


def _refusals(sight: Sight, tokens: Tokens, choices: tuple[Choice, ...]) -> tuple[Refusal, ...]:
    """Reasons for squares that look possible: too dear, barred, or with a pawn that must stay.

    On a square with a pawn of the force to act, the reason is why that pawn cannot be taken up. None of them has a row in
    the list: the notes of the zones sum them up.
    """
    if not sight.chooses or sight.step == terms.SPARING:
        return ()
    touched = {choice.touch[-1] for choice in choices}
    taking = sight.step == terms.ACTING and not sight.reserve(sight.active)
    if taking:
        squares = [square for square in sight.pawns[sight.active] if sight.name(square) not in touched]
    else:
        near = {square for pawn in sight.pawns[sight.active] for square in sight.realm.around(pawn)}
        squares = sorted(square for square in near | set(tokens.prices) if sight.name(square) not in touched)
    found = []
    for square in squares:
        own = sight.holder(square) == sight.active
        enemy = sight.holder(square) is not None and not own
        reason = not_taken(sight, square) if own else not_put(sight, square, capture=enemy)
        if reason is not None:
            found.append(refusal(sight.name(square), reason))
    return tuple(found)
