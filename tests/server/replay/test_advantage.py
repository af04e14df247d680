"""Advantage charts: judged from views, by turn, with the moment that decided the game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from regalia import agents, games
from regalia.agents.shares import expected_shares
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import FastRng
from regalia.server.bots.pool import BotFailed, Thinkers, for_shares
from regalia.server.bots.queue import Urgency
from regalia.server.bots.thinker import Question
from regalia.server.limits import Limits, Rate
from regalia.server.replay import advantage, course
from regalia.server.replay.course import Span
from regalia.server.replay.film import Film
from regalia.server.wire.messages import Resign
from regalia.server.wire.replay import Advantage
from tests.server.harness import Person, running
from tests.server.royals import (
    FIRST,
    ROYALS,
    Adviser,
    at_a_choice,
    finished,
    play_to_the_end,
    royals_services,
    when_ready,
)

pytestmark = pytest.mark.anyio

TABLES = [("royals", 2), ("battle", 3), ("royal-battles", 2), ("battle-royal", 4), ("royal-ascension", 3)]


class Judge(Adviser):
    """Judges every view alike and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__(0.5)
        self.judged: list[tuple[Question, Urgency]] = []

    async def judge(self, asked: Question, urgency: Urgency) -> tuple[float, ...]:
        self.judged.append((asked, urgency))
        return (0.25, 0.75)


class MuteJudge(Judge):
    async def judge(self, asked: Question, urgency: Urgency) -> tuple[float, ...]:
        raise BotFailed("its process ended")


def film_of(key: str, seats: int, seed: int = 5) -> Film:
    """A whole game between squires."""
    game = games.find(key)
    match = Match(game, {}, seats)
    rng = FastRng(seed)
    squire = agents.find("squire")
    while not match.over:
        if match.turn < 0:
            match.deal(rng)
        else:
            match.play_move(squire.choose(match.view(match.turn), match.rules, rng))
    return Film(game, match.record())


async def charted(person: Person, id: str) -> Advantage:
    return await when_ready(person, f"/api/replays/{id}/advantage", Advantage)


async def test_a_chart_has_a_point_for_each_turn_judged_from_every_seat(tmp_path: Path) -> None:
    bots = Judge()
    async with running(royals_services(tmp_path, bots=bots)) as door:
        id, mira = await finished(door)
        watcher = await door.person("Oskar")
        chart = await charted(watcher, id)
        asked = len(bots.judged)
        assert await charted(mira, id) == chart
        assert len(bots.judged) == asked  # it is kept
        record = msgspec.json.decode((await mira.get(f"/api/tables/{id}/record")).content, type=Record)
    film = Film(ROYALS, record)
    assert [point.at for point in chart.points] == [*film.turns(), film.steps]
    assert [point.turn for point in chart.points] == [f"turn {number}" for number in [1, 2, 3, 4, 5, 6, 6]]
    assert {point.shares for point in chart.points[:-1]} == {(0.25, 0.75)}
    assert chart.points[-1].shares == tuple(film.match.result() or ())
    views = [seen.listed() for at in film.turns() for seen in film.views(at)]
    assert [question.view for question, _ in bots.judged[: len(views)]] == views
    assert {urgency for _, urgency in bots.judged} == {Urgency.REVIEW}
    assert all(sum(question.seen) == 1 for question, _ in bots.judged)  # one hand each: views, never states


async def test_there_is_no_chart_before_the_end_and_not_too_many(tmp_path: Path) -> None:
    limits = Limits(charts=Rate(1, 0.0))
    async with running(royals_services(tmp_path, bots=Judge(), limits=limits)) as door:
        id, mira = await finished(door)
        assert (await door.stranger().post(f"/api/replays/{id}/advantage", {})).status_code == 401
        opened = await mira.open_table("me", "random", game="royals", options=FIRST)
        answer = await mira.post(f"/api/replays/{opened.id}/advantage", {})
        assert (answer.status_code, "not over" in answer.json()["error"]) == (409, True)
        await charted(mira, id)
        await play_to_the_end(mira, opened.id)
        assert (await mira.post(f"/api/replays/{opened.id}/advantage", {})).status_code == 429


async def test_a_chart_without_a_judge_is_given_up_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async with running(royals_services(tmp_path, bots=MuteJudge())) as door:
        id, mira = await finished(door)
        for _ in range(2):
            answer = await mira.post(f"/api/replays/{id}/advantage", {})
            assert (answer.status_code, json.loads(answer.content)["done"]) == (200, 0)
            await asyncio.sleep(0.1)


async def test_a_resigned_game_ends_with_the_last_estimate(tmp_path: Path) -> None:
    async with running(royals_services(tmp_path, bots=Judge())) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("me", "random", game="royals", options=FIRST)
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            await hers.say(Resign())
            while not hers.table.over:
                await hers.hear()
        chart = await charted(mira, opened.id)
    assert [point.shares for point in chart.points] == [(0.25, 0.75)]
    assert (chart.moments, chart.turning) == ((), None)


async def test_a_slow_judge_leaves_points_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advantage, "LATEST", 0.0)
    async with running(royals_services(tmp_path, bots=Judge())) as door:
        id, mira = await finished(door)
        chart = await charted(mira, id)
    assert [point.turn for point in chart.points] == ["turn 6"]  # the end alone
    assert chart.moments == ()


async def test_the_real_processes_judge_a_view() -> None:
    match = at_a_choice()
    thinkers = Thinkers(most=1, limit=60.0)
    try:
        shares = await thinkers.judge(for_shares(match, match.view(1 - match.turn), 20), Urgency.REVIEW)
        assert sum(shares) == pytest.approx(1.0)
    finally:
        await thinkers.close()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_game_has_turns_names_and_a_judge_for_every_seat(key: str, seats: int) -> None:
    film = film_of(key, seats)
    steps = course.points(film)
    assert 2 <= len(steps) <= course.MOST_POINTS
    names = course.turn_names(film, steps)
    assert all(name.startswith(("turn ", "round ")) for name in names[2:])
    for seen in film.views(steps[len(steps) // 2]):
        shares = expected_shares(seen, film.match.rules, FastRng(1), 5)
        assert len(shares) == seats
        assert all(0 <= share <= 1 for share in shares)
    for number in range(len(steps) - 1):
        span = Span(number, steps[number], steps[number + 1])
        at, told = course.deed(film, span, span.first + 1)
        assert span.first < at <= span.last
        assert 1 <= len(told) <= 2
        assert not any(sentence.heading or sentence.text == "ends the turn" for sentence in told)


def test_moments_are_the_largest_changes_and_the_decisive_one_is_the_winners() -> None:
    shares = [(0.5, 0.5), (0.4, 0.6), (0.41, 0.59), (0.9, 0.1), (0.3, 0.7), (1.0, 0.0)]
    steps = [3, 10, 20, 30, 40, 50]
    spans = course.largest_changes(steps, shares)
    assert spans == [Span(0, 3, 10), Span(2, 20, 30), Span(3, 30, 40), Span(4, 40, 50)]
    assert course.decisive(spans, shares, (1.0, 0.0)) == 3
    assert course.decisive(spans, shares, (0.0, 1.0)) == 2
    assert course.decisive(spans, shares, (0.5, 0.5)) is None
    assert course.decisive(spans[:1], shares, (1.0, 0.0)) is None  # the winner lost in it


def test_the_turning_step_moves_most_towards_the_end_of_the_span() -> None:
    assert course.turning_step([4, 6, 9], (0.5, 0.5), [(0.4, 0.6), (0.7, 0.3), (0.8, 0.2)]) == 6
    assert course.turning_step([4, 6, 9], (0.5, 0.5), [(0.4, 0.6), (0.7, 0.3), (0.1, 0.9)]) == 9


def test_an_outcome_is_told_with_its_deed() -> None:
    film = film_of("royals", 2)
    line = next(at for at in range(1, film.steps + 1) if any("points" in told.text for told in film.told(at)))
    at, told = course.deed(film, Span(0, line - 3, line + 3), line)
    assert at == line
    assert "points" in told[-1].text
    assert len({sentence.seat for sentence in told}) == 1
