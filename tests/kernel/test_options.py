"""Options: declared once, checked, and told back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.kernel.errors import OptionError
from regalia.kernel.options import Option, changed, complete
from tests.testing.bluff import Bluff
from tests.testing.partners import Partners


def even(value: Any) -> Any:
    if value % 2:
        raise OptionError("Option 'data' must be even.")
    return value


OPTIONS = (
    Option("limit", "int", 3, "a limit", low=0, high=20, nullable=True),
    Option("reading", "text", "end", "a reading", values=("end", "start")),
    Option("futile", "bool", True, "whether"),
    Option("data", "data", 0, "checks itself", check=even),
    Option("free", "data", None, "anything"),
)

given_options = st.fixed_dictionaries(
    {},
    optional={
        "limit": st.none() | st.integers(0, 20),
        "reading": st.sampled_from(["end", "start"]),
        "futile": st.booleans(),
        "data": st.sampled_from([0, 2, 4]),
    },
)


@given(given_options)
def test_what_is_not_given_has_its_default_and_the_header_holds_the_rest(given: dict[str, Any]) -> None:
    full = complete(OPTIONS, given)
    assert list(full) == ["limit", "reading", "futile", "data", "free"]
    assert all(full[name] == value for name, value in given.items())
    header = changed(OPTIONS, given)
    assert complete(OPTIONS, header) == full
    assert all(value != OPTIONS[list(full).index(name)].default for name, value in header.items())


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"limits": 3}, "There is no option 'limits'; there are: limit, reading, futile, data, free."),
        ({"limit": 21}, "Option 'limit' cannot be 21: it takes 0 to 20, null."),
        ({"limit": True}, "Option 'limit' cannot be True: it takes 0 to 20, null."),
        ({"limit": 3.0}, "Option 'limit' cannot be 3.0: it takes 0 to 20, null."),
        ({"limit": "3"}, "Option 'limit' cannot be '3': it takes 0 to 20, null."),
        ({"reading": "middle"}, "Option 'reading' cannot be 'middle': it takes end, start."),
        ({"reading": None}, "Option 'reading' cannot be None: it takes end, start."),
        ({"reading": ["end"]}, "Option 'reading' cannot be ['end']: it takes end, start."),
        ({"futile": 1}, "Option 'futile' cannot be 1: it takes true, false."),
        ({"data": 3}, "Option 'data' must be even."),
    ],
)
def test_a_wrong_option_is_named_with_the_reason_and_the_way_out(given: dict[str, Any], word: str) -> None:
    with pytest.raises(OptionError) as wrong:
        complete(OPTIONS, given)
    assert str(wrong.value) == word


def test_data_says_where_to_look() -> None:
    assert OPTIONS[4].allowed() == "see the rules"


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="there are: none"):
        complete((), {"decks": 1})


@pytest.mark.parametrize("seats", [0, -1, 1, 5, True])
def test_seats_out_of_range_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"Partners takes 2 to 4 seats, not {seats}"):
        Partners().set_up({}, seats)


def test_a_game_for_two_says_two() -> None:
    with pytest.raises(OptionError, match="Bluff takes 2 seats, not 3"):
        Bluff().set_up({}, 3)


def test_the_usual_number_of_seats_is_taken_where_none_is_said() -> None:
    assert Partners().set_up()[0].seats == 4
