"""An Advantage as a player reads it on a card: every clause that counts, told from its parameters."""

from __future__ import annotations

from regalia.games.royal_battles.units import Unit

REACH = {"melee": "in melee position", "ranged": "on a diagonal", "any": "in any position"}


def advantage_text(unit: Unit) -> str:
    """Whom it reaches and what it does; for damage, what armour does, and for healing, where it ends."""
    gift = unit.advantage
    far = ", up to two squares away in a straight line" if gift.range > 1 else ""
    sentences = [f"{'One of your units' if gift.own else 'An enemy'} {REACH[gift.position]}{far}."]
    if gift.always_hits:
        sentences.append("Always works.")
    sentences += _healing(unit) if gift.own else _damage(unit)
    if gift.draw_on_hit:
        sentences.append(f"{'Then' if gift.own else 'On a hit'} draw {_counted(gift.draw_on_hit, 'card')}.")
    if gift.push:
        sentences.append(f"{'Then' if gift.own else 'On a hit'} push the target {_counted(gift.push, 'square')} away.")
    if gift.extra_trump:
        sentences.append(f"Counts {_counted(gift.extra_trump, 'more Trump')}.")
    if gift.self_damage:
        sentences.append(f"Costs this unit {gift.self_damage} Life, hit or miss.")
    if unit.boss:
        sentences.append("Royals are Trumps too.")
    return " ".join(sentences)


def _damage(unit: Unit) -> list[str]:
    gift = unit.advantage
    parts = [(gift.base, ""), (gift.per_friend, " for each of your units"), (gift.per_trump, " for each Trump")]
    told = [(number, each) for number, each in parts if number]
    if not told:
        return []
    (first, each), *more = told
    sum_ = f"{first} damage{each}" + "".join(f" and {number} more{each}" for number, each in more)
    also = ", to it and to every unit of its side on the same colour" if gift.splash == "same_colour" else ""
    if gift.ignores_armour:
        armour = "Armour does not count."
    else:
        armour = "The armour of each is taken off." if also else "Its armour is taken off."
    return [f"{sum_}{also}.", armour]


def _healing(unit: Unit) -> list[str]:
    gift = unit.advantage
    if not gift.heal_per_trump:
        return []
    who = "It and every unit of your side on the same colour regain" if gift.splash == "same_colour" else "It regains"
    return [f"{who} {gift.heal_per_trump} Life for each Trump, never more than full Life."]


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
