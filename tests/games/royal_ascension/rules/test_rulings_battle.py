"""Rulings 45 to 69: commitments, dice, casualties, elimination, the end, what is open."""

from __future__ import annotations

import pytest

from regalia.games.royal_ascension.rules.model import GOLD_HELD, HEARTS_HELD, SENT, Table
from regalia.games.royal_ascension.rules.terms import DIAMONDS
from regalia.games.royal_ascension.scene.sight import Sight
from tests.games.royal_ascension.board import ALL_IN, DECREE, DUEL, DUEL_WON, SPADES, Board

ATTACK = f"{SPADES} | ~ action 0 7s | ~ event 0 1 | 0 attack 1"


def test_ruling_45_all_choices_are_secret_until_the_dice() -> None:
    """The others see at once that a fighter has finished, and nothing more."""
    match = Board.opened().play(ATTACK).match
    for line in ("0 field bulben", "0 use Qh", "0 done"):
        assert match.turn == 0
        assert match.play(line).shown == (line, None, None, None, None)
    assert match.turn == 1
    hidden = [match.view(seat).table for seat in (1, 2, 3, -1)]
    assert all(isinstance(table, Table) and table.row[SENT] == -1 for table in hidden)
    match.play("1 field teal")
    match.play("1 done")
    assert Sight(match.view(2), match.rules).used(0) == ["Qh"]


def test_ruling_46_cards_are_free() -> None:
    board = Board.opened().play(ATTACK, "0 field bulben", "0 done", "1 field teal", "1 use 6h", "1 done")
    assert board.strengths == [15, 21]


@pytest.mark.parametrize(("rolls", "pips"), [(1, "3 4"), (2, "3 4 1 1"), (3, "3 4 1 1 6 6")])
def test_ruling_47_two_dice_so_many_times(rolls: int, pips: str) -> None:
    board = Board.opened(battle_rolls=rolls).play(DUEL)
    assert board.refuses(f"~ battle 0 {pips} 1")
    assert board.play(f"~ battle 0 {pips}").due == "battle 1"


def test_ruling_48_a_tie_rolls_dice_only() -> None:
    board = Board.opened().play(DUEL).dice("0 1 2 3 4", "1 4 3 2 1")
    assert board.strengths == [29, 29]
    assert board.due == "battle 0"


def test_ruling_49_used_cards_return_or_are_spent() -> None:
    kept = Board.opened().play(DUEL).dice("0 6 6 6 6", "1 1 1 1 1").play("~ lose 0 2h")
    assert (kept.hearts(0), kept.hearts(1)) == ("Qh", "8h 6h")
    spent = Board.opened(used_cards="spent").play(DUEL).dice("0 6 6 6 6", "1 1 1 1 1")
    assert (spent.hearts(0), spent.hearts(1)) == ("", "")


def test_rulings_50_and_52_one_heart_and_one_weapon_at_random() -> None:
    board = Board.opened().play(ATTACK).given(hands={0: "Qh 9h 2h Jc 3c"})
    board.play("0 field mewtopia", "0 use 2h", "0 use 3c", "0 done", "1 field char", "1 done")
    board.threes(0, 1)
    assert board.outcomes == {"lose 0 Qh", "lose 0 9h", "lose 0 2h"}
    board.play("~ lose 0 9h")
    assert board.outcomes == {"lose 0 Jc", "lose 0 3c"}
    assert board.play("~ lose 0 Jc").due == "roll 1"


def test_ruling_51_one_heart_in_all_unless_the_option_says_otherwise() -> None:
    assert Board.opened().play(DUEL_WON).due == "roll 1"
    assert Board.opened(loser_discards_heart=True).play(DUEL_WON).due == "lose 1"


def test_ruling_53_an_attacker_may_lose() -> None:
    board = Board.opened().play(DUEL).dice("0 1 1 1 1", "1 6 6 6 6")
    assert board.owner("bulben") == 1
    assert board.due == "lose 1"


def test_rulings_54_and_55_the_eliminated_leave_everything() -> None:
    board = Board.opened().given(hands={1: "8h 6h 5d 4d Kc 3s"})
    board.play(SPADES, "~ action 0 Js", "0 attack 1", "1 fight", "0 field mewtopia", "0 use Qh", "0 done")
    board.play("1 field char", "1 done").threes(0, 1).play("~ lose 0 2h")
    assert board.lands == [6, 0, 3, 3]
    assert board.hand(1) == board.alliances(1) == ""
    assert [board.discards(suit) for suit in "hdcs"] == ["8h 6h 2h", "5d 4d", "Kc", "Js 3s"]


def test_rulings_56_and_58_an_eliminated_loser_still_takes_casualties_and_nobody_is_protected() -> None:
    board = Board.opened().play(ALL_IN).threes(0, 1)
    assert board.due == "lose 0"
    assert board.play("~ lose 0 2h").protected == -1


def test_ruling_57_the_throne_comes_before_casualties() -> None:
    board = Board.opened(3).play(ALL_IN)
    assert board.threes(0, 1).over == "throne"
    assert board.hearts(0) == "Qh 2h"


def test_ruling_59_round_limit() -> None:
    """The leader in territories wins, then in points."""
    board = Board.opened(max_rounds=1).given(owners={1: "bulben"})
    for seat in range(4):
        board.play(f"~ roll {seat} 1", f"{seat} move 0", f"~ draw {seat} {seat + 2}h")
    assert (board.over, board.result) == ("round_limit", [0.0, 1.0, 0.0, 0.0])


def test_ruling_60_owners_are_open_the_one_sent_is_not() -> None:
    board = Board.opened().play(ATTACK)
    before = board.match.view(2).listed()
    assert board.play("0 field jiggy").match.view(2).listed() == before


def test_ruling_61_nothing_is_traded() -> None:
    assert Board.opened().play("~ roll 0 1").refuses("0 trade 1 Qh")


def test_ruling_62_seven_kingdoms_are_seven_territories() -> None:
    owners = {0: "jiggy dragon vapor flare lucio mewtopia", 1: "snore char", 2: "bulben teal", 3: "venom pika"}
    board = Board.opened().given(owners=owners).play(ATTACK, "0 field mewtopia", "0 done", "1 field char", "1 done")
    assert board.threes(0, 1).over == "throne"
    assert board.lands[0] == 7


def test_ruling_63_a_decree_winner_with_few_hearts() -> None:
    board = Board.opened().play(DECREE).threes(0, 1, 2, 3).play("~ lose 0 2h", "~ lose 0 Qh")
    assert board.due == "roll 1"


def test_ruling_64_gold_does_not_fight() -> None:
    board = Board.opened().play(ATTACK, "0 field jiggy")
    assert board.refuses("0 use 7d")


def test_ruling_65_a_landing_does_not_use_up_protection() -> None:
    board = Board.opened().play(DUEL_WON, "~ roll 1 2", "1 move 17", "~ action 1 As")
    assert board.protected == 1


def test_rulings_66_and_67_weapons_counts_and_discards_are_open() -> None:
    board = Board.opened().play("~ roll 0 4", "0 move 3", "0 buy 7c", "0 done", "0 pay 7d", "~ stock 2c")
    assert board.hand(0).endswith("7c")
    assert board.discards("d") == "7d"
    seen = Sight(board.match.view(3), board.match.rules)
    assert (seen.weapons(0), seen.hearts(0), seen.gold(0)) == (["7c"], None, None)
    assert [seen.row(HEARTS_HELD, seat) for seat in range(4)] == [2, 2, 2, 2]
    assert [seen.row(GOLD_HELD, seat) for seat in range(4)] == [1, 2, 2, 2]
    assert seen.discards(DIAMONDS) == ["7d"]


def test_ruling_68_cards_do_not_stay_with_a_territory() -> None:
    board = Board.opened().play(DUEL).dice("0 6 6 6 6", "1 1 1 1 1").play("~ lose 0 2h")
    assert board.owner("teal") == 0
    assert board.hearts(1) == "8h 6h"


def test_known_hearts_are_remembered() -> None:
    """Section 8: shown hearts are known until they are lost."""
    board = Board.opened().play(DUEL)
    assert (board.known(0), board.known(1), board.known(2)) == ("Qh 2h", "8h 6h", "")
    board.dice("0 6 6 6 6", "1 1 1 1 1").play("~ lose 0 Qh")
    assert (board.known(0), board.known(1)) == ("2h", "8h 6h")
