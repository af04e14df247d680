"""Section 12, "Always visible": what lies on the table, and how it is shown."""

from __future__ import annotations

from regalia.games.royals import GAME
from regalia.kernel.match import Match
from regalia.kernel.scene import Gauge, Scene
from regalia.kernel.state import SPECTATOR, open_view
from tests.games.face import scene, token, zone
from tests.games.royals.board import Board


def gauge(drawn: Scene, id: str) -> Gauge:
    return next(gauge for gauge in drawn.gauges if gauge.id == id)


def facts(drawn: Scene) -> list[str]:
    """Texts of the pills; a gilt one begins with a star."""
    return [("* " if fact.on else "") + fact.text for fact in drawn.facts]


def test_orientation_of_royals() -> None:
    drawn = scene(Board("H0 4c, H1 3s, F0 Kd^ Qd/ Jd_"))
    assert [(t.id, t.tilt, t.place) for t in zone(drawn, "field0").tokens] == [
        ("Kd", 0, 1),
        ("Qd", 20, 2),
        ("Jd", 90, 3),
    ]
    assert [t.marks for t in zone(drawn, "field0").tokens] == [("upright",), ("diagonal",), ("fallen",)]


def test_an_empty_slot_is_a_place() -> None:
    drawn = scene(Board("H0 4c, H1 3s, F1 Kd^ - Jd_"))
    assert [t.kind for t in zone(drawn, "field1").tokens] == ["card", "place", "card"]
    assert token(drawn, "field1.2").note == "free"


def test_cards_under_a_royal_and_their_points() -> None:
    queen = token(scene(Board("H0 4c, H1 3s, F1 Qs_+7h+9c")), "Qs")
    assert queen.under == ("7h", "9c")
    assert queen.points == 7
    assert queen.name.startswith("queen of spades, fallen, {1}'s slot 1, ")
    assert queen.name.endswith("under her, 7 points")


def test_a_fallen_royal_says_who_revives_it() -> None:
    board = Board("H0 4c, H1 3s, F0 Qs_")
    assert token(scene(board, 0), "Qs").note == "a spade revives her"
    assert token(scene(board, 1), "Qs").note == "buried if not revived"


def test_jokers_ready_and_waiting() -> None:
    drawn = scene(Board("H0 4c, H1 3s, J0 rw"))
    badges = [token.badge.text for token in zone(drawn, "jokers0").tokens if token.badge]
    assert badges == ["ready", "waiting"]
    assert zone(drawn, "jokers1").note == "no joker"


def test_scores_in_four_parts() -> None:
    """The position of vector 2."""
    drawn = scene(Board("H0 4c, H1 3s, F0 Qs_+7h Kd^, J0 r, buried0 Jd+5c+4d, used0 9s, arrows0 2c 2d, tributes0 Kh"))
    points = gauge(drawn, "points0")
    assert points.value == 26
    assert [(part.label, part.value) for part in points.parts] == [
        ("Royals", 5),
        ("Jokers", 18),
        ("Arrows", 2),
        ("Tributes", 1),
    ]
    assert gauge(drawn, "points1").value == 0


def test_score_piles_can_be_looked_through_rule_53() -> None:
    drawn = scene(Board("H0 4c, H1 3s, buried0 Jd+5c+4d, used0 9s, arrows0 2c 2d, tributes0 Kh"))
    pile = [(token.face, token.under, token.points) for token in zone(drawn, "score0").tokens]
    assert pile == [("Jd", ("4d", "5c"), 2), ("Xx", ("9s",), 18), ("2c", (), None), ("2d", (), None), ("Kh", (), None)]


def test_hands_deck_and_discard_pile() -> None:
    drawn = scene(Board("H0 4c 9h Kd, H1 3s 5s, discard 2c 7h Xx"))
    assert [token.face for token in zone(drawn, "hand0").tokens] == ["4c", "9h", "Kd"]
    assert [(token.id, token.kind, token.face) for token in zone(drawn, "hand1").tokens] == [
        ("hand1.0", "back", ""),
        ("hand1.1", "back", ""),
    ]
    assert zone(drawn, "discard").count == 3
    assert {token.face for token in zone(drawn, "discard").tokens} == {"2c", "7h", "Xx"}
    assert zone(drawn, "deck").count == 54 - 8
    assert zone(drawn, "deck").tokens == ()


def test_open_hands_of_a_replay_are_drawn() -> None:
    board = Board("H0 4c 9h Kd, H1 3s 5s")
    drawn = GAME.scene(open_view(board.match.state(), SPECTATOR), board.match.rules)
    assert [token.face for token in zone(drawn, "hand0").tokens] == ["4c", "9h", "Kd"]
    assert [token.face for token in zone(drawn, "hand1").tokens] == ["3s", "5s"]


def test_phase_turn_and_reshuffles() -> None:
    assert facts(scene(Board("H0 4c, H1 3s, turn 15"))) == ["Battle", "turn 15"]
    assert facts(scene(Board("H0 4c, H1 3s, had none"))) == ["Cold War", "turn 10"]
    drawn = scene(Board("H0 4c, H1 3s, reshuffles 1"))
    assert (gauge(drawn, "reshuffles").value, gauge(drawn, "reshuffles").of) == (1, 3)
    assert gauge(scene(Board("H0 4c, H1 3s", reshuffle_limit=None)), "reshuffles").of is None


def test_last_calls_are_gilt() -> None:
    assert facts(scene(Board("H0 4c, H1 3s, reshuffles 1, called")))[-1] == "* last reshuffle called"
    assert facts(scene(Board("H0 4c, H1 3s, called, final 1")))[-1] == "* Last Round, final turn 1 of 2"


def test_quiet_turns_are_counted_from_two_on() -> None:
    assert facts(scene(Board("H0 4c, H1 3s, quiet 1")))[-1] == "turn 10"
    assert facts(scene(Board("H0 4c, H1 3s, quiet 2")))[-1] == "quiet turns 2 of 4"


def test_match_tally() -> None:
    assert facts(scene(Board("H0 4c, H1 3s, games 1, wins 0-1", match_games=3)))[2] == "game 2 of 3: {0} 0, {1} 1"


def test_an_open_player_has_a_frame() -> None:
    plates = scene(Board("H0 4c, H1 3s 5s, F0 Kd/ Qs_")).plates
    assert plates[0].note == "1 card, guarded by 1 royal"
    assert plates[0].badge is None
    assert plates[1].note == "2 cards, open: can be hit"
    assert plates[1].badge is not None
    assert [plate.to_move for plate in plates] == [True, False]


def test_numbers_players_love() -> None:
    numbers = [
        fact.text for fact in scene(Board("H0 Ac Th 9c Kd, H1 3s 5s, F0 Kc^, F1 Jh^, J1 r, discard Ad Tc")).numbers
    ]
    assert numbers == [
        "unseen: 2 aces, 1 joker, 2 tens",
        "43 cards until the next reshuffle, about 11 turns",
        "your best blow this turn: 10 damage",
        "with average cards {1} could score 12 if nobody guards you",
    ]


def test_a_spectator_sees_no_hand_and_is_offered_nothing() -> None:
    drawn = scene(Board("H0 4c 9h, H1 3s, F0 Kd^"), SPECTATOR)
    assert drawn.seat is None
    assert {token.kind for seat in (0, 1) for token in zone(drawn, f"hand{seat}").tokens} == {"back"}
    assert (drawn.choices, drawn.refusals, drawn.acts) == ((), (), ())
    assert drawn.prompt.mode == "watch"
    assert drawn.prompt.say == "You are watching. {0} is thinking."


def test_a_prompt_names_who_is_waited_for() -> None:
    waits = scene(Board("H0 9c, H1 3s"), 1).prompt
    assert (waits.mode, waits.seat, waits.say) == ("wait", 0, "{0} is thinking.")


def test_the_end_with_result_and_reason() -> None:
    board = Board("H0 9c 4h, H1 3s, final 2, called, arrows0 2c 2d, tributes1 Kh").play("0 end")
    winner, loser, watcher = scene(board, 0), scene(board, 1), scene(board, SPECTATOR)
    assert winner.result == loser.result == (1.0, 0.0)
    assert winner.prompt.mode == "over"
    assert winner.prompt.say == "You win, 2 to 1."
    assert loser.prompt.say == "You lose, 1 to 2."
    assert watcher.prompt.say == "{0} wins, 2 to 1."
    assert winner.prompt.small == "Both final turns have been played."
    assert winner.choices == ()


def test_the_end_of_a_match_counts_games() -> None:
    position = "H0 9c 4h, H1 3s, final 2, called, arrows0 2c 2d, games 2, wins 1-1"
    board = Board(position, match_games=3).play("0 end")
    assert scene(board, 0).prompt.say == "You win, 2 games to 1."


def test_chance_that_is_due_is_said() -> None:
    match = Match(GAME)
    assert GAME.scene(match.view(0), match.rules).prompt.say == "Drawing lots: who goes first?"
    match.play("~ first 1")
    assert GAME.scene(match.view(0), match.rules).prompt.say == "{1} draws 5 cards."
    assert GAME.scene(match.view(1), match.rules).prompt.say == "You draw 5 cards."
