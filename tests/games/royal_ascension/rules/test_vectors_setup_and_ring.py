"""Vectors 1 to 10, 29, 33, 35 to 37, 41 and 42 of section 11: values, setup, the ring, the shop and the piles."""

from __future__ import annotations

import pytest

from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import FULL, size
from regalia.games.royal_ascension.rules.model import SPACE
from tests.games.royal_ascension.board import OPENING_A, Board


@pytest.mark.parametrize(("ace_value", "ace"), [(1, 1), (14, 14)])
def test_vector_1_values(ace_value: int, ace: int) -> None:
    values = Board(ace_value=ace_value).state.options.values
    assert [values["A23456789TJQK".index(rank)] for rank in "Q65JKA"] == [12, 6, 5, 11, 13, ace]


def test_vector_2_spade_actions() -> None:
    def cards(action: int) -> int:
        return 2 * sum(terms.ACTION[rank] == action for rank in range(13))

    actions = (terms.ALL_IN, terms.DECREE, terms.ALLIANCE, terms.EVENT, terms.PLAGUE)
    assert [cards(action) for action in actions] == [2, 4, 8, 8, 4]
    assert size(FULL) == 26


def test_vector_3_draft() -> None:
    board = Board.opened()
    assert board.lands == [3, 3, 3, 3]
    assert board.owner("flare") == 3
    assert board.points == [48, 46, 43, 43]
    assert board.due == "roll 0"
    assert Board.opened(3).lands == [4, 4, 4]


def test_vector_3_snake() -> None:
    board = Board(draft="snake").play("~ order 0 6 5 | ~ order 1 5 5 | ~ order 2 4 5 | ~ order 3 4 4")
    pickers = []
    while board.match.turn >= 0:
        pickers.append(board.match.turn)
        board.play(board.match.legal()[0])
    assert pickers == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2]
    assert board.lands == [3, 3, 3, 3]


@pytest.mark.parametrize(("order", "turns"), [("clockwise", [3, 0, 1, 2]), ("selection", [3, 1, 2, 0])])
def test_vector_4_order_rolls(order: str, turns: list[int]) -> None:
    board = Board(turn_order=order).play("~ order 0 3 3 | ~ order 1 6 6 | ~ order 2 5 1 | ~ order 3 6 6")
    board.play("~ order 0 1 1 | ~ order 1 2 2 | ~ order 2 1 1 | ~ order 3 6 6")
    assert board.due == "order 0"
    board.play("~ order 0 1 2")
    assert board.due == "order 2"
    board.play("~ order 2 6 6")
    assert board.selection == [3, 1, 2, 0]
    assert board.turn_order == turns
    assert board.to_act == "3"


def moves(*spaces: int) -> set[str]:
    return {f"move {space}" for space in spaces}


def test_vector_5_a_one_from_home_reaches_the_gates() -> None:
    assert Board.opened().play("~ roll 0 1").legal() == moves(0, 9, 18, 27)


def test_vector_6_a_five_from_home() -> None:
    board = Board.opened().play("~ roll 0 5")
    assert board.legal() == moves(4, 5, 13, 14, 22, 23, 31)
    board.play("0 move 31", "~ draw 0 Ah")
    for seat in (1, 2, 3):
        board.play(f"~ roll {seat} 1", f"{seat} move 0", f"~ draw {seat} {seat + 2}h")
    assert board.play("~ roll 0 6").legal() == moves(25, 2)


def test_vector_7_shop() -> None:
    board = Board.opened().play("~ roll 0 4", "0 move 3")
    assert board.legal() == {"buy 5c", "buy 6c", "buy 7c", "buy Kc", "done"}
    board.play("0 buy 7c")
    assert board.legal() == {"buy 5c", "buy 6c", "done"}
    board.play("0 done")
    assert board.legal() == {"pay 7d"}
    board.play("0 pay 7d")
    assert board.refuses("~ stock 2c 3c")
    board.play("~ stock 2c")
    assert board.hand(0) == "Qh 2h 6d 7c"
    assert board.due == "roll 1"


def test_vector_8_a_basket_of_two() -> None:
    board = Board.opened().play("~ roll 0 4", "0 move 3", "0 buy 7c", "0 buy 6c")
    assert board.legal() == {"done"}
    board.play("0 done", "0 pay 7d", "0 pay 6d", "~ stock 2c 3c")
    assert board.hand(0) == "Qh 2h 7c 6c"
    assert board.display == "Kc 5c 3c 2c"


def test_vector_9_no_change() -> None:
    board = Board.opened()
    for seat in (0, 1, 2):
        board.play(f"~ roll {seat} 1", f"{seat} move 0", f"~ draw {seat} {seat + 2}h")
    board.play("~ roll 3 4", "3 move 21", "3 buy 5c", "3 done")
    assert board.legal() == {"pay Kd", "pay Qd"}
    board.play("3 pay Qd", "~ stock 2c")
    assert board.hand(3) == "Kh Ah Kd 5c"


def test_vector_10_poor_but_asked() -> None:
    board = Board().play(OPENING_A, "~ stock Kc Kc Qc Qc", "~ roll 0 1", "0 move 0", "~ draw 0 3h")
    board.play("~ roll 1 4", "1 move 3")
    assert board.legal() == {"done"}


def test_vector_10_without_gold_there_is_nothing_to_ask() -> None:
    board = Board(start_gold=0).play(OPENING_A.split("| ~ deal")[0])
    for seat, cards in enumerate(("Qh 2h", "8h 6h", "9h 5h", "Kh Ah")):
        board.play(f"~ deal {seat} {cards}")
    board.play("~ stock 7c 5c 6c Kc", "~ roll 0 4", "0 move 3")
    assert board.due == "roll 1"


def test_vector_29_discards_become_the_pile() -> None:
    board = Board.opened().given(discards="Jh", rest_to={"h": 3})
    assert board.pile("h") == 0
    board.play("~ roll 0 1", "0 move 0")
    assert board.outcomes == {"draw 0 Jh"}
    board.play("~ draw 0 Jh", "~ roll 1 1", "1 move 0")
    assert board.due == "roll 2"


@pytest.mark.parametrize("line", ["0 move 3", "1 move 8", "0 move 08", "0 done", "~ draw 0 Kh"])
def test_vector_33_refused_and_nothing_changed(line: str) -> None:
    assert Board.opened().play("~ roll 0 2").refuses(line)


def test_vector_35_armory() -> None:
    board = Board.opened(shop_mode="armory").play("~ roll 0 4", "0 move 3")
    assert board.legal() == {"done", *(f"buy {rank}c" for rank in "A23456789TJQK")}
    board.play("0 buy 6c", "0 buy 6c")
    assert board.legal() == {"buy Ac", "done"}


def test_vector_36_display_filled_on_arrival() -> None:
    board = Board.opened().given(display="Kc", discards="7c", rest_to={"c": 3})
    board.play("~ roll 0 4", "0 move 3")
    assert board.outcomes == {"stock 7c"}
    board.play("~ stock 7c")
    assert board.legal() == {"buy 7c", "buy Kc", "done"}


def test_vector_37_a_single_gate() -> None:
    spaces = [{"type": kind} for kind in ("hearts", "diamonds", "spades", "shop") * 4]
    ring = {"format": "regalia-board/1", "game": "royal-ascension", "spaces": spaces, "gates": [0]}
    board = Board.opened(board=ring).play("~ roll 0 1")
    assert board.row(SPACE, 0) == 0
    assert board.due == "draw 0"


def test_vector_41_payments_are_minimal() -> None:
    board = Board.opened().given(hands={0: "Jd Jd 5d 3d"})
    board.play("~ roll 0 4", "0 move 3", "0 buy Kc", "0 buy 6c", "0 done")
    assert board.legal() == {"pay Jd"}
    board.play("0 pay Jd")
    assert board.legal() == {"pay Jd", "pay 5d"}
    board.play("0 pay 5d")
    assert board.legal() == {"pay 3d"}


def test_vector_42_one_card_left_for_an_event() -> None:
    board = Board.opened().given(rest_to={"h": 3, "d": 3}, left="9d")
    board.play("~ roll 0 2", "0 move 8", "~ action 0 Ts", "~ event 0 6")
    assert board.outcomes == {"draw 0 9d"}
    board.play("~ draw 0 9d")
    assert board.legal() == {"attack 1", "attack 2", "attack 3"}


def test_options_are_made_for_the_rules() -> None:
    """Two seats play to 10 territories, others to 7 (section 6)."""
    assert [Board(seats).state.options.win_territories for seats in (2, 3, 4)] == [10, 7, 7]
