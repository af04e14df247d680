"""What the lab needs to price units: the six of the rulebook, their parameters, and units changed by a step (section 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from regalia.games.royal_battles.options import MOST_POINTS
from regalia.games.royal_battles.prices import amounts
from regalia.games.royal_battles.units import Unit, rulebook, unit
from regalia.kernel.errors import OptionError
from regalia.kernel.optional.pricing import Change, Parameter, Part, Pricing

CHANGED = "X"  # the letter of a changed unit
PAIRS = 10  # changed units with two changes, of each standard unit

# The names are those of the formula in section 15.2.
PARAMETERS = (
    Parameter("ranged", "ranged", "either"),
    Parameter("life", "Life"),
    Parameter("accuracy", "Accuracy"),
    Parameter("evasion", "Evasion"),
    Parameter("armour", "armour"),
    Parameter("easy", "easy damage"),
    Parameter("optimal", "optimal damage"),
    Parameter("risky", "risky damage"),
    Parameter("life_armour", "Life × armour"),
    Parameter("life_evasion", "Life × Evasion"),
    Parameter("accuracy_damage", "Accuracy × damage"),
    Parameter("any_position", "Advantage in any position"),
    Parameter("base", "Advantage's damage"),
    Parameter("per_trump", "damage for each Trump"),
    Parameter("per_friend", "damage for each own unit"),
    Parameter("heal_per_trump", "healing for each Trump"),
    Parameter("draw_on_hit", "cards drawn on a hit"),
    Parameter("always_hits", "Advantage always hits"),
    Parameter("ignores_armour", "ignores armour"),
    Parameter("splash", "affects the target's colour"),
    Parameter("push", "squares pushed on a hit"),
    Parameter("extra_trump", "extra Trump of the Advantage"),
    Parameter("range", "Advantage over two squares"),
    Parameter("self_damage", "damage to itself", "harms"),
)
STEPS = (
    ("type", 1),
    *(
        (name, step)
        for name in ("life", "accuracy", "evasion", "armour", "easy", "optimal", "risky")
        for step in (1, -1)
    ),
    *(
        (name, step)
        for name in ("base", "per_trump", "per_friend", "heal_per_trump", "draw_on_hit")
        for step in (1, -1)
    ),
    ("position", 1),
    ("always_hits", 1),
    ("ignores_armour", 1),
    ("splash", 1),
    ("push", 1),
    ("extra_trump", 1),
    ("range", 1),
    ("self_damage", 1),
)
DAMAGES = ("easy", "optimal", "risky")


class RoyalBattlesPricing(Pricing):
    sizes = (3, 4, 5)  # armies of other sizes than four need points: as many as there are pay for all
    parameters = PARAMETERS

    def parts(self) -> tuple[Part, ...]:
        return tuple([part_of(kind, record_of(kind)) for kind in rulebook()])

    def changes(self) -> Sequence[Change]:
        """Every single step, and some pairs of steps spread over all."""
        found: list[Change] = []
        for kind in rulebook():
            single = [change for step in STEPS for change in changed(kind, (step,))]
            double = [
                change
                for one, other in combinations(STEPS, 2)
                if one[0] != other[0]
                for change in changed(kind, (one, other))
            ]
            found += single + double[:: max(1, len(double) // PAIRS)][:PAIRS]
        return found

    def options(self, forces: Sequence[Sequence[str]], new: Sequence[Part]) -> dict[str, Any]:
        return {
            "points": MOST_POINTS,
            "armies": ["".join(force) for force in forces],
            "units": [dict(part.record) for part in new],
        }


def changed(kind: Unit, changes: tuple[tuple[str, int], ...]) -> Iterator[Change]:
    """The unit with these changes, if the rules allow it."""
    record = record_of(kind) | {"name": "changed", "letter": CHANGED}
    for name, step in changes:
        _change(record, name, step)
    try:
        new = unit(record)
    except OptionError:
        return
    part = part_of(new, record)
    if part.amounts != part_of(kind, record).amounts:
        yield Change(part, kind.letter, changes)


def _change(record: dict[str, Any], name: str, step: int) -> None:
    """Change one parameter of a unit's record, perhaps beyond what the rules allow."""
    gift = dict(record["advantage"])
    if name == "type":
        record["type"] = "melee" if record["type"] == "ranged" else "ranged"
    elif name in DAMAGES:
        record["damage"] = [number + step * (at == DAMAGES.index(name)) for at, number in enumerate(record["damage"])]
    elif name == "position":
        gift["position"] = "any"
    elif name == "splash":
        gift["splash"] = "same_colour" if gift["splash"] == "none" else "none"
    elif name in ("always_hits", "ignores_armour"):
        gift[name] = not gift[name]
    elif name in gift:
        gift[name] += step
    else:
        record[name] += step
    record["advantage"] = gift


def record_of(kind: Unit) -> dict[str, Any]:
    """A unit as options write it."""
    gift = kind.advantage
    return {
        "name": kind.name,
        "letter": kind.letter,
        "type": kind.type,
        "life": kind.life,
        "accuracy": kind.accuracy,
        "evasion": kind.evasion,
        "damage": list(kind.damage),
        "armour": kind.armour,
        "advantage": {name: getattr(gift, name) for name in gift.__slots__},
    }


def part_of(kind: Unit, record: Mapping[str, Any]) -> Part:
    """A unit with how much it has of each parameter."""
    have = amounts(kind)
    return Part(
        key=kind.letter,
        name=kind.name,
        record=record,
        amounts={parameter.name: have[parameter.name] for parameter in PARAMETERS},
    )


PRICING = RoyalBattlesPricing()
