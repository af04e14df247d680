"""The glossary of a game: the table under the heading "Glossary" in ``rules.md``.

Each row has a term, one sentence, and the paragraph that rules it. Further forms of the term stand after commas: ``tribute,
tributes``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

SECTION = re.compile(r"^## (?:\d+\. )?Glossary\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| (.+?) \| (.+?) \| (\d+(?:\.\d+)?) \|$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Entry:
    """A term with its other forms, one sentence about it, and the number of its rule."""

    term: str
    forms: tuple[str, ...]
    text: str
    rule: str


def glossary(rules: str) -> list[Entry]:
    """The entries of a rules text in their order; empty for a text without a glossary."""
    section = SECTION.search(rules)
    if section is None:
        return []
    found = []
    for names, text, rule in ROW.findall(section[1]):
        term, *forms = [name.strip(" *") for name in names.split(",")]
        found.append(Entry(term, (term, *forms), text, rule))
    return found


def entry_for(entries: Sequence[Entry], word: str) -> Entry | None:
    """The entry with this term in any of its forms, in any case; None where there is none."""
    wanted = word.strip().lower()
    return next((entry for entry in entries if wanted in (form.lower() for form in entry.forms)), None)


def paragraph(rules: str, number: str) -> str:
    """The paragraph with this number, as Markdown; empty where there is none."""
    found = re.search(rf"^\*\*{re.escape(number)}\b.*?(?=\n\n|\Z)", rules, re.MULTILINE | re.DOTALL)
    return found[0] if found else ""
