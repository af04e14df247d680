"""The words of positions: every kind both ways, and what is said where a text is wrong."""

from __future__ import annotations

import pytest

from regalia.kernel.errors import NotationError, RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.positions.said import split
from regalia.kernel.positions.words import Bag, Flag, Items, Kind, Number, Numbers, OneOf, Seat, Turn
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, open_view, view
from tests.testing.bluff import Bluff
from tests.testing.partners import Partners

FRUIT = ("apple", "pear", "plum")


@pytest.mark.parametrize(
    ("kind", "values", "text"),
    [
        (Number(), [12], "12"),
        (Number(-5), [-3], "-3"),
        (Numbers(), [2, 0, -1], "2 0 -1"),
        (Numbers(), [], "empty"),
        (Flag(), [1], ""),
        (Flag(), [0], "no"),
        (OneOf(FRUIT, -1), [-1], "apple"),
        (Seat(3), [-1], "none"),
        (Seat(3), [2], "2"),
        (Turn(2), [int(CHANCE)], "chance"),
        (Turn(2), [int(OVER)], "over"),
        (Turn(2), [int(REVEAL)], "reveal"),
        (Turn(2), [1], "1"),
        (Items(FRUIT), [2, 0, 0], "plum apple apple"),
        (Items(FRUIT), [], "empty"),
        (Bag(FRUIT), [2, 0, 4], "apple apple plum*4"),
        (Bag(FRUIT), [0, 0, 0], "empty"),
    ],
)
def test_words_and_numbers(kind: Kind, values: list[int], text: str) -> None:
    assert " ".join(kind.words(values)) == text
    assert kind.values(text.split()) == values


@pytest.mark.parametrize(
    ("kind", "text", "words"),
    [
        (Number(), "x", "'x' is not a number from 0; write digits"),
        (Number(), "-1", "is not a number from 0"),
        (Number(), "1 2", "takes one number, not 2"),
        (Number(), "9" * 30, "is not a number"),
        (Numbers(2), "1", "takes 2 numbers, not 1"),
        (Flag(), "maybe", "takes 'yes' or 'no'"),
        (OneOf(FRUIT), "melon", "'melon' is not among apple, pear, plum"),
        (Seat(2), "2", "'2' is not among none, 0, 1"),
        (Items(FRUIT, 1), "apple plum", "holds at most 1, not 2"),
        (Items(FRUIT, noun="fruit"), "melon", "'melon' is not a fruit that belongs here; there are apple to plum"),
        (Bag(FRUIT), "plum*x", "'x' is not a number"),
    ],
)
def test_wrong_words(kind: Kind, text: str, words: str) -> None:
    with pytest.raises(NotationError) as wrong:
        kind.values(text.split())
    assert words in str(wrong.value)


def test_clauses_are_split_at_commas() -> None:
    assert split(" b 1 2 ,a,, c x") == {"b": ["1", "2"], "a": [], "c": ["x"]}
    with pytest.raises(NotationError, match="'a' is said twice"):
        split("a 1, a 2")
    with pytest.raises(NotationError, match="at most 20000 characters"):
        split("a" * 20_001)


def test_only_what_is_unusual_is_written() -> None:
    game = Bluff()
    rules, _ = game.set_up()
    state = rules.start()
    assert game.positions().write(rules, state) == ""
    assert game.positions().write_view(rules, view(state, 0)) == "view 0"
    told = game.positions().read(rules, "score 2 1")
    assert game.positions().write(rules, told) == "score 2 1"


def test_a_view_names_the_hands_it_sees() -> None:
    game = Partners()
    rules, _ = game.set_up()
    state = rules.start()
    positions = game.positions()
    texts = [positions.write_view(rules, view(state, seat)) for seat in (SPECTATOR, 0, 3)]
    assert texts == ["view spectator", "view 0 sees 0 2", "view 3 sees 1 3"]
    assert [hand is None for hand in positions.read_view(rules, texts[1]).hands] == [False, True, False, True]
    everything = positions.write_view(rules, open_view(state, SPECTATOR))
    assert everything == "view spectator sees 0 1 2 3"
    assert positions.read_view(rules, everything).seat == SPECTATOR


def test_a_game_without_texts_says_so() -> None:
    class Silent(Game):
        title = "Silent"

    with pytest.raises(RegaliaError, match="Silent does not tell how its positions are written"):
        Silent().positions()
