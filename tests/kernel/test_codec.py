"""The one codec: number, text and structure, and what it says to a text that is none."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.card_fields import Card, Cards
from regalia.cards import BLANK, CARD, token
from regalia.kernel.codec import Codec, Number, OneOf, Verb, Words
from regalia.kernel.errors import NotationError

CODEC = Codec(
    (
        Verb(0, "end"),
        Verb(1, "attack", (Card(), OneOf("side", ("left", "right"), 1), Number("slot", 3))),
        Verb(2, "discard", (Cards(5),)),
        Verb(3, "draw", (Number("seat", 2), Card()), chance=True, grows=True),
        Verb(4, "first", (Number("seat", 1),), chance=True),
        Verb(5, "draw", (Card(),)),
    )
)

cards = st.sampled_from(sorted(CARD))


@given(cards, st.sampled_from(["left", "right"]), st.integers(0, 7))
def test_a_move_comes_back_from_its_text_and_its_structure(card: str, side: str, slot: int) -> None:
    text = f"attack {card} {side} {slot}"
    move = CODEC.parse(text)
    assert CODEC.text(move) == text
    assert CODEC.words(move) == Words("attack", (card, side, str(slot)))
    assert CODEC.parse(str(CODEC.words(move))) == move
    assert CODEC.line(1, move) == f"1 {text}"


@given(st.lists(cards, min_size=1, max_size=5))
def test_lists_of_cards_keep_their_order(chosen: list[str]) -> None:
    text = " ".join(["discard", *chosen])
    assert CODEC.text(CODEC.parse(text)) == text


@given(st.lists(st.tuples(cards, st.sampled_from(["left", "right"]), st.integers(0, 7)), min_size=2, unique=True))
def test_different_moves_have_different_numbers(moves: list[tuple[str, str, int]]) -> None:
    numbers = {CODEC.parse(f"attack {card} {side} {slot}") for card, side, slot in moves}
    assert len(numbers) == len(moves)


@given(st.integers(0, 3), st.lists(cards, min_size=1, max_size=6))
def test_a_chance_line_grows_and_is_split_again(seat: int, drawn: list[str]) -> None:
    moves = [CODEC.parse(f"draw {seat} {card}", chance=True) for card in drawn]
    line = CODEC.line(-1, moves[0])
    for move in moves[1:]:
        line = CODEC.grown(line, move)
    assert line == f"~ draw {seat} {' '.join(drawn)}"
    assert [CODEC.parse(part, chance=True) for part in CODEC.split(line.removeprefix("~ "))] == moves


@given(st.text(max_size=60))
def test_a_text_is_refused_or_is_the_text_of_its_move(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert CODEC.text(CODEC.parse(text)) == text


def test_choices_and_chance_may_share_a_name() -> None:
    assert CODEC.verb(CODEC.parse("draw Kh")).number == 5
    assert CODEC.verb(CODEC.parse("draw 0 Kh", chance=True)).number == 3


def test_a_chance_verb_that_does_not_grow_is_one_move() -> None:
    assert CODEC.split("first 1") == ["first 1"]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "There is no verb ''; there are end, attack, discard, draw."),
        ("atack Kh left 1", "There is no verb 'atack'; did you mean 'attack'?"),
        ("end now", "'now' is too much after 'end'."),
        ("attack", "card is missing."),
        ("attack Kx left 1", "'Kx' is not a card; cards are written like Kh, Tc or Xx."),
        ("attack Kh up 1", "'up' is not a valid side; there are left, right."),
        ("attack Kh left", "slot is missing."),
        ("attack Kh left 8", "'8' is not a valid slot."),
        ("attack Kh left 01", "'01' is not a valid slot."),
        ("attack Kh left -1", "'-1' is not a valid slot."),
        ("attack Kh left ٣", "'٣' is not a valid slot."),
        pytest.param("attack Kh left " + "9" * 5000, "'" + "9" * 5000 + "' is not a valid slot.", id="too many digits"),
        ("attack  Kh left 1", "'' is not a card; cards are written like Kh, Tc or Xx."),
        ("discard", "A card is missing."),
        ("discard 2c 3c 4c 5c 6c 7c", "At most 5 cards, not 6."),
    ],
)
def test_what_is_wrong_is_said(text: str, word: str) -> None:
    with pytest.raises(NotationError) as wrong:
        CODEC.parse(text)
    assert str(wrong.value) == word


def test_a_chance_line_without_items_is_refused() -> None:
    with pytest.raises(NotationError, match="'draw 0' names no card"):
        CODEC.split("draw 0")


def test_cards_are_written_as_two_letters() -> None:
    assert [token(card) for card in (0, 51, 52, int(BLANK))] == ["Ac", "Ks", "Xx", "??"]
    assert all(token(card) == name for name, card in CARD.items())


@pytest.mark.parametrize(
    "verbs",
    [
        (Verb(63, "end"),),
        (Verb(-1, "end"),),
        (Verb(0, "end"), Verb(0, "stop")),
        (Verb(0, "end"), Verb(1, "end")),
        (Verb(0, "discard", (Cards(10),)),),
    ],
)
def test_verbs_that_could_not_be_told_apart_or_do_not_fit_make_no_codec(verbs: tuple[Verb, ...]) -> None:
    with pytest.raises(ValueError, match=r"[Vv]erb"):
        Codec(verbs)
