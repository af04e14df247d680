"""The further lessons of Battle end as their coach says."""

from __future__ import annotations

import pytest

from regalia.games.battle import GAME
from regalia.games.battle.rules import model
from regalia.games.battle.rules.position import Position
from regalia.kernel.match import Match
from regalia.lessons.lesson import Lesson
from regalia.lessons.shelf import FIRST, lessons


def played(lesson: Lesson) -> tuple[Match, list[str]]:
    """The lesson played to its end, and the log as the learner reads it."""
    match = Match(GAME, lesson.options, lesson.seats)
    log: list[str] = []
    for line in lesson.lines:
        before = match.view(lesson.seat)
        shown = match.play(line).seen(lesson.seat)
        log += [said.text for said in GAME.tell(before, shown or "", match.view(lesson.seat), match.rules)]
    return match, log


def hits(match: Match) -> list[int]:
    position = match.state()
    assert isinstance(position, Position)
    return list(position.table.row[model.HITS : model.HITS + 2])


def test_battle_has_lessons_for_its_hard_parts() -> None:
    assert list(lessons(GAME)) == [FIRST, "blocking", "specials", "draft"]
    assert all(4 <= len(lesson.beats) <= 7 for lesson in lessons(GAME).values())


def test_the_blocks_cost_page_a_king_a_jack_and_a_seven() -> None:
    match, log = played(lessons(GAME)["blocking"])
    assert hits(match) == [1, 0]
    fallen = [text.partition("fells ")[2] for text in log if " and fells " in text]
    assert fallen == ["[8s]", "[Kd]", "[4h]", "[Jd]", "[7c]"]


def test_all_abilities_and_a_king_lead_to_four_hits() -> None:
    match, log = played(lessons(GAME)["specials"])
    assert hits(match) == [0, 4]
    used = [text for text in log if text.startswith("uses ")]
    assert [text[5:8] for text in used] == ["[Ah", "[2c", "[3h", "a j"]
    assert log.index("plays [Kh] as a soldier, skill 13") > log.index("takes 3 hits: 4 of 5")


@pytest.mark.parametrize("taken", ["3s", "Ts", "Qs", "2s", "9s"])
def test_the_draft_collects_spades(taken: str) -> None:
    _, log = played(lessons(GAME)["draft"])
    assert f"takes [{taken}]" in log
