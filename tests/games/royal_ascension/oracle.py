"""The Royal Ascension a second time, written from the specification alone and sharing no code with the package.

Slow and plain: cards are texts, piles and hands are lists, the game is one generator that stops wherever somebody must
choose or chance must tell. It is the judge in ``test_against_oracle``.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

TERRITORIES = {
    "jiggy": 13, "dragon": 13, "vapor": 13, "flare": 13, "lucio": 15, "snore": 15,
    "bulben": 15, "teal": 15, "venom": 15, "pika": 15, "char": 18, "mewtopia": 20,
}  # fmt: skip
RANKS = "A23456789TJQK"
RING = "hdh$shdhsdhsdhdsdshdh$sdhdhdshshdsd"
GATES = [0, 9, 18, 27]
TYPES = {"hearts": "h", "diamonds": "d", "spades": "s", "shop": "$"}
DEFAULTS: dict[str, Any] = {
    "ace_value": 1, "draft": "straight", "turn_order": "clockwise", "start_gold": 2, "start_hearts": 2,
    "win_territories": None, "board": "standard", "shop_mode": "display", "shop_size": 4, "npc_reward": 2,
    "alliance_use": "defend", "alliance_redirect": False, "all_in_optional": False, "decree_extra_battle": False,
    "battle_rolls": 2, "used_cards": "kept", "casualties_from": "hand", "loser_discards_heart": False,
    "loser_may_initiate": False, "max_rounds": 60,
}  # fmt: skip

Flow = Generator["Ask | Chance", str, Any]


@dataclass
class Ask:
    """A seat must choose one of these lines."""

    seat: int
    lines: list[str]


@dataclass
class Chance:
    """Chance must write a line: the head, then ``count`` of these values."""

    head: str
    count: int
    values: list[str]


class Player:
    def __init__(self) -> None:
        self.space: int | None = None
        self.hand: list[str] = []
        self.alliances: list[str] = []
        self.plague = 0
        self.fell: int | None = None

    def of(self, suit: str) -> list[str]:
        return [card for card in self.hand if card[1] == suit]


class Over(Exception):
    pass


class Oracle:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.n = seats
        self.opt = DEFAULTS | options
        if self.opt["win_territories"] is None:
            self.opt["win_territories"] = 10 if seats == 2 else 7
        board = self.opt["board"]
        self.ring = RING if board == "standard" else "".join(TYPES[space["type"]] for space in board["spaces"])
        self.gates = GATES if board == "standard" else board["gates"]
        self.players = [Player() for _ in range(seats)]
        self.piles = {suit: [rank + suit for rank in RANKS] * 2 for suit in "hdcs"}
        self.discards: dict[str, list[str]] = {suit: [] for suit in "hdcs"}
        self.display: list[str] = []
        self.owner: dict[str, int] = {}
        self.protected: int | None = None
        self.round = 1
        self.battles = 0
        self.reason: str | None = None
        self.winners: list[int] = []
        self.flow = self.game()
        self.wait: Ask | Chance | None = next(self.flow)

    def send(self, line: str) -> None:
        try:
            self.wait = self.flow.send(line)
        except StopIteration:
            self.wait = None

    # ---- small things

    def value(self, card: str) -> int:
        return int(self.opt["ace_value"]) if card[0] == "A" else RANKS.index(card[0]) + 1

    def lands(self, seat: int) -> list[str]:
        return [slug for slug in TERRITORIES if self.owner.get(slug) == seat]

    def living(self) -> list[int]:
        return [seat for seat in range(self.n) if self.players[seat].fell is None]

    def is_protected(self, seat: int) -> bool:
        return self.protected == seat and len(self.living()) >= 3

    def ask(self, seat: int, *choices: str) -> Flow:
        lines = sorted({f"{seat} {choice}" for choice in choices})
        line = yield Ask(seat, lines)
        assert line in lines, (line, lines)
        return line.split(" ")[1:]

    def roll(self, head: str, count: int = 1) -> Flow:
        line = yield Chance(head, count, list("123456"))
        return [int(word) for word in line.split(" ")[-count:]]

    def can_draw(self, suit: str) -> bool:
        return bool(self.piles[suit] or self.discards[suit])

    def shuffle_if_empty(self, suit: str) -> None:
        if not self.piles[suit]:
            self.piles[suit], self.discards[suit] = self.discards[suit], []

    def draw(self, head: str, *suits: str) -> Flow:
        """One card of each suit named, in one line."""
        self.shuffle_if_empty(suits[0])
        line = yield Chance(head, len(suits), sorted(set(self.piles[suits[0]])))
        cards = line.split(" ")[-len(suits) :]
        for card, suit in zip(cards, suits, strict=True):
            assert card[1] == suit
            self.shuffle_if_empty(suit)
            self.piles[suit].remove(card)
        return cards

    def discard(self, seat: int, card: str) -> None:
        self.players[seat].hand.remove(card)
        self.discards[card[1]].append(card)

    # ---- section 3

    def game(self) -> Flow:
        try:
            yield from self.setup()
            yield from self.rounds()
        except Over:
            return

    def setup(self) -> Flow:
        totals: list[list[int]] = [[] for _ in range(self.n)]
        rolling = list(range(self.n))
        while rolling:
            for seat in rolling:
                totals[seat].append(sum((yield from self.roll(f"~ order {seat}", 2))))
            rolling = [seat for seat in range(self.n) if totals.count(totals[seat]) > 1]
        self.selection = sorted(range(self.n), key=lambda seat: totals[seat], reverse=True)
        first = self.selection[0]
        clockwise = [(first + i) % self.n for i in range(self.n)]
        self.order = clockwise if self.opt["turn_order"] == "clockwise" else self.selection
        lap = 0
        pickers: list[int] = []
        while len(pickers) < 12:
            backwards = self.opt["draft"] == "snake" and lap % 2
            pickers += self.selection[::-1] if backwards else self.selection
            lap += 1
        for seat in pickers[:11]:
            free = [slug for slug in TERRITORIES if slug not in self.owner]
            _, slug = yield from self.ask(seat, *(f"pick {slug}" for slug in free))
            self.owner[slug] = seat
        (last,) = [slug for slug in TERRITORIES if slug not in self.owner]
        self.owner[last] = pickers[11]
        suits = "d" * self.opt["start_gold"] + "h" * self.opt["start_hearts"]
        for seat in self.selection if suits else []:
            self.players[seat].hand += yield from self.draw(f"~ deal {seat}", *suits)
        yield from self.stock()

    def stock(self) -> Flow:
        if self.opt["shop_mode"] == "armory":
            return
        missing = self.opt["shop_size"] - len(self.display)
        number = min(missing, len(self.piles["c"]) + len(self.discards["c"]))
        if number > 0:
            self.display += yield from self.draw("~ stock", *"c" * number)

    def rounds(self) -> Flow:
        while True:
            for seat in self.order:
                if self.players[seat].fell is None:
                    yield from self.turn(seat)
            if self.round == self.opt["max_rounds"]:
                self.end_by_rounds()
            self.round += 1

    def end_by_rounds(self) -> None:
        def held(seat: int) -> tuple[int, int]:
            return len(self.lands(seat)), sum(TERRITORIES[slug] for slug in self.lands(seat))

        best = max(held(seat) for seat in self.living())
        self.winners = [seat for seat in self.living() if held(seat) == best]
        self.reason = "round_limit"
        raise Over

    # ---- section 4

    def turn(self, seat: int) -> Flow:
        me = self.players[seat]
        (die,) = yield from self.roll(f"~ roll {seat}")
        size = len(self.ring)
        if me.space is None:
            ends = {(gate + way * (die - 1)) % size for gate in self.gates for way in (1, -1)}
        else:
            ends = {(me.space + die) % size, (me.space - die) % size}
        if len(ends) == 1:
            (me.space,) = ends
        else:
            _, space = yield from self.ask(seat, *(f"move {end}" for end in ends))
            me.space = int(space)
        assert me.space is not None
        kind = self.ring[me.space]
        if kind in "hd":
            if self.can_draw(kind):
                me.hand += yield from self.draw(f"~ draw {seat}", kind)
        elif kind == "$":
            yield from self.shop(seat)
        else:
            yield from self.spades(seat)

    def shop(self, seat: int) -> Flow:
        me = self.players[seat]
        armory = self.opt["shop_mode"] == "armory"
        yield from self.stock()
        goods = self.piles["c"] + self.discards["c"] if armory else list(self.display)
        if not me.of("d") or not goods:
            return
        purse = sum(map(self.value, me.of("d")))
        basket: list[str] = []
        while True:
            choices = ["done"]
            for card in set(goods):
                fits = sum(map(self.value, [*basket, card])) <= purse
                if fits and (not basket or self.value(card) <= self.value(basket[-1])):
                    choices.append(f"buy {card}")
            words = yield from self.ask(seat, *choices)
            if words == ["done"]:
                break
            goods.remove(words[1])
            basket.append(words[1])
        if not basket:
            return
        owed = sum(map(self.value, basket))
        last = 99
        while owed > 0:
            gold = me.of("d")
            payable = [
                card
                for card in gold
                if self.value(card) <= last
                and sum(self.value(other) for other in gold if self.value(other) <= self.value(card)) >= owed
            ]
            _, card = yield from self.ask(seat, *(f"pay {card}" for card in payable))
            self.discard(seat, card)
            owed -= self.value(card)
            last = self.value(card)
        for card in basket:
            if not armory:
                self.display.remove(card)
            elif card in self.piles["c"]:
                self.piles["c"].remove(card)
            else:
                self.discards["c"].remove(card)
        me.hand += basket
        yield from self.stock()

    def spades(self, seat: int) -> Flow:
        me = self.players[seat]
        (card,) = yield from self.draw(f"~ action {seat}", "s")
        rank = card[0]
        if rank in "3456":
            me.alliances.append(card)
        else:
            self.discards["s"].append(card)
        all_in = False
        if rank in "A2":
            me.plague += 1
        elif rank in "789T":
            yield from self.event(seat)
        elif rank == "J":
            all_in = True
            if self.opt["all_in_optional"] and self.may_initiate(seat):
                all_in = (yield from self.ask(seat, "allin yes", "allin no")) == ["allin", "yes"]
        elif rank in "QK":
            at = self.order.index(seat)
            ring = self.order[at:] + self.order[:at]
            yield from self.battle([one for one in ring if self.players[one].fell is None], False, decree=True)
            if not self.opt["decree_extra_battle"] or me.fell is not None:
                return
        yield from self.battle_due(seat, all_in, rank in "3456")

    def event(self, seat: int) -> Flow:
        (die,) = yield from self.roll(f"~ event {seat}")
        if die < 5:
            return
        for _ in range(self.opt["npc_reward"]):
            suits = [suit for suit in "hd" if self.can_draw(suit)]
            if not suits:
                return
            suit = suits[0]
            if len(suits) == 2:
                _, word = yield from self.ask(seat, "take hearts", "take diamonds")
                suit = word[0]
            self.players[seat].hand += yield from self.draw(f"~ draw {seat}", suit)

    def may_initiate(self, seat: int) -> bool:
        return self.opt["loser_may_initiate"] or not self.is_protected(seat)

    def use_alliance(self, seat: int) -> None:
        card = min(self.players[seat].alliances, key=lambda card: RANKS.index(card[0]))
        self.players[seat].alliances.remove(card)
        self.discards["s"].append(card)

    def battle_due(self, seat: int, all_in: bool, drew_alliance: bool) -> Flow:
        use = self.opt["alliance_use"]
        me = self.players[seat]
        allied: list[int] = []
        if not self.may_initiate(seat):
            if use == "draw" and drew_alliance:
                self.use_alliance(seat)
            return
        while True:
            targets = [one for one in self.living() if one != seat and not self.is_protected(one) and one not in allied]
            if not targets:
                return
            choices = [f"attack {target}" for target in targets]
            if (use == "both" and me.alliances) or (use == "draw" and drew_alliance):
                choices.append("ally")
            words = choices[0].split()
            if len(choices) > 1:
                words = yield from self.ask(seat, *choices)
            if words == ["ally"]:
                self.use_alliance(seat)
                return
            if use == "draw" and drew_alliance:
                self.use_alliance(seat)
                drew_alliance = False
            target = int(words[1])
            if self.players[target].alliances:
                answer = yield from self.ask(target, "ally", "fight")
                if answer == ["ally"]:
                    self.use_alliance(target)
                    if not self.opt["alliance_redirect"]:
                        return
                    allied.append(target)
                    continue
            yield from self.battle([seat, target], all_in, decree=False)
            return

    # ---- sections 4.8 and 5

    def commit(self, seat: int) -> Flow:
        me = self.players[seat]
        lands = self.lands(seat)
        slug = lands[0]
        if len(lands) > 1:
            _, slug = yield from self.ask(seat, *(f"field {slug}" for slug in lands))
        used: list[str] = []
        if not me.of("h") and not me.of("c"):
            return slug, used
        while True:
            left = list(me.hand)
            for card in used:
                left.remove(card)
            hearts = [card for card in used if card[1] == "h"]
            clubs = [card for card in used if card[1] == "c"]
            choices = ["done"]
            for card in left:
                heart = card[1] == "h" and len(hearts) < 2 and not clubs
                if heart and (not hearts or self.value(card) <= self.value(hearts[-1])):
                    choices.append(f"use {card}")
                if card[1] == "c" and (not clubs or self.value(card) <= self.value(clubs[-1])):
                    choices.append(f"use {card}")
            words = yield from self.ask(seat, *choices)
            if words == ["done"]:
                return slug, used
            used.append(words[1])

    def battle(self, fighters: list[int], all_in: bool, *, decree: bool) -> Flow:
        self.battles += 1
        sent: dict[int, str] = {}
        used: dict[int, list[str]] = {}
        for seat in fighters:
            sent[seat], used[seat] = yield from self.commit(seat)
        winner = yield from self.fight(fighters, sent, used)
        losers = [seat for seat in fighters if seat != winner]
        for seat in fighters:
            self.players[seat].plague = 0
        for seat in losers:
            for slug in self.lands(seat) if all_in else [sent[seat]]:
                self.owner[slug] = winner
        if len(self.lands(winner)) >= self.opt["win_territories"]:
            self.eliminate()
            self.reason = "throne"
            self.winners = [winner]
            raise Over
        if self.opt["used_cards"] == "spent":
            for seat in fighters:
                for card in used[seat]:
                    self.discard(seat, card)
                used[seat] = []
        risks = [(winner, "h") for _ in losers]
        if not decree:
            risks = [(winner, "h"), (winner, "c")]
            if self.opt["loser_discards_heart"]:
                risks.append((losers[0], "h"))
        for seat, suit in risks:
            source = self.players[seat].hand if self.opt["casualties_from"] == "hand" else used[seat]
            cards = [card for card in source if card[1] == suit]
            if cards:
                line = yield Chance(f"~ lose {seat}", 1, sorted(set(cards)))
                card = line.split(" ")[-1]
                self.discard(seat, card)
                if card in used[seat]:
                    used[seat].remove(card)
        self.eliminate()
        self.protected = None
        if not decree and self.players[losers[0]].fell is None:
            self.protected = losers[0]

    def fight(self, fighters: list[int], sent: dict[int, str], used: dict[int, list[str]]) -> Flow:
        contenders = fighters
        total: dict[int, int] = {}
        while True:
            for seat in contenders:
                dice = yield from self.roll(f"~ battle {seat}", 2 * self.opt["battle_rolls"])
                strength = TERRITORIES[sent[seat]] + sum(map(self.value, used[seat])) - 10 * self.players[seat].plague
                total[seat] = strength + sum(dice)
            best = max(total[seat] for seat in contenders)
            contenders = [seat for seat in contenders if total[seat] == best]
            if len(contenders) == 1:
                return contenders[0]

    def eliminate(self) -> None:
        for seat in self.living():
            if not self.lands(seat):
                me = self.players[seat]
                for card in [*me.hand, *me.alliances]:
                    self.discards[card[1]].append(card)
                me.hand, me.alliances, me.plague, me.space = [], [], 0, None
                me.fell = self.battles

    # ---- section 6

    def result(self) -> list[float]:
        share = 1.0 if len(self.winners) == 1 else 0.5
        return [share if seat in self.winners else 0.0 for seat in range(self.n)]

    def places(self) -> list[int]:
        def key(seat: int) -> tuple[int, ...]:
            fell = self.players[seat].fell
            lands = self.lands(seat)
            return (1, len(lands), sum(TERRITORIES[slug] for slug in lands)) if fell is None else (0, fell, 0)

        keys = [key(seat) for seat in range(self.n)]
        return [1 + sum(other > mine for other in keys) for mine in keys]
