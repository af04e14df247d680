"""``play``: a person at the terminal."""

from __future__ import annotations

import io
import json
import multiprocessing
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from regalia.cli.terminal.game import TerminalGame
from regalia.games import find
from regalia.kernel.record import read
from regalia.lab.simulate import Player, Run
from tests.cli.conftest import Regalia
from tests.cli.terminals import Screen
from tests.lab.sealed import GAME as SEALED

FIRST = ("play", "royals", "--options", '{"first_player": "seat0"}', "--seed", "1")  # seat 0, the person, begins


def answers(out: str) -> list[str]:
    """What was said after each prompt."""
    return re.split(r"^\S[^\n>]* > ", out, flags=re.MULTILINE)[1:]


def lines_saved(path: Path) -> list[str]:
    return read(path.read_bytes()).lines


def hand(out: str) -> list[str]:
    """The cards of the last hand drawn: the last row of boxes."""
    return re.findall(r"│(\w\w) .│", [row for row in out.splitlines() if "│" in row][-1])


def test_a_whole_game_by_numbers(regalia: Regalia) -> None:
    ended = regalia("play", "royals", "--seed", "4", typed="1\n" * 3000)
    assert ended.code == 0
    assert re.search(r"You (win|lose), \d+ to \d+\.|A tie", ended.out)
    assert "Game over" in ended.out


def test_bots_alone_play_the_first_game_of_a_simulation(regalia: Regalia) -> None:
    table = TerminalGame(find("royals"), {}, ["verb", "greedy"], 6, Console(file=io.StringIO()), plain=True)
    table.run()
    record = table.match.record()
    assert record == Player(Run("royals", {}, ("verb", "greedy"), 6, 1)).recorded(1)[0]
    watched = regalia("play", "royals", "--seats", "verb,greedy", "--seed", "6", "--plain")
    assert watched.code == 0
    assert watched.out.count("ends the turn\n") == sum(line.endswith(" end") for line in record.lines) > 0


def test_lines_with_and_without_the_seat_and_in_any_order(regalia: Regalia, tmp_path: Path) -> None:
    cards = hand(regalia(*FIRST, typed="quit\n").out)
    one, two, three, four, _ = cards
    typed = f"0 discard {one}\nDISCARD {two.lower()}\ndiscard {four} {three}\nsave {tmp_path / 'g.json'}\nquit\n"
    assert regalia(*FIRST, typed=typed).code == 0
    assert lines_saved(tmp_path / "g.json")[2:] == [
        f"0 discard {one}",
        f"0 discard {two}",
        f"0 discard {three} {four}",
    ]


def test_a_refused_line_says_why_and_changes_nothing(regalia: Regalia, tmp_path: Path) -> None:
    cards = hand(regalia(*FIRST, typed="quit\n").out)
    other = next(card for card in ("Kh", "Kd", "Ks") if card not in cards)
    typed = f"recruit {other}\nattack Kh1 9c direct\n1 pass\ndance\n99\n~ draw 0 Kh\nsave {tmp_path / 'g.json'}\n"
    said = answers(regalia(*FIRST, typed=typed).out)
    assert "You do not hold the king of" in said[0]
    assert "rule 4.3" in said[0]
    assert "No: " in said[1]
    assert "It is your turn to choose, not Greedy's." in said[2]
    assert "There is no verb 'dance'" in said[3]
    assert "There is no number 99" in said[4]
    assert "Chance is not due now." in said[5]
    assert len(lines_saved(tmp_path / "g.json")) == 2  # the two first draws


def test_a_question_mark_explains(regalia: Regalia) -> None:
    cards = hand(regalia(*FIRST, typed="quit\n").out)
    typed = f"?\n? joker\n? e\n? 4\n? discard {cards[0]}\n? attack Kh1 9c direct\n? xyzzy\nhelp\n"
    said = answers(regalia(*FIRST, typed=typed).out)
    assert "? NUMBER, ? LINE" in said[0]
    assert "Jokers have no suit and no value" in said[1]
    assert "0 end" in said[2]
    assert said[3].startswith("? 4\nDiscard:\n")
    assert re.findall(r"(?:^| )(\d+) \w", said[3], flags=re.MULTILINE) == [str(n) for n in range(1, 32)]
    assert f"0 discard {cards[0]}" in said[4]
    assert "0 attack Kh1 9c direct: " in said[5]
    assert "The rules do not speak of 'xyzzy'." in said[6]
    assert "? NUMBER, ? LINE" in said[7]


def test_a_hint_says_what_to_play_how_good_it_is_and_why(regalia: Regalia) -> None:
    ended = regalia(*FIRST, "--plain", typed="hint\nquit\n")
    _, first, why, *_ = answers(ended.out)[0].splitlines()  # after what was typed
    assert re.fullmatch(r".+: (over |under |perhaps )?\d+( ± \d+)? % winning chance", first)
    assert why.startswith("  ")
    assert why.endswith(".")


def test_there_is_no_hint_between_people(regalia: Regalia) -> None:
    ended = regalia(*FIRST, "--seats", "human,human", "--plain", typed="hint\nquit\n")
    assert "only where all other seats are bots" in ended.out


def test_a_long_list_is_folded_and_opened(regalia: Regalia, tmp_path: Path) -> None:
    typed = f"4\n\n4\n1\nsave {tmp_path / 'g.json'}\n"
    ended = regalia(*FIRST, typed=typed)
    said = answers(ended.out)
    assert "4  Discard …" in ended.out
    assert "An empty line goes back." in said[0]
    assert "4  Discard …" in said[1]
    assert lines_saved(tmp_path / "g.json")[-1].startswith("0 discard ")


def test_save_and_load(regalia: Regalia, tmp_path: Path) -> None:
    saved, again = tmp_path / "saved.json", tmp_path / "again.json"
    regalia(*FIRST, typed=f"discard {hand(regalia(*FIRST, typed='').out)[0]}\nend\nsave {saved}\n")
    assert regalia("verify", saved).code == 0
    ended = regalia("play", "royals", "--seed", "99", typed=f"load {saved}\nsave {again}\nlog\nquit\n")
    assert saved.read_bytes() == again.read_bytes()
    assert "You have left the table." in ended.out
    said = answers(ended.out)
    assert "discards" in said[-2]


FALLEN_KING = [  # record R1 of the rules, up to where seat 0 could revive the king
    *("~ draw 0 7c 7h As Kd 2s", "~ draw 1 Qh Ac 5d 5s Xx"),
    *("0 arrow direct 7c 7h", "1 block Ac", "0 counter As", "1 pass"),
    *("0 recruit Kd", "0 end", "~ draw 0 4d 8d 8c 3h", "~ draw 1 9h"),
    *("1 recruit Qh", "1 reveal Xx", "1 arrow Kd1 5d 5s", "0 pass", "1 end", "~ draw 1 6c 6h Jc Th"),
]


def test_a_choice_that_is_often_a_slip_is_asked_about_once(regalia: Regalia, tmp_path: Path) -> None:
    given, saved = tmp_path / "r1.json", tmp_path / "saved.json"
    header = {"format": "regalia/1", "game": "royals", "options": {"first_player": "seat0"}, "seats": 2}
    given.write_text(json.dumps(header | {"lines": FALLEN_KING}))
    said = answers(regalia(*FIRST, typed=f"load {given}\nend\nn\nsave {saved}\nend\ny\n").out)
    assert "[y/n] n" in said[1]
    assert lines_saved(saved) == FALLEN_KING
    assert "[y/n] y" in said[3]
    assert "ends the turn" in said[3]


def test_a_terminal_without_suits_gets_words(
    program: Callable[..., subprocess.Popen[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    process = program(*FIRST)
    out, err = process.communicate("?\nquit\n")
    assert (process.returncode, err) == (0, "")
    assert "Your hand, 5 cards:" in out
    assert out.isascii()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "No such file"),
        ("", "is empty"),
        ("{", "This is not JSON"),
        ('{"format": "regalia/1", "game": "chess", "options": {}, "seats": 2, "lines": []}', "not of 'royals'"),
        (
            '{"format": "regalia/1", "game": "royals", "options": {}, "seats": 3, "lines": []}',
            "has 3 seats; this table has 2",
        ),
        ('{"format": "regalia/1", "game": "royals", "options": {}, "seats": 2, "lines": ["x"]}', "Line 1, 'x'"),
    ],
)
def test_what_cannot_be_loaded_changes_nothing(
    content: str | None, words: str, regalia: Regalia, tmp_path: Path
) -> None:
    path = tmp_path / "bad.json"
    if content is not None:
        path.write_text(content)
    ended = regalia(*FIRST, typed=f"load {path}\nload\nsave {tmp_path}\nsave /dev/full\nsave {tmp_path / 'g.json'}\n")
    said = answers(ended.out)
    for answer, reason in zip(said, (words, "Which file?", "Is a directory", "No space left"), strict=False):
        assert reason in " ".join(answer.split())  # long paths are broken into lines
    assert len(lines_saved(tmp_path / "g.json")) == 2


def test_two_people_never_see_each_other_s_hand(regalia: Regalia, tmp_path: Path) -> None:
    saved = tmp_path / "g.json"
    options = '{"first_player": "seat0"}'
    ended = regalia(
        "play", "royals", "--seats", "human,human", "--seed", "1", "--options", options, typed=f"end\nsave {saved}\n"
    )
    draws = {line.split()[2]: set(line.split()[3:]) for line in lines_saved(saved)[:2]}
    first, second = ended.out.split("Pass the keyboard to Player 1.")
    assert first.startswith("Pass the keyboard to Player 0.")
    assert set(hand(first)) == draws["0"]
    assert set(hand(second)) == draws["1"]
    told = set(re.findall(r"\b([A23456789TJQKX][cdhsx])\b", second))
    assert not told & (draws["0"] - draws["1"])


def test_what_is_laid_face_down_is_told_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three seats, withheld lines and a reveal: the small game Sealed."""
    printed = io.StringIO()
    table = TerminalGame(SEALED, {}, ["human", "random", "human"], 3, Console(file=printed, width=100), plain=True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 4))
    table.run()
    told = {seat: [sentence.text for sentence in sentences] for seat, sentences in table.journal.sentences.items()}
    assert set(told) == {0, 2}
    for seat, other in ((0, 2), (2, 0)):
        assert any(line.startswith(f"{seat} lay ") for line in told[seat])
        assert not any(line.startswith((f"{other} lay ", "1 lay ")) for line in told[seat])
        assert f"~ deal {other} ?? ?? ??" in told[seat]
    assert printed.getvalue().count("Pass the keyboard to") == 4


def test_the_end_of_input_is_no_accident(regalia: Regalia) -> None:
    ended = regalia("play", "royals")
    assert ended.code == 0
    assert "Nothing more was typed" in ended.out


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_whatever_is_typed(plain: tuple[str, ...], regalia: Regalia, tmp_path: Path) -> None:
    """Noise, half lines, wrong cards, bytes that are no text."""
    chance = random.Random(3)
    words = [
        "0",
        "1",
        "~",
        "end",
        "discard",
        "attack",
        "Kh1",
        "9c",
        "direct",
        "?",
        "log",
        "table",
        "list",
        "²",
        "['",
        "%s",
        "{0}",
    ]
    lines = [" ".join(chance.choices(words, k=chance.randint(0, 5))).encode() for _ in range(150)]
    lines += [chance.randbytes(chance.randint(1, 30)).replace(b"\n", b"") for _ in range(150)]
    lines += [
        b"x" * 100_000,
        b"\x1b[31m",
        b"load \x00",
        f"save {tmp_path}/\x00".encode(),
        b"? " + b"9" * 5000,
        b"9" * 5000,
    ]
    chance.shuffle(lines)
    ended = regalia(*FIRST, *plain, typed=b"\n".join(lines))
    assert ended.code == 0
    assert "\x1b" not in ended.out


def test_plain_is_words_only(regalia: Regalia) -> None:
    ended = regalia(*FIRST, "--plain", typed="?\n2\nlog\n")
    assert not set(ended.out) & set("╭╮╰╯│─▒▐♣♦♥♠»┃")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "human,nobody"], "There is no bot 'nobody'"),
        (["--seats", "human,greedy,greedy"], "Royals takes 2 seats, not 3."),
        (["--options", '{"decks": 0}'], "Option 'decks' cannot be 0"),
        (["--options", "decks"], "--options takes NAME=VALUE"),
        (["--players", "1"], "Royals takes 2 seats, not 1."),
    ],
)
def test_what_is_refused(arguments: list[str], words: str, regalia: Regalia) -> None:
    ended = regalia("play", "royals", *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert words in ended.err


def test_ctrl_c_ends_cleanly(program: Callable[..., subprocess.Popen[str]]) -> None:
    process = program(*FIRST)
    assert process.stdout is not None
    while "explains, quit leaves" not in process.stdout.readline():
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    assert "Interrupted" in out


def test_at_a_terminal_two_people_hand_over_and_the_screen_is_wiped() -> None:
    options = json.dumps({"first_player": "seat0"})
    screen = Screen("play", "royals", "--seats", "human,human", "--seed", "1", "--options", options, "--lines")
    seen = screen.until("press Enter")
    assert "Your hand" not in seen
    screen.type("\n")
    seen = screen.until("Player 0 > ")
    assert "\x1b[" in seen  # in colour
    assert "Your hand, 5 cards" in seen
    screen.type("end\n")
    seen = screen.until("press Enter")
    assert "\x1b[2J" in seen
    assert seen.index("\x1b[3J") < seen.index("Pass the keyboard to Player 1")
    screen.type("\nquit\n")
    assert screen.ended() == 0


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_at_a_terminal_ctrl_c_and_ctrl_d(key: str, code: int) -> None:
    screen = Screen(*FIRST, "--lines")
    screen.until("Player > ")
    assert screen.ended(key) == code


def test_a_game_is_played_with_two_heads_and_the_processes_end(regalia: Regalia) -> None:
    ended = regalia("play", "royals", "--seats", "monarch:8,greedy", "--heads", "2", "--seed", "3", "--plain")
    assert ended.code == 0
    assert "wins" in ended.out
    assert not multiprocessing.active_children()


def test_several_heads_follow_a_record_with_other_options(regalia: Regalia, tmp_path: Path) -> None:
    saved = tmp_path / "two-decks.json"
    options = '{"decks": 2, "first_player": "seat0"}'
    assert regalia("play", "royals", "--options", options, "--seed", "4", typed=f"save {saved}\nquit\n").code == 0
    begun = ("play", "royals", "--seats", "human,monarch:8", "--heads", "2", "--seed", "5", "--plain")
    again = tmp_path / "again.json"
    ended = regalia(*begun, typed=f"load {saved}\nend\ny\nsave {again}\nquit\n")
    assert ended.code == 0
    assert any(line.startswith("1 ") for line in read(again.read_bytes()).lines)
