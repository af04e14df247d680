"""The game's thread on its stage: what is shown, what hurries it, how it ends."""

from __future__ import annotations

import pytest
from rich.console import Console

from regalia.cli.screen.game import ScreenGame
from regalia.cli.screen.stage import Asked, Asks, Ended, Event, Look, Stage
from regalia.cli.terminal.turn import Left
from regalia.games import find

LONG = 10_000.0  # seconds: a test that waited for them would fail


def test_a_person_in_a_hurry_does_not_wait_for_the_others() -> None:
    stage = Stage(LONG)
    stage.hurried.set()
    stage.rest()
    stage.answer("0 end")
    assert stage.ask(Asked(Asks.MOVE)) == "0 end"
    assert not stage.hurried.is_set()  # the next steps are shown again


def test_leaving_ends_the_wait_and_the_next_step() -> None:
    stage = Stage(LONG)
    stage.leave()
    with pytest.raises(Left):
        stage.rest()
    with pytest.raises(Left):
        stage.ask(Asked(Asks.MOVE))


def test_every_step_that_is_told_is_shown_with_the_log_so_far() -> None:
    table = ScreenGame(find("royals"), {}, ["greedy", "greedy"], 3, Console(), 1, 0)
    seen: list[Event] = []
    table.stage.show = seen.append
    table.play_out()
    looks = [event for event in seen if isinstance(event, Look)]
    assert isinstance(seen[-1], Ended)
    assert len(looks) > 20
    assert [len(look.log) for look in looks] == sorted(len(look.log) for look in looks)
    assert looks[-1].scene.prompt.mode == "over"
    assert all(look.scene.seat is None for look in looks)  # bots alone are watched as a spectator sees them


def test_what_goes_wrong_in_the_game_reaches_the_screen() -> None:
    table = ScreenGame(find("royals"), {}, ["greedy", "greedy"], 3, Console(), 1, 0)
    seen: list[Event] = []
    table.stage.show = seen.append
    table.stage.leave()
    table.play_out()
    assert isinstance(seen[-1], Ended)
    assert isinstance(seen[-1].wrong, Left)
