"""Batches: which games a report plays, how many, and in which order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regalia.games import find
from regalia.lab.balance.batches import LADDER, WEIGHTS, Batch, Table, allotted, batches
from regalia.lab.balance.charts import ladder, name_levels
from regalia.lab.balance.forest import span
from regalia.lab.balance.model import Ladder, Mark, Panel, Rung, Value
from regalia.lab.balance.play import LEAST_GAMES, tasks
from regalia.lab.balance.variants import values, variants

COSTS = {"random": 0.0001, "page": 0.001, "squire": 0.001, "greedy": 0.001, "knight": 0.3}
TABLE = Table("royals", {}, 2, 1, 100)


def planned(seconds: float) -> list[Batch]:
    found, _ = variants(find("royals"), {}, 2)
    return allotted(batches(TABLE, COSTS, found, ["attack", "recruit"]), seconds)


def cost(found: list[Batch]) -> float:
    return sum(batch.cost * batch.run.games for batch in found)


@pytest.mark.parametrize("seconds", [60.0, 400.0])
def test_the_plan_fits_the_time_and_uses_it(seconds: float) -> None:
    assert 0.8 * seconds < cost(planned(seconds)) < 1.1 * seconds


def test_more_time_than_needed_is_not_used() -> None:
    found = planned(1e6)
    assert all(batch.run.games == batch.enough for batch in found)


def test_every_group_has_a_weight_and_every_batch_some_games() -> None:
    found = planned(30.0)
    assert {batch.group for batch in found} <= set(WEIGHTS)
    assert all(batch.run.games >= 2 for batch in found)
    assert len({batch.key for batch in found}) == len(found)


def test_the_ladder_plays_every_pair_from_both_sides() -> None:
    keys = {batch.key: batch for batch in planned(60.0)}
    for number, one in enumerate(LADDER):
        assert keys[f"mirror {one}"].run.agents == (one, one)
        for other in LADDER[number + 1 :]:
            assert keys[f"{one} or {other} 0"].run.agents == (one, other)
            assert keys[f"{one} or {other} 1"].run.agents == (other, one)


def test_names_of_near_rungs_stand_on_lines_of_their_own() -> None:
    assert name_levels([0, 100, 200]) == [0, 0, 0]
    assert name_levels([0, 100, 120, 130, 190]) == [0, 0, 1, 2, 0]


def test_a_step_with_few_games_has_no_arc() -> None:
    rungs = tuple(
        Rung(bot, Value(rating, rating - 9, rating + 9)) for bot, rating in (("Page", 1400), ("Knight", 1600))
    )
    assert "75 %" in ladder(Ladder(rungs, (75.0,)))
    assert "%" not in ladder(Ladder(rungs, (None,))).split("</style>")[-1]


def test_the_first_chunk_of_every_batch_is_enough_to_report() -> None:
    """However slow a game is: a report that runs out of time has two games of each batch."""
    slow = [replace(batch, cost=7.0) for batch in planned(60)[:3]]
    firsts = {number: games for number, first, games in tasks(slow) if first == 1}
    assert len(firsts) == 3
    assert all(games >= LEAST_GAMES for games in firsts.values())


def test_all_batches_grow_at_the_same_pace() -> None:
    found = [
        replace(batch, run=replace(batch.run, games=games))
        for batch, games in zip(planned(60)[:2], (10, 1000), strict=True)
    ]
    found = [replace(found[0], cost=1.0), replace(found[1], cost=0.01)]
    due = tasks(found)
    done = [0, 0]
    for number, first, games in due:
        assert first == done[number] + 1
        done[number] += games
        assert abs(done[0] / 10 - done[1] / 1000) <= 0.21
    assert done == [10, 1000]


def test_every_option_is_varied_one_at_a_time() -> None:
    game = find("royals")
    found, refused = variants(game, {}, 2)
    assert not refused
    assert {variant.option.name for variant in found} == {option.name for option in game.options}
    for variant in found:
        assert variant.value != variant.option.default
        game.set_up({variant.option.name: variant.value}, 2)


def test_what_a_table_refuses_is_said() -> None:
    refused = variants(find("battle"), {}, 2)[1]
    assert "teams" in {found.variant.option.name for found in refused}
    assert all(found.why for found in refused)


def test_neighbours_of_a_number() -> None:
    options = {option.name: option for option in find("royals").options}
    assert values(options["idle_limit"], 4) == [3, 5]
    assert values(options["turn_limit"], 1000) == [500, 2000]
    assert values(options["reshuffle_limit"], 3) == [2, 4, None]
    assert values(options["decks"], 1) == [2]


def test_readings_alone() -> None:
    found, _ = variants(find("royals"), {}, 2, readings=True)
    assert found
    assert all(variant.option.reading for variant in found)


def test_a_wild_value_does_not_stretch_the_axis() -> None:
    def mark(middle: float) -> Mark:
        return Mark(Value(middle, middle - 1, middle + 1), True)

    low, high = span(Panel("points", (mark(-1), mark(1.5), mark(0.5), mark(86)), 0.0, signed=True))
    assert (low, high) == (-3, 3)
