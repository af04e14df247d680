"""Worked examples and glossaries are read from Markdown, and faults in them are named."""

from __future__ import annotations

import pytest

from regalia.kernel.errors import RegaliaError
from regalia.kernel.rulebook import examples, glossary
from regalia.kernel.rulebook.glossary import entry_for, paragraph

BLOCK = """Words.

```example
title: A blow
seat: 1
seats: 3
options: {"decks": 2}
position: H0 9c,
  F0 Kh^
play: 0 end
play: 1 end
mark: field0 = Your field
expect: 2 points
say: One line
  and the next.
```
"""
TERMS = """## 3. Cards

**3.1 Trumps.** A Trump counts.
It counts twice.

## 14. Glossary

| Term | Meaning | Rule |
|---|---|---|
| Trump, Trumps | A card that counts. | 3.1 |
| Cold War | Only arrows. | 3 |

## 15. Appendix

| not | a term | 3.1 |
"""


def test_a_block_is_read_with_its_continued_lines() -> None:
    (example,) = examples(BLOCK)
    assert (example.title, example.seat, example.seats, example.options) == ("A blow", 1, 3, {"decks": 2})
    assert example.position == "H0 9c, F0 Kh^"
    assert example.lines == ("0 end", "1 end")
    assert [(mark.at, mark.text) for mark in example.marks] == [("field0", "Your field")]
    assert example.text == "One line and the next."


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("title: A blow\n", "", "no title"),
        ("seat: 1", "seat: 1\nseat: 2", "two lines 'seat'"),
        ("say: One", "tell: One", "no line like 'tell: One line'"),
        ("mark: field0 = Your", "mark: field0 Your", "ID = words"),
    ],
)
def test_faults_are_named(old: str, new: str, fault: str) -> None:
    with pytest.raises(RegaliaError, match=fault):
        examples(BLOCK.replace(old, new))


def test_a_glossary_is_the_table_under_its_heading() -> None:
    found = glossary(TERMS)
    assert [(entry.term, entry.forms, entry.rule) for entry in found] == [
        ("Trump", ("Trump", "Trumps"), "3.1"),
        ("Cold War", ("Cold War",), "3"),
    ]
    assert glossary("# Rules") == []


def test_terms_are_found_in_any_form_and_case_and_lead_to_their_paragraph() -> None:
    entry = entry_for(glossary(TERMS), " trumps ")
    assert entry is not None
    assert paragraph(TERMS, entry.rule) == "**3.1 Trumps.** A Trump counts.\nIt counts twice."
    assert entry_for(glossary(TERMS), "tribute") is None
    assert paragraph(TERMS, "9.9") == ""
