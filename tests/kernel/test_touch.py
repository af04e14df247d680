"""Touches narrow the choices; nothing is meant before all of its path was touched."""

from __future__ import annotations

from regalia.kernel.scene import Choice
from regalia.kernel.touch import meant, remaining


def choice(*touch: str) -> Choice:
    return Choice(line=f"0 {' '.join(touch)}", label="", touch=touch)


KING_ON_QUEEN = choice("Kh", "9c", "Qs")
KING_ON_JACK = choice("Kh", "9c", "Jd")
PAIR_ON_QUEEN = choice("9c", "9d", "Qs")
ONE_AWAY = choice("9c", "act:discard")
BOTH_AWAY = choice("9c", "9d", "act:discard")
CHOICES = (KING_ON_QUEEN, KING_ON_JACK, PAIR_ON_QUEEN, ONE_AWAY, BOTH_AWAY)


def test_each_touch_narrows_in_any_order() -> None:
    assert remaining(CHOICES, ["9c"]) == list(CHOICES)
    assert remaining(CHOICES, ["9c", "Kh"]) == [KING_ON_QUEEN, KING_ON_JACK]
    assert remaining(CHOICES, ["Qs", "9d"]) == [PAIR_ON_QUEEN]
    assert remaining(CHOICES, ["Kh", "9d"]) == []


def test_the_last_id_settles_a_path_that_others_go_on_from() -> None:
    assert meant(CHOICES, ["9c", "act:discard"]) is ONE_AWAY
    assert meant(CHOICES, ["9d", "9c", "act:discard"]) is BOTH_AWAY
    assert meant(CHOICES, ["act:discard", "9c"]) is None


def test_one_left_is_not_meant_before_its_path_is_touched() -> None:
    assert meant(CHOICES, []) is None
    assert meant(CHOICES, ["9d", "Qs"]) is None
    assert meant(CHOICES, ["9d", "Qs", "9c"]) is PAIR_ON_QUEEN
    assert meant(CHOICES, ["Jd", "Kh"]) is None


def test_equal_tokens_stand_in_for_each_other() -> None:
    alike = {"7h'": "7h"}
    one, both = choice("7h", "plate1"), choice("7h", "7h'", "plate1")
    assert meant((one, both), ["7h'", "plate1"], alike) is one
    assert meant((one, both), ["7h'", "7h", "plate1"], alike) is both
    assert remaining((one, both), ["7h'", "7h"], alike) == [both]
    assert remaining((one, both), ["7h", "7h'", "7h"], alike) == []
