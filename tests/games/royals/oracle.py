"""A second, slow Royals for comparison: written from the specification alone, sharing nothing with the package.

The whole match is one generator that reads like the rules. It yields what it waits for: ``Ask`` a seat for one of some
lines, ``Draw`` that many cards for a seat, or ``Lots`` for the first player; and is sent the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

ORDER = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"] + ["Xx"]
PLACE = {card: place for place, card in enumerate(ORDER)}
VALUES = dict(zip("A23456789T", range(1, 11), strict=True))
RANKS = {"J": 3, "Q": 2, "K": 1}


@dataclass
class Ask:
    seat: int
    lines: set[str]


@dataclass
class Draw:
    seat: int
    count: int


@dataclass
class Lots:
    pass


Wait = Ask | Draw | Lots
Flow = Generator[Wait, Any, Any]


class GameOver(Exception):
    pass


@dataclass
class Royal:
    card: str
    state: str  # "upright", "diagonal", "sideways"
    under: list[str] = field(default_factory=list)

    @property
    def rank(self) -> int:
        return RANKS[self.card[0]]

    @property
    def stands(self) -> bool:
        return self.state != "sideways"

    @property
    def points(self) -> int:
        return sum(VALUES[card[0]] // self.rank for card in self.under)


@dataclass
class Player:
    hand: list[str] = field(default_factory=list)
    slots: list[Royal | None] = field(default_factory=lambda: [None, None, None])
    jokers: list[str] = field(default_factory=list)  # "ready", "waiting"
    buried: list[Royal] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    arrows: list[str] = field(default_factory=list)
    tributes: list[str] = field(default_factory=list)
    had_royal: bool = False

    def royals(self) -> list[tuple[str, Royal]]:
        """With their references."""
        return [(f"{royal.card}{slot}", royal) for slot, royal in enumerate(self.slots, 1) if royal is not None]

    def guards(self) -> list[tuple[str, Royal]]:
        return [(ref, royal) for ref, royal in self.royals() if royal.stands]

    @property
    def score(self) -> int:
        royals = [royal for _, royal in self.royals()] + self.buried
        return (
            sum(royal.points for royal in royals)
            + sum(2 * VALUES[card[0]] for card in self.used)
            + len(self.arrows)
            + len(self.tributes)
        )


@dataclass
class Attack:
    kind: str  # "arrow", "attack", "joker"
    cards: list[str]
    target: str  # a reference, "direct" or "wipe"
    royal: Royal | None = None

    @property
    def damage(self) -> int:
        if self.kind == "arrow":
            return len(self.cards)
        value = VALUES[self.cards[0][0]]
        return value // self.royal.rank if self.royal else 2 * value


def selections(cards: list[str], least: int, most: int) -> set[tuple[str, ...]]:
    """Every different selection, in card order."""
    ordered = sorted(cards, key=PLACE.__getitem__)
    return {chosen for size in range(least, most + 1) for chosen in combinations(ordered, size)}


class Oracle:
    """A match. ``wait`` is what it waits for, None when it is over."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.o: dict[str, Any] = {
            "decks": 1,
            "jokers_per_deck": 2,
            "first_player": "random",
            "match_games": 1,
            "reshuffle_limit": 3,
            "refill": "end",
            "wipe_rule": "ranks_cover_card",
            "blocked_attacker": "royal_rests",
            "futile_attacks": True,
            "idle_limit": 4,
            "turn_limit": 1000,
        } | options
        self.wins = [0, 0]
        self.reason = ""
        self.flow = self.match()
        self.wait: Wait | None = next(self.flow)

    def send(self, answer: object) -> None:
        try:
            self.wait = self.flow.send(answer)
        except StopIteration:
            self.wait = None

    def result(self) -> list[float]:
        mine, theirs = self.wins
        return [0.5, 0.5] if mine == theirs else [float(mine > theirs), float(theirs > mine)]

    # ---- sections 3 and 6

    def match(self) -> Flow:
        loser: int | None = None
        for game in range(1, self.o["match_games"] + 1):
            if loser is not None:
                first = loser
            elif self.o["first_player"] == "random":
                first = yield Lots()
            else:
                first = int(self.o["first_player"][-1])
            try:
                yield from self.game(first)
            except GameOver as over:
                self.reason = str(over)
            scores = [player.score for player in self.players]
            loser = None if scores[0] == scores[1] else scores.index(min(scores))
            if loser is not None:
                self.wins[1 - loser] += 1
            if abs(self.wins[0] - self.wins[1]) > self.o["match_games"] - game:
                return

    def game(self, first: int) -> Flow:
        self.players = [Player(), Player()]
        self.deck = Counter(ORDER[:-1] * self.o["decks"] + ["Xx"] * (self.o["decks"] * self.o["jokers_per_deck"]))
        self.discard: list[str] = []
        self.turn_counter = self.quiet_counter = self.reshuffles = self.final_turns = 0
        self.called = self.o["reshuffle_limit"] == 0
        self.last_round = False
        yield from self.refill(first)
        yield from self.refill(1 - first)
        seat = first
        while True:
            yield from self.turn(seat)
            seat = 1 - seat

    @property
    def cold_war(self) -> bool:
        return not all(player.had_royal for player in self.players)

    # ---- section 4, flow of a turn

    def turn(self, seat: int) -> Flow:
        me = self.players[seat]
        yield from self.refill(seat)
        fallen = [royal for player in self.players for _, royal in player.royals() if not royal.stands]
        if not (self.deck.total() or self.discard or self.players[0].hand or self.players[1].hand or fallen):
            raise GameOver("exhausted")
        self.turn_counter += 1
        if self.last_round:
            self.final_turns += 1
        for _, royal in me.royals():
            if royal.state == "diagonal":
                royal.state = "upright"
        me.jokers = ["ready"] * len(me.jokers)
        quiet = True
        while me.hand:
            line = yield Ask(seat, self.main(seat))
            if line == "end":
                break
            quiet = False
            yield from self.act(seat, line)
        for ref, royal in me.royals():
            if not royal.stands:
                self.bury(me, ref)
                quiet = False
        self.quiet_counter = self.quiet_counter + 1 if quiet else 0
        if self.final_turns == 2:
            raise GameOver("last_round")
        if self.quiet_counter >= self.o["idle_limit"] and not self.last_round:
            raise GameOver("idle")
        if self.turn_counter >= self.o["turn_limit"]:
            raise GameOver("turn_limit")
        if self.o["refill"] == "end":
            yield from self.refill(seat)

    # ---- decision M

    def main(self, seat: int) -> set[str]:
        me, foe = self.players[seat], self.players[1 - seat]
        lines = {"end"}
        lines |= {f"discard {' '.join(cards)}" for cards in selections(me.hand, 1, 5)}
        for card in me.hand:
            if card[0] in RANKS and None in me.slots:
                lines.add(f"recruit {card}")
            if card == "Xx" and len(me.jokers) < 2:
                lines.add("reveal Xx")
        for ref, royal in me.royals():
            if not royal.stands:
                lines.add(f"bury {ref}")
                lines |= {f"revive {ref} {card}" for card in me.hand if card != "Xx" and card[1] == royal.card[1]}
        return lines | {line for line, attack in self.attacks(me, foe) if self.allowed(attack, foe)}

    def attacks(self, me: Player, foe: Player) -> list[tuple[str, Attack]]:
        targets = [ref for ref, _ in foe.guards()] or ["direct"]
        numbers = [card for card in me.hand if card[0] in VALUES]
        found = []
        for cards in selections(numbers, 2, 4):
            if len({card[0] for card in cards}) == 1 or len({card[1] for card in cards}) == 1:
                for target in targets:
                    found.append((f"arrow {target} {' '.join(cards)}", Attack("arrow", list(cards), target)))
        if self.cold_war:
            return found
        for ref, royal in me.royals():
            if royal.state == "upright":
                for card in numbers:
                    for target in targets:
                        found.append((f"attack {ref} {card} {target}", Attack("attack", [card], target, royal)))
        if "ready" in me.jokers:
            for card in numbers:
                for target in targets + ["wipe"] * bool(foe.guards()):
                    found.append((f"joker {card} {target}", Attack("joker", [card], target)))
        return found

    def allowed(self, attack: Attack, foe: Player) -> bool:
        return bool(self.o["futile_attacks"]) or self.has_effect(attack, foe)

    def act(self, seat: int, line: str) -> Flow:
        me, foe = self.players[seat], self.players[1 - seat]
        verb, *words = line.split()
        if verb == "discard":
            for card in words:
                me.hand.remove(card)
            self.discard += words
        elif verb == "recruit":
            me.hand.remove(words[0])
            me.slots[me.slots.index(None)] = Royal(words[0], "diagonal")
            me.had_royal = True
        elif verb == "reveal":
            me.hand.remove("Xx")
            me.jokers.append("waiting")
        elif verb == "bury":
            self.bury(me, words[0])
        elif verb == "revive":
            me.hand.remove(words[1])
            foe.tributes.append(words[1])
            dict(me.royals())[words[0]].state = "upright"
        elif verb == "arrow":
            yield from self.attack(seat, Attack("arrow", words[1:], words[0]))
        elif verb == "attack":
            yield from self.attack(seat, Attack("attack", [words[1]], words[2], dict(me.royals())[words[0]]))
        else:
            yield from self.attack(seat, Attack("joker", [words[0]], words[1]))

    def bury(self, me: Player, ref: str) -> None:
        slot = int(ref[2]) - 1
        royal = me.slots[slot]
        assert royal is not None
        me.slots[slot] = None
        if royal.under:
            me.buried.append(royal)
        else:
            self.discard.append(royal.card)

    # ---- the attack procedure

    def attack(self, seat: int, attack: Attack) -> Flow:
        me, foe = self.players[seat], self.players[1 - seat]
        for card in attack.cards:
            me.hand.remove(card)
        blocked = yield from self.duel(seat)
        if blocked:
            self.discard += attack.cards
            if attack.royal and self.o["blocked_attacker"] != "may_retry":
                attack.royal.state = "diagonal"
            if attack.kind == "joker" and self.o["blocked_attacker"] == "rests":
                me.jokers[me.jokers.index("ready")] = "waiting"
            return
        effect = self.has_effect(attack, foe)
        victim = attack.target
        if effect and attack.target not in ("direct", "wipe"):
            jacks = {ref for ref, royal in foe.guards() if royal.card[0] == "J" and ref != attack.target}
            if jacks:
                answer = yield Ask(1 - seat, {f"jackrifice {ref}" for ref in jacks} | {"pass"})
                if answer != "pass":
                    victim = answer.split()[1]
        if attack.royal:
            attack.royal.state = "diagonal"
        if attack.kind == "joker":
            me.jokers.remove("ready")
        self.resolve(me, foe, attack, victim, effect)

    def resolve(self, me: Player, foe: Player, attack: Attack, victim: str, effect: bool) -> None:
        if effect and attack.target == "direct":
            if attack.kind == "arrow":
                me.arrows += attack.cards
            elif attack.royal:
                attack.royal.under += attack.cards
            else:
                me.used += attack.cards
            return
        if effect:
            for ref, royal in foe.guards():
                if attack.target == "wipe" or ref == victim:
                    royal.state = "sideways"
        self.discard += attack.cards + ["Xx"] * (attack.kind == "joker")

    def duel(self, seat: int) -> Generator[Wait, Any, bool]:
        """Whether the attack is blocked."""
        asked, verb = 1 - seat, "block"
        while self.players[asked].hand:
            hand = self.players[asked].hand
            answer = yield Ask(asked, {f"{verb} {card}" for card in hand if card[0] == "A"} | {"pass"})
            if answer == "pass":
                break
            hand.remove(answer.split()[1])
            self.discard.append(answer.split()[1])
            asked, verb = 1 - asked, "counter" if verb == "block" else "block"
        return verb == "counter"

    def has_effect(self, attack: Attack, foe: Player) -> bool:
        if attack.target == "direct":
            return attack.damage >= 1
        if attack.target == "wipe":
            ranks = sum(royal.rank for _, royal in foe.guards())
            value = VALUES[attack.cards[0][0]]
            return ranks >= value if self.o["wipe_rule"] == "ranks_cover_card" else value >= ranks
        return attack.damage >= dict(foe.royals())[attack.target].rank

    # ---- refill and reshuffle

    def refill(self, seat: int) -> Flow:
        hand = self.players[seat].hand
        while len(hand) < 5 and not self.last_round:
            if self.deck.total():
                cards = yield Draw(seat, min(5 - len(hand), self.deck.total()))
                self.deck -= Counter(cards)
                hand.extend(cards)
                if not self.deck.total():
                    if self.called:
                        self.last_round = True
                    elif self.discard:
                        yield from self.reshuffle(seat)
            elif self.discard:
                yield from self.reshuffle(seat)
            else:
                return

    def reshuffle(self, seat: int) -> Flow:
        self.reshuffles += 1
        if self.o["reshuffle_limit"] is not None and self.reshuffles >= self.o["reshuffle_limit"]:
            self.called = True
        else:
            for asked in (seat, 1 - seat):
                answer = yield Ask(asked, {"call", "pass"})
                if answer == "call":
                    self.called = True
                    break
        self.deck = Counter(self.discard)
        self.discard.clear()
