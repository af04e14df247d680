"""The scene: results before they are declared, the viewer's side below, nothing hidden shown."""

from __future__ import annotations

from regalia.kernel.scene import Token
from tests.games.face import choice, scene, token, zone
from tests.games.royal_battles.board import Board
from tests.games.royal_battles.mixes import ARCHER

FIGHT = ("P c3 9c, N d2 Qh, Q e2 Qc, K a1 Ks", "K d4 Js, B g5 6h, R e5 Td, P a5 7s")


def fight() -> Board:
    return Board.at(*FIGHT, initiative="3d/5s", hands="-/8d", turn=1).play("1 move 8d d4 d3")


def counted(board: Board, line: str) -> str:
    """The cards of a preview, those that count with a star."""
    preview = choice(board, line).preview
    assert preview is not None
    return " ".join(card.face + ("*" if card.counts else "") for card in preview.cards)


def test_trumps_are_shown_card_by_card() -> None:
    """E5: initiative cards of both seats, then the acting unit's card, then the target's."""
    board = fight()
    assert counted(board, "1 attack c3 optimal") == "3d* 5s* 8d 9c*"
    assert counted(board, "1 attack c3 easy") == "3d 5s 8d* 9c"
    assert counted(board, "1 attack c3 risky") == "3d 5s 8d 9c"
    assert counted(board, "1 attack d2 risky") == "3d 5s 8d Qh*"
    preview = choice(board, "1 attack c3 optimal").preview
    assert preview is not None
    assert [card.label for card in preview.cards] == ["{0}'s", "your card", "king", "pawn"]


def test_needed_trumps_damage_after_armour_and_key_are_shown() -> None:
    board = fight()
    hit = choice(board, "1 attack c3 optimal")
    assert hit.outcome == "3 ≥ 1: 2 damage, Key"
    assert hit.preview is not None
    assert hit.preview.what == "Attack the pawn, Optimal: it keeps 6 of 8 Life, and you draw 2 cards."
    assert " ".join(term.text for term in hit.preview.sum) == "3 ≥ 1 : 5 − 3 = 2"
    assert hit.preview.verdict is not None
    assert hit.preview.verdict.text == "pawn 8 → 6"
    assert [row.text for row in hit.preview.then] == ["Key Position: draw 2 cards"]
    miss = choice(board, "1 attack d2 easy")
    assert miss.outcome == "1 < 2: misses"
    assert miss.preview is not None
    assert miss.preview.what == "Attack the knight, Easy: it misses with 1 Trump, 2 needed."
    assert " ".join(term.text for term in miss.preview.sum) == "1 < 2"
    assert miss.preview.then == ()


def test_who_falls_is_shown() -> None:
    board = Board.at("Q c2 3c", "B d4 Ac, R g5 7s -4, Q a5 9h -7", initiative="2c/4d", hands="Ah/-")
    board.play("0 move Ah c2 c3")
    blast = choice(board, "0 advantage d4")
    assert blast.outcome == "2 ≥ 2: rook removed, Key"
    assert blast.preview is not None
    assert [row.text for row in blast.preview.then] == [
        "rook g5, same colour: 6 − 2 = 4, 0 Life left",
        "The rook g5 is removed",
        "Key Position: draw 2 cards",
    ]


def test_a_critical_hit_is_shown_as_a_sum() -> None:
    board = Board.at("N d2 3c, P a1 2c", "K d4 As, P a5 Kc", initiative="Ac/Ad", hands="Ah/-").play("0 move Ah d2 d3")
    smite = choice(board, "0 advantage d4").preview
    assert smite is not None
    assert " ".join(term.text for term in smite.sum) == "4 ≥ 3 : 6 + 2 × 2 − 1 = 15"
    assert [term.label for term in smite.sum if term.label] == [
        "Trumps",
        "needed",
        "Smite",
        "2 units",
        "four Trumps",
        "Cloth",
        "damage",
    ]


def test_what_is_shown_is_what_happens() -> None:
    """Every preview in the position of E5 agrees with the engine."""
    for option in scene(fight(), 1).choices:
        board = fight()
        before = sum(board.injuries(0))
        board.play(option.line)
        hurt = sum(board.injuries(0)) - before
        if "damage" in option.outcome:
            assert f"{hurt} damage" in option.outcome
        else:
            assert hurt == 0
        assert option.outcome.endswith(", Key") == (board.due == "draw 1 2")


def test_results_are_shown_before_the_move_too() -> None:
    board = Board.at("P d2 3c", "N d4 8s, K a5 Kc", initiative="2c/4d", hands="6h/-")
    step = choice(board, "0 move 6h d2 d3")
    assert step.outcome == "4 damage"
    assert step.preview is not None
    assert step.preview.then[0].text == "knight d4, Easy: 4 ≥ 2: 4 damage"
    assert choice(board, "0 move 6h d2 d1").outcome == "nobody in reach"
    held = Board.at("P d2 3c", "N d4 8s, K a5 Kc", initiative="2c/4d", hands="6h 9h/-")
    assert choice(held, "0 play 6h").outcome == "4 damage"
    assert choice(held, "0 play 9h").outcome == "misses, Key"


def square(cell: Token) -> str:
    """Where a token of the board lies: its note begins with the name of the square."""
    return cell.note.split(" ")[0]


def test_the_board_is_seen_from_the_own_side() -> None:
    board = fight()
    white, black = zone(scene(board, 0), "board"), zone(scene(board, 1), "board")
    assert (white.columns, len(white.tokens)) == (7, 35)
    assert [cell.place for cell in white.tokens] == list(range(35))
    assert square(white.tokens[0]) == "a5"
    assert square(black.tokens[0]) == "g1"
    assert [cell.id for cell in black.tokens] == [cell.id for cell in reversed(white.tokens)]


def test_units_lie_over_their_cards_and_key_squares_are_marked() -> None:
    drawn = scene(fight(), 1)
    king = token(drawn, "unit8")
    assert (king.face, king.kind, king.points) == ("king", "piece", 10)
    cell = token(drawn, king.like)
    assert (cell.face, cell.place) == ("8d", king.place)
    assert "mover" in cell.marks
    keys = [square(cell) for cell in zone(drawn, "board").tokens if "key" in cell.marks]
    assert sorted(keys) == ["c3", "e3"]  # a spade: side to side
    assert token(drawn, zone(drawn, "initiative1").tokens[0].id).marks == ("front", "key-side", "way-3", "way-5")
    assert zone(drawn, "initiative0").note == "Diamond: digit diagonal"


def test_a_joker_on_the_board_tells_its_colour_and_covered_cards_can_be_looked_at() -> None:
    board = Board.at("P d3 2c", "N a5 8s", vacant="d4 9h", hands="Xx/-").play("0 move Xx d3 d4")
    cell = next(cell for cell in zone(scene(board), "board").tokens if square(cell) == "d4")
    assert (cell.face, cell.under) == ("Xx", ("9h",))
    assert "joker-red" in cell.marks


def test_hidden_cards_have_no_face_and_an_automatic_card_is_not_told() -> None:
    board = Board.at("P d2 3c", "N d4 8s, K a5 Kc", hands="6h/9h 9d")
    assert [card.face for card in zone(scene(board, 0), "hand1").tokens] == ["", ""]
    assert all("6h" not in str(part) for part in (scene(board, 1).prompt, scene(board, 1).choices))
    assert scene(board, 1).choices == ()
    assert scene(board, 0).prompt.say == "Step onto [6h] with your pawn."


def test_what_cannot_be_touched_says_why() -> None:
    board = Board.at("P d3 2c, N a1 5h", "N a5 8s", vacant="c3 9h", hands="3h 5s/-").play("0 play 3h")
    texts = [refusal.text for refusal in scene(board).refusals]
    assert texts == [
        "The knight stands on red: only the other colour moves it.",
        "The card on c3 is red too: a card covers only the other colour.",
    ]
    board = Board.at("P d3 2c", "N a5 8s", hands="3h 5s/-")
    assert [refusal.text for refusal in scene(board).refusals] == [
        "The 5 of spades is black, and all your units stand on black."
    ]
    board = Board.at("Q d3 2c", "N d4 8s, K c4 8c", hands="3h/-").play("0 move 3h d3 d3")
    assert [refusal.text for refusal in scene(board).refusals] == ["The queen attacks only diagonally."]


def test_secret_recruits_are_backs_for_the_other_seat() -> None:
    board = Board().play("0 recruit queen")
    assert [unit.face for unit in zone(scene(board, 0), "army0").tokens] == ["queen"]
    assert [(unit.face, unit.kind) for unit in zone(scene(board, 1), "army0").tokens] == [("", "back")]
    kinds = ("pawn", "rook", "knight", "bishop", "queen", "king")
    assert [option.label for option in scene(board, 0).choices] == [f"Recruit a {kind}" for kind in kinds]


def test_a_unit_of_ones_own_is_in_the_picture() -> None:
    board = Board.at("A d3 2c", "N d4 8s, K c4 8c", initiative="Ac/4d", hands="Ah/-", units=[ARCHER])
    board.play("0 move Ah d3 d3")
    volley = choice(board, "0 advantage d4")
    assert volley.label == "Use Volley on the knight on d4"
    assert volley.outcome == "2 ≥ 1: 7 damage"
    assert volley.preview is not None
    assert [row.text for row in volley.preview.then] == [
        "king c4, same colour: 6 − 1 = 5, 5 Life left",
        "Volley: draw 1",
    ]
    assert "Volley" in next(unit for unit in zone(scene(board), "army0").tokens).name


def test_a_letter_that_its_name_does_not_tell_is_marked() -> None:
    """Two units of one's own whose names begin alike differ by their letters."""
    named, other = [
        scene(Board.at(f"{letter} d3 2c", "N d4 8s", initiative="Ac/4d", units=[ARCHER | {"letter": letter}]))
        for letter in "AZ"
    ]
    assert not any(mark.startswith("letter-") for mark in zone(named, "army0").tokens[0].marks)
    assert "letter-Z" in zone(other, "army0").tokens[0].marks
    assert not any(
        mark.startswith("letter-") for mark in zone(other, "army1").tokens[0].marks
    )  # a knight has its piece


def test_numbers_that_players_love() -> None:
    texts = [fact.text for fact in scene(fight(), 0).numbers]
    assert texts[0] == "{0}'s deck: 20 even, 14 odd, 9 royal, 6 ace or joker; 24 red, 23 black"
    assert "deck and hand" in texts[1]
    assert texts[2].startswith("About ")
    assert any("is in reach of king d3" in text for text in texts[3:])


def gauges(board: Board, seat: int) -> dict[str, tuple[int, int | None]]:
    return {gauge.id: (gauge.value, gauge.of) for gauge in scene(board, seat).gauges if gauge.owner == seat}


def test_whoever_recruits_knows_how_many_units_to_choose_and_the_limit_of_each_kind() -> None:
    board = Board(unit_limit="chess_set").play("0 recruit pawn")
    mine = gauges(board, 0)
    assert mine["recruits"] == (3, None)
    assert (mine["kind.pawn"], mine["kind.rook"], mine["kind.king"]) == ((1, 4), (0, 2), (0, 1))
    assert gauges(Board(army_choice="draft"), 0)["recruits"] == (1, None)


def test_the_second_player_prepares_an_army_and_learns_nothing_of_the_first_ones() -> None:
    empty, begun = [Board(unit_limit="chess_set").play(*lines) for lines in ((), ("0 recruit pawn", "0 recruit pawn"))]
    assert gauges(empty, 1) == gauges(begun, 1)
    assert (gauges(begun, 1)["recruits"], gauges(begun, 1)["kind.pawn"]) == ((4, None), (0, 4))
    assert scene(begun, 1).choices == ()
    assert not [gauge for gauge in scene(begun, 1).gauges if gauge.owner == 0 and gauge.id.startswith("kind")]
    given = Board(army_black="PRBK")
    assert "recruits" not in gauges(given, 1)
    assert "recruits" not in gauges(Board(army_choice="draft"), 1)


def test_the_best_style_of_each_target_is_marked() -> None:
    board = fight()
    best = {option.line for option in scene(board, 1).choices if option.best}
    assert best == {"1 attack c3 optimal", "1 attack d2 optimal"}


def test_prompts_offer_only_what_can_be_done() -> None:
    """V9 heals only; V16 has a target for the Advantage and another for attacks; V1 attacks one unit."""
    heals = Board.at("B c2 3c -4, P d4 Ac -7", "P a5 Kc", initiative="2c/4d", hands="Ah/-").play("0 move Ah c2 c3")
    assert scene(heals).prompt.say == "Use Healing on your pawn, or hold."
    both = Board.at("P d2 3c", "Q e4 As, K d4 Kc", initiative="2d/2c", hands="9h/-").play("0 move 9h d2 d3")
    assert scene(both).prompt.say == "Choose whom your pawn attacks, or hold."
    one = Board.at("P d2 3c", "N d4 8s, K a5 Kc", initiative="2c/4d", hands="6h/-").play("0 move 6h d2 d3")
    assert scene(one).prompt.say == "Attack the knight d4 with your pawn, or hold."
    reach = Board.at("P d2 3c", "Q e4 As, K a5 Kc", initiative="2d/2c", hands="9h/-").play("0 move 9h d2 d3")
    assert scene(reach).prompt.say == "Use Extended Reach on the queen e4, or hold."
    trumps = "Aces and Jokers are its Trumps."
    assert scene(reach).prompt.small == f"Extended Reach works diagonally; {trumps}"  # not how the pawn attacks
    assert scene(both).prompt.small == f"The pawn attacks orthogonally. Extended Reach works diagonally; {trumps}"


def test_who_may_discard_is_told_what_follows() -> None:
    """V12: a hand that cannot be played; without it a card is drawn, as long as the deck has any."""
    stuck = "You could not move: all your units stand on the colour of your hand. "
    drawn = Board.at("P c1 2h, N e1 Kd", "P a5 Kc", hands="3h 4d/-")
    assert scene(drawn).prompt.small == f"{stuck}With an empty hand you draw a card in your next turn."
    last = Board.at("P c1 2h", "P a5 Kc", hands="3c 4h/-", decks="-/5h").play("0 play 3c", "0 move 3c c1 c1")
    assert scene(last).prompt.small == "Your deck is empty: without a hand you cannot move any more."


def main_buttons(board: Board) -> list[str]:
    return [act.label for act in scene(board).acts if act.primary]


def test_a_hand_that_cannot_move_is_rather_discarded() -> None:
    """V12: no move is possible; with a move made, keeping the hand is the main button."""
    stuck = Board.at("P c1 2h, N e1 Kd", "P a5 Kc", hands="3h 4d/-")
    assert main_buttons(stuck) == ["Discard"]
    moved = Board.at("P c1 2h, N e1 Kd", "P a5 Kc", hands="3c 4d/-").play("0 play 3c", "0 move 3c c1 c1")
    assert main_buttons(moved) == ["Keep"]
