"""The printed rules: pages are filled, and each says what it belongs to."""

from __future__ import annotations

import pytest
from PIL import Image

from regalia.games import catalogue, find
from regalia.kernel.paper.press import PAPERS
from regalia.kernel.paper.printing import RULES
from regalia.kernel.rulebook.pdf import edition
from tests.kernel.paper.sheets import pictures_of

DOTS = 36.0  # an inch
FOOT = 20 / 25.4 * DOTS  # the lower margin
INK = 200  # darker than this is printed
FULL = 0.66  # of the page, from above


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("key", catalogue())
def test_no_page_of_the_rules_is_half_empty(key: str, paper: str) -> None:
    pages = pictures_of(key, [RULES.key], paper, dots=DOTS)
    reached = [lowest_ink(page) for page in pages]
    assert min(reached[:-1]) > FULL, f"{key} on {paper}: pages end at {[round(one, 2) for one in reached]}"


@pytest.mark.parametrize("key", catalogue())
def test_every_page_of_the_rules_has_a_foot(key: str) -> None:
    for page in pictures_of(key, [RULES.key], dots=DOTS):
        width, height = page.size
        foot = page.crop((0, round(height - FOOT), width, height))
        assert min(foot.tobytes()) < INK


def test_the_foot_names_the_game_and_the_version_of_its_rules() -> None:
    game = find("royal-battles")
    assert edition(game) == f"Royal Battles, rules version {game.version}"


def lowest_ink(page: Image.Image) -> float:
    """How far down the text and the pictures of a page reach, as a part of its height without the foot."""
    width, height = page.size
    text = page.crop((0, 0, width, round(height - FOOT)))
    below = text.point([255 if grey < INK else 0 for grey in range(256)]).getbbox()
    assert below is not None, "an empty page"
    return below[3] / text.size[1]
