# native: pictures
"""A unit's sheet in words, told from its numbers."""

from __future__ import annotations

from regalia.games.royal_battles.units import Unit


def one(unit: Unit) -> str:
    """The unit with its article: "a pawn", "an archer"."""
    return f"{'an' if unit.title[0] in 'aeiou' else 'a'} {unit.title}"


def sheet_words(unit: Unit) -> str:
    """A unit's sheet in one line."""
    easy, optimal, risky = unit.damage
    return (
        f"{unit.type}, accuracy {unit.accuracy}, evasion {unit.evasion}, {unit.weapon} {easy}/{optimal}/{risky}, "
        f"{unit.armour_name} {unit.armour}, {unit.advantage.name}: {advantage_words(unit)}"
    )


def advantage_words(unit: Unit) -> str:
    """What an Advantage does, told from its parameters."""
    gift = unit.advantage
    reach = {"melee": "orthogonally", "ranged": "diagonally", "any": "in any position"}[gift.position]
    per_trump = gift.heal_per_trump if gift.own else gift.per_trump
    amounts = [(gift.base, ""), (gift.per_friend, " for each of your units"), (per_trump, " for each Trump")]
    parts = [(str(amount), each) for amount, each in amounts if amount]
    words = [f"{'own unit' if gift.own else 'enemy'} {reach}{', up to two squares away' if gift.range > 1 else ''}"]
    if parts:
        parts[0] = (f"{parts[0][0]} {'Life back' if gift.own else 'damage'}", parts[0][1])
        words.append(" + ".join([f"{amount}{each}" for amount, each in parts]))
    words += ["armour ignored"] if gift.ignores_armour else []
    words += ["also all units of its side on the same colour"] if gift.splash == "same_colour" else []
    words += ["always hits"] if gift.always_hits else []
    words += [f"draws {gift.draw_on_hit}"] if gift.draw_on_hit else []
    words += [f"pushes {gift.push} {'square' if gift.push == 1 else 'squares'} away"] if gift.push else []
    words += [f"{gift.extra_trump} more {'Trump' if gift.extra_trump == 1 else 'Trumps'}"] if gift.extra_trump else []
    words += [f"costs the unit {gift.self_damage} Life"] if gift.self_damage else []
    words += ["Royals are Trumps too"] if unit.boss else []
    return ", ".join(words)
