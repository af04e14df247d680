"""Royal Battles for three to five seats in the browser: fixed positions, whole games, being out, armies by points."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Choice, Scene
from tests.browser.accessibility import SCREENS, scrolls_sideways, serious
from tests.browser.page import Chooser, Player
from tests.browser.steps import open_in_the_middle, play_by_keys, scenes, sit_by_link, sit_in_the_middle
from tests.games.face import played_by_bots
from tests.server.servers.process import ServerProcess

KEY = "royal-battles"
SIZES: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
)
SMALL: ViewportSize = {"width": 568, "height": 320}
SHORT: tuple[ViewportSize, ...] = ({"width": 375, "height": 667}, {"width": 320, "height": 568})
TABLETS: tuple[ViewportSize, ...] = ({"width": 768, "height": 1024}, {"width": 1024, "height": 768})
MODES = [("melee", 3), ("melee", 4), ("pairs", 4), ("master", 3), ("master", 5)]
RANDOM = {"army_choice": "random"}


def position(mode: str, seats: int, viewer: int, wanted: Callable[[Scene], bool]) -> Match:
    """A game of greedy bots with a fixed seed, where the viewer is asked and the scene is as wanted."""
    game = find(KEY)
    for seed in range(1, 60):
        for match in played_by_bots(Match(game, {"mode": mode, **RANDOM}, seats), FastRng(seed), ["greedy"]):
            if match.turn == viewer and wanted(game.scene(match.view(viewer), match.rules)):
                return match
    raise AssertionError(f"no such position in {mode}")


def strikes(scene: Scene) -> list[Choice]:
    """The attacks that hit, each the best on its target."""
    return [
        one for one in scene.choices if " attack " in one.line and one.best and one.badge and one.badge.kind == "bad"
    ]


def striking(rng: random.Random) -> Chooser:
    """Acts whenever it can; otherwise chooses at random."""

    def choose(choices: tuple[Choice, ...]) -> Choice:
        acts = [choice for choice in choices if choice.line.split(" ")[1] in ("attack", "advantage")]
        return rng.choice(acts or list(choices))

    return choose


def corner(player: Player, seat: int) -> tuple[str, str]:
    """In which quarter of the board's frame a player's plate lies."""
    found: list[bool] = player.page.evaluate(
        """seat => {
            const plate = document.querySelector(`.rb-corner [data-token="plate${seat}"]`).getBoundingClientRect()
            const board = document.querySelector('.rb-board').getBoundingClientRect()
            return [plate.y + plate.height / 2 < board.y + board.height / 2, plate.x < board.x + board.width / 2]
        }""",
        seat,
    )
    return ("top" if found[0] else "bottom", "left" if found[1] else "right")


def test_plates_lie_in_the_corners_and_units_wear_their_seat(mira: Player) -> None:
    """Seat 1 of four sees itself at the bottom; the target's corner is red; turn order and rims are there."""
    mira.page.set_viewport_size(SIZES[0])
    sit_in_the_middle(mira, position("melee", 4, 1, lambda scene: bool(strikes(scene))), 1)
    assert [corner(mira, seat) for seat in range(4)] == [
        ("top", "right"),
        ("bottom", "left"),
        ("top", "left"),
        ("bottom", "right"),
    ]
    assert mira.scene is not None
    expect(mira.page.locator(".rb-order [aria-current]")).to_have_count(1)
    living = [plate.seat for plate in mira.scene.plates if "out" not in plate.marks]
    assert mira.page.locator(".rb-order > li:not(.key)").count() >= len(living)
    units = [token for zone in mira.scene.zones if zone.id.startswith("army") for token in zone.tokens]
    standing = [unit for unit in units if unit.place is not None]
    expect(mira.page.locator(".rb-board .man.rimmed .sign")).to_have_count(len(standing))
    target = strikes(mira.scene)[0]
    mira.press(target.touch[0])
    owner = next(zone.owner for zone in mira.scene.zones for token in zone.tokens if token.like == target.touch[0])
    expect(mira.page.locator(".rb-corner.aimed")).to_have_count(1)
    expect(mira.page.locator(f'.rb-corner.aimed [data-token="plate{owner}"]')).to_have_count(1)
    assert target.preview is not None
    expect(mira.page.locator(".preview .counted li")).to_have_count(4)


@pytest.mark.release
def test_allies_and_enemies_are_told_apart(mira: Player) -> None:
    sit_in_the_middle(mira, position("pairs", 4, 0, lambda scene: bool(strikes(scene))), 0)
    tags = mira.page.locator(".rb-corner .rb-tag").all_inner_texts()
    assert sorted(tags) == ["ally", "enemy", "enemy", "you"]
    grounds = {
        kind: mira.page.locator(f".rb-corner.{kind}").first.evaluate("one => getComputedStyle(one).backgroundColor")
        for kind in ("own", "ally", "enemy")
    }
    assert grounds["own"] == grounds["ally"] != grounds["enemy"]


@pytest.mark.release
def test_the_master_s_seat_is_another_one(mira: Player) -> None:
    """The master stands between the players in the order, and the boss wears a crown."""
    sit_in_the_middle(mira, position("master", 3, 2, lambda scene: scene.phase == "Movement"), 2)
    assert corner(mira, 2)[0] == "bottom"
    expect(mira.page.locator(".rb-corner.master .rb-tag")).to_have_text("game master")
    expect(mira.page.locator(".rb-order li.master")).to_have_count(2)
    expect(mira.page.locator(".rb-board .man.boss .crown")).to_have_count(1)


@pytest.mark.release
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_nothing_is_cut_or_outside_on_any_screen(
    mode: str, seats: int, browser: Browser, server: ServerProcess
) -> None:
    match = position(mode, seats, seats - 1, lambda scene: scene.phase == "Movement" and len(scene.choices) > 1)
    for size in (*SIZES, *TABLETS, *SHORT, SMALL):
        player = Player(browser, server.url, viewport=size)
        sit_in_the_middle(player, match, seats - 1)
        assert not scrolls_sideways(player)
        outside = player.page.evaluate(
            """() => {
                const cloth = document.querySelector('.cloth').getBoundingClientRect()
                const parts = [...document.querySelectorAll('.rb-corner, .rb-row, .rb-order > li, .rb-cell, .prompt')]
                return parts.filter(part => {
                    const box = part.getBoundingClientRect()
                    return box.width && (box.left < cloth.left - 1 || box.right > cloth.right + 1 || box.bottom > innerHeight)
                }).map(part => part.className)
            }"""
        )
        assert outside == []
        points = player.page.locator(".rb-compass:visible i").evaluate_all("all => all.map(one => one.clientWidth)")
        assert all(points), "a compass shows all nine squares"
        if size in TABLETS:
            hidden = player.page.evaluate(
                """() => {
                    const all = selector => [...document.querySelectorAll(selector)]
                    const [prompt] = all('.prompt').map(one => one.getBoundingClientRect().top)
                    const low = all('.rb-corner').filter(one => one.getBoundingClientRect().bottom > prompt)
                    const cut = all('.rb-corner .called').filter(one => one.scrollWidth > one.clientWidth + 1)
                    return [...low, ...cut].map(one => one.textContent)
                }"""
            )
            assert hidden == []
        corners = player.page.locator(".rb-corner").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => [box.x, box.y, box.right, box.bottom])"
        )
        assert len(corners) == seats
        for one in corners:
            apart = [
                not (one[0] < o[2] and o[0] < one[2] and one[1] < o[3] and o[1] < one[3]) for o in corners if o != one
            ]
            assert all(apart)
        card = player.page.locator(".rb-cell .card:not(.rb-unit)").first.bounding_box()
        assert card is not None
        assert card["width"] >= (20 if size in SHORT else 24)
        cell = player.page.locator(".rb-cell").first.bounding_box()
        assert cell is not None
        least = 34 if size in SHORT else 40 if size is SMALL else 44  # a finger's size, where seven rows have the room
        assert min(cell["width"], cell["height"]) >= least
        player.leave()


@pytest.mark.release
def test_the_board_keeps_its_squares_while_an_action_is_chosen_on_a_phone(
    browser: Browser, server: ServerProcess
) -> None:
    """The styles and the sum are short enough for seven rows; the order of the round names nobody over another."""
    player = Player(browser, server.url, viewport=SIZES[1], has_touch=True)
    sit_in_the_middle(player, position("melee", 4, 1, lambda scene: bool(strikes(scene))), 1)
    assert player.scene is not None
    player.press(strikes(player.scene)[0].touch[0])
    expect(player.page.locator(".rb-styles")).to_be_visible()
    cell = player.page.locator(".rb-cell").first.bounding_box()
    assert cell is not None
    assert min(cell["width"], cell["height"]) >= 44
    player.page.set_viewport_size({"width": 1280, "height": 800})
    over = player.page.locator(".rb-order > li:not(.key)").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert over == []
    for short in SHORT:
        player.page.set_viewport_size(short)
        cell = player.page.locator(".rb-cell").first.bounding_box()
        assert cell is not None
        assert min(cell["width"], cell["height"]) >= 28
        expect(player.page.locator(".rb-styles .sum")).to_be_in_viewport(ratio=1)
    player.page.set_viewport_size(SMALL)
    expect(player.page.locator(".rb-styles")).to_be_in_viewport(ratio=1)
    parts = player.page.locator(".bar, .prompt, .rb-styles, .dock").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.top, box.bottom])"
    )
    below = sorted(parts)
    assert all(one[1] <= other[0] + 1 for one, other in pairwise(below)), "one lies over another"
    player.leave()


@pytest.mark.release
def test_the_smallest_phone_names_everybody_and_cuts_no_button(browser: Browser, server: ServerProcess) -> None:
    def missing(scene: Scene) -> list[Choice]:
        return [
            one for one in scene.choices if one.best and " attack " in one.line and one.outcome.endswith(": misses")
        ]

    player = Player(browser, server.url, viewport=SMALL, has_touch=True)
    sit_in_the_middle(player, position("pairs", 4, 0, lambda scene: bool(missing(scene))), 0)
    assert player.scene is not None
    expect(player.page.locator(".rb-corner .called:visible")).to_have_count(4)
    player.press(missing(player.scene)[0].touch[0])
    expect(player.page.locator(".dock")).to_contain_text("Attack anyway")
    cut = player.page.locator(".dock .btn").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert cut == []
    player.leave()


@pytest.mark.release
def test_clocks_leave_room_for_names_where_four_stand_beside_each_other(
    browser: Browser, server: ServerProcess
) -> None:
    """Four plates share the width of a phone; beside their clocks only two letters of a name were left."""
    player = Player(browser, server.url, viewport=SIZES[1], has_touch=True)
    clock = {"kind": "move", "base": 600}
    player.set_up(("me", *["squire"] * 4), KEY, clock=clock, mode="master", army_choice="random")
    assert player.asked_or_over()
    near = player.page.locator(".rb-edge.near .rb-corner")
    expect(near.locator(".clock")).to_have_count(4)
    cut = near.locator(".called").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert len(cut) <= 1  # a guest's name is longer than a bot's
    player.leave()


@pytest.mark.release
def test_names_and_clocks_of_those_who_choose_stand_apart(browser: Browser, server: ServerProcess) -> None:
    """The clock once lay over "still choosing", and beside four clocks one letter of a name was left."""
    player = Player(browser, server.url, viewport=SIZES[1], has_touch=True)
    player.set_up(("me", *["squire"] * 4), KEY, clock={"kind": "move", "base": 600}, mode="master")
    assert player.asked_or_over()
    narrowest: ViewportSize = {"width": 360, "height": 640}
    for size in (SIZES[1], narrowest):
        player.page.set_viewport_size(size)
        expect(player.page.locator(".rb-rivals .clock")).to_have_count(4)
        over = player.page.locator(".rb-rivals li").evaluate_all(
            """all => all.filter(one => {
                const [name, clock] = [one.querySelector('.name'), one.querySelector('.clock')]
                const words = one.querySelector('.who').getBoundingClientRect()
                const hidden = words.right > clock.getBoundingClientRect().left
                return name.scrollWidth > name.clientWidth || hidden
            }).map(one => one.textContent)"""
        )
        assert over == []
    player.leave()


@pytest.mark.release
def test_the_sum_of_an_action_covers_no_square_on_a_tablet(mira: Player) -> None:
    """Once a line over the foot of the board hid the last row, and the units of those who start there."""
    mira.page.set_viewport_size(TABLETS[1])
    sit_in_the_middle(mira, position("melee", 4, 1, lambda scene: bool(strikes(scene))), 1)
    assert mira.scene is not None
    mira.press(strikes(mira.scene)[0].touch[0])
    expect(mira.page.locator(".rb-styles .sum")).to_be_in_viewport(ratio=1)
    covered = mira.page.evaluate(
        """() => {
            const boxes = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
            const low = Math.max(...boxes('.rb-cell, .rb-corner').map(box => box.bottom))
            const over = boxes('.prompt-area > *')
            return over.filter(box => box.height && box.top < low - 1).length
        }"""
    )
    assert covered == 0


@pytest.mark.release
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_a_whole_battle_by_mouse(mode: str, seats: int, mira: Player) -> None:
    mira.set_up(("me", *["greedy"] * (seats - 1)), KEY, mode=mode, army_choice="random", round_limit="6")
    mira.play_on(striking(random.Random(seats)))
    result = mira.page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    assert mira.scene is not None
    assert len(mira.scene.result or ()) == seats
    lines = mira.page.locator(".result-rail .whose-lines li")  # the chart says whose its lines are; a side has one
    expect(lines).to_have_count(seats if mode == "melee" else 2)


@pytest.mark.release
def test_a_whole_melee_by_keyboard_alone(mira: Player) -> None:
    mira.set_up(("me", "greedy", "greedy"), KEY, mode="melee", round_limit="4")
    assert play_by_keys(mira, random.Random(2)) > 2


def out_of_the_melee() -> Match:
    """A melee of greedy bots with a fixed seed, where seat 0 has lost its army and the others fight on."""
    game = find(KEY)
    armies = ["QQQ", "NNN", "NNN", "NNN"]
    for seed in range(1, 60):
        start = Match(game, {"mode": "melee", "armies": armies}, 4)
        for match in played_by_bots(start, FastRng(seed), ["greedy"]):
            badge = next(plate.badge for plate in game.scene(match.view(0), match.rules).plates if plate.seat == 0)
            if badge is not None and badge.text == "out":
                return match
    raise AssertionError("nobody is out")


@pytest.mark.release
def test_a_fallen_player_is_told_and_may_watch(browser: Browser, tmp_path: Path) -> None:
    """When a player is out, a sentence says so, and it may watch or leave. The bots are slow, so the battle goes on."""
    server = ServerProcess(tmp_path, 0, "--pace", "10")
    player = Player(browser, server.url)
    open_in_the_middle(player, out_of_the_melee(), 0)
    farewell = player.page.locator(".farewell")
    expect(farewell).to_contain_text("You are out")
    expect(farewell.get_by_role("link", name="Leave the table")).to_be_visible()
    farewell.get_by_role("button", name="Watch to the end").click()
    expect(farewell).to_have_count(0)
    player.leave()
    server.kill()


# ---- armies by points


def points(player: Player, *kinds: str, **options: Any) -> None:
    player.set_up(("me", "greedy"), KEY, points="400", **options)
    assert player.asked_or_over()
    for kind in kinds:
        player.press(f"kind.{kind}")


def offer(player: Player, kind: str) -> str:
    """What a kind's card says about one more."""
    return player.page.locator(".rb-kind", has=player.thing(f"kind.{kind}")).locator(".offer").inner_text()


def test_an_army_by_points_says_what_fits_and_goes_out_together(mira: Player) -> None:
    points(mira, "knight", "queen", "rook", prices={"knight": 125, "queen": 90, "rook": 80, "pawn": 106, "king": 105})
    assert mira.scene is not None
    before = mira.seq
    expect(mira.page.locator(".rb-budget")).to_contain_text("105 points left of 400")
    assert offer(mira, "king") == "leaves 0"
    assert offer(mira, "pawn") == "1 over the limit"
    assert offer(mira, "queen") == "1 in the army, one more leaves 15"
    mira.thing("kind.pawn").click(force=True)
    expect(mira.page.locator(".prompt")).to_contain_text("The pawn costs 106 points: 1 more than you have left.")
    mira.page.get_by_role("button", name="Remove the knight").click()
    expect(mira.page.locator(".rb-budget")).to_contain_text("230 points left")
    mira.press("undo")
    expect(mira.page.locator(".rb-budget")).to_contain_text("105 points left")
    assert mira.seq == before  # nothing was sent
    mira.press("ready")
    mira.moved_on(before + 3)
    army = next(zone for zone in mira.scene.zones if zone.id == "army0")
    assert sorted(token.face for token in army.tokens) == ["knight", "queen", "rook"]


@pytest.mark.release
def test_ready_before_the_turn_can_be_changed_and_shows_no_units(mira: Player, oskar: Player) -> None:
    """Black is ready first, changes the army, and reloads; it goes out by itself when White is ready."""
    mira.set_up(("open", "me"), KEY, points="300")
    sit_by_link(mira, oskar)
    assert oskar.asked_or_over()  # White
    heard = len(scenes(oskar))
    expect(mira.page.locator(".prompt .whose")).to_have_text("Your army")  # not White's name
    mira.press("kind.king")
    mira.press("ready")
    expect(mira.page.locator(".prompt .say")).to_contain_text("You are ready.")
    expect(oskar.page.locator(".rb-rivals small")).to_have_text("ready")
    mira.press("change")
    expect(oskar.page.locator(".rb-rivals")).to_contain_text("still choosing")
    mira.press("kind.rook")
    mira.press("ready")
    expect(oskar.page.locator(".rb-rivals small")).to_have_text("ready")
    mira.page.reload()
    expect(mira.page.locator(".prompt .say")).to_contain_text("You are ready.")
    expect(mira.page.locator(".rb-place .name")).to_have_text(["king", "rook"], ignore_case=True)
    assert len(scenes(oskar)) == heard  # White is told that Black is ready, and nothing else
    oskar.press("kind.knight")
    oskar.press("ready")
    for _ in mira.waiting("the army did not go out"):
        assert mira.scene is not None
        army = next(zone for zone in mira.scene.zones if zone.id == "army1")
        if sorted(token.face for token in army.tokens) == ["king", "rook"]:
            break


@pytest.mark.release
def test_a_sent_army_can_be_changed_until_the_other_is_ready(mira: Player, oskar: Player) -> None:
    """White is ready first, takes the army back without asking, and sends another; then Black is ready."""
    mira.set_up(("me", "open"), KEY, points="300")
    sit_by_link(mira, oskar)
    assert mira.asked_or_over()
    expect(mira.page.locator(".prompt .say")).to_contain_text("you can change it until everybody is ready")
    mira.press("kind.king")
    mira.press("kind.rook")
    mira.press("ready")
    expect(oskar.page.locator(".rb-rivals")).to_contain_text("ready with 2 units")
    mira.press("change")
    expect(oskar.page.locator(".rb-rivals")).to_contain_text("still choosing")
    expect(mira.page.locator(".rb-budget")).to_contain_text("115 points left")  # both units can be removed again
    mira.page.get_by_role("button", name="Remove the king").click()
    mira.press("kind.knight")
    mira.press("ready")
    expect(mira.thing("change")).to_be_visible()
    assert oskar.asked_or_over()
    oskar.press("kind.pawn")
    oskar.press("ready")
    for _ in mira.waiting("the battle did not begin"):
        assert mira.scene is not None
        army = next(zone for zone in mira.scene.zones if zone.id == "army0")
        if mira.scene.phase == "Setup" and sorted(token.face for token in army.tokens) == ["knight", "rook"]:
            break
    expect(mira.thing("change")).to_have_count(0)


@pytest.mark.release
@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone", "sideways"])
def test_an_army_by_points_by_touch(size: ViewportSize, browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, viewport=size, has_touch=True)
    points(player, "rook", "rook", "pawn")
    assert not scrolls_sideways(player)
    expect(player.page.locator(".rb-budget")).to_be_in_viewport(ratio=1)
    expect(player.thing("ready")).to_be_in_viewport(ratio=1)
    before = player.seq
    player.press("ready")
    player.moved_on(before + 3)
    player.leave()


@pytest.mark.release
def test_the_master_chooses_the_boss_first_and_pays_double(mira: Player) -> None:
    mira.set_up(("greedy", "greedy", "me"), KEY, mode="master", points="300", prices={"rook": 80})
    assert mira.asked_or_over()
    expect(mira.page.locator(".prompt .say")).to_contain_text("Choose your boss first")
    mira.press("kind.rook")
    mira.press("kind.rook")
    assert mira.page.locator(".rb-place .num").all_inner_texts() == ["160", "80"]
    before = mira.seq
    mira.press("ready")
    mira.moved_on(before + 2)  # the boss, the rook, and that they are all
    assert mira.scene is not None
    army = next(zone for zone in mira.scene.zones if zone.id == "army2")
    assert sorted(token.face for token in army.tokens) == ["boss rook", "rook"]


# ---- setting up, and what a program finds


@pytest.mark.release
def test_the_form_offers_seats_that_fit_and_the_master_s_seat(mira: Player) -> None:
    mira.page.goto(f"{mira.url}/new/{KEY}")
    expect(mira.page.locator(".seat-count")).to_have_count(0)  # a duel has two players
    mira.page.get_by_text("Melee", exact=True).click()
    expect(mira.page.locator(".seat-count option")).to_have_text(["3", "4"])
    mira.page.get_by_text("The game master", exact=True).click()
    mira.page.locator(".seat-count:not(.last-seat) select").select_option("5")
    mira.page.locator(".last-seat select").select_option("you")
    expect(mira.page.locator(".summary")).to_contain_text("You are the game master.")
    mira.page.get_by_role("button", name="Sit down").click()
    mira.page.wait_for_url("**/t/*")
    table = mira.at_table(mira.page.url.rpartition("/")[2])
    assert [player.kind for player in table.players] == ["bot"] * 4 + ["person"]


@pytest.mark.release
@pytest.mark.parametrize("screen", SCREENS, ids=["desktop", "phone"])
def test_nothing_serious_for_axe(screen: dict[str, object], browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **screen)
    points(player, "rook")
    assert serious(player) == []
    sit_in_the_middle(player, position("pairs", 4, 0, lambda scene: bool(strikes(scene))), 0)
    assert serious(player) == []
    player.leave()
