"""The picture: what lies where, what each choice shows, and what stays hidden."""

from __future__ import annotations

from regalia.games.royal_ascension import GAME
from regalia.kernel.state import SPECTATOR
from tests.games.face import choice, faces, gauge, scene, token, zone
from tests.games.royal_ascension.board import DECREE, DUEL, SPADES, Board
from tests.games.royal_ascension.face import games, thens


def test_everything_to_touch_is_in_the_picture_once_and_refused_only_for_a_reason() -> None:
    for match in games(4):
        for viewer in range(SPECTATOR, match.seats):
            drawn = GAME.scene(match.view(viewer), match.rules)
            there = [token.id for zone in drawn.zones for token in zone.tokens]
            there += [*[plate.id for plate in drawn.plates], *[act.id for act in drawn.acts]]
            assert len(there) == len(set(there))
            touched = {id for one in drawn.choices for id in one.touch}
            assert touched <= set(there)
            refused = [refusal.touch for refusal in drawn.refusals if refusal.touch in there]
            assert len(refused) == len(set(refused))
            assert not touched & set(refused)
            assert not any("can be played" in refusal.text for refusal in drawn.refusals)


def test_refusals_touch_what_is_there() -> None:
    for match in games(3):
        drawn = GAME.scene(match.view(max(match.turn, 0)), match.rules)
        there = {token.id for zone in drawn.zones for token in zone.tokens} | {plate.id for plate in drawn.plates}
        assert {refusal.touch for refusal in drawn.refusals} <= there


def test_nobody_sees_anothers_hearts_gold_or_commitment() -> None:
    for match in games(4):
        for viewer in range(SPECTATOR, match.seats):
            drawn = GAME.scene(match.view(viewer), match.rules)
            for shown in drawn.zones:
                if shown.id.startswith(("hearts", "gold")) and shown.owner != viewer:
                    assert not any(token.face for token in shown.tokens)


def test_the_spaces_that_a_roll_reaches_and_what_they_hold() -> None:
    board = Board.opened().play("~ roll 0 1", "0 move 18", "~ draw 0 3h")
    for seat in (1, 2, 3):
        board.play(f"~ roll {seat} 1", f"{seat} move 0", f"~ draw {seat} {seat + 3}h")
    board.play("~ roll 0 3")
    drawn = scene(board)
    assert {one.touch for one in drawn.choices} == {("space15",), ("space21",)}
    assert choice(board, "0 move 15").outcome == "spades: battle"
    assert choice(board, "0 move 21").outcome == "shop, 13 gold"
    assert thens(choice(board, "0 move 21"))[:3] == ["[7c] [6c]: 13 gold", "[Kc]: 13 gold", "[7c] [5c]: 12 gold"]
    preview = choice(board, "0 move 15").preview
    assert preview is not None
    assert [term.text for term in preview.sum] == ["20", "+", "12", "+", "3", "=", "35"]
    assert any("{1} can bring 15 to" in text for text in thens(choice(board, "0 move 15")))
    assert token(drawn, "piece0").place == 18
    assert (token(drawn, "space18").marks, token(drawn, "space21").face) == (("hearts", "gate"), "shop")
    for viewer in (0, 2, SPECTATOR):
        seen = zone(scene(board, viewer), "ring").tokens
        assert [one.place for one in seen if "reach" in one.marks] == [15, 21]
        assert faces(scene(board, viewer), "dice") == ["die3"]
    assert [one.face for one in zone(drawn, "hearts0").tokens if "best" in one.marks] == ["Qh", "3h"]
    assert "in battle at most 35" in token(drawn, "mewtopia").name
    assert "in battle at most" not in token(scene(board, 1), "mewtopia").name


def test_territories_with_owners_points_and_the_count_to_the_throne() -> None:
    drawn = scene(Board.opened())
    assert faces(drawn, "lands0") == ["mewtopia", "bulben", "jiggy"]
    throne = gauge(drawn, "throne1")
    assert (throne.value, throne.of) == (3, 7)
    assert [part.label for part in throne.parts] == ["Char Forest", "Teal Shore", "Dragon Dominion"]
    assert [part.value for part in throne.parts] == [18, 15, 13]


def test_the_draft_offers_free_territories() -> None:
    board = Board().play("~ order 0 6 5 | ~ order 1 5 5 | ~ order 2 4 5 | ~ order 3 4 4 | 0 pick mewtopia")
    assert len(zone(scene(board, 1), "unclaimed").tokens) == 11
    assert choice(board, "1 pick char").touch == ("char",)


def test_baskets_with_exact_payments() -> None:
    board = Board.opened().given(hands={0: "Jd Jd 5d 3d"}).play("~ roll 0 4", "0 move 3", "0 buy Kc")
    assert choice(board, "0 buy 6c").outcome == "19 of your 30 gold"
    assert thens(choice(board, "0 buy 6c")) == [
        "Pay with [Jd] [5d] [3d]: nothing lost",
        "Pay with [Jd] [Jd]: 3 gold lost",
    ]
    assert faces(scene(board), "basket") == ["Kc"]
    board.play("0 buy 6c", "0 done", "0 pay Jd")
    assert choice(board, "0 pay Jd").outcome == "paid, 3 gold lost"
    assert choice(board, "0 pay 5d").outcome == "3 gold still owed"
    assert thens(choice(board, "0 pay 5d")) == ["Then pay with [3d]: nothing lost"]


def test_opponents_with_their_ranges_and_the_chance_against_each() -> None:
    board = Board.opened().play(SPADES, "~ action 0 2s")
    preview = choice(board, "0 attack 1").preview
    assert preview is not None
    assert [term.text for term in preview.sum] == ["20", "+", "12", "+", "2", "−", "10", "=", "24"]
    assert preview.what == "{1} can bring 15 to 44"
    assert preview.verdict is not None
    assert preview.verdict.kind == "bad"
    assert choice(board, "0 attack 1").touch == ("plate1",)


def test_all_in_states_the_stakes() -> None:
    board = Board.opened(3).play(SPADES, "~ action 0 Js")
    assert thens(choice(board, "0 attack 1")) == [
        "All in: the winner takes every territory of the loser, who is out.",
        "If you win, you hold 8 territories and take the throne.",
        "If you lose, you are out and {1} takes the throne.",
    ]


def test_the_own_commitment_is_drawn_for_its_seat_only() -> None:
    board = Board.opened().play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1", "0 field bulben", "0 use Qh")
    assert faces(scene(board, 0), "battle0") == ["bulben", "Qh"]
    assert faces(scene(board, 1), "battle0") == []
    assert zone(scene(board, 1), "battle0").note == "attacks, is choosing"
    assert gauge(scene(board, 0), "strength0").value == 27
    assert gauge(scene(board, 0), "chance0").of == 100
    assert not [one for one in scene(board, 1).gauges if one.id.startswith(("strength", "chance"))]
    assert len(zone(scene(board, 1), "hearts0").tokens) == 2
    board.play("0 done")
    assert zone(scene(board, 1), "battle0").note == "attacks, has committed"


def test_strength_is_added_up_line_by_line() -> None:
    board = Board.opened().given(plague={1: 1}).play(DUEL)
    for viewer in (0, 1, 2, SPECTATOR):
        parts = gauge(scene(board, viewer), "strength1").parts
        assert [(part.label, part.value) for part in parts] == [
            ("Teal Shore", 15),
            ("[8h]", 8),
            ("[6h]", 6),
            ("plague", -10),
        ]
    assert gauge(scene(board), "chance0").value == 99
    board.play("~ battle 0 1 2 3 4")
    assert [one.face for one in zone(scene(board, 3), "battle0").tokens][-4:] == ["die1", "die2", "die3", "die4"]
    assert gauge(scene(board), "strength0").value == 39


def test_a_lead_of_nothing_is_an_even_chance() -> None:
    board = Board.opened().play(DUEL)
    assert (gauge(scene(board), "chance0").value, gauge(scene(board), "chance1").value) == (50, 50)


def test_a_decree_shows_all_fighters() -> None:
    board = Board.opened().play(DECREE)
    drawn = scene(board, SPECTATOR)
    assert [one.owner for one in drawn.zones if one.id.startswith("battle")] == [0, 1, 2, 3]
    assert sum(gauge(drawn, f"chance{seat}").value for seat in range(4)) in range(97, 104)
    assert drawn.focus is not None
    assert drawn.focus.title == "Royal Decree"


def test_known_hearts_are_shown_to_all() -> None:
    board = Board.opened().play(DUEL, "~ battle 0 6 6 6 6", "~ battle 1 1 1 1 1", "~ lose 0 2h")
    assert faces(scene(board, 2), "known1") == ["8h", "6h"]
    assert faces(scene(board, 2), "known0") == ["Qh"]


def test_protection_and_plague_are_on_the_plates() -> None:
    board = Board.opened().given(protected=2, plague={3: 2})
    plates = scene(board).plates
    assert plates[2].badge is not None
    assert plates[2].badge.text == "protected"
    assert "plague −20" in plates[3].note


def test_the_turn_shows_its_die_and_its_action_card() -> None:
    board = Board.opened().play(SPADES)
    assert [token.face for token in zone(scene(board), "turn").tokens] == ["die2"]
    assert zone(scene(board), "turn").label == "You rolled 2"
    assert zone(scene(board, 1), "turn").label == "{0} rolled 2"
    board.play("~ action 0 7s", "~ event 0 5")
    assert [token.face for token in zone(scene(board), "turn").tokens] == ["die2", "7s", "die5"]
    assert zone(scene(board), "turn").label == "Event"


def test_what_a_decided_battle_changes_and_its_totals_after_it() -> None:
    board = Board.opened().play(DUEL, "~ battle 0 6 5 4 3", "~ battle 1 1 2 3 4")
    focus = scene(board, 2).focus
    assert focus is not None
    assert focus.what == "Teal Shore (15) goes to {0}"
    assert [then.text for then in focus.then] == [
        "{0} holds 4 of 7 territories: 3 more win the throne.",
        "{0} loses one heart, drawn blindly from the whole hand.",
        "{1} keeps 2 territories and is protected until the next battle.",
    ]
    board.play("~ lose 0 Qh")
    last = [(one.id, one.label, one.value) for one in scene(board, 2).gauges if one.id.startswith("last")]
    assert last == [("last0", "wins", 47), ("last1", "loses", 39)]


def test_the_own_hand_added_up_and_plague_as_a_number() -> None:
    board = Board.opened()
    best = gauge(scene(board), "best0")
    assert (best.value, [(part.label, part.value) for part in best.parts]) == (
        34,
        [("purse", 13), ("best two hearts", 14)],
    )
    board.play(SPADES, "~ action 0 2s")
    assert gauge(scene(board, 1), "plague0").value == -10
    assert not [one for one in scene(board, 1).gauges if one.id == "best0"]
