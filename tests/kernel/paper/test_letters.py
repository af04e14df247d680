"""Letters that no font has: they are found, and printed as an ellipsis or a number instead of a box."""

from __future__ import annotations

from regalia.kernel.paper.letters import GAP, NOTE, spared, unusual, without_font
from regalia.kernel.paper.press import _fonts, _with_fonts

NOBODYS = "\u0530"  # a place of Unicode that has no letter, so that no font has it
GREEK, CYRILLIC, CHINESE = "Ελένη", "Дмитрий", "王小明"


def test_our_fonts_have_greek_and_cyrillic_but_not_chinese() -> None:
    ours = _fonts(system=False)
    assert without_font({*"Łukasz", *GREEK, *CYRILLIC}, ours) == set()
    assert without_font({*CHINESE, "a", NOBODYS}, ours) == {*CHINESE, NOBODYS}


def test_only_unusual_letters_are_looked_for() -> None:
    assert unusual(f"Zoë, {GREEK} “Łukasz” {CHINESE}{NOBODYS}") == {*CHINESE, NOBODYS}


def test_a_name_of_nothing_else_is_numbered() -> None:
    names = ["Ada", NOBODYS * 3, f"Ben {NOBODYS}"]
    data = {"rows": [["Ada", f"2 : 1, {names[1]}"], (names[2],)], "table": 3}
    assert spared(data, {NOBODYS}, names) == {"rows": [["Ada", "2 : 1, No. 2"], [f"Ben {GAP}"]], "table": 3}


def test_the_foot_says_what_is_left_out() -> None:
    usual, ours = _with_fonts({"edition": "Royals", "rows": [GREEK]}, ())
    assert (usual["edition"], ours) == ("Royals", _fonts(system=False))
    shown, _ = _with_fonts({"edition": "Royals", "rows": [NOBODYS]}, ())
    assert shown == {"edition": f"Royals · {NOTE}", "rows": [GAP]}
