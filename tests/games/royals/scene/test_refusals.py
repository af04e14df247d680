"""Things that look possible and are not say why when they are touched."""

from __future__ import annotations

from regalia.games.royals import GAME
from regalia.kernel.scene import Refusal
from tests.games.face import scene
from tests.games.royals.board import Board
from tests.games.words import paragraphs


def refused(position: str, **options: object) -> dict[str, Refusal]:
    found = {refusal.touch: refusal for refusal in scene(Board(position, **options)).refusals}
    assert {refusal.rule for refusal in found.values()} <= paragraphs(GAME)
    return found


def test_a_guarded_player() -> None:
    plate = refused("H0 9c, H1 3s, F1 Qs/")["plate1"]
    assert plate.text == "A queen stands: you cannot hit the player."
    assert plate.label == "Hit {1} directly"
    assert "plate1" not in refused("H0 9c, H1 3s, F1 Qs_")


def test_cold_war() -> None:
    found = refused("H0 9c, H1 3s, F0 Kh^, J0 r, had 0")
    assert found["Kh"].text == "Cold War: only arrows."
    assert found["Xx"].text == "Cold War: only arrows."


def test_a_royal_that_rests() -> None:
    assert refused("H0 9c, H1 3s, F0 Kh/")["Kh"].text == "Diagonal: attacks again next turn."


def test_a_full_field() -> None:
    assert refused("H0 Ks, H1 3s, F0 Kd^ Qd_ Jd^")["Ks"].text == "Field is full: bury a fallen royal first."
    assert refused("H0 Ks, H1 3s, F0 Kd^ Qd/ Jd^")["Ks"].text == "Field is full: all three slots are taken."
    assert "Ks" not in refused("H0 Ks, H1 3s, F0 Kd^ Qd/")


def test_a_fallen_royal_without_its_suit() -> None:
    assert refused("H0 9c Xx, H1 3s, F0 Kh_")["Kh"].text == "The tribute must be a heart."
    assert "Kh" not in refused("H0 9h, H1 3s, F0 Kh_")


def test_a_waiting_joker_and_a_third_one() -> None:
    assert refused("H0 9c, H1 3s, J0 w")["Xx"].text == "Waiting: this joker attacks from your next turn on."
    third = refused("H0 9c Xx, H1 3s, J0 rr", decks=2)["Xx''"]
    assert third.text == "Two jokers are on your field: there is no room for a third."


def test_no_number_card() -> None:
    found = refused("H0 Kc, H1 3s, F0 Kh^, J0 r")
    assert found["Kh"].text == found["Xx"].text == "You hold no number card to attack with."


def test_a_fallen_target() -> None:
    assert refused("H0 9c, H1 3s, F1 Qs_ Jd^")["Qs"].text == "The queen of spades has fallen and cannot be attacked."


def test_a_king_cannot_take_the_fall() -> None:
    board = Board("H0 9c 4h, H1 3s, F0 Kc^, F1 Jd^ Js^ Kh/").play("0 attack Kc1 9c Jd1", "1 pass")
    found = {refusal.touch: refusal.text for refusal in scene(board, 1).refusals}
    assert found == {
        "Jd": "This jack is the target itself: another jack must take the fall.",
        "Kh": "Only a jack can take the fall.",
    }


def test_nothing_is_refused_to_who_is_not_to_move() -> None:
    assert scene(Board("H0 9c, H1 3s, F0 Kh/, F1 Qs^"), 1).refusals == ()
