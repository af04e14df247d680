"""The first sheet says what the others are for, how many a table needs, and how they are cut."""

from __future__ import annotations

import pytest

from regalia.games import catalogue, find
from regalia.kernel.paper.printing import GUIDE, chosen, ordered, parts_of
from tests.kernel.paper.sheets import page_count, pdf_of, pictures_of


@pytest.mark.parametrize("key", catalogue())
def test_every_part_says_what_to_do_with_it(key: str) -> None:
    for part in parts_of(find(key)):
        assert part == GUIDE or part.use.startswith(("One", "One,")), part.key
        assert part == GUIDE or part.use.endswith("."), part.key


@pytest.mark.parametrize("key", catalogue())
def test_the_guide_comes_first_and_takes_one_sheet(key: str) -> None:
    assert chosen(find(key), [])[0] == GUIDE
    assert page_count(pdf_of(key, ["guide"])) == 1


def test_naming_the_parts_adds_no_page() -> None:
    assert page_count(pdf_of("royals", ["guide", "mat", "scores"])) == 3


def test_the_guide_tells_which_sheets_a_part_has() -> None:
    """With another part in the file its table says something else; what follows it does not matter to a part alone."""
    with_mat, with_scores = (pictures_of("royals", ["guide", part])[0] for part in ("mat", "scores"))
    assert with_mat.tobytes() != with_scores.tobytes()


@pytest.mark.parametrize(
    ("key", "options", "needs"),
    [
        ("royals", {}, "One pack of 52 cards with 2 jokers."),
        ("royals", {"decks": 2, "jokers_per_deck": 1}, "2 packs of 52 cards with 1 joker each."),
        ("royals", {"jokers_per_deck": 0}, "One pack of 52 cards."),
        ("battle", {}, "A pack of 52 cards for every two players. 5 coins"),
        ("battle", {"format": "constructed", "jokers": 1}, "A pack of 52 cards for each player, with 1 joker in each."),
        ("royal-battles", {}, "Room for seven by five cards"),
        (
            "royal-battles",
            {"mode": "master"},
            "the game master one for each of them, with different backs. Room for seven by seven",
        ),
    ],
)
def test_what_else_a_table_needs(key: str, options: dict[str, object], needs: str) -> None:
    game = find(key)
    printer = game.printer()
    assert printer is not None
    assert needs in printer.needs(ordered(game, options))
