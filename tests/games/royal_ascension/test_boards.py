"""The shipped boards of The Royal Ascension, their names at the table, and every fault of an own board."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.royal_ascension import GAME
from regalia.games.royal_ascension.board import is_faithful, shipped, shipped_board, standard
from regalia.games.royal_ascension.files import BOARD
from regalia.kernel.errors import OptionError
from regalia.kernel.match import Match

NAMES = [name for name in shipped() if name != "standard"]


def test_a_short_and_a_long_board_ship_beside_the_standard_one() -> None:
    assert shipped()[0] == "standard"
    assert {"long", "market", "short"} <= set(shipped())
    assert len(shipped_board("short")["spaces"]) < len(standard()["spaces"]) < len(shipped_board("long")["spaces"])
    assert not any(is_faithful([space["type"] for space in shipped_board(name)["spaces"]]) for name in NAMES)


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_board_can_be_played_and_no_two_neighbours_are_alike(name: str) -> None:
    board = shipped_board(name)
    assert BOARD.faults(board) == []
    kinds = [space["type"] for space in board["spaces"]]
    assert all(one != other for one, other in zip(kinds, kinds[1:] + kinds[:1], strict=True))
    assert all(kinds[gate] in ("hearts", "diamonds") for gate in board["gates"])


@pytest.mark.parametrize("name", NAMES)
def test_a_record_holds_the_whole_board_that_was_asked_for_by_name(name: str) -> None:
    assert Match(GAME, {"board": name}).options == {"board": shipped_board(name)}


def test_an_unknown_name_is_refused_with_those_that_ship() -> None:
    with pytest.raises(OptionError, match="no board 'round'; there are: standard, long, market, short"):
        GAME.set_up({"board": "round"})


def test_all_faults_of_a_board_are_told() -> None:
    spoilt = {**standard(), "spaces": [{"type": "hearts"}] * 12 + [{"type": "moat"}], "gates": []}
    assert [str(fault) for fault in BOARD.faults(spoilt)] == [
        "gates: A board has 1 to 12 gates, which are numbers of spaces. There are none.",
        'spaces[12].type: "moat"; Type is hearts, diamonds, spades or shop.',
        "spaces: No space is diamonds. A board needs at least one.",
        "spaces: No space is spades. A board needs at least one.",
        "spaces: No space is a shop. A board needs at least one.",
    ]
    spoilt = {**standard(), "spaces": [{"type": "hearts"}] * 13, "gates": [3, 1, 13]}
    assert [str(fault) for fault in BOARD.faults(spoilt)] == [
        "spaces: No space is diamonds. A board needs at least one.",
        "spaces: No space is spades. A board needs at least one.",
        "spaces: No space is a shop. A board needs at least one.",
        "gates[1]: 1; Gates ascend, and 3 stands before it.",
        "gates[2]: 13; There is no space 13: they are 0 to 12.",
    ]


def test_faults_of_meaning_are_named_beside_faults_of_form() -> None:
    spaces = [{"type": "hearts"}, {"type": "diamonds"}, {"type": "spades"}] * 5
    spoilt = {**standard(), "spaces": [*spaces, {"type": "moat"}], "gates": [4, "x", 2, 16, 4]}
    assert [str(fault) for fault in BOARD.faults(spoilt)] == [
        'gates[1]: "x"; Gate is a whole number, 0 to 99.',
        "gates[4]: 4; Gates has this twice.",
        'spaces[15].type: "moat"; Type is hearts, diamonds, spades or shop.',  # it may be meant as the shop
        "gates[2]: 2; Gates ascend, and 4 stands before it.",
        "gates[3]: 16; There is no space 16: they are 0 to 15.",
    ]
    few = {**standard(), "spaces": spaces[:9], "gates": [3, 9]}
    assert [str(fault) for fault in BOARD.faults(few)] == [
        "spaces: A board has 13 to 100 spaces. There are 9.",
        "spaces: No space is a shop. A board needs at least one.",
        "gates[1]: 9; There is no space 9: they are 0 to 8.",
    ]
    assert {fault.place for fault in BOARD.faults({**standard(), "spaces": []})} == {"spaces"}
    assert [fault.place for fault in BOARD.faults({**standard(), "spaces": 7, "gates": [5, 3]})] == [
        "spaces",
        "gates[1]",
    ]
    assert [fault.place for fault in BOARD.faults({**standard(), "gates": None})] == ["gates"]


def named(**more: Any) -> Match:
    board = standard()
    board["spaces"][4]["name"] = "The {0} Old [Kh] Mill"
    return Match(GAME, {"board": {**board, **more}}, 2)


def test_names_of_a_board_are_shown_at_the_table() -> None:
    match = named(territories={"mewtopia": "The High City", "teal": 7})
    scene = GAME.scene(match.view(), match.rules)
    tokens = {token.id: token.name for zone in scene.zones for token in zone.tokens}
    assert tokens["space4"] == "space 4, The 0 Old Kh Mill, spades"
    assert tokens["space5"] == "space 5, hearts"
    assert tokens["mewtopia"].startswith("The High City, 20 points")
    assert tokens["teal"].startswith("Teal Shore, 15 points")


@pytest.mark.parametrize("territories", [None, [], "teal", {"teal": {"name": "x"}}])
def test_what_is_no_name_is_left_out(territories: Any) -> None:
    match = named(territories=territories)
    assert "Teal Shore" in str(GAME.scene(match.view(), match.rules))
