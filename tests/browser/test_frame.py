"""The frame that all games share: rail, prompt, keys and notices."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Choice
from regalia.kernel.state import CHANCE
from tests.browser.page import Player, fighting
from tests.browser.steps import sit_in_the_middle
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

GAMES = ("royals", "battle", "royal-battles", "battle-royal", "royal-ascension")
ENDS = ("act:end", "act:done", "act:pass", "act:hold", "act:decline")
FIRST = {"royals": {"first_player": "seat0"}, "royal-battles": {"army_choice": "random"}}


def any_of(rng: random.Random) -> Any:
    """Chooses at random; ends late."""

    def choose(choices: tuple[Choice, ...]) -> Choice:
        busy = [choice for choice in choices if choice.touch[0] not in ENDS]
        return rng.choice(busy or list(choices))

    return choose


def rows(player: Player) -> list[list[float]]:
    """The boxes of the rows of the move list."""
    boxes: list[list[float]] = player.page.locator(".options .option").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(b => [b.left, b.top, b.width, b.height])"
    )
    return boxes


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_moves_nothing_that_the_pointer_is_on(mira: Player, game: str) -> None:
    mira.page.set_viewport_size({"width": 1440, "height": 900})
    mira.set_up(("me", "random"), game=game, **FIRST.get(game, {}))
    tried = 0
    for _ in range(30):
        assert mira.asked_or_over()
        list_ = mira.page.locator(".options:not(.plan) .option[data-choice]")
        if not list_.count():
            play_any(mira)
            continue
        mira.page.mouse.move(2, 2)
        before = rows(mira)
        for row in list_.all()[:6]:
            row.hover()
            assert rows(mira) == before
        tried += 1
        if tried == 3:
            return
        play_any(mira)
    assert tried > 0


def play_any(player: Player) -> None:
    """One more move: the plan as it is, or the first row. Nothing if the question has just gone."""
    before, scene = player.seq, player.scene
    if scene is None or not scene.choices:
        return
    send = player.page.locator('[data-act="send"], .prompt .acts [data-choice]')
    if scene.planning is not None or send.count():  # a plan's button may come a moment after its pieces
        send.first.click()
    elif player.page.locator(".options .option[data-key]").count():
        player.page.locator(".options .option[data-key]").first.click()
    else:
        player.touch(any_of(random.Random(1))(scene.choices))
    question = player.page.locator(".prompt .acts [data-choice]")
    player.page.wait_for_timeout(20)
    if player.seq == before and question.count():
        question.first.click()


def test_the_newest_line_stays_in_sight_when_the_log_shrinks(mira: Player) -> None:
    mira.set_up(("me", "greedy"), first_player="seat0")
    mira.play_on(fighting(random.Random(3)), most=14)
    mira.asked_or_over()
    for height in (800, 640, 900, 600):
        mira.page.set_viewport_size({"width": 1280, "height": height})
        mira.page.wait_for_function(
            """height => {
                const list = document.querySelector('.log .scroll')
                return innerHeight === height && list.scrollHeight - list.scrollTop - list.clientHeight < 4
            }""",
            arg=height,
            timeout=5_000,
        )


def test_a_card_in_the_middle_of_a_row_stays_in_its_line(mira: Player) -> None:
    """Text around a drawn card flows as one paragraph, in the rows and on the buttons."""
    mira.set_up(("me", "random"), first_player="seat0")
    assert mira.asked_or_over()
    flexes = mira.page.locator(".option .out, .option > span, .btn > span").evaluate_all(
        "all => all.filter(one => /flex|grid/.test(getComputedStyle(one).display)).length"
    )
    assert flexes == 0


def test_zero_does_not_look_like_a_ring(mira: Player) -> None:
    mira.set_up(("me", "random"), first_player="seat0")
    assert mira.asked_or_over()
    shape = mira.page.evaluate(
        """async () => {
            await document.fonts.ready
            const pen = document.createElement('canvas').getContext('2d')
            pen.font = '100px ' + getComputedStyle(document.querySelector('.gauge .num')).fontFamily
            const zero = pen.measureText('0')
            const wide = zero.actualBoundingBoxRight + zero.actualBoundingBoxLeft
            return wide / (zero.actualBoundingBoxAscent + zero.actualBoundingBoxDescent)
        }"""
    )
    assert shape < 0.85


def test_the_notice_of_a_lost_connection_covers_no_piece(mira: Player) -> None:
    routes: list[WebSocketRoute] = []
    lost = False

    def connect(route: WebSocketRoute) -> None:
        if lost:
            route.close(code=1001)
            return
        route.connect_to_server()
        routes.append(route)

    mira.page.route_web_socket(re.compile("/socket$"), connect)
    mira.set_up(("me", "greedy"), first_player="seat0")
    assert mira.asked_or_over()
    lost = True
    routes[-1].close(code=1001)
    notice = mira.page.locator(".strip")
    expect(notice).to_be_visible()
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        mira.page.set_viewport_size({"width": width, "height": height})
        box = notice.bounding_box()
        cloth = mira.page.locator(".table .cloth").bounding_box()
        assert box is not None
        assert cloth is not None
        assert box["y"] + box["height"] <= cloth["y"] + 4


def test_a_notice_goes_with_the_next_move(mira: Player) -> None:
    """It lies over facts of the bar, and a player who has moved on has read it."""
    routes: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(route.send)
        route.on_message(server.send)
        routes.append(route)

    mira.page.route_web_socket(re.compile("/socket$"), connect)
    mira.set_up(("me", "greedy"), first_player="seat0")
    assert mira.asked_or_over()
    assert mira.scene is not None
    routes[-1].send('{"type": "error", "text": "Your browser joined the shuffle too late."}')
    notice = mira.page.locator(".strip")
    expect(notice).to_contain_text("too late")
    mira.touch(mira.scene.choices[0])
    expect(notice).to_have_count(0)


def test_every_row_has_a_key_and_the_turn_ends_with_enter(mira: Player) -> None:
    mira.set_up(("me", "random"), first_player="seat0")
    assert mira.asked_or_over()
    mira.page.locator(".option.group").filter(has_text="Discard").click()
    keys = mira.page.locator(".options [data-choice]").evaluate_all("rows => rows.map(row => row.dataset.key)")
    assert len(keys) > 9
    assert keys[9] == "a"
    assert len(set(keys)) == len(keys)
    mira.page.keyboard.press("0")
    end = mira.page.locator('.options [data-choice="0 end"]')
    expect(end.locator("kbd")).to_have_text("⏎")
    before = mira.seq
    mira.page.locator(".prompt").focus()
    mira.page.keyboard.press("Enter")
    question = mira.page.locator('.prompt [data-choice="0 end"]')
    if question.count():
        mira.page.keyboard.press("Enter")
    mira.moved_on(before)


@pytest.mark.parametrize("game", ["battle", "battle-royal", "royal-ascension"])
def test_the_turn_ends_with_the_same_key_in_every_game(mira: Player, game: str) -> None:
    """What ends a turn or a question is the last row, with Enter; the files of Royals and Royal Battles look there."""
    seats = ("me", "random", "random") if game == "royal-ascension" else ("me", "random")
    mira.set_up(seats, game=game, **FIRST.get(game, {}))
    end = None
    for _ in range(120):
        if not mira.asked_or_over():  # this game ended before its turn could: another one
            mira.set_up(seats, game=game, **FIRST.get(game, {}))
            continue
        assert mira.scene is not None
        end = next((one for one in mira.scene.choices if one.touch in [(act,) for act in ENDS]), None)
        if end is not None and len(mira.scene.choices) > 1 and mira.scene.planning is None:
            break
        play_any(mira)
    assert end is not None
    row = mira.page.locator(f'.options [data-choice="{end.line}"]')
    expect(row.locator("kbd")).to_have_text("⏎")
    assert mira.page.locator(".options [data-choice]").last.get_attribute("data-choice") == end.line


def test_a_letter_plays_the_tenth_move(mira: Player) -> None:
    mira.set_up(("me", "random"), first_player="seat0")
    assert mira.asked_or_over()
    mira.page.locator(".option.group").filter(has_text="Discard").click()
    tenth = mira.page.locator('.options [data-key="a"]')
    line = tenth.get_attribute("data-choice")
    before = mira.seq
    mira.page.keyboard.press("a")
    mira.moved_on(before)
    assert line is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_filled_button_is_never_the_passive_act(mira: Player, game: str) -> None:
    mira.set_up(("me", "random"), game=game, **FIRST.get(game, {}))
    for _ in range(16):
        if not mira.asked_or_over():
            return
        filled = mira.page.locator(".btn.primary").all_inner_texts()
        assert len(filled) <= 1
        assert not [
            text for text in filled if re.match(r"(End|Pass|Let|No |Do not|Done$|Buy nothing|Draw nothing)", text)
        ]
        play_any(mira)


def test_pass_for_me_is_offered_where_nothing_else_can_be_done(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url)
    player.set_up(("me", "greedy"), first_player="seat1")
    choose = fighting(random.Random(6))
    while player.asked_or_over():
        assert player.scene is not None
        choices = player.scene.choices
        if len(choices) == 1 and choices[0].touch == ("act:pass",):
            break
        player.touch(choose(choices))
    offer = player.page.locator(".prompt")
    expect(offer.locator(".say")).to_contain_text(re.compile("no ace|nothing else"))
    offer.get_by_role("switch", name="Pass for me").check()
    before = player.seq
    player.moved_on(before)  # the server passes by itself
    player.leave()


def several_refused_alike() -> Match:
    """A game of Battle in which seat 0 is asked, and two or more things are refused for the same reason."""
    game, rng = find("battle"), FastRng(1)
    match = Match(game, {"hits_to_lose": 20})
    while True:
        if match.turn == CHANCE:
            match.deal(rng)
            continue
        if match.turn == 0:
            refused = [one.text for one in game.scene(match.view(0), match.rules).refusals if one.label]
            if len(refused) > len(set(refused)):
                return match
        moves = match.moves()
        match.play_move(moves[rng.below(len(moves))])


def test_a_reason_for_several_moves_is_said_once(mira: Player) -> None:
    sit_in_the_middle(mira, several_refused_alike(), 0)
    reasons = mira.page.locator(".option.off .out").all_inner_texts()
    assert reasons
    assert len(reasons) == len(set(reasons))
