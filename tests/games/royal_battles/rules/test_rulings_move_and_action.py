"""Rulings about moving, attacking, Advantages and Key Positions, by number."""

from __future__ import annotations

from regalia.games.royal_battles.units import rulebook
from tests.games.royal_battles.board import Board


def test_rule_13_no_attack_without_a_move_but_one_in_place_is_enough() -> None:
    position = ("P d3 3c", "N d4 8s, K a5 Kc")
    assert Board.at(*position, hands="6h/-").legal("attack") == set()
    assert len(Board.at(*position, hands="6h/-").play("0 move 6h d3 d3").legal("attack")) == 3
    assert Board.at(*position, hands="6c/-").choices() == "discard, keep"


def test_rule_14_a_moved_unit_may_hold() -> None:
    board = Board.at("P d3 3c", "N d4 8s, K a5 Kc", initiative="4h/4d", hands="6h/-")
    board.play("0 move 6h d3 d3", "0 hold")
    assert board.due == "draw 1 1"  # and no Key draw before it


def test_rules_15_and_16_a_joker_takes_the_other_colour() -> None:
    """Rule 16: it may cover a red card from a black one; rule 15: it then stands as red."""
    board = Board.at("P d3 2c", "N a5 8s", vacant="d4 9h", hands="Xx/-").play("0 move Xx d3 d4")
    assert (board.side(0), board.stack("d4")) == ("P d4 Xxr", "9h Xx")
    board = Board.at("P d3 2h", "N a5 8s", vacant="d4 9h", hands="Xx/-").play("0 move Xx d3 d4")
    assert board.side(0) == "P d4 Xxb"
    board = Board.at("P d3 2h", "N a5 8s", hands="Xx/-", joker_colour="both").play("0 move Xx d3 d4")
    assert board.side(0) == "P d4 Xx"


def test_rule_17_squares_with_units_cannot_be_entered() -> None:
    board = Board.at("P a1 2c, N a2 4c", "N b1 2s, K b2 9s", hands="4h/-")
    assert board.targets("a1") == "a1"


def test_rule_18_one_colour_rule_for_a_move_in_place() -> None:
    board = Board.at("P d3 2c", "N a5 8s", hands="4h/-")
    assert "d3" in board.targets("d3")
    assert Board.at("P d3 2c", "N a5 8s", hands="4s/-").legal("move") == set()


def test_rules_19_and_47_a_removed_unit_frees_its_square_and_leaves_its_card() -> None:
    board = Board.at("P d3 3c", "N d4 8s -7, K a5 Kc", hands="6h/-", initiative="2c/4d")
    board.play("0 move 6h d3 d3", "0 attack d4 easy")
    assert (board.side(1), board.top("d4")) == ("K a5 Kc", "8s")
    board = Board.at("P d3 6h", "K e5 Kh", vacant="d4 8h", hands="9c/9c")
    assert "d4" in board.targets("d3")
    moved = Board.at("P d3 3c", "K e5 Kh", hands="6h/9c").play("0 move 6h d3 d2", "1 move 9c e5 d4")
    assert "d3" in moved.play("~ initiative 5c 6d", "~ draw 1 9h").targets("d4")


def test_rule_20_only_the_top_card_of_a_stack_counts() -> None:
    board = Board.at("P d3 3c", "K a5 Kh", hands="6h/-").play("0 move 6h d3 d3")
    assert (board.stack("d3"), board.top("d3")) == ("3c 6h", "6h")
    board = Board.at("P d3 3c", "K a5 Kh", vacant="d4 9h, d4 9s", hands="6h/-")
    assert "d4" in board.targets("d3")


def test_rule_21_no_friendly_fire() -> None:
    board = Board.at("K d3 3c, P d4 8s, Q c4 8c", "K a5 Kc", hands="6h/-").play("0 move 6h d3 d3")
    assert board.to_act == "~"  # only friends around: nothing to do


def test_rules_22_and_26_an_attack_may_miss_or_be_absorbed() -> None:
    """Rule 22: too few Trumps are legal; rule 26: armour leaves 0, and the attack still hit."""
    board = Board.at("N d2 3c", "N d4 As, P a5 Kc", initiative="2h/4d", hands="6h/-")
    board.play("0 move 6h d2 d3")
    assert "0 attack d4 risky" in board.legal()
    assert board.play("0 attack d4 easy").unit(8) == "N d4 As -1"  # three Trumps are just enough
    rook = Board.at("R c2 3c", "N d4 As, P a5 Kc", initiative="2c/4d", hands="Ah/-").play("0 move Ah c2 c3")
    assert rook.play("0 attack d4 easy").side(1) == "N d4 As, P a5 Kc"


def test_rule_23_aces_and_jokers_are_trumps_for_advantages_only() -> None:
    for style in ("easy", "optimal", "risky"):
        board = Board.at("P d2 3c", "R d4 As, K a5 Kc", initiative="Xx/Ad", hands="Xx/-")
        board.play("0 move Xx d2 d3", f"0 attack d4 {style}")
        assert board.unit(8) == "R d4 As"


def test_rule_24_a_critical_hit_is_doubled_before_armour() -> None:
    board = Board.at("P d2 3c", "N d4 8s, K a5 Kc", initiative="2c/4d", hands="6h/-")
    assert board.play("0 move 6h d2 d3", "0 attack d4 easy").unit(8) == "N d4 8s -4"


def test_rules_25_and_30_the_whole_of_a_critical_advantage_is_doubled() -> None:
    """Rule 30: Smite counts the army at the attack, the knight included."""
    board = Board.at("N d2 3c, P a1 2c", "K d4 As, P a5 Kc", initiative="Ac/Ad", hands="Ah/-")
    board.play("0 move Ah d2 d3", "0 advantage d4")
    assert board.injuries(1)[0] == 2 * (6 + 2) - 1


def test_rules_27_and_50_idle_healing_and_full_life() -> None:
    """Rule 27: healing may do nothing, unless the option forbids it; rule 50: injury stops at 0."""
    position = ("B c2 3c, P d4 Ac -1", "P a5 Kc")
    board = Board.at(*position, initiative="2h/4d", hands="Ah/-").play("0 move Ah c2 c3", "0 advantage d4")
    assert board.injuries(0)[:2] == [0, 0]
    whole = ("B c2 3c, P d4 Ac", "P a5 Kc")
    assert Board.at(*whole, initiative="2h/4d", hands="Ah/-").play("0 move Ah c2 c3").choices() == "advantage d4, hold"
    forbidden = Board.at(*whole, initiative="2h/4d", hands="Ah/-", idle_healing=False).play("0 move Ah c2 c3")
    assert forbidden.to_act == "~"


def test_rule_28_a_bishop_never_targets_itself_but_is_in_the_group() -> None:
    board = Board.at("B c2 3c -5, P d4 9h -5", "P a5 Kc", initiative="2h/4d", hands="Ah/-").play("0 move Ah c2 c3")
    assert board.choices() == "advantage d4, hold"
    assert board.play("0 advantage d4").injuries(0)[:2] == [2, 2]


def test_rule_29_a_blast_is_tested_and_counted_once_against_its_target() -> None:
    """The knight in the group would need two Trumps, and stands on an Ace that does not count."""
    board = Board.at("Q c2 3c", "P d4 9s, N g5 As, K a5 9h", initiative="2h/4d", hands="Ah/-")
    board.play("0 move Ah c2 c3", "0 advantage d4")
    assert board.injuries(1)[:3] == [0, 0, 0]  # 3 listed, armour 3 and 4
    board = Board.at("Q c2 3c", "P d4 9s, N g5 As, K a5 9h", initiative="Ac/4d", hands="Ah/-")
    board.play("0 move Ah c2 c3", "0 advantage d4")
    assert board.injuries(1)[:3] == [3, 2, 0]


def test_rule_31_strategy_damage_then_its_draw_then_the_key_draw() -> None:
    board = Board.at("K d2 3c", "P d4 5s, K a5 Kc", initiative="4h/4d", hands="Ah/-")
    board.play("0 move Ah d2 d3", "0 advantage d4")
    assert board.unit(8) == "P d4 5s -3"
    board.play("~ draw 0 2c 4c", "~ draw 0 5c 6c", "0 keep")
    assert board.hand(0) == "2c 4c 5c 6c"


def test_rule_32_extended_reach_is_doubled_by_four_trumps() -> None:
    board = Board.at("P d2 3c", "K e4 As, R a5 Kc", initiative="Ac/Ad", hands="Ah/-")
    assert board.play("0 move Ah d2 d3", "0 advantage e4").injuries(1)[0] == 15


def test_rule_33_the_acting_seats_own_initiative_card_gives_the_key_position() -> None:
    """Head to head belongs to hearts: seat 0's card, not seat 1's."""
    board = Board.at("P d3 3c", "N d4 8h", initiative="4h/4d", hands="6h/6c")
    assert board.play("0 move 6h d3 d3", "0 attack d4 risky").due == "draw 0 2"
    board = Board.at("P d3 3c", "N d4 8h", initiative="4h/4d", hands="6h/6c", turn=1)
    assert board.play("1 move 6c d4 d4", "1 attack d3 risky").to_act == "0"


def test_rule_34_the_key_position_of_healing_is_that_of_its_target() -> None:
    """Clear to the target, with a Club in front; the rest of the group lies elsewhere."""
    position = ("B c2 3c, P d4 Ac -7, N b4 5s -2", "P a5 Kc")
    board = Board.at(*position, initiative="2c/4d", hands="Ah/-").play("0 move Ah c2 c3")
    assert board.play("0 advantage d4").due == "draw 0 2"
    board = Board.at(*position, initiative="2c/4d", hands="Ah/-").play("0 move Ah c2 c3")
    assert board.play("0 advantage b4").due == "draw 1 1"


def test_rule_42_the_two_examples_of_the_king_are_separate() -> None:
    """E5 moves the king onto 8d, E8 has it on an Ace: each is a position of its own."""
    moved = Board.at("P c3 9c", "K d4 Js", initiative="3d/5s", hands="-/8d", turn=1).play("1 move 8d d4 d3")
    assert moved.unit(8) == "K d3 8d"
    blasted = Board.at("Q e2 Qc", "K d3 Ah, B g5 6h", initiative="3d/5s", hands="Xx/-")
    assert blasted.play("0 move Xx e2 e2", "0 advantage d3").injuries(1)[:2] == [5, 5]


def test_rule_43_pieces_are_only_names() -> None:
    """A king may be lost, a pawn steps in all directions and is not promoted on the last rank."""
    board = Board.at("P d4 3c", "K d5 8s -9, P a5 Kc", initiative="2c/4d", hands="6h/-")
    assert len(board.targets("d4").split()) == 8
    board.play("0 move 6h d4 d4", "0 attack d5 easy")
    assert (board.side(1), board.over) == ("P a5 Kc", None)
    assert Board.at("P d4 3c", "P a5 Kc", hands="6h/-").play("0 move 6h d4 d5").unit(0) == "P d5 6h"


def test_rule_46_the_acting_side_never_falls() -> None:
    board = Board.at("N d2 3c -7", "K d4 As -9", initiative="Ac/2d", hands="Ah/-")
    board.play("0 move Ah d2 d3", "0 advantage d4")
    assert (board.side(0), board.result) == ("N d3 Ah -7", [1.0, 0.0])


def test_rule_48_the_position_is_the_same_from_both_sides() -> None:
    board = Board.at("P d3 3c", "P d4 8h", initiative="4h/5h", hands="6h/6c")
    assert board.play("0 move 6h d3 d3", "0 attack d4 risky").due == "draw 0 2"
    board = Board.at("P d3 3c", "P d4 8h", initiative="4h/5h", hands="6h/6c", turn=1)
    assert board.play("1 move 6c d4 d4", "1 attack d3 risky").due == "draw 1 2"


def test_rule_52_one_card_and_one_unit_a_turn() -> None:
    board = Board.at("P c1 2h, P e1 2d", "P a5 Kc", hands="3c 4c/4h").play("0 play 3c", "0 move 3c c1 c2")
    assert board.choices() == "discard, keep"


def test_the_table_of_needed_trumps() -> None:
    """Section 5.4, for all pairs of the rulebook's units."""
    options = Board().state.options
    rows = {
        "pawn": "212212",
        "bishop": "212212",
        "rook": "112212",
        "queen": "112212",
        "king": "112212",
        "knight": "223323",
    }
    for attacker, unit in enumerate(rulebook()):
        found = "".join(str(options.needed[attacker * options.kinds + target]) for target in range(6))
        assert found == rows[unit.name]
