"""The picture of drafts and deck building (section 4.1)."""

from __future__ import annotations

from typing import Any

from regalia import agents
from regalia.games.battle import GAME
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Scene
from regalia.kernel.state import SPECTATOR
from tests.games.battle.board import Board
from tests.games.face import choice, faces, scene, zone

PACKS = (
    "~ pack 0 Jc Th 9c 6c 5s 5h 5d 5c 4s 4h 4d 4c 3s 2h Ah",
    "~ pack 1 Kh Kd Kc Jh 8h 8d 8c 7s 7h 7c 6s 6d 3c 2c Ac",
)


def drafting() -> Board:
    return Board(2, format="draft").play(*PACKS)


def built(format: str, seats: int = 2, seed: int = 3, **options: Any) -> Board:
    """A board after everything is dealt, at the first choice."""
    board = Board(seats, format=format, **options)
    while board.to_act == "~":
        board.match.deal(FastRng(seed))
    return board


def notes(drawn: Scene) -> dict[int, str]:
    return {plate.seat: plate.note for plate in drawn.plates}


def cut(drawn: Scene) -> list[str]:
    """The faces that the scene advises to cut."""
    pool = next(zone for zone in drawn.zones if zone.id == "pool0")
    return [token.face for token in pool.tokens if "advised" in token.marks]


def test_a_draft_says_round_pick_and_direction() -> None:
    drawn = scene(drafting())
    assert drawn.phase == "Draft"
    assert [fact.text for fact in drawn.facts] == ["draft, round 1 of 3", "pick 1 of 15", "packs go to the left"]


def test_plates_go_round_with_the_packs_from_who_gave_the_viewers() -> None:
    board = built("draft", 4)
    assert [plate.seat for plate in scene(board, 1).plates] == [0, 1, 2, 3]  # to the left
    assert notes(scene(board, 1)) == {0: "is choosing", 1: "you pick soon", 2: "gets the rest", 3: "picks later"}
    for _ in range(4):
        board.match.play(board.match.legal()[0])
    assert notes(scene(board, 1))[0] == "gave you this pack"
    while board.match.state().table_part().round == 0:  # type: ignore[attr-defined]
        board.match.play(board.match.legal()[0])
    while board.to_act == "~":
        board.match.deal(FastRng(4))
    assert [plate.seat for plate in scene(board, 1).plates] == [2, 1, 0, 3]  # to the right


def test_everybody_knows_who_has_picked_and_nobody_what() -> None:
    board = drafting().play("0 pick Th")
    for viewer in (1, SPECTATOR):
        drawn = GAME.scene(board.match.view(viewer), board.match.rules)
        picked = next(plate for plate in drawn.plates if plate.seat == 0)
        assert "ready" in picked.marks
        assert zone(drawn, "pool0").count == 1
        assert not zone(drawn, "pool0").tokens
    assert notes(GAME.scene(board.match.view(SPECTATOR), board.match.rules)) == {0: "has picked", 1: "is choosing"}


def test_what_has_gone_from_a_pack_is_shown_when_it_comes_back() -> None:
    board = drafting()
    assert "fresh" in zone(scene(board), "pack0").note
    board.play("0 pick Th", "1 pick Kh")
    assert zone(scene(board), "pack0").note == "New to you: 1 card of it is gone."
    assert all(shown.id != "gone" for shown in scene(board).zones)
    board.play("0 pick 3c", "1 pick 9c")
    gone = zone(scene(board), "gone")
    assert gone.label == "You saw this pack at pick 1. Gone since then"
    assert [(token.face, token.note) for token in gone.tokens] == [("Th", "you"), ("9c", "")]


def test_a_pick_says_which_of_its_kind_it_would_be_and_what_it_can_do() -> None:
    board = drafting()
    first = choice(board, "0 pick 3s").preview
    assert first is not None
    assert first.what == "First three, first spade"
    assert first.then[0].text == "Played with a spade in play, it destroys any one soldier."
    assert first.then[1].text == "After the last pick you cut 45 cards to 30."
    board.play("0 pick 3s", "1 pick Kh")
    again = choice(board, "0 pick 3c").preview
    assert again is not None
    assert again.what == "Second three, first club"


def test_own_cards_are_counted_by_what_they_do() -> None:
    board = drafting().play("0 pick Jc", "1 pick Kh", "0 pick 8h", "1 pick 3s", "0 pick Ah")
    drawn = scene(board)
    assert [(gauge.label, gauge.value) for gauge in drawn.gauges] == [
        ("court cards", 1),
        ("fours to tens", 1),
        ("abilities", 1),
    ]
    assert zone(drawn, "pool0").note == "3 of 45"
    assert drawn.numbers[0].text == "you have seen 29 of 104 cards"


def test_a_card_keeps_its_id_from_the_pack_to_the_own_cards() -> None:
    board = Board(2, format="draft").play(
        "~ pack 0 Th Th 9c 6c 5s 5h 5d 5c 4s 4h 4d 4c 3s 2h Ah",
        PACKS[1],
        "0 pick Th",
        "1 pick Kh",
        "0 pick Kd",
        "1 pick 9c",
    )
    assert [token.id for token in zone(scene(board), "pool0").tokens] == ["Kd", "Th"]
    assert choice(board, "0 pick Th").touch[0] == "Th'"
    board.play("0 pick Th")
    assert [token.id for token in zone(scene(board), "pool0").tokens] == ["Kd", "Th", "Th'"]


def test_cutting_shows_how_many_and_advises_exactly_as_many() -> None:
    for format, size in (("constructed", 40), ("sealed", 30)):
        drawn = scene(built(format))
        assert drawn.phase == "Building"
        deck = next(gauge for gauge in drawn.gauges if gauge.id == "deck")
        assert (deck.value, deck.of) == (52, size)
        assert len(cut(drawn)) == 52 - size
        assert all("open" in token.marks for token in zone(drawn, "pool0").tokens)


def test_the_advice_is_what_the_house_bot_cuts() -> None:
    board = built("sealed", seed=8)
    advice = cut(scene(board))
    rng = FastRng(1)
    while board.match.turn == 0:
        board.match.play_move(agents.find("greedy").choose(board.match.view(0), board.match.rules, rng))
    assert faces(scene(board), "cuts0") == advice


def test_cards_before_the_last_cut_are_closed_and_the_advice_goes_round_them() -> None:
    board = built("constructed").play("0 cut 9s")
    drawn = scene(board)
    closed = [token.face for token in zone(drawn, "pool0").tokens if "open" not in token.marks]
    assert closed == [rank + suit for rank in "KQJT" for suit in "shdc"]
    assert len(cut(drawn)) == 11
    assert not set(cut(drawn)) & set(closed)


def test_the_advice_keeps_tens_and_nines_and_not_all_court_cards() -> None:
    advice = cut(scene(built("constructed")))
    assert not any(face[0] in "T9" for face in advice)
    assert any(face[0] in "QJ" for face in advice)


def test_others_see_that_a_seat_builds_and_when_it_has_finished() -> None:
    board = built("constructed", deck_size=51)
    assert notes(scene(board, 1)) == {0: "is building", 1: "you build soon"}
    board.play("0 cut 4c")
    assert notes(scene(board, 1)) == {0: "has built a deck", 1: "you are building"}
    assert not zone(scene(board, 1), "pool0").tokens
    assert all(shown.id != "cuts0" for shown in scene(board, 1).zones)


def test_a_split_is_open_to_all() -> None:
    board = built("split")
    board.play("0 pick Ks")
    drawn = scene(board, 1)
    assert drawn.phase == "Draft"
    assert faces(drawn, "picked0") == ["Ks"]
    assert len(faces(drawn, "left")) == 51
    assert notes(drawn) == {0: "has 1 card", 1: "you are choosing"}
