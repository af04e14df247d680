"""The editors of boards and maps in the browser: from the form to the table, by hand and by keyboard, kept and shared."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from regalia.games.royal_ascension.board import shipped_board
from tests.browser.accessibility import PHONE, SCREENS, scrolls_sideways, serious
from tests.browser.page import Player
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

LANDSCAPE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
GOOD = "can be played on."


def space(player: Player, place: int) -> Locator:
    return player.page.locator(f"[data-place=space{place}]")


def kinds(player: Player) -> list[str]:
    """Every space of the ring, as it is read out, without its number."""
    labels = player.page.locator("[data-place^=space]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    return [label.split(", ", 1)[1] for label in labels]


def shipped(name: str) -> list[str]:
    board = shipped_board(name)
    names = [f", {one['name']}" if one.get("name") else "" for one in board["spaces"]]
    return [
        one["type"] + (", gate" if place in board["gates"] else "") + names[place]
        for place, one in enumerate(board["spaces"])
    ]


def tool(player: Player, name: str) -> None:
    player.page.get_by_role("radio", name=name, exact=True).check(force=True)


def open_boards(player: Player, name: str) -> None:
    player.page.goto(f"{player.url}/boards")
    player.page.get_by_label("Start from").select_option(name)
    expect(player.page.get_by_text(GOOD)).to_be_visible()


# ---- boards


def test_the_board_editor_from_the_form_to_the_table(mira: Player) -> None:
    """Without a shop nobody can play, and the reason says so; undo brings the shop back; then the board is played."""
    page = mira.page
    page.goto(f"{mira.url}/new/royal-ascension")
    page.get_by_text("Your ring").click()
    page.get_by_role("link", name="Draw a board").click()
    page.wait_for_url("**/boards")
    page.get_by_label("Start from").select_option("short")
    expect(page.get_by_text("The rulebook's board has 35 spaces")).to_be_visible()
    assert kinds(mira) == shipped("short")
    tool(mira, "Hearts")
    space(mira, 4).click()
    space(mira, 15).click()
    expect(page.get_by_role("list", name="Reasons")).to_contain_text("No space is a shop")
    page.get_by_role("button", name="Play it").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Correct the faults")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text(GOOD)).to_be_visible()
    tool(mira, "Gate")
    space(mira, 3).click()
    page.get_by_label("The board's name").fill("Three Rivers")
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/t/*")
    assert mira.asked_or_over()
    board = mira.at_table(page.url.rpartition("/")[2]).options["board"]
    assert (board["name"], board["gates"]) == ("Three Rivers", [0, 3, 7, 14])
    assert [board["spaces"][place]["type"] for place in (4, 15)] == ["hearts", "shop"]


def test_a_board_by_keyboard_alone_survives_a_reload(mira: Player) -> None:
    open_boards(mira, "short")
    page = mira.page
    before = kinds(mira)
    space(mira, 0).focus()
    page.keyboard.press("ArrowRight")
    expect(space(mira, 1)).to_be_focused()
    page.keyboard.press("p")
    page.keyboard.press("+")
    expect(space(mira, 2)).to_be_focused()
    assert len(kinds(mira)) == len(before) + 1
    assert kinds(mira)[1] == "shop"
    page.keyboard.press("Delete")
    assert kinds(mira) == [before[0], "shop", *before[2:]]
    space(mira, 1).focus()
    page.keyboard.press("Alt+ArrowRight")
    expect(space(mira, 2)).to_be_focused()
    moved = [before[0], before[2], "shop", *before[3:]]
    assert kinds(mira) == moved
    for _ in range(4):
        page.keyboard.press("Control+z")
    assert kinds(mira) == before
    for _ in range(4):
        page.keyboard.press("Control+Shift+z")
    assert kinds(mira) == moved
    page.reload()
    expect(page.get_by_text(GOOD)).to_be_visible()
    assert kinds(mira) == moved


def test_a_space_is_dragged_along_the_ring_in_one_step(mira: Player) -> None:
    open_boards(mira, "short")
    before = kinds(mira)
    start, end = space(mira, 1).bounding_box(), space(mira, 4).bounding_box()
    assert start is not None
    assert end is not None
    mouse = mira.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=12)
    mouse.up()
    assert kinds(mira) == [before[0], *before[2:5], before[1], *before[5:]]
    mira.page.get_by_role("button", name="Undo").click()
    assert kinds(mira) == before


def test_a_name_of_a_territory_is_shown_at_the_table(mira: Player) -> None:
    open_boards(mira, "standard")
    page = mira.page
    points = page.locator(".ed-lands .num").all_inner_texts()
    assert sum(map(int, points)) == 180  # those of the rules, which a board does not change
    page.get_by_label("Name of Mewtopia").fill("The High City")
    expect(page.get_by_text(GOOD)).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/t/*")
    assert mira.asked_or_over()
    expect(page.get_by_text("The High City").first).to_be_visible()


def test_a_board_is_kept_shared_and_found_in_the_gallery(mira: Player, browser: Browser) -> None:
    open_boards(mira, "short")
    page = mira.page
    page.get_by_label("The board's name").fill("Kept Ring")
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("button", name="Kept", exact=True)).to_be_visible()
    page.goto(f"{mira.url}/gallery")
    own = page.locator("[data-exhibit='Kept Ring']")
    expect(own).to_contain_text("yours")
    work = page.evaluate("fetch('/api/works').then(answer => answer.json()).then(all => all[0].id)")
    friend = Player(browser, mira.url)
    friend.page.goto(f"{mira.url}/w/{work}")
    friend.page.wait_for_url("**/boards")
    expect(friend.page.get_by_label("The board's name")).to_have_value("Kept Ring")
    friend.leave()
    own.get_by_role("button", name="Delete Kept Ring").click()
    own.get_by_role("button", name="Delete it").click()
    expect(own).to_have_count(0)
    page.locator("[data-exhibit='The Long Road']").get_by_role("button", name="Start from a copy").click()
    page.wait_for_url("**/boards")
    expect(page.locator("[data-place^=space]")).to_have_count(60)
    assert kinds(mira) == shipped("long")


def test_a_file_is_opened_or_refused_with_every_reason(mira: Player, tmp_path: Path) -> None:
    """JSON and TOML are opened. What a draft cannot hold is not mended silently; a draft with faults is opened as it was."""
    open_boards(mira, "short")
    page = mira.page
    before = kinds(mira)
    ring = "".join(f'[[spaces]]\ntype = "{kind}"\n' for kind in ["hearts", "diamonds", "spades", "shop"] * 4)
    head = 'format = "regalia-board/1"\ngame = "royal-ascension"\n'
    chosen = page.locator("[data-file=board]")
    file = tmp_path / "ring.toml"

    def load(text: str) -> None:
        file.write_text(text, encoding="utf-8")
        chosen.set_input_files(file)

    load(f"{head}gates = [8, 99]\n{ring.replace('shop', 'lava', 1)}")
    refused = page.locator(".ed-unopened li")
    expect(refused).to_have_text([re.compile(r'^spaces\[3\]\.type: "lava"; Type is'), re.compile(r"^gates\[1\]: 99; ")])
    assert kinds(mira) == before
    load(f"{head}gates = [8]\n{ring}")
    expect(refused).to_have_count(0)
    expect(page.locator("[data-place^=space]")).to_have_count(16)
    tool(mira, "Gate")
    space(mira, 8).click()
    expect(page.get_by_role("list", name="Reasons")).to_contain_text("There are none")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text(GOOD)).to_be_visible()
    load(Path(saved.value.path()).read_text(encoding="utf-8"))
    expect(page.get_by_role("list", name="Reasons")).to_contain_text("There are none")
    load("a letter")
    expect(refused).to_have_text([re.compile("neither JSON")])


def test_bots_try_a_board_and_a_change_clears_what_they_found(mira: Player) -> None:
    open_boards(mira, "market")
    panel = mira.page.get_by_role("region", name="Fairness")
    panel.get_by_role("button", name="Let bots try it").click()
    expect(panel.locator(".ed-bars li")).to_have_count(4, timeout=120_000)
    expect(panel).to_contain_text("First to move")
    panel.evaluate("panel => [...panel.querySelectorAll('button')].find(one => one.textContent === 'Stop')?.click()")
    expect(panel).to_have_attribute("data-trial", re.compile("stopped|done"))
    expect(panel.get_by_role("button", name="400 more")).to_be_visible()
    tool(mira, "Gate")
    space(mira, 1).click()
    expect(panel.locator(".ed-bars li")).to_have_count(0)
    expect(panel.get_by_role("button", name="Let bots try it")).to_be_visible()


# ---- maps


def test_a_fault_of_a_map_leads_to_its_square(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/maps")
    page.get_by_label("Start from").select_option("fords")
    expect(page.get_by_text(GOOD)).to_be_visible()
    page.get_by_label("Symmetry").select_option("none")
    tool(mira, "Lake")
    page.locator("[data-square=d2]").click()
    reason = page.get_by_role("button", name=re.compile("beside the lake square d2"))
    reason.click()
    assert "d2" in (reason.text_content() or "")
    assert page.evaluate("document.activeElement.dataset.square") in (reason.text_content() or "")
    page.keyboard.press("Control+z")
    expect(page.get_by_text(GOOD)).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(reason).to_be_visible()


def test_a_map_is_mirrored_resized_and_dropped_on_the_page(mira: Player, tmp_path: Path) -> None:
    page = mira.page
    page.goto(f"{mira.url}/maps")
    page.get_by_label("Columns").fill("13")
    page.get_by_label("Rows").fill("13")
    page.get_by_role("button", name="New", exact=True).click()
    expect(page.locator("[data-square]")).to_have_count(13 * 13)
    for symmetry, images in (
        ("across", ("b1", "l1")),
        ("down", ("c1", "c13")),
        ("quarter", ("d1", "m4", "j13", "a10")),
    ):
        page.get_by_label("Symmetry").select_option(symmetry)
        tool(mira, "Forest")
        page.locator(f"[data-square={images[0]}]").click()
        for image in images:
            expect(page.locator(f"[data-square={image}]")).to_have_attribute("aria-label", f"forest {image}")
    page.get_by_label("Columns").fill("15")
    page.get_by_role("button", name="Resize").click()
    expect(page.locator("[data-square]")).to_have_count(15 * 13)
    expect(page.locator("[data-square=c1]")).to_have_attribute("aria-label", "forest c1")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert json.loads(text)["columns"] == 15
    page.get_by_label("Start from").select_option("fords")
    expect(page.locator("[data-square]")).to_have_count(11 * 9)
    page.evaluate(
        """text => {
            const data = new DataTransfer()
            data.items.add(new File([text], 'realm.json'))
            window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }))
        }""",
        text,
    )
    expect(page.locator("[data-square]")).to_have_count(15 * 13)


# ---- for everybody


@pytest.mark.parametrize("screen", [*SCREENS, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_nothing_serious_for_axe(screen: dict[str, object], browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **screen)
    for address, shown in (("boards", GOOD), ("gallery", "The Short Ring")):
        player.page.goto(f"{server.url}/{address}")
        player.page.get_by_text(shown).first.wait_for()
        assert serious(player) == []
        assert not scrolls_sideways(player)
    player.leave()


SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    "screen", [PHONE, {**LANDSCAPE, "is_mobile": True}, SMALL], ids=["phone", "landscape", "small"]
)
def test_a_board_on_a_phone_by_touch(screen: dict[str, object], browser: Browser, server: ServerProcess) -> None:
    """The ring under a finger goes to a space; the row paints it, in spaces of 44 px and more."""
    player = Player(browser, server.url, **screen)
    page = player.page
    open_boards(player, "standard")
    before = kinds(player)
    page.locator(".ed-tools label.spades").tap()
    space(player, 9).tap()
    assert kinds(player) == before
    tile = page.locator("[data-tile='9']")
    expect(tile).to_have_attribute("aria-pressed", "true")
    for target in (tile, page.get_by_role("button", name="Next space")):
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    tile.tap()
    assert kinds(player)[9] == "spades, gate"
    for _ in range(len(before)):
        page.get_by_role("button", name="Next space").tap()  # all the way round
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(tile).to_be_in_viewport()
    page.get_by_role("button", name="One space more").tap()
    assert len(kinds(player)) == len(before) + 1
    page.get_by_role("button", name="Remove").tap()
    assert kinds(player)[9] == before[10]
    assert not scrolls_sideways(player)
    player.leave()


@pytest.mark.parametrize("size", [(844, 390), (568, 320)], ids=["phone", "small"])
def test_ring_and_row_are_in_sight_together_on_a_phone_on_its_side(
    size: tuple[int, int], browser: Browser, server: ServerProcess
) -> None:
    """While the panels beside them scroll, both stay: the ring once lay above the row, and only one was in sight."""
    viewport = {"width": size[0], "height": size[1]}
    player = Player(browser, server.url, viewport=viewport, has_touch=True, is_mobile=True)
    open_boards(player, "standard")
    page = player.page
    page.get_by_role("button", name="Remove").scroll_into_view_if_needed()
    expect(page.locator(".ed-cloth")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("group", name="The ring as a row")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Next space").tap()
    expect(page.locator("[data-tile='1']")).to_have_attribute("aria-pressed", "true")
    assert not scrolls_sideways(player)
    player.leave()


@pytest.mark.parametrize("page", ["maps", "boards"])
def test_the_map_that_stays_in_sight_covers_no_panel(page: str, browser: Browser, server: ServerProcess) -> None:
    """On a phone on its side it once lay over the last panels: nobody could make a new map or download one."""
    player = Player(browser, server.url, is_mobile=True, **LANDSCAPE)
    player.page.goto(f"{server.url}/{page}")
    expect(player.page.get_by_text(GOOD)).to_be_visible()
    for name in ("Play it", "Let bots try it", "Keep it", "Download"):
        player.page.get_by_role("button", name=name).click(trial=True)
    player.leave()


def test_a_map_on_a_phone_has_squares_for_a_finger(browser: Browser, server: ServerProcess) -> None:
    """Larger squares have 44 px: a touch paints one and its image, and the map can be moved."""
    player = Player(browser, server.url, **PHONE)
    page = player.page
    page.goto(f"{player.url}/maps")
    page.get_by_role("button", name="Larger squares").tap()
    square, image = page.locator("[data-square=c2]"), page.locator("[data-square=o14]")
    square.scroll_into_view_if_needed()
    box = square.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    tool(player, "Marsh")
    square.tap()
    expect(square).to_have_attribute("aria-label", "marsh c2")
    expect(image).to_have_attribute("aria-label", "marsh o14")
    assert not scrolls_sideways(player)
    player.leave()
