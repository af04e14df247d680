"""House rules: every option has players' words, and every table says in one sentence how it differs."""

from __future__ import annotations

import re

import pytest

from regalia.games import catalogue
from regalia.house_rules import clause, differs, house_rules, rates
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.presets import preset_of, presets

GAMES = catalogue()
ENGINE = re.compile(r"[a-z]_[a-z]|null|none of|true|false|[{}\[\]]", re.IGNORECASE)


def others(option: Option) -> list[object]:
    """Values that are not the default: at least one of every kind."""
    if option.kind == "bool":
        return [not option.default]
    if option.kind == "text":
        return [value for value in option.values if value != option.default]
    if option.kind == "data":
        return [*(value for value in option.values if value != option.default), {"a": 1}]
    numbers = option.among or (option.low, option.low + 1, option.high)
    return [*(number for number in numbers if number != option.default), *([None] if option.nullable else [])]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_has_players_words(game: Game) -> None:
    rules = [rule for group in house_rules(game).group for rule in group.rule]
    assert sorted(rule.option for rule in rules) == sorted(option.name for option in game.options)
    assert house_rules(game).standard
    for rule in rules:
        option = next(option for option in game.options if option.name == rule.option)
        assert not ENGINE.search(rule.label)
        assert len(rule.label) <= 40
        for words in (rule.words, rule.tells):
            assert len(words) in (0, 1 if option.kind == "data" and not option.values else len(option.values))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_difference_is_a_clause_that_names_no_field(game: Game) -> None:
    for option in game.options:
        for value in others(option):
            if value is None and option.default is None:
                continue
            said = clause(game, option, value)
            assert said, (option.name, value)
            assert not ENGINE.search(said), said
            assert not said.endswith(".")


def test_differences_are_one_sentence() -> None:
    battle = GAMES["battle"]
    assert differs(battle, {}) == ""
    assert differs(battle, {"hits_to_lose": 3, "jokers": 2}) == (
        "Differs from the standard in two things: three hits bring a castle down instead of five, "
        "and two jokers are in each deck."
    )
    assert differs(GAMES["royals"], {"reshuffle_limit": None}) == (
        "Differs from the standard in one thing: the deck is reshuffled without limit."
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_standard_and_the_presets_are_rated_and_house_rules_are_not(game: Game) -> None:
    assert rates(game, {})
    for preset in presets(game).values():
        assert rates(game, preset.options)
    offered = [preset.options for preset in presets(game).values()]
    option = next(one for one in game.options if one.kind == "int" and {one.name: one.high} not in offered)
    assert not rates(game, {option.name: option.high})
    free = [rule.option for group in house_rules(game).group for rule in group.rule if rule.rated]
    assert all(rates(game, {name: 0}) for name in free)


def test_a_table_knows_the_preset_that_it_is() -> None:
    battle = GAMES["battle"]
    found = [preset_of(battle, {}, 4), preset_of(battle, {"format": "sealed"}, 3), preset_of(battle, {}, 7)]
    assert [preset and preset.title for preset in found] == ["Four for all", "Sealed", None]
    assert preset_of(battle, {"jokers": 2}, 2) is None
