"""``learn``: a lesson in the terminal."""

from __future__ import annotations

import json

import pytest

from regalia.games import catalogue, find
from regalia.lessons.shelf import FIRST, lessons
from tests.cli.conftest import Regalia

ALL = [(key, name) for key in catalogue() for name in lessons(find(key))]


def typed(key: str, name: str = FIRST) -> str:
    """The learner's lines."""
    return "".join(f"{step.line}\n" for beat in lessons(find(key))[name].beats for step in beat.steps)


@pytest.mark.parametrize(("key", "name"), ALL)
def test_a_lesson_from_its_first_line_to_its_end(regalia: Regalia, key: str, name: str) -> None:
    ended = regalia("learn", key, name, "--plain", typed=typed(key, name) + "quit\n")
    lesson = lessons(find(key))[name]
    assert ended.code == 0
    assert ended.out.count(" of ") >= len(lesson.beats)
    assert "Press Enter to play on" in ended.out
    assert "You have left the table." in ended.out


def test_one_plays_on_from_the_same_position(regalia: Regalia) -> None:
    ended = regalia("learn", "royals", FIRST, "--plain", "--seed", "3", typed=typed("royals") + "\n" + "1\n" * 3000)
    assert ended.code == 0
    assert "Game over" in ended.out


def test_another_move_is_answered_and_the_reason_told(regalia: Regalia) -> None:
    ended = regalia("learn", "royals", FIRST, "--plain", typed="0 end\nwhy\n0 recruit Kd\nload x.json\nquit\n")
    assert "Your turn has just begun, and nobody guards you yet." in ended.out
    assert "While a royal of yours stands" in ended.out
    assert "You do not hold the king of diamonds." in ended.out
    assert "skip it first" in ended.out


def test_a_lesson_can_be_skipped(regalia: Regalia) -> None:
    ended = regalia("learn", "royals", FIRST, "--plain", "--seed", "3", typed="skip\n" + "1\n" * 3000)
    assert ended.code == 0
    assert "Game over" in ended.out


def test_the_lessons_are_listed(regalia: Regalia) -> None:
    listed = regalia("learn", "royals").out
    assert "Your first game, about 3 minutes." in listed
    assert "Begin with: regalia learn royals first" in listed
    assert [line.split()[0] for line in listed.splitlines()[:-2]] == list(lessons(find("royals")))
    assert json.loads(regalia("learn", "battle", "--json").out)[0]["name"] == FIRST


@pytest.mark.parametrize("key", [key for key in catalogue() if len(lessons(find(key))) > 1])
def test_the_next_lesson_follows(regalia: Regalia, key: str) -> None:
    first, second, *_ = lessons(find(key)).values()
    ended = regalia("learn", key, first.name, "--plain", typed=typed(key) + "next\nquit\n")
    assert f"type next for the lesson '{second.title}'" in ended.out
    assert f"{find(key).title}: {second.title}" in ended.out
