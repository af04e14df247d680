# native: pictures
"""The printer: army record forms, unit cards and tokens as a PDF."""

from __future__ import annotations

import importlib.resources
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from regalia.games.royal_battles.armies import SIZES
from regalia.games.royal_battles.unit_words import advantage_words
from regalia.games.royal_battles.units import Unit, all_units
from regalia.kernel.errors import RegaliaError
from regalia.kernel.optional.printer import Printer

PAPERS = ("a4", "letter")
INK = "#2a2230"
IVORY = "#fbf5e6"
WHITE_MAN = {"fill": IVORY, "line": INK, "rim": INK, "w": "3"}
BLACK_MAN = {"fill": INK, "line": IVORY, "rim": INK, "w": "2.5"}


class RoyalBattlesPrinter(Printer):
    """Record forms, unit cards and tokens to cut out."""

    def sheets(self, options: Mapping[str, Any], filled: Sequence[str], paper: str) -> bytes:
        return printed(options.get("units", []), filled, paper)


def printed(records: Sequence[Mapping[str, Any]], armies: Sequence[str], paper: str) -> bytes:
    """The PDF for all units, with armies given by letters; raises RegaliaError."""
    units = all_units(records)
    given = [chosen(units, letters) for letters in armies]
    if len(given) > 2 or any(len(army) != SIZES["duel"] for army in given):
        raise RegaliaError("Give one or two armies of four letters, like PNQK,PRBK.")
    return sheets(units, given, paper)


def sheets(units: Sequence[Unit], armies: Sequence[Sequence[Unit]], paper: str) -> bytes:
    """The PDF: a record form per army, or a blank one, then cards and tokens."""
    try:
        import typst
    except ModuleNotFoundError:
        raise RegaliaError("Printing needs the package 'typst': pip install 'regalia[print]'.") from None
    data = {
        "paper": {"a4": "a4", "letter": "us-letter"}[paper],
        "armies": [[_sheet(unit) for unit in army] for army in armies],
        "units": [_sheet(unit) for unit in units],
    }
    template = importlib.resources.files(__package__).joinpath("data/sheets.typ").read_bytes()
    return bytes(typst.compile(template, sys_inputs={"data": json.dumps(data)}))


def chosen(units: Sequence[Unit], letters: str) -> list[Unit]:
    """The units of an army written as letters; raises RegaliaError for an unknown letter."""
    by_letter = {unit.letter: unit for unit in units}
    for letter in letters:
        if letter not in by_letter:
            raise RegaliaError(f"No unit has the letter {letter!r}; there are: {', '.join(by_letter)}.")
    return [by_letter[letter] for letter in letters]


def _sheet(unit: Unit) -> dict[str, Any]:
    record = asdict(unit)
    record["advantage"] = {"name": unit.advantage.name, "text": f"{_capital(advantage_words(unit))}."}
    record["men"] = {"white": _man(unit.letter, WHITE_MAN), "black": _man(unit.letter, BLACK_MAN)}
    return record


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _man(letter: str, colours: dict[str, str]) -> str:
    """The unit's drawing: its chess piece, or a shield with its letter."""
    art = importlib.resources.files(__package__).joinpath("art/men.svg").read_text(encoding="utf-8")
    found = re.search(rf'<symbol id="man-{letter}"[^>]*>(.*?)</symbol>', art)
    drawn = found[1] if found else _shield(letter)
    inked = re.sub(r"var\(--man-(\w+),[^)]*\)", lambda name: colours[name[1]], drawn)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{inked}</svg>'


def _shield(letter: str) -> str:
    return (
        '<path d="M16 10H84V48C84 72 66 86 50 94C34 86 16 72 16 48Z" fill="var(--man-fill,x)" stroke="var(--man-rim,x)"'
        ' stroke-width="8" stroke-linejoin="round"/>'
        f'<text x="50" y="66" text-anchor="middle" font-family="Libertinus Serif" font-size="56" font-weight="bold"'
        f' fill="var(--man-line,x)">{letter}</text>'
    )
