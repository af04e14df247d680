"""Sheets of an event, set by Typst: pairings, score sheets, deck lists."""

from __future__ import annotations

import importlib.resources
from typing import Any

from regalia.kernel.paper.press import PAPERS, pdf

MAIN = """
#import "paper.typ": document
#import "event.typ": sheets
#let data = json("data.json")
#show: document.with(data.title)
#(sheets.at(data.part))(data)
"""


def event_pdf(data: dict[str, Any], paper: str) -> bytes:
    """The PDF of a sheet; raises RegaliaError without Typst."""
    source = importlib.resources.files(__package__).joinpath("data", "event.typ").read_bytes()
    return pdf(MAIN, {**data, "paper": PAPERS[paper]}, {"event.typ": source})
