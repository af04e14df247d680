"""What a hint says for a move: position, line, sentence."""

from __future__ import annotations

import pytest

from tests.games.battle.board import Board
from tests.games.face import merit


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        (
            "army0 Kh 5c, army1 9d 4s, hand0 2c",
            "0 attack Kh 1",
            "No blocker there can beat it. If nobody blocks, {1} would have 1 of 5 hits.",
        ),
        (
            "army0 Kh 5c, army1 9d 4s, hand0 2c",
            "0 attack 5c 1",
            "If nobody blocks, {1} would have 1 of 5 hits. Only [9d] can beat it.",
        ),
        ("army0 Kh 5c, army1 9d 4s, hand0 2c", "0 done", "Your soldiers stay out of fights this turn."),
        ("army0 5c, army1 9d 4s, hand0 2c", "0 done", "Every attacker could fall to [9d]."),
        ("army0 7c, hand0 2c, hits1 4", "0 attack 7c 1", "Nobody there can block: the castle of {1} falls."),
    ],
)
def test_attacks(position: str, line: str, sentence: str) -> None:
    assert merit(Board.at(position), line) == sentence


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        ("army0 7c 5c, army1 9d 7s 4s, hand0 2c", "1 block 9d 1", "Stops 1 hit: [7c] falls."),
        ("army0 7c 5c, army1 9d 7s 4s, hand0 2c", "1 block 4s 1", "Stops 1 hit: [4s] falls."),
        ("army0 7c 5c, army1 9d 7s 4s, hand0 2c", "1 pass 1", "Costs 1 hit (1 of 5) and no soldier."),
        (
            "army0 7c 5c, army1 9d 7s, hand0 2c, hits1 4",
            "1 block 7s 1",
            "Stops 1 hit: [7c] [7s] fall. Without a block your castle falls.",
        ),
    ],
)
def test_answers_to_an_attack(position: str, line: str, sentence: str) -> None:
    assert merit(Board.at(position).play("0 attack 7c 1", "0 done"), line) == sentence


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        (
            "army0 5c 4h 4s, army1 9d 4d, hand0 2c 3h 7d As",
            "0 use 3h",
            "Destroys any soldier: [9d], skill 9, is the strongest.",
        ),
        ("army0 5c 4h 4s, army1 9d 4d, hand0 2c 3h 7d As", "0 use As", "Draws 2 cards."),
        ("army0 5c 4h 4s, army1 9d 4d 6s, hand0 2c 3h 7d As", "0 use 2c 1", "{1} chooses which two of 3 fall."),
        (
            "army0 5c, army1 9d, hand0 Ks 7s",
            "0 play 7s",
            "Skill 7 to attack and block with. It brings spades into play, which [Ks] needs.",
        ),
        (
            "army0 5c, army1 9d, hand0 Kc",
            "0 play Kc",
            "Skill 13 to attack and block with. It is stronger than [9d], the best soldier against you.",
        ),
        ("army0 5c, army1 9d, hand0 Kc", "0 end", "Keeps [Kc] for later turns."),
    ],
)
def test_the_main_step(position: str, line: str, sentence: str) -> None:
    assert merit(Board.at(position, main=True), line) == sentence
