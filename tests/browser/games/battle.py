"""Hands for Battle: a player who plans attacks and blocks by touching."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Choice, Planning, Scene
from tests.browser.page import Player
from tests.games.face import played_by_bots

TWO = ("me", "greedy")
FOUR = ("me", "greedy", "greedy", "greedy")
SHORT = {"hits_to_lose": "4", "turn_limit": "12"}
LIKED = ("strike", "destroy", "take", "use", "play", "end", "done", "pass")


def drawn(player: Player) -> Scene:
    assert player.scene is not None
    return player.scene


def planning(player: Player) -> Planning:
    found = drawn(player).planning
    assert found is not None
    return found


def under_attack(groups: int, soldiers: int, **options: int) -> Match:
    """A game of greedy bots where seat 1 must answer this many groups with at least this many soldiers."""
    game = find("battle")
    for seed in range(1, 60):
        for match in played_by_bots(Match(game, options, 2), FastRng(seed), ["greedy"]):
            if match.turn != 1:
                continue
            scene = game.scene(match.view(1), match.rules)
            plan = scene.planning
            if scene.phase == "Block" and plan and len(plan.aims) == groups and len(plan.pieces) >= soldiers:
                return match
    raise AssertionError(f"greedy never attacks {soldiers} soldiers with {groups} groups")


def hurry(rng: random.Random) -> Any:
    """Plays soldiers, uses some abilities, then ends the step."""

    def choose(choices: tuple[Choice, ...]) -> Choice:
        verbs = {choice.line.split(" ")[1] for choice in choices}
        verb = next(word for word in LIKED if word in verbs and (word != "use" or rng.random() < 0.3))
        return rng.choice([choice for choice in choices if choice.line.split(" ")[1] == verb])

    return choose


def draw_up(player: Player, rng: random.Random) -> list[tuple[list[str], str]]:
    """Make a plan by touching: some soldiers alone, some together, some held back."""
    pieces = list(planning(player).pieces)
    orders: list[tuple[list[str], str]] = []
    while pieces and len(orders) < 4:
        group = [pieces.pop(0) for _ in range(min(len(pieces), rng.choice((1, 1, 2))))]
        if rng.random() < 0.2:
            continue
        aim = rng.choice(planning(player).aims)
        for piece in group:
            player.press(piece)
        player.press(aim.ids[0])
        orders.append((group, aim.ids[0]))
    return orders


def send(player: Player) -> None:
    """Send the plan, say yes if it asks, and wait until all of it has been played."""
    before = player.seq
    player.page.locator('.prompt [data-act="send"]').click()
    settle(player, before)


def settle(player: Player, before: int) -> None:
    yes = player.page.locator(".prompt .acts [data-choice]")
    while player.seq == before:
        if yes.count() == 1:  # more are the next prompt's
            yes.click()
        player.page.wait_for_timeout(10)
    expect(player.page.locator(".prompt .on-its-way")).to_have_count(0)


def play_out(player: Player, rng: random.Random, enough: Callable[[], bool] = lambda: False) -> int:
    """Plan and touch until the game is over or ``enough`` is true; return the number of attacks sent."""
    attacks = 0
    choose = hurry(rng)
    while player.asked_or_over() and not enough():
        scene = drawn(player)
        if scene.planning is None:
            player.touch(choose(scene.choices))
            continue
        attacks += bool(draw_up(player, rng)) and scene.phase == "Attack"
        send(player)
    return attacks


def until(player: Player, phase: str, soldiers: int, rng: random.Random) -> None:
    """Play without attacking until there is a plan of this phase with at least this many soldiers."""
    choose = hurry(rng)
    while player.asked_or_over():
        scene = drawn(player)
        if scene.planning is None:
            player.touch(choose(scene.choices))
        elif scene.phase == phase and len(scene.planning.pieces) >= soldiers:
            player.page.locator('.prompt [data-act="send"]').wait_for()
            return
        else:
            send(player)
    raise AssertionError(f"the game ended before there was a {phase} with {soldiers} soldiers")
