"""Battles of three to five seats in the terminal: signs and allies, whole games, and armies by points."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regalia.cli.draw.log import log_lines
from regalia.cli.draw.pen import TINCTURES, Pen, colour_of
from regalia.cli.screen.look import ON_DARK
from regalia.cli.screen.panels import log_block
from regalia.kernel.record import read
from regalia.kernel.scene import Sentence
from tests.cli.conftest import Regalia
from tests.cli.screens import Stranger, shown, steps, table_of

MODES = [("melee", 3), ("melee", 4), ("pairs", 4), ("master", 3), ("master", 5)]
GAME = "royal-battles"


def test_partners_have_one_shape_and_the_legend_names_the_players() -> None:
    options = {"mode": "pairs", "armies": ["PRN", "BQK", "PPK", "NNQ"]}
    table, printed = table_of(GAME, ["human", "greedy", "greedy", "greedy"], seed=3, options=options)
    for _ in steps(table, lambda table: table.match.turn == 0 and table.scene(0).phase == "Movement"):
        pass
    screen = shown(table, printed, 0)
    assert "■ Player, ◆ Greedy 1, □ Greedy 2, ◇ Greedy 3" in ", ".join(sorted_legend(screen))
    assert re.search(r"^□ Greedy 2  purple, ally", screen, flags=re.MULTILINE)
    assert re.search(r"^◆ Greedy 1  red, enemy", screen, flags=re.MULTILINE)
    assert re.search(r"Order of the round: .*Player now", screen, flags=re.DOTALL)
    board = screen[screen.index("┄") :]
    assert re.search(r"□(Pawn|King) \d", board)
    assert "army, purple" not in screen  # the board shows its units


def sorted_legend(screen: str) -> list[str]:
    """The signs with their players, in seat order."""
    found = re.findall(r"[■◆□◇] (?:Player|Greedy \d)(?=,)", screen[screen.rindex("┄") :])
    return sorted(found, key=lambda one: (one[2:] != "Player", one[2:]))


def test_a_long_name_is_cut_before_its_life() -> None:
    options = {"mode": "master", "setting": "gothic", "armies": ["RRR", "PPP", "RKKK"]}
    table, printed = table_of(GAME, ["human", "greedy", "greedy"], seed=3, options=options)
    for _ in steps(table, lambda table: table.match.turn == 0 and table.scene(0).phase == "Movement"):
        pass
    screen = shown(table, printed, 0)
    assert re.search(r"■Crossbo 8\b", screen)
    assert re.search(r"●★Cross 16\b", screen)


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_a_whole_battle_in_the_terminal(mode: str, seats: int) -> None:
    options = {"mode": mode, "round_limit": 5}
    table, printed = table_of(GAME, ["human", *["greedy"] * (seats - 1)], seed=2, options=options, height=24)
    stranger = Stranger(table, printed, 400, "greedy")
    table.keyboard = stranger  # type: ignore[assignment]
    table.run()
    assert table.match.over
    assert "has won" in printed.getvalue() or "have won" in printed.getvalue() or "tie" in printed.getvalue()


def test_an_army_by_points_is_gathered_and_sent_together(regalia: Regalia, tmp_path: Path) -> None:
    saved = tmp_path / "g.json"
    options = '{"points": 300, "prices": {"knight": 125, "rook": 80, "king": 105}}'
    typed = f"e\n3\n3\n3\n-3\n2\ne\nsave {saved}\nquit\n"
    out = regalia("play", GAME, "--options", options, "--seed", "1", typed=typed).out
    assert "Recruit for 300 more points" in out
    assert "Choose 1 more first." in out
    assert "So far: knight. Recruit for 175 more points, or end your army. Type e when you are ready." in out
    assert "The knight costs 125 points; you have 50 left." in out
    own = [line for line in read(saved.read_bytes()).lines if line.startswith("0 ")][:3]
    assert own == ["0 recruit rook", "0 recruit knight", "0 done"]


def test_the_boss_is_a_decision_of_its_own(regalia: Regalia, tmp_path: Path) -> None:
    saved = tmp_path / "g.json"
    seats = ("--seats", "greedy,greedy,human")
    typed = f"6\n1 1 2\ne\nsave {saved}\nquit\n"
    out = regalia("play", GAME, "--preset", "game-master", *seats, "--seed", "1", typed=typed).out
    assert "Choose your boss." in out
    own = [line for line in read(saved.read_bytes()).lines if line.startswith("2 ")][:4]
    assert own == ["2 boss king", "2 recruit pawn", "2 recruit pawn", "2 recruit rook"]


@pytest.mark.parametrize("viewer", [0, 2])
def test_the_masters_seat_looks_different(viewer: int) -> None:
    """The master is told so, the boss's Life is a bar, and signs have the colours that the plates name."""
    seats = ["greedy"] * 3
    seats[viewer] = "human"
    table, printed = table_of(GAME, seats, seed=4, options={"mode": "master"}, width=100)
    rounds = r"round [3-9]"
    for _ in steps(table, lambda table: any(re.match(rounds, fact.text) for fact in table.scene(viewer).facts)):
        pass
    screen = shown(table, printed, viewer)
    master = viewer == 2
    assert ("you are the game master" in screen, "against the game master" in screen) == (master, not master)
    whose = "Your" if master else "Greedy 2's"
    found = re.search(rf"^★ {whose} boss \w+ on \w\d  (█+░*)  (\d+) of (\d+) Life$", screen, flags=re.MULTILINE)
    assert found is not None
    left, most = int(found[2]), int(found[3])
    assert (len(found[1]), found[1].count("█")) == (20, -(-20 * left // most))
    plates = {plate.seat: plate.marks for plate in table.scene(viewer).plates}
    assert [colour_of(plates[seat], seat) for seat in range(3)] == [
        TINCTURES["blue"],
        TINCTURES["green"],
        TINCTURES["black"],
    ]
    boss = next(
        cell for zone in table.scene(viewer).zones for cell in zone.tokens if "boss" in cell.marks and cell.place
    )
    assert colour_of(boss.marks) == TINCTURES["black"]


def test_the_log_has_the_signs_and_colours_of_the_plates() -> None:
    """In a melee seat 2 is gold: the plates, the board and both logs agree."""
    table, _ = table_of(GAME, ["human", *["greedy"] * 3], seed=3, options={"mode": "melee"})
    scene, pen = table.scene(0), Pen(table.names)
    told = [Sentence(text="holds", seat=seat) for seat in range(4)]
    colours = [TINCTURES[name] for name in ("blue", "red", "gold", "green")]
    lines = list(log_lines(told, pen, scene.plates))
    assert [str(line.style) or str(line.spans[0].style) for line in lines] == colours
    block = log_block(told, scene, pen, 40)
    assert [line.plain[0] for line in block] == ["■", "◆", "▼", "▲"]
    assert [str(line.spans[0].style) for line in block] == [ON_DARK[colour] for colour in colours]


@pytest.mark.parametrize(("options", "players"), [("mode=melee", 3), ("mode=pairs", 4), ("mode=master", 3)])
def test_options_bring_the_number_of_players_that_they_need(regalia: Regalia, options: str, players: int) -> None:
    out = regalia("play", GAME, "--options", f"{options},army_choice=random", "--seed", "1", typed="quit\n").out
    assert f"Greedy {players - 1}" in out
    assert f"Greedy {players}" not in out
    refused = regalia("play", GAME, "--options", options, "--players", "2", typed="")
    assert "seats, not 2" in refused.err
