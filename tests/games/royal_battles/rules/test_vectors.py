"""The vectors of section 11 that are our own, by number."""

from __future__ import annotations

import pytest

from tests.games.royal_battles.board import Board

V13 = ("P c1 2h, N e1 Kd", "P a5 Kc, N c5 9s")


def test_vector_1_critical() -> None:
    board = Board.at("P d2 3c", "N d4 8s, K a5 Kc", initiative="2c/4d", hands="6h/-")
    board.play("0 move 6h d2 d3", "0 attack d4 easy")
    assert board.side(1) == "N d4 8s -4, K a5 Kc"


def test_vector_2_miss_from_key() -> None:
    board = Board.at("P d2 3c", "N d4 As, K a5 Kc", initiative="Th/Jd", hands="Ah/-")
    board.play("0 move Ah d2 d3", "0 attack d4 optimal")
    assert board.side(1) == "N d4 As, K a5 Kc"
    assert board.due == "draw 0 2"
    board.play("~ draw 0 4c 5c", "0 discard")
    assert (board.hand(0), board.discards(0)) == ("-", "4c 5c")


AROUND = ["c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4"]
SIDE, HEAD, DIGIT, CLEAR = ("c3 e3", "d2 d4", "c4 e2", "c2 e4")


@pytest.mark.parametrize(
    ("facing", "front", "key"),
    [
        ("heads", "4s", SIDE),
        ("heads", "4h", HEAD),
        ("heads", "4d", DIGIT),
        ("heads", "4c", CLEAR),
        ("sides", "4s", HEAD),
        ("sides", "4h", SIDE),
        ("sides", "4d", CLEAR),
        ("sides", "4c", DIGIT),
        ("heads", "Xx", " ".join(AROUND)),
    ],
)
def test_vector_3_positions_around_d3(facing: str, front: str, key: str) -> None:
    """An action from a Key Position is followed by a draw; a king strikes orthogonally, a queen diagonally."""
    found = []
    for square in AROUND:
        letter = "K" if "d" in square or "3" in square else "Q"
        board = Board.at(
            f"{letter} d3 3c",
            f"N {square} 8s, K a5 Kc",
            initiative=f"{front}/3s",
            hands="9h/-",
            card_facing=facing,
        )
        board.play("0 move 9h d3 d3", f"0 attack {square} risky")
        if board.to_act == "~" and board.due == "draw 0 2":
            found.append(square)
    assert sorted(found) == sorted(key.split())


def test_vector_4_covering() -> None:
    vacant = "c3 9h, d4 9s, c4 Xxr, e4 Xxb"
    board = Board.at("P d3 2c", "N a5 8s", vacant=vacant, initiative="4c/2d", hands="3h/-")
    assert board.targets("d3") == "c2 d2 d3 d4 e2 e3 e4"
    board = Board.at("P d3 2c", "N a5 8s", vacant=vacant, initiative="4c/2d", hands="5s 3h/-")
    assert board.choices() == "play 3h"
    board = Board.at("P d3 2c", "N a5 8s", vacant="c3 9h, d4 9s, e4 Xxb", initiative="4c/2d", hands="Xx/-")
    assert board.targets("d3") == "c2 c3 c4 d2 d3 d4 e2 e3 e4"
    board.play("0 move Xx d3 c3")
    assert (board.side(0), board.stack("c3")) == ("P c3 Xxr", "9h Xx")


def test_vector_5_on_a_joker() -> None:
    assert Board.at("P d3 Xxr", "N a5 8s", initiative="4c/2d", hands="3h/-").choices() == "discard, keep"
    assert len(Board.at("P d3 Xxr", "N a5 8s", initiative="4c/2d", hands="3c/-").legal("move")) == 9
    board = Board.at("P d3 Xxr", "N a5 8s", initiative="4c/2d", hands="Xx/-").play("0 move Xx d3 d3")
    assert board.side(0) == "P d3 Xxb"
    everywhere = {"d3", *AROUND}
    for card, barred in (("3h", {"c3"}), ("3c", {"d4"}), ("Xx", set())):
        board = Board.at(
            "P d3 Xx",
            "N a5 8s",
            vacant="c3 9h, d4 9s",
            initiative="4c/2d",
            hands=f"{card}/-",
            joker_colour="both",
        )
        assert set(board.targets("d3").split()) == everywhere - barred


def test_vector_6_blocked() -> None:
    board = Board.at("P a1 2c, N a2 3h", "N b1 8s, K b2 9s", initiative="5c/2d", hands="4h/-")
    assert board.choices() == "move 4h a1 a1"
    board.play("0 move 4h a1 a1")
    assert board.choices() == "advantage b2, attack b1 easy, attack b1 optimal, attack b1 risky, hold"


def test_vector_7_smite() -> None:
    board = Board.at("N d2 3c, P a1 2c, B g1 4c", "P d4 As, K a5 Kc", initiative="Ac/2d", hands="Ah/-")
    assert board.play("0 move Ah d2 d3", "0 advantage d4").side(1) == "P d4 As -6, K a5 Kc"
    board = Board.at("N d2 3c", "K d4 As -1, P a5 Kc", initiative="Ac/2d", hands="9h/-")
    assert board.play("0 move 9h d2 d3", "0 advantage d4").side(1) == "K d4 As -1, P a5 Kc"
    board = Board.at("N d2 3c", "N d4 As, P a5 Kc", initiative="Ac/Ad", hands="Ah/-")
    board.play("0 move Ah d2 d3", "0 advantage d4")
    assert (board.side(1), board.top("d4"), board.over) == ("P a5 Kc", "As", None)
    assert board.injuries(1)[0] == 10
    board = Board.at("N d2 3c, P a1 2c -7", "P d4 As, K b2 9s", initiative="Ac/2d", hands="9h/8h", turn=1)
    board.play("1 move 8h b2 b1", "1 attack a1 easy")
    assert board.side(0) == "N d2 3c"
    board.play("0 move 9h d2 d3", "0 advantage d4")
    assert board.side(1) == "P d4 As -4, K b1 8h"


def test_vector_8_deadly_aim() -> None:
    def begin() -> Board:
        board = Board.at("R c2 3c", "N d4 As, P a5 Kc", initiative="2c/4d", hands="Ah/-")
        return board.play("0 move Ah c2 c3")

    board = begin().play("0 advantage d4")
    assert (board.side(1), board.due) == ("N d4 As -6, P a5 Kc", "draw 0 2")
    assert begin().play("0 attack d4 easy").side(1) == "N d4 As, P a5 Kc"


def test_vector_9_healing() -> None:
    board = Board.at(
        "B c2 3c -4, P d4 Ac -7, N g1 5s -2, K a1 9h -9", "P a5 Kc", initiative="2c/4d", hands="Ah/-"
    ).play("0 move Ah c2 c3")
    assert board.choices() == "advantage d4, hold"
    board.play("0 advantage d4")
    assert (board.injuries(0), board.due) == ([4, 1, 0, 9], "draw 0 2")
    second = ("B c2 3c -4, P d4 8h, N g1 5s", "P a5 Kc")
    board = Board.at(*second, initiative="2c/4d", hands="7h/-").play("0 move 7h c2 c3", "0 advantage d4")
    assert (board.injuries(0), board.due) == ([4, 0, 0, 0], "draw 0 2")
    board = Board.at(*second, initiative="2c/4d", hands="7h/-", idle_healing=False).play("0 move 7h c2 c3")
    assert (board.to_act, board.due) == ("~", "draw 1 1")
    board = Board.at(*second, initiative="2c/4d", hands="Ah/-", idle_healing=False)
    board.play("0 move Ah c2 c3", "0 advantage d4")
    assert board.injuries(0) == [1, 0, 0, 0]


def test_vector_10_win_by_blast() -> None:
    position = ("Q c2 3c", "B d4 Ac -5, R g5 7s -4, Q a5 9s -3")
    board = Board.at(*position, initiative="2c/4d", hands="Ah/-").play("0 move Ah c2 c3", "0 advantage d4")
    assert (board.side(1), board.result, board.over) == ("", [1.0, 0.0], "elimination")
    assert board.injuries(1)[:3] == [10, 8, 8]
    board = Board.at(*position, initiative="2c/4d", hands="9h/-").play("0 move 9h c2 c3", "0 advantage d4")
    assert board.side(1) == position[1]


def test_vector_11_initiative() -> None:
    def begin() -> Board:
        return Board(scenario="hundred_years_war").play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")

    assert begin().play("~ initiative 9h 9s").due == "draw 1 1"
    assert begin().play("~ initiative Xx As").due == "draw 0 1"
    assert begin().play("~ initiative Kd Ac").due == "draw 1 1"
    board = begin().play("~ initiative 7d 7d", "~ initiative Xx Xx")
    assert board.due == "initiative"
    board.play("~ initiative 2d Xx")
    assert (board.due, board.pile(0), board.pile(1)) == ("draw 1 1", "2d 7d Xx", "7d Xx Xx")
    assert (board.front(), board.deck(0), board.state.table.round) == ("2d/Xx", 47, 1)


def test_vector_12_no_move() -> None:
    position = ("P c1 2h, N e1 Kd", "P a5 Kc")
    assert Board.at(*position, hands="3h 4d/-").choices() == "discard, keep"
    assert Board.at(*position, hands="3h 4d/-", may_pass=True).choices() == "pass"


@pytest.mark.parametrize(
    ("black", "hands", "decks", "life", "result"),
    [
        (V13[1], "3h/-", "-/5c", False, [0.0, 1.0]),
        (V13[1], "-/-", "-/-", False, [0.5, 0.5]),
        ("P a5 Kc", "-/-", "-/5c", False, [1.0, 0.0]),
        (V13[1], "3h/4c", "-/-", False, [0.5, 0.5]),
        (V13[1], "3h/4h", "-/-", False, [0.0, 1.0]),
        ("P a5 Kc, N c5 9s -3", "-/-", "-/-", True, [1.0, 0.0]),
    ],
)
def test_vector_13_end_of_cards(black: str, hands: str, decks: str, life: bool, result: list[float]) -> None:
    board = Board.at(V13[0], black, hands=hands, decks=decks, tie_break_life=life)
    assert (board.over, board.result) == ("cards", result)


def test_vector_13_after_the_last_draw() -> None:
    board = Board.at(*V13, decks="5d/5c").play("~ draw 0 5d")
    assert (board.over, board.result) == ("cards", [0.0, 1.0])


def v14(hands: str, decks: str, **options: str) -> Board:
    return Board.at(*V13, initiative="Jc/Td", hands=hands, decks=decks, turn=1, round_over=True, **options)


def test_vector_14_empty_deck_at_initiative() -> None:
    held = "3c 5c/4h 6h"
    board = v14(held, "-/7c 8c")
    assert board.refuses("~ initiative 9c 7c")
    board.play("~ initiative - 7c")
    assert (board.front(), board.choices()) == ("Jc/7c", "play 3c, play 5c")
    board = v14(held, "-/7c 8c", empty_deck_initiative="end_battle")
    assert (board.over, board.result) == ("cards", [0.5, 0.5])
    board = v14("3h/4h", "-/7c 8c")
    assert (board.over, board.result) == ("cards", [0.0, 1.0])
    assert v14(held, "-/-").play("~ initiative - -").to_act == "0"
    board = v14(held, "-/Jc 2s").play("~ initiative - Jc")
    assert board.due == "initiative"
    assert board.play("~ initiative - 2s").to_act == "0"
    assert v14(held, "-/Jc").play("~ initiative - Jc").to_act == "1"


def test_vector_15_strategy() -> None:
    position = ("K d2 3c", "P d4 5s, K a5 Kc")
    lines = ("0 move Ah d2 d3", "0 advantage d4")
    board = Board.at(*position, initiative="4h/4d", hands="Ah/-").play(*lines)
    assert (board.side(1), board.due) == ("P d4 5s -3, K a5 Kc", "draw 0 2")
    board.play("~ draw 0 2c 4c")
    assert board.due == "draw 0 2"
    assert board.play("~ draw 0 5c 6c").choices() == "discard, keep"
    board = Board.at(*position, initiative="4h/4d", hands="Ah/-", decks="2c 4c 5c/5c").play(*lines)
    assert board.play("~ draw 0 2c 4c").due == "draw 0 1"
    board = Board.at(*position, initiative="4h/4d", hands="Ah/-", decks="-/5c").play(*lines)
    assert (board.to_act, board.due) == ("~", "draw 1 1")
    board = Board.at(*position, initiative="4s/4d", hands="9h/-").play("0 move 9h d2 d3", "0 advantage d4")
    assert (board.side(1), board.due) == (position[1], "draw 1 1")


def test_vector_16_extended_reach() -> None:
    board = Board.at("P d2 3c", "Q e4 As, K d4 Kc", initiative="2d/2c", hands="9h/-").play("0 move 9h d2 d3")
    assert board.choices() == "advantage e4, attack d4 easy, attack d4 optimal, attack d4 risky, hold"
    board.play("0 advantage e4")
    assert (board.side(1), board.due) == ("Q e4 As -7, K d4 Kc", "draw 1 1")


def test_vector_17_placing() -> None:
    board = Board(army_white="NNPK", army_black="QQQQ").play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")
    assert board.side(1) == "Q a5 2c, Q c5 3c, Q e5 4c, Q g5 5c"
    assert len(board.legal("place")) == 12
    board.play("0 place king c1", "0 place pawn g1")
    assert (board.side(0), board.due) == ("N a1 2c, K c1 3c, N e1 4c, P g1 5c", "initiative")


def test_vector_18_recruiting() -> None:
    board = Board()
    assert kinds(board) == "bishop king knight pawn queen rook"
    assert kinds(board.play("0 recruit knight")) == "bishop king knight pawn queen rook"
    board.play("0 recruit king", "0 recruit pawn", "0 recruit king")
    assert (board.to_act, board.army(0)) == ("1", "P N K K")
    board = Board(unit_limit="chess_set")
    assert kinds(board) == "bishop king knight pawn queen rook"
    assert kinds(board.play("0 recruit king")) == "bishop knight pawn queen rook"
    assert kinds(board.play("0 recruit bishop", "0 recruit bishop")) == "knight pawn queen rook"
    board = Board(army_choice="draft")
    asked = []
    for _ in range(8):
        asked.append(board.to_act)
        board.play(f"{board.to_act} recruit king")
    assert asked == ["0", "1"] * 4


def kinds(board: Board) -> str:
    return " ".join(sorted(line.split()[2] for line in board.legal("recruit")))


def test_vector_19_passing() -> None:
    position = ("P c1 2h", "P a5 Kc")
    assert Board.at(*position, hands="3c/4h", may_pass=True).choices() == "pass, play 3c"
    board = Board.at(*position, hands="3c/4h", decks="-/5c", may_pass=True)
    assert len(board.legal("move")) == len(board.legal()) == 6


def test_vector_20_optional_draws_before() -> None:
    def begin(hands: str) -> Board:
        position = ("P d2 3c", "N d4 8s, K a5 Kc")
        return Board.at(*position, initiative="4h/4d", hands=hands, optional_draws=True, discard_timing="before_draw")

    board = begin("-/-")
    assert board.choices() == "decline, draw"
    assert board.play("0 decline").to_act == "1"
    board = begin("-/-").play("0 draw", "~ draw 0 6h", "0 move 6h d2 d3", "0 attack d4 easy")
    assert (board.to_act, board.choices()) == ("0", "decline, draw")
    assert board.play("0 draw", "~ draw 0 5c 6c").to_act == "1"
    board = begin("6h 7h/-").play("0 play 6h", "0 move 6h d2 d3", "0 attack d4 easy")
    assert board.choices() == "discard, keep"
    assert board.play("0 keep").choices() == "decline, draw"


def test_vector_21_joker_of_both_colours() -> None:
    lines = ("0 move Ah c2 c3", "0 advantage d4")
    board = Board.at(
        "Q c2 3c", "R d4 Xx, R g5 7s, Q a5 9h", initiative="2c/4d", hands="Ah/-", joker_colour="both"
    ).play(*lines)
    assert board.injuries(1)[:3] == [4, 4, 5]
    board = Board.at("Q c2 3c", "R d4 Xxr, R g5 7s, Q a5 9h", initiative="2c/4d", hands="Ah/-").play(*lines)
    assert board.injuries(1)[:3] == [4, 0, 5]


def test_vector_22_round_limit() -> None:
    board = Board.at("P d2 3c", "N d4 8s, K a5 Kc", initiative="4h/4d", hands="6h/-", round_limit=1)
    board.play("0 move 6h d2 d3", "0 hold")
    assert board.due == "draw 1 1"
    board.play("~ draw 1 2h", "1 move 2h a5 b5")
    assert (board.over, board.result) == ("round_limit", [0.0, 1.0])


def test_vector_23_critical_advantages() -> None:
    lines = ("0 move Ah c2 c3", "0 advantage d4")
    board = Board.at("R c2 3c", "N d4 As, P a5 Kc", initiative="Xx/Ad", hands="Ah/-").play(*lines)
    assert (board.injuries(1)[0], board.side(1)) == (12, "P a5 Kc")
    board = Board.at("Q c2 3c", "N d4 As, P a5 Kc, K g5 9h", initiative="Xx/Ad", hands="Ah/-").play(*lines)
    assert (board.injuries(1)[:3], board.side(1)) == ([20, 21, 0], "K g5 9h")
    board = Board.at("B c2 3c -9, K d4 As -9", "P a5 Kc", initiative="Xx/Ad", hands="Xx/-")
    board.play("0 move Xx c2 c3", "0 advantage d4")
    assert board.side(0) == "B c3 Xxr -9, K d4 As"


def test_vector_24_splash_without_the_target() -> None:
    board = Board.at("Q c2 3c", "B d4 Ac, R g5 7s -4, Q a5 9h -7", initiative="2c/4d", hands="Ah/-")
    board.play("0 move Ah c2 c3", "0 advantage d4")
    assert (board.side(1), board.top("g5"), board.due) == ("B d4 Ac -5, Q a5 9h -7", "7s", "draw 0 2")


def test_vector_25_redraw_on_the_last_cards() -> None:
    held = "3c 5c/4h 6h"
    board = v14(held, "2s/2s").play("~ initiative 2s 2s")
    assert (board.to_act, board.front()) == ("1", "2s/2s")
    board = v14(held, "Ks/Ks Qh").play("~ initiative Ks Ks", "~ initiative - Qh")
    assert (board.to_act, board.front()) == ("0", "Ks/Qh")


def test_vector_26_last_card() -> None:
    position = ("P c1 2h", "P a5 Kc")
    board = Board.at(*position, hands="-/4h", decks="5c/5c", may_pass=True).play("~ draw 0 5c")
    assert len(board.legal("move")) == len(board.legal()) == 6
    board = Board.at(*position, hands="-/4h", decks="5d/5c", may_pass=True).play("~ draw 0 5d")
    assert (board.over, board.result) == ("cards", [0.0, 1.0])
