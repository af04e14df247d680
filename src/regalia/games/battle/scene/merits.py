"""What speaks for a move of Battle: hits, fights, and what a card makes possible."""

from __future__ import annotations

from regalia.card_names import SUIT_NAMES, counted
from regalia.cards import SUITS
from regalia.games.battle.notation import CODEC
from regalia.games.battle.rules import army, cards, fields
from regalia.games.battle.rules.fields import (
    attacked_side,
    chosen_name,
    chosen_seat,
    fighter_group,
    fighter_name,
    named_group,
    played_card,
)
from regalia.games.battle.rules.model import soldier_card, soldier_owner
from regalia.games.battle.scene.fight import Fight
from regalia.games.battle.scene.planning import AttackPlan
from regalia.games.battle.scene.sight import DRAWN, FACES, JOKER, InPlay, Sight, drawn, skill
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice
from regalia.kernel.scene.merits import Merits, sentences
from regalia.kernel.state import View

MOST_NAMED = 3


def merit(view: View, rules: Rules, choice: Choice) -> str:
    return BattleMerits(Sight(view, rules)).of(choice)


class BattleMerits(Merits):
    """Tells the merits of one decision. Picks and cuts say what their previews say."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(CODEC)
        self.sight = sight
        self.tellers = {
            fields.DONE: self._done,
            fields.ATTACK: self._attack,
            fields.JOIN: self._join,
            fields.AID: self._aid,
            fields.BLOCK: self._block,
            fields.PASS: self._pass,
            fields.STRIKE: self._strike,
            fields.PLAY: self._play,
            fields.USE: self._use,
            fields.DESTROY: self._destroy,
            fields.TAKE: self._take,
            fields.END: self._end,
        }

    def _soldier(self, seat: int, name: int) -> InPlay:
        number = army.read(self.sight.options, seat, name)
        return InPlay(soldier_card(number), soldier_owner(number), seat, 0, False)

    def _after(self, side: int, hits: int) -> str:
        """``{1} would have 3 of 5``, or that its castle falls."""
        total, limit = self.sight.hits(side) + hits, int(self.sight.options.hits_to_lose)
        called = self.sight.called(side)
        return f"the castle of {called} falls" if total >= limit else f"{called} would have {total} of {limit} hits"

    # ---- attacks

    def _attack(self, move: int) -> str:
        sight = self.sight
        card = self._soldier(sight.seat, fighter_name(move)).card
        side = attacked_side(move)
        blockers = sight.free(side)
        beaten_by = [enemy.card for enemy in blockers if skill(enemy.card) > skill(card)]
        trades = [enemy.card for enemy in blockers if skill(enemy.card) == skill(card)]
        if not blockers:
            return sentences(f"nobody there can block: {self._after(side, 1)}")
        hit = f"if nobody blocks, {self._after(side, 1)}"
        if beaten_by:
            return sentences(hit, f"only {drawn(beaten_by[:MOST_NAMED])} can beat it" if len(beaten_by) <= 2 else "")
        risk = f"it trades with {drawn(trades[:MOST_NAMED])} at worst" if trades else "no blocker there can beat it"
        return sentences(risk, hit)

    def _joined(self, group: int, more: int) -> str:
        sight = self.sight
        size = len(sight.fighters(group, blocking=False)) + more
        side = sight.target(group)
        return sentences(
            f"in a fight {size} strike instead of {size - 1}",
            f"if nobody blocks, {counted(size, 'hit')}: {self._after(side, size)}",
        )

    def _join(self, move: int) -> str:
        return self._joined(fighter_group(move), 1)

    def _aid(self, move: int) -> str:
        return self._joined(named_group(move), 1)

    def _done(self, move: int) -> str:
        sight = self.sight
        mine = sight.free(sight.side(sight.seat))
        plan = AttackPlan(sight, [])
        if plan.groups:
            told = []
            for side in plan.sides:
                sure, most = plan.least(side), sum(plan.sizes(side))
                hits = f"{counted(sure, 'hit')} for certain" if sure else f"up to {counted(most, 'hit')}"
                told.append(f"{hits} on {sight.called(side)}" if len(plan.sides) > 1 else hits)
            return sentences(", ".join(told), "your other soldiers stay out of fights" if mine else "")
        enemies = [soldier for side in range(sight.options.sides) for soldier in self._rivals(side)]
        best = min(enemies, key=lambda soldier: soldier.number, default=None)
        if mine and best is not None and skill(best.card) >= skill(mine[0].card):
            return f"Every attacker could fall to {DRAWN[best.card]}."
        return "Your soldiers stay out of fights this turn." if mine else "You have no soldier to send."

    def _rivals(self, side: int) -> list[InPlay]:
        sight = self.sight
        own = sight.camp_of_side(side) == sight.camp(sight.seat)
        return [] if own or sight.fallen(side) else sight.free(side)

    # ---- blocks and strikes

    def _block(self, move: int) -> str:
        sight = self.sight
        group = fighter_group(move)
        soldier = self._soldier(sight.seat, fighter_name(move))
        already = sight.fighters(group, blocking=True)
        fight = Fight(sight, group, [soldier])
        stops = "" if already else f"stops {counted(len(fight.attackers), 'hit')}"
        saves = "without a block your castle falls" if not already and self._fatal(group) else ""
        return sentences(f"{stops}: {fight.told()}" if stops else fight.told(), saves)

    def _fatal(self, group: int) -> bool:
        """Whether the castle falls if this group and those let through before it hit."""
        sight = self.sight
        side = sight.side(sight.seat)
        unblocked = [
            other
            for other in range(1, group + 1)
            if sight.target(other) == side and not sight.fighters(other, blocking=True)
        ]
        hits = sum(len(sight.fighters(other, blocking=False)) for other in unblocked)
        return sight.hits(side) + hits >= int(sight.options.hits_to_lose)

    def _pass(self, move: int) -> str:
        sight = self.sight
        group = named_group(move)
        if sight.fighters(group, blocking=True):
            return sentences(f"the blockers are enough: {Fight(sight, group).told()}")
        side = sight.side(sight.seat)
        size = len(sight.fighters(group, blocking=False))
        total, limit = sight.hits(side) + size, int(sight.options.hits_to_lose)
        return f"Costs {counted(size, 'hit')} ({total} of {limit}) and no soldier."

    def _strike(self, move: int) -> str:
        victim = self._soldier(chosen_seat(move), chosen_name(move))
        waits = skill(victim.card) < self.sight.table.level
        return f"{DRAWN[victim.card]}, skill {skill(victim.card)}, falls{' before it can strike' if waits else ''}."

    # ---- the main step

    def _play(self, move: int) -> str:
        sight = self.sight
        card = played_card(move)
        first = f"skill {skill(card)} to attack and block with"
        if not sight.suit_in_play(card):
            partners = [
                other
                for other in sight.hand
                if other not in (card, JOKER)
                and other % 4 == card % 4
                and (sight.is_court(other) or sight.has_ability(other))
            ]
            suit = SUIT_NAMES[SUITS.index(FACES[card][1])]
            if partners:
                return sentences(
                    first,
                    f"it brings {suit} into play, which {drawn(partners)} {'needs' if len(partners) == 1 else 'need'}",
                )
        strongest = self._strongest()
        if strongest is not None and skill(card) > skill(strongest.card):
            return sentences(first, f"it is stronger than {DRAWN[strongest.card]}, the best soldier against you")
        return sentences(first)

    def _strongest(self) -> InPlay | None:
        rivals = [soldier for side in range(self.sight.options.sides) for soldier in self._army_of(side)]
        return min(rivals, key=lambda soldier: soldier.number, default=None)

    def _army_of(self, side: int) -> list[InPlay]:
        sight = self.sight
        if sight.camp_of_side(side) == sight.camp(sight.seat):
            return []
        return [soldier for seat in sight.members(side) for soldier in sight.armies[seat]]

    def _use(self, move: int) -> str:
        sight = self.sight
        rank = played_card(move) // 4
        if rank == cards.ACE:
            return f"Draws {counted(min(2, sight.to_draw(sight.seat)), 'card')}."
        strongest = self._strongest()
        if rank == cards.THREE and strongest is not None:
            return f"Destroys any soldier: {DRAWN[strongest.card]}, skill {skill(strongest.card)}, is the strongest."
        return ""

    def _destroy(self, move: int) -> str:
        seat = chosen_seat(move)
        victim = self._soldier(seat, chosen_name(move))
        strongest = self._strongest()
        most = strongest is not None and skill(victim.card) == skill(strongest.card)
        return sentences(f"removes skill {skill(victim.card)}{', the strongest against you' if most else ''}")

    def _take(self, move: int) -> str:
        seat = chosen_seat(move)
        value = skill(self._soldier(seat, chosen_name(move)).card)
        if seat != self.sight.seat:
            return f"Skill {value} fights for you from now on."
        least = min(skill(soldier.card) for soldier in self.sight.armies[seat])
        return f"Skill {value}{' is the least you can give' if value == least else ' changes sides'}."

    def _end(self, move: int) -> str:
        hand = self.sight.hand
        if not hand:
            return "You have no card left to play."
        return f"Keeps {drawn(hand) if len(hand) <= MOST_NAMED else counted(len(hand), 'card')} for later turns."
