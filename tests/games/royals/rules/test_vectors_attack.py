"""Vectors 1 to 15 of section 11: damage, score, the Cold War, arrows, royals as attackers."""

from __future__ import annotations

import pytest

from regalia.games.royals import GAME
from regalia.games.royals.rules.combat import damage
from regalia.kernel.errors import Refused
from tests.games.royals.board import Board


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("attack Kh1 9c direct", 9),
        ("attack Qh1 9c direct", 4),
        ("attack Jh1 9c direct", 3),
        ("attack Jh1 8c direct", 2),
        ("attack Jh1 3c direct", 1),
        ("attack Jh1 2c direct", 0),
        ("attack Jh1 Ac direct", 0),
        ("attack Qh1 Ac direct", 0),
        ("attack Kh1 Ac direct", 1),
        ("attack Kh1 Tc direct", 10),
        ("attack Qh1 Tc direct", 5),
        ("attack Jh1 Tc direct", 3),
        ("joker Tc direct", 20),
        ("joker Ac direct", 2),
    ],
)
def test_vector_1_damage(line: str, points: int) -> None:
    assert damage(GAME.codec.parse(line)) == points


def test_vector_2_score_card_by_card() -> None:
    """Rulings 45, 46: fallen royals on the field score, and 5 and 4 under a jack are 1 + 1, not 3."""
    board = Board("F0 Qs_+7h Kd^, J0 r, buried0 Jd+5c+4d, used0 9s, arrows0 2c 2d, tributes0 Kh")
    assert board.score == (2 + 3 + 18 + 2 + 1, 0)


def test_vector_3_setup_seat_1_first() -> None:
    board = Board.new(first_player="seat1")
    board.play("~ draw 1 Ac 2c 3c 4c 5c")
    for wrong in ("~ draw 0 Ac 2d 3d 4d 5d", "~ draw 0 Ad 2d 3d 4d", "~ draw 0 Ad 2d 3d 4d 5d 6d"):
        with pytest.raises(Refused):
            board.match.play(wrong)
    board.play("~ draw 0 Ad 2d 3d 4d 5d")
    assert board.turn == 1
    assert len(board.deck.split()) == 44
    assert board.cold_war()


def test_vector_5_cold_war_only_arrows() -> None:
    board = Board("had 0, H0 9c 2c 2d Kh, H1 3s, F0 Qs^, J0 r")
    assert board.verbs() == {"end", "discard", "recruit", "arrow"}


def test_vector_5_second_recruit_ends_the_cold_war() -> None:
    board = Board("had 1, H0 Kh 9c, F1 Qs/, J0 r")
    assert "joker" not in board.verbs()
    board.play("0 recruit Kh")
    assert not board.cold_war()
    assert "joker" in board.verbs()
    assert "attack" not in board.verbs()


def test_vector_6_a_royal_that_is_gone_counts() -> None:
    board = Board("H0 9c, H1 3s, F0 Kh^")
    assert "0 attack Kh1 9c direct" in board.legal()


def test_vector_7_arrow_sets() -> None:
    board = Board("H0 Ac 2c 9c Tc Ad, H1 3s, F1 Kh^")
    sets = {line.removeprefix("0 arrow Kh1 ") for line in board.legal("arrow")}
    assert sets == {
        "Ac 2c",
        "Ac 9c",
        "Ac Tc",
        "2c 9c",
        "2c Tc",
        "9c Tc",
        "Ac 2c 9c",
        "Ac 2c Tc",
        "Ac 9c Tc",
        "2c 9c Tc",
        "Ac 2c 9c Tc",
        "Ac Ad",
    }


def test_vector_7_no_royals_and_no_chains() -> None:
    board = Board("H0 Kc Kd 7c 7d 8d")
    assert board.legal("arrow") == {"0 arrow direct 7c 7d", "0 arrow direct 7d 8d"}


def test_vector_7_never_five() -> None:
    board = Board("H0 2c 3c 4c 5c 6c")
    assert max(len(line.split()) - 3 for line in board.legal("arrow")) == 4


@pytest.mark.parametrize(
    ("cards", "royal", "falls"),
    [
        ("7c 7d", "Kh", True),
        ("7c 7d", "Qh", True),
        ("7c 7d", "Jh", False),
        ("7c 7d 7s", "Jh", True),
    ],
)
def test_vector_8_arrows_on_a_royal(cards: str, royal: str, falls: bool) -> None:
    board = Board(f"H0 {cards} 2h, H1 3s, F1 {royal}^")
    assert not any("direct" in line for line in board.legal())
    board.play(f"0 arrow {royal}1 {cards}", "1 pass")
    assert board.field(1) == royal + ("_" if falls else "^")
    assert board.discard == cards
    assert board.score == (0, 0)


def test_vector_9_no_lasting_damage() -> None:
    board = Board("H0 7c 7d 8c 8d 2h, H1 3s, F1 Jh/")
    board.play("0 arrow Jh1 7c 7d", "1 pass", "0 arrow Jh1 8c 8d", "1 pass")
    assert board.field(1) == "Jh/"
    assert board.discard == "7c 7d 8c 8d"


def test_vector_10_one_target_no_spill_over() -> None:
    """Ruling 15."""
    board = Board("H0 2c 3c 4c 5c 2h, H1 3s, F1 Kh^ - Qd/")
    board.play("0 arrow Kh1 2c 3c 4c 5c", "1 pass")
    assert board.field(1) == "Kh_ - Qd/"
    assert board.score == (0, 0)


@pytest.mark.parametrize(
    ("attacker", "number", "target", "falls"),
    [
        ("Kc", "Ah", "Kh", True),
        ("Kc", "Ah", "Qh", False),
        ("Qc", "3h", "Qd", False),
        ("Qc", "4h", "Qd", True),
        ("Jc", "9h", "Jd", True),
        ("Jc", "8h", "Jd", False),
        ("Qc", "5h", "Jd", False),
        ("Qc", "6h", "Jd", True),
        ("Jc", "2h", "Kd", False),
    ],
)
def test_vector_11_royal_against_royal(attacker: str, number: str, target: str, falls: bool) -> None:
    board = Board(f"H0 {number} 2s, H1 3s, F0 {attacker}^, F1 {target}^")
    board.play(f"0 attack {attacker}1 {number} {target}1", "1 pass")
    assert board.field(1) == target + ("_" if falls else "^")
    assert board.field(0) == f"{attacker}/"
    assert board.discard == number


def test_vector_12_direct_puts_the_card_under_the_royal() -> None:
    board = Board("H0 9c 2s, H1 3s, F0 Qs^, F1 Kh_ Jd_")
    board.play("0 attack Qs1 9c direct", "1 pass")
    assert board.field(0) == "Qs/+9c"
    assert board.score == (4, 0)
    assert board.discard == ""
    assert "attack" not in board.verbs()


def test_vector_13_no_damage_nothing_under_it() -> None:
    board = Board("H0 2c 2s, H1 3s, F0 Jh^")
    board.play("0 attack Jh1 2c direct", "1 pass")
    assert board.field(0) == "Jh/"
    assert board.discard == "2c"


def test_vector_13_futile_attacks_forbidden() -> None:
    board = Board("H0 2c 2s, H1 3s, F0 Jh^", futile_attacks=False)
    assert "attack" not in board.verbs()
    assert board.legal("arrow") == {"0 arrow direct 2c 2s"}


def test_vector_14_who_attacks_whom() -> None:
    board = Board("H0 9c 2s, H1 3s, F0 Kc^ Qc/ Jc_, F1 Kh_ Qd/ Jd^, J1 rr")
    assert board.legal("attack") == {
        "0 attack Kc1 9c Qd2",
        "0 attack Kc1 9c Jd3",
        "0 attack Kc1 2s Qd2",
        "0 attack Kc1 2s Jd3",
    }
    assert not board.legal("joker")


def test_vector_14_jokers_are_no_guards() -> None:
    board = Board("H0 9c, H1 3s, F0 Kc^, J1 rw")
    assert board.legal("attack") == {"0 attack Kc1 9c direct"}


def test_vector_15_clear_the_guard_then_hit() -> None:
    board = Board("H0 2c 9d 5s, H1 3s, F0 Qc^ Kd^, F1 Kh/")
    board.play("0 attack Qc1 2c Kh1", "1 pass", "0 attack Kd2 9d direct", "1 pass")
    assert board.score == (9, 0)
    assert board.field(1) == "Kh_"
