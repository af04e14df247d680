"""Refused lines are answered with the reason and the paragraph of the rules it rests on."""

from __future__ import annotations

import pytest

from tests.games.face import refused
from tests.games.royal_ascension.board import SPADES, Board
from tests.games.royal_ascension.face import why

ATTACK = f"{SPADES} | ~ action 0 7s | ~ event 0 1 | 0 attack 1"


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        ("~ roll 0 2", "0 move 3", "With a 2 you cannot reach space 3; you can walk to 1, 8, 10, 17, 19"),
        ("~ roll 0 2", "0 move 99", "There is no space 99; spaces are 0 to 34."),
        ("~ roll 0 2", "0 done", "Choose a space to walk to."),
        ("~ roll 0 4 | 0 move 3", "0 buy 2c", "There is no 2 of clubs for sale."),
        ("~ roll 0 4 | 0 move 3 | 0 buy 6c", "0 buy 7c", "Weapons go into the basket from high to low"),
        (
            "~ roll 0 4 | 0 move 3 | 0 buy 7c | 0 done",
            "0 pay 6d",
            "The 6 of diamonds with all your lower diamonds does not",
        ),
        ("~ roll 0 4 | 0 move 3 | 0 buy 7c | 0 done", "0 pay Kd", "You have no king of diamonds left."),
        ("~ roll 0 4 | 0 move 3 | 0 buy 7c | 0 done", "0 pay Qh", "only diamonds are gold"),
        (f"{SPADES} | ~ action 0 As", "0 attack 0", "You cannot attack yourself."),
        (f"{SPADES} | ~ action 0 As", "0 ally", "You have no Secret Alliance."),
        (f"{SPADES} | ~ action 0 3s", "0 ally", "Use a Secret Alliance when you are attacked"),
        (ATTACK, "0 use Qh", "Send a territory first"),
        (ATTACK, "0 done", "Send a territory first"),
        (ATTACK, "0 field char", "Char Forest is not yours."),
        (f"{ATTACK} | 0 field jiggy", "0 field bulben", "You have sent a territory"),
        (f"{ATTACK} | 0 field jiggy", "0 use 7d", "hearts and clubs fight"),
        (f"{ATTACK} | 0 field jiggy", "0 use Kh", "You have no king of hearts left."),
        (f"{ATTACK} | 0 field jiggy | 0 use 2h", "0 use Qh", "Cards of a suit are chosen from high to low"),
        (f"{SPADES} | ~ action 0 8s | ~ event 0 6", "0 attack 1", "Take a heart or gold."),
    ],
)
def test_the_reason(lines: str, line: str, reason: str) -> None:
    assert reason in why(Board.opened().play(lines), line)


def test_two_hearts_and_hearts_first() -> None:
    board = Board.opened().play(ATTACK).given(hands={0: "Qh Jh 9h 3c"}).play("0 field jiggy", "0 use Qh", "0 use Jh")
    assert why(board, "0 use 9h") == "You may use at most two hearts in a battle."
    board = Board.opened().play(ATTACK).given(hands={0: "Qh Jh 9h 3c"}).play("0 field jiggy", "0 use 3c")
    assert "Choose hearts before weapons" in why(board, "0 use 9h")


def test_opponents_that_cannot_be_attacked() -> None:
    board = Board.opened().given(protected=2).play(SPADES, "~ action 0 As")
    assert "{2} lost the last battle and is protected" in why(board, "0 attack 2")
    redirected = Board.opened(alliance_redirect=True).given(hands={1: "3s"}).play(SPADES, "~ action 0 As")
    assert "has used an alliance" in why(redirected.play("0 attack 1", "1 ally"), "0 attack 1")
    out = Board.opened().given(fell=(3,), owners={0: "snore pika flare"}).play(SPADES, "~ action 0 As")
    assert why(out, "0 attack 3") == "{3} is out of the game."
    assert str(refused(out, "0 attack 3")) == "seat 3 is out of the game.", "where no name is known"
    assert (
        why(Board.opened(3).play(SPADES, "~ action 0 As"), "0 attack 3")
        == "Nobody sits there: name a player of this table."
    )


def test_too_dear_and_taken() -> None:
    board = Board.opened().given(hands={0: "5d"}).play("~ roll 0 4", "0 move 3")
    assert why(board, "0 buy Kc") == "With the king of clubs the basket would cost 13; you have 5 gold."
    draft = Board().play("~ order 0 6 5 | ~ order 1 5 5 | ~ order 2 4 5 | ~ order 3 4 4 | 0 pick mewtopia")
    assert why(draft, "1 pick mewtopia") == "Mewtopia already belongs to {0}."


def test_payments_from_high_to_low() -> None:
    board = Board.opened().given(hands={0: "Jd 9d 5d 4d"})
    board.play("~ roll 0 4", "0 move 3", "0 buy Kc", "0 done", "0 pay 9d")
    assert "Diamonds are paid from high to low" in why(board, "0 pay Jd")
