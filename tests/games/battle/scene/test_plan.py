"""Plans: the lines of any plan are legal in order and say exactly that (section 4.2)."""

from __future__ import annotations

import random

import pytest

from regalia.games.battle import GAME
from regalia.games.battle.scene.sight import InPlay, Sight
from regalia.games.battle.scene.tokens import Tokens
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.scene import Order, Planning, PlanPreview
from regalia.kernel.state import CHANCE
from tests.games.battle.board import Board
from tests.games.battle.face import games
from tests.games.face import scene


def outlook(board: Board, *orders: tuple[str, str], seat: int = 0) -> PlanPreview:
    """The preview of orders like ``("9s 6c", "plate3")``."""
    plan = [Order(pieces=tuple(pieces.split()), aim=aim) for pieces, aim in orders]
    return GAME.planner().preview(board.match.view(seat), board.match.rules, plan)


def drawn_up(planning: Planning, chance: random.Random) -> list[Order]:
    """A random plan: each piece is held back, alone or with others."""
    orders: list[Order] = []
    for piece in planning.pieces:
        aim = chance.choice(planning.aims)
        there = [i for i, order in enumerate(orders) if order.aim == aim.ids[0]]
        if chance.random() < 0.3:
            continue
        if there and (aim.single or chance.random() < 0.5):
            i = chance.choice(there)
            orders[i] = Order(pieces=(*orders[i].pieces, piece), aim=aim.ids[0])
        else:
            orders.append(Order(pieces=(piece,), aim=aim.ids[0]))
    chance.shuffle(orders)
    return orders


def soldiers(match: Match, seat: int) -> list[InPlay]:
    return Sight(match.view(seat), match.rules).armies[seat]


def planned(match: Match, seat: int, orders: list[Order], numbers: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """The card, owner and group of each soldier that the plan should lead to."""
    tokens = Tokens(Sight(match.view(seat), match.rules))
    group = {piece: number for order, number in zip(orders, numbers, strict=True) for piece in order.pieces}
    mine = [(id, soldier) for id, soldier in tokens.places.items() if soldier.seat == seat]
    return sorted((one.card, one.owner, group.get(id, one.group)) for id, one in mine)


def test_the_lines_of_any_plan_are_legal_and_say_it() -> None:
    chance = random.Random(7)
    seen = set()
    for match in games("random"):
        seat = match.turn
        if seat < 0:
            continue
        drawn = GAME.scene(match.view(seat), match.rules)
        if drawn.planning is None:
            continue
        orders = drawn_up(drawn.planning, chance)
        look = GAME.planner().preview(match.view(seat), match.rules, orders)
        wanted = planned(match, seat, orders, look.numbers)
        trial = Match.fold(GAME, match.record())
        for count, line in enumerate(look.lines):
            assert trial.turn == seat
            assert line in trial.legal(), (line, look.lines)
            seen.add(line.split()[1])
            if count + 1 == len(look.lines):
                break
            trial.play(line)
        # Before the last line everything but that one line's soldier is in place.
        last = look.lines[-1].split()[1]
        if last in ("done", "pass"):
            assert sorted((one.card, one.owner, one.group) for one in soldiers(trial, seat)) == wanted
        trial.play(look.lines[-1])
        assert (
            trial.turn != seat or GAME.scene(trial.view(seat), trial.rules).phase != drawn.phase or trial.turn == CHANCE
        )
    assert seen >= {"attack", "join", "done", "block", "pass", "aid"}


def test_groups_are_numbered_strongest_first() -> None:
    board = Board.at("army0 Qh 9s 8d 6c 4h, army1 Td 7c 3s, army3 8h, hits3 4", seats=4)
    look = outlook(board, ("6c 9s", "plate3"), ("8d", "plate1"), ("Qh", "plate3"))
    assert look.lines == ("0 attack Qh 3", "0 attack 9s 3", "0 join 6c 2", "0 attack 8d 1", "0 done")
    assert look.numbers == (2, 3, 1)
    assert look.send == "Attack with 3 groups"


def test_an_attack_tells_what_falls_and_what_gets_through() -> None:
    board = Board.at("army0 Qh 9s 8d 6c, army1 Td 7c 3s, army3 8h, hits3 4", seats=4)
    look = outlook(board, ("9s 6c", "plate3"), ("8d", "plate1"), ("Qh", "plate3"))
    assert look.preview.what == "{3} out, whatever is blocked"
    assert [row.text for row in look.preview.then] == [
        "[Qh] → {3}. Free: 1 hit. [8h] would fall.",
        "[9s] [6c] → {3}. Free: 2 hits. [8h] would fall.",
        "[8d] → {1}. Free: 1 hit. [Td] fells [8d]; [7c] [3s] would fall.",
    ]
    assert [bound.text for bound in look.preview.bounds] == ["{1} +1, {3} +3 and out", "{3} +1 and out, [8d] lost"]
    assert {note.at: note.text for note in look.notes} == {
        "plate1": "Can block it",
        "plate2": "Not attacked",
        "plate3": "1 blocker for 2 groups: out",
    }


def test_two_blockers_are_told_where_they_do_more_than_one() -> None:
    board = Board.at("army0 9s, army1 9d 9h")
    assert "[9h] [9d] together" not in outlook(board, ("9s", "plate1")).preview.then[0].text
    board = Board.at("army0 Ts 9s, army1 9d 9h")
    assert "[9h] [9d] together fell [Ts]" in outlook(board, ("Ts 9s", "plate1")).preview.then[0].text


def test_a_block_tells_who_strikes_first_and_the_hits() -> None:
    board = Board.at("army0 Kh 8d 5c, army1 Td 7c, hits1 3")
    board.play("0 attack Kh 1", "0 join 5c 1", "0 attack 8d 1")
    look = outlook(board, ("Td", "8d"), seat=1)
    assert look.lines == ("1 pass 1", "1 block Td 2", "1 pass 2")
    assert look.preview.what == "2 hits: your castle falls"
    assert look.confirm
    assert look.preview.then[1].text == "[8d] against [Td]. [Td] strikes first (10). [8d] falls."
    assert outlook(board, ("7c", "Kh"), seat=1).preview.what == "1 hit: 4 of 5"


def test_plans_that_are_not_offered_are_refused() -> None:
    board = Board.at("army0 Kh 5c, army1 9d")
    for orders in (
        [("Kh", "plate1"), ("Kh", "plate1")],
        [("Kh Kh", "plate1")],
        [("9d", "plate1")],
        [("Kh", "plate0")],
        [("", "plate1")],
        [("Zz", "plate1")],
    ):
        with pytest.raises(RegaliaError):
            outlook(board, *orders)
    board.play("0 attack Kh 1")
    assert scene(board).planning is None  # what is half said is finished line by line
    with pytest.raises(RegaliaError):
        outlook(board, ("5c", "plate1"))
