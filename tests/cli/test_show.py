"""``show``: any position of any record, as a seat, a spectator or with all hands open."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regalia.cli.draw.pen import Pen
from regalia.cli.draw.table import scene_lines
from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.record import read
from tests.cli.conftest import Regalia


def hands(games: Path, at: int) -> tuple[set[str], set[str]]:
    """The cards in both hands of the first record, by its draws and discards alone: only right at the beginning."""
    lines = read(games.read_text().splitlines()[0]).lines[:at]
    draws = [line.split() for line in lines if line.startswith("~ draw")]
    cards = {int(seat): set(cards) for _, _, seat, *cards in draws}
    return cards[0], cards[1]


def faces(scene: dict[str, object], zone: str) -> set[str]:
    zones = scene["zones"]
    assert isinstance(zones, list)
    found = next(one for one in zones if one["id"] == zone)
    return {token.get("face", "") for token in found.get("tokens", [])}


def test_each_sees_the_own_hand_only(games: Path, regalia: Regalia) -> None:
    mine, theirs = hands(games, 3)
    seen = {
        seat: regalia("show", games, "--at", "3", *seat, "--json").out
        for seat in [(), ("--seat", "0"), ("--seat", "all")]
    }
    spectator, seat, everything = (json.loads(out) for out in seen.values())
    assert (faces(spectator, "hand0"), faces(spectator, "hand1")) == ({""}, {""})
    assert (faces(seat, "hand0"), faces(seat, "hand1")) == (mine, {""})
    assert (faces(everything, "hand0"), faces(everything, "hand1")) == (mine, theirs)


def test_a_drawing_shows_the_hand(games: Path, regalia: Regalia) -> None:
    mine, theirs = hands(games, 3)
    for plain in ((), ("--plain",)):
        drawn = regalia("show", games, "--at", "3", "--seat", "0", *plain).out
        assert all(card in drawn for card in mine)
        assert not any(card in drawn for card in theirs)
        assert "after line 3 of" in drawn


def test_the_end_is_the_default_and_any_record_can_be_shown(games: Path, regalia: Regalia) -> None:
    last = read(games.read_text().splitlines()[2])
    match = Match.fold(find("royals"), last)
    scene = json.loads(regalia("show", games, "--game", "3", "--json").out)
    assert tuple(scene["result"]) == tuple(match.result() or ())
    assert (
        f"Record 3 of {games}, after line {len(last.lines)} of {len(last.lines)}"
        in regalia("show", games, "--game", "3").out
    )


@pytest.mark.parametrize("width", [60, 100])
def test_boxes_fit_into_the_terminal_at_every_position(width: int, games: Path) -> None:
    game = find("royals")
    match = Match(game)
    for line in read(games.read_text().splitlines()[0]).lines:
        match.play(line)
        for seat in (-1, 0, 1):
            scene = game.scene(match.view(seat), match.rules)
            drawn = [row.plain.rstrip() for row in scene_lines(scene, Pen(["Ann", "Bob"]), game.title, width)]
            assert all(len(row) <= width for row in drawn if set(row) & set("╭╰╱┌└"))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "4"], "There is no record 4"),
        (["--at", "100000"], "--at 100000 is too far"),
        (["--seat", "2"], "There is no seat '2'; there are 0 to 1, and 'all'."),
        (["--seat", "-1"], "There is no seat '-1'"),
        (["--seat", "x"], "There is no seat 'x'"),
        (["--seat", "²"], "There is no seat '²'"),
    ],
)
def test_what_is_not_there(arguments: list[str], words: str, games: Path, regalia: Regalia) -> None:
    ended = regalia("show", games, *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert words in ended.err


def test_files_that_cannot_be_shown(games: Path, regalia: Regalia, tmp_path: Path) -> None:
    for path, words in ((tmp_path / "no.json", "No such file"), (tmp_path, "Is a directory")):
        ended = regalia("show", path)
        assert (ended.code, ended.out) == (2, "")
        assert words in ended.err
    record = json.loads(games.read_text().splitlines()[0])
    at = next(n for n, line in enumerate(record["lines"]) if n > 3 and not line.startswith("~"))
    record["lines"][at] = f"{record['lines'][at][0]} dance"
    games.write_text(json.dumps(record))
    assert regalia("show", games, "--at", str(at)).code == 0
    ended = regalia("show", games, "--at", str(at + 1))
    assert ended.code == 2
    assert f"Line {at + 1}, '{record['lines'][at]}': There is no verb 'dance'" in ended.err


TOLD = "H0 9c 2c, H1 3s, F0 Kh^ - Qs_+7h, F1 Jd/"


def test_a_position_told_as_text_is_drawn(regalia: Regalia) -> None:
    seen = {
        seat: json.loads(regalia("show", "royals", "--position", TOLD, *seat, "--json").out)
        for seat in [(), ("--seat", "0"), ("--seat", "all")]
    }
    spectator, seat, everything = seen.values()
    assert (faces(spectator, "hand0"), faces(spectator, "hand1")) == ({""}, {""})
    assert (faces(seat, "hand0"), faces(seat, "hand1")) == ({"9c", "2c"}, {""})
    assert (faces(everything, "hand0"), faces(everything, "hand1")) == ({"9c", "2c"}, {"3s"})
    drawing = regalia("show", "royals", "--position", TOLD, "--seat", "0", "--plain").out
    assert "Position given as text" in drawing
    assert "Kh" in drawing


def test_a_view_told_as_text_is_drawn_for_its_viewer(regalia: Regalia) -> None:
    scene = json.loads(regalia("show", "royals", "--position", "view 1, H1 3s, size0 2, F0 Kh^", "--json").out)
    assert scene["seat"] == 1
    assert (faces(scene, "hand0"), faces(scene, "hand1")) == ({""}, {"3s"})


def test_options_and_text_go_round(games: Path, regalia: Regalia) -> None:
    whole = regalia("show", games, "--at", "3", "--seat", "all", "--as-text").out.strip()
    assert regalia("show", "royals", "--position", whole, "--seat", "all", "--as-text").out.strip() == whole
    mine, theirs = hands(games, 3)
    view = regalia("show", games, "--at", "3", "--seat", "0", "--as-text").out.strip()
    assert view.startswith("view 0, ")
    words = set(view.replace(",", "").split())
    assert mine <= words
    assert not theirs & words
    two = regalia("show", "royals", "--position", "H0 9c 9c", "--options", '{"decks": 2}', "--seat", "0", "--as-text")
    assert two.out.strip() == "view 0, H0 9c 9c, size1 0"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["royals", "--position", "H0 9c 9c"], "9c is named more often than there are such cards"),
        (["royals", "--position", "H5 9c"], "There is no clause 'H5'"),
        (["royals", "--position", "view 0, H1 9c"], "'H1' tells something that this viewer does not see"),
        (["royals", "--position", "view 0, H0 9c", "--seat", "1"], "leave --seat out"),
        (["royals", "--position", "H0 9c", "--at", "3"], "--game and --at belong to a file of records"),
        (["royals", "--position", "H0 9c", "--seat", "4"], "There is no seat '4'"),
        (["chess", "--position", "H0 9c"], "'chess'"),
        (["games.jsonl", "--players", "2"], "leave --options and --players out"),
    ],
)
def test_a_text_that_cannot_be_shown(arguments: list[str], words: str, regalia: Regalia) -> None:
    ended = regalia("show", *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert words in " ".join(ended.err.split())
