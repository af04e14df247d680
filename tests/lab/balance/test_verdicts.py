"""Verdicts follow margins that were set beforehand, and never one bot alone."""

from __future__ import annotations

import pytest

from regalia.games import find
from regalia.lab.balance.model import State, Value
from regalia.lab.balance.sections.length import rulebook_ruling
from regalia.lab.balance.sections.rulings import Change, largest
from regalia.lab.balance.sections.skill import steps_told
from regalia.lab.balance.sections.verbs import headline
from regalia.lab.balance.sections.wins import FIRST_TURN
from regalia.lab.balance.variants import variants
from regalia.lab.balance.verdicts import at_least, at_most, fair, judged, named, over_ladder, telling

FAIR = fair(50.0)


@pytest.mark.parametrize(
    ("low", "high", "state"),
    [
        (49.0, 51.0, "fine"),
        (48.5, 52.5, "few"),  # contains 50, but leaves the margin: not fine before more games are played
        (51.5, 53.5, "look"),  # outside the margin, perhaps
        (52.5, 54.0, "broken"),
        (20.0, 24.0, "broken"),
        (45.0, 55.0, "few"),  # wider than the margin: cannot tell
    ],
)
def test_a_range_is_judged_as_a_whole(low: float, high: float, state: State) -> None:
    assert judged(Value((low + high) / 2, low, high), FAIR) == state


def test_one_sided_margins() -> None:
    assert judged(Value(95.0, 93.0, 97.0), at_least(90, 50)) == "fine"
    assert judged(Value(30.0, 28.0, 32.0), at_least(90, 50)) == "broken"
    assert judged(Value(62.0, 61.0, 63.0), at_least(90, 50)) == "look"
    assert judged(Value(85.0, 30.0, 99.0), at_least(90, 70)) == "few"
    assert judged(Value(3.0, 2.0, 4.0), at_most(10, 50)) == "fine"
    assert judged(Value(80.0, 70.0, 90.0), at_most(10, 50)) == "broken"


def narrow(middle: float) -> Value:
    return Value(middle, middle - 0.7, middle + 0.7)


def test_bots_that_agree_decide() -> None:
    assert over_ladder({"page": narrow(50.2), "greedy": narrow(49.5)}, FAIR).state == "fine"
    assert over_ladder({"page": narrow(60.0), "greedy": narrow(61.0)}, FAIR).state == "broken"


def test_bots_that_disagree_ask_for_a_look() -> None:
    unfair_to_one = over_ladder({"page": narrow(50.0), "greedy": narrow(22.1)}, FAIR)
    assert unfair_to_one.state == "look"
    assert unfair_to_one.bots("broken") == ["greedy"]
    assert over_ladder({"page": narrow(60.0), "greedy": narrow(40.0)}, FAIR).state == "look"


def test_what_the_strongest_bot_cannot_confirm_is_not_called_broken() -> None:
    """In Battle whoever begins loses with weak bots, and Knight, with too few games here, sees nothing of it."""
    wide = Value(47.0, 40.0, 54.0)
    weak = {"page": narrow(36.5), "squire": narrow(36.5), "greedy": narrow(24.6)}
    assert over_ladder(weak, FAIR).state == "broken"
    assert over_ladder({**weak, "knight": wide}, FAIR).state == "look"
    assert over_ladder({**weak, "knight": narrow(30.0)}, FAIR).state == "broken"


def test_a_verdict_is_headed_by_a_bot_that_can_tell() -> None:
    few = {"greedy": Value(49.0, 46.0, 52.5), "knight": Value(33.3, 6.0, 79.0)}
    assert telling(over_ladder(few, FAIR), few) == ["greedy"]
    told = {"page": narrow(50.0), "greedy": narrow(49.0), "knight": Value(33.3, 6.0, 79.0)}
    assert telling(over_ladder(told, FAIR), told) == ["page", "greedy"]


def test_one_bot_alone_never_decides() -> None:
    wide = Value(50.0, 44.0, 56.0)
    assert over_ladder({"greedy": narrow(50.0)}, FAIR).state == "few"
    assert over_ladder({"greedy": narrow(22.0), "knight": wide}, FAIR).state == "few"


def test_bots_are_listed_in_words() -> None:
    assert named(["page"]) == "Page"
    assert named(["page", "squire", "greedy"]) == "Page, Squire and Greedy"


def test_a_title_never_doubts_what_bots_clearly_show() -> None:
    """The strongest bot cannot tell, so the game is not called broken; for the others the first turn matters all the same."""
    apart, wide = Value(23.0, 22.0, 24.0), Value(46.0, 38.0, 54.0)
    partly = over_ladder({"squire": apart, "greedy": apart, "knight": wide}, fair(50.0))
    assert (partly.state, FIRST_TURN.title(partly)) == ("look", "The first turn matters to some bots")
    unclear = over_ladder({"squire": wide, "greedy": wide, "knight": wide}, fair(50.0))
    assert (unclear.state, FIRST_TURN.title(unclear)) == ("few", "The first turn may matter")


def test_the_headline_of_a_useless_move_is_about_that_move() -> None:
    shares: dict[str, dict[str, Value | None]] = {
        "recruit": {"greedy": Value(0.1, 0.0, 0.2), "page": Value(1.7, 1.2, 2.2)},
        "counter": {"greedy": Value(49.6, 48.8, 50.4), "page": Value(49.5, 48.6, 50.4)},
    }
    said = {"recruit": "recruit a royal", "counter": "counter with an ace"}
    shown, words = headline(shares, said, ["counter"])
    assert shown == "counter"
    assert words == (
        "Greedy’s share of wins without a move of little use: to counter with an ace. Page without it: 49.5 ± 0.9 %."
    )
    shown, words = headline(shares, said, [])
    assert (shown, words) == (
        "recruit",
        "Greedy’s share of wins without its most useful move: to recruit a royal. Page without it: 1.7 ± 0.5 %.",
    )


def test_the_bot_that_sets_the_pace_has_no_say_about_minutes() -> None:
    fits, long = Value(10.0, 9.5, 10.5), Value(40.0, 39.0, 41.0)
    assert rulebook_ruling({"page": long, "greedy": fits, "knight": long}, (5, 15)).state == "broken"
    assert rulebook_ruling({"page": long, "greedy": fits}, (5, 15)).state == "few"
    assert rulebook_ruling({"page": fits, "squire": fits, "greedy": long}, (5, 15)).state == "fine"


def test_a_step_with_few_games_is_not_told_as_a_number() -> None:
    steps = [("page", "squire", Value(74.0, 70.0, 78.0)), ("squire", "knight", Value(25.0, 0.0, 100.0))]
    assert steps_told(steps) == (
        "Between neighbours on the ladder, the better bot wins: Squire 74 ± 4 % against Page. "
        "Too few games between Squire and Knight."
    )


def test_a_change_that_may_be_chance_is_not_called_one() -> None:
    variant = variants(find("royals"), {}, 2)[0][0]
    clear, unclear = Value(5.0, 4.0, 6.0, 3.0, 7.0), Value(1.5, 0.5, 2.5, -0.5, 3.5)
    said = [largest(Change(variant, 100, (value,), (value,), 1.0), value) for value in (clear, unclear)]
    assert said[0] == f"“{variant.words}” changes the starter’s share most."
    assert said[1] == f"The largest difference of the starter’s share, with “{variant.words}”, may be chance."
