"""Match: the one place where legality is checked. What is refused changes nothing and is told why."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.kernel.errors import OptionError, RecordError, Refused, RegaliaError
from regalia.kernel.match import LONGEST_LINE, Match
from regalia.kernel.record import FORMAT, Record
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, OVER, SPECTATOR
from regalia.testing.trial import encoded
from tests.testing.bluff import Bluff
from tests.testing.bluff_rules import commit
from tests.testing.partners import Partners

DEALT = ["~ draw 0 2 0", "~ draw 1 6 1"]
WHOLE = [
    *DEALT,
    "0 commit 2",
    "1 commit 6",
    "0 shield",  # seat 0 lost, and takes its 2 back
    "~ draw 0 3",
    "~ draw 1 4",
    "0 commit 3",
    "1 commit 1",
    "1 pass",
    "~ draw 0 5",
    "0 commit 2",
    "1 commit 4",
    "0 pass",
]


def bluff(*lines: str, **options: Any) -> Match:
    match = Match(Bluff(), options)
    for line in lines:
        match.play(line)
    return match


def refusal(match: Match, line: str) -> Refused:
    """The refusal of a line; the match must be as it was."""
    before = (encoded(match.state()), match.lines, match.turn)
    with pytest.raises(Refused) as refused:
        match.play(line)
    assert (encoded(match.state()), match.lines, match.turn) == before
    return refused.value


def test_a_whole_game() -> None:
    match = bluff(*WHOLE)
    assert match.over
    assert (match.turn, match.reason(), match.result()) == (OVER, "played_out", [0.5, 0.5])
    assert match.lines == WHOLE
    assert (match.legal(), match.moves()) == ([], [])


def test_before_the_end_there_is_no_result() -> None:
    match = bluff(*DEALT)
    assert (match.over, match.result(), match.reason()) == (False, None, None)
    assert match.legal() == ["0 commit 0", "0 commit 2"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "A line begins with a seat and a verb, like '0 end', or with '~' for chance."),
        ("0", "A line begins with a seat and a verb, like '0 end', or with '~' for chance."),
        ("commit 2", "A line begins with a seat and a verb, like '0 end', or with '~' for chance."),
        ("00 commit 2", "A line begins with a seat and a verb, like '0 end', or with '~' for chance."),
        ("-1 commit 2", "A line begins with a seat and a verb, like '0 end', or with '~' for chance."),
        ("٠ commit 2", "A line begins with a seat and a verb, like '0 end', or with '~' for chance."),
        (" 0 commit 2", "A line begins with a seat and a verb, like '0 end', or with '~' for chance."),
        ("0 comit 2", "There is no verb 'comit'; did you mean 'commit'?"),
        ("0 commit", "card is missing."),
        ("0 commit 2 2", "'2' is too much after 'commit'."),
        ("0 commit 2 ", "'' is too much after 'commit'."),
        ("0 commit 2\n", "'2\n' is not a card."),
        ("1 commit 6", "It is seat 0's turn to choose, not seat 1's."),
        ("2 commit 2", "There is no seat 2; seats are 0 to 1."),
        ("0 commit 5", "You cannot do that now."),
        ("0 commit ?", "You cannot do that now."),
        ("0 pass", "You cannot do that now."),
        ("~ draw 0 3", "Chance is not due now."),
    ],
)
def test_a_refused_line_is_told_why_and_changes_nothing(line: str, reason: str) -> None:
    refused = refusal(bluff(*DEALT), line)
    assert (refused.reason, refused.line) == (reason, line)


def test_a_reason_of_the_game_comes_with_its_rule() -> None:
    assert refusal(bluff(*DEALT), "0 commit 5").rule == "none"


def test_a_line_that_is_too_long_is_refused_and_not_repeated_in_full() -> None:
    refused = refusal(bluff(*DEALT), "0 " + "x" * LONGEST_LINE)
    assert refused.reason == f"A line has at most {LONGEST_LINE} characters."
    assert len(refused.line) < 50


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 commit 2", "Chance is due now, not a choice."),
        ("~", "There is no verb ''; there are draw."),
        ("~ draw", "'draw' names no card."),
        ("~ draw 0", "'draw 0' names no card."),
        ("~ draw 0 2", "The line is too short: more than 1 are due."),
        ("~ draw 0 2 0 1", "Only 2 of 3 are due in this line."),
        ("~ draw 0 2 2", "'draw 0 2' is not among the 6 outcomes possible here."),
        ("~ draw 0 ? ?", "'draw 0 ?' is not among the 7 outcomes possible here."),
        ("~ draw 1 2 0", "'draw 1 2' is not among the 7 outcomes possible here."),
        ("~ draw 0 2 9", "'draw 0 9' is not among the 6 outcomes possible here."),
        ("~ draw 00 2 0", "'00' is not a valid seat."),
        ("~ draw 0 2  0", "'' is not a card."),
        ("~ commit 2", "There is no verb 'commit'; there are draw."),
    ],
)
def test_a_chance_line_that_is_not_due_is_refused(line: str, reason: str) -> None:
    assert refusal(bluff(), line).reason == reason


@pytest.mark.parametrize("line", ["0 commit 2", "~ draw 0 3", "5 pass"])
def test_when_the_game_is_over_everything_is_refused(line: str) -> None:
    refused = refusal(bluff(*WHOLE), line)
    assert refused.reason in ("The game is over.", "Chance is not due now.")


def test_moves_can_be_played_by_number_and_are_checked_too() -> None:
    match = bluff(*DEALT)
    assert match.play_move(commit(2)).line == "0 commit 2"
    with pytest.raises(Refused, match="not among those that seat 1 may choose"):
        match.play_move(commit(2))
    with pytest.raises(Refused, match="not among those"):
        match.play_move(12345)
    with pytest.raises(Refused, match="Chance is due"):
        bluff().play_move(commit(2))
    with pytest.raises(Refused, match="over"):
        bluff(*WHOLE).play_move(commit(2))


def test_lines_are_shown_to_each_viewer_as_far_as_they_may_be() -> None:
    match = bluff(*DEALT, "0 commit 2")
    drawn, _, committed = match.entries
    assert [drawn.seen(viewer) for viewer in (0, 1, SPECTATOR)] == ["~ draw 0 2 0", "~ draw 0 ? ?", "~ draw 0 ? ?"]
    assert [committed.seen(viewer) for viewer in (0, 1, SPECTATOR)] == ["0 commit 2", None, None]


def test_reveals_are_done_at_once_and_have_no_line() -> None:
    match = bluff(*DEALT, "0 commit 2", "1 commit 6")
    assert match.lines[-1] == "1 commit 6"
    assert match.turn == 0
    assert match.legal() == ["0 pass", "0 shield"]


def test_chance_deals_whole_lines() -> None:
    match = bluff()
    rng = FastRng(3)
    first, second = match.deal(rng), match.deal(rng)
    assert [len(entry.line.split(" ")) for entry in (first, second)] == [5, 5]
    again = bluff(first.line, second.line)
    assert encoded(again.state()) == encoded(match.state())


@pytest.mark.parametrize("lines", [DEALT, WHOLE], ids=["a choice is due", "over"])
def test_chance_deals_only_when_it_is_due(lines: list[str]) -> None:
    with pytest.raises(Refused, match="Chance is not due"):
        bluff(*lines).deal(FastRng(1))


def test_a_copy_of_the_state_is_a_copy() -> None:
    match = bluff(*DEALT)
    before = encoded(match.state())
    match.state().play(commit(2))
    assert encoded(match.state()) == before


@pytest.mark.parametrize("seat", [2, -2, 99])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(RegaliaError, match=f"There is no seat {seat}"):
        bluff().view(seat)


def record(**changes: Any) -> Record:
    fields: dict[str, Any] = {"format": FORMAT, "game": "bluff", "options": {}, "seats": 2, "lines": WHOLE}
    return Record(**(fields | changes))


def test_a_record_folds_to_the_match_it_was_made_of() -> None:
    match = Match.fold(Bluff(), bluff(*WHOLE).record())
    assert match.record() == record(rules=1, result=[0.5, 0.5], reason="played_out")


def test_a_record_holds_only_options_that_are_not_the_default() -> None:
    assert bluff(cards=7, rout=True).record().options == {"rout": True}


def test_without_rules_a_record_is_taken_as_one_of_now() -> None:
    assert Match.fold(Bluff(), record(rules=None)).over


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"game": "partners"}, "This is a record of 'partners', not of 'bluff'."),
        ({"rules": 2}, "This record was made under version 2 of the rules; this program has 1."),
        ({"lines": [*DEALT, "0 commit 5"]}, "Line 3, '0 commit 5': You cannot do that now."),
        ({"lines": [*WHOLE, "0 pass"]}, f"Line {len(WHOLE) + 1}, '0 pass': The game is over."),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_its_line(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(RecordError) as wrong:
        Match.fold(Bluff(), record(**changes))
    assert str(wrong.value) == word


@pytest.mark.parametrize("changes", [{"seats": 3}, {"options": {"cards": 99}}, {"options": {"decks": 1}}])
def test_a_record_with_options_that_the_game_does_not_have_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        Match.fold(Bluff(), record(**changes))


def test_the_first_line_of_chance_may_be_for_any_seat_count() -> None:
    match = Match(Partners(), {"each": 1}, 3)
    assert match.turn == CHANCE
    match.play("~ lead 2")
    assert refusal(match, "~ deal 0 1 2").reason == "Only 1 of 2 are due in this line."
