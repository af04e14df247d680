"""Royal Battles in the browser: whole battles by mouse and by keyboard, a scenario, and a custom unit."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from regalia.kernel.scene import Choice
from tests.browser.accessibility import SCREENS, scrolls_sideways, serious
from tests.browser.page import Chooser, Player
from tests.browser.steps import play_by_keys, scenes, sit_by_link
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

GAMES = 5  # a random game may end before anybody can attack
HERALD = """
[[units]]
name = "herald"
letter = "H"
type = "ranged"
life = 6
accuracy = 4
evasion = 2
damage = [4, 6, 9]
armour = 0
weapon = "Trumpet"
advantage = { name = "Fanfare", position = "any", base = 4, draw_on_hit = 1 }
"""
DUEL = ("me", "greedy")
PHONES: tuple[ViewportSize, ViewportSize] = ({"width": 390, "height": 844}, {"width": 844, "height": 390})


def striking(rng: random.Random) -> Chooser:
    """Acts whenever it can; otherwise chooses at random."""

    def choose(choices: tuple[Choice, ...]) -> Choice:
        acts = [choice for choice in choices if choice.line.split(" ")[1] in ("attack", "advantage")]
        return rng.choice(acts or list(choices))

    return choose


def add(player: Player, *kinds: str) -> None:
    """Touch the units to add to the army, in this order."""
    assert player.asked_or_over()
    for kind in kinds:
        player.press(f"kind.{kind}")


def army(player: Player, seat: int = 0) -> list[str]:
    """The units of a seat's army as the page was sent them."""
    assert player.scene is not None
    return next([token.face for token in zone.tokens] for zone in player.scene.zones if zone.id == f"army{seat}")


def ready(player: Player, units: int = 4, seat: int = 0) -> None:
    """Press Ready and wait until that many units are sent."""
    player.press("ready")
    for _ in player.waiting("the army was not sent"):
        if len(army(player, seat)) >= units:
            return


def muster(player: Player, *kinds: str) -> None:
    """Choose an army and send it."""
    add(player, *kinds)
    ready(player)


def places(player: Player) -> list[str]:
    """The filled places of the army on the screen."""
    return player.page.locator(".rb-place .name").all_inner_texts()


def test_an_army_is_chosen_in_any_order(mira: Player) -> None:
    """The king first, then others: units are added and removed freely, and sent together."""
    mira.set_up(DUEL, "royal-battles")
    add(mira, "king", "pawn")
    assert mira.scene is not None
    before = mira.seq
    mira.page.get_by_role("button", name="Remove the king").click()
    assert places(mira) == ["Pawn"]
    add(mira, "queen", "king", "rook")
    mira.thing("kind.bishop").click(force=True)  # finds no room
    assert places(mira) == ["Pawn", "Queen", "King", "Rook"]
    expect(mira.page.locator(".prompt")).to_contain_text("Remove a unit first")
    assert mira.seq == before  # nothing was sent
    ready(mira)
    assert army(mira) == ["pawn", "rook", "queen", "king"]


def test_no_reason_is_repeated_on_locked_units(mira: Player) -> None:
    mira.set_up(DUEL, "royal-battles")
    add(mira, "king")
    assert mira.page.locator(".rail").inner_text().count("order of the list") == 0
    expect(mira.page.locator(".rb-kind .more[aria-disabled]")).to_have_count(0)
    mira.thing("ready").click(force=True)  # says why not
    expect(mira.page.locator(".prompt .why")).to_have_text("Add three more units first.")


def fill_in_a_herald(player: Player, folder: Path) -> None:
    """Fill in the form for a new table against a bot, with a file of units."""
    units = folder / "herald.toml"
    units.write_text(HERALD)
    player.page.goto(f"{player.url}/new/royal-battles")
    player.page.get_by_text("Seats by lot").click()  # off: the first seat is the player's
    player.page.get_by_role("button", name="House rules").click()
    player.page.locator("[data-file=units]").set_input_files(units)
    player.page.locator("#option-units", has_text="Herald").wait_for()


def test_the_limit_of_a_chess_set_and_a_custom_unit(mira: Player, tmp_path: Path) -> None:
    """One king at most, also when he is taken first; the custom unit is a kind like the others."""
    fill_in_a_herald(mira, tmp_path)
    mira.page.locator("#option-unit_limit").select_option("chess_set")
    mira.page.get_by_role("button", name="Sit down").click()
    mira.page.wait_for_url("**/t/*")
    add(mira, "king")
    mira.thing("kind.king").click(force=True)  # the only one
    add(mira, "herald", "queen", "rook")
    assert places(mira) == ["King", "Herald", "Queen", "Rook"]
    ready(mira)
    assert sorted(army(mira)) == ["herald", "king", "queen", "rook"]


def test_a_drafted_army_is_sent_unit_by_unit(mira: Player) -> None:
    mira.set_up(DUEL, "royal-battles", army_choice="draft")
    for count, kind in enumerate(("king", "pawn", "queen", "pawn"), 1):
        add(mira, kind)
        ready(mira, count)
    assert sorted(army(mira)) == ["king", "pawn", "pawn", "queen"]


def test_black_prepares_an_army_while_white_chooses(mira: Player, oskar: Player) -> None:
    """Ready before Black's turn: White learns that Black is ready, and nothing else; the army goes out in its turn."""
    mira.set_up(("open", "me"), "royal-battles")
    sit_by_link(mira, oskar)
    assert oskar.asked_or_over()  # White
    expect(mira.page.locator(".prompt .say")).to_contain_text("Prepare your army while")
    before, heard = mira.seq, len(scenes(oskar))
    for kind in ("king", "rook", "rook", "pawn"):
        mira.press(f"kind.{kind}")
    assert places(mira) == ["King", "Rook", "Rook", "Pawn"]
    mira.press("ready")
    expect(mira.page.locator(".prompt .say")).to_contain_text("You are ready.")
    expect(oskar.page.locator(".rb-rivals small")).to_have_text("ready")
    assert (mira.seq, len(scenes(oskar))) == (before, heard)
    muster(oskar, "king", "queen", "knight", "pawn")
    for _ in mira.waiting("the army was not sent"):
        if len(army(mira, 1)) == 4:
            break
    assert army(mira, 1) == ["pawn", "rook", "rook", "king"]


def test_an_army_by_touch_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    """Every unit can be reached, no card is cut off by empty room, and the places of the army are touched to free them."""
    for size in PHONES:
        player = Player(browser, server.url, viewport=size, has_touch=True, is_mobile=True)
        player.set_up(DUEL, "royal-battles")
        add(player, "king", "king", "pawn")
        player.page.get_by_role("button", name="Remove the pawn").tap()
        add(player, "bishop", "rook")
        free = player.page.evaluate(
            """() => {
                const box = part => document.querySelector(part).getBoundingClientRect()
                return innerWidth < 700 ? box('.dock').top - box('.prompt-area').bottom : 0
            }"""
        )
        assert free < 24
        assert not scrolls_sideways(player)
        ready(player)
        assert army(player) == ["rook", "bishop", "king", "king"]
        player.leave()


def test_a_whole_battle_against_a_bot_by_mouse(mira: Player) -> None:
    mira.set_up(DUEL, "royal-battles")
    muster(mira, "king", "queen", "knight", "pawn")
    assert mira.play_on(striking(random.Random(1))) > 12
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()


def test_a_whole_battle_by_keyboard_alone(mira: Player) -> None:
    mira.set_up(DUEL, "royal-battles", round_limit="4")
    assert play_by_keys(mira, random.Random(2)) > 2


def until_an_attack(player: Player, rng: random.Random) -> Choice | None:
    """Play at random until an attack is offered, and return it; None if the game ends before."""
    while player.asked_or_over():
        assert player.scene is not None
        for choice in player.scene.choices:
            if choice.line.split(" ")[1] == "attack":
                return choice
        player.touch(rng.choice(player.scene.choices))
    return None


def facing(player: Player, seed: int) -> Choice:
    """Open tables until an attack is offered; return the attack."""
    rng = random.Random(seed)
    for _ in range(GAMES):
        player.set_up(DUEL, "royal-battles", army_white="NNNN", army_black="PPPP")
        target = until_an_attack(player, rng)
        if target is not None:
            return target
    raise AssertionError(f"no attack in {GAMES} random games")


def test_every_style_is_known_before_it_is_declared(mira: Player) -> None:
    """Touching a target opens on the best style; each style shows its result and the four cards that are counted."""
    target = facing(mira, 3)
    assert mira.scene is not None
    best = next(option for option in mira.scene.choices if option.best and option.touch[0] == target.touch[0])
    mira.press(target.touch[0])
    expect(mira.thing(best.touch[-1])).to_have_attribute("aria-checked", "true")
    assert best.preview is not None
    expect(mira.page.locator(".prompt .say")).to_have_text(best.preview.what)
    for style in ("easy", "optimal", "risky"):
        button = mira.thing(f"act:{style}")
        button.click()
        expect(button).to_have_attribute("aria-checked", "true")
        expect(button.locator(".outcome")).not_to_be_empty()
        expect(mira.page.locator(".preview .counted li")).to_have_count(4)
    mira.page.keyboard.press("ArrowRight")
    expect(mira.thing("act:advantage")).to_have_attribute("aria-checked", "true")


def test_a_phone_shows_the_cards_that_count(browser: Browser, server: ServerProcess) -> None:
    """The styles, the four cards and the button of the attack are in sight, upright and on its side."""
    for size in PHONES:
        player = Player(browser, server.url, viewport=size, has_touch=True, is_mobile=True)
        target = facing(player, 3)
        player.press(target.touch[0])
        for part in (
            ".rb-styles .counted li:nth-child(4)",
            ".rb-styles .segments",
            "[data-act=settle]",
            ".mine .plate",
        ):
            expect(player.page.locator(part).first).to_be_in_viewport(ratio=1)
        assert not scrolls_sideways(player)
        player.page.locator("[data-act=settle]").tap()
        player.moved_on(player.seq - 1)
        player.leave()


def test_pointing_at_a_move_shifts_nothing(mira: Player) -> None:
    """Neither the list nor its rows move under the pointer, whatever the preview shows."""
    facing(mira, 3)
    rows = mira.page.locator(".options .option")
    before = [box for box in map(Locator.bounding_box, rows.all()) if box]
    for row in rows.all():
        row.hover()
        if row.get_attribute("data-choice"):
            expect(row).to_have_class(re.compile("here"))
        assert [box for box in map(Locator.bounding_box, rows.all()) if box] == before
    # of what can be chosen, what ends the action comes last and has the same key in all games
    expect(rows.locator("kbd").last).to_have_text("⏎")
    seq = mira.seq
    mira.page.locator(".options [data-choice]").first.click()
    mira.moved_on(seq)


def test_piece_and_rank_are_seen_on_every_card(browser: Browser, server: ServerProcess) -> None:
    """The piece stands in the lower right corner of its card, also on a focused card; the rank stays free."""
    for size in ({"width": 1280, "height": 800}, *PHONES):
        player = Player(browser, server.url, viewport=size)
        player.set_up(DUEL, "royal-battles", scenario="hundred_years_war")
        assert player.asked_or_over()
        player.page.keyboard.press("Tab")  # from now on the focus is shown
        covered = player.page.evaluate(
            """() => [...document.querySelectorAll('.rb-cell:has(.rb-unit)')].filter(cell => {
                const card = cell.querySelector('.card:not(.rb-unit)').getBoundingClientRect()
                const man = cell.querySelector('.man').getBoundingClientRect()
                const body = cell.querySelector('.card:not(.rb-unit) .body')
                body.setAttribute('tabindex', '0')
                body.focus()
                const unit = cell.querySelector('.rb-unit')
                unit.style.pointerEvents = 'auto'
                const seen = document.elementFromPoint(man.x + man.width / 2, man.y + man.height / 2)
                unit.style.pointerEvents = ''
                const free = man.left > card.left + card.width * 0.4 && man.top > card.top + card.height * 0.35
                return !(free && unit.contains(seen))
            }).length"""
        )
        assert covered == 0
        player.leave()


def test_a_lying_phone_cuts_no_name_and_no_sheet(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, viewport=PHONES[1], has_touch=True, is_mobile=True)
    player.set_up(DUEL, "royal-battles", army_white="PNQK", army_black="PRBK")
    player.play_on(striking(random.Random(9)), 4)
    badge = """plate => plate.insertAdjacentHTML('beforeend', '<span class="badge">only black cards</span>')"""
    player.page.locator(".mine .plate").evaluate(badge)  # as after a turn without a move
    cut = player.page.evaluate(
        """() => [...document.querySelectorAll('.plate .name, .rb-both .name, .rb-sheet')].filter(one => {
            const box = one.getBoundingClientRect()
            if (box.width === 0) return false
            return one.scrollWidth > one.clientWidth + 1 || box.bottom > innerHeight || box.right > innerWidth
        }).map(one => one.textContent)"""
    )
    assert cut == []
    player.leave()


@pytest.mark.parametrize("size", [(360, 640), (900, 800), (1024, 768), (1280, 720)])
def test_the_board_keeps_its_room_while_a_style_is_chosen(
    size: tuple[int, int], browser: Browser, server: ServerProcess
) -> None:
    """Cards can be read, and no sheet leaves the cloth or lies under the prompt: short phone, tablets, low window."""
    width, height = size
    player = Player(browser, server.url, viewport={"width": width, "height": height})
    target = facing(player, 3)
    player.press(target.touch[0])
    card = player.page.locator(".rb-cell .card:not(.rb-unit)").first.bounding_box()
    assert card is not None
    assert card["width"] >= 24
    assert card["height"] >= 32
    outside = player.page.evaluate(
        """() => {
            const cloth = document.querySelector('.cloth').getBoundingClientRect()
            const parts = [...document.querySelectorAll('.rb-sheet, .rb-initiative, .rb-styles, .prompt')]
            return parts.map(part => part.getBoundingClientRect())
                .filter(box => box.width && (box.left < cloth.left || box.right > cloth.right || box.bottom > innerHeight)).length
        }"""
    )
    assert outside == 0
    under = player.page.evaluate(
        """() => {
            const boxes = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
            const prompt = boxes('.prompt-area')[0]
            const below = box => box.bottom > prompt.top + 1 && box.left < prompt.right && box.right > prompt.left
            return boxes('.rb-sheet').filter(box => box.width && box.top < prompt.bottom && below(box)).length
        }"""
    )
    assert under == 0
    player.leave()


def test_an_action_is_staged_and_a_touch_ends_it(browser: Browser, server: ServerProcess) -> None:
    """Four cards, then the Trumps, then the sum; a touch shows the table as it is."""
    player = Player(browser, server.url, reduced_motion="no-preference")
    target = facing(player, 3)
    player.press(target.touch[0])
    before = player.seq
    player.thing("settle").click()
    expect(player.page.locator(".rb-fight .counted li")).to_have_count(4)
    expect(player.page.locator(".rb-fight > b")).not_to_be_empty()
    player.moved_on(before)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".rb-fight")).to_have_count(0)
    player.leave()


def test_the_hundred_years_war(mira: Player) -> None:
    """Four knights against four rooks: no player chooses an army or places four equal units."""
    mira.set_up(DUEL, "royal-battles", scenario="hundred_years_war", round_limit="5")
    assert mira.asked_or_over()
    assert mira.scene is not None
    armies = {zone.id: [token.face for token in zone.tokens] for zone in mira.scene.zones if zone.id.startswith("army")}
    assert armies == {"army0": ["knight"] * 4, "army1": ["rook"] * 4}
    expect(mira.page.locator(".rb-board .rb-unit")).to_have_count(8)
    mira.play_on(striking(random.Random(4)))
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()


def test_an_army_with_a_custom_unit(mira: Player) -> None:
    """The unit fights and is part of the record."""
    units = tomllib.loads(HERALD)["units"]
    mira.set_up(DUEL, "royal-battles", army_white="HHPN", round_limit="4", units=units)
    mira.play_on(striking(random.Random(5)))
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()
    table = mira.at_table(mira.page.url.rpartition("/")[2])
    assert [unit["name"] for unit in table.options["units"]] == ["herald"]


@pytest.mark.parametrize("screen", SCREENS, ids=["desktop", "phone"])
def test_nothing_serious_for_axe(screen: dict[str, object], browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **screen)
    player.set_up(DUEL, "royal-battles", army_white="PNQK", army_black="PRBK")
    player.play_on(striking(random.Random(6)), 9)
    assert serious(player) == []
    assert not scrolls_sideways(player)
    player.leave()
