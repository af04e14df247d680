# native: pictures
"""Legal moves as choices: label, outcome and the touches that lead there."""

from __future__ import annotations

from regalia.card_names import counted
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
    use_opponent,
)
from regalia.games.battle.rules.model import soldier_card, soldier_owner
from regalia.games.battle.scene.fight import Fight
from regalia.games.battle.scene.sight import DRAWN, JOKER, InPlay, Sight, drawn, skill
from regalia.games.battle.scene.tokens import Tokens
from regalia.kernel.scene import Badge, Choice
from regalia.kernel.scene.choices import ChoiceMaker

SAFE = Badge(text="none stronger", kind="good", icon="shield")
RISK = Badge(text="may fall", kind="bad", icon="warn")
DEADLY = Badge(text="the end", kind="bad", icon="warn")


class Choices(ChoiceMaker):
    """Makes the choices of one decision."""

    def __init__(self, sight: Sight, tokens: Tokens) -> None:
        super().__init__(sight.seat, CODEC)
        self.sight = sight
        self.tokens = tokens
        self.makers = {
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

    def _mine(self, name: int) -> InPlay:
        """The viewer's free soldier that a move names."""
        return self._soldier(self.sight.seat, name, 0)

    def _soldier(self, seat: int, name: int, group: int) -> InPlay:
        number = army.read(self.sight.options, seat, name)
        return InPlay(soldier_card(number), soldier_owner(number), seat, group, False)

    def _leader(self, group: int) -> InPlay:
        """The soldier that stands for a group when it is touched."""
        return self.sight.fighters(group, blocking=False)[0]

    def _attackers(self, group: int) -> str:
        return drawn([soldier.card for soldier in self.sight.fighters(group, blocking=False)])

    # ---- D1

    def _attack(self, move: int) -> Choice:
        sight = self.sight
        soldier = self._mine(fighter_name(move))
        side = attacked_side(move)
        beaten_by = [enemy.card for enemy in sight.free(side) if skill(enemy.card) >= skill(soldier.card)]
        outcome = f"one hit if nobody blocks; can fall to {drawn(beaten_by)}" if beaten_by else "one hit if unblocked"
        return Choice(
            line=self.line(move),
            label=f"{DRAWN[soldier.card]} attacks {sight.called(side)}",
            touch=(self.tokens.soldiers[soldier], f"plate{side}"),
            outcome=outcome,
            badge=RISK if beaten_by else SAFE,
            group="Attack",
        )

    def _join(self, move: int) -> Choice:
        soldier = self._mine(fighter_name(move))
        group = fighter_group(move)
        size = len(self.sight.fighters(group, blocking=False)) + 1
        return Choice(
            line=self.line(move),
            label=f"{DRAWN[soldier.card]} joins {self._attackers(group)}",
            touch=(self.tokens.soldiers[soldier], self.tokens.soldiers[self._leader(group)]),
            outcome=f"{counted(size, 'hit')} if nobody blocks, none if one soldier does",
            badge=Badge(text=f"{size} together"),
            group="Group",
        )

    def _aid(self, move: int) -> Choice:
        group = named_group(move)
        leader = self._leader(group)
        return Choice(
            line=self.line(move),
            label=f"Help {self._attackers(group)}",
            touch=(self.tokens.soldiers[leader], "act:aid"),
            outcome="one of your soldiers must join",
            group="Group",
        )

    def _done(self, move: int) -> Choice:
        groups = self.sight.table.count
        mates = self.sight.seat + self.sight.options.sides < self.sight.seats
        label = f"Attack with {counted(groups, 'group')}" if groups else "No attack"
        label = "Attackers chosen" if mates else label
        return Choice(line=self.line(move), label=label, touch=("act:done",))

    # ---- D2 and D3

    def _block(self, move: int) -> Choice:
        sight = self.sight
        soldier = self._mine(fighter_name(move))
        group = fighter_group(move)
        fight = Fight(sight, group, [soldier])
        return Choice(
            line=self.line(move),
            label=f"{DRAWN[soldier.card]} blocks {self._attackers(group)}",
            touch=(self.tokens.soldiers[soldier], self.tokens.soldiers[self._leader(group)]),
            outcome=fight.told(),
            badge=fight.badge(),
            preview=fight.preview(),
        )

    def _pass(self, move: int) -> Choice:
        sight = self.sight
        group = named_group(move)
        if sight.fighters(group, blocking=True):
            return Choice(line=self.line(move), label="Enough blockers", touch=("act:pass",))
        side = sight.side(sight.seat)
        size = len(sight.fighters(group, blocking=False))
        before = sum(
            len(sight.fighters(other, blocking=False))
            for other in range(1, group)
            if sight.target(other) == side and not sight.fighters(other, blocking=True)
        )
        total, limit = sight.hits(side) + before + size, sight.options.hits_to_lose
        last = sight.members(side)[-1] == sight.seat  # no team-mate could still block
        return Choice(
            line=self.line(move),
            label=f"Let {self._attackers(group)} through",
            touch=("act:pass",),
            outcome=f"{counted(size, 'hit')}: {'your castle falls' if total >= limit else f'{total} of {limit}'}",
            badge=DEADLY if total >= limit else None,
            confirm="These hits bring your castle down. Let them through?" if total >= limit and last else "",
        )

    def _strike(self, move: int) -> Choice:
        seat = chosen_seat(move)
        victim = self._soldier(seat, chosen_name(move), self.sight.table.group)
        struck = skill(victim.card) >= self.sight.table.level
        return Choice(
            line=self.line(move),
            label=f"Strike down {DRAWN[victim.card]}",
            touch=(self.tokens.soldiers[victim],),
            outcome=f"{{{seat}}}'s; it still strikes" if struck else f"{{{seat}}}'s, before it strikes",
            badge=Badge(text="falls", kind="bad", icon="fall"),
        )

    # ---- D4

    def _play(self, move: int) -> Choice:
        card = played_card(move)
        court = self.sight.is_court(card)
        outcome = f"skill {skill(card)}"
        if court:
            outcome += "; your special of this turn"
        elif self.sight.has_ability(card):
            outcome += "; its ability is given up"
        return Choice(
            line=self.line(move),
            label=f"Play {DRAWN[card]} as a soldier",
            touch=(self.tokens.hand[card], self.tokens.place),
            outcome=outcome,
            badge=Badge(text="special", kind="gold") if court else Badge(text=f"skill {skill(card)}"),
            group="Soldiers",
        )

    def _use(self, move: int) -> Choice:
        sight = self.sight
        card = played_card(move)
        opponent = use_opponent(move)
        hand = self.tokens.hand[card]
        rank = card // 4
        if rank == cards.ACE:
            number = min(2, sight.to_draw(sight.seat))
            label, touch, outcome = f"to draw {counted(number, 'card')}", (hand, "act:use"), ""
        elif rank == cards.THREE:
            label, touch, outcome = "to destroy a soldier", (hand, "act:use"), "you choose any one"
        else:
            label, touch = f"on {{{opponent}}}", (hand, f"plate{opponent}")
            outcome = self._aimed(card, opponent)
        return Choice(
            line=self.line(move),
            label=f"Use {DRAWN[card]} {label}",
            touch=touch,
            outcome=outcome,
            badge=Badge(text="special", kind="gold"),
            group="Abilities",
        )

    def _aimed(self, card: int, opponent: int) -> str:
        """What the two or the joker does, and who chooses (section 12)."""
        sight = self.sight
        soldiers = len(sight.armies[opponent])
        if card == JOKER:
            chooser = "you choose" if sight.options.joker_by_caster else f"{{{opponent}}} chooses"
            return "the only soldier comes to you" if soldiers == 1 else f"{chooser} which of {soldiers} comes to you"
        if soldiers <= 2:
            return "the only soldier falls" if soldiers == 1 else "both soldiers fall"
        chooser = "you choose" if sight.options.two_by_caster else f"{{{opponent}}} chooses"
        return f"{chooser} which two of {soldiers} fall"

    def _end(self, move: int) -> Choice:
        sight = self.sight
        unused = [card for card in sight.hand if not sight.is_court(card) and not sight.has_ability(card)]
        return Choice(
            line=self.line(move),
            label="End turn",
            touch=("act:end",),
            outcome=f"you keep {counted(len(sight.hand), 'card')}",
            confirm=f"{drawn(unused)} can still be played for free. End the turn?" if unused else "",
        )

    # ---- D5 to D7

    def _destroy(self, move: int) -> Choice:
        seat = chosen_seat(move)
        victim = self._soldier(seat, chosen_name(move), 0)
        whose = "your own" if seat == self.sight.seat else f"{{{seat}}}'s"
        return Choice(
            line=self.line(move),
            label=f"Destroy {whose} {DRAWN[victim.card]}",
            touch=(self.tokens.soldiers[victim],),
            outcome=f"skill {skill(victim.card)} is lost",
            badge=Badge(text="falls", kind="bad", icon="fall"),
        )

    def _take(self, move: int) -> Choice:
        seat = chosen_seat(move)
        victim = self._soldier(seat, chosen_name(move), 0)
        caster = self.sight.table.seat
        give = seat == self.sight.seat
        return Choice(
            line=self.line(move),
            label=f"Give {DRAWN[victim.card]} to {{{caster}}}"
            if give
            else f"Take {DRAWN[victim.card]} from {{{seat}}}",
            touch=(self.tokens.soldiers[victim],),
            outcome=f"skill {skill(victim.card)} changes sides",
            badge=Badge(text="changes sides", kind="bad" if give else "good"),
        )
