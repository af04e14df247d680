"""The terminal's screens at 80 columns, read as a stranger reads them."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest
from rich.text import Text

from regalia.cli.draw.choices import ending, rows
from regalia.cli.draw.wrap import hung
from regalia.cli.terminal.game import TerminalGame
from regalia.cli.terminal.turn import Left
from regalia.games import find, royal_ascension
from regalia.kernel.match import Match
from regalia.kernel.record import read
from regalia.kernel.scene import Choice
from regalia.testing.playthrough import read as read_playthrough
from tests.cli.conftest import Regalia
from tests.cli.screens import WIDTH, Stranger, plates, shown, steps, table_of

GAMES = ("battle", "battle-royal", "royal-battles", "royals", "royal-ascension")


@pytest.mark.parametrize("options", [{"format": "draft"}, {"format": "constructed", "deck_size": 50}])
def test_while_decks_are_built_the_player_who_chooses_is_marked(options: dict[str, object]) -> None:
    table, printed = table_of("battle", ["human", "human", "human", "human"], options=options)
    marked = set()
    for _ in steps(table, lambda table: len(table.match.entries) > 14):
        turn = table.match.turn
        for viewer in range(4):
            if turn >= 0:
                found = plates(shown(table, printed, viewer))
                assert [name for name, note in found.items() if note.startswith("●")] == [f"Player {turn}"]
                marked.add(turn)
    assert marked == {0, 1, 2, 3}


def test_the_recruit_list_tells_each_unit_s_life(regalia: Regalia) -> None:
    listed = regalia("play", "royal-battles", "--seed", "1", typed="quit\n").out
    lives = re.findall(r"^ +\d  Recruit a (\w+) +(\d+) Life", listed, flags=re.MULTILINE)
    assert dict(lives) == {"pawn": "8", "rook": "8", "knight": "8", "bishop": "10", "queen": "8", "king": "10"}


def test_the_board_shows_key_positions_units_and_life_in_full() -> None:
    table, printed = table_of("royal-battles", ["human", "human"], seed=3)

    while not (keys := _keys(table, max(table.match.turn, 0))):
        next(steps(table, lambda table: False))
    viewer = table.match.turn
    screen = shown(table, printed, viewer)
    assert set(re.findall(r"(\w\d)(?: \S+)? key", screen)) == keys
    assert re.search(r"initiative, \d+ cards?: \S+ in force, Key Position \w+", screen)
    for gauge in table.scene(viewer).gauges:
        if gauge.id.startswith("life") and gauge.value:
            kind = gauge.label.split()[0].capitalize()
            assert re.search(rf"[○●]{kind} {gauge.value}\b", screen)


def test_units_stand_in_one_line_and_their_sheets_behind_a_word(regalia: Regalia) -> None:
    """Otherwise two armies fill a screen of 50 rows before the board comes; a tall terminal shows all."""
    armies = {"army_white": "PPKK", "army_black": "PNRB"}
    for height, sheets in ((50, 0), (70, 1)):
        table, printed = table_of("royal-battles", ["human", "human"], seed=3, options=armies, height=height)
        for _ in steps(table, lambda table: table.match.turn >= 0 and table.scene(0).phase != "Setup"):
            pass
        screen = shown(table, printed, 0)
        assert len(re.findall(r"army, \w+, 4 units", screen)) == 2
        assert screen.count("Scepter 4/5/6") == sheets
        assert screen.count("white pawn on") == 2
    random_armies = ("--options", '{"army_choice": "random"}')
    told = regalia("play", "royal-battles", "--seed", "1", *random_armies, typed="sheets\nquit\n").out
    assert "accuracy" in told
    assert "No unit of Royals has a sheet." in regalia("play", "royals", "--seed", "1", typed="sheets\nquit\n").out


def test_a_unit_that_is_removed_is_told_once() -> None:
    table, printed = table_of("royal-battles", ["human", "human"], seed=3)
    for _ in steps(table, lambda table: table.match.turn >= 0 and " removed, " in shown(table, printed, 0)):
        pass
    assert not re.search(r"^\w+ 0 of \d+ \(Accuracy", shown(table, printed, 0), flags=re.MULTILINE)


def _keys(table: TerminalGame, viewer: int) -> set[str]:
    """The squares in a Key Position."""
    tokens = [token for zone in table.scene(viewer).zones for token in zone.tokens]
    return {token.note.split()[0] for token in tokens if "key" in token.marks}


def test_more_territories_than_needed_are_not_counted_to_the_throne() -> None:
    game = find("royal-ascension")
    stored = Path(royal_ascension.__file__).parent / "data" / "playthroughs" / "ends-throne.txt"
    match = Match.fold(game, read_playthrough(game, stored))
    table, printed = table_of(game.key, ["human"] * match.seats)
    table.match = match
    screen = shown(table, printed, 0)
    assert "12 of 10" not in screen
    assert "12 territories, 10 needed" in screen
    assert "territories 12, 10 needed" in screen


def test_the_map_has_its_rivers_and_a_legend() -> None:
    table, printed = table_of("battle-royal", ["human", "human"])
    screen = shown(table, printed, 0)
    rows = screen.splitlines()
    third = next(number for number, row in enumerate(rows) if row.startswith("  3 "))
    assert re.search(r"\. │m │\.", rows[third])  # the river runs on both sides of the marsh e3
    assert re.search(r"\. ╪f", rows[third + 2])  # and has a bridge between e4 and f4
    assert rows[third + 1].strip() == "──"  # and below it
    assert "m marsh" in screen
    assert "│ river, ╪ bridge" in " ".join(screen.split())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_at_80_columns(game: str) -> None:
    """No raw token, no touching, nothing too wide, and no line that breaks in the middle of a word."""
    seats = ["human", *["greedy"] * (find(game).usual_seats - 1)]
    table, printed = table_of(game, seats, seed=3)
    stranger = Stranger(table, printed, 500, "greedy")
    table.keyboard = stranger  # type: ignore[assignment]
    table.run()
    assert table.match.over
    screens = "\n".join([*stranger.screens, printed.getvalue()])
    assert re.search("Game over|(You have|Greedy has) won|A draw", screens)
    assert max(Text(line).cell_len for line in screens.splitlines()) <= WIDTH
    for raw in (
        r"│ (jiggy|char|teal|mewtopia) ",
        r"\bdie\d",
        r"\b[Tt]ouch\b",
        r"\b(Drop|Drag|Click)\b",
        r"\{\d\}",
        r"\[\w\w\]",
    ):
        assert not re.search(raw, screens), raw


@pytest.mark.parametrize("game", GAMES)
def test_80_columns_say_what_a_wide_terminal_says(game: str) -> None:
    """No word of the table is cut off or left out, at several positions of a game."""
    seats = ["human"] * find(game).usual_seats
    (narrow, small), (broad, large) = (table_of(game, seats, seed=3, width=width) for width in (WIDTH, 110))
    for until in (1, 12, 30, 60):
        for table in (narrow, broad):
            for _ in steps(table, lambda table, until=until: len(table.match.entries) >= until):  # type: ignore[misc]
                pass
        viewer = max(0, narrow.match.turn)
        assert narrow.match.lines == broad.match.lines
        cut = set(re.findall(r"\w+", shown(broad, large, viewer))) - set(
            re.findall(r"\w+", shown(narrow, small, viewer))
        )
        assert cut == set()


def test_long_lines_are_broken_between_words_and_indented() -> None:
    text = Text("  one two three four five six seven")
    assert [line.plain for line in hung(text, 16)] == ["  one two three", "    four five", "    six seven"]
    assert [line.plain for line in hung(text, 16, 0)] == ["  one two three", "four five six", "seven"]
    assert [line.plain for line in hung(text, 40)] == [text.plain]


def test_a_person_who_drops_out_is_told_and_may_leave() -> None:
    table, printed = table_of("battle", ["human", "greedy", "greedy"], seed=1)
    stranger = Stranger(table, printed, 500, "random")
    stranger.leaves = True
    table.keyboard = stranger  # type: ignore[assignment]
    with pytest.raises(Left):
        table.run()
    assert stranger.asked[-1].startswith("You are out of the game; the others play on. Press Enter to watch")
    assert "Player: is out" in stranger.screens[-1]
    assert not table.match.over


def test_a_person_who_drops_out_can_watch_to_the_end() -> None:
    table, printed = table_of("battle", ["human", "greedy", "greedy"], seed=1)
    stranger = Stranger(table, printed, 500, "random")
    table.keyboard = stranger  # type: ignore[assignment]
    table.run()
    assert table.match.over
    assert sum("You are out" in prompt for prompt in stranger.asked) == 1
    assert re.search(r"Turn \d+, Greedy", printed.getvalue())
    assert "Game over" in printed.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_ends_with_the_same_key_everywhere(game: str) -> None:
    seats = ["human"] * max(2, find(game).usual_seats)
    table, printed = table_of(game, seats, seed=3)
    for _ in steps(table, lambda table: table.match.turn >= 0 and bool(_endings(table))):
        pass
    (line,) = _endings(table)
    shown_before = len(table.match.entries)
    table.looking = table.match.turn
    typed = iter(["e", "quit"])
    stranger = Stranger(table, printed, 5, "greedy")
    stranger.line = lambda prompt: next(typed)  # type: ignore[method-assign]
    table.keyboard = stranger  # type: ignore[assignment]
    table.ask(table.match.turn)
    assert table.match.entries[shown_before].line == line
    assert re.search(r"^  e  \w", printed.getvalue(), flags=re.MULTILINE)
    assert not re.search(r"^  e  \w.*\n  \d  ", printed.getvalue(), flags=re.MULTILINE)  # it is the last row


def _endings(table: TerminalGame) -> list[str]:
    words = ("end", "done", "hold", "pass", "decline")
    return [line for line in table.match.legal() if line.split()[1] in words]


def test_an_army_is_chosen_in_any_order_and_sent_in_the_order_of_the_rules(regalia: Regalia, tmp_path: Path) -> None:
    saved = tmp_path / "g.json"
    typed = f"6\n6, 5\ne\n-5\n-4\nrecruit knight\n1\n2\ne\nsave {saved}\nquit\n"
    out = regalia("play", "royal-battles", "--seed", "1", typed=typed).out
    assert "Choose 1 more first." in out
    assert "You have not chosen bishop." in out
    assert "So far: knight, king, king. 1 to go." in out
    assert "So far: pawn, knight, king, king. Type e when you are ready." in out
    assert "That is one too many" in out
    own = [line for line in read(saved.read_bytes()).lines if line.startswith("0 recruit")]
    assert own == ["0 recruit pawn", "0 recruit knight", "0 recruit king", "0 recruit king"]


def test_cuts_are_chosen_in_any_order_too(regalia: Regalia, tmp_path: Path) -> None:
    saved = tmp_path / "g.json"
    options = '{"format": "constructed", "deck_size": 49}'
    typed = f"52 10 1\ne\nsave {saved}\nquit\n"
    out = regalia("play", "battle", "--options", options, "--seed", "1", typed=typed).out
    assert re.search(r"^ +1 K♠ +2 K♥", out, flags=re.MULTILINE)
    assert "So far: K♠, J♥, A♣. Type e when you are ready." in out
    own = [line for line in read(saved.read_bytes()).lines if line.startswith("0 cut")]
    assert own == ["0 cut Ks", "0 cut Jh", "0 cut Ac"]


def test_a_game_for_four_has_one_person_unless_told_otherwise(regalia: Regalia) -> None:
    out = regalia("play", "royal-ascension", "--seed", "1", typed="quit\n").out
    assert "Pass the keyboard" not in out
    assert out.count("Greedy 3") > 0
    assert "Player 2" not in out


def test_refusals_name_players_and_rows_once(regalia: Regalia) -> None:
    out = regalia("play", "royal-ascension", "--seed", "1", typed="?\nquit\n").out
    assert not re.search(r"\bseat \d's|belongs to seat|not now: [a-z]+: ", out)
    assert "e                     end the turn" in out


def choices(*counts: tuple[str, int]) -> list[Choice]:
    """So many choices of each verb, each verb a group."""
    return [
        Choice(line=f"0 {verb} {n}", label=f"{verb} {n}", touch=("x",), group=verb.capitalize())
        for verb, count in counts
        for n in range(count)
    ]


def test_only_the_largest_groups_are_folded_and_discards_come_before_the_end() -> None:
    listed = rows(choices(("end", 1), ("discard", 31), ("recruit", 2), ("attack", 9), ("arrow", 3)))
    told = [(row.group, row.verb, len(row.choices)) for row in listed]
    assert told == [
        *[("", "recruit", 1)] * 2,
        ("Attack", "attack", 9),
        *[("", "arrow", 1)] * 3,
        ("Discard", "discard", 31),
        ("", "end", 1),
    ]
    assert ending(listed) is listed[-1]


def test_questions_are_read_with_cards_and_names_drawn() -> None:
    table, printed = table_of("battle", ["human", "greedy"], seed=2)
    stranger = Stranger(table, printed, 120, "random")
    table.keyboard = stranger  # type: ignore[assignment]
    with contextlib.suppress(Left):
        table.run()
    assert stranger.questions
    assert not [question for question in stranger.questions if re.search(r"\[\w\w\]|\{\d\}", question)]


def test_a_low_terminal_shows_a_table_without_its_figures() -> None:
    heights = {}
    for height in (24, 50):
        table, printed = table_of("royals", ["human", "human"], height=height)
        for _ in steps(table, lambda table: table.match.turn >= 0):
            pass
        screen = shown(table, printed, table.match.turn)
        assert ("unseen:" in screen) == (height == 50)
        heights[height] = len(screen.splitlines())
    assert heights[24] <= 21  # with three moves it fits
    assert heights[24] < heights[50]
