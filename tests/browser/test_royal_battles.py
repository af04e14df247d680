"""Royal Battles in the browser: whole battles by mouse and by keyboard, a scenario, and a custom unit."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from regalia.kernel.scene import Choice
from tests.browser.accessibility import SCREENS, scrolls_sideways, serious
from tests.browser.page import Chooser, Player
from tests.browser.steps import play_by_keys
from tests.server.process import ServerProcess

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


def ready(player: Player, units: int = 4) -> None:
    """Press Ready and wait until that many units are sent."""
    player.press("ready")
    for _ in player.waiting("the army was not sent"):
        if len(army(player)) >= units:
            return


def muster(player: Player, *kinds: str) -> None:
    """Choose an army and send it."""
    add(player, *kinds)
    ready(player)


def places(player: Player) -> list[str]:
    """The filled places of the army on the screen."""
    return player.page.locator(".rb-place .name").all_inner_texts()


def test_an_army_is_chosen_in_any_order(mira: Player) -> None:
    """The king first, then others: units are added and removed freely, and sent together in the order of the rules."""
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


def test_the_limit_of_a_chess_set_and_a_custom_unit(mira: Player, tmp_path: Path) -> None:
    """One king at most, also when he is taken first; the custom unit is a kind like the others."""
    units = tmp_path / "herald.toml"
    units.write_text(HERALD)
    mira.page.goto(f"{mira.url}/new/royal-battles")
    mira.page.get_by_label("Seat 2").select_option("greedy")
    mira.page.locator("[data-file=units]").set_input_files(units)
    mira.page.wait_for_function("() => document.querySelector('#option-units').value.includes('herald')")
    mira.page.locator("#option-unit_limit").select_option("chess_set")
    mira.page.get_by_role("button", name="Sit down and play").click()
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


def test_an_army_by_touch_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    """Every unit can be reached, no card is cut off by empty room, and the places of the army are touched to free them."""
    for size in ({"width": 390, "height": 844}, {"width": 844, "height": 390}):
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
    assert play_by_keys(mira, random.Random(2)) > 6


def until_an_attack(player: Player, rng: random.Random) -> Choice | None:
    """Play at random until an attack is offered, and return it; None if the game ends before."""
    while player.asked_or_over():
        assert player.scene is not None
        for choice in player.scene.choices:
            if choice.line.split(" ")[1] == "attack":
                return choice
        player.touch(rng.choice(player.scene.choices))
    return None


def test_every_style_is_known_before_it_is_declared(mira: Player) -> None:
    """Touching a target shows, for each style, what would come of it, and the four cards that are counted."""
    rng = random.Random(3)
    target = None
    for _ in range(GAMES):
        mira.set_up(DUEL, "royal-battles", army_white="NNNN", army_black="PPPP")
        target = until_an_attack(mira, rng)
        if target is not None:
            break
    assert target is not None, f"no attack in {GAMES} random games"
    mira.press(target.touch[0])
    for style in ("easy", "optimal", "risky"):
        button = mira.thing(f"act:{style}")
        button.hover()
        expect(button.locator(".outcome")).not_to_be_empty()
        expect(mira.page.locator(".preview .counted li")).to_have_count(4)


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


def test_an_army_with_a_custom_unit(mira: Player, tmp_path: Path) -> None:
    """The form loads the unit's file; the unit fights and is part of the record."""
    units = tmp_path / "herald.toml"
    units.write_text(HERALD)
    mira.page.goto(f"{mira.url}/new/royal-battles")
    mira.page.get_by_label("Seat 2").select_option("greedy")
    mira.page.locator("[data-file=units]").set_input_files(units)
    mira.page.wait_for_function("() => document.querySelector('#option-units').value.includes('herald')")
    mira.page.locator("#option-army_white").fill("HHPN")
    mira.page.locator("#option-round_limit").fill("4")
    mira.page.get_by_role("button", name="Sit down and play").click()
    mira.page.wait_for_url("**/t/*")
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
