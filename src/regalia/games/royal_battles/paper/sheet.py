"""A unit's sheet as data: what its card and its column of a form show."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from regalia.games.royal_battles.paper.advantage import advantage_text
from regalia.games.royal_battles.units import Unit

TRUMPS = {False: "aces and Jokers", True: "aces, Jokers, kings, queens and jacks"}  # of an Advantage; of a boss


def sheet(unit: Unit, price: int) -> dict[str, Any]:
    """A unit's sheet as data; a price of 0 is not shown."""
    facts = asdict(unit)
    facts["title"] = unit.title.title()
    facts["price"] = price
    facts["advantage"] = {"name": unit.advantage.name, "text": advantage_text(unit), "trumps": TRUMPS[unit.boss]}
    return facts
