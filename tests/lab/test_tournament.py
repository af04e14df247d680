"""Tournaments: who meets whom, the same deals for all, and a file to go on from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from regalia.agents.agent import Agent
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import View, buffer, listed_moves
from regalia.lab.tournament.bout import Bout, play_bout
from regalia.lab.tournament.ladder_plot import ladder_plot
from regalia.lab.tournament.line_up import line_ups, seatings
from regalia.lab.tournament.standings import against, standings
from regalia.lab.tournament.tournament import Tournament, hold
from regalia.lab.tournament.tournament_file import TournamentFile, seed_in

BOTS = ("random", "verb", "driven")


def royals(games: int = 4, bots: tuple[str, ...] = BOTS, seed: int = 5) -> Tournament:
    return Tournament("royals", {"turn_limit": 12}, bots, 2, seed, games)


def without_time(bouts: list[Bout]) -> list[Bout]:
    return sorted([msgspec.structs.replace(bout, seconds=()) for bout in bouts], key=lambda bout: bout.number)


def test_line_ups_are_pairs_where_there_are_two_seats() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize(("bots", "seats"), [("ab", 3), ("ab", 4), ("abc", 4), ("abcd", 3), ("abc", 8)])
def test_with_more_seats_every_bot_has_equally_many_of_them(bots: str, seats: int) -> None:
    found = line_ups(list(bots), seats)
    assert all(len(line_up) == seats for line_up in found)
    assert len(set(Counter(bot for line_up in found for bot in line_up).values())) == 1


def test_a_deal_is_played_from_every_seat() -> None:
    for line_up in [("a", "b"), ("a", "b", "c"), ("a", "a", "b"), ("a", "a", "b", "b")]:
        for deal in range(20):
            turns = seatings(line_up, 3, deal)
            assert all(sorted(turn) == sorted(line_up) for turn in turns)
            for seat in range(len(line_up)):
                sat = Counter(turn[seat] for turn in turns)
                assert all(sat[bot] * len(line_up) == line_up.count(bot) * len(turns) for bot in line_up)
    assert len(seatings(("a", "b"), 3, 1)) == 2


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    rounds = {frozenset(seatings(("a", "b", "c", "d"), 1, deal)) for deal in range(60)}
    assert len(rounds) == 6  # circles of four


def test_every_pair_plays_the_same_deals_from_both_sides() -> None:
    bouts = list(hold(royals(games=4)))
    assert len(bouts) == 3 * 4
    by_pair: dict[int, list[tuple[int, tuple[str, ...]]]] = {}
    for bout in bouts:
        by_pair.setdefault(bout.line_up, []).append((bout.deal, bout.seats))
    for games in by_pair.values():
        assert sorted(deal for deal, _ in games) == [1, 1, 2, 2]
        assert len(set(games)) == 4


class First(Agent):
    """Takes the first move after drawing unused random numbers; notes what it saw."""

    def __init__(self, draws: int) -> None:
        self.draws = draws
        self.saw: list[list[int]] = []

    def choose(self, seen: View, rules: Rules, rng: Rng) -> int:
        self.saw.append(seen.listed())
        for _ in range(self.draws):
            rng.below(6)
        return listed_moves(rules.guess(seen, FastRng(1)), rules.most_moves)[0]


def test_chance_has_random_numbers_of_its_own() -> None:
    """However much a bot draws, the cards are those of the deal."""
    game = find("royals")
    rules, _ = game.set_up({"turn_limit": 8}, 2)
    moves = buffer(rules.most_moves)
    games = []
    for seats in ((First(0), First(0)), (First(3), First(50)), (First(50), First(3))):
        bout = play_bout(game, rules, seats, ("a", "b"), moves, seed=5, line_up=0, deal=3, turn=0)
        games.append((bout.result, bout.decisions, seats[0].saw, seats[1].saw))
    assert games[0] == games[1] == games[2]
    other = First(0), First(0)
    play_bout(game, rules, other, ("a", "b"), moves, seed=5, line_up=0, deal=4, turn=0)
    assert (other[0].saw, other[1].saw) != games[0][2:]


def test_the_same_games_whatever_the_jobs() -> None:
    assert without_time(list(hold(royals(), 1))) == without_time(list(hold(royals(), 2)))


def test_bots_that_search_play_the_same_games_too_if_they_count_iterations() -> None:
    tournament = royals(2, ("knight:3", "monarch:5"))
    assert without_time(list(hold(tournament, 1))) == without_time(list(hold(tournament, 2)))


def test_an_odd_number_of_games_is_made_even() -> None:
    assert Counter(line_up for line_up, _, _ in royals(games=3).schedule()) == {0: 4, 1: 4, 2: 4}


def test_a_tournament_at_a_table_of_four() -> None:
    tournament = Tournament("battle-royal", {"quiet_rounds": 5}, ("random", "verb"), 4, 2, 2)
    bouts = list(hold(tournament))
    assert [sorted(bout.seats) for bout in bouts] == [["random", "random", "verb", "verb"]] * len(bouts)
    best, last = standings(tournament.bots, tournament.line_ups, bouts)
    assert best.games == last.games == len(bouts)


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        (("greedy",), "at least two bots"),
        (("greedy", "random", "greedy"), "'greedy' is listed twice"),
        (("greedy", "nobody"), "There is no bot 'nobody'"),
        (("greedy", ""), "There is no bot ''"),
    ],
)
def test_bots_that_cannot_meet_are_refused(bots: tuple[str, ...], words: str) -> None:
    with pytest.raises(RegaliaError, match=words):
        royals(bots=bots)


def test_standings_add_up() -> None:
    tournament = royals(games=6, bots=("random", "verb", "greedy"))
    bouts = list(hold(tournament))
    found = {standing.bot: standing for standing in standings(tournament.bots, tournament.line_ups, bouts)}
    assert {standing.games for standing in found.values()} == {12}
    assert sum(standing.share * standing.games for standing in found.values()) == pytest.approx(18)
    for standing in found.values():
        assert 0 <= standing.low <= standing.share <= standing.high <= 1
        assert standing.rating_low < standing.rating < standing.rating_high
        assert standing.ms_per_move > 0
    assert found["greedy"].rating > found["random"].rating
    one, other = against(bouts, "greedy", "random"), against(bouts, "random", "greedy")
    assert one is not None
    assert other is not None
    assert one.share + other.share == pytest.approx(1)
    assert against(bouts, "driven", "random") is None


# ---- the file


def test_a_tournament_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = without_time(list(hold(royals())))
    file = TournamentFile(path, royals())
    for bout in hold(royals()):
        file.add(bout)
        if len(file.bouts) == 5:
            break
    file.close()
    assert seed_in(path) == 5
    with path.open("ab") as half:  # the power went out in the middle of a line
        half.write(b'{"line_up": 1, "deal"')
    file = TournamentFile(path, royals())
    assert len(file.bouts) == 5
    for bout in hold(royals(), played={bout.number for bout in file.bouts}):
        file.add(bout)
    file.close()
    assert without_time(file.bouts) == whole
    again = TournamentFile(path, royals())
    assert without_time(again.bouts) == whole
    again.close()


def test_more_games_are_asked_of_the_same_file_and_fewer_too(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    file = TournamentFile(path, royals(games=2))
    for bout in hold(royals(games=2)):
        file.add(bout)
    file.close()
    more = TournamentFile(path, royals(games=4))
    assert len(more.bouts) == 6
    for bout in hold(royals(games=4), played={bout.number for bout in more.bouts}):
        more.add(bout)
    more.close()
    assert without_time(more.bouts) == without_time(list(hold(royals(games=4))))
    fewer = TournamentFile(path, royals(games=2))
    assert len(fewer.bouts) == 6
    fewer.close()


def test_another_tournament_does_not_go_on_there(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    TournamentFile(path, royals()).close()
    before = path.read_bytes()
    for other, words in (
        (royals(seed=6), "with seed 5 instead of 6"),
        (royals(bots=("random", "greedy")), "with bots .* instead of"),
        (Tournament("royals", {}, BOTS, 2, 5, 4), "with options .* instead of"),
    ):
        with pytest.raises(RegaliaError, match=words):
            TournamentFile(path, other)
    path.write_text('{"format": "regalia/1"}\n')
    with pytest.raises(RegaliaError, match="not a tournament file"):
        seed_in(path)
    path.write_bytes(before + b'{"line_up": 1}\n')
    with pytest.raises(RegaliaError, match="line 2 is not a game"):
        TournamentFile(path, royals())


# ---- the picture


def test_the_picture_says_what_the_standings_say() -> None:
    tournament = royals(games=6)
    found = standings(tournament.bots, tournament.line_ups, list(hold(tournament)))
    picture = ladder_plot("Royals & <more>", "6 games", found)
    root = ElementTree.fromstring(picture)
    texts = ["".join(element.itertext()) for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Royals & <more>" in texts
    assert [text for text in texts if text in BOTS] == [standing.bot for standing in found]
    circles = [float(dot.get("cx", "")) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert circles == sorted(circles, reverse=True)
    told = root.findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert all(f"{standing.bot}: rating {standing.rating:.0f}" in told for standing in found)
    assert picture == ladder_plot("Royals & <more>", "6 games", found)
