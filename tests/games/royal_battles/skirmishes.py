"""Skirmishes: small armies that hunt each other, and chance that likes ties, Aces and Jokers."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.royal_battles.mixes import CHOICES, PUSHERS
from tests.games.royal_battles.oracle import Chance, Oracle, Piece, steps

BERSERK = {
    "name": "berserk",
    "letter": "Z",
    "type": "melee",
    "life": 12,
    "accuracy": 6,
    "evasion": 1,
    "damage": [8, 9, 10],
    "armour": 0,
    "price": 100,
    "advantage": {"position": "any", "base": 3, "per_friend": 2, "ignores_armour": True, "self_damage": 1, "push": 1},
}
UNITS: list[dict[str, Any]] = [*PUSHERS, BERSERK]
LETTERS = "PRNBQK" + "".join(unit["letter"] for unit in UNITS) + "ZZZ"
LARGEST = {"duel": 7, "melee": 4, "pairs": 4, "master": 3}  # armies with points; the master's has up to 7 units


def skirmish(mode: str, seats: int, rng: Random) -> dict[str, Any]:
    """Options of a table with armies of one or two units, now and then with as many as there can be."""
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.3}
    for name in ("unit_limit", "round_limit", "army_choice"):
        options.pop(name, None)
    armies = []
    for seat in range(seats):
        most = 7 if mode == "master" and seat == seats - 1 else LARGEST[mode]
        size = rng.choice((1, 1, 2, 2, most))
        armies.append("".join(rng.choices(LETTERS, k=size)))
    return options | {"mode": mode, "points": 5000, "units": UNITS, "armies": armies}


def tilted(due: Chance, rng: Random) -> str:
    """A possible line of chance: initiative cards that tie where they can, or Aces and Jokers where there are any."""
    if due.seat is None:
        words: list[str] = []
        for cards in due.cards:
            alike = [word for word in words if word != "-" and word in cards]
            words.append(rng.choice(alike or cards))
        return f"~ initiative {' '.join(words)}"
    deck, drawn = [*due.cards[0]], []
    for _ in range(due.items):
        card = rng.choice([card for card in deck if card[0] in "AX"] or deck)
        deck.remove(card)
        drawn.append(card)
    return f"~ draw {due.seat} {' '.join(drawn)}"


def hunt(oracle: Oracle, lines: list[str], rng: Random) -> str:
    """Strike where it is possible; else go for the nearest enemy, and keep the cards."""
    verbs = {line.split()[1] for line in lines}
    if rng.random() < 0.1:
        return rng.choice(lines)
    if verbs & {"attack", "advantage"}:
        return rng.choice([line for line in lines if not line.endswith("hold")])
    if "move" in verbs:
        return min(lines, key=lambda line: (_distance(oracle, line), rng.random()))
    return rng.choice([line for line in lines if line.split()[1] not in ("discard", "decline", "pass")] or lines)


def _distance(oracle: Oracle, line: str) -> int:
    """How far from the nearest enemy a move ends."""
    seat, to = int(line[0]), line.split()[4]
    enemies: list[Piece] = [piece for piece in oracle.pieces if oracle.foes(seat, piece.seat)]
    return min(max(map(abs, steps(to, piece.square))) for piece in enemies)
