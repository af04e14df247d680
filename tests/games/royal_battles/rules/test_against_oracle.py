"""Random games agree with the second implementation at every decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from regalia.cards import CARD
from regalia.games.royal_battles.prices import by_formula
from regalia.games.royal_battles.units import unit
from tests.games.duel import Duel
from tests.games.royal_battles.any_units import any_unit, mix_of_any_units
from tests.games.royal_battles.board import Board
from tests.games.royal_battles.mixes import by_verb, hoard, mix, mix_of_modes, warlike
from tests.games.royal_battles.oracle import FORMULA, Ask, Chance, Oracle, formula
from tests.games.royal_battles.skirmishes import hunt, skirmish, tilted

Mixed = Callable[[Random], tuple[int, dict[str, Any]]]
BATCHES = 8
GAMES_A_BATCH = 12
FEW_GAMES_A_BATCH = 4
SKIRMISHES = 24  # of every mode


def two_seats(rng: Random) -> tuple[int, dict[str, Any]]:
    return 2, mix(rng)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_positions_and_results(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        RoyalBattlesDuel(number).fight()


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_positions_and_results_in_every_mode(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        RoyalBattlesDuel(number, mix_of_modes).fight()


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_positions_and_results_with_any_units_and_prices(batch: int) -> None:
    for number in range(batch * FEW_GAMES_A_BATCH, (batch + 1) * FEW_GAMES_A_BATCH):
        RoyalBattlesDuel(number, mix_of_any_units).fight()


def test_same_prices_by_the_formula() -> None:
    rng = Random(15)
    for _ in range(500):
        record = any_unit(rng, "G")
        changed = {name: rng.randint(-300, 300) for name in rng.sample(sorted(FORMULA), rng.randint(0, 4))}
        assert by_formula(unit(record), changed) == formula(record, FORMULA | changed), (record, changed)


@pytest.mark.parametrize(
    ("mode", "seats", "met"),
    [
        ("duel", 2, {"elimination", "cards"}),
        ("melee", 3, {"elimination", "cards", "a fallen seat"}),
        ("melee", 4, {"elimination", "cards", "a fallen seat"}),
        ("pairs", 4, {"elimination", "cards", "a fallen seat"}),
        ("master", 3, {"elimination", "cards", "a fallen seat", "boss"}),
        ("master", 4, {"elimination", "cards", "a fallen seat", "boss"}),
        ("master", 5, {"elimination", "cards", "a fallen seat", "boss"}),
    ],
)
def test_same_choices_positions_and_results_in_skirmishes(mode: str, seats: int, met: set[str]) -> None:
    found: set[str] = set()
    for number in range(SKIRMISHES):
        fought = Skirmish(number, mode, seats)
        fought.fight()
        found |= fought.met
    assert found == met | {"a redraw"}


class RoyalBattlesDuel(Duel):
    every = 7
    asks = Ask
    picks = (by_verb, lambda lines, rng: rng.choice(lines), warlike, hoard)
    oracle: Oracle

    def __init__(self, number: int, mixed: Mixed = two_seats) -> None:
        super().__init__(number)
        seats, options = mixed(self.rng)
        self.settings = (seats, options)
        self.board = Board(seats, **options)
        self.match = self.board.match
        self.oracle = Oracle(options, seats)

    def chance(self) -> str:
        wait = self.oracle.wait
        assert isinstance(wait, Chance), self.told
        line = self.match.deal(self.dice).line
        words = line.split()
        head = 2 if wait.seat is None else 3
        assert words[1] == wait.verb, self.told
        assert wait.seat is None or int(words[2]) == wait.seat, self.told
        assert wait.items in (-1, len(words) - head), self.told
        return line

    def expected(self) -> list[str]:
        assert self.asked.seat == self.match.turn, self.told
        return [*self.asked.lines]

    def same_position(self) -> None:
        board, oracle = self.board, self.oracle
        for seat in range(self.match.seats):
            side = oracle.sides[seat]
            assert board.hand(seat) == in_order(side.hand), self.told
            assert board.deck(seat) == len(side.deck), self.told
            assert (board.pile(seat), board.discards(seat)) == (in_order(side.pile), in_order(side.discards)), self.told
            units = [f"{piece.kind} {piece.square} {piece.injury}" for piece in oracle.own(seat)]
            assert sorted(standing(board, seat)) == sorted(units), self.told
        for square, stack in oracle.stacks.items():
            assert board.stack(square) == " ".join(card[:2] for card in stack), self.told
            assert board.top(square) == stack[-1], self.told


class Skirmish(RoyalBattlesDuel):
    """A duel of hunters; ``met`` collects what happened in it."""

    def __init__(self, number: int, mode: str, seats: int) -> None:
        super().__init__(number, lambda rng: (seats, skirmish(mode, seats, rng)))
        self.met: set[str] = set()

    def chance(self) -> str:
        due = self.oracle.wait
        assert isinstance(due, Chance), self.told
        if due.verb == "initiative":
            self.met |= {"a redraw"} if self.match.lines[-1].startswith("~ initiative") else set()
            self.met |= {"a fallen seat"} if not all(map(self.oracle.alive, self.oracle.seats)) else set()
        if due.verb not in ("initiative", "draw") or self.rng.random() < 0.7:
            return super().chance()
        line = tilted(due, self.rng)
        self.match.play(line)
        return line

    def pick(self, lines: list[str]) -> str:
        return hunt(self.oracle, lines, self.rng)

    def ended(self) -> None:
        super().ended()
        self.met.add(str(self.match.reason()))


def standing(board: Board, seat: int) -> list[str]:
    names = {unit.letter: unit.name for unit in board.units}
    found = []
    for text in board.side(seat).split(", ") if board.side(seat) else []:
        letter, square, _, *injury = text.split()
        found.append(f"{names[letter.removesuffix('*')]} {square} {injury[0][1:] if injury else 0}")
    return found


def in_order(tokens: list[str]) -> str:
    return " ".join(sorted(tokens, key=CARD.__getitem__)) or "-"
