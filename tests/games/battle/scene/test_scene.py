"""The picture of Battle: law 13 in all formats, and nothing hidden is shown."""

from __future__ import annotations

from regalia.games.battle import GAME
from regalia.games.battle.notation import CODEC
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Scene
from regalia.kernel.state import SPECTATOR
from regalia.kernel.touch import alike, meant
from tests.games.battle.board import Board
from tests.games.battle.face import games
from tests.games.face import choice, faces, scene, token, zone


def reachable(drawn: Scene) -> None:
    """Whether each path of touches leads to its own choice and passes no other."""
    same = alike(drawn)
    for one in drawn.choices:
        for count in range(1, len(one.touch)):
            assert meant(drawn.choices, one.touch[:count], same) in (None, one)
        assert meant(drawn.choices, one.touch, same) is one


def test_every_legal_move_is_a_choice_that_touches_reach() -> None:
    verbs = set()
    for match in games():
        drawn = GAME.scene(match.view(max(match.turn, 0)), match.rules)
        assert [one.line for one in drawn.choices] == match.legal()
        reachable(drawn)
        verbs |= {one.line.split()[1] for one in drawn.choices}
        assert match.over or GAME.default(match.view(match.turn), match.rules) in match.moves()
    assert verbs == {verb.name for verb in CODEC.verbs if not verb.chance}


def test_everything_to_touch_is_in_the_picture_once() -> None:
    for match in games():
        for viewer in range(SPECTATOR, match.seats):
            drawn = GAME.scene(match.view(viewer), match.rules)
            there = [token.id for zone in drawn.zones for token in zone.tokens]
            there += [*[plate.id for plate in drawn.plates], *[act.id for act in drawn.acts]]
            assert len(there) == len(set(there))
            assert {id for one in drawn.choices for id in one.touch} <= set(there)
            refused = [refusal.touch for refusal in drawn.refusals]
            assert set(refused) <= set(there)
            assert len(refused) == len(set(refused))
            assert not any("can be played" in refusal.text for refusal in drawn.refusals)
            assert {act.id for act in drawn.acts} <= {one.touch[-1] for one in drawn.choices}


def test_nobody_sees_a_card_of_anothers_hand_pack_or_pool() -> None:
    for match in games():
        for viewer in range(SPECTATOR, match.seats):
            view = match.view(viewer)
            for shown in GAME.scene(view, match.rules).zones:
                secret = shown.id.startswith(("hand", "pack", "pool", "cuts")) and shown.owner is not None
                if secret and (viewer < 0 or view.hands[shown.owner or 0] is None):
                    assert not any(token.face for token in shown.tokens)


def test_paths_of_an_attack() -> None:
    board = Board.at("army0 Kh 5c, army1 9d 4s, hand0 2c")
    assert choice(board, "0 attack Kh 1").touch == ("Kh", "plate1")
    assert choice(board, "0 done").touch == ("act:done",)
    board.play("0 attack Kh 1")
    assert choice(board, "0 join 5c 1").touch == ("5c", "Kh")
    board.play("0 join 5c 1")
    assert choice(board, "1 block 9d 1").touch == ("9d", "Kh")
    assert choice(board, "1 pass 1").touch == ("act:pass",)


def test_paths_of_the_main_step() -> None:
    board = Board.at("army0 5c 4h 4s, army1 9d 4d, hand0 2c 3h 7d As Xx", main=True, jokers=1)
    assert choice(board, "0 play 7d").touch == ("7d", "army0.new")
    assert choice(board, "0 use 2c 1").touch == ("2c", "plate1")
    assert choice(board, "0 use 3h").touch == ("3h", "act:use")
    assert choice(board, "0 use As").touch == ("As", "act:use")
    assert choice(board, "0 use Xx 1").touch == ("Xx", "plate1")
    assert choice(board, "0 end").touch == ("act:end",)
    board.play("0 use 3h")
    assert choice(board, "0 destroy 1 9d").touch == ("9d",)


def test_equal_soldiers_stand_in_for_each_other_while_they_do_the_same() -> None:
    board = Board.at("army0 7h 7h, army1 9d, army2 4c, hand0 2c", 3)
    assert token(scene(board), "7h'").like == "7h"
    board.play("0 attack 7h 1")
    assert token(scene(board), "7h'").like == ""
    assert choice(board, "0 attack 7h 2").touch == ("7h'", "plate2")


def test_attacks_say_who_could_beat_them() -> None:
    board = Board.at("army0 Kh 5c, army1 9d 4s, hand0 2c")
    king, five = choice(board, "0 attack Kh 1"), choice(board, "0 attack 5c 1")
    assert king.outcome == "one hit if unblocked"
    assert king.badge is not None
    assert king.badge.text == "none stronger"
    assert five.outcome == "one hit if nobody blocks; can fall to [9d]"


def test_blocks_say_who_falls() -> None:
    board = Board.at("army0 7c 5c, army1 9d 7s 4s, hand0 2c").play("0 attack 7c 1", "0 done")
    assert [(one.outcome, one.badge.text) for one in scene(board, 1).choices if one.badge] == [
        ("[7c] falls", "holds"),
        ("[7c] [7s] fall", "both lose"),
        ("[4s] falls", "falls"),
    ]
    preview = choice(board, "1 block 9d 1").preview
    assert preview is not None
    assert preview.then[0].text == "[9d] strikes first (9)."


def test_a_deadly_pass_is_asked_twice() -> None:
    board = Board.at("army0 7c 5c, army1 9d, hand0 2c, hits1 4").play("0 attack 7c 1", "0 done")
    let = choice(board, "1 pass 1")
    assert let.outcome == "1 hit: your castle falls"
    assert let.confirm
    assert "your castle falls" in scene(board, 1).prompt.small


def test_plates_and_gauges_count_hits() -> None:
    drawn = scene(Board.at("army0 7c, hand0 2c, hand1 4d 5d, hits1 3", hits_to_lose=6))
    assert drawn.plates[1].note == "2 cards in hand"
    assert [(gauge.value, gauge.of, gauge.owner) for gauge in drawn.gauges] == [(0, 6, 0), (3, 6, 1)]


def test_hands_armies_and_piles_lie_in_their_zones() -> None:
    drawn = scene(Board.at("army0 7c, army1 9d, hand0 2c 4h, hand1 5h, discard0 Ks"))
    assert faces(drawn, "hand0") == ["4h", "2c"]
    assert faces(drawn, "hand1") == [""]
    assert faces(drawn, "army1") == ["9d"]
    assert faces(drawn, "discard") == ["Ks"]
    assert zone(drawn, "deck").count == 46
    assert token(drawn, "9d").name == "9 of diamonds, skill 9, {1}'s soldier"


def test_a_pack_is_its_holders_until_the_card_is_taken() -> None:
    board = Board(2, format="draft")
    while board.to_act == "~":
        board.match.deal(FastRng(1))
    drawn = scene(board)
    assert len([face for face in faces(drawn, "pack0") if face]) == 15
    assert not faces(drawn, "pack1")
    assert zone(drawn, "pack1").count == 15
    assert drawn.prompt.say == "Take one of 15 cards. {1} gets the others."
    board.match.play(drawn.choices[0].line)
    after = scene(board)
    assert not faces(after, "pack0")
    assert zone(after, "pack0").count == 14
    assert len(faces(after, "pool0")) == 1


def test_the_opponent_chooses_what_a_two_destroys() -> None:
    board = Board.at("army0 5c, army1 9d 4d 4s, hand0 2c 9s", main=True)
    assert choice(board, "0 use 2c 1").outcome == "{1} chooses which two of 3 fall"
    board.play("0 use 2c 1")
    assert scene(board, 1).prompt.say == "Choose 2 soldiers to give up: {0} uses the 2 of clubs."


def test_court_cards_that_cannot_be_played_say_why() -> None:
    board = Board.at("army0 5c, army1 9d, hand0 Kc Kd", main=True)
    refused = {one.touch: one.text for one in scene(board).refusals}
    assert refused["Kd"] == "It needs a soldier of its suit in front of you: a diamond."
    board.play("0 play Kc")
    refused = {one.touch: one.text for one in scene(board).refusals}
    assert refused["Kd"] == "You may play one court card or one ability a turn, and have done so."


def test_attackers_are_aimed_at_a_player_and_blockers_at_the_group() -> None:
    board = Board.at("army0 Kh 5c 4h, army1 9d 4s")
    assert {one.aim for one in zone(scene(board), "army0").tokens} == {""}
    board.play("0 attack Kh 1", "0 join 5c 1", "0 done", "1 block 9d 1")
    for viewer in (0, 1, SPECTATOR):
        drawn = scene(board, viewer)
        assert [(token(drawn, id).aim) for id in ("Kh", "5c", "4h")] == ["plate1", "plate1", ""]
        assert [(token(drawn, id).aim) for id in ("9d", "4s")] == ["Kh", ""]


def test_a_team_that_is_attacked_as_one_sees_the_arrow_at_itself() -> None:
    board = Board.at("army0 Kh, army1 9d, army3 8s", seats=4, teams="as_one").play("0 attack Kh 1")
    assert [token(scene(board, viewer), "Kh").aim for viewer in (0, 1, 2, 3)] == [
        "plate1",
        "plate1",
        "plate1",
        "plate3",
    ]


def test_a_plan_is_offered_while_nothing_of_it_has_been_said() -> None:
    board = Board.at("army0 Kh 5c, army1 9d 4s, army2 3d", seats=3)
    planning = scene(board).planning
    assert planning is not None
    assert planning.pieces == ("Kh", "5c")
    assert [aim.ids for aim in planning.aims] == [("plate1",), ("plate2",)]
    assert scene(board, 1).planning is None
    board.play("0 attack Kh 1")
    assert scene(board).planning is None
    board.play("0 attack 5c 1")
    planning = scene(board, 1).planning
    assert planning is not None
    assert planning.pieces == ("9d", "4s")
    assert [(aim.ids, aim.single) for aim in planning.aims] == [(("Kh",), True), (("5c",), True)]


def test_team_mates_groups_can_be_joined() -> None:
    board = Board.at("army0 Kh 5c, army2 9d 4s, army1 3d", seats=4, teams="as_one")
    board.play("0 attack Kh 1", "0 join 5c 1")
    planning = scene(board, 2).planning
    assert planning is not None
    assert [aim.ids for aim in planning.aims] == [("plate1", "plate3"), ("Kh", "5c")]


def test_the_main_step_offers_only_what_can_be_done() -> None:
    """A player without a card that fits is told to end the turn, and why."""
    both = Board.at("army0 7c, army1 9d, hand0 5c Ac").play("0 done")
    assert scene(both, 0).prompt.say == "Play soldiers, use an ability or end your turn."
    neither = Board.at("army0 7c, army1 9d, hand0 Kh").play("0 done")
    assert scene(neither, 0).prompt.say == "End your turn."
    assert scene(neither, 0).prompt.small == "None of your cards can be played now."


def test_the_fallen_castle_is_named_with_its_hits() -> None:
    board = Board.at("army0 7c 5c, army1 9d, hand0 2c, hits1 4").play("0 attack 7c 1", "0 join 5c 1", "1 pass 1")
    assert scene(board, 1).prompt.small == "Your castle has fallen: 6 hits taken."
    assert scene(board, 0).prompt.small == "The castle of {1} has fallen: 6 hits taken."
