"""What holds for every sheet of every game: it is printed on both papers, at its scale, inside its margins."""

from __future__ import annotations

import io
import sys
from itertools import groupby

import pytest
from PIL import Image

from regalia.cli.commands import print as print_command
from regalia.games import catalogue, find
from regalia.games.battle_royal.map.maps import shipped_data
from regalia.house_rules import differences
from regalia.kernel.errors import OptionError, RegaliaError
from regalia.kernel.paper import press
from regalia.kernel.paper.press import PAPERS
from regalia.kernel.paper.printing import RULES, chosen, ordered, pages, parts_of
from regalia.kernel.paper.reference import reference
from tests.kernel.paper.sheets import DOTS_A_MM, DPI, PAPER_SIZES, page_count, paper_sizes, pdf_of, pictures_of

INK = 140  # darker than this is printed
COMMON = 4  # parts that every game has
EDGE = 4  # millimetres that most printers leave white
SHEETS = [(key, part.key) for key, game in catalogue().items() for part in parts_of(game) if part != RULES]


def test_every_game_is_printed() -> None:
    assert all(len(parts_of(game)) > 3 for game in catalogue().values())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("key", "part"), SHEETS)
def test_a_part_stays_inside_the_edges_of_its_paper(key: str, part: str, paper: str) -> None:
    """Text that overflows runs into the edge or onto a page of its own; the games' tests count pages."""
    for page in pictures_of(key, [part], paper, dots=2.54 * DOTS_A_MM * 2):
        width, height = page.size
        edge = EDGE * 2
        inside = page.crop((edge, edge, width - edge, height - edge))
        assert darkest(inside) < INK
        for strip in (
            (0, 0, width, edge),
            (0, height - edge, width, height),
            (0, 0, edge, height),
            (width - edge, 0, width, height),
        ):
            assert darkest(page.crop(strip)) > INK, f"{key} {part} on {paper} prints into the edge {strip}"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("key", "part"), [("royals", "mat"), ("royals", "scores")])
def test_the_bar_is_50_mm_long(key: str, part: str, paper: str) -> None:
    """The longest unbroken line in the foot, upright and flipped pages."""
    (page,) = pictures_of(key, [part], paper)
    width, height = page.size
    foot = page.crop((0, height - 17 * DOTS_A_MM, width, height))
    assert max(longest_run(foot, y) for y in range(foot.size[1])) == pytest.approx(50 * DOTS_A_MM, abs=3)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_bar_stands_at_the_right_margin_below_a_map_on_upright_paper(paper: str) -> None:
    """A foot that is too long for one line must not break before the bar."""
    square = {**shipped_data("roses"), "rows": 24}
    square["terrain"] = [*square["terrain"], *["." * square["columns"]] * 9]
    del square["numbers"], square["symmetry"]
    page = pictures_of("battle-royal", ["table-map"], paper, {"map": square})[0]
    width, height = page.size
    assert width < height
    corner = page.crop((width - 62 * DOTS_A_MM, height - 17 * DOTS_A_MM, width - 9 * DOTS_A_MM, height))
    assert max(longest_run(corner, y) for y in range(corner.size[1])) == pytest.approx(50 * DOTS_A_MM, abs=3)


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_have_the_size_of_the_paper(paper: str) -> None:
    assert paper_sizes(pdf_of("royals", [], paper)) == {PAPER_SIZES[paper]}


@pytest.mark.release
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("key", catalogue())
def test_all_parts_go_into_one_file(key: str, paper: str) -> None:
    pdf = pdf_of(key, [part.key for part in parts_of(find(key))], paper)
    assert page_count(pdf) > 12, "the rules alone have so many pages"
    assert paper_sizes(pdf) == {PAPER_SIZES[paper]}


def test_the_usual_parts_leave_out_the_rules() -> None:
    game = find("royals")
    assert RULES not in chosen(game, [])
    assert [part.key for part in chosen(game, ["scores", "rules"])] == ["rules", "scores"]


def test_an_unknown_part_is_named() -> None:
    with pytest.raises(RegaliaError, match="no part 'dice' to print; there are: guide, rules, reference"):
        chosen(find("royals"), ["dice"])


def test_options_that_no_number_of_seats_suits_are_refused() -> None:
    with pytest.raises(OptionError, match="hits_to_lose"):
        ordered(find("battle"), {"hits_to_lose": 99})
    assert ordered(find("royal-battles"), {"mode": "master"}).seats == 3


def test_house_rules_are_a_section_of_the_reference() -> None:
    """Whatever the sheets themselves do not say, such as who begins."""
    game = find("royals")
    options = {"first_player": "seat1", "futile_attacks": False}
    clauses = differences(game, options)
    assert len(clauses) == 2
    text = game.printer().reference(ordered(game, options))  # type: ignore[union-attr]
    assert reference(text)["sections"] == reference(text, clauses)["sections"][:-1]
    last = reference(text, clauses)["sections"][-1]
    assert last["title"] == "House rules at this table"
    assert len(last["blocks"][0]["items"]) == 2


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("key", catalogue())
def test_reference_cards_keep_clear_of_the_cut(key: str, paper: str) -> None:
    """With many house rules and large armies the type shrinks; no line of text touches the dashed line."""
    game = find(key)
    options = {"mode": "master", "points": 400, "setting": "gothic"} if key == "royal-battles" else {}
    house = ["a house rule that needs all of a line, and then a few words more"] * 5
    order = ordered(game, options, house_rules=house)
    page = Image.open(io.BytesIO(pages(game, "", order, ["reference-cards"], paper, DPI)[0])).convert("L")
    width, height = page.size
    dashed = [y for y in range(height // 3, 2 * height // 3) if dashes(page, y)]
    assert dashed, "the line between the cards"
    above = page.crop((10 * DOTS_A_MM, dashed[0] - 3 * DOTS_A_MM, width - 10 * DOTS_A_MM, dashed[0] - 2))
    assert darkest(above) > INK


def dashes(page: Image.Image, y: int) -> bool:
    """Whether a dashed line goes through the margin at this height."""
    return darkest(page.crop((6 * DOTS_A_MM, y, 9 * DOTS_A_MM, y + 1))) < 200


def test_the_help_lists_every_part() -> None:
    text = print_command.main.__doc__ or ""
    listed = {key: line for line in text.splitlines() for key in line.partition(":")[0].replace(" ", "").split(",")}
    for key, game in catalogue().items():
        own = [part.key for part in parts_of(game)][COMMON:]
        assert listed[key].partition(": ")[2] == ", ".join(own)
    assert listed["allgames"].endswith(", ".join(part.key for part in parts_of(find("royals"))[:COMMON]))


def test_without_typst_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    press._fonts.cache_clear()
    with pytest.raises(RegaliaError, match=r"Printing needs the package 'typst': pip install 'regalia\[print\]'"):
        pdf_of("royals", ["scores"])


def darkest(page: Image.Image) -> int:
    return min(page.tobytes())


def longest_run(page: Image.Image, y: int) -> int:
    row = page.crop((0, y, page.size[0], y + 1)).tobytes()
    return max((len(list(run)) for dark, run in groupby(row, lambda value: value < 200) if dark), default=0)
