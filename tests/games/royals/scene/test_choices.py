"""The choices of an own turn: sums, verdicts and consequences."""

from __future__ import annotations

import pytest

from tests.games.face import choice, scene
from tests.games.royals.board import Board
from tests.games.royals.face import preview, sum_of, thens


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("0 attack Kh1 2s Qc1", "2 ÷ 1 = 2 ≥ 2: falls"),
        ("0 attack Kh1 2s Jd2", "2 ÷ 1 = 2 < 3: no effect"),
        ("0 attack Js2 9s Jd2", "9 ÷ 3 = 3 ≥ 3: falls"),
        ("0 arrow Qc1 2s 9s", "2 ≥ 2: falls"),
        ("0 arrow Jd2 2s 9s", "2 < 3: no effect"),
        ("0 joker As Jd2", "2 × 1 = 2 < 3: no effect"),
        ("0 joker 2s Jd2", "2 × 2 = 4 ≥ 3: falls"),
        ("0 joker 2s wipe", "3 + 2 = 5 ≥ 2: all fall"),
        ("0 joker 9s wipe", "3 + 2 = 5 < 9: no effect"),
    ],
)
def test_the_sum_on_royals(line: str, expected: str) -> None:
    board = Board("H0 As 2s 9s 4h, H1 3c, F0 Kh^ Js^, F1 Qc^ Jd/, J0 r")
    assert sum_of(board, line) == expected
    assert choice(board, line).outcome == expected.split(": ")[1]
    assert choice(board, line).badge == preview(board, line).verdict


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("0 attack Kh1 9s direct", "9 ÷ 1 = 9: 9 points"),
        ("0 attack Js2 As direct", "1 ÷ 3 = 0: no effect"),
        ("0 attack Js2 4h direct", "4 ÷ 3 = 1: 1 point"),
        ("0 arrow direct 2s 9s", "2: 2 points"),
        ("0 joker 9s direct", "2 × 9 = 18: 18 points"),
    ],
)
def test_the_sum_on_the_player(line: str, expected: str) -> None:
    assert sum_of(Board("H0 As 2s 9s 4h, H1 3c, F0 Kh^ Js^, J0 r"), line) == expected


def test_the_other_wipe_rule_turns_the_sum_round_rule_23() -> None:
    board = Board("H0 2s 9s, H1 3c, F1 Qc^ Jd/, J0 r", wipe_rule="card_covers_ranks")
    assert sum_of(board, "0 joker 9s wipe") == "3 + 2 = 5 ≤ 9: all fall"
    assert sum_of(board, "0 joker 2s wipe") == "3 + 2 = 5 > 2: no effect"


def test_names_stand_below_the_numbers() -> None:
    shown = preview(Board("H0 2s, H1 3c, F0 Kh^, F1 Qc^"), "0 attack Kh1 2s Qc1")
    assert shown.what == "[Kh] with [2s] on [Qc]"
    assert [term.label for term in shown.sum] == ["card", "", "king", "", "damage", "", "queen"]


def test_the_chance_of_a_block_is_told() -> None:
    """Five hidden cards and four aces in a deck of 45: 1 - C(46, 5) / C(50, 5) = 0.353."""
    board = Board("H0 2s 9s 4h, H1 3c 4c 5c 6c 7c, F0 Kh^")
    assert thens(board, "0 attack Kh1 2s direct")[0] == "{1} may block, and holds an ace in 35 of 100 deals."


def test_an_empty_hand_cannot_block() -> None:
    board = Board("H0 2s 9s, H1, F0 Kh^")
    assert thens(board, "0 attack Kh1 2s direct")[0] == "{1} has no cards and cannot block."


def test_aces_that_lie_open_cannot_block() -> None:
    board = Board("H0 Ac 2s 9s, H1 3c, F0 Kh^, discard Ad Ah, arrows0 As")
    assert thens(board, "0 attack Kh1 2s direct")[0] == "{1} cannot block: every ace is accounted for."


def test_a_jack_that_could_stand_in_is_named() -> None:
    board = Board("H0 2s 9s, H1 3c, F0 Kh^, F1 Qc^ Jd/ Jh^")
    assert thens(board, "0 attack Kh1 2s Qc1")[1] == "{1} may give [Jd] or [Jh] instead (Jackrifice)."
    assert thens(board, "0 attack Kh1 9s Jd2")[1] == "{1} may give [Jh] instead (Jackrifice)."


def test_no_jackrifice_for_a_futile_attack_rule_38() -> None:
    board = Board("H0 2s 9s, H1 3c, F0 Kh^, F1 Jd/ Jh^")
    assert not any("Jackrifice" in text for text in thens(board, "0 attack Kh1 2s Jd1"))


def test_the_fall_of_the_last_guard_opens_the_player() -> None:
    board = Board("H0 2s 9s, H1 3c, F0 Kh^, F1 Qc^ Jd_")
    assert "No royal guards {1} then: you can hit {1} directly." in thens(board, "0 attack Kh1 2s Qc1")


def test_what_a_block_would_cost() -> None:
    royal = Board("H0 2s 9s, H1 3c, F0 Kh^")
    assert thens(royal, "0 attack Kh1 2s direct")[-1] == "If blocked, [2s] is lost and [Kh] rests."
    joker = Board("H0 2s 9s 4h, H1 3c, J0 r")
    assert thens(joker, "0 joker 2s direct")[-1] == "If blocked, [2s] is lost and the joker stays ready."
    assert thens(joker, "0 arrow direct 2s 9s")[-1] == "If blocked, [2s] [9s] are lost."
    rests = Board("H0 2s 9s, H1 3c, J0 r", blocked_attacker="rests")
    assert thens(rests, "0 joker 2s direct")[-1] == "If blocked, [2s] is lost and the joker waits."
    retry = Board("H0 2s 9s, H1 3c, F0 Kh^", blocked_attacker="may_retry")
    assert thens(retry, "0 attack Kh1 2s direct")[-1] == "If blocked, [2s] is lost and [Kh] may attack again."


def test_recruiting_may_end_the_cold_war() -> None:
    assert choice(Board("H0 Kh 9c, H1 3s, F1 Qs/, had 1"), "0 recruit Kh").outcome == "ends the Cold War"
    assert choice(Board("H0 Kh 9c, H1 3s, had none"), "0 recruit Kh").outcome == "guards you"


def test_reviving_gives_a_point_away() -> None:
    board = Board("H0 Kd Ad 3c, H1 3s, F0 Qd_+8h")
    assert choice(board, "0 revive Qd1 Kd").outcome == "1 point for {1}"
    assert "[Ad] can no longer block." in thens(board, "0 revive Qd1 Ad")


def test_burying_keeps_points_or_frees_a_slot() -> None:
    board = Board("H0 4c, H1 3s, F0 Kd^ Qd_ Jd_+9h")
    assert choice(board, "0 bury Qd2").outcome == "frees slot 2"
    assert choice(board, "0 bury Jd3").outcome == "keeps 3 points"


def test_ending_the_turn_asks_once_if_a_revival_is_possible() -> None:
    asked = choice(Board("H0 3s 4c, H1 3c, F0 Qs_"), "0 end")
    assert asked.confirm == "The queen of spades could still be revived with [3s]. End the turn and bury her?"
    assert choice(Board("H0 4c, H1 3c, F0 Qs_"), "0 end").confirm == ""
    assert choice(Board("H0 4c Xx, H1 3c, F0 Qs_"), "0 end").confirm == ""
    assert choice(Board("H0 3s 4c, H1 3c, F0 Qs^"), "0 end").confirm == ""


def test_ending_a_quiet_turn_is_counted() -> None:
    assert thens(Board("H0 3s, H1 3c, quiet 2"), "0 end") == ["Quiet turn 3: 4 in a row end the game."]


def test_a_discard_that_empties_the_hand_ends_the_turn() -> None:
    board = Board("H0 3s 4c, H1 3c")
    assert choice(board, "0 discard 3s 4c").outcome == "ends your turn"
    assert choice(board, "0 discard 3s").outcome == ""


def test_an_attack_with_the_last_cards_ends_the_turn() -> None:
    board = Board("H0 2s 9s, H1 3c, F0 Kh^")
    assert "Your turn ends: your hand is empty." in thens(board, "0 arrow direct 2s 9s")
    assert "Your turn ends: your hand is empty." not in thens(board, "0 attack Kh1 9s direct")


def test_rows_of_one_attacker_are_folded_together() -> None:
    board = Board("H0 2s 9s Kd, H1 3c, F0 Kh^ Js^, F1 Qc^, J0 r")
    groups = {one.group for one in scene(board).choices}
    assert groups == {"", "Discard", "Recruit", "Arrows", "[Kh] attacks", "[Js] attacks", "Joker attacks"}


def test_the_likely_acts_are_shown_before_a_discard() -> None:
    drawn = scene(Board("H0 2s 9s Kd Xx 3h, H1 3c, F0 Jh_ Kh^, F1 Jc^"))
    likely = {one.line for one in drawn.choices if one.best}
    assert {"0 recruit Kd", "0 reveal Xx", "0 revive Jh1 3h", "0 attack Kh2 9s Jc1"} <= likely
    assert "0 attack Kh2 2s Jc1" not in likely  # no effect
    assert not any("discard" in line for line in likely)
