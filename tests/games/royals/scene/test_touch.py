"""Law 13 for Royals: every legal move can be reached by touching the scene, in every mix of options."""

from __future__ import annotations

from regalia.games.royals import GAME
from regalia.kernel.match import Match
from regalia.kernel.scene import Scene
from regalia.kernel.touch import alike, meant
from tests.games.face import choice, scene, token
from tests.games.royals.board import Board
from tests.games.royals.face import games

GAMES = 10


def reachable(drawn: Scene) -> None:
    """Each path, touched in order, means its choice in the end and no other one on the way."""
    same = alike(drawn)
    for one in drawn.choices:
        for count in range(1, len(one.touch)):
            assert meant(drawn.choices, one.touch[:count], same) in (None, one)
        assert meant(drawn.choices, one.touch, same) is one


def ids(drawn: Scene) -> list[str]:
    return [
        *[token.id for zone in drawn.zones for token in zone.tokens],
        *[plate.id for plate in drawn.plates],
        *[act.id for act in drawn.acts],
    ]


def test_every_legal_move_is_a_choice_that_touches_reach() -> None:
    decisions = 0
    for match in games(GAMES):
        drawn = _scene(match)
        assert [one.line for one in drawn.choices] == match.legal()
        reachable(drawn)
        decisions += 1
    assert decisions > 400


def test_everything_to_touch_is_in_the_picture_once() -> None:
    for match in games(GAMES):
        drawn = _scene(match)
        there = ids(drawn)
        assert len(there) == len(set(there))
        assert {id for one in drawn.choices for id in one.touch} <= set(there)
        refused = [refusal.touch for refusal in drawn.refusals]
        assert set(refused) <= set(there)
        assert len(refused) == len(set(refused))
        assert {act.id for act in drawn.acts} <= {one.touch[-1] for one in drawn.choices}


def test_paths_read_as_a_player_would_touch() -> None:
    board = Board("H0 2c 7c 7d Kd Xx, H1 3s, F0 Kh^ Qd_, F1 Jh^, J0 r")
    assert choice(board, "0 attack Kh1 7c Jh1").touch == ("Kh", "7c", "Jh")
    assert choice(board, "0 arrow Jh1 7c 7d").touch == ("7c", "7d", "Jh")
    assert choice(board, "0 joker 7c Jh1").touch == ("Xx", "7c", "Jh")
    assert choice(board, "0 joker 2c wipe").touch == ("Xx", "2c", "act:wipe")
    assert choice(board, "0 recruit Kd").touch == ("Kd", "field0.3")
    assert choice(board, "0 reveal Xx").touch == ("Xx'", "jokers0.2")
    assert choice(board, "0 revive Qd2 Kd").touch == ("Qd", "Kd")
    assert choice(board, "0 bury Qd2").touch == ("Qd", "act:bury")
    assert choice(board, "0 discard 2c 7d").touch == ("2c", "7d", "act:discard")
    assert choice(board, "0 end").touch == ("act:end",)


def test_direct_hits_end_at_the_plate() -> None:
    board = Board("H0 7c 7d 9c, H1 3s, F0 Kh^, J0 r")
    assert choice(board, "0 attack Kh1 9c direct").touch == ("Kh", "9c", "plate1")
    assert choice(board, "0 joker 9c direct").touch == ("Xx", "9c", "plate1")
    assert choice(board, "0 arrow direct 7c 7d").touch == ("7c", "7d", "plate1")


def test_answers_are_one_touch() -> None:
    board = Board("H0 9c As 4h, H1 Ac 3s, F0 Kc^, F1 Kh^ Jd/").play("0 attack Kc1 9c Kh1")
    assert choice(board, "1 block Ac").touch == ("Ac",)
    assert choice(board, "1 pass").touch == ("act:pass",)
    board.play("1 block Ac")
    assert choice(board, "0 counter As").touch == ("As",)
    board.play("0 counter As", "1 pass")
    assert choice(board, "1 jackrifice Jd2").touch == ("Jd",)


def test_copies_of_a_card_stand_in_for_each_other() -> None:
    board = Board("H0 7h 7h Ks, H1 3s, F0 Kd^ Kd^", decks=2)
    assert choice(board, "0 arrow direct 7h 7h").touch == ("7h", "7h'", "plate1")
    drawn = scene(board)
    assert token(drawn, "7h'").like == "7h"
    assert token(drawn, "Kd").like == token(drawn, "Kd'").like == ""
    hit = meant(drawn.choices, ["Kd'", "7h'", "plate1"], alike(drawn))
    assert hit is not None
    assert hit.line == "0 attack Kd2 7h direct"


def test_any_free_slot_and_any_ready_joker_will_do() -> None:
    drawn = scene(Board("H0 Ks 9c, H1 3s, J0 rr"))
    same = alike(drawn)
    recruited = meant(drawn.choices, ["Ks", "field0.3"], same)
    assert recruited is not None
    assert recruited.line == "0 recruit Ks"
    struck = meant(drawn.choices, ["Xx'", "9c", "plate1"], same)
    assert struck is not None
    assert struck.line == "0 joker 9c direct"


def test_a_waiting_joker_is_not_a_ready_one() -> None:
    drawn = scene(Board("H0 9c, H1 3s, J0 rw"))
    assert token(drawn, "Xx'").like == ""
    assert meant(drawn.choices, ["Xx'", "9c", "plate1"], alike(drawn)) is None


def _scene(match: Match) -> Scene:
    return GAME.scene(match.view(max(match.turn, 0)), match.rules)
