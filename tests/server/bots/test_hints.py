"""Hints and reviews: from the player's own view, only where they are fair, and never delaying a move."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from regalia.agents.judge import Judgement
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import FastRng
from regalia.server.bots.pool import BotFailed, Thinkers, for_advice
from regalia.server.bots.queue import Urgency
from regalia.server.bots.thinker import Question
from regalia.server.limits import Limits, Rate
from regalia.server.replay import review as reviews
from regalia.server.replay.film import Film
from regalia.server.wire.replay import Hint, Judged, Review
from tests.server.harness import Person, running
from tests.server.royals import (
    FIRST,
    ROYALS,
    Adviser,
    Mute,
    at_a_choice,
    finished,
    play_to_the_end,
    royals_services,
    seated,
    when_ready,
)
from tests.server.scripted import NeverBots
from tests.server.worlds import LONG, twins

pytestmark = pytest.mark.anyio


# ---- hints


async def test_a_hint_shows_three_moves_of_the_scene_with_their_shares(tmp_path: Path) -> None:
    bots = Adviser(0.61234, 0.55, 0.5, 0.4)
    async with running(royals_services(tmp_path, bots=bots)) as door:
        id, mira = await seated(door, "me", "knight")
        async with mira.at(id) as hers:
            await hers.catch_up()
            assert hers.table.hints
            answer = await mira.post(f"/api/tables/{id}/hint", {})
            hint = msgspec.json.decode(answer.content, type=Hint)
            assert hint.seq == hers.place.seq
            labels = {choice.line: choice.label for choice in hers.place.scene.choices}
            assert [advice.share for advice in hint.advice] == [0.612, 0.55, 0.5]
            assert all(labels[advice.line] == advice.label for advice in hint.advice)
            assert all(advice.why.endswith(".") and advice.doing and advice.margin == 0.02 for advice in hint.advice)
            assert [advice.worse for advice in hint.advice] == [False, False, True]
    ((asked, urgency),) = bots.asked
    assert (asked.bot, asked.advice, asked.view[0], urgency) == ("knight", True, 0, Urgency.HINT)


async def test_a_hint_is_asked_with_the_own_view_alone() -> None:
    pair = twins(ROYALS, LONG, 0, 21, 40)
    here, there = (for_advice(m.game, m.options, m.seats, m.view(0), 100) for m in (pair.here, pair.there))
    assert here == there  # its seed follows from the view alone


@pytest.mark.parametrize(
    ("seats", "words"),
    [(("me", "open"), "where all other seats are bots"), (("knight", "page"), "where all other seats are bots")],
)
async def test_no_hints_between_people_and_none_for_who_looks_on(
    tmp_path: Path, seats: tuple[str, ...], words: str
) -> None:
    bots = Adviser(0.5)
    async with running(royals_services(tmp_path, bots=bots)) as door:
        id, mira = await seated(door, *seats)
        oskar = await door.person("Oskar")
        if "open" in seats:
            await oskar.post(f"/api/tables/{id}/seat", {})
        for person in (mira, oskar):
            answer = await person.post(f"/api/tables/{id}/hint", {})
            assert (answer.status_code, words in answer.json()["error"]) == (403, True)
            assert not (await person.get(f"/api/tables/{id}")).json().get("hints", False)
        assert (await door.stranger().post(f"/api/tables/{id}/hint", {})).status_code == 401
    assert bots.asked == []


async def test_no_hint_out_of_turn_none_too_often_and_a_word_where_none_comes(tmp_path: Path) -> None:
    limits = Limits(hints=Rate(2, 0.0))
    for name in "abc":
        (tmp_path / name).mkdir()
    async with running(royals_services(tmp_path / "a", bots=NeverBots(), limits=limits)) as door:
        id, mira = await seated(door, "knight", "me")
        answer = await mira.post(f"/api/tables/{id}/hint", {})
        assert (answer.status_code, "not your turn" in answer.json()["error"]) == (409, True)
    async with running(royals_services(tmp_path / "b", bots=Adviser(0.5), limits=limits)) as door:
        id, mira = await seated(door, "me", "knight")
        codes = [(await mira.post(f"/api/tables/{id}/hint", {})).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
    async with running(royals_services(tmp_path / "c", bots=Mute(), limits=limits)) as door:
        id, mira = await seated(door, "me", "knight")
        answer = await mira.post(f"/api/tables/{id}/hint", {})
        assert (answer.status_code, "No advice came" in answer.json()["error"]) == (409, True)


async def test_the_real_processes_advise_and_a_bot_without_a_mind_does_not() -> None:
    match = at_a_choice()
    asked = for_advice(match.game, match.options, match.seats, match.view(match.turn), 0)  # no time limit
    thinkers = Thinkers(most=1, limit=60.0)
    try:
        found = await thinkers.advise(asked, Urgency.HINT)
        assert found
        assert {one.move for one in found} <= set(match.moves())
        assert [one.loss for one in found] == sorted(one.loss for one in found)
        assert found[0].loss == 0
        assert all(0 <= one.share <= 1 for one in found)
        again = msgspec.structs.replace(asked, played=found[-1].move)
        assert [one.move for one in await thinkers.advise(again, Urgency.REVIEW)] == [one.move for one in found]
        with pytest.raises(BotFailed, match="gives no advice"):
            await thinkers.advise(msgspec.structs.replace(asked, bot="greedy"), Urgency.HINT)
    finally:
        await thinkers.close()


# ---- reviews


async def reviewed(person: Person, id: str) -> Review:
    return await when_ready(person, f"/api/replays/{id}/review", Review)


async def wholly_reviewed(person: Person, id: str) -> Review:
    """The review once the others' decisions are judged too."""
    while not (found := await reviewed(person, id)).whole:
        await asyncio.sleep(0.01)
    return found


async def test_a_review_judges_every_decision_from_what_its_player_saw(tmp_path: Path) -> None:
    """The visitor's own first, then the others' from there on, never from the state."""
    bots = Adviser(0.7, 0.5, 0.3)
    async with running(royals_services(tmp_path, bots=bots)) as door:
        id, mira = await finished(door)
        review = await wholly_reviewed(mira, id)
        record = msgspec.json.decode((await mira.get(f"/api/tables/{id}/record")).content, type=Record)
        asked = len(bots.asked)
        assert await reviewed(mira, id) == review
        assert len(bots.asked) == asked  # it is kept
    film = Film(ROYALS, record)
    decisions = film.decisions(0)
    others = [decision for decision in film.decisions(1) if decision.at >= decisions[0].at]
    assert (review.seat, review.done, review.of) == (0, len(decisions), len(decisions))
    assert [judged.at for judged in review.moments] == [decision.at for decision in decisions]
    assert [judged.at for judged in review.others] == [decision.at for decision in others]
    assert others
    every = decisions + others
    assert [question.view for question, _ in bots.asked] == [decision.seen.listed() for decision in every]
    assert {urgency for _, urgency in bots.asked} == {Urgency.REVIEW}
    assert [question.played for question, _ in bots.asked] == [decision.move for decision in every]
    for judged, decision in zip(review.moments + review.others, every, strict=True):
        check(judged, record.lines[decision.at])


def check(judged: Judged, line: str) -> None:
    assert judged.played.line == line
    assert judged.best.share == 0.7
    assert judged.drop == pytest.approx(0.7 - judged.played.share, abs=0.002)
    assert (judged.drop == 0) == (judged.best.line == judged.played.line)
    assert judged.mistake == (judged.drop > 0.1)
    assert judged.turn.startswith("turn ")


async def test_a_loss_that_may_be_chance_is_no_mistake(tmp_path: Path) -> None:
    async with running(royals_services(tmp_path, bots=Adviser(0.7, 0.5, clear=0.3))) as door:
        id, mira = await finished(door)
        review = await reviewed(mira, id)
    assert not any(judged.mistake for judged in review.moments)


class Fickle(Adviser):
    """Recommends the last of its moves as a hint, and condemns it in the review."""

    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Judgement, ...]:
        found = await super().advise(asked, urgency)
        return found[::-1] if urgency == Urgency.HINT else found


async def test_a_move_that_a_hint_recommended_is_never_a_mistake(tmp_path: Path) -> None:
    limits = Limits(hints=Rate(500, 0.0), messages=Rate(2000, 0.0))
    async with running(royals_services(tmp_path, bots=Fickle(0.7, 0.2), limits=limits)) as door:
        id, mira = await seated(door, "me", "random")
        await follow_hints(mira, id)
        review = await reviewed(mira, id)
    assert any(judged.drop >= 0.5 for judged in review.moments)
    assert not any(judged.mistake for judged in review.moments)


async def follow_hints(person: Person, id: str) -> None:
    """Play to the end, always the move that the hint prefers."""
    async with person.at(id) as visit:
        await visit.catch_up()
        while not visit.table.over:
            if visit.place.scene.choices and visit.place.seq >= visit.pictures[-1].seq:
                answer = await person.post(f"/api/tables/{id}/hint", {})
                hint = msgspec.json.decode(answer.content, type=Hint)
                await visit.play(hint.advice[0].line, visit.place.seq)
                await visit.catch_up()
            else:
                await visit.hear()


async def test_a_review_is_for_who_played_and_not_before_the_end(tmp_path: Path) -> None:
    bots = Adviser(0.7)
    async with running(royals_services(tmp_path, bots=bots, limits=Limits(reviews=Rate(1, 0.0)))) as door:
        id, mira = await finished(door)
        oskar = await door.person("Oskar")
        answer = await oskar.post(f"/api/replays/{id}/review", {})
        assert (answer.status_code, "Only players of this game" in answer.json()["error"]) == (403, True)
        assert (await oskar.post("/api/replays/nothing/review", {})).status_code == 403
        opened = await mira.open_table("me", "random", game="royals", options=FIRST)
        answer = await mira.post(f"/api/replays/{opened.id}/review", {})
        assert (answer.status_code, "not over" in answer.json()["error"]) == (409, True)
        await reviewed(mira, id)
        record = (await mira.get(f"/api/tables/{id}/record")).content
        brought = (await mira.post("/api/replays", record)).json()["id"]
        assert (await mira.post(f"/api/replays/{brought}/review", {})).status_code == 403


async def test_too_many_reviews_are_refused_and_failures_passed_over(tmp_path: Path) -> None:
    limits = Limits(reviews=Rate(1, 0.0))
    async with running(royals_services(tmp_path, bots=Mute(), limits=limits)) as door:
        id, mira = await finished(door)
        review = await reviewed(mira, id)
        assert (review.moments, review.done) == ((), review.of)
        second = await mira.open_table("me", "random", game="royals", options=FIRST)
        await play_to_the_end(mira, second.id)
        assert (await mira.post(f"/api/replays/{second.id}/review", {})).status_code == 429


class Slow(Adviser):
    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Judgement, ...]:
        await asyncio.Event().wait()
        return ()


async def test_only_so_many_reviews_are_made_at_once_and_none_keeps_the_server_from_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "AT_ONCE", 1)
    async with running(royals_services(tmp_path, bots=Slow())) as door:
        id, mira = await finished(door)
        assert (await mira.post(f"/api/replays/{id}/review", {})).status_code == 200
        assert (await mira.post(f"/api/replays/{id}/review", {})).status_code == 200  # the same one
        again, other = await finished(door)
        answer = await other.post(f"/api/replays/{again}/review", {})
        assert (answer.status_code, "Many games are being reviewed" in answer.json()["error"]) == (409, True)


def test_decisions_of_a_film_are_those_with_a_choice() -> None:
    match = Match(ROYALS, {"turn_limit": 6})
    rng = FastRng(3)
    wanted: list[tuple[int, list[int]]] = []
    while not match.over:
        if match.turn < 0:
            match.deal(rng)
            continue
        moves = match.moves()
        if match.turn == 1 and len(moves) > 1:
            wanted.append((len(match.entries), match.view(1).listed()))
        match.play_move(moves[rng.below(len(moves))])
    found = Film(ROYALS, match.record()).decisions(1)
    assert [(decision.at, decision.seen.listed()) for decision in found] == wanted
