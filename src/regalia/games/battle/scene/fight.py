# native: pictures
"""A blocked group: who strikes first, and who falls if both sides strike sensibly."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.games.battle.bots.forecast import outcome
from regalia.games.battle.scene.sight import DRAWN, InPlay, Sight, drawn, skill
from regalia.kernel.scene import Badge, Preview, Then


class Fight:
    """A group with its blockers, and perhaps further ones that might block."""

    def __init__(self, sight: Sight, group: int, more: Sequence[InPlay] = ()) -> None:
        self.group = group
        self.attackers = sight.fighters(group, blocking=False)
        blockers = [*sight.fighters(group, blocking=True), *more]
        self.blockers = sorted(blockers, key=lambda soldier: soldier.number)
        stand, hold = outcome(
            [skill(soldier.card) for soldier in self.attackers], [skill(soldier.card) for soldier in self.blockers]
        )
        self.lost = [soldier.card for soldier, stands in zip(self.attackers, stand, strict=True) if not stands]
        self.given = [soldier.card for soldier, stands in zip(self.blockers, hold, strict=True) if not stands]

    def told(self) -> str:
        """``[5c] falls, [9d] holds``, from the attackers' side first."""
        if not self.lost and not self.given:
            return "nobody falls"
        fallen = self.lost + self.given
        return f"{drawn(fallen)} {'falls' if len(fallen) == 1 else 'fall'}"

    def badge(self) -> Badge:
        """The result for the blocker."""
        if self.lost and not self.given:
            return Badge(text="holds", kind="good", icon="shield")
        if self.lost:
            return Badge(text="both lose", kind="dark")
        return Badge(text="falls", kind="bad", icon="fall")

    def first(self) -> str:
        """The side that strikes first."""
        attack, block = skill(self.attackers[0].card), skill(self.blockers[0].card)
        if attack == block:
            return f"Skill {attack} on both sides: they strike together."
        striker = self.attackers[0] if attack > block else self.blockers[0]
        return f"{DRAWN[striker.card]} strikes first ({max(attack, block)})."

    def preview(self) -> Preview:
        return Preview(
            title=f"If group {self.group} is blocked like this",
            what=f"{self._cards(self.attackers)} against {self._cards(self.blockers)}",
            verdict=self.badge(),
            then=(
                Then(icon="sword", text=self.first()),
                Then(icon="fall", text=self.told()),
                Then(icon="shield", text="No hits."),
            ),
        )

    def _cards(self, soldiers: list[InPlay]) -> str:
        return drawn([soldier.card for soldier in soldiers])
