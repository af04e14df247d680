"""What a hint says for a move: position, line, sentence."""

from __future__ import annotations

import pytest

from tests.games.face import merit
from tests.games.royals.board import Board


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "0 attack Kh1 9s Qc1",
            "Fells [Qc] (9 ÷ 1 = 9 ≥ 2): 1 guard left. {1} may block, and holds an ace in 7 of 100 deals.",
        ),
        (
            "0 joker 2s wipe",
            "Fells every royal (3 + 2 = 5 ≥ 2): up to 10 points this turn if unblocked."
            " {1} may block, and holds an ace in 7 of 100 deals.",
        ),
        ("0 attack Kh1 2s Jd2", "It does no damage, but {1} may spend an ace on it."),
        ("0 end", "Keeps [As] to block an attack."),
    ],
)
def test_attacks_on_guards(line: str, sentence: str) -> None:
    board = Board("H0 As 2s 9s 4h, H1 3c, F0 Kh^ Js^, F1 Qc^ Jd/, J0 r")
    assert merit(board, line) == sentence


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        (
            "H0 2s 9s 4h, H1 3c, F0 Kh^ Js^, F1 Qc^",
            "0 attack Kh1 2s Qc1",
            "Takes the last guard (2 ÷ 1 = 2 ≥ 2): up to 3 points this turn if unblocked."
            " {1} may block, and holds an ace in 8 of 100 deals.",
        ),
        (
            "H0 2s, H1 3c, F0 Kh^, F1 Qc^",
            "0 attack Kh1 2s Qc1",
            "Takes the last guard (2 ÷ 1 = 2 ≥ 2): you can hit directly from now on."
            " {1} may block, and holds an ace in 8 of 100 deals.",
        ),
        (
            "H0 9s 4h, H1 3c, F0 Kh^",
            "0 attack Kh1 9s direct",
            "Scores 9 points (9 ÷ 1 = 9). {1} may block, and holds an ace in 8 of 100 deals.",
        ),
        (
            "H0 Qs 4h, H1 3c 5d, F1 Kc^",
            "0 recruit Qs",
            "[Qs] guards you: with no royal on guard you can be hit directly.",
        ),
        (
            "H0 Qs 4h, H1 3c 5d, F0 Kh^, F1 Kc^",
            "0 recruit Qs",
            "[Qs] is your second guard and can attack from your next turn on.",
        ),
        (
            "H0 4h 9c, H1 3c, F0 Kh_, F1 Qc^",
            "0 revive Kh1 4h",
            "[Kh] stands again and may attack this turn; the tribute [4h] gives {1} only 1 point.",
        ),
        ("H0 4h 9c, H1 3c, F0 Kh_, F1 Qc^", "0 discard 9c", "You draw new cards in their place, up to five."),
    ],
)
def test_other_moves(position: str, line: str, sentence: str) -> None:
    assert merit(Board(position), line) == sentence


@pytest.mark.parametrize(
    ("position", "attack", "line", "sentence"),
    [
        ("H0 9s, H1 Ac 5d, F0 Kh^", "0 attack Kh1 9s direct", "1 block Ac", "Saves 9 points."),
        ("H0 9s, H1 Ac 5d, F0 Kh^", "0 attack Kh1 9s direct", "1 pass", "Costs 9 points. You keep [Ac]."),
        ("H0 9s, H1 Ac 5d, F0 Kh^, F1 Qd^", "0 attack Kh1 9s Qd1", "1 block Ac", "Saves [Qd], your last guard."),
        (
            "H0 9s, H1 Ac 5d, F0 Kh^, F1 Qd^",
            "0 attack Kh1 9s Qd1",
            "1 pass",
            "[Qd] falls, but [5d] can revive her. You keep [Ac].",
        ),
    ],
)
def test_answers(position: str, attack: str, line: str, sentence: str) -> None:
    assert merit(Board(position).play(attack), line) == sentence
