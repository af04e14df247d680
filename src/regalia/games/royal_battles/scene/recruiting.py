# native: pictures
"""The numbers that a player needs to put an army together."""

from __future__ import annotations

from regalia.games.royal_battles.rules import model, terms
from regalia.games.royal_battles.scene.sight import SLOTS, Sight
from regalia.kernel.scene import Gauge, Subtotal


def recruiting_gauges(sight: Sight) -> list[Gauge]:
    """The units to choose, and how many of each kind the army has and may have.

    In secret choice the second player has them too while the first one chooses, so that a client can prepare an army.
    """
    if sight.step != terms.RECRUITING or not (sight.chooses or _prepares(sight)):
        return []
    mine = [unit.name for unit in sight.recruits(sight.seat) if unit is not None]
    left = int(sight.options.most[sight.seat]) - len(mine)
    drafting = sight.options.army_choice == terms.DRAFT
    gauges = [Gauge(id="recruits", label="units to choose", value=1 if drafting else left, owner=sight.seat)]
    if sight.seat == sight.options.master and not mine:
        gauges.append(Gauge(id="boss", label="boss to choose first", value=1, owner=sight.seat))
    if sight.prices:
        budget = int(sight.options.budgets[sight.seat])
        gauges.append(Gauge(id="points", label="points left", value=sight.points_left, owner=sight.seat, of=budget))
    for kind, unit in enumerate(sight.kinds):
        limit = int(sight.options.limits[kind])
        parts = (Subtotal(label="points", value=sight.prices[kind]),) if sight.prices else ()
        gauges.append(
            Gauge(
                id=f"kind.{unit.name}",
                label=unit.title,
                value=mine.count(unit.name),
                owner=sight.seat,
                of=limit,
                parts=parts,
            )
        )
    return gauges


def _prepares(sight: Sight) -> bool:
    """Whether the viewer will choose an army in secret after another player."""
    options = sight.options
    if sight.seat < 0 or options.army_choice != terms.SECRET or options.armies[sight.seat * SLOTS] >= 0:
        return False
    return not sight.table.row[model.ARMED_AT + sight.seat]
