"""Section 7.3, formats: decks are handed in before round 1 and rebuilt between matches, never within one."""

from __future__ import annotations

import random

import pytest

from regalia.events.due import due_entry, games_to_open
from regalia.events.entries import Dropped, HandedIn, Paused, RoundMade, read, write
from regalia.events.event import Event, fold
from regalia.events.hand_in import awaited, checked, until
from regalia.kernel.errors import RegaliaError
from tests.events.playing import at_random, build, ended, hand_in, made, settle, won

POOL = ("Ks", "Ks", "Qh", "Xx")


def test_everyone_hands_in_a_deck_before_round_1() -> None:
    event = made(4, hands_in=True)
    settle(event)
    assert (event.phase, event.pods, event.rounds) == ("building", [], [])
    assert awaited(event) == [0, 1, 2, 3]
    for player in (2, 0, 3):
        event.take(HandedIn(player=player, deck=(f"deck of {player}",)))
    settle(event)
    assert (awaited(event), event.rounds) == ([1], [])
    hand_in(event)
    settle(event)
    assert len(event.rounds) == 1
    assert [event.deck(player) for player in range(4)] == [[f"deck of {player}"] for player in range(4)]


def test_a_deck_that_was_handed_in_stays() -> None:
    event = made(2, hands_in=True)
    event.take(HandedIn(player=0, deck=("a",)))
    with pytest.raises(RegaliaError, match="already handed in a deck"):
        event.take(HandedIn(player=0, deck=("b",)))
    hand_in(event)
    settle(event)
    with pytest.raises(RegaliaError, match="No deck can be handed in now"):
        event.take(HandedIn(player=0, deck=("b",)))
    assert event.deck(0) == ["a"]


def test_without_rebuild_the_decks_are_kept_for_the_event() -> None:
    event = made(4, hands_in=True)
    hand_in(event)
    settle(event)
    for table in (1, 2):
        ended(event, 1, table, won(0))
    assert awaited(event) == []
    settle(event)
    assert len(event.rounds) == 2


def rebuilding() -> Event:
    """A knockout of four, in pods, with the first round just over."""
    event = made(4, builds=True, rebuild=True)
    settle(event)
    build(event)
    settle(event)
    assert len(event.rounds) == 1, "what was built is played with"
    ended(event, 1, 1, won(0))
    settle(event)
    assert awaited(event) == [], "the other match goes on"
    ended(event, 1, 2, won(0))
    settle(event)
    return event


def test_with_rebuild_a_new_deck_is_cut_between_matches_before_the_next_opponent_is_known() -> None:
    event = rebuilding()
    through = sorted(bout.entrants[0] for bout in event.rounds[0].bouts)
    assert awaited(event) == through, "only those who go on"
    assert len(event.rounds) == 1, "ruling 74: nobody builds against a known opponent"
    event.take(HandedIn(player=through[0], deck=("new",)))
    settle(event)
    assert len(event.rounds) == 1
    event.take(HandedIn(player=through[1], deck=("newer",)))
    settle(event)
    assert event.rounds[1].bouts[0].running is not None
    assert [event.deck(player) for player in through] == [["new"], ["newer"]]


def test_with_rebuild_no_deck_changes_within_a_match() -> None:
    event = made(2, builds=True, rebuild=True, best_of=3)
    settle(event)
    build(event)
    settle(event)
    for game in range(2):
        with pytest.raises(RegaliaError, match="No deck can be handed in now"):
            event.take(HandedIn(player=0, deck=("new",)))
        ended(event, 1, 1, won(game))
        settle(event)
    assert awaited(event) == []


def test_after_the_last_match_no_deck_is_waited_for() -> None:
    event = rebuilding()
    hand_in(event, "new")
    settle(event)
    ended(event, 2, 1, won(1))
    settle(event)
    assert event.phase == "over"


def test_who_drops_out_is_not_waited_for() -> None:
    event = made(3, hands_in=True)
    for player in (0, 1):
        event.take(HandedIn(player=player, deck=("a",)))
    event.take(Dropped(entrant=2))
    assert event.phase == "playing"
    settle(event)
    assert isinstance(event.log[-2], RoundMade)


def test_the_time_for_a_deck_runs_from_the_end_of_the_round_and_stands_still_in_a_pause() -> None:
    event = made(2, hands_in=True, deck_minutes=10)
    assert until(event) == event.own_time(600.0)
    event.take(Paused(at=100.0))
    assert event.own_time(5000.0) == 100.0
    assert due_entry(event) is None


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (("Ks", "Qh"), "This event's decks have 3 cards, not 2"),
        (("Ks", "Qh", "Qh"), "'Qh' 2 times"),
        (("Ks", "Qh", "7c"), "'7c' 1 times"),
    ],
)
def test_a_deck_is_made_of_ones_own_cards_and_of_as_many_as_stated(deck: tuple[str, ...], words: str) -> None:
    with pytest.raises(RegaliaError, match=words):
        checked(deck, POOL, 3)


def test_a_deck_is_kept_in_the_order_of_the_pool() -> None:
    assert checked(("Xx", "Ks", "Ks"), POOL, 3) == ("Ks", "Ks", "Xx")


@pytest.mark.parametrize("system", ["knockout", "round_robin", "swiss"])
def test_an_event_with_new_decks_is_the_fold_of_its_log(system: str) -> None:
    event = made(5, hands_in=True, rebuild=True, system=system)
    outcome = at_random(random.Random(4))
    while event.phase != "over":
        hand_in(event)
        settle(event)
        for round, table, _ in [*games_running(event)]:
            ended(event, round, table, outcome(event.bout(round, table).entrants))
        settle(event)
    stored = [read(write(entry)) for entry in event.log]
    assert fold(stored) == event == event.copy()
    for count in range(7, len(stored)):
        due = due_entry(fold(stored[:count]))
        assert due is None or due == event.log[count]
    assert games_to_open(event) == []


def games_running(event: Event) -> list[tuple[int, int, int]]:
    last = event.rounds[-1].bouts if event.rounds else []
    return [(len(event.rounds), table, len(bout.games)) for table, bout in enumerate(last, 1) if bout.running]
