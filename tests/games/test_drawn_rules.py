"""The pictures of the printed rules show what the text below them names."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games import catalogue, find, rules_text
from regalia.kernel.rulebook.markdown import EXAMPLE
from regalia.kernel.rulebook.pdf import document


def examples_of(key: str) -> dict[str, dict[str, Any]]:
    game = find(key)
    return {block["title"]: block for block in document(game, rules_text(game)) if block["kind"] == EXAMPLE}


def zones(scene: dict[str, Any]) -> list[dict[str, Any]]:
    return [zone for part in scene["parts"] for zone in part["zones"]]


def cells(scene: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {token["id"]: token for zone in zones(scene) for token in zone["tokens"]}


@pytest.mark.parametrize("key", catalogue())
def test_every_number_under_a_picture_stands_in_it(key: str) -> None:
    for title, example in examples_of(key).items():
        scene = example["before"]
        shown = {zone["number"] for zone in zones(scene)} | {token["number"] for token in cells(scene).values()}
        shown |= {part["plate"]["number"] for part in scene["parts"] if part["plate"]}
        assert shown - {0} == set(range(1, len(example["marks"]) + 1)), title


def test_a_marked_player_shows_what_is_measured() -> None:
    plates = [part["plate"]["text"] for part in examples_of("battle")["The table"]["before"]["parts"] if part["plate"]]
    assert plates == ["Ben: 3 cards in hand, hits 2 of 5", "Ada: 4 cards in hand, hits 1 of 5"]


def test_a_map_lies_on_its_picture_with_rivers_and_prices() -> None:
    examples = examples_of("battle-royal")
    (map_,) = [zone for zone in zones(examples["The table"]["before"]) if zone["kind"] == "map"]
    assert map_["board"]["svg"].startswith("<svg")
    assert (map_["board"]["columns"], map_["board"]["rows"], map_["board"]["left"], map_["board"]["top"]) == (
        17,
        15,
        0,
        0,
    )
    squares = cells(examples["A bridgehead"]["before"])
    assert squares["f5"]["price"] == 2, "over the Severn"
    assert squares["d5"]["price"] == 1
    assert squares["e5"]["price"] is None, "a pawn stands there"
    (part,) = [zone for zone in zones(examples["A bridgehead"]["before"]) if zone["kind"] == "map"]
    assert (part["board"]["left"], part["board"]["top"]) == (1, 1), "cut out from b2"


def test_all_figures_on_a_space_of_the_ring_are_drawn() -> None:
    spaces = cells(examples_of("royal-ascension")["The table"]["before"])
    standing = {unit["name"].split(",")[0] for space in spaces.values() for unit in space["units"]}
    assert standing == {"Ada", "Ben", "Cleo", "Dan"}
    assert [at for at, space in spaces.items() if "reach" in space["marks"]] == ["space15", "space21"]
