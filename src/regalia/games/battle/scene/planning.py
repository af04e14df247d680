# native: pictures
"""The preview of a plan (section 12): fights and hits if nothing changes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from regalia.card_names import counted
from regalia.games.battle.bots.forecast import outcome
from regalia.games.battle.rules import terms
from regalia.games.battle.scene.fight import Fight
from regalia.games.battle.scene.plan import Band, lines, read
from regalia.games.battle.scene.sight import InPlay, Sight, drawn, skill
from regalia.games.battle.scene.tokens import Tokens
from regalia.kernel.optional.planner import Planner
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Note, Order, PlanPreview, Preview, Term, Then
from regalia.kernel.state import View

MOST_NAMED = 3


class BattlePlanner(Planner):
    """Previews attacks and blocks."""

    def preview(self, view: View, rules: Rules, orders: Sequence[Order]) -> PlanPreview:
        """What the plan would bring, and its lines."""
        return preview(view, rules, orders)


def preview(view: View, rules: Rules, orders: Sequence[Order]) -> PlanPreview:
    """What the plan would bring, and its lines."""
    sight = Sight(view, rules)
    bands = read(sight, Tokens(sight), orders)
    attacking = sight.step == terms.ATTACKING
    weighed = AttackPlan(sight, bands) if attacking else BlockPlan(sight, bands)
    return PlanPreview(
        lines=tuple(lines(sight, bands)),
        numbers=tuple([int(band.group) for band in bands]),
        send=weighed.send(),
        preview=weighed.preview(),
        notes=weighed.notes(),
        confirm=weighed.confirm(),
    )


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _cards(soldiers: Sequence[InPlay]) -> str:
    return drawn([soldier.card for soldier in soldiers])


def _few(soldiers: Sequence[InPlay]) -> str:
    """The first soldiers, and how many more there are."""
    more = len(soldiers) - MOST_NAMED
    return f"{_cards(soldiers[:MOST_NAMED])} and {more} more" if more > 0 else _cards(soldiers)


def _fought(attackers: Sequence[InPlay], blockers: Sequence[InPlay]) -> tuple[list[InPlay], list[InPlay]]:
    """The soldiers of both sides that fall if both strike sensibly."""
    left = sorted(attackers, key=lambda soldier: soldier.number)
    right = sorted(blockers, key=lambda soldier: soldier.number)
    stand, hold = outcome([skill(one.card) for one in left], [skill(one.card) for one in right])
    lost = [one for one, stands in zip(left, stand, strict=True) if not stands]
    return lost, [one for one, holds in zip(right, hold, strict=True) if not holds]


def _worth(soldiers: Sequence[InPlay]) -> int:
    return sum(3 + skill(soldier.card) for soldier in soldiers)


class AttackPlan:
    """An attack before it is sent, with the groups that team-mates have declared."""

    def __init__(self, sight: Sight, bands: list[Band]) -> None:
        self.sight = sight
        self.groups: dict[int, tuple[int, list[InPlay]]] = {}  # by number: the side attacked, the attackers
        for group in range(1, sight.table.count + 1):
            self.groups[group] = sight.target(group), sight.fighters(group, blocking=False)
        for band in sorted(bands, key=lambda band: band.group):
            side, before = self.groups.get(band.group, (band.side, []))
            members = sorted([*before, *band.soldiers], key=lambda soldier: soldier.number)
            self.groups[band.group] = side, members
        self.sides = sorted({side for side, _ in self.groups.values()})

    def send(self) -> str:
        sight = self.sight
        if sight.seat + sight.options.sides < sight.seats:
            return "Attackers chosen" if self.groups else "No attackers"
        return f"Attack with {counted(len(self.groups), 'group')}" if self.groups else "No attack"

    def confirm(self) -> str:
        return ""

    # ---- hits

    def sizes(self, side: int) -> list[int]:
        """The sizes of the groups against a side, largest first."""
        return sorted([len(members) for target, members in self.groups.values() if target == side], reverse=True)

    def least(self, side: int) -> int:
        """The hits that nobody can prevent: one soldier stops a whole group."""
        return sum(self.sizes(side)[len(self.sight.free(side)) :])

    def out(self, side: int, hits: int) -> bool:
        return self.sight.hits(side) + hits >= self.sight.options.hits_to_lose

    def _told(self, side: int, hits: int) -> str:
        return f"{self.sight.called(side)} +{hits}{' and out' if self.out(side, hits) else ''}"

    # ---- words

    def preview(self) -> Preview:
        """What the plan would bring, and its lines."""
        title = "If you send this attack"
        if not self.groups:
            return Preview(title=title, what="Nobody is attacked", then=(Then(icon="shield", text=self._at_home()),))
        return Preview(title=title, what=self._headline(), then=self._rows(), bounds=self._bounds())

    def _at_home(self) -> str:
        return "Your main step comes next. Soldiers that attack can still block."

    def _headline(self) -> str:
        surely = [side for side in self.sides if self.out(side, self.least(side))]
        if surely:
            return f"{' and '.join(map(self.sight.called, surely))} out, whatever is blocked"
        maybe = [side for side in self.sides if self.out(side, sum(self.sizes(side)))]
        if maybe:
            return f"{' and '.join(map(self.sight.called, maybe))} out, unless it is blocked"
        most = sum(len(members) for _, members in self.groups.values())
        least = sum(self.least(side) for side in self.sides)
        return f"{counted(most, 'hit')}, if nobody blocks" if most > least else f"{counted(most, 'hit')} for sure"

    def _rows(self) -> tuple[Then, ...]:
        rows = []
        for number, (side, members) in sorted(self.groups.items()):
            free = f"{_cards(members)} → {self.sight.called(side)}. Free: {counted(len(members), 'hit')}."
            rows.append(Then(icon=str(number), text=f"{free} {self._against(members, self.sight.free(side))}"))
        return tuple(rows)

    def _against(self, attackers: list[InPlay], blockers: list[InPlay]) -> str:
        """The group against every single blocker, and against pairs that do more."""
        if not blockers:
            return "Nobody there can block."
        fells: dict[str, list[InPlay]] = {}  # by the soldiers that fall: the blockers they fall to
        trades: dict[str, list[InPlay]] = {}
        vain = []
        worst = 0
        for blocker in blockers:
            lost, given = _fought(attackers, [blocker])
            worst = max(worst, _worth(lost))
            if lost:
                (trades if given else fells).setdefault(_cards(lost), []).append(blocker)
            else:
                vain.append(blocker)
        told = [f"{_few(some)} {'fells' if len(some) == 1 else 'fell'} {lost}" for lost, some in fells.items()]
        told += [f"{_few(some)} {'trades' if len(some) == 1 else 'trade'} with {lost}" for lost, some in trades.items()]
        if vain:
            told.append(f"{_few(vain)} would fall")
        pair = max(combinations(blockers, 2), key=lambda two: _worth(_fought(attackers, two)[0]), default=None)
        if pair is not None and _worth(_fought(attackers, pair)[0]) > worst:
            told.append(f"{_cards(pair)} together fell {_cards(_fought(attackers, pair)[0])}")
        return f"{'; '.join(told)}."

    def _bounds(self) -> tuple[Term, ...]:
        free = ", ".join(self._told(side, sum(self.sizes(side))) for side in self.sides)
        hits = ", ".join(self._told(side, self.least(side)) for side in self.sides if self.least(side))
        lost = [soldier for side in self.sides for soldier in self._losses(side)]
        blocked = ", ".join([part for part in (hits or "no hit", f"{_cards(lost)} lost" if lost else "") if part])
        return Term(text=free, label="If nobody blocks"), Term(text=blocked, label="If they block well")

    def _losses(self, side: int) -> list[InPlay]:
        """What falls if the side stops as many hits as it can.

        Each time it blocks with the soldier that does most.
        """
        blockers = self.sight.free(side)
        groups = sorted([members for target, members in self.groups.values() if target == side], key=len, reverse=True)
        lost: list[InPlay] = []
        for members in groups[: len(blockers)]:
            if self.out(side, self.least(side)):
                break  # its fights do not take place
            best = max(blockers, key=lambda blocker: self._gain(members, blocker))
            blockers.remove(best)
            lost += _fought(members, [best])[0]
        return lost

    def _gain(self, members: list[InPlay], blocker: InPlay) -> int:
        lost, given = _fought(members, [blocker])
        return _worth(lost) - _worth(given)

    def notes(self) -> tuple[Note, ...]:
        """A note on every rival's plate: whether it can hold."""
        sight = self.sight
        own = sight.camp(sight.seat)
        return tuple(
            [
                Note(at=f"plate{seat}", text=text, icon=icon)
                for side in range(sight.options.sides)
                if sight.camp_of_side(side) != own and not sight.fallen(side)
                for icon, text in [self._holds(side)]
                for seat in sight.members(side)
            ]
        )

    def _holds(self, side: int) -> tuple[str, str]:
        sizes, blockers = self.sizes(side), len(self.sight.free(side))
        if not sizes:
            return "", "Not attacked"
        least = self.least(side)
        if not blockers:
            return "warn", f"Nobody to block: {'out' if self.out(side, least) else f'+{least}'}"
        if self.out(side, least):
            return "warn", f"{counted(blockers, 'blocker')} for {counted(len(sizes), 'group')}: out"
        if not least:
            return "shield", f"Can block {'it' if len(sizes) == 1 else 'all'}"
        return "sword", f"{counted(blockers, 'blocker')} for {counted(len(sizes), 'group')}: at least +{least}"


class BlockPlan:
    """Blocks before they are sent, with the blockers of team-mates."""

    def __init__(self, sight: Sight, bands: list[Band]) -> None:
        self.sight = sight
        self.side = sight.side(sight.seat)
        self.fights = {
            group: Fight(sight, group, [soldier for band in bands if band.group == group for soldier in band.soldiers])
            for group in range(1, sight.table.count + 1)
            if sight.target(group) == self.side
        }
        self.hits = sum(len(fight.attackers) for fight in self.fights.values() if not fight.blockers)
        self.total = sight.hits(self.side) + self.hits
        self.limit = int(sight.options.hits_to_lose)
        self.planned = len(bands)

    def send(self) -> str:
        if self.planned:
            return f"Block {counted(self.planned, 'group')}"
        return "Let it through" if len(self.fights) == 1 else "Let them through"

    def confirm(self) -> str:
        last = self.sight.members(self.side)[-1] == self.sight.seat  # no team-mate could still block
        return (
            f"{counted(self.hits, 'hit')} bring your castle down. Send it?" if self.total >= self.limit and last else ""
        )

    def preview(self) -> Preview:
        """What the plan would bring, and its lines."""
        rows = [Then(icon=str(group), text=self._row(fight)) for group, fight in self.fights.items()]
        return Preview(title="If you block like this", what=self._headline(), then=tuple(rows), bounds=self._bounds())

    def _headline(self) -> str:
        if not self.hits:
            return "No hit"
        after = "your castle falls" if self.total >= self.limit else f"{self.total} of {self.limit}"
        return f"{counted(self.hits, 'hit')}: {after}"

    def _row(self, fight: Fight) -> str:
        attackers = _cards(fight.attackers)
        if not fight.blockers:
            return f"{attackers} gets through: {counted(len(fight.attackers), 'hit')}."
        return f"{attackers} against {_cards(fight.blockers)}. {fight.first()} {capital(fight.told())}."

    def _bounds(self) -> tuple[Term, ...]:
        given = [card for fight in self.fights.values() for card in fight.given]
        lost = [card for fight in self.fights.values() for card in fight.lost]
        return Term(text=drawn(given) or "nothing", label="You lose"), Term(
            text=drawn(lost) or "nothing", label="They lose"
        )

    def notes(self) -> tuple[Note, ...]:
        return ()
