"""Texts that cannot be read: each gets a place and a reason in plain words, without words of Python."""

from __future__ import annotations

import pytest

from regalia.files.reading import Unreadable, document, documents

WRONG = [
    ('{"a": 1', "line 1, column 8: This is not JSON: the text ends too early."),
    ('{"a": 1 "b": 2}', "line 1, column 9: This is not JSON: a comma is missing before this place."),
    ("{'a': 1}", "line 1, column 2: This is not JSON: the name of a field, in double quotes, must stand here."),
    ('{"a": }', "line 1, column 7: This is not JSON: a value must stand here."),
    ('{"a": NaN}', "line 1, column 7: This is not JSON: it has no NaN. Write a number."),
    ('{"life": 8, "life": 9}', "life: This field stands in its table twice: remove one."),
    (
        '{"name": "a", "name": "b", "units": [{}, {"life": 8, "life": 9}]}',
        "name, units[1].life: This field stands in its table twice: remove one.",
    ),
    (f'{{"a": {"9" * 5000}}}', "line 1, column 7: A number has too many digits."),
    (f"a = 1\nb = {'9' * 5000}\n", "line 2, column 5: A number has too many digits."),
    ("name = falconer\n", "line 1, column 8: This is not TOML: this is not a value: texts stand in quotes."),
    ("a = 1\na = 2\n", "This is not TOML: this field has a value already."),
    ("Hello, this is a letter.\n", "neither JSON, which begins with a brace, nor TOML: a line must be NAME = VALUE."),
]


@pytest.mark.parametrize(("text", "told"), WRONG, ids=[told for _, told in WRONG])
def test_a_text_that_cannot_be_read_is_told_in_plain_words(text: str, told: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        document(text.encode())
    assert told in str(wrong.value)
    assert "delimiter" not in str(wrong.value)
    assert "sys." not in str(wrong.value)


def test_another_encoding_is_told_with_the_way_out() -> None:
    with pytest.raises(Unreadable, match=r"byte 0: The file is not a text in UTF-8\. Save it as UTF-8\."):
        document('{"a": 1}'.encode("utf-16"))


@pytest.mark.parametrize("text", ["42", "null", '"hello"'])
def test_a_single_value_is_json(text: str) -> None:
    assert len(documents(text.encode())) == 1


def test_a_broken_line_of_json_lines_hides_no_other() -> None:
    found = documents(b'{"a": 1}\n{oops\n{"a": 3}\n')
    assert (found[0], found[2]) == ({"a": 1}, {"a": 3})
    assert isinstance(found[1], Unreadable)
    assert found[1].place == "line 2, column 2"
