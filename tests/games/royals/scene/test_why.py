"""Section 12, "Explain when refused": every verb, every condition, its own sentence and its paragraph of the rules."""

from __future__ import annotations

import pytest

from tests.games.royals.board import Board
from tests.games.royals.face import why


def test_the_sentences_of_section_12() -> None:
    assert why(Board("H0 9c, H1 3s, F0 Kh^, F1 Qs/"), "0 attack Kh1 9c direct") == (
        "A queen stands: you cannot hit the player."
    )
    cold = Board("H0 9c, H1 3s, F0 Kh^, J0 r, had 0")
    assert why(cold, "0 attack Kh1 9c direct") == "Cold War: only arrows."
    assert why(cold, "0 joker 9c direct") == "Cold War: only arrows."
    assert why(Board("H0 9c, H1 3s, F0 Kh/"), "0 attack Kh1 9c direct") == "Diagonal: attacks again next turn."
    full = Board("H0 Ks, H1 3s, F0 Kd^ Qd_ Jd^")
    assert why(full, "0 recruit Ks") == "Field is full: bury a fallen royal first."
    assert why(Board("H0 9c, H1 3s, F0 Kh_"), "0 revive Kh1 9c") == "The tribute must be a heart."


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 discard 3c", "You do not hold the 3 of clubs."),
        ("0 discard 9c 2c", "Name the cards from ace to king: 2 of clubs and 9 of clubs."),
        ("0 discard 2c 2c", "You hold only one 2 of clubs."),
        ("0 discard ??", "Name a card that you can see: '??' stands for a hidden one."),
        ("0 recruit Kd", "You do not hold the king of diamonds."),
        ("0 recruit 9c", "Only jacks, queens and kings can be recruited."),
        ("0 recruit Xx", "Reveal the joker instead: only royals are recruited."),
        ("0 reveal Xx", "You hold no joker."),
        ("0 reveal 9c", "Only a joker can be revealed."),
        ("0 block Ac", "It is your own turn: there is no attack to block."),
        ("0 counter Ac", "Nothing of yours was blocked: there is nothing to counter."),
        ("0 jackrifice Jd3", "No royal of yours is about to fall: no jack is needed."),
        ("0 call", "Wait for a reshuffle: only then can you make it the last one."),
        ("0 pass", "Nobody has asked you anything: end your turn instead."),
    ],
)
def test_hand_and_window(line: str, reason: str) -> None:
    assert why(Board("H0 Ac 2c 9c 9d Ks, H1 3s, F0 Kh^ Qd_ Jd/, F1 Qs^"), line) == reason


def test_recruit_into_a_field_without_fallen_royals() -> None:
    assert why(Board("H0 Ks, H1 3s, F0 Kd^ Qd/ Jd^"), "0 recruit Ks") == "Field is full: all three slots are taken."


def test_a_third_joker() -> None:
    board = Board("H0 Xx, H1 3s, J0 rr", decks=2)
    assert why(board, "0 reveal Xx") == "Two jokers are on your field: there is no room for a third."


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 bury Kh1", "The king of hearts stands: only a fallen royal can be buried."),
        ("0 bury Qd1", "In slot 1 of your field is the king of hearts, not the queen of diamonds."),
        ("0 bury Qd3", "Slot 3 of your field is empty."),
        ("0 bury Qs1", "The queen of spades is on the other field: you bury your own royals."),
        ("0 bury 9c1", "The 9 of clubs is not a royal."),
        ("0 bury Xx1", "The joker is not a royal."),
        ("0 revive Kh1 Kd", "The king of hearts stands: only a fallen royal can be revived."),
        ("0 revive Qd2 9c", "The tribute must be a diamond."),
        ("0 revive Qd2 Xx", "A joker has no suit: it cannot be the tribute."),
        ("0 revive Qd2 3d", "You do not hold the 3 of diamonds."),
        ("0 revive Qs1 Kd", "The queen of spades is on the other field: you revive your own royals."),
    ],
)
def test_bury_and_revive(line: str, reason: str) -> None:
    assert why(Board("H0 9c Kd Xx, H1 3s, F0 Kh^ Qd_, F1 Qs^"), line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 arrow Qs1 9c", "Choose two, three or four cards as arrows: one is not enough."),
        ("0 arrow Qs1 2c 9d", "Arrows must all have the same suit, or all the same value."),
        ("0 arrow Qs1 2c 9c 9d", "Arrows must all have the same suit, or all the same value."),
        ("0 arrow Qs1 9d 9c", "Name the cards from ace to king: 9 of clubs and 9 of diamonds."),
        ("0 arrow Qs1 9c Kc", "The king of clubs is not a number card: attacks need an ace to a ten."),
        ("0 arrow Qs1 9c 9h", "You do not hold the 9 of hearts."),
        ("0 arrow Qs1 2c ??", "Name a card that you can see: '??' stands for a hidden one."),
        ("0 arrow direct 2c 9c", "A queen stands: you cannot hit the player."),
        ("0 arrow wipe 2c 9c", "Only a joker can wipe the floor."),
        ("0 arrow Jd2 2c 9c", "The jack of diamonds has fallen and cannot be attacked."),
        ("0 arrow Kh1 2c 9c", "The king of hearts is on the other field: you cannot attack your own royals."),
        ("0 arrow Kd1 2c 9c", "In slot 1 of your opponent's field is the queen of spades, not the king of diamonds."),
        ("0 arrow Kd3 2c 9c", "Slot 3 of your opponent's field is empty."),
    ],
)
def test_arrows(line: str, reason: str) -> None:
    assert why(Board("H0 2c 9c 9d Kc, H1 3s, F0 Kh^, F1 Qs/ Jd_"), line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 attack Jc2 9c Qs1", "Diagonal: attacks again next turn."),
        ("0 attack Qd3 9c Qs1", "The queen of diamonds has fallen: revive the royal first."),
        ("0 attack Qs1 9c Qs1", "The queen of spades is on the other field: you attack with your own royals."),
        ("0 attack Kd1 9c Qs1", "In slot 1 of your field is the king of hearts, not the king of diamonds."),
        ("0 attack Kh1 Kc Qs1", "The king of clubs is not a number card: attacks need an ace to a ten."),
        ("0 attack Kh1 8c Qs1", "You do not hold the 8 of clubs."),
        ("0 attack Kh1 9c wipe", "Only a joker can wipe the floor."),
        ("0 attack Kh1 9c Jd2", "The jack of diamonds has fallen and cannot be attacked."),
        ("0 attack Kh1 9c direct", "A queen stands: you cannot hit the player."),
    ],
)
def test_attacks(line: str, reason: str) -> None:
    assert why(Board("H0 9c Kc, H1 3s, F0 Kh^ Jc/ Qd_, F1 Qs/ Jd_"), line) == reason


def test_jokers() -> None:
    waiting = Board("H0 9c, H1 3s, J0 w")
    assert why(waiting, "0 joker 9c direct") == "Waiting: this joker attacks from your next turn on."
    in_hand = Board("H0 9c Xx, H1 3s")
    assert why(in_hand, "0 joker 9c direct") == ("Reveal the joker in your hand first: it can attack next turn.")
    assert why(Board("H0 9c, H1 3s"), "0 joker 9c direct") == "You have no joker on your field."
    ready = Board("H0 9c Kc, H1 3s, F1 Qs_, J0 r")
    assert why(ready, "0 joker 9c wipe") == "Hit the player instead: no royal stands that could be wiped."
    assert why(ready, "0 joker 9c Qs1") == "The queen of spades has fallen and cannot be attacked."
    assert why(ready, "0 joker Kc direct") == "The king of clubs is not a number card: attacks need an ace to a ten."
    guarded = Board("H0 9c, H1 3s, F1 Qs^, J0 r")
    assert why(guarded, "0 joker 9c direct") == "A queen stands: you cannot hit the player."


def test_futile_attacks_where_they_are_not_allowed_rule_12() -> None:
    board = Board("H0 2s 6s, H1 3s, F0 Jc^, F1 Jd^ Qs^, J0 r", futile_attacks=False)
    ending = "and this table does not allow attacks without effect."
    assert why(board, "0 attack Jc1 2s Jd1") == f"No effect (2 ÷ 3 = 0 < 3), {ending}"
    assert why(board, "0 arrow Jd1 2s 6s") == f"No effect (2 < 3), {ending}"
    assert why(board, "0 joker 6s wipe") == f"No effect (3 + 2 = 5 < 6), {ending}"


def test_answers() -> None:
    board = Board("H0 9c As 4h, H1 Ac 3s, F0 Kc^, F1 Kh^ Jd/ Js_").play("0 attack Kc1 9c Kh1")
    assert why(board, "1 block 3s") == "Only aces block."
    assert why(board, "1 block Ad") == "You do not hold the ace of diamonds."
    assert why(board, "1 counter Ac") == "You are the one attacked: your ace blocks."
    assert why(board, "1 jackrifice Jd2") == "Answer with an ace or pass first: then a jack may take the fall."
    assert why(board, "1 end") == "Answer the attack first: block it with an ace, or pass."
    assert why(board, "1 call") == "Answer the attack first: block it with an ace, or pass."
    board.play("1 block Ac")
    assert why(board, "0 counter 4h") == "Only aces counter."
    assert why(board, "0 block As") == "Your own attack was blocked: your ace counters."
    assert why(board, "0 end") == "Your attack was blocked: counter with an ace, or pass."
    board.play("0 counter As", "1 pass")
    assert why(board, "1 jackrifice Kh1") == "Only a jack can take the fall."
    assert why(board, "1 jackrifice Js3") == "This jack has fallen: only a standing one can take the fall."
    assert why(board, "1 jackrifice Jc1") == ("In slot 1 of your field is the king of hearts, not the jack of clubs.")
    assert why(board, "1 block Ac") == "The duel of aces is over and the attack stands."
    assert why(board, "1 discard 3s") == "One of your royals is falling: give a jack, or pass."


def test_the_target_itself_cannot_take_its_own_fall() -> None:
    board = Board("H0 9c 4h, H1 3s, F0 Kc^, F1 Jd^ Js^").play("0 attack Kc1 9c Jd1", "1 pass")
    assert why(board, "1 jackrifice Jd1") == "This jack is the target itself: another jack must take the fall."


def test_a_reshuffle_is_answered_first() -> None:
    board = Board("H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c, discard Kd")
    board.play("0 discard 9c", "0 end", "~ draw 0 2c")
    assert why(board, "0 discard 2c") == "Answer first: is this the last reshuffle?"
