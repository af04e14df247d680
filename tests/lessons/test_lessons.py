"""A lesson cannot go stale: its record replays, each step is legal there, and every other move is answered."""

from __future__ import annotations

import pytest

from regalia.games import catalogue, find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.lessons.coached import coached
from regalia.lessons.lesson import FORMAT, Beat, Lesson, Step
from regalia.lessons.shelf import FIRST, find_lesson, lessons

ALL = [(key, name) for key in catalogue() for name in lessons(find(key))]
MOST_WORDS = 30  # of a coach's sentence


def lesson_of(key: str, name: str) -> tuple[Lesson, Match]:
    game = find(key)
    lesson = find_lesson(game, name)
    return lesson, Match(game, lesson.options, lesson.seats)


@pytest.mark.parametrize("key", catalogue())
def test_each_game_has_a_first_lesson_of_five_to_eight_beats(key: str) -> None:
    assert 5 <= len(lessons(find(key))[FIRST].beats) <= 8


@pytest.mark.parametrize(("key", "name"), [one for one in ALL if one[1] != FIRST])
def test_a_further_lesson_has_four_to_seven_beats_and_a_place(key: str, name: str) -> None:
    lesson = find_lesson(find(key), name)
    assert 4 <= len(lesson.beats) <= 7
    assert lesson.place > 0
    assert lesson.about.endswith(".")


@pytest.mark.parametrize(("key", "name"), ALL)
def test_each_step_is_legal_where_it_is_asked_for(key: str, name: str) -> None:
    lesson, match = lesson_of(key, name)
    asked = []
    for played, line in enumerate(lesson.lines):
        step = lesson.step_at(played)
        if step is not None:
            asked.append(step[1])
            assert match.turn == lesson.seat
            assert line in match.legal()
        match.play(line)
    assert asked == [step for beat in lesson.beats for step in beat.steps]
    assert lesson.step_at(len(lesson.lines)) is None
    assert not match.over, "the learner can play on"


@pytest.mark.parametrize(("key", "name"), ALL)
def test_every_other_move_is_answered_and_no_answer_is_idle(key: str, name: str) -> None:
    lesson, match = lesson_of(key, name)
    for played, line in enumerate(lesson.lines):
        found = lesson.step_at(played)
        if found is not None:
            step = found[1]
            others = [other for other in match.legal() if other != line]
            assert [other for other in others if not step.answer(other)] == [], line
            used = {other for other in others if other in step.instead}
            used |= {other.split(" ")[1] for other in others if other not in step.instead}
            assert set(step.instead) <= used, line
        match.play(line)


@pytest.mark.parametrize(("key", "name"), ALL)
def test_the_coach_is_brief(key: str, name: str) -> None:
    lesson, _ = lesson_of(key, name)
    for beat in lesson.beats:
        assert beat.why.endswith(".")
        for step in beat.steps:
            for text in (step.say, *step.instead.values()):
                assert text.endswith(".")
                assert len(text.split()) <= MOST_WORDS, text


@pytest.mark.parametrize(
    ("key", "name", "words", "told"),
    [
        ("royals", FIRST, "25 to 1", "2 × 10 = 20, 20 points"),
        ("royals", "wipe", "15 to 0", "3 + 2 + 1 = 6 ≥ 5, all fall"),
        ("royals", "jackrifice", "2 to 1", "6 ÷ 3 = 2 ≥ 2, she falls"),
        ("battle", FIRST, "Two hits", "takes 1 hit: 2 of 5"),
        ("battle-royal", FIRST, "Three pawns", "loses 3 pawns: the line breaks at j5, and j4 and k4 fall too"),
        (
            "battle-royal",
            "broken",
            "the reserve",
            "loses 5 pawns, cut off from the line: o7, n8, o8, p8 and a reserve of 1",
        ),
        ("battle-royal", "water", "Hexham is yours", "captures Black's pawn at sea on l2: 3 points"),
        ("battle-royal", "alliances", "Red is out", "loses Windale (j2) and 11 pawns"),
        ("royal-ascension", FIRST, "five of the seven", "holds 5 of 7 territories"),
        ("royal-ascension", "secret", "paid for it with two kings", "loses [Kc]"),
        ("royal-ascension", "shop", "13 + 11 + 5 = 29", "buys [Jc] [5c]"),
        ("royal-ascension", "throne", "43 against 28", "attacks {2}, all in"),
        ("royal-battles", FIRST, "The bishop is gone", "loses the bishop on e4"),
        ("royal-battles", "trumps", "pawn is gone", "loses the pawn on d4"),
        ("royal-battles", "digit", "The knight is gone", "loses the knight on d4"),
        ("royal-battles", "units", "removed a pawn", "loses the pawn on e4"),
    ],
)
def test_the_game_has_gone_as_the_coach_says_at_the_end(key: str, name: str, words: str, told: str) -> None:
    lesson, match = lesson_of(key, name)
    assert words in lesson.end
    log: list[str] = []
    for line in lesson.lines:
        before = match.view(0)
        shown = match.play(line).seen(lesson.seat)
        if shown is not None:
            log += [said.text for said in match.game.tell(before, shown, match.view(0), match.rules)]
    assert told in log


def test_a_lesson_that_asks_for_a_line_its_record_lacks_says_so() -> None:
    lesson = Lesson(
        format=FORMAT,
        game="royals",
        title="Lost",
        about="",
        lines=("0 end",),
        beats=(Beat("b", "w.", (Step("0 pass", "Pass."),)),),
        end="",
    )
    with pytest.raises(RegaliaError, match="asks for '0 pass', which its record does not have there"):
        lesson.step_at(0)


def test_an_unknown_lesson_is_answered_with_those_there_are() -> None:
    with pytest.raises(RegaliaError, match=r"Royals has no lesson 'chess'\. Its lessons: first"):
        find_lesson(find("royals"), "chess")


def test_each_touch_on_the_way_names_the_one_thing_that_is_asked_for() -> None:
    game = find("royals")
    lesson = lessons(game)["wipe"]
    played = lesson.lines.index("0 joker 5d wipe")
    match = Match(game, lesson.options, lesson.seats)
    for line in lesson.lines[:played]:
        match.play(line)
    whole = game.scene(match.view(0), match.rules)
    scene = coached(whole, lesson, played)
    (asked,) = scene.choices
    assert len({choice.touch for choice in whole.choices if choice.touch[:2] == asked.touch[:2]}) > 1
    said = {one.touched: one.say for one in scene.next_touches}
    assert said[asked.touch[:2]] == "Touch “Wipe The Floor”."
    assert set(said) <= {asked.touch[:done] for done in range(1, len(asked.touch))}
