"""Vectors 11 to 28, 30 to 32, 34 and 38 to 40 of section 11: action cards, battles, casualties, elimination, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.royal_ascension.board import ALL_IN, DECREE, DUEL, DUEL_WON, SPADES, Board


def test_vector_11_duel() -> None:
    board = Board.opened().play(DUEL)
    assert board.strengths == [29, 29]
    board.dice("0 6 5 4 3", "1 1 2 3 4")
    assert board.owner("teal") == 0
    assert board.outcomes == {"lose 0 Qh", "lose 0 2h"}
    board.play("~ lose 0 Qh")
    assert board.hearts(1) == "8h 6h"
    assert board.protected == 1
    assert board.due == "roll 1"


def test_vector_12_tie() -> None:
    board = Board.opened().play(DUEL).dice("0 1 1 1 1", "1 1 1 1 1")
    assert board.due == "battle 0"
    board.dice("0 1 1 1 1", "1 6 6 6 6")
    assert board.owner("bulben") == 1
    assert board.outcomes == {"lose 1 8h", "lose 1 6h"}
    assert board.play("~ lose 1 8h").protected == 0


def test_vector_13_the_loser_rests() -> None:
    board = Board.opened().play(DUEL_WON, "~ roll 1 2", "1 move 17", "~ action 1 As")
    assert board.plague(1) == 1
    assert board.protected == 1
    board.play("~ roll 2 2", "2 move 28", "~ action 2 9s", "~ event 2 6")
    board.play("2 take hearts", "~ draw 2 Th", "2 take diamonds", "~ draw 2 Td")
    assert board.legal() == {"attack 0", "attack 3"}


def test_vector_13_unless_it_may_initiate() -> None:
    board = Board.opened(loser_may_initiate=True).play(DUEL_WON, "~ roll 1 2", "1 move 17", "~ action 1 As")
    assert board.legal() == {"attack 0", "attack 2", "attack 3"}


def test_vector_14_order_of_cards() -> None:
    board = Board.opened().play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1")
    board.given(hands={0: "Qh Qh 2h Jc 7c 3c 3c"}).play("0 field mewtopia")
    clubs = {"use Jc", "use 7c", "use 3c", "done"}
    assert board.legal() == {"use Qh", "use 2h"} | clubs
    assert board.play("0 use Qh").legal() == {"use Qh", "use 2h"} | clubs
    assert board.play("0 use Qh").legal() == clubs
    assert board.play("0 use 7c").legal() == {"use 3c", "done"}
    assert board.play("0 use 3c", "0 use 3c").legal() == {"done"}
    board.play("0 done", "1 field char", "1 done")
    assert board.strengths == [57, 18]


def test_vector_15_any_number_of_weapons() -> None:
    board = weapons_only()
    assert board.strengths == [30, 18]
    board.dice("0 1 1 1 1", "1 1 1 1 1")
    assert board.outcomes == {"lose 0 Qh", "lose 0 2h"}
    board.play("~ lose 0 2h")
    assert board.outcomes == {"lose 0 8c", "lose 0 4c", "lose 0 3c", "lose 0 2c"}


def test_vector_15_committed() -> None:
    board = weapons_only(casualties_from="committed").dice("0 1 1 1 1", "1 1 1 1 1")
    assert board.outcomes == {"lose 0 8c", "lose 0 4c", "lose 0 3c", "lose 0 2c"}


def weapons_only(**options: Any) -> Board:
    board = Board.opened(**options).play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1")
    board.given(hands={0: "Qh 2h 8c 4c 3c 2c"}).play("0 field jiggy")
    return board.play("0 use 8c", "0 use 4c", "0 use 3c", "0 use 2c", "0 done", "1 field char", "1 done")


def test_vector_16_plague() -> None:
    board = Board.opened().play(SPADES, "~ action 0 2s", "0 attack 1", "0 field mewtopia", "0 use Qh", "0 done")
    board.play("1 field char", "1 done")
    assert board.strengths == [22, 18]
    assert board.plague(0) == 1
    board.threes(0, 1)
    assert board.plague(0) == 0
    assert board.due == "lose 0"


def test_vector_17_markers_add_up() -> None:
    board = Board.opened().given(plague={3: 2}).play(DECREE.split("| 3 field")[0], "3 field snore", "3 done")
    assert board.strengths[3] == -5


def test_vector_18_decree() -> None:
    board = Board.opened().play(DECREE)
    assert board.strengths == [34, 32, 29, 29]
    board.threes(0, 1, 2, 3)
    assert board.lands == [6, 2, 2, 2]
    assert [board.owner(slug) for slug in ("char", "lucio", "snore")] == [0, 0, 0]
    board.play("~ lose 0 Qh", "~ lose 0 2h")
    assert board.due == "roll 1"
    assert [board.hearts(seat) for seat in range(4)] == ["", "8h 6h", "9h 5h", "Kh Ah"]
    assert board.protected == -1


def test_vector_19_decree_tie() -> None:
    board = Board.opened().play(DECREE).dice("0 3 3 3 3", "1 3 3 3 5", "2 6 5 4 1", "3 1 1 1 1")
    board.dice("0 1 1 1 1", "1 1 2 3 3")
    assert board.lands == [2, 6, 2, 2]
    assert board.due == "lose 1"


def test_vector_20_decree_disregards_protection() -> None:
    board = Board.opened().play(DUEL_WON, "~ roll 1 2", "1 move 17", "~ action 1 4s")
    board.play("~ roll 2 2", "2 move 28", "~ action 2 Qs")
    order = []
    while board.match.turn >= 0:
        if board.match.turn not in order:
            order.append(board.match.turn)
        board.play(next(line for line in board.match.legal() if line.split()[1] in ("field", "done")))
    assert order == [2, 3, 0, 1]
    assert board.alliances(1) == "4s"


@pytest.mark.parametrize(
    ("options", "lost"), [({}, {"lose 0 Qh", "lose 0 2h"}), ({"casualties_from": "committed"}, {"lose 0 Qh"})]
)
def test_vector_21_all_in_won(options: dict[str, Any], lost: set[str]) -> None:
    board = Board.opened(**options).play(ALL_IN).threes(0, 1)
    assert board.outcomes == lost
    board.play("~ lose 0 Qh")
    assert board.lands == [6, 0, 3, 3]
    assert board.living == [0, 2, 3]
    assert (board.discards("h"), board.discards("d"), board.hand(1)) == ("Qh 8h 6h", "5d 4d", "")
    assert board.protected == -1
    assert board.due == "roll 2"


def test_vector_22_all_in_lost() -> None:
    board = Board.opened().play(ALL_IN).dice("0 1 1 1 1", "1 6 6 6 6")
    assert board.outcomes == {"lose 1 8h", "lose 1 6h"}
    board.play("~ lose 1 8h")
    assert board.lands == [0, 6, 3, 3]
    assert board.living == [1, 2, 3]
    assert board.due == "roll 1"


def test_vector_23_throne() -> None:
    board = Board.opened(3).play(ALL_IN).threes(0, 1)
    assert board.over == "throne"
    assert board.lands == [8, 0, 4]
    assert board.result == [1.0, 0.0, 0.0]
    assert board.places == [1, 3, 2]


def test_vector_24_all_in_lapses() -> None:
    board = Board.opened().play(DUEL_WON, "~ roll 1 2", "1 move 17", "~ action 1 Js")
    assert board.due == "roll 2"


@pytest.mark.parametrize(
    ("use", "ally", "stays"), [("defend", False, True), ("both", True, True), ("draw", True, False)]
)
def test_vector_25_own_alliance(use: str, ally: bool, stays: bool) -> None:
    board = Board.opened(alliance_use=use).play(SPADES, "~ action 0 5s")
    assert board.legal() == {"attack 1", "attack 2", "attack 3"} | ({"ally"} if ally else set())
    attacked = Board.opened(alliance_use=use).play(SPADES, "~ action 0 5s", "0 attack 1")
    assert attacked.alliances(0) == ("5s" if stays else "")
    if ally:
        board.play("0 ally")
        assert (board.alliances(0), board.discards("s"), board.due) == ("", "5s", "roll 1")


ALLIED = """~ action 0 5s | 0 attack 2 | 0 field jiggy | 0 done | 2 field vapor | 2 done
| ~ battle 0 6 6 6 6 | ~ battle 2 1 1 1 1 | ~ lose 0 2h | ~ roll 1 2 | 1 move 8 | ~ action 1 Js"""


def test_vector_26_defender_allies() -> None:
    board = Board.opened().play(SPADES, ALLIED)
    assert board.legal() == {"attack 0", "attack 3"}
    board.play("1 attack 0")
    assert board.legal() == {"ally", "fight"}
    board.play("0 ally")
    assert board.due == "roll 2"
    assert board.protected == 2


def test_vector_26_redirected() -> None:
    board = Board.opened(alliance_redirect=True).play(SPADES, ALLIED, "1 attack 0", "0 ally")
    assert board.to_act == "1"
    assert {line.split()[0] for line in board.legal()} == {"field"}
    board.play("1 field char", "1 done", "3 field flare", "3 done")
    board.dice("1 6 6 6 6", "3 1 1 1 1")
    assert board.lands == [4, 6, 2, 0]


def test_vector_27_the_lowest_alliance_goes() -> None:
    board = Board.opened().given(hands={1: "6s 3s 5s"}).play(SPADES, "~ action 0 As", "0 attack 1", "1 ally")
    assert board.alliances(1) == "6s 5s"
    assert board.plague(0) == 1
    assert board.due == "roll 1"


def test_vector_27_the_same_in_place_of_the_own_battle() -> None:
    board = Board.opened(alliance_use="both").given(hands={0: "6s 3s 5s"}).play(SPADES, "~ action 0 As", "0 ally")
    assert board.alliances(0) == "6s 5s"
    assert board.plague(0) == 1
    assert board.due == "roll 1"


def test_vector_28_event() -> None:
    board = Board.opened().play(SPADES, "~ action 0 Ts", "~ event 0 4")
    assert board.legal() == {"attack 1", "attack 2", "attack 3"}
    board = Board.opened().play(SPADES, "~ action 0 Ts", "~ event 0 5")
    for card in ("3h", "4h"):
        assert board.legal() == {"take hearts", "take diamonds"}
        board.play("0 take hearts", f"~ draw 0 {card}")
    assert board.legal() == {"attack 1", "attack 2", "attack 3"}


def test_vector_30_two_left() -> None:
    board = Board.opened().play("~ roll 0 1", "0 move 0", "~ draw 0 3h", "~ roll 1 1", "1 move 0", "~ draw 1 4h")
    owners = {0: "jiggy dragon vapor flare lucio snore", 2: "bulben teal venom pika char mewtopia"}
    board.given(owners=owners, fell=(1, 3), protected=2)
    board.play("~ roll 2 2", "2 move 8", "~ action 2 As")
    assert board.to_act == "2"
    assert "field char" in board.legal()


def test_vector_31_round_limit() -> None:
    board = Board.opened(max_rounds=1)
    for seat in range(4):
        board.play(f"~ roll {seat} 1", f"{seat} move 0", f"~ draw {seat} {seat + 2}h")
    assert board.over == "round_limit"
    assert board.result == [1.0, 0.0, 0.0, 0.0]
    assert board.places == [1, 2, 3, 3]


def test_vector_31_shared() -> None:
    owners = {0: "mewtopia lucio jiggy", 2: "char snore bulben", 1: "dragon vapor flare", 3: "teal venom pika"}
    board = Board.opened(max_rounds=1).given(owners=owners)
    assert board.points == [48, 39, 48, 45]
    for seat in range(4):
        board.play(f"~ roll {seat} 1", f"{seat} move 0", f"~ draw {seat} {seat + 2}h")
    assert board.result == [0.5, 0.0, 0.5, 0.0]


def test_vector_32_spent() -> None:
    board = Board.opened(used_cards="spent").play(DUEL).dice("0 6 5 4 3", "1 1 2 3 4")
    assert board.due == "roll 1"
    assert board.discards("h") == "Qh 8h 6h 2h"


@pytest.mark.parametrize("source", ["hand", "committed"])
def test_vector_32_loser_discards_a_heart(source: str) -> None:
    board = Board.opened(loser_discards_heart=True, casualties_from=source)
    board.play(
        SPADES, "~ action 0 7s", "~ event 0 3", "0 attack 1", "0 field bulben", "0 done", "1 field teal", "1 done"
    )
    board.dice("0 6 6 6 6", "1 1 1 1 1")
    if source == "hand":
        assert board.outcomes == {"lose 0 Qh", "lose 0 2h"}
        board.play("~ lose 0 2h")
        assert board.outcomes == {"lose 1 8h", "lose 1 6h"}
        board.play("~ lose 1 6h")
    assert board.due == "roll 1"


def test_vector_34_battle_after_a_decree() -> None:
    board = Board.opened(decree_extra_battle=True).play(DECREE).threes(0, 1, 2, 3)
    board.play("~ lose 0 2h", "~ lose 0 Qh")
    assert board.legal() == {"attack 1", "attack 2", "attack 3"}


def test_vector_38_three_hearts_for_three_losers() -> None:
    board = Board.opened().given(hands={0: "Qh 9h 4h 2h"}).play(DECREE).threes(0, 1, 2, 3)
    assert board.outcomes == {"lose 0 Qh", "lose 0 9h", "lose 0 4h", "lose 0 2h"}
    board.play("~ lose 0 9h", "~ lose 0 4h", "~ lose 0 Qh")
    assert board.hearts(0) == "2h"
    assert board.due == "roll 1"


def test_vector_38_committed() -> None:
    board = Board.opened(casualties_from="committed").given(hands={0: "Qh 9h 4h 2h"}).play(DECREE)
    board.threes(0, 1, 2, 3)
    assert board.outcomes == {"lose 0 Qh", "lose 0 2h"}
    board.play("~ lose 0 2h")
    assert board.outcomes == {"lose 0 Qh"}
    board.play("~ lose 0 Qh")
    assert board.due == "roll 1"


def test_vector_39_throne_by_decree() -> None:
    owners = {0: "mewtopia", 1: "char teal dragon bulben", 2: "lucio", 3: "snore venom pika jiggy vapor flare"}
    board = Board.opened().given(owners=owners)
    board.play(DECREE.replace("0 field mewtopia | ", "").replace("2 field lucio | ", ""))
    board.dice("0 1 1 1 1", "1 6 6 6 6", "2 1 1 1 1", "3 1 1 1 1")
    assert board.over == "throne"
    assert board.result == [0.0, 1.0, 0.0, 0.0]
    assert board.places == [3, 1, 3, 2]


def test_vector_40_redirected_until_nobody_is_left() -> None:
    hands = {1: "3s", 2: "4s", 3: "5s"}
    board = (
        Board.opened(alliance_redirect=True).given(hands=hands).play(SPADES, "~ action 0 As", "0 attack 1", "1 ally")
    )
    assert board.legal() == {"attack 2", "attack 3"}
    board.play("0 attack 2", "2 ally")
    assert board.to_act == "3"
    board.play("3 ally")
    assert board.due == "roll 1"
    assert board.plague(0) == 1


def test_vector_40_without_the_option() -> None:
    board = (
        Board.opened().given(hands={1: "3s", 2: "4s", 3: "5s"}).play(SPADES, "~ action 0 As", "0 attack 1", "1 ally")
    )
    assert board.due == "roll 1"
