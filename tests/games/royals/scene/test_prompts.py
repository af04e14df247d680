"""The prompt of each situation: a sentence that offers only what is possible, the likeliest act first."""

from __future__ import annotations

import pytest

from tests.games.face import scene
from tests.games.royals.board import Board

RESTS = "Your royals attack from your next turn on."
OPEN = "No royal guards you: {1} can hit you directly."


def prompt(position: str, *lines: str, viewer: int = 0) -> tuple[str, str]:
    shown = scene(Board(position).play(*lines), viewer).prompt
    return shown.say, shown.small


@pytest.mark.parametrize(
    ("position", "say", "small"),
    [
        ("H0 9c 9d Kd, H1 3s, had none", "Recruit a royal or shoot arrows. Royals cannot attack yet.", OPEN),
        ("H0 9c Kd, H1 3s, had none", "Recruit the king of diamonds.", OPEN),
        ("H0 9c 9d, H1 3s, had none", "Shoot arrows at {1}: cards of one suit or one value.", OPEN),
        ("H0 9c 2d, H1 3s, had none", "Discard cards to draw new ones, or end your turn.", OPEN),
        (
            "H0 9c 2d, H1 3s, F0 Kd^, had 0",
            "Discard cards to draw new ones, or end your turn.",
            "Royals cannot attack yet.",
        ),
    ],
)
def test_the_cold_war(position: str, say: str, small: str) -> None:
    assert prompt(position) == (say, small)


@pytest.mark.parametrize(
    ("position", "say", "small"),
    [
        ("H0 9c, H1 3s, F0 Kd^", "Hit {1} directly: no royal is on guard.", ""),
        ("H0 9c, H1 3s, F0 Kd^, F1 Qs^", "Touch a royal to attack, or a card to play.", ""),
        (
            "H0 9c 9d Jc, H1 3s, F0 Kd/, F1 Qs^",
            "Recruit a royal or shoot arrows. Your royals attack from your next turn on.",
            "",
        ),
        ("H0 Jc, H1 3s, F0 Kd^, F1 Qs^", "Recruit the jack of clubs.", "You hold no number card to attack with."),
        ("H0 9c 9d, H1 3s, F0 Kd/, F1 Qs^", "Shoot arrows at a royal: cards of one suit or one value.", RESTS),
        ("H0 9c, H1 3s, F0 Kd/, F1 Qs^", "Discard cards to draw new ones, or end your turn.", RESTS),
        (
            "H0 Xx, H1 3s, F0 Kd^, F1 Qs^",
            "Reveal the joker, so that it can attack next turn.",
            "You hold no number card to attack with.",
        ),
        ("H0 9c, H1 3s, F0 Kd/, F1 Qs^, called, final 1", "End your turn: none of your cards can be played.", RESTS),
    ],
)
def test_the_battle(position: str, say: str, small: str) -> None:
    assert prompt(position) == (say, small)


def test_a_fallen_royal_that_can_be_revived() -> None:
    say, small = prompt("H0 9c, H1 3s, F0 Kc_, F1 Qs^")
    assert say == "Revive your king of clubs with a club."
    assert small == "Your king of clubs is buried when your turn ends, unless you revive him."


def test_a_fallen_royal_that_cannot_be_revived() -> None:
    say, small = prompt("H0 9d, H1 3s, F0 Kc_, F1 Qs^")
    assert say == "Discard cards to draw new ones, or end your turn."
    assert small == "Your king of clubs is buried when your turn ends: you hold no club."


@pytest.mark.parametrize(
    ("hand", "say", "small"),
    [
        ("Ac 3s", "Block with the ace of clubs, or {0} scores 9 points.", "[Kh] with [9c] on you: 9 ÷ 1 = 9."),
        ("Ac Ad 3s", "Block with an ace, or {0} scores 9 points.", "[Kh] with [9c] on you: 9 ÷ 1 = 9."),
        (
            "5s 3s",
            "Let it pass: you hold no ace to block with.",
            "[Kh] with [9c] on you: 9 ÷ 1 = 9, {0} scores 9 points.",
        ),
    ],
)
def test_a_direct_hit(hand: str, say: str, small: str) -> None:
    assert prompt(f"H0 9c As 4h, H1 {hand}, F0 Kh^", "0 attack Kh1 9c direct", viewer=1) == (say, small)


def test_an_attack_on_a_royal() -> None:
    say, _ = prompt("H0 9c 4h, H1 Ac 3s, F0 Kc^, F1 Kh^", "0 attack Kc1 9c Kh1", viewer=1)
    assert say == "Block with the ace of clubs, or your king of hearts falls."


def test_an_attack_without_effect_is_let_pass() -> None:
    say, small = prompt("H0 2s 4h, H1 Ac 3c, F0 Kh^, F1 Jc^", "0 attack Kh1 2s Jc1", viewer=1)
    assert (say, small) == ("Let it pass: the attack has no effect.", "[Kh] with [2s] on your [Jc]: 2 ÷ 1 = 2 < 3.")


def test_a_block_that_cannot_be_countered_says_why() -> None:
    say, _ = prompt("H0 9c 4h, H1 Ac 3s, F0 Kh^", "0 attack Kh1 9c direct", "1 block Ac")
    assert say == "Let the block stand: you hold no ace to counter with."
