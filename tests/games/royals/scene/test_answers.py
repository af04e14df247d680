"""Answer windows: the attack in one sentence, what each answer costs, and waiting that always looks the same."""

from __future__ import annotations

from regalia.kernel.scene import Scene
from regalia.kernel.state import SPECTATOR
from tests.games.face import choice, scene, token, zone
from tests.games.royals.board import Board
from tests.games.royals.face import preview, thens


def attacked(hand: str = "Ac 3s", **options: object) -> Board:
    """Seat 1 is asked about a direct hit."""
    return Board(f"H0 9c As 4h, H1 {hand}, F0 Kh^", **options).play("0 attack Kh1 9c direct")


def focus(drawn: Scene) -> str:
    assert drawn.focus is not None
    assert drawn.focus.verdict is not None
    return f"{drawn.focus.what}: {drawn.focus.verdict.text}"


def test_everybody_sees_the_attack_as_a_sum() -> None:
    board = attacked()
    assert focus(scene(board, 1)) == "[Kh] with [9c] on you: 9 points"
    assert focus(scene(board, 0)) == "[Kh] with [9c] on {1}: 9 points"
    assert focus(scene(board, SPECTATOR)) == "[Kh] with [9c] on {1}: 9 points"
    shown = scene(board, SPECTATOR).focus
    assert shown is not None
    assert " ".join(term.text for term in shown.sum) == "9 ÷ 1 = 9"


def test_the_cards_of_the_attack_lie_on_the_table() -> None:
    drawn = scene(attacked(), 1)
    assert [token.face for token in zone(drawn, "attack").tokens] == ["9c"]
    assert "attacking" in token(drawn, "Kh").marks


def test_the_target_carries_its_fate() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F0 Kc^, F1 Kh^ Jd/").play("0 attack Kc1 9c Kh1")
    king = token(scene(board, 1), "Kh")
    assert king.badge is not None
    assert king.badge.text == "would fall"
    assert "target" in king.marks
    assert token(scene(board, 1), "Jd").badge is None


def test_the_asked_player_is_told_what_it_costs() -> None:
    prompt = scene(attacked(), 1).prompt
    assert (prompt.mode, prompt.seat) == ("answer", 1)
    assert prompt.say == "Block with the ace of clubs, or {0} scores 9 points."
    assert prompt.small == "[Kh] with [9c] on you: 9 ÷ 1 = 9."


def test_block_and_its_price() -> None:
    board = attacked()
    assert preview(board, "1 block Ac").what == "The attack fails. You are not hurt."
    costs = thens(board, "1 block Ac")
    assert costs[0] == "[Ac] [9c] go to the discard pile."
    assert costs[1].startswith("{0} may counter, and holds an ace in ")
    assert choice(board, "1 pass").outcome == "9 points for {0}"


def test_letting_the_last_guard_fall() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F0 Kc^, F1 Kh^ Qd_").play("0 attack Kc1 9c Kh1")
    assert choice(board, "1 pass").outcome == "[Kh] falls"
    assert thens(board, "1 pass") == [
        "No royal guards you then: you can be hit.",
        "[Kh] is lost unless you draw a heart to revive him.",
    ]


def test_a_jack_may_still_be_given() -> None:
    board = Board("H0 9c 4h, H1 Ac 3h, F0 Kc^, F1 Kh^ Jd/").play("0 attack Kc1 9c Kh1")
    assert thens(board, "1 pass") == ["You may still give [Jd] instead.", "You hold [3h] to revive [Kh]."]


def test_counter_and_its_price() -> None:
    board = attacked().play("1 block Ac")
    assert scene(board, 0).prompt.say == "Counter with the ace of spades, or your attack is blocked."
    assert choice(board, "0 counter As").outcome == "the attack stands"
    assert preview(board, "0 pass").what == "The attack fails: [9c] is lost and [Kh] rests."
    shown = scene(board, SPECTATOR).focus
    assert shown is not None
    assert shown.then[0].text == "{1} has blocked; {0} may counter."


def test_jackrifice_and_its_price() -> None:
    board = Board("H0 9c 4h, H1 3d, F0 Kc^, F1 Kh^ Jd/").play("0 attack Kc1 9c Kh1", "1 pass")
    assert scene(board, 1).prompt.say == "Give the jack of diamonds to save your king?"
    assert preview(board, "1 jackrifice Jd2").what == "[Jd] falls, [Kh] stands."
    assert thens(board, "1 jackrifice Jd2") == ["You hold [3d] to revive [Jd]."]
    assert choice(board, "1 pass").outcome == "[Kh] falls"


def test_the_call_at_a_reshuffle() -> None:
    board = Board("H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c, discard Kd")
    board.play("0 discard 9c", "0 end", "~ draw 0 2c")
    asked = scene(board, 0)
    assert asked.prompt.say == "Make this the last reshuffle?"
    assert asked.prompt.small == "This is reshuffle 1 of 3."
    assert [act.id for act in asked.acts] == ["act:call", "act:pass"]
    assert preview(board, "0 call").what == "The new deck of 2 cards is the last one."
    assert scene(board, 1).focus is None


def test_waiting_for_an_answer_looks_the_same_whatever_is_held() -> None:
    """Seat 0's and the spectator's scene are equal to the byte with an ace in the hidden hand and without (rule 32)."""
    with_ace, without = attacked("Ac 3s"), attacked("5s 3s")
    for viewer in (0, SPECTATOR):
        assert scene(with_ace, viewer) == scene(without, viewer)
    assert scene(with_ace, 0).prompt.say == "Waiting for an answer."


def test_every_question_is_waited_for_in_the_same_words() -> None:
    board = Board("H0 9c As 4h, H1 Ac 3s, F0 Kc^, F1 Kh^ Jd/").play("0 attack Kc1 9c Kh1")
    said = {scene(board, 0).prompt.say}
    board.play("1 block Ac")
    said.add(scene(board, 1).prompt.say)
    board.play("0 counter As", "1 pass")
    said.add(scene(board, 0).prompt.say)
    assert said == {"Waiting for an answer."}


def test_only_pass_is_offered_without_an_ace() -> None:
    drawn = scene(attacked("3s 5s"), 1)
    assert [one.line for one in drawn.choices] == ["1 pass"]
    assert {refusal.text for refusal in drawn.refusals} == {"Only aces block."}
