"""Rulings 1 to 18 of section 9: hands, decks, phases, arrows, targets, slots."""

from __future__ import annotations

import pytest

from tests.games.royals.board import Board


def test_ruling_1_default_draws_at_the_end_and_tops_up() -> None:
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s").play("0 end")
    assert board.due() == (0, 3)
    board.play("~ draw 0 2c 2d 2h")
    assert board.due() == (1, 1)


def test_ruling_1_start_draws_only_before_the_turn() -> None:
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s", refill="start").play("0 end")
    assert board.due() == (1, 1)
    board.play("~ draw 1 2c", "1 end")
    assert board.due() == (0, 3)


def test_ruling_2_a_tribute_never_enters_a_hand() -> None:
    board = Board("H0 4d 9c, H1 3s 5s 6s 7s 8s, F0 Kd_").play("0 revive Kd1 4d")
    assert board.hand(1) == "3s 5s 6s 7s 8s"
    assert board.pile("tributes", 1) == "4d"


@pytest.mark.parametrize(("decks", "jokers", "cards"), [(1, 2, 54), (2, 2, 108), (1, 0, 52), (2, 3, 110), (1, 3, 55)])
def test_rulings_3_and_4_decks_and_jokers(decks: int, jokers: int, cards: int) -> None:
    board = Board.new(decks=decks, jokers_per_deck=jokers, first_player="seat0")
    assert len(board.deck.split()) == cards
    assert board.deck.split().count("Xx") == decks * jokers
    assert board.deck.split().count("Ah") == decks


def test_ruling_4_two_jokers_on_one_field_also_with_two_decks() -> None:
    board = Board("H0 Xx Xx 2c, H1 3s, J0 w", decks=2).play("0 reveal Xx")
    assert board.jokers(0) == "ww"
    assert "reveal" not in board.verbs()


def test_ruling_5_lots_for_the_first_game() -> None:
    board = Board.new().play("~ first 1")
    assert board.due() == (1, 5)


def test_ruling_5_the_loser_begins_the_next_game() -> None:
    board = Board("H0 9c, H1 3s, arrows0 2c 3c", match_games=3, turn_limit=10).play("0 end")
    assert board.due() == (1, 5)


def test_ruling_5_after_a_tie_first_player_decides() -> None:
    board = Board("H0 9c, H1 3s", match_games=3, turn_limit=10, first_player="seat1").play("0 end")
    assert board.due() == (1, 5)


def test_ruling_6_battle_begins_in_the_middle_of_a_turn() -> None:
    board = Board("had 0, active 1, H0 3s, H1 Kh 9c, J1 r")
    assert board.verbs() == {"end", "discard", "recruit"}
    board.play("1 recruit Kh")
    assert "joker" in board.verbs()


def test_ruling_7_cold_war_jokers_are_revealed_but_do_not_attack() -> None:
    board = Board("had none, H0 Xx 9c 9d, H1 Ac 3s, J0 r")
    assert board.verbs() == {"end", "discard", "reveal", "arrow"}
    board.play("0 arrow direct 9c 9d")
    assert "1 block Ac" in board.legal()


def test_ruling_8_the_last_round_does_not_end_the_cold_war() -> None:
    board = Board("final 2, had 1, H0 9c 2c, H1 3s, F1 Kd^, J0 r")
    assert board.verbs() == {"end", "discard", "arrow"}


def test_ruling_9_all_of_one_suit_or_all_of_one_value() -> None:
    board = Board("H0 7c 7d 8d 9d Xx")
    assert board.legal("arrow") == {
        f"0 arrow direct {cards}" for cards in ("7c 7d", "7d 8d", "7d 9d", "8d 9d", "7d 8d 9d")
    }


def test_ruling_10_aces_are_ones() -> None:
    board = Board("H0 Ac Ad, H1 3s, F0 Kc^, J0 r")
    assert "0 arrow direct Ac Ad" in board.legal()
    board.play("0 attack Kc1 Ac direct", "1 pass", "0 joker Ad direct", "1 pass")
    assert board.score == (1 + 2, 0)


def test_ruling_11_any_standing_royal_never_a_fallen_one() -> None:
    board = Board("H0 9c, H1 3s, F0 Kc^, F1 Qd^ Qh_ Qs/")
    assert board.legal("attack") == {"0 attack Kc1 9c Qd1", "0 attack Kc1 9c Qs3"}


def test_ruling_12_a_futile_attack_costs_the_card_and_tires() -> None:
    board = Board("H0 2c 9d, H1 3s, F0 Jc^, F1 Jd^").play("0 attack Jc1 2c Jd1")
    assert board.legal() == {"1 pass"}
    board.play("1 pass")
    assert board.field(0) == "Jc/"
    assert board.discard == "2c"


def test_ruling_12_futile_attacks_may_be_forbidden() -> None:
    board = Board("H0 2c 2d 9s, H1 3s, F0 Jc^, F1 Jd^, J0 r", futile_attacks=False)
    assert board.legal("arrow") == set()
    assert board.legal("attack") == {"0 attack Jc1 9s Jd1"}
    assert board.legal("joker") == {f"0 joker {rest}" for rest in ("2c Jd1", "2d Jd1", "9s Jd1", "2c wipe", "2d wipe")}


def test_ruling_13_no_damage_the_card_is_discarded() -> None:
    board = Board("H0 Ac 9d, H1 3s, F0 Qc^").play("0 attack Qc1 Ac direct", "1 pass")
    assert board.field(0) == "Qc/"
    assert board.discard == "Ac"
    assert board.score == (0, 0)


def test_ruling_14_no_direct_attack_past_a_guard() -> None:
    board = Board("H0 7c 7d, H1 3s, F0 Kc^, F1 Jd/, J0 r")
    assert not any("direct" in line for line in board.legal())
    board = Board("H0 7c 7d, H1 3s, F0 Kc^, F1 Jd_, J0 r")
    assert {line.split()[1] for line in board.legal() if "direct" in line} == {"arrow", "attack", "joker"}


def test_ruling_15_damage_above_the_rank_is_lost() -> None:
    board = Board("H0 Tc 9d, H1 3s, F0 Kc^, F1 Kd^ Kh^").play("0 attack Kc1 Tc Kd1", "1 pass")
    assert board.field(1) == "Kd_ Kh^"
    assert board.score == (0, 0)


def test_ruling_16_fallen_royals_fill_their_slot() -> None:
    board = Board("H0 Ks 2c, H1 3s, F0 Kd_ - Kh_").play("0 recruit Ks")
    assert board.field(0) == "Kd_ Ks/ Kh_"
    assert "recruit" not in Board("H0 Ks 2c, H1 3s, F0 Kd_ Qd_ Kh_").verbs()


def test_ruling_17_burial_at_the_latest_when_the_turn_ends() -> None:
    board = Board("H0 4c 9c 9d 9h 9s, H1 3s, F0 Kd_ Qd_, deck 2c, discard Jc, J0 rr")
    assert board.legal("bury") == {"0 bury Kd1", "0 bury Qd2"}
    board.play("0 bury Qd2", "0 end")
    assert board.field(0) == ""
    assert board.discard == "Jc Qd Kd"


def test_ruling_18_revive_and_bury_need_not_come_first() -> None:
    board = Board("H0 4d 9c 9h Ks 2s, H1 3s, F0 Kd_ Qd_")
    board.play("0 recruit Ks", "0 arrow direct 9c 9h", "1 pass", "0 revive Kd1 4d")
    assert board.field(0) == "Kd^ Qd_ Ks/"
