"""Clauses of a position's text for what reshuffles have shown: batches and doubts (``knowledge.py``)."""

from __future__ import annotations

from regalia.games.battle.position_clauses import KINDS, TOKENS, options_of
from regalia.games.battle.rules import knowledge, model, terms
from regalia.games.battle.rules.terms import Options
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, read_item, read_number

BATCH, BAG, HELD = int(knowledge.BATCH), int(knowledge.BAG), int(knowledge.HELD)
DOUBT = int(model.DOUBT)


class Batches(Clause):
    """What all know of the batches: ``batches 0.1:2-0:Kh+5c*2``, by pile and serial, cards held by seat, and cards."""

    name = "batches"

    def get(self, facts: Facts) -> list[int]:
        return facts.table["batches"][:]

    def put(self, facts: Facts, value: list[int]) -> None:
        facts.table["batches"] = value[:]

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return [self.text(value[at : at + BATCH], options_of(facts)) for at in range(0, len(value), BATCH)] or [EMPTY]

    def text(self, batch: list[int], options: Options) -> str:
        pile, serial = batch[:HELD]
        held = "-".join(map(str, batch[HELD : HELD + options.seats]))
        counts = [count - most for count, most in zip(batch[BAG:], unbounded(serial, options), strict=True)]
        cards = "+".join(
            TOKENS[card] + (f"*{count}" if count != 1 else "") for card, count in enumerate(counts) if count
        )
        return f"{pile}.{serial}:{held}:{cards}"

    def value(self, words: list[str], facts: Facts) -> list[int]:
        options = options_of(facts)
        return [number for word in words if word != EMPTY for number in self.batch(word, options)]

    def batch(self, word: str, options: Options) -> list[int]:
        parts = word.split(":")
        held = [read_number(number) for number in parts[1].split("-")] if len(parts) == 3 else []
        pile, dot, serial = parts[0].partition(".")
        if not dot or len(held) != options.seats:
            raise NotationError(f"'{word}' is not a batch; one is written like 0.1:2-0:Kh+5c*2.")
        counts = unbounded(read_number(serial, 0), options)
        for item in parts[2].split("+") if parts[2] else []:
            card, star, count = item.partition("*")
            counts[read_item(card, TOKENS, "card")] += read_number(count) if star else 1
        return [read_number(pile, 0), int(serial), *held, *[0] * (BAG - HELD - len(held)), *counts]


def unbounded(serial: int, options: Options) -> list[int]:
    """What the counts of a batch are told from: nothing limits the first batch of a given deck."""
    if serial or not options.were_given or options.format == terms.CONSTRUCTED:
        return [0] * KINDS
    return [int(count * knowledge.PLENTY) for count in options.deck]


class Doubts(Clause):
    """Cards of which all do not know the batch: ``doubts 0.Kh.2.1``, by seat, card, then batch and most of it."""

    name = "doubts"

    def get(self, facts: Facts) -> list[int]:
        return facts.table["doubts"][:]

    def put(self, facts: Facts, value: list[int]) -> None:
        facts.table["doubts"] = value[:]

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        rows = [value[at : at + DOUBT] for at in range(0, len(value), DOUBT)]
        return [f"{seat}.{TOKENS[card]}.{since}.{most}" for seat, card, since, most in rows] or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        found = []
        for word in words if words != [EMPTY] else []:
            parts = word.split(".")
            if len(parts) != DOUBT:
                raise NotationError(f"'{word}' is not a doubt; one is written like 0.Kh.2.1.")
            seat, card, since, most = parts
            found += [read_number(seat, 0), read_item(card, TOKENS, "card"), read_number(since, 0), read_number(most)]
        return found
