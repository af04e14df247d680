"""Puzzles in the browser: solved, missed and tried again, shown, and remembered on the device."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from regalia.games import catalogue, find
from regalia.puzzles.attempt import attempt, own_lines
from regalia.puzzles.puzzle import Puzzle
from regalia.puzzles.shelf import puzzles
from tests.browser.accessibility import DESKTOP, PHONE, serious
from tests.browser.page import Player
from tests.server.servers.process import ServerProcess

QUICK = [key if key == "royals" else pytest.param(key, marks=pytest.mark.release) for key in catalogue()]


def open_puzzle(player: Player, key: str, puzzle: Puzzle) -> None:
    player.page.goto(f"{player.url}/puzzles/{key}/{puzzle.name}")
    expect(player.page.locator(".table")).to_be_visible()


def play(player: Player, key: str, puzzle: Puzzle, lines: list[str]) -> None:
    """Touch what the last of these lines means, in the position that the others have led to."""
    game = find(key)
    match = attempt(game, puzzle, lines[:-1]).match
    scene = game.scene(match.view(puzzle.seat), match.rules)
    choice = next(choice for choice in scene.choices if choice.line == lines[-1])
    with player.page.expect_response(lambda answer: answer.request.method == "POST" and "/api/puzzles/" in answer.url):
        for id in choice.touch:
            player.press(id)
        settle = player.page.locator("[data-act=settle]")
        if settle.count():
            settle.click()


def solve(player: Player, key: str, puzzle: Puzzle) -> None:
    lines = own_lines(puzzle)
    for count in range(len(lines)):
        play(player, key, puzzle, lines[: count + 1])
    expect(player.page.locator(".judged.solved")).to_be_visible()


@pytest.mark.parametrize("key", QUICK)
def test_a_puzzle_is_missed_tried_again_and_solved(mira: Player, key: str) -> None:
    puzzle = next(iter(puzzles(find(key)).values()))
    open_puzzle(mira, key, puzzle)
    play(mira, key, puzzle, [next(iter(puzzle.root.wrong))])
    expect(mira.page.locator(".judged.missed .say")).not_to_be_empty()
    mira.page.get_by_role("button", name="Try again").click()
    expect(mira.page.locator(".judged")).to_have_count(0)
    solve(mira, key, puzzle)
    mira.page.get_by_role("button", name="Next puzzle").click()
    mira.page.wait_for_url("**/puzzles")
    mira.page.get_by_role("button", name="All puzzles").click()
    expect(mira.page.locator(f'.all-puzzles a.solved[href="/puzzles/{key}/{puzzle.name}"]')).to_be_visible()


def test_the_puzzles_of_the_day_count_for_the_streak(mira: Player) -> None:
    mira.page.goto(f"{mira.url}/puzzles")
    expect(mira.page.locator(".daily-card")).to_have_count(len(catalogue()))
    expect(mira.page.locator(".streak .num")).to_have_text("0")
    link = mira.page.get_by_role("link", name="Solve it, Royals")
    name = (link.get_attribute("href") or "").rsplit("/", 1)[-1]
    link.click()
    expect(mira.page.locator(".table")).to_be_visible()
    solve(mira, "royals", puzzles(find("royals"))[name])
    mira.page.goto(f"{mira.url}/puzzles")
    expect(mira.page.locator(".streak .num")).to_have_text("1")
    expect(mira.page.locator(".daily-done")).to_have_count(1)


def test_the_answer_is_played_out_and_a_hint_shows_where_to_begin(mira: Player) -> None:
    puzzle = next(iter(puzzles(find("royals")).values()))
    open_puzzle(mira, "royals", puzzle)
    mira.page.get_by_role("button", name="Hint").click()
    expect(mira.page.locator(".prompt .say")).to_contain_text("Hint: begin with")
    mira.page.get_by_role("button", name="Show the answer").click()
    expect(mira.page.locator(".judged.shown .say")).not_to_be_empty()


def test_a_run_counts_what_is_solved(mira: Player) -> None:
    mira.page.goto(f"{mira.url}/puzzles/run")
    for number in range(3):
        expect(mira.page.locator(".puzzle-note")).to_contain_text(f"{3 - number}")
        mira.page.get_by_role("button", name="Show the answer").click()
        mira.page.get_by_role("button", name="Next puzzle").click()
    expect(mira.page.get_by_role("heading", name="No puzzle solved this time")).to_be_visible()
    expect(mira.page.get_by_role("button", name="Run again")).to_be_visible()


@pytest.mark.release
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, server: ServerProcess, device: dict[str, Any]) -> None:
    player = Player(browser, server.url, **device)
    player.page.goto(f"{player.url}/puzzles")
    expect(player.page.locator(".daily-card")).to_have_count(len(catalogue()))
    assert serious(player) == []
    open_puzzle(player, "royals", next(iter(puzzles(find("royals")).values())))
    assert serious(player) == []
    player.leave()
