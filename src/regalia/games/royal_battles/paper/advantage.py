"""An Advantage as a player reads it on a card: every clause that counts, told from its parameters."""

from __future__ import annotations

from regalia.games.royal_battles.units import Unit

MOST_FRIENDS = 4  # that an Advantage counts, the acting unit included
REACH = {"melee": "in melee position", "ranged": "on a diagonal", "any": "in any position"}


def advantage_text(unit: Unit) -> str:
    """Whom it reaches and what it does; for damage, what armour does, and for healing, where it ends."""
    gift = unit.advantage
    far = ", up to two squares away in a straight line without a unit between" if gift.range > 1 else ""
    sentences = [f"{'One of your units' if gift.own else 'An enemy'} {REACH[gift.position]}{far}."]
    if gift.always_hits:
        sentences.append("Always works.")
    sentences += _healing(unit) if gift.own else _damage(unit)
    if gift.draw_on_hit:
        sentences.append(f"{'Then' if gift.own else 'On a hit'} draw {_counted(gift.draw_on_hit, 'card')}.")
    if gift.push:
        away = f"{_counted(gift.push, 'square')} straight away, over cards without a unit"
        sentences.append(f"{'Then' if gift.own else 'On a hit'} push the target {away}.")
    if gift.extra_trump:
        sentences.append(f"Counts {_counted(gift.extra_trump, 'more Trump')}, up to four in all.")
    if gift.self_damage:
        sentences.append(f"Costs this unit {gift.self_damage} Life, hit or miss; it must have more left.")
    return " ".join(sentences)


def _damage(unit: Unit) -> list[str]:
    gift = unit.advantage
    parts = [
        (gift.base, ""),
        (gift.per_friend, f" for each of your units (at most {MOST_FRIENDS})"),
        (gift.per_trump, " for each Trump"),
    ]
    told = [(number, each) for number, each in parts if number]
    if not told:
        return []
    (first, each), *more = told
    sum_ = f"{first} damage{each}" + "".join(f" and {number} more{each}" for number, each in more)
    if gift.splash == "same_colour":
        less = "armour does not count" if gift.ignores_armour else "less each unit's own armour"
        return [f"It and every unit of its side on the same colour take {sum_}, {less}."]
    return [f"{sum_}; armour does not count." if gift.ignores_armour else f"{sum_}, less its armour."]


def _healing(unit: Unit) -> list[str]:
    gift = unit.advantage
    if not gift.heal_per_trump:
        return []
    healed = f"{gift.heal_per_trump} Life for each Trump, up to"
    if gift.splash == "same_colour":
        return [f"It and every unit of your side on the same colour regain {healed} their maximum Life."]
    return [f"It regains {healed} its maximum Life."]


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
