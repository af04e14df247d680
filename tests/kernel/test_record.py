"""Records: read and written, and refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.kernel.errors import RecordError
from regalia.kernel.record import FORMAT, Record, read, write

GOOD: dict[str, Any] = {"format": FORMAT, "game": "bluff", "options": {}, "seats": 2, "lines": ["0 end"]}

DEEP = '{"a":' + "[" * 100_000

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(
    st.dictionaries(st.text(max_size=8), json_values, max_size=3),
    st.lists(st.text(max_size=20), max_size=5),
    st.none() | st.lists(st.floats(0, 1), max_size=4),
    st.none() | st.text(max_size=10),
)
def test_a_record_comes_back_from_its_bytes(
    options: dict[str, Any], lines: list[str], result: list[float] | None, reason: str | None
) -> None:
    whole = Record(
        format=FORMAT, game="bluff", rules=1, options=options, seats=2, lines=lines, result=result, reason=reason
    )
    told = write(whole)
    assert b"\n" not in told
    assert read(told) == whole
    assert read(told.decode()) == whole


def test_records_from_elsewhere_may_lack_rules_and_reason() -> None:
    assert read(json.dumps(GOOD)) == Record(format=FORMAT, game="bluff", options={}, seats=2, lines=["0 end"])


def test_what_is_absent_is_not_written() -> None:
    assert json.loads(write(read(json.dumps(GOOD)))) == GOOD


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "This is not JSON"),
        ("{", "This is not JSON"),
        (b"\xff\xfe", "This is not JSON"),
        ('"\ud800"', "This is not JSON"),
        ("null", "This is not a record: Expected `object`, got `null`"),
        ("[]", "This is not a record: Expected `object`, got `array`"),
        ("{}", "This is not a record: Object missing required field `format`"),
        (json.dumps(GOOD | {"seats": "2"}), "This is not a record: Expected `int`, got `str` - at `$.seats`"),
        (json.dumps(GOOD | {"seats": True}), "This is not a record: Expected `int`, got `bool` - at `$.seats`"),
        (json.dumps(GOOD | {"seats": 1e400}), "This is no"),
        (json.dumps(GOOD | {"lines": "0 end"}), "This is not a record: Expected `array`, got `str` - at `$.lines`"),
        (json.dumps(GOOD | {"lines": [0]}), "This is not a record: Expected `str`, got `int` - at `$.lines[0]`"),
        (json.dumps(GOOD | {"options": []}), "This is not a record: Expected `object`, got `array` - at `$.options`"),
        (json.dumps(GOOD | {"format": "regalia/9"}), "Format 'regalia/9' is unknown; this program reads 'regalia/1'."),
        (json.dumps(GOOD)[:-2], "This is not JSON"),
        pytest.param(json.dumps(GOOD).replace("{}", DEEP), "This is not a record: it is nested too deeply.", id="deep"),
    ],
)
def test_what_is_no_record_is_refused_in_words(text: bytes | str, word: str) -> None:
    with pytest.raises(RecordError) as wrong:
        read(text)
    assert str(wrong.value).startswith(word)


@given(st.binary(max_size=80))
def test_no_bytes_lead_to_anything_but_a_record_or_a_refusal(noise: bytes) -> None:
    with pytest.raises(RecordError):
        read(noise)
