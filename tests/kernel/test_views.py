"""Views: the table and the hands a seat may look into, as copies."""

from __future__ import annotations

from regalia.kernel.encoding import Encoding
from regalia.kernel.match import Match
from regalia.kernel.playout import count_moves, playouts, rollouts
from regalia.kernel.state import SPECTATOR, encode_view, open_view, view
from tests.testing.bluff import Bluff
from tests.testing.partners import Partners
from tests.testing.sheet import Sheet


def hands_seen(match: Match, seat: int) -> list[list[int] | None]:
    return [hand["cards"] if isinstance(hand, Sheet) else None for hand in match.view(seat).hands]


def dealt() -> Match:
    match = Match(Bluff())
    match.play("~ draw 0 2 0")
    match.play("~ draw 1 6 1")
    return match


def test_a_seat_sees_its_own_hand_and_the_spectator_none() -> None:
    match = dealt()
    assert hands_seen(match, 0) == [[1, 0, 1, 0, 0, 0, 0], None]
    assert hands_seen(match, 1) == [None, [0, 1, 0, 0, 0, 0, 1]]
    assert hands_seen(match, SPECTATOR) == [None, None]


def test_partners_see_each_other() -> None:
    match = Match(Partners(), {"each": 1}, 4)
    for line in ("~ lead 0", "~ deal 0 1", "~ deal 1 2", "~ deal 2 3", "~ deal 3 4"):
        match.play(line)
    assert hands_seen(match, 0) == [[0, 1, 0, 0, 0], None, [0, 0, 0, 1, 0], None]
    assert hands_seen(match, 3) == [None, [0, 0, 1, 0, 0], None, [0, 0, 0, 0, 1]]


def test_a_view_stays_as_it_was() -> None:
    match = dealt()
    seen = match.view(0)
    before = seen.listed()
    match.play("0 commit 2")
    assert seen.listed() == before
    assert match.view(0).listed() != before


def test_the_ink_of_a_view_needs_no_view() -> None:
    state = dealt().state()
    encoding = Encoding()
    for seat in (SPECTATOR, 0, 1):
        encode_view(state, seat, encoding)
        assert encoding.listed() == view(state, seat).listed()


def test_all_hands_are_open_in_an_open_view() -> None:
    seen = open_view(dealt().state(), SPECTATOR)
    assert all(isinstance(hand, Sheet) for hand in seen.hands)


def test_playouts_play_whole_games_and_count_decisions() -> None:
    rules, _ = Bluff().set_up()
    decisions, legal, chances = count_moves(rules, 5, 3)
    assert playouts(rules, 5, 3) == decisions
    assert 0 < decisions <= legal
    assert chances >= 5 * 4
    assert rollouts(rules.start(), 5, 3, rules.most_moves) == decisions
