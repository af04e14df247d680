"""Chance lines whose items stand in order, events from outside, and options that are a word or a number."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.card_fields import Card
from regalia.cards import token
from regalia.kernel.codec import Codec, Number, Verb
from regalia.kernel.errors import NotationError, OptionError
from regalia.kernel.options import Option

CODEC = Codec(
    (
        Verb(0, "draw", (Number("seat", 2), Card()), chance=True, grows=True),
        Verb(1, "pack", (Number("seat", 2), Card()), chance=True, grows=True, ordered=True),
        Verb(2, "time", chance=True, outside=True),
    )
)


@given(st.permutations(range(8)))
def test_an_ordered_line_is_the_same_whatever_order_the_cards_came_in(cards: list[int]) -> None:
    line = ""
    for card in cards:
        move = CODEC.parse(f"pack 1 {token(card)}", chance=True)
        line = CODEC.grown(line, move) if line else CODEC.line(-1, move)
    assert line == "~ pack 1 Ac Ad Ah As 2c 2d 2h 2s"
    assert CODEC.split(line.removeprefix("~ ")) == [f"pack 1 {token(card)}" for card in range(8)]


def test_other_lines_keep_the_order_of_their_cards() -> None:
    first, second = (CODEC.parse(f"draw 1 {card}", chance=True) for card in ("Kh", "Ac"))
    assert CODEC.grown(CODEC.line(-1, first), second) == "~ draw 1 Kh Ac"


@pytest.mark.parametrize("text", ["pack 1 Ad Ac", "pack 1 Ac Ad Zz"])
def test_an_ordered_line_out_of_order_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        CODEC.split(text)


def test_an_outside_event_has_a_verb_of_chance() -> None:
    time = CODEC.parse("time", chance=True)
    assert CODEC.line(-1, time) == CODEC.line(1, time) == "~ time", "whoever is to choose"
    with pytest.raises(NotationError, match="too much"):
        CODEC.parse("time out", chance=True)


def test_a_text_with_a_range_takes_its_numbers_too() -> None:
    option = Option("first", "text", "random", "Who begins.", values=("random",), low=0, high=3)
    assert [option.checked(value) for value in ("random", 0, 3)] == ["random", 0, 3]
    for wrong in ("0", 4, -1, True, None, 1.0):
        with pytest.raises(OptionError, match="random, 0 to 3"):
            option.checked(wrong)
    plain = Option("mode", "text", "a", "A mode.", values=("a", "b"))
    with pytest.raises(OptionError):
        plain.checked(0)
