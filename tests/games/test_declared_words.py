"""What games declare in people's words: ways to end, verbs, and the options that the rulebook leaves open."""

from __future__ import annotations

import re

import pytest

from regalia import games
from regalia.kernel.game import Game

READING = re.compile(r"ours(?: \([a-z ]+\))?|rulings? (R?\d+)( and (R?\d+))?")
GAMES = list(games.catalogue().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_way_to_end_has_words(game: Game) -> None:
    assert len(game.endings) == len(game.reasons)
    assert len({ending.words for ending in game.endings}) == len(game.endings)
    assert not game.endings[0].stopped  # the first way is how the game is meant to end


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_verbs_and_endings_are_words(game: Game) -> None:
    for text in [*(verb.said for verb in game.codec.verbs), *(ending.words for ending in game.endings)]:
        assert "_" not in text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_open_reading_names_a_ruling_of_the_law(game: Game) -> None:
    marked = [option for option in game.options if option.reading]
    assert marked
    for option in marked:
        found = READING.fullmatch(option.reading)
        assert found is not None, option.name
        for number in (found[1], found[3]):
            assert number is None or int(number.lstrip("R")) <= game.rulings


def test_a_value_is_said_in_words() -> None:
    game = next(game for game in GAMES if any(option.nullable and option.null for option in game.options))
    option = next(option for option in game.options if option.nullable and option.null)
    assert option.said(None) == option.null
    for option in (option for game in GAMES for option in game.options):
        for value, label in zip(option.values, option.labels, strict=False):
            assert option.said(value) == label
        if option.kind == "bool":
            assert option.said(True) == "yes"
        assert option.title[0].isupper() or option.title[0].isdigit()
