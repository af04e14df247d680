"""The options of The Royal Ascension, and boards as data: what is refused, and the words for it."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.royal_ascension import GAME
from regalia.games.royal_ascension.board import is_faithful, standard
from regalia.kernel.errors import OptionError
from regalia.kernel.match import Match
from regalia.kernel.record import read, write


def ring(**changed: Any) -> dict[str, Any]:
    return standard() | changed


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"ace_value": 2}, "1 or 14"),
        ({"ace_value": True}, "1 or 14"),
        ({"start_gold": 7}, "0 to 6"),
        ({"start_gold": True}, "0 to 6"),
        ({"win_territories": 6}, "7 to 12, null"),
        ({"draft": "random"}, "straight, snake"),
        ({"max_rounds": 0}, "1 to 1000"),
        ({"shop": 1}, "There is no option 'shop'"),
    ],
)
def test_refused_values(options: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        Match(GAME, options)


@pytest.mark.parametrize("seats", [1, 5])
def test_refused_seats(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 seats"):
        Match(GAME, {}, seats)


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("round", "There is no board 'round'"),
        (7, "not a board of The Royal Ascension"),
        (ring(format="regalia-board/2"), "newer Regalia"),
        (ring(game="chess"), 'Game is "royal-ascension"'),
        (ring(spaces=[{"type": "shop"}] * 12), "13 to 100 spaces"),
        (ring(spaces=[{"type": "shop"}] * 101), "13 to 100 spaces"),
        (ring(spaces=None), "13 to 100 spaces"),
        (ring(spaces=[{"type": "shop"}] * 12 + [{"type": "swamp"}]), r'spaces\[12\].type: "swamp"; Type is hearts'),
        (ring(spaces=[{"type": "shop"}] * 13), "No space is hearts"),
        (ring(gates=[]), "1 to 12 gates"),
        (ring(gates=list(range(13))), "1 to 12 gates"),
        (ring(gates=[35]), "There is no space 35"),
        (ring(gates=[True]), "Gate is a whole number, 0 to 99"),
        (ring(gates=[3, 1]), "Gates ascend"),
        (ring(gates=[1, 1]), "this twice"),
    ],
)
def test_refused_boards(board: Any, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        Match(GAME, {"board": board})


def test_a_custom_board_travels_in_the_record() -> None:
    spaces = [{"type": kind} for kind in ("hearts", "diamonds", "spades", "shop") * 4]
    match = Match(GAME, {"board": ring(spaces=spaces, gates=[0, 8], name="Sixteen")}, 3)
    record = read(write(match.record()))
    assert record.options["board"]["name"] == "Sixteen"
    assert Match.fold(GAME, record).options == match.options


def test_a_board_of_another_size_is_told() -> None:
    assert is_faithful([space["type"] for space in standard()["spaces"]])
    smaller = Match(GAME, {"board": ring(spaces=standard()["spaces"][:34])})
    facts = [fact.text for fact in GAME.scene(smaller.view(), smaller.rules).facts]
    assert "a ring of another size than the rulebook's" in facts


def test_the_standard_board_is_not_written() -> None:
    assert Match(GAME, {"board": "standard", "win_territories": None}).options == {}
