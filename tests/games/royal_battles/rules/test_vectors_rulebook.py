"""The worked examples of the rulebook, E1 to E10 of section 11."""

from __future__ import annotations

from regalia.cards import CARD
from regalia.games.royal_battles.rules import terms
from regalia.games.royal_battles.rules.bags import CLASS
from tests.games.royal_battles.board import Board

ATTACK = ("P c3 9c, N d2 Qh, Q e2 Qc, K a1 Ks", "K d4 Js, B g5 6h, R e5 Td, P a5 7s")


def opening() -> Board:
    return Board(army_white="PNQK", army_black="PRBK").play(
        "~ setup 0 Td 2c 8s Qc",
        "~ setup 1 6h Js 9d 4s",
        "0 place knight a1",
        "1 place bishop a5",
        "0 place pawn c1",
        "1 place king c5",
        "0 place king e1",
        "1 place rook e5",
    )


def test_e1_opening() -> None:
    board = opening()
    assert board.side(0) == "N a1 Td, P c1 2c, K e1 8s, Q g1 Qc"
    assert board.side(1) == "B a5 6h, K c5 Js, R e5 9d, P g5 4s"
    assert (board.due, board.deck(0), board.deck(1)) == ("initiative", 50, 50)


def test_e2_initiative() -> None:
    assert opening().play("~ initiative 6s 4h").due == "draw 0 1"


def test_e3_movement() -> None:
    board = opening().play("~ initiative 6s 4h", "~ draw 0 3h")
    assert len(board.legal("move")) == len(board.legal()) == 16
    assert board.targets("a1") == ""
    assert board.targets("c1") == "b1 b2 c1 c2 d1 d2"
    assert (len(board.targets("e1").split()), len(board.targets("g1").split())) == (6, 4)


def test_e4_a_card_left_behind() -> None:
    board = opening().play("~ initiative 6s 4h", "~ draw 0 3h", "0 move 3h c1 c2")
    assert (board.top("c1"), board.unit(1), board.hand(0)) == ("2c", "P c2 3h", "-")
    assert board.due == "draw 1 1"


def attack() -> Board:
    return Board.at(*ATTACK, initiative="3d/5s", hands="-/8d", turn=1).play("1 move 8d d4 d3")


def test_e5_attack() -> None:
    board = attack()
    assert board.legal() == {
        *(f"1 attack {square} {style}" for square in ("c3", "d2") for style in ("easy", "optimal", "risky")),
        "1 advantage c3",
        "1 advantage d2",
        "1 hold",
    }
    for style, injury in (("easy", 1), ("optimal", 2), ("risky", 0)):
        assert attack().play(f"1 attack c3 {style}").injuries(0)[0] == injury
    for style, injury in (("easy", 0), ("optimal", 1), ("risky", 0)):
        assert attack().play(f"1 attack d2 {style}").injuries(0)[1] == injury


def test_e6_and_e7_damage_and_key() -> None:
    board = attack().play("1 attack c3 optimal")
    assert (board.unit(0), board.due) == ("P c3 9c -2", "draw 1 2")
    assert board.play("~ draw 1 2h 5c").choices() == "discard, keep"
    board = attack().play("1 attack d2 optimal")
    assert (board.unit(1), board.due) == ("N d2 Qh -1", "draw 0 1")


def test_e8_mystic_blast() -> None:
    board = Board.at(
        "P c3 9c -2, N d2 Qh, Q e2 Qc, K a1 Ks",
        "K d3 Ah, B g5 6h, R e5 Td, P a5 7s",
        initiative="3d/5s",
        hands="Xx/-",
    ).play("0 move Xx e2 e2")
    assert board.unit(2) == "Q e2 Xxr"
    board.play("0 advantage d3")
    assert (board.injuries(1), board.due) == ([5, 5, 4, 0], "draw 0 2")


def test_e9_classes() -> None:
    deck = [*CARD.values()][:53]
    sizes = [sum(CLASS[card] == style for card in deck) for style in range(4)]
    assert sizes == [20, 16, 12, 5]  # the second joker is the sixth
    assert [CLASS[CARD[card]] for card in ("2c", "Th", "3d", "9s", "Jc", "Kh", "As", "Xx")] == [
        *(terms.EASY, terms.EASY, terms.OPTIMAL, terms.OPTIMAL),
        *(terms.RISKY, terms.RISKY, terms.BY_ADVANTAGE, terms.BY_ADVANTAGE),
    ]


def test_e10_hundred_years_war() -> None:
    board = Board(scenario="hundred_years_war").play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")
    assert board.due == "initiative"
    assert board.side(0) == "N a1 2c, N c1 3c, N e1 4c, N g1 5c"
    assert board.side(1) == "R a5 2c, R c5 3c, R e5 4c, R g5 5c"
