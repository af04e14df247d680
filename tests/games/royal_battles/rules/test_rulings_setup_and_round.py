"""Rulings about the board, armies, initiative, draws and the end of the cards, by number."""

from __future__ import annotations

import pytest

from tests.games.royal_battles.board import Board

DUEL = ("P d2 3c", "N d4 8s, K a5 Kc")


def key_draw(board: Board) -> bool:
    return board.to_act == "~" and board.due == "draw 0 2"


@pytest.mark.parametrize(("facing", "digit"), [("heads", "c4"), ("sides", "e4")])
def test_rules_1_and_2_cards_lie_upright_with_the_index_upper_left(facing: str, digit: str) -> None:
    """Rule 1: short edges face the players, unless the option says otherwise; rule 2: the digit diagonal falls."""
    for square in ("c4", "e4"):
        board = Board.at("Q d3 3c", f"N {square} 8s, K a5 Kc", initiative="4d/3s", hands="9h/-", card_facing=facing)
        board.play("0 move 9h d3 d3", f"0 attack {square} easy")
        assert key_draw(board) == (square == digit)


def test_rule_3_across_the_long_edge_is_on_the_same_rank() -> None:
    board = Board.at("K d3 3c", "N e3 8s, K a5 Kc", initiative="4s/3s", hands="9h/-")
    assert key_draw(board.play("0 move 9h d3 d3", "0 attack e3 easy"))


def test_rule_4_white_places_first_and_seats_alternate() -> None:
    board = Board(army_white="PRNB", army_black="PRNB").play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")
    asked = []
    for kind, file in (("pawn", "a"), ("rook", "c"), ("knight", "e")):
        for seat, rank in (("0", "1"), ("1", "5")):
            asked.append(board.to_act)
            board.play(f"{seat} place {kind} {file}{rank}")
    assert asked == ["0", "1"] * 3
    assert board.side(0) == "P a1 2c, R c1 3c, N e1 4c, B g1 5c"


def test_rule_5_armies_are_chosen_secretly_and_shown_together() -> None:
    board = Board()
    for line in ("0 recruit pawn", "0 recruit pawn", "0 recruit rook", "0 recruit king"):
        board.play(line)
        assert board.match.entries[-1].shown == (line, "0 recruit ??", "0 recruit ??")
        assert list(board.state.table.units[:4]) == [-1] * 4
    for _ in range(4):
        board.play("1 recruit queen")
    assert (board.army(0), board.army(1)) == ("P P R K", "Q Q Q Q")
    board = Board(army_choice="open").play("0 recruit pawn")
    assert board.match.entries[-1].shown == ("0 recruit pawn",) * 3


def test_rule_6_starting_cards_lie_as_they_are_drawn() -> None:
    board = Board(scenario="hundred_years_war").play("~ setup 0 Td 2c 8s Qc", "~ setup 1 6h Js 9d 4s")
    assert [board.top(square) for square in ("a1", "c1", "e1", "g1")] == ["Td", "2c", "8s", "Qc"]
    assert [board.top(square) for square in ("a5", "c5", "e5", "g5")] == ["6h", "Js", "9d", "4s"]


@pytest.mark.parametrize("card", ["Ah", "Xx"])
def test_rule_7_no_ace_and_no_joker_among_the_starting_cards(card: str) -> None:
    board = Board(scenario="hundred_years_war")
    assert board.refuses(f"~ setup 0 2c 3c {card} 4c")
    board.play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")
    board.play(f"~ initiative {card} 2d")


def test_rule_8_an_invalid_pair_stays_and_is_covered() -> None:
    board = Board(scenario="hundred_years_war").play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")
    board.play("~ initiative 7d 7d", "~ initiative 8d 9d")
    assert (board.pile(0), board.pile(1), board.front()) == ("7d 8d", "7d 9d", "8d/9d")
    assert (board.deck(0), board.deck(1)) == (48, 48)


def test_rules_9_and_49_each_seat_draws_at_the_start_of_its_own_turn() -> None:
    board = Board.at(*DUEL, initiative="4h/4d").play("~ draw 0 6h")
    assert board.hand(1) == "-"
    board.play("0 move 6h d2 d2")
    assert board.due == "draw 1 1"


def test_rule_10_nothing_is_used_again() -> None:
    """A seat whose deck is empty draws nothing, though piles, discards and stacks are full."""
    board = Board.at("P c1 2h", "P a5 Kc", hands="3c 4c/-", decks="-/5c 6c")
    board.play("0 play 3c", "0 move 3c c1 c2", "0 discard")
    assert board.discards(0).count(" ") > 30
    board.play("~ draw 1 5c")
    assert (board.over, board.result) == (None, None)
    board.play("1 discard")
    assert (board.over, board.result) == ("cards", [0.0, 1.0])


def test_rule_11_draws_are_automatic_unless_optional() -> None:
    assert Board.at(*DUEL, initiative="4h/4d").due == "draw 0 1"
    board = Board.at(*DUEL, initiative="4h/4d", optional_draws=True)
    assert board.choices() == "decline, draw"
    king = Board.at("K d2 3c", "P d4 5s, K a5 Kc", initiative="4h/4d", hands="Ah/-", optional_draws=True)
    king.play("0 move Ah d2 d3", "0 advantage d4")
    assert king.due == "draw 0 2"  # Strategy's draw is never optional
    assert king.play("~ draw 0 2c 4c").choices() == "decline, draw"


def test_rule_12_a_player_who_can_move_must() -> None:
    board = Board.at("P c1 2h", "P a5 Kc", hands="3c 4c/4h")
    assert board.choices() == "play 3c, play 4c"
    board = Board.at("P c1 2h", "P a5 Kc", hands="3c 4c/4h", may_pass=True)
    assert board.choices() == "pass, play 3c, play 4c"
    assert board.play("0 pass").choices() == "discard, keep"


def test_rule_35_discarding_after_or_before_the_draw() -> None:
    for timing, first in (("after_draw", "~"), ("before_draw", "0")):
        board = Board.at(*DUEL, initiative="4h/4d", hands="6h 7h/-", discard_timing=timing)
        board.play("0 play 6h", "0 move 6h d2 d3", "0 attack d4 easy")
        assert board.to_act == first
        board.play(*(["~ draw 0 4c 5c", "0 discard"] if first == "~" else ["0 discard", "~ draw 0 4c 5c"]))
        assert board.discards(0) == ("4c 5c 7h" if first == "~" else "7h")
        assert board.hand(0) == ("-" if first == "~" else "4c 5c")


def test_rule_36_no_hand_limit() -> None:
    held = "2h 3h 4s 5h 6h 7h 8h 9h Th Jh Qh Kh"
    board = Board.at("K d2 3c", "P d4 5s, K a5 Kc", initiative="4h/4d", hands=f"Ah {held}/-")
    board.play("0 play Ah", "0 move Ah d2 d3", "0 advantage d4", "~ draw 0 2c 4c", "~ draw 0 5c 6c", "0 keep")
    assert board.row(0, 0) == 16


def test_rule_37_the_battle_ends_when_one_seat_has_neither_deck_nor_playable_card() -> None:
    red = ("P c1 2h, N e1 Kd", "P a5 Kc, N c5 9s")
    assert Board.at(*red, hands="3h/-", decks="-/5c").over == "cards"
    assert Board.at(*red, hands="3c/-", decks="-/5c").over is None
    assert Board.at(*red, hands="3h/-", decks="5c/5c").over is None
    assert Board.at(*red, hands="3c 4c/3c", decks="5c/-", round_over=True).over == "cards"


def test_rule_38_an_old_initiative_card_stays_in_force() -> None:
    red = ("P c1 2h, N e1 Kd", "P a5 Kc, N c5 9s")
    board = Board.at(*red, initiative="Jc/Td", hands="3c/4h", decks="-/7c 8c", round_over=True)
    assert board.play("~ initiative - 7c").front() == "Jc/7c"
    ended = Board.at(
        *red,
        initiative="Jc/Td",
        hands="3c/4h",
        decks="-/7c 8c",
        round_over=True,
        empty_deck_initiative="end_battle",
    )
    assert (ended.over, ended.result) == ("cards", [0.5, 0.5])


def test_rule_38_a_redraw_from_an_empty_deck_ends_the_battle_where_that_is_the_option() -> None:
    red = ("P c1 2h, N e1 Kd", "P a5 Kc, N c5 9s")
    board = Board.at(*red, hands="3c/4h", decks="7c/7c 8c", round_over=True, empty_deck_initiative="end_battle")
    assert board.play("~ initiative 7c 7c").over == "cards"


@pytest.mark.parametrize("first", [0, 1])
def test_rule_39_a_tie_that_nobody_can_break_keeps_the_order(first: int) -> None:
    red = ("P c1 2h, N e1 Kd", "P a5 Kc, N c5 9s")
    board = Board.at(*red, hands="3c/4h", decks="7c/7c", turn=first, round_over=True)
    assert board.play("~ initiative 7c 7c").to_act == str(first)


def test_rule_40_playable_means_a_legal_move() -> None:
    """Level in units, seat 1's only card is of the colour that its units stand on: nobody has cards."""
    red = ("P c1 2h, N e1 Kd", "P a5 Kc, N c5 9s")
    assert Board.at(*red, hands="3h/4c", decks="-/-").result == [0.5, 0.5]
    assert Board.at(*red, hands="3h/4d", decks="-/-").result == [0.0, 1.0]


def test_rule_41_draws_larger_than_the_deck() -> None:
    board = Board.at(*DUEL, initiative="4h/4d", hands="6h/-", decks="9c/5c")
    board.play("0 move 6h d2 d3", "0 attack d4 easy")
    assert board.due == "draw 0 1"


@pytest.mark.parametrize(("swap", "white", "black"), [(False, "N", "R"), (True, "R", "N")])
def test_rule_44_scenarios(swap: bool, white: str, black: str) -> None:
    board = Board(scenario="hundred_years_war", swap_sides=swap)
    board.play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")
    assert (board.unit(0)[0], board.unit(8)[0]) == (white, black)
    magic = Board(scenario="black_and_white_magic").play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")
    assert (magic.unit(0)[0], magic.unit(8)[0]) == ("B", "Q")


def test_rule_45_a_chess_set_has_two_of_each_at_once() -> None:
    board = Board(army_white="NNRR", army_black="BBQK", unit_limit="chess_set")
    assert board.due == "setup 0 4"
    drafted = Board(army_choice="draft", unit_limit="chess_set").play(
        "0 recruit king", "1 recruit pawn", "0 recruit rook", "1 recruit pawn", "0 recruit rook", "1 recruit pawn"
    )
    assert "0 recruit king" not in drafted.legal()
    assert "0 recruit rook" not in drafted.legal()
    assert "1 recruit pawn" in drafted.play("0 recruit bishop").legal()


def test_rule_51_hands_are_hidden_and_their_size_is_public() -> None:
    board = Board.at(*DUEL, initiative="4h/4d").play("~ draw 0 6h")
    assert board.match.entries[-1].shown == ("~ draw 0 6h", "~ draw 0 ??", "~ draw 0 ??")
    assert board.match.view(1).hands[0] is None
    assert board.row(0, 0) == 1
