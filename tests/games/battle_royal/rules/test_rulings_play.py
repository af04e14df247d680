"""Rulings 26 to 60: moving, barriers, broken lines, capitals, alliances, cards, the end."""

from __future__ import annotations

import pytest

from regalia.kernel.errors import OptionError, Refused
from tests.games.battle_royal.board import Board


def test_ruling_26_no_pawn_moves_while_there_is_a_reserve() -> None:
    board = Board("white b8 c8 d8 +1, black p8", "white", 2)
    assert board.choices("take") == ""
    assert board.choices("place") != ""


def test_ruling_27_the_reserve_runs_out_during_a_turn() -> None:
    board = Board("white b8 c8 d8 +1, black p8 +3", "white", 2).play("0 place e8")
    assert board.choices("take") == "b8 e8"


def test_ruling_28_reserve_pawns_join_anywhere_in_the_line() -> None:
    board = Board("white b8 c8 d8 e8 +3, black p8", "white", 1)
    assert {"a9", "d7", "f7"} <= set(board.choices("place").split())


def test_ruling_29_the_line_must_never_break() -> None:
    ring = "d4 e5 d6 c5"
    assert Board(f"white {ring}, black p8", "white", 1).choices("take") == "c5 d4 d6 e5"
    assert Board("white d4 e5 d6, black p8", "white", 1).choices("take") == "d4 d6"


def test_ruling_30_a_lone_pawn_steps() -> None:
    board = Board("white g8, black p8", "white", 1).play("0 take g8")
    assert board.choices("place") == "f7 f8 f9 g9"


def test_ruling_31_the_same_pawn_twice() -> None:
    board = Board("white c8 d8, black p8", "white", 3).play("0 take c8", "0 place e8", "0 take e8", "0 place d7")
    assert board.pawns("white") == "d7 d8"
    assert board.points == 1


def test_ruling_32_not_back_to_its_own_square() -> None:
    board = Board("white c8 d8 e8, black p8", "white", 4).play("0 take e8")
    assert "e8" not in board.choices("place").split()
    with pytest.raises(Refused):
        board.match.play("0 place e8")


def test_rulings_33_and_34_a_line_of_one_enemy_bars_two_enemies_do_not() -> None:
    assert Board("white e8, black e7 f8").cost("f7", "white") is None
    assert Board("white e8, black e7 f8 f7").cost("f7", "white") is None
    assert Board("yellow e8, blue e7, red f8", seats=4).cost("f7", "yellow") == 1


def test_rulings_35_and_36_lines_that_cross() -> None:
    """Without pincers both diagonals are contacts; with them neither, and only the other side's line breaks."""
    position = "white c6 d7 e8 f9 g10, black e9 e10 f11 g11 h10 h9 g8 +1"
    assert Board(position, "black", 1).play("1 place f8").pawns("white") == "c6 d7 e8 f9 g10"
    board = Board(position, "black", 1, pincer=True).play("1 place f8")
    assert board.pawns("white") == "c6 d7 e8"
    assert board.pawns("black") == "f8 g8 e9 h9 e10 h10 f11 g11"


def test_ruling_37_two_allies_make_no_pincer() -> None:
    board = Board("yellow d8, blue d9 e8 f8, green d10 e10 e11, red p2", "green", 2, seats=4, pincer=True)
    board.play("2 take e11", "2 place e9")
    assert board.pawns("blue") == "e8 f8 d9"


def test_rulings_38_and_39_the_largest_group_stays_the_mover_chooses_between_equals() -> None:
    board = Board("white c8 d8 e8 f7 g6 f9, black f8 g8 h8", "black", 2).play("1 take h8", "1 capture e8")
    assert board.choices() == "spare c8, spare g6"
    three = Board("white c8 d8 e8 f7 g6 h5 f9, black f8 g8 h8", "black", 2).play("1 take h8", "1 capture e8")
    assert three.pawns("white") == "h5 g6 f7"


def test_ruling_40_the_capital_may_be_in_the_smaller_group() -> None:
    board = Board("white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10", "black", 2).play("1 take g10", "1 capture d8")
    board.play("1 spare e8")
    assert (board.pawns("white"), board.reserve("white")) == ("e8 f8 g8", 0)
    assert not board.match.over


def test_ruling_41_the_centre_may_be_left_without_a_reserve() -> None:
    board = Board("white b8 c8 d8, black p8", "white", 1).play("0 take b8", "0 place e8")
    assert board.pawns("white") == "c8 d8 e8"
    assert "white" in board.said("left")


def test_ruling_42_a_capital_is_taken_by_occupation_held_or_not() -> None:
    held = Board("white b8 +3, black a7 a6", "black", 4).play("1 take a6", "1 capture b8")
    assert held.end == ("capital", [0.0, 1.0])
    empty = Board("white d8, black a7 a6", "black", 1).play("1 take a6", "1 place b8")
    assert empty.end == ("capital", [0.0, 1.0])


def test_rulings_43_and_44_ramparts_of_a_force_that_returns() -> None:
    away = Board("white d8 e8, black p8")
    assert (away.cost("c8", "white"), away.cost("c7", "white")) == (1, 2)
    home = Board("white b8 c8, black p8", "white", 1).play("0 take b8")
    assert home.cost("b7") == 2
    assert Board("white d8 e8, black c8").cost("c8", "white") == 3


def test_ruling_45_ramparts_with_four_players() -> None:
    board = Board("yellow d8, blue p14, green b14, red p2", seats=4)
    assert board.cost("c8", "yellow") == 2
    assert Board("yellow d8, blue c8", seats=4).cost("c8", "yellow") == 3


def test_rulings_46_and_52_order_of_turns() -> None:
    """Yellow, Blue, Green, Red; with three players each force of the double side has its own turn and card."""
    board = Board.new(3)
    order = []
    for seat, card in ((0, 1), (1, 2), (0, 3), (2, 4)):
        order.append(board.acting)
        board.play(f"~ draw {seat} {card}", f"{seat} done")
    assert order == ["yellow", "blue", "green", "red"]


def test_ruling_47_a_partner_blocks_squares_and_bars_nothing() -> None:
    board = Board("yellow e8, green e7 f8 f7", seats=4)
    assert board.cost("f7", "yellow") is None
    assert Board("yellow e8, green e7 f8", seats=4).cost("f7", "yellow") == 1


def test_rulings_48_and_51_a_partners_empty_or_taken_capital_is_a_town() -> None:
    position = "yellow c2 c1 d1, green b4 b3, blue p14, red p2"
    board = Board(position, "green", 1, seats=4).play("2 take b4", "2 place b2")
    assert board.pawns("yellow") == "c1 d1 c2"
    taken = Board("yellow b2, green b4 b3, blue c3 c4, red p2", "blue", 4, seats=4)
    taken.play("1 take c4", "1 capture b2")
    assert taken.pawns("yellow") == ""
    assert taken.cost("b2", "green") == 4


def test_ruling_49_a_force_without_pawns_is_out_and_its_partner_plays_on() -> None:
    board = Board("yellow e8, blue d8 c8, green b14, red p2", "blue", 2, seats=4)
    board.play("1 take c8", "1 capture e8")
    assert board.acting == "green"
    assert not board.match.over
    assert board.said("taken") == ""


def test_ruling_50_withdrawn_pawns_count_as_lost_with_the_reserve() -> None:
    board = Board("yellow b2 c2 +9, blue c3 c4, green b14, red p2", "blue", 4, seats=4)
    board.play("1 take c4", "1 capture b2")
    assert (board.lost("yellow"), board.reserve("yellow")) == (12, 0)


def test_ruling_53_the_long_game_has_one_force_each() -> None:
    board = Board.new(long_game=True)
    assert (board.reserve("white"), board.owners) == (23, ("white", "black"))
    with pytest.raises(OptionError):
        Board.new(4, long_game=True)


def test_rulings_54_and_56_a_new_pack_has_all_cards() -> None:
    """A new pack is complete, even while an early card of the old one is out."""
    board = Board.new(early_card="open")
    board.play("~ draw 0 1", "~ draw 1 1", "0 done")
    for turn, card in enumerate([1, 2, 2, 2, 3, 3, 3, 4, 4, 4], 1):
        board.play(f"~ draw {(turn + 1) % 2} {card}", f"{turn % 2} done")
    board.play("~ draw 0 0", "1 done")
    assert board.state.table.pack == 0
    for card in (0, 1, 2, 3, 4):
        board.again().play(f"~ draw 1 {card}")


@pytest.mark.parametrize(("option", "shown"), [("own", "~ draw 1 ?"), ("open", "~ draw 1 4")])
def test_ruling_55_the_next_card_drawn_early(option: str, shown: str) -> None:
    board = Board.new(early_card=option).play("~ draw 0 1")
    assert board.match.play("~ draw 1 4").seen(0) == shown


def test_ruling_57_the_zero_passes_the_turn() -> None:
    board = Board.new().play("~ draw 0 0")
    assert (board.acting, board.quiet) == ("black", 1)


def test_ruling_58_nobody_wants_to_move() -> None:
    board = Board("white b8 c8, black p8", "white", 1, quiet_rounds=5).play("0 done")
    for turn in range(1, 10):
        board.play(f"~ draw {turn % 2} {turn % 3 + 2}", f"{turn % 2} done")
    assert board.end == ("quiet", [1.0, 0.0])


def test_ruling_59_own_pawns_are_never_cut_off_by_an_own_move() -> None:
    board = Board("white c8 d8 e8, black p8", "white", 4)
    with pytest.raises(Refused):
        board.match.play("0 take d8")


def test_ruling_60_nothing_is_compulsory_but_what_is_cut_off_goes() -> None:
    board = Board("white e8 +0, black f8 f7", "white", 4)
    assert "done" in board.choices()
    cut = Board("white b8 c8 d8 e8 f8 g8 +4, black e9 f10 g10", "black", 2).play("1 take g10", "1 capture d8")
    assert cut.pawns("white") == "b8 c8"
