"""Encoding: what is put is taken, in order, and no more than that."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.kernel.encoding import Encoding
from regalia.kernel.rules import read_state, read_view
from regalia.kernel.state import buffer, view
from regalia.testing.trial import encoded
from tests.testing.bluff import Bluff

numbers = st.lists(st.integers(-(2**63), 2**63 - 1), max_size=200)


def filled(values: list[int]) -> Encoding:
    encoding = Encoding()
    for value in values:
        encoding.put(value)
    return encoding


@given(numbers)
def test_what_is_put_is_taken_again(values: list[int]) -> None:
    encoding = filled(values)
    assert encoding.listed() == values
    assert [encoding.take() for _ in values] == values
    with pytest.raises(ValueError, match="less written than is read"):
        encoding.take()


@given(numbers, numbers)
def test_two_rows_are_the_same_when_all_their_numbers_are(one: list[int], other: list[int]) -> None:
    assert filled(one).same(filled(one))
    assert filled(one).same(filled(other)) == (one == other)


@given(numbers)
def test_loading_replaces_what_was_there(values: list[int]) -> None:
    encoding = filled([1, 2, 3])
    encoding.take()
    encoding.load(values)
    assert encoding.listed() == values
    assert [encoding.take() for _ in values] == values


def test_a_vector_is_written_with_its_length() -> None:
    row = buffer(3)
    row[1] = 7
    encoding = Encoding()
    encoding.put_all(row)
    assert encoding.listed() == [3, 0, 7, 0]
    assert list(encoding.take_all()) == [0, 7, 0]


def test_more_or_less_than_a_state_is_no_state() -> None:
    rules, _ = Bluff().set_up()
    written = encoded(rules.start())
    assert encoded(read_state(rules, written)) == written
    with pytest.raises(ValueError, match="numbers left"):
        read_state(rules, [*written, 0])
    with pytest.raises(ValueError, match="less written"):
        read_state(rules, written[:-1])


def test_more_or_less_than_a_view_is_no_view() -> None:
    rules, _ = Bluff().set_up()
    written = view(rules.start(), 0).listed()
    assert read_view(rules, written, [True, False]).listed() == written
    with pytest.raises(ValueError, match="numbers left"):
        read_view(rules, written, [False, False])
    with pytest.raises(ValueError, match="less written"):
        read_view(rules, written, [True, True])
