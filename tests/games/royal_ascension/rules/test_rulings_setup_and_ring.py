"""Rulings 1 to 21: cards, setup, the ring, piles and the shop."""

from __future__ import annotations

import pytest

from regalia.games.royal_ascension import GAME
from regalia.games.royal_ascension.board import standard
from regalia.games.royal_ascension.rules.model import SPACE
from regalia.kernel.match import Match
from tests.games.royal_ascension.board import OPENING_A, SPADES, Board


def walks(board: Board, *turns: str) -> Board:
    """Turns told as ``seat die space card``, the card drawn there."""
    for turn in turns:
        seat, die, space, card = turn.split()
        board.play(f"~ roll {seat} {die}", f"{seat} move {space}", f"~ draw {seat} {card}")
    return board


def test_ruling_1_an_ace_is_the_lowest_or_the_highest() -> None:
    low = Board.opened().given(hands={0: "Ad 7d"}).play("~ roll 0 4", "0 move 3")
    assert low.legal() == {"buy 5c", "buy 6c", "buy 7c", "done"}
    high = Board.opened(ace_value=14).given(hands={0: "Ad 7d"}).play("~ roll 0 4", "0 move 3", "0 buy Kc", "0 done")
    assert high.legal() == {"pay Ad"}


def test_ruling_2_spades_have_no_value() -> None:
    """They are never in a hand: a kept alliance cannot be used in a battle."""
    board = Board.opened().play(SPADES, "~ action 0 6s", "0 attack 1", "0 field jiggy")
    assert board.legal() == {"use Qh", "use 2h", "done"}


def test_ruling_3_both_dice_and_only_the_tied_roll_again() -> None:
    board = Board(3).play("~ order 0 1 6", "~ order 1 6 6", "~ order 2 4 3")
    assert board.due == "order 0"
    board.play("~ order 0 1 1", "~ order 2 1 2")
    assert board.selection == [1, 2, 0]


def test_ruling_4_clockwise_from_the_highest_roller() -> None:
    rolls = "~ order 0 1 1 | ~ order 1 1 2 | ~ order 2 6 6 | ~ order 3 5 5"
    assert Board().play(rolls).turn_order == [2, 3, 0, 1]
    assert Board(turn_order="selection").play(rolls).turn_order == [2, 3, 1, 0]


def test_rulings_5_and_6_straight_laps() -> None:
    for seats in (2, 3, 4):
        board = Board(seats).play(*(f"~ order {seat} {6 - seat} 6" for seat in range(seats)))
        pickers = []
        while board.match.turn >= 0:
            pickers.append(board.match.turn)
            board.play(board.match.legal()[0])
        assert pickers == [i % seats for i in range(11)]
        assert board.lands == [12 // seats] * seats


def test_ruling_7_first_cards_all_at_once_in_the_order_of_selection() -> None:
    board = Board().play("~ order 0 1 1 | ~ order 1 1 2 | ~ order 2 6 6 | ~ order 3 5 5")
    while board.match.turn >= 0:
        board.play(board.match.legal()[0])
    assert board.due == "deal 2"
    assert board.refuses("~ deal 2 7d 6d Qh")
    assert board.refuses("~ deal 2 7d Qh 6d 2h")
    assert board.play("~ deal 2 7d 6d Qh 2h").due == "deal 3"


def test_ruling_8_no_jokers() -> None:
    board = Board.opened().play(SPADES)
    assert len(board.outcomes) == 13
    assert board.refuses("~ action 0 Xx")


def test_ruling_9_the_standard_ring() -> None:
    types = "".join(
        {"hearts": "h", "diamonds": "d", "spades": "s", "shop": "$"}[s["type"]] for s in standard()["spaces"]
    )
    assert types == "hdh$shdhsdhsdhdsdshdh$sdhdhdshshdsd"
    assert standard()["gates"] == [0, 9, 18, 27]
    ends = [(types[(space + die) % 35], types[(space - die) % 35]) for space in range(35) for die in range(1, 7)]
    assert sum(one != other for one, other in ends) == 163  # section 2.4: why this board
    assert ends.count(("s", "s")) == 9
    assert sum("$" in pair for pair in ends) == 24
    assert all(types[i] != types[i - 1] for i in range(35))


def test_ruling_10_home_is_no_space_and_the_first_pip_is_a_gate() -> None:
    board = Board.opened()
    assert [board.row(SPACE, seat) for seat in range(4)] == [-1] * 4
    board.play("~ roll 0 6")
    assert board.legal() == {f"move {(gate + way) % 35}" for gate in (0, 9, 18, 27) for way in (5, -5)}


def test_ruling_11_either_way_exactly_and_always() -> None:
    board = walks(Board.opened(), "0 1 0 3h", "1 1 0 4h", "2 1 0 7h", "3 1 0 Th").play("~ roll 0 6")
    assert board.legal() == {"move 6", "move 29"}
    assert board.refuses("0 move 0")


def test_ruling_12_tokens_share_a_space_and_never_come_home() -> None:
    board = walks(Board.opened(), "0 1 0 3h", "1 1 0 4h", "2 1 0 7h", "3 1 0 Th")
    assert [board.row(SPACE, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert board.play("~ roll 0 6").legal() == {"move 6", "move 29"}


def test_ruling_13_one_card_kept_secret() -> None:
    match = Board.opened().play("~ roll 0 1", "0 move 0").match
    entry = match.play("~ draw 0 9h")
    assert entry.shown == ("~ draw 0 9h", "~ draw 0 ?h", "~ draw 0 ?h", "~ draw 0 ?h", "~ draw 0 ?h")


def test_ruling_14_no_hand_limit() -> None:
    board = Board.opened().given(rest_to={"h": 0}, left="9h")
    assert len(board.hearts(0).split()) > 15
    assert len(board.play("~ roll 0 1", "0 move 0", "~ draw 0 9h").hearts(0).split()) > 16


def test_rulings_15_and_16_each_suit_has_its_own_discards() -> None:
    board = Board.opened().given(rest_to={"h": 3}, discards="Jh 3d")
    board.play("~ roll 0 1", "0 move 0")
    assert board.discards("h") == ""
    assert board.discards("d") == "3d"
    board.play("~ draw 0 Jh", "~ roll 1 1", "1 move 0")
    assert board.due == "roll 2"


def test_ruling_17_open_goods() -> None:
    assert Board.opened().display == "Kc 7c 6c 5c"
    one = Board(shop_size=1).play(OPENING_A, "~ stock 9c")
    assert one.display == "9c"
    assert one.play("~ roll 0 4", "0 move 3").legal() == {"buy 9c", "done"}
    armory = Board.opened(shop_mode="armory").given(discards="Kc Kc", hands={0: "Kd Kd", 3: "9d"})
    armory.play("~ roll 0 4", "0 move 3", "0 buy Kc", "0 buy Kc", "0 done", "0 pay Kd", "0 pay Kd")
    assert (armory.discards("c"), armory.hand(0)) == ("", "Qh 2h Kc Kc")


def test_rulings_18_and_19_several_weapons_paid_together() -> None:
    board = Board.opened().given(hands={0: "Kd"}).play("~ roll 0 4", "0 move 3", "0 buy 7c", "0 buy 6c", "0 done")
    board.play("0 pay Kd", "~ stock 2c 3c")
    assert board.hand(0) == "Qh 2h 7c 6c"
    waste = Board.opened().given(hands={0: "Kd"}).play("~ roll 0 4", "0 move 3", "0 buy 5c", "0 done", "0 pay Kd")
    assert waste.play("~ stock 2c").hand(0) == "Qh 2h 5c"


def test_ruling_20_the_display_is_filled_after_the_visit_and_on_arrival() -> None:
    board = Board.opened().given(display="Kc 7c", discards="6c 5c", rest_to={"c": 3})
    board.play("~ roll 0 4", "0 move 3")
    assert board.due == "stock"
    board.play("~ stock 5c 6c", "0 buy 7c", "0 done", "0 pay 7d")
    assert board.due == "roll 1"
    assert board.display == "Kc 6c 5c"


def test_ruling_21_nobody_must_buy() -> None:
    board = Board.opened().play("~ roll 0 4", "0 move 3", "0 done")
    assert board.due == "roll 1"
    assert board.hand(0) == "Qh 2h 7d 6d"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_seats_can_be_set_up(seats: int) -> None:
    assert Match(GAME, {}, seats).seats == seats
