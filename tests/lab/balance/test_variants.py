"""Every option of every game is varied in a report, or named with the reason why not."""

from __future__ import annotations

import pytest

from regalia.games import catalogue, find
from regalia.lab.balance.sections.rulings import refusals
from regalia.lab.balance.variants import own_data, variants


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_no_option_is_left_out(key: str) -> None:
    game = find(key)
    found, refused = variants(game, game.options_for(game.usual_seats), game.usual_seats)
    named = {v.option.name for v in found} | {r.variant.option.name for r in refused} | {o.name for o in own_data(game)}
    assert named == {option.name for option in game.options}


def test_a_number_whose_next_values_make_no_sense_gets_one_that_does() -> None:
    found, refused = variants(find("royal-battles"), {}, 2)
    assert len([v.value for v in found if v.option.name == "points"]) == 1
    assert not [r for r in refused if r.variant.option.name == "points"]


def test_a_limit_that_is_off_is_tried_at_a_length_that_games_reach() -> None:
    found, _ = variants(find("royal-battles"), {}, 2)
    assert [v.value for v in found if v.option.name == "round_limit"] == [10, 20]


def test_where_no_number_means_the_usual_one_the_others_are_not_the_usual_one() -> None:
    found, _ = variants(find("royal-ascension"), {}, 4)
    assert [v.value for v in found if v.option.name == "win_territories"] == [9, 12]  # usual: 7


def test_what_a_table_does_not_take_is_named_with_the_reason() -> None:
    _, refused = variants(find("battle"), {}, 2)
    said = refusals(refused)
    assert "Teams of 2 do not fit 2 seats" in said
    assert "Build only: yes (Option 'build_only' needs a format" in said
    assert said.count("Teams of 2 do not fit") == 1  # once for both kinds of teams
