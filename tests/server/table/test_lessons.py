"""A lesson at the server: its cards and the others' moves are fixed, the coach answers, then the table is an ordinary one."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.games import catalogue, find
from regalia.kernel.scene import Scene
from regalia.lessons.lesson import Lesson
from regalia.lessons.shelf import FIRST, lessons
from regalia.server.wire.messages import Ack, Error, GoOn, Refusal
from tests.server.harness import Visit, make_services, running

pytestmark = pytest.mark.anyio

GAMES = catalogue()
ALL = [(key, name) for key in GAMES for name in lessons(find(key))]


def own_lines(lesson: Lesson) -> list[str]:
    return [step.line for beat in lesson.beats for step in beat.steps]


async def when_asked(visit: Visit, since: int = 0) -> None:
    """Wait until the learner may choose, or the lesson is over, from that step on."""
    if not since:
        await visit.catch_up()
    while visit.place.seq < since or not asked(visit.place.scene):
        await visit.hear()


def asked(scene: Scene) -> bool:
    return bool(scene.choices) or (scene.coach is not None and scene.coach.over)


@pytest.mark.parametrize(("key", "name"), ALL)
async def test_a_lesson_is_played_from_its_first_line_to_the_last(tmp_path: Path, key: str, name: str) -> None:
    lesson = lessons(find(key))[name]
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table(game=key, lesson=name)
        async with mira.at(opened.id) as visit:
            since = 0
            for line in own_lines(lesson):
                await when_asked(visit, since)
                scene = visit.place.scene
                asked, *beside = [choice.line for choice in scene.choices]
                assert asked == line
                for other in beside:  # shown to be compared, and answered
                    refused = await visit.play(other, visit.place.seq, f"{since} {other}")
                    assert isinstance(refused, Refusal)
                assert scene.planning is None
                assert scene.coach is not None
                answer = await visit.play(line, visit.place.seq)
                assert isinstance(answer, Ack)
                since = answer.seq
            await when_asked(visit, since)
            scene = visit.place.scene
            assert scene.prompt.say == lesson.end
            assert scene.coach is not None
            assert scene.coach.over
            assert scene.coach.name == name
            assert visit.table.unrated == "A lesson is not rated."
            await visit.say(GoOn())
            while (scene := visit.place.scene).coach is not None:
                await visit.hear()
            record = (await mira.get(f"/api/tables/{opened.id}")).json()
            assert not record.get("over")


async def test_another_move_is_refused_with_the_coachs_answer_and_nothing_moves(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table(game="royals", lesson=FIRST)
        async with mira.at(opened.id) as visit:
            await when_asked(visit)
            seq = visit.place.seq
            answer = await visit.play("0 end", seq)
            assert isinstance(answer, Refusal)
            assert answer.reason == "Your turn has just begun, and nobody guards you yet."
            wrong = await visit.play("0 recruit Kd", seq, "another")
            assert isinstance(wrong, Refusal)
            assert "You do not hold the king of diamonds" in wrong.reason
            assert visit.place.seq == seq
            await visit.say(GoOn())
            assert (await visit.hear_a(Error)).text == "There is no lesson to go on from."


async def test_a_lesson_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table(game="royals", lesson=FIRST)
        async with mira.at(opened.id) as visit:
            await when_asked(visit)
            await visit.play("0 recruit Kh", visit.place.seq)
            await when_asked(visit)
    async with running(make_services(tmp_path, games=GAMES)) as door:
        again = door.stranger()
        async with again.at(opened.id, token=opened.token) as visit:
            await when_asked(visit)
            assert [choice.line for choice in visit.place.scene.choices] == ["0 arrow direct 7c 7d"]


async def test_who_watches_a_lesson_sees_the_table_as_it_is(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira, ines = await door.person("Mira"), await door.person("Ines")
        opened = await mira.open_table(game="royals", lesson=FIRST)
        async with mira.at(opened.id) as visit, ines.at(opened.id) as watching:
            await when_asked(visit)
            await watching.catch_up()
            assert watching.place.scene.coach is None


async def test_an_unknown_lesson_is_refused_in_words(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person("Mira")
        answer = await mira.post("/api/tables", {"game": "royals", "lesson": "chess"})
        assert answer.status_code == 422
        assert "Royals has no lesson 'chess'" in answer.json()["error"]
