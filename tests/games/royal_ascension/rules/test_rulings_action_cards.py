"""Rulings 22 to 44: action cards, alliances, events, plague, protection."""

from __future__ import annotations

from tests.games.royal_ascension.board import ALL_IN, DECREE, DUEL_WON, SPADES, Board

TARGETS = {"attack 1", "attack 2", "attack 3"}


def test_ruling_22_a_battle_follows_every_card_but_a_decree() -> None:
    for card in ("As", "2s", "3s", "6s", "Js"):
        assert Board.opened().play(SPADES, f"~ action 0 {card}").legal() == TARGETS
    for card in ("7s", "Ts"):
        assert Board.opened().play(SPADES, f"~ action 0 {card}", "~ event 0 4").legal() == TARGETS


def test_ruling_23_a_decree_is_the_battle_of_its_landing() -> None:
    board = Board.opened().play(DECREE).threes(0, 1, 2, 3).play("~ lose 0 2h", "~ lose 0 Qh")
    assert board.due == "roll 1"


def test_rulings_24_and_26_one_total_against_all() -> None:
    """The winner takes what each of the others sent, and nothing else."""
    board = Board.opened().play(DECREE).dice("0 1 1 1 1", "1 1 1 1 1", "2 6 6 6 6", "3 1 1 1 1")
    assert board.lands == [2, 2, 6, 2]
    assert [board.owner(slug) for slug in ("mewtopia", "char", "snore", "bulben")] == [2, 2, 2, 0]


def test_ruling_25_only_tied_leaders_roll_again() -> None:
    board = Board.opened().play(DECREE).dice("0 1 1 1 1", "1 2 2 1 1", "2 1 1 1 1", "3 1 1 1 1")
    assert board.due == "battle 0"
    board.dice("0 1 1 1 1", "1 2 2 1 1")
    assert board.due == "battle 0"


def test_ruling_27_a_decree_costs_hearts_only_the_winner_s() -> None:
    board = Board.opened().given(hands={0: "Qh 9h 7h 2h Kc"}).play(SPADES, "~ action 0 Ks")
    board.play("0 field mewtopia", "0 use Qh", "0 use 9h", "0 use Kc", "0 done")
    for seat, slug in ((1, "char"), (2, "lucio"), (3, "snore")):
        board.play(f"{seat} field {slug}", f"{seat} done")
    board.threes(0, 1, 2, 3).play("~ lose 0 7h", "~ lose 0 9h", "~ lose 0 2h")
    assert board.hand(0) == "Qh 7d 6d Kc"
    assert board.hearts(1) == "8h 6h"


def test_ruling_28_all_partake_and_plague_is_used_up() -> None:
    board = Board.opened().given(hands={1: "3s"}, plague={2: 1}, protected=1).play(DECREE)
    assert board.strengths == [34, 32, 19, 29]
    board.threes(0, 1, 2, 3).play("~ lose 0 2h", "~ lose 0 Qh")
    assert (board.plague(2), board.protected, board.alliances(1)) == (0, -1, "3s")


def test_rulings_29_and_69_all_in_is_for_both() -> None:
    won = Board.opened().play(ALL_IN).threes(0, 1)
    assert won.lands == [6, 0, 3, 3]
    lost = Board.opened().play(ALL_IN).dice("0 1 1 1 1", "1 6 6 6 6")
    assert lost.lands == [0, 6, 3, 3]


def test_ruling_30_all_in_cannot_be_declined_unless_the_option_says_so() -> None:
    assert Board.opened().play(SPADES, "~ action 0 Js").legal() == TARGETS
    board = Board.opened(all_in_optional=True).play(SPADES, "~ action 0 Js")
    assert board.legal() == {"allin yes", "allin no"}
    board.play("0 allin no", "0 attack 1", "0 field jiggy", "0 done", "1 field char", "1 done")
    assert board.dice("0 6 6 6 6", "1 1 1 1 1").lands == [4, 2, 3, 3]


def test_ruling_31_all_in_lapses_without_a_battle() -> None:
    board = Board.opened(all_in_optional=True).play(DUEL_WON, "~ roll 1 2", "1 move 17", "~ action 1 Js")
    assert board.due == "roll 2"
    allied = Board.opened().given(hands={1: "3s"}).play(SPADES, "~ action 0 Js", "0 attack 1", "1 ally")
    assert allied.due == "roll 1"
    assert allied.lands == [3, 3, 3, 3]


def test_ruling_32_an_alliance_is_for_the_attacked() -> None:
    board = Board.opened().given(hands={0: "3s", 1: "4s"}).play(SPADES, "~ action 0 As")
    assert board.legal() == TARGETS
    assert board.play("0 attack 1").legal() == {"ally", "fight"}
    assert Board.opened().play(SPADES, "~ action 0 As", "0 attack 1").to_act == "0"


def test_ruling_33_a_held_alliance_is_open() -> None:
    match = Board.opened().play(SPADES).match
    assert set(match.play("~ action 0 5s").shown) == {"~ action 0 5s"}


def test_ruling_34_an_alliance_ends_the_turn_unless_redirected() -> None:
    board = Board.opened().given(hands={1: "3s"}).play(SPADES, "~ action 0 As", "0 attack 1", "1 ally")
    assert board.due == "roll 1"
    board = Board.opened(alliance_redirect=True).given(hands={1: "3s"})
    assert board.play(SPADES, "~ action 0 As", "0 attack 1", "1 ally").legal() == {"attack 2", "attack 3"}


def test_ruling_35_a_battle_called_off_changes_no_protection() -> None:
    board = Board.opened().given(hands={1: "3s"}, protected=2).play(SPADES, "~ action 0 As", "0 attack 1", "1 ally")
    assert board.protected == 2


def test_ruling_36_several_alliances_the_lowest_goes_first() -> None:
    board = Board.opened().given(hands={1: "6s 6s 4s"}).play(SPADES, "~ action 0 As", "0 attack 1", "1 ally")
    assert (board.alliances(1), board.discards("s")) == ("6s 6s", "4s As")


def test_ruling_37_an_alliance_binds_nobody() -> None:
    board = Board.opened().given(hands={1: "3s"}).play(SPADES, "~ action 0 As", "0 attack 1", "1 ally")
    assert board.play("~ roll 1 2", "1 move 8", "~ action 1 2s").legal() == {"attack 0", "attack 2", "attack 3"}


def test_rulings_38_and_39_a_lucky_event_brings_two_cards_another_none() -> None:
    board = Board.opened(npc_reward=3).play(SPADES, "~ action 0 8s", "~ event 0 6")
    for card in ("3d", "4d", "5d"):
        assert board.legal() == {"take hearts", "take diamonds"}
        board.play("0 take diamonds", f"~ draw 0 {card}")
    assert board.legal() == TARGETS
    assert board.hand(0) == "Qh 2h 7d 6d 5d 4d 3d"
    assert Board.opened().play(SPADES, "~ action 0 8s", "~ event 0 4").hand(0) == "Qh 2h 7d 6d"


def test_ruling_40_plague_waits_for_a_battle_that_is_fought() -> None:
    board = Board.opened().given(hands={1: "3s"}, plague={0: 1}).play(SPADES, "~ action 0 As", "0 attack 1", "1 ally")
    assert board.plague(0) == 2
    board.play("~ roll 1 2", "1 move 8", "~ action 1 7s", "~ event 1 1", "1 attack 0", "1 field char", "1 done")
    board.play("0 field mewtopia", "0 done")
    assert board.strengths == [18, 0]
    assert board.threes(1, 0).plague(0) == 0


def test_rulings_41_and_42_the_loser_of_the_last_battle_rests() -> None:
    board = Board.opened().play(DUEL_WON)
    board.play("~ roll 1 2", "1 move 17", "~ action 1 3s")
    assert board.alliances(1) == "3s"  # the action card still counts
    assert board.play("~ roll 2 2", "2 move 28", "~ action 2 As").legal() == {"attack 0", "attack 3"}


def test_ruling_43_two_players_left() -> None:
    board = Board(2).play("~ order 0 6 6 | ~ order 1 1 1")
    while board.match.turn >= 0:
        board.play(board.match.legal()[0])
    board.play("~ deal 0 7d 6d Qh 2h", "~ deal 1 5d 4d 8h 6h", "~ stock 7c 5c 6c Kc").given(protected=0)
    board.play(SPADES, "~ action 0 As")
    assert board.to_act == "0"
    assert {line.split()[0] for line in board.legal()} == {"field"}


def test_ruling_44_the_battle_is_compulsory() -> None:
    board = Board.opened().play(SPADES, "~ action 0 As")
    assert board.refuses("0 done")
    assert board.refuses("0 ally")
