"""What to touch next: a sentence for every first touch, and for an attacker with its cards."""

from __future__ import annotations

import pytest

from regalia.games.royals import GAME
from regalia.kernel.match import Match
from regalia.kernel.scene import Scene
from tests.games.face import scene
from tests.games.royals.board import Board
from tests.games.royals.face import games


def next_touch(position: str, *touched: str) -> str:
    found = [one.say for one in scene(Board(position)).next_touches if set(one.touched) == set(touched)]
    assert len(found) == 1
    return found[0]


TABLE = "H0 2c 7c 7d Kd Xx, H1 3s, F0 Kh^ Qd_, F1 Jh^ Js^, J0 r"


@pytest.mark.parametrize(
    ("touched", "say"),
    [
        ("Kd", "Touch a slot to recruit the king."),
        ("Xx'", "Touch the free place to reveal the joker."),
        ("7c", "Touch your king or the joker to attack with the 7 of clubs, or a second card for arrows."),
        ("7d", "Touch your king or the joker to attack with the 7 of diamonds, or your queen to revive her."),
        ("Kh", "Touch the card that your king of hearts attacks with."),
        ("Qd", "Touch a diamond to revive your queen of diamonds, or bury her."),
        ("Xx", "Touch the card that the joker doubles."),
        ("Jh", "Touch your king or the joker to attack the jack of hearts."),
        ("field0.3", "Touch a jack, queen or king in your hand to recruit."),
    ],
)
def test_after_one_touch(touched: str, say: str) -> None:
    assert next_touch(TABLE, touched) == say


@pytest.mark.parametrize(
    ("touched", "say"),
    [
        (("Kh", "7c"), "Touch the royal that your king of hearts attacks."),
        (("Xx", "2c"), "Touch the royal that the joker attacks, or wipe all royals."),
        (("7c", "7d"), "Touch the royal to shoot 2 arrows at."),
    ],
)
def test_an_attack_looks_for_its_target(touched: tuple[str, ...], say: str) -> None:
    assert next_touch(TABLE, *touched) == say


def test_a_single_target_is_named() -> None:
    position = "H0 7c 7d 9c, H1 3s, F0 Qh^, F1 Ks^, J0 r"
    assert next_touch(position, "Qh", "9c") == "Touch the king of spades to attack him."
    assert next_touch(position, "Xx", "9c") == "Touch the king of spades to attack him."
    assert next_touch(position, "7c", "7d") == "Touch the king of spades to shoot 2 arrows at him."


def test_a_wipe_without_effect_is_not_offered() -> None:
    position = "H0 9c, H1 3s, F1 Ks^ Kd^, J0 r"
    assert next_touch(position, "Xx", "9c") == "Touch the royal that the joker attacks."


def test_an_open_player_is_hit_for_points() -> None:
    position = "H0 7c 7d 9c, H1 3s, F0 Qh^, J0 r"
    assert next_touch(position, "Qh", "9c") == "Touch {1} to hit for 4 points."
    assert next_touch(position, "Xx", "9c") == "Touch {1} to hit for 18 points."
    assert next_touch(position, "7c", "7d") == "Touch {1} to hit for 2 points."


def test_a_card_that_fits_nothing_is_discarded_or_kept() -> None:
    position = "H0 9c 8d Qs, H1 3s, F0 Kd/ Qc/ Kc/, F1 Kh^"
    assert next_touch(position, "Qs") == "Discard the queen of spades, or touch it again to keep it."


def test_every_first_touch_of_a_turn_has_one_sentence() -> None:
    for match in games(4):
        drawn = scene_of(match)
        if drawn.prompt.mode != "turn":
            continue
        first = {id for one in drawn.choices if len(one.touch) > 1 for id in one.touch if not id.startswith("act:")}
        said = [one.touched for one in drawn.next_touches]
        assert len(said) == len(set(said))
        likes = {token.like for zone in drawn.zones for token in zone.tokens if token.like}
        twins = {token.id for zone in drawn.zones for token in zone.tokens if token.like in likes and token.like}
        assert first - twins == {touched[0] for touched in said if len(touched) == 1}


def scene_of(match: Match) -> Scene:
    return GAME.scene(match.view(max(match.turn, 0)), match.rules)
