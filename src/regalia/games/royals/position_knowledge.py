"""Clauses of Royals for what is known about hands: cards shown, and cards held since a reshuffle."""

from __future__ import annotations

from regalia.games.royals.position_places import (
    TOKENS,
)
from regalia.games.royals.rules import model
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, Items, read_item


class Known(Clause):
    """The cards of a hand that the opponent knows: a mask in that hand, and cards in the opponent's."""

    def __init__(self, seat: int) -> None:
        self.name = f"known{seat}"
        self.seat = seat

    def here(self, facts: Facts) -> bool:
        return facts.hands != [None, None]

    def get(self, facts: Facts) -> list[int]:
        mine, other = facts.hands[self.seat], facts.hands[1 - self.seat]
        if mine is not None:
            return [card for i, card in enumerate(mine["cards"]) if mine["known"][0] >> i & 1]
        assert other is not None
        return other["theirs"]

    def put(self, facts: Facts, value: list[int]) -> None:
        mine, other = facts.hands[self.seat], facts.hands[1 - self.seat]
        if mine is not None:
            mask = 0
            for card in value:
                places = [i for i, held in enumerate(mine["cards"]) if held == card and not mask >> i & 1]
                if not places:
                    raise NotationError(f"{TOKENS[card]} is not in H{self.seat}.")
                mask |= 1 << places[0]
            mine["known"] = [mask]
        if other is not None:
            other["theirs"] = value[:]

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return Items(TOKENS).words(value)

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return Items(TOKENS, in_order=False).values(words)


class Held(Clause):
    """The cards that everybody remembers in the hands since reshuffles: ``Table.held`` up to its count."""

    name = "held"

    def get(self, facts: Facts) -> list[int]:
        return facts.table["held"][: facts.one("held_count")]

    def put(self, facts: Facts, value: list[int]) -> None:
        facts.table["held"][: model.SHARE] = value + [0] * (int(model.SHARE) - len(value))
        facts.table["held_count"] = [len(value)]

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return [f"{TOKENS[entry % model.ONE_BLOCK]}.{entry // model.ONE_BLOCK}" for entry in value] or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        entries = [self.entry(word) for word in words if word != EMPTY]
        if len(entries) > model.SHARE:
            raise NotationError(f"at most {model.SHARE} cards are remembered.")
        return entries

    def entry(self, word: str) -> int:
        card, _, block = word.partition(".")
        if not block.isdigit() or int(block) >= model.SHARE:
            raise NotationError(f"'{word}' is not a card with its block, like Kh.0.")
        return read_item(card, TOKENS, "card") + int(block) * int(model.ONE_BLOCK)
