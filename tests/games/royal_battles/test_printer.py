"""What is printed: the pages, the paper, and what stands on an Advantage's line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regalia.cli import app
from regalia.games.royal_battles.printer import chosen, sheets
from regalia.games.royal_battles.units import all_units, rulebook
from regalia.kernel.errors import RegaliaError

HERALD = """
[[units]]
name = "herald"
letter = "H"
type = "ranged"
life = 9
accuracy = 3
evasion = 3
damage = [3, 4, 6]
armour = 2
advantage = { name = "Fanfare", position = "any", base = 3, draw_on_hit = 1 }
"""


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def papers(pdf: bytes) -> set[tuple[int, int]]:
    """The sizes of the pages in points, the shorter edge first."""
    found = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", pdf)
    sizes = [sorted((round(float(width)), round(float(height)))) for width, height in found]
    return {(short, long) for short, long in sizes}


def test_a_blank_form_the_cards_and_the_tokens_on_a4() -> None:
    pdf = sheets(rulebook(), [], "a4")
    assert pdf.startswith(b"%PDF")
    assert pages(pdf) == 3
    assert papers(pdf) == {(595, 842)}


def test_a_form_for_each_army_on_letter() -> None:
    units = rulebook()
    pdf = sheets(units, [chosen(units, "PNQK"), chosen(units, "PRBK")], "letter")
    assert pages(pdf) == 4
    assert papers(pdf) == {(612, 792)}


def test_a_letter_that_no_unit_has_is_told() -> None:
    with pytest.raises(RegaliaError, match="No unit has the letter 'Z'"):
        chosen(all_units([]), "PZ")


def test_the_command_prints_units_of_a_file(tmp_path: Path) -> None:
    units = tmp_path / "units.toml"
    units.write_text(HERALD)
    target = tmp_path / "sheets.pdf"
    asked = ["print", "royal-battles", "--options", str(units), "--armies", "HHPP", "--out", str(target)]
    assert CliRunner().invoke(app, asked).exit_code == 0
    assert pages(target.read_bytes()) == 3


@pytest.mark.parametrize("armies", ["PNQ", "PNQK,PRBK,PPPP", "PNQZ"])
def test_armies_that_are_none_are_refused(armies: str, tmp_path: Path) -> None:
    target = tmp_path / "sheets.pdf"
    done = CliRunner().invoke(app, ["print", "royal-battles", "--armies", armies, "--out", str(target)])
    assert done.exit_code != 0
    assert not target.exists()
