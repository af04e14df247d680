"""Battle Royal in the browser: whole games by mouse and by keyboard, two and four players, a phone, and the map editor."""

from __future__ import annotations

import json
import math
import random
import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from regalia.kernel.scene import Choice
from tests.browser.accessibility import PHONE, SCREENS, scrolls_sideways, serious
from tests.browser.page import Chooser, Player
from tests.browser.steps import sit_by_link
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

DUEL = ("me", "greedy")
FOUR = ("me", "greedy", "greedy", "greedy")


def marching(rng: random.Random, most: int) -> Chooser:
    """Captures where possible, marches for a number of moves, and then only waits."""
    left = most

    def choose(choices: tuple[Choice, ...]) -> Choice:
        nonlocal left
        left -= 1
        captures = [choice for choice in choices if verb(choice) in ("capture", "spare")]
        waits = [choice for choice in choices if verb(choice) == "done"]
        moves = [choice for choice in choices if choice not in waits]
        return rng.choice(captures or (waits if left < 0 else moves) or list(choices))

    return choose


def verb(choice: Choice) -> str:
    return choice.line.split(" ")[1]


def result(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Result")


# ---- the table


def test_a_whole_game_against_a_bot_by_mouse(mira: Player) -> None:
    mira.set_up(DUEL, "battle-royal", quiet_rounds="5")
    assert mira.play_on(marching(random.Random(1), 20)) > 3
    expect(result(mira)).to_be_visible()


def test_a_whole_game_by_keyboard_alone(mira: Player) -> None:
    """The arrow keys place the first pawns; then the list ends the turns."""
    mira.set_up(DUEL, "battle-royal", quiet_rounds="5", map="fords")
    walked = 0
    while mira.asked_or_over():
        assert mira.scene is not None
        before = mira.seq
        goal = next((choice.touch[0] for choice in mira.scene.choices if verb(choice) in ("place", "capture")), None)
        if goal is not None and walked < 3:
            walk_to(mira, goal)
            mira.page.keyboard.press("Enter")
            walked += 1
        else:
            rows = mira.page.locator(".options [data-key]")
            keys = rows.evaluate_all(
                "rows => rows.filter(row => row.innerText.includes('Done')).map(r => r.dataset.key)"
            )
            mira.page.keyboard.press("Escape")  # leaves the map: Enter would touch the square
            mira.page.keyboard.press(keys[0] if keys else "1")
        mira.page.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before)
    assert walked == 3
    expect(result(mira)).to_be_visible()


def walk_to(player: Player, goal: str) -> None:
    """Tab to the map, which is one stop, then arrow keys."""
    page = player.page
    here = "document.activeElement?.closest('.br-square')?.dataset.token ?? ''"
    for _ in range(60):
        if page.evaluate(here):
            break
        page.keyboard.press("Tab")
    for axis, keys in ((0, ("ArrowLeft", "ArrowRight")), (1, ("ArrowUp", "ArrowDown"))):
        now = page.evaluate(here)
        steps = place(goal)[axis] - place(now)[axis]
        for _ in range(abs(steps)):
            page.keyboard.press(keys[steps > 0])
    assert page.evaluate(here) == goal


def place(square: str) -> tuple[int, int]:
    return ord(square[0]) - ord("a"), int(square[1:])


def test_four_players(mira: Player) -> None:
    """Each of the four forces has its pane and its pawns; the game is played to its end."""
    mira.set_up(FOUR, "battle-royal", quiet_rounds="5")
    assert mira.asked_or_over()
    expect(mira.page.locator(".br-force")).to_have_count(4)
    mira.play_on(marching(random.Random(3), 10))
    expect(result(mira)).to_be_visible()


SHIELDS = {"yellow": "#shield-3", "blue": "#shield-0", "green": "#shield-2", "red": "#shield-1"}


def test_shields_have_the_colours_of_the_pawns(mira: Player) -> None:
    """With four players, plates, the log and the prompt show the colour of each player's pawns."""
    mira.set_up(FOUR, "battle-royal")
    mira.play_on(marching(random.Random(2), 1_000), 4)
    assert mira.asked_or_over()
    page = mira.page
    for seat, shield in enumerate(SHIELDS.values()):
        expect(page.locator(f"[data-token=plate{seat}] .shield use")).to_have_attribute("href", shield)
    marks = page.locator(".log li .mark use").evaluate_all("marks => marks.map(mark => mark.getAttribute('href'))")
    assert set(marks) == set(SHIELDS.values())
    expect(page.locator(".prompt")).to_have_attribute("style", re.compile(r"--seat: var\(--seat-3\)"))


def test_plates_name_the_alliances(mira: Player) -> None:
    """With four players the column names your side and who is against you; the ally is called so."""
    mira.set_up(FOUR, "battle-royal")
    assert mira.asked_or_over()
    page = mira.page
    expect(page.locator(".mine .br-head")).to_contain_text("Your side")
    ally = page.locator(".br-foe", has=page.locator("[data-token=plate2]"))
    expect(ally).to_contain_text("your ally")
    foes = page.locator(".br-foes")
    expect(foes).to_contain_text("Against you")
    for seat in (1, 3):
        expect(foes.locator(f"[data-token=plate{seat}]")).to_be_visible()


def test_three_players_one_of_them_with_two_forces(mira: Player) -> None:
    mira.set_up(("me", "greedy", "greedy"), "battle-royal", quiet_rounds="5")
    assert mira.asked_or_over()
    expect(mira.page.locator(".mine .br-force")).to_have_count(2)
    expect(mira.page.locator(".br-foe .br-force")).to_have_count(2)


def test_what_falls_is_crossed_out_before_it_is_captured(mira: Player) -> None:
    """Exactly the pawns that the preview removes are marked on the map."""
    captures = next(found for _ in range(6) if (found := first_captures(mira)))
    capture = max(captures, key=lambda one: len(one.preview.falls) if one.preview else 0)
    assert capture.preview is not None
    mira.thing(capture.touch[0]).hover()
    expect(mira.page.locator(".br-falling")).to_have_count(len(capture.preview.falls))
    mira.page.locator(".bar").hover(position={"x": 5, "y": 5})
    expect(mira.page.locator(".br-falling")).to_have_count(0)


def first_captures(player: Player) -> list[Choice]:
    """The first captures offered to a force that marches straight at the other; none if the game ends."""
    player.set_up(DUEL, "battle-royal", map="fords")
    while player.asked_or_over():
        assert player.scene is not None
        captures = [choice for choice in player.scene.choices if verb(choice) == "capture"]
        if captures:
            return captures
        pawns = next(zone for zone in player.scene.zones if zone.id == "pawns").tokens
        foes = [place(pawn.like) for pawn in pawns if pawn.face == "black"]
        steps = [choice for choice in player.scene.choices if verb(choice) == "place"] or list(player.scene.choices)
        player.touch(min(steps, key=lambda step: nearest(step, foes)))
    return []


def nearest(step: Choice, foes: list[tuple[int, int]]) -> float:
    here = place(step.touch[0]) if verb(step) == "place" else (0, 0)
    return min(math.dist(here, foe) for foe in foes)


def test_a_capture_is_staged_and_can_be_skipped(mira: Player) -> None:
    """The blow is shown, then the broken line with what is cut off; skipping shows the map after it."""
    captures = next(found for _ in range(6) if (found := first_captures(mira)))
    capture = max(captures, key=lambda one: len(one.preview.falls) if one.preview else 0)
    assert capture.preview is not None
    page, before = mira.page, mira.seq
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('regalia.pace', 'step')")
    page.reload()
    mira.thing(capture.touch[0]).click()
    expect(page.locator(".br-blow .burst")).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text(re.compile("captures? Black's pawn", re.IGNORECASE))
    if len(capture.preview.falls) > 1:
        page.locator("[data-act=next]").click()
        expect(page.locator(".br-pawn.is-cut")).to_have_count(len(capture.preview.falls) - 1)
    page.locator("[data-act=skip]").click()
    mira.moved_on(before)
    expect(page.locator(".br-blow, .br-pawn.is-cut")).to_have_count(0)
    expect(page.locator(f'[data-at="pawn:{capture.touch[0]}"]')).to_have_count(1)


def test_the_last_turns_stay_on_the_map_until_the_next_touch(mira: Player) -> None:
    """Numbers on the map and in the rail are the same, in the colour of the player who acted."""
    mira.set_up(FOUR, "battle-royal")
    mira.play_on(marching(random.Random(4), 1_000), 4)
    page = mira.page
    while mira.asked_or_over() and page.locator(".br-trace .number").count() == 0:
        mira.play_on(marching(random.Random(4), 1_000), 1)
    marks = page.locator(".br-trace .number text").all_text_contents()
    assert marks
    assert set(marks) <= set(page.locator(".recap li .num").all_text_contents())
    colours = page.locator(".br-trace").evaluate_all("all => all.map(one => one.style.getPropertyValue('--seat'))")
    assert set(colours) <= {"var(--seat-0)", "var(--seat-1)", "var(--seat-2)"}
    page.get_by_role("button", name="Larger").click()
    expect(page.locator(".br-trace .number")).to_have_count(len(marks))
    page.locator(".log header").click()
    expect(page.locator(".br-trace")).to_have_count(0)


@pytest.mark.parametrize("seats", [DUEL, FOUR], ids=["two", "four"])
def test_a_legend_and_what_has_changed(seats: tuple[str, ...], mira: Player) -> None:
    """The column explains the signs of the map; after the others' turns the rail says what they mean for the viewer."""
    mira.page.set_viewport_size({"width": 1440, "height": 900})
    mira.set_up(seats, "battle-royal")
    page = mira.page
    changed = page.get_by_role("region", name="What has changed")
    choose = marching(random.Random(8), 1_000)
    while mira.asked_or_over() and not changed.count():
        mira.play_on(choose, 1)
    expect(changed.locator("li").first).to_contain_text(re.compile(r"point|any more|thinnest"))
    expect(page.locator(".br-side .br-legend")).to_contain_text("points that a pawn costs you there")
    expect(page.locator(".br-side .br-legend")).to_be_in_viewport(ratio=1)
    page.locator(".options [data-choice]").first.hover()
    expect(changed).to_be_visible()  # a preview does not replace it
    for height in (900, 720):  # the panes of the column lie apart
        page.set_viewport_size({"width": 1280, "height": height})
        column, own = page.locator(".br-side").bounding_box(), page.locator(".mine").bounding_box()
        assert column is not None
        assert own is not None
        assert column["y"] + column["height"] <= own["y"] + 1 or own["y"] + own["height"] <= column["y"] + 1


def test_why_a_square_cannot_be_reached_and_thin_places_on_request(mira: Player) -> None:
    mira.set_up(DUEL, "battle-royal")
    mira.play_on(marching(random.Random(5), 1_000), 8)
    assert mira.asked_or_over()
    assert mira.scene is not None
    refusal = mira.scene.refusals[0]
    mira.thing(refusal.touch).click(force=True)
    expect(mira.page.locator(".tip")).to_contain_text(refusal.text[:20])
    pawns = next(zone for zone in mira.scene.zones if zone.id == "pawns").tokens
    thin = [pawn for pawn in pawns if pawn.points is not None or "threatened" in pawn.marks]
    expect(mira.page.locator(".br-thin")).to_have_count(0)
    mira.page.get_by_role("button", name="Thin places").click()
    expect(mira.page.locator(".br-thin")).to_have_count(len(thin))


def test_what_cannot_be_paid_is_folded_into_one_line(mira: Player) -> None:
    """The list holds real moves only; one line counts what is too dear, and unfolds."""
    mira.set_up(DUEL, "battle-royal")
    while mira.asked_or_over():
        assert mira.scene is not None
        dear = [token.like for zone in mira.scene.zones for token in zone.tokens if "dear" in token.marks]
        if dear:
            break
        mira.play_on(marching(random.Random(2), 1_000), 1)
    page = mira.page
    expect(page.locator(".options .off")).to_have_count(0)
    line = page.locator(".br-folded > button")
    expect(line).to_contain_text(re.compile(rf"^{len(dear)} squares? costs? more than your \d points?$"))
    expect(page.locator(".br-folded li")).to_have_count(0)
    line.click()
    expect(page.locator(".br-folded li")).to_have_count(len(dear))
    page.locator(".br-folded li button").first.click()
    expect(page.locator(".tip")).to_contain_text("costs")


def test_an_eliminated_player_may_watch_or_leave(mira: Player, oskar: Player) -> None:
    """A player who only waits loses the capital; plate, log and prompt say so, and the ally plays on."""
    assert any(waits_until_out(mira, oskar) for _ in range(4))
    page = mira.page
    farewell = page.get_by_role("alertdialog", name="You are out")
    expect(farewell.get_by_role("heading")).to_have_text("You are out")
    expect(farewell).to_contain_text(re.compile(r"(was taken|no pawn left)\. If .* wins, you win too\."))
    expect(farewell.get_by_role("button", name="Review from the start")).to_be_visible()
    expect(page.locator(".mine .br-chip")).to_have_text("out")
    expect(page.locator(".log")).to_contain_text("is out: ")
    expect(page.locator(".log")).to_contain_text("plays on alone")
    expect(farewell.get_by_role("link", name="Leave the table")).to_have_attribute("href", "/")
    farewell.get_by_role("button", name="Watch").click()
    expect(farewell).to_have_count(0)


def waits_until_out(mira: Player, oskar: Player) -> bool:
    """Mira ends every turn at once, Oskar fortifies his capital; False if the game ends first."""
    mira.set_up(("me", "greedy", "open", "greedy"), "battle-royal", map="fords")
    sit_by_link(mira, oskar)
    for _ in mira.waiting("Mira was not eliminated"):
        scene = mira.scene
        if scene is not None and (scene.plates[0].badge is not None or scene.prompt.mode == "over"):
            return scene.prompt.mode != "over"
        if scene is not None and scene.choices:
            mira.play_on(lambda choices: next(one for one in choices if verb(one) in ("done", "spare")), 1)
        if oskar.scene is not None and oskar.scene.choices:
            oskar.play_on(lambda choices: min(choices, key=from_penrow), 1)
    raise AssertionError


def from_penrow(choice: Choice) -> float:
    """How far a placement is from the capital of Green; other moves come last."""
    return math.dist(place(choice.touch[0]), place("b8")) if verb(choice) == "place" else 99 + len(choice.line)


def square_size(player: Player) -> float:
    return float(player.page.evaluate("document.querySelector('.br-square').getBoundingClientRect().width"))


@pytest.mark.parametrize("seats", [DUEL, FOUR], ids=["two", "four"])
@pytest.mark.parametrize("upright", [True, False], ids=["portrait", "landscape"])
def test_a_phone_shows_the_acting_region_large_enough_to_touch(
    seats: tuple[str, ...], upright: bool, browser: Browser, server: ServerProcess
) -> None:
    """Squares are at least 44 px wide, most moves are in sight, and one tap plays; M shows the whole map and back."""
    size = PHONE["viewport"] if upright else {"width": 844, "height": 390}
    player = Player(browser, server.url, **{**PHONE, "viewport": size})
    player.set_up(seats, "battle-royal")
    assert player.asked_or_over()
    assert player.scene is not None
    assert square_size(player) >= 44
    goals = [choice.touch[0] for choice in player.scene.choices if verb(choice) == "place"]
    seen = [goal for goal in goals if player.seen_at(goal) is not None]
    assert len(seen) > len(goals) / 2
    player.page.keyboard.press("m")
    box = player.page.locator(".br-window").bounding_box()
    sheet = player.page.locator(".br-scaled").bounding_box()
    assert box is not None
    assert sheet is not None
    assert sheet["width"] <= box["width"] + 1
    assert sheet["height"] <= box["height"] + 1
    player.page.keyboard.press("m")
    assert square_size(player) >= 44
    before = player.seq
    left = player.page.locator(".br-scaled").bounding_box()
    player.thing(seen[-1]).dispatch_event("pointerdown", {"pointerId": 9, "clientX": 1, "clientY": 1})
    player.thing(seen[-1]).focus()
    assert player.page.locator(".br-scaled").bounding_box() == left  # nothing moves under a finger
    player.thing(seen[0]).tap(position=player.seen_at(seen[0]))
    player.moved_on(before)
    assert not scrolls_sideways(player)
    player.leave()


def test_a_phone_zooms_pans_and_asks_for_a_second_touch(browser: Browser, server: ServerProcess) -> None:
    """On the whole map the squares are small, so a first touch only shows the move."""
    player = Player(browser, server.url, **PHONE)
    player.set_up(DUEL, "battle-royal")
    assert player.asked_or_over()
    assert player.scene is not None
    page, before = player.page, player.seq
    first, second = [choice.touch[0] for choice in player.scene.choices if verb(choice) == "place"][:2]
    page.get_by_role("button", name="Whole map").tap()
    player.thing(first).tap()
    expect(page.locator(".tip")).to_contain_text("Touch it again")
    assert player.seq == before
    width = "document.querySelector('.br-scaled').getBoundingClientRect().width"
    whole = page.evaluate(width)
    page.get_by_role("button", name="Larger").tap()
    page.get_by_role("button", name="Larger").tap()
    assert page.evaluate(width) > 2 * whole
    left = "document.querySelector('.br-scaled').getBoundingClientRect().left"
    at = page.evaluate(left)
    box = page.locator(".br-window").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 160, box["y"] + 130, steps=4)
    page.mouse.up()
    assert page.evaluate(left) == pytest.approx(at + 60, abs=12)
    assert player.seq == before
    page.get_by_role("button", name="Whole map").tap()
    player.thing(second).tap()
    player.thing(second).tap()
    player.moved_on(before)
    player.leave()


def test_a_phone_shows_the_square_that_the_coach_asks_for_and_one_tap_plays(
    browser: Browser, server: ServerProcess
) -> None:
    """Also where it lies far from all others, and where a capture would take a second touch in a game."""
    player = Player(browser, server.url, **PHONE)
    player.page.goto(f"{server.url}/learn/battle-royal/water")
    player.page.wait_for_url("**/t/*")
    for _ in range(7):
        assert player.asked_or_over()
        assert player.scene is not None
        (choice,) = player.scene.choices
        before = player.seq
        player.thing(choice.touch[0]).tap(position=player.seen_at(choice.touch[0]))
        player.moved_on(before)
    player.leave()


def test_the_frame_has_coordinates_and_names_stay_readable(mira: Player) -> None:
    """Every column and row is named on all four sides; names have at least 11 px, are whole, and lie above the tints."""
    mira.set_up(FOUR, "battle-royal")
    assert mira.asked_or_over()
    page = mira.page
    for edge in ("top", "bottom"):
        expect(page.locator(f".br-edge.{edge} span")).to_have_text(list("abcdefghijklmnopq"))
    for edge in ("left", "right"):
        expect(page.locator(f".br-edge.{edge} span")).to_have_text([str(row) for row in range(1, 16)])
    labels = page.locator(".br-label:visible").evaluate_all(
        """labels => {
            const sheet = document.querySelector('.br-scaled').getBoundingClientRect()
            const marks = [...document.querySelectorAll('.br-layer')]
            return labels.map(label => {
                const box = label.getBoundingClientRect()
                const inside = box.left >= sheet.left - 1 && box.right <= sheet.right + 1 && box.bottom <= sheet.bottom + 1
                const tints = marks[1]
                const above = Boolean(tints.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING)
                return [label.textContent, parseFloat(getComputedStyle(label).fontSize), inside && above]
            })
        }"""
    )
    assert {"Warwick", "Mortimer's Cross", "Severn"} <= {text for text, _, _ in labels}
    assert [text for text, size, whole in labels if size < 11 or not whole] == []


def test_long_names_at_the_edges_of_a_map_of_your_own_are_whole(browser: Browser, server: ServerProcess) -> None:
    """Beside the shipped maps, whose names are short: capitals two squares from the edge, and a river."""
    land = json.loads((files("regalia.games.battle_royal") / "data/maps/fords.json").read_text())
    long = {
        "Harrowgate": "Harrowgate under the Hill",
        "Windale": "Windale-by-the-Water",
        "Tarrow": "The Old Tarrow below Stanhope",
    }
    for one in land["capitals"] + land["rivers"]:
        one["name"] = long.get(one["name"], one["name"])
    player = Player(browser, server.url, **PHONE)
    player.set_up(DUEL, "battle-royal", map=land)
    assert player.asked_or_over()
    player.page.get_by_role("button", name="Whole map").tap()
    labels = player.page.locator(".br-label:visible").evaluate_all(
        """labels => {
            const sheet = document.querySelector('.br-scaled').getBoundingClientRect()
            const whole = box => box.left >= sheet.left - 1 && box.right <= sheet.right + 1
            return labels.map(label => [label.textContent, whole(label.getBoundingClientRect())])
        }"""
    )
    assert set(long.values()) <= {text for text, _ in labels}
    assert [text for text, whole in labels if not whole] == []
    player.leave()


# ---- the map editor


def test_the_map_editor_from_the_form_to_the_table(mira: Player) -> None:
    """A lake in open land is refused with its rule; mountains around it fix that; then the map is played."""
    page = mira.page
    page.goto(f"{mira.url}/new/battle-royal")
    page.get_by_text("Your map").click()
    page.get_by_role("link", name="Draw a map").click()
    page.wait_for_url("**/maps")
    page.get_by_label("Start from").select_option("roses")
    good = page.get_by_text("This map can be played on.")
    expect(good).to_be_visible()
    tool(mira, "Lake")
    page.locator("[data-square=d5]").click()
    expect(page.get_by_role("list", name="Reasons")).to_contain_text("beside the lake square d5")
    page.get_by_role("button", name="Play it").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Correct the faults")
    tool(mira, "Mountain")
    for near in ("d4", "c5", "e5", "d6"):
        page.locator(f"[data-square={near}]").click()
    expect(good).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/t/*")
    assert mira.asked_or_over()
    table = mira.at_table(page.url.rpartition("/")[2])
    assert table.options["map"]["terrain"][4][:6] == ".f^L^."


def tool(player: Player, name: str) -> None:
    player.page.get_by_role("radio", name=name, exact=True).check(force=True)


def squares(player: Player) -> dict[str, str]:
    """The terrain of every square of the editor, as it is read out."""
    read = player.page.locator("[data-square]").evaluate_all(
        "all => all.map(one => [one.dataset.square, one.getAttribute('aria-label')])"
    )
    return {square: label.removesuffix(f" {square}") for square, label in read}


def test_rivers_and_capitals_by_hand_and_a_file_that_comes_back(mira: Player, tmp_path: Path) -> None:
    """A river along a side, a capital with its walls, undo; what is downloaded can be loaded."""
    page = mira.page
    page.goto(f"{mira.url}/maps")
    page.get_by_label("Columns").fill("13")
    page.get_by_label("Rows").fill("11")
    page.get_by_role("button", name="New", exact=True).click()
    expect(page.locator("[data-square]")).to_have_count(13 * 11)
    tool(mira, "White capital")
    page.locator("[data-square=b6]").click()
    terrain = squares(mira)
    assert [terrain[square].split(", ")[-1] for square in ("b6", "b5", "a6", "c6", "b7")] == ["major capital"] + [
        "rampart"
    ] * 4
    assert terrain["c5"] == terrain["c7"] == "hill"
    tool(mira, "River")
    page.locator("[data-square=g4]").focus()
    page.keyboard.press("Enter")
    page.locator("summary").click()
    expect(page.get_by_label("River along g4 and h4")).to_be_visible()
    expect(page.get_by_role("list", name="Reasons")).to_contain_text("There must be one black capital")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "realm.json"
    saved.value.save_as(file)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("River along g4 and h4")).to_have_count(0)
    page.locator("[data-file=map]").set_input_files(file)
    expect(page.get_by_label("River along g4 and h4")).to_be_visible()


# ---- for everybody


@pytest.mark.parametrize("screen", SCREENS, ids=["desktop", "phone"])
def test_nothing_serious_for_axe(screen: dict[str, object], browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **screen)
    player.set_up(DUEL, "battle-royal")
    player.play_on(marching(random.Random(6), 1_000), 7)
    assert player.asked_or_over()
    assert serious(player) == []
    assert not scrolls_sideways(player)
    player.page.goto(f"{server.url}/maps")
    player.page.get_by_text("This map can be played on.").wait_for()
    assert serious(player) == []
    assert not scrolls_sideways(player)
    player.leave()
