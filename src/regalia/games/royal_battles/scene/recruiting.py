# native: pictures
"""The numbers that a player needs to put an army together."""

from __future__ import annotations

from regalia.games.royal_battles.rules import terms
from regalia.games.royal_battles.scene.sight import ARMY, Sight
from regalia.kernel.scene import Gauge


def recruiting_gauges(sight: Sight) -> list[Gauge]:
    """The units to choose, and how many of each kind the army has and may have.

    In secret choice the second player has them too while the first one chooses, so that a client can prepare an army.
    """
    if sight.step != terms.RECRUITING or not (sight.chooses or _prepares(sight)):
        return []
    mine = sight.recruits(sight.seat)
    drafting = sight.options.army_choice == terms.DRAFT
    gauges = [
        Gauge(id="recruits", label="units to choose", value=1 if drafting else ARMY - len(mine), owner=sight.seat)
    ]
    for unit, limit in zip(sight.units, sight.options.limits, strict=False):
        gauges.append(
            Gauge(id=f"kind.{unit.name}", label=unit.name, value=mine.count(unit), owner=sight.seat, of=int(limit))
        )
    return gauges


def _prepares(sight: Sight) -> bool:
    """Whether the viewer will choose an army in secret after the other player."""
    options = sight.options
    if sight.seat < 0 or options.army_choice != terms.SECRET or options.armies[sight.seat * ARMY] >= 0:
        return False
    return len(sight.recruits(sight.seat)) < ARMY
