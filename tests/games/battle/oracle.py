"""Battle a second time, written from the specification alone and sharing no code with the package.

Slow and plain: cards are texts, soldiers are objects, every rule is a loop over lists, the game is one generator that
stops wherever somebody must choose or chance must tell. It is the judge in ``test_against_oracle``.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

ORDER = [rank + suit for rank in "KQJT98765432A" for suit in "shdc"] + ["Xx"]
SKILL = {"K": 13, "Q": 12, "J": 11, "T": 10, "A": 1, "X": 0} | {str(n): n for n in range(2, 10)}

Line = str
Flow = Generator["Ask | Chance", Line, Any]


@dataclass
class Ask:
    """A seat must choose one of these lines."""

    seat: int
    lines: list[Line]


@dataclass
class Chance:
    """Chance must write a line: this verb, for this seat (none for ``first``), with this many cards."""

    verb: str
    seat: int | None
    cards: int
    source: list[str] = field(default_factory=list)  # what the first of them is drawn from


@dataclass(eq=False)
class Soldier:
    card: str
    owner: int
    seat: int

    @property
    def skill(self) -> int:
        return SKILL[self.card[0]]

    @property
    def key(self) -> tuple[int, int]:
        return ORDER.index(self.card), self.owner


@dataclass(eq=False)
class Group:
    number: int
    side: int
    opener: int
    attackers: list[Soldier]
    blockers: list[Soldier] = field(default_factory=list)


@dataclass(eq=False)
class Pile:
    draw: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)


class Over(Exception):
    pass


class Oracle:
    """The whole game; ``wait`` is what it waits for, None when it is over; ``send`` answers."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.n = seats
        defaults: dict[str, Any] = {
            "format": "off_the_top",
            "jokers": 0,
            "hand_size": 7,
            "hits_to_lose": 5,
            "first_player": "random",
            "first_draw_skip": "two_player",
            "teams": "none",
            "team_size": 2,
            "team_special": "each",
            "two_chooser": "opponent",
            "joker_chooser": "opponent",
            "deck_size": None,
            "decks": None,
            "build_only": False,
            "turn_limit": 50,
            "stall_limit": 3,
            "clock": False,
            "time_tie": "first_hit",
        }
        self.opt = defaults | options
        teams = self.opt["teams"]
        count = seats // self.opt["team_size"] if teams != "none" else seats
        self.sides = [[s for s in range(seats) if s % count == t] for t in range(count)]
        if teams != "as_one":
            self.sides = [[s] for s in range(seats)]
        self.camp = [s % count for s in range(seats)]  # of a seat
        self.camps = count
        self.side_of = {seat: side for side, members in enumerate(self.sides) for seat in members}
        self.own = self.opt["format"] != "off_the_top"
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.army: list[Soldier] = []
        self.piles = [Pile() for _ in range(seats)]
        self.hits = [0] * len(self.sides)
        self.fell: dict[int, int] = {}
        self.first_hit: dict[int, int] = {}
        self.turn = 0
        self.time = False
        self.reason: str | None = None
        self.active = 0
        self.flow = self.run()
        self.wait: Ask | Chance | None = next(self.flow, None)

    def send(self, line: Line) -> None:
        try:
            self.wait = self.flow.send(line)
        except StopIteration:
            self.wait = None

    def may_call_time(self) -> bool:
        return bool(self.opt["clock"]) and self.turn >= 1 and not self.time and self.wait is not None

    # ------------------------------------------------------------------ small words

    def pile(self, seat: int) -> Pile:
        return self.piles[seat if self.own else 0]

    def name(self, soldier: Soldier) -> str:
        return soldier.card if not self.own or soldier.owner == soldier.seat else f"{soldier.card}/{soldier.owner}"

    def of(self, seat: int) -> list[Soldier]:
        return sorted((s for s in self.army if s.seat == seat), key=lambda s: s.key)

    def alive(self, side: int) -> bool:
        return side not in self.fell

    def camp_of_side(self, side: int) -> int:
        return self.camp[self.sides[side][0]]

    def opponents(self, seat: int) -> list[int]:
        return [s for s in range(self.n) if self.alive(self.side_of[s]) and self.camp[s] != self.camp[seat]]

    def kill(self, soldier: Soldier) -> None:
        self.army.remove(soldier)
        self.pile(soldier.owner).discard.append(soldier.card)
        self.quiet_turn = False

    def ask(self, seat: int, lines: list[str], always: bool = False) -> Flow:
        unique = list(dict.fromkeys(f"{seat} {line}" for line in lines))
        assert unique
        if len(unique) == 1 and not always:
            return unique[0].split(" ")[1:]
        line = yield Ask(seat, unique)
        assert line in unique
        return line.split(" ")[1:]

    def draw(self, seat: int, count: int) -> Flow:
        pile = self.pile(seat)
        count = min(count, len(pile.draw) + len(pile.discard))
        if count == 0:
            return
        line = yield Chance("draw", seat, count, [*(pile.draw or pile.discard)])
        words = line.split(" ")
        assert words[:3] == ["~", "draw", str(seat)]
        assert len(words) == 3 + count
        for card in words[3:]:
            if not pile.draw:
                pile.draw, pile.discard = pile.discard, []
            pile.draw.remove(card)
            self.hands[seat].append(card)
        self.quiet_turn = False

    # ------------------------------------------------------------------ the game

    def run(self) -> Flow:
        self.quiet_turn = True
        try:
            yield from self.build()
            if self.opt["build_only"]:
                self.reason = "built"
                return
            if self.opt["first_player"] == "random":
                line = yield Chance("first", None, 0)
                self.active = int(line.split(" ")[2])
                assert 0 <= self.active < len(self.sides)
            else:
                self.active = self.opt["first_player"]
            for seat in range(self.n):
                yield from self.draw(seat, self.opt["hand_size"])
            quiet = 0
            while True:
                self.turn += 1
                self.quiet_turn = True
                yield from self.take_turn()
                quiet = quiet + 1 if self.quiet_turn else 0
                self.limits(quiet)
                self.active = (self.active + 1) % len(self.sides)
                while not self.alive(self.active):
                    self.active = (self.active + 1) % len(self.sides)
        except Over:
            return

    def one_deck(self) -> list[str]:
        return ORDER[:52] + ["Xx"] * self.opt["jokers"]

    def build(self) -> Flow:
        form = self.opt["format"]
        if form == "off_the_top":
            self.piles[0].draw = self.one_deck() * math.ceil(self.n / 2)
            return
        if self.opt["decks"] is not None:
            for seat, deck in enumerate(self.opt["decks"]):
                self.piles[seat].draw = list(deck)
            return
        share = len(self.one_deck()) * math.ceil(self.n / 2) // self.n
        size = self.opt["deck_size"] or {"constructed": 40, "sealed": 30, "draft": 30, "split": share}[form]
        pools: list[list[str]] = [[] for _ in range(self.n)]
        if form == "constructed":
            pools = [self.one_deck() for _ in range(self.n)]
        elif form == "sealed":
            rest = self.one_deck() * self.n
            for seat in range(self.n):
                pools[seat] = yield from self.dealt("pool", seat, len(self.one_deck()), rest)
        elif form == "draft":
            yield from self.draft(pools)
        else:
            yield from self.split(pools, size)
        for seat in range(self.n):
            yield from self.cut(seat, pools[seat], len(pools[seat]) - size)
            self.piles[seat].draw = pools[seat]

    def dealt(self, verb: str, seat: int, count: int, rest: list[str]) -> Flow:
        line = yield Chance(verb, seat, count, [*rest])
        words = line.split(" ")
        assert words[:3] == ["~", verb, str(seat)]
        cards = words[3:]
        assert len(cards) == count
        assert cards == sorted(cards, key=ORDER.index)
        for card in cards:
            rest.remove(card)
        return cards

    def draft(self, pools: list[list[str]]) -> Flow:
        rest = self.one_deck() * self.n
        for step in (1, -1, 1):
            packs = []
            for seat in range(self.n):
                pack = yield from self.dealt("pack", seat, 15, rest)
                packs.append(pack)
            for _ in range(15):
                for seat in range(self.n):
                    pack = packs[seat]
                    _, card = yield from self.ask(seat, [f"pick {card}" for card in pack], always=len(pack) > 1)
                    pack.remove(card)
                    pools[seat].append(card)
                packs = [packs[(seat - step) % self.n] for seat in range(self.n)]

    def split(self, pools: list[list[str]], size: int) -> Flow:
        left = self.one_deck() * math.ceil(self.n / 2)
        turn = 0
        while min(len(pool) for pool in pools) < size:
            order = list(range(self.n))
            for seat in order if turn % 2 == 0 else reversed(order):
                _, card = yield from self.ask(seat, [f"pick {card}" for card in left])
                left.remove(card)
                pools[seat].append(card)
            turn += 1

    def cut(self, seat: int, pool: list[str], count: int) -> Flow:
        pool.sort(key=ORDER.index)
        last = -1
        for left in range(count, 0, -1):
            fit = [
                card
                for i, card in enumerate(pool)
                if ORDER.index(card) >= last and len([c for c in pool if ORDER.index(c) >= ORDER.index(card)]) >= left
            ]
            _, card = yield from self.ask(seat, [f"cut {card}" for card in fit], always=True)
            pool.remove(card)
            last = ORDER.index(card)

    # ------------------------------------------------------------------ a turn

    def take_turn(self) -> Flow:
        members = self.sides[self.active]
        skip = {"two_player": self.n == 2, "always": True, "never": False}[self.opt["first_draw_skip"]]
        if self.turn > 1 or not skip:
            for seat in members:
                yield from self.draw(seat, 1)
        groups: list[Group] = []
        for seat in members:
            yield from self.declare(seat, groups)
        if groups:
            yield from self.choose_blockers(groups)
            self.score(groups)
            for group in groups:
                if group.blockers and self.alive(group.side):
                    yield from self.fight(group)
        used: set[int] = set()
        for seat in members:
            yield from self.main_step(seat, used)

    def declare(self, seat: int, groups: list[Group]) -> Flow:
        """D1 for one seat."""
        current: Group | None = None
        mine: list[Group] = []  # opened by this seat
        turned_to = 0
        added: list[Soldier] = []  # by this seat to the current group
        just_aided = False
        while True:
            busy = [s for g in groups for s in g.attackers]
            free = [s for s in self.of(seat) if s not in busy]
            if not free:
                return
            lines: dict[str, tuple[Soldier, int] | Soldier | Group | None] = {}
            for soldier in free:
                if not just_aided:
                    for side in range(len(self.sides)):
                        if not self.alive(side) or self.camp_of_side(side) == self.camp[seat]:
                            continue
                        if mine and (soldier.key, side) < (mine[-1].attackers[0].key, mine[-1].side):
                            continue
                        lines.setdefault(f"attack {self.name(soldier)} {side}", (soldier, side))
                if current is not None:
                    if added and soldier.key < added[-1].key:
                        continue
                    if mine and current is mine[-1] and not self.like_groups_allow(mine, soldier):
                        continue
                    lines.setdefault(f"join {self.name(soldier)} {current.number}", soldier)
            if not just_aided:
                if not mine:
                    for group in groups:
                        if group.number > turned_to:
                            lines[f"aid {group.number}"] = group
                lines["done"] = None
            words = yield from self.ask(seat, list(lines))
            chosen = lines[" ".join(words)]
            just_aided = False
            if chosen is None:
                return
            if isinstance(chosen, Group):
                current, added, turned_to, just_aided = chosen, [], chosen.number, True
            elif isinstance(chosen, Soldier):
                assert current is not None
                current.attackers.append(chosen)
                added.append(chosen)
            else:
                soldier, side = chosen
                current = Group(len(groups) + 1, side, seat, [soldier])
                groups.append(current)
                mine.append(current)
                added = [soldier]

    def like_groups_allow(self, mine: list[Group], soldier: Soldier) -> bool:
        """Order rule 3, with the soldier put to the second of two like groups."""
        if len(mine) < 2:
            return True
        first, second = mine[-2:]
        if first.attackers[0].key != second.attackers[0].key or first.side != second.side:
            return True
        ended = (99, 99)  # counts as later than any soldier
        for i, member in enumerate([*second.attackers, soldier]):
            like = first.attackers[i].key if i < len(first.attackers) else ended
            if member.key != like:
                return member.key > like
        return True

    def choose_blockers(self, groups: list[Group]) -> Flow:
        """D2."""
        for step in range(1, len(self.sides)):
            side = (self.active + step) % len(self.sides)
            for seat in self.sides[side]:
                for group in groups:
                    if group.side != side:
                        continue
                    last = (-1, -1)
                    while True:
                        busy = [s for g in groups for s in g.blockers]
                        fit = {
                            f"block {self.name(s)} {group.number}": s
                            for s in reversed(self.of(seat))
                            if s not in busy and s.key >= last
                        }
                        words = yield from self.ask(seat, [*fit, f"pass {group.number}"])
                        if words[0] == "pass":
                            break
                        soldier = fit[" ".join(words)]
                        group.blockers.append(soldier)
                        last = soldier.key

    def score(self, groups: list[Group]) -> None:
        for group in groups:
            if not group.blockers:
                self.hits[group.side] += len(group.attackers)
                self.first_hit.setdefault(self.active, self.turn)
                self.quiet_turn = False
        for side, members in enumerate(self.sides):
            if self.alive(side) and self.hits[side] >= self.opt["hits_to_lose"]:
                self.fell[side] = self.turn
                for seat in members:
                    for soldier in self.of(seat):
                        self.kill(soldier)
                    self.pile(seat).discard += self.hands[seat]
                    self.hands[seat] = []
        if len({self.camp_of_side(side) for side in range(len(self.sides)) if self.alive(side)}) == 1:
            self.end("last_standing")

    def fight(self, group: Group) -> Flow:
        """Section 5.3."""
        attackers, blockers = list(group.attackers), list(group.blockers)
        for level in range(13, -1, -1):
            if not attackers or not blockers:
                return
            striking = [s for s in attackers if s.skill == level]
            answering = [s for s in blockers if s.skill == level]
            doomed_blockers = yield from self.strikes(striking, blockers)
            doomed_attackers = yield from self.strikes(answering, attackers)
            for soldier in [*doomed_blockers, *doomed_attackers]:
                self.kill(soldier)
            attackers = [s for s in attackers if s not in doomed_attackers]
            blockers = [s for s in blockers if s not in doomed_blockers]

    def strikes(self, strikers: list[Soldier], enemies: list[Soldier]) -> Flow:
        doomed: list[Soldier] = []
        for seat in sorted({s.seat for s in strikers}):
            left = [s for s in enemies if s not in doomed]
            count = min(len([s for s in strikers if s.seat == seat]), len(left))
            doomed += yield from self.choose(seat, "strike", left, count)
        return doomed

    def choose(self, seat: int, verb: str, items: list[Soldier], count: int) -> Flow:
        """Choosing k of a list of soldiers."""
        items = sorted(items, key=lambda s: (s.seat, s.key))
        chosen: list[Soldier] = []
        while len(chosen) < count:
            need = count - len(chosen)
            fit: dict[str, int] = {}
            for i, soldier in enumerate(items):
                if len(items) - i >= need:
                    fit.setdefault(f"{verb} {soldier.seat} {self.name(soldier)}", i)
            words = yield from self.ask(seat, list(fit))
            at = fit[" ".join(words)]
            chosen.append(items[at])
            items = items[at + 1 :]
            if verb == "destroy":
                self.kill(chosen[-1])
        return chosen

    # ------------------------------------------------------------------ the main step

    def main_step(self, seat: int, used: set[int]) -> Flow:
        token = -1 if self.opt["team_special"] == "shared" and self.opt["teams"] == "as_one" else seat
        while self.hands[seat]:
            suits = {s.card[1] for s in self.of(seat) if s.card != "Xx"}
            lines = ["end"]
            for card in set(self.hands[seat]):
                rank, suit = card[0], card[1]
                free = token not in used
                if rank not in "JQK" or (free and suit in suits):
                    lines.append(f"play {card}")
                if not free or (card != "Xx" and suit not in suits):
                    continue
                pile = self.pile(seat)
                if (rank == "A" and (pile.draw or pile.discard)) or rank == "3":
                    lines.append(f"use {card}")
                elif rank in "2X":
                    lines += [f"use {card} {other}" for other in self.opponents(seat) if self.of(other)]
            words = yield from self.ask(seat, lines, always=True)
            if words[0] == "end":
                return
            card = words[1]
            self.hands[seat].remove(card)
            self.quiet_turn = False
            if words[0] == "play":
                if card[0] in "JQK":
                    used.add(token)
                self.army.append(Soldier(card, seat if self.own else 0, seat))
                continue
            used.add(token)
            yield from self.ability(seat, card, int(words[2]) if len(words) > 2 else -1)
            self.pile(seat).discard.append(card)

    def ability(self, seat: int, card: str, other: int) -> Flow:
        if card[0] == "A":
            yield from self.draw(seat, 2)
        elif card[0] == "2":
            chooser = other if self.opt["two_chooser"] == "opponent" else seat
            targets = self.of(other)
            yield from self.choose(chooser, "destroy", targets, min(2, len(targets)))
        elif card[0] == "3":
            yield from self.choose(seat, "destroy", self.army, 1)
        else:
            chooser = other if self.opt["joker_chooser"] == "opponent" else seat
            taken = yield from self.choose(chooser, "take", self.of(other), 1)
            taken[0].seat = seat

    # ------------------------------------------------------------------ the end

    def end(self, reason: str) -> None:
        self.reason = reason
        raise Over

    def living(self) -> list[int]:
        return [camp for camp in range(self.camps) if any(self.alive(side) for side in self.sides_of(camp))]

    def sides_of(self, camp: int) -> list[int]:
        return [side for side in range(len(self.sides)) if self.camp_of_side(side) == camp]

    def camp_hits(self, camp: int) -> int:
        return sum(self.hits[side] for side in self.sides_of(camp))

    def camp_first(self, camp: int) -> float:
        return min((self.first_hit[side] for side in self.sides_of(camp) if side in self.first_hit), default=math.inf)

    def limits(self, quiet: int) -> None:
        if self.turn >= self.opt["turn_limit"] * len(self.sides):
            self.end("turn_limit")
        if self.time:
            counts = Counter(self.camp_hits(camp) for camp in self.living())
            if self.opt["time_tie"] == "first_hit" or counts[min(counts)] == 1:
                self.end("time")
        living = len([side for side in range(len(self.sides)) if self.alive(side)])
        if self.opt["stall_limit"] and quiet >= self.opt["stall_limit"] * living:
            self.end("stall")

    def result(self) -> list[float]:
        if self.reason == "built":
            return [0.5] * self.n
        living = self.living()
        fewest = min(self.camp_hits(camp) for camp in living)
        best = [camp for camp in living if self.camp_hits(camp) == fewest]
        first = min(self.camp_first(camp) for camp in best)
        if len(best) > 1 and first < math.inf:
            best = [camp for camp in best if self.camp_first(camp) == first]
        worth = 1.0 if len(best) == 1 else 0.5
        return [worth if self.camp[seat] in best else 0.0 for seat in range(self.n)]

    def placings(self) -> list[int]:
        living = self.living()

        def rank(camp: int) -> tuple[float, ...]:
            fallen = 0 if camp in living else 1
            when = 0 if camp in living else -max(self.fell[side] for side in self.sides_of(camp))
            return fallen, when, self.camp_hits(camp), self.camp_first(camp)

        ranks = [rank(camp) for camp in range(self.camps)]
        return [1 + sum(other < ranks[self.camp[seat]] for other in ranks) for seat in range(self.n)]
