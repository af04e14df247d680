"""Sheets of an event, set by Typst: pairings, score sheets, deck lists."""

from __future__ import annotations

import importlib.resources
from collections.abc import Sequence
from typing import Any

from regalia.kernel.paper.press import PAPERS, pdf

MAIN = """
#import "paper.typ": document
#import "event.typ": sheets
#let data = json("data.json")
#show: document.with(data.title)
#for one in data.sheets { (sheets.at(one.part))(one) }
"""


def event_pdf(title: str, sheets: Sequence[dict[str, Any]], paper: str) -> bytes:
    """The PDF of sheets as ``event_sheet`` describes them; raises RegaliaError without Typst."""
    source = importlib.resources.files(__package__).joinpath("data", "event.typ").read_bytes()
    data = {"title": title, "edition": sheets[0]["edition"], "sheets": [*sheets], "paper": PAPERS[paper]}
    return pdf(MAIN, data, {"event.typ": source}, sheets[0]["people"])
