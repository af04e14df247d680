"""Laws 14 to 18: what is stored is compared, and what has changed since is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia import native
from regalia.games import find
from regalia.kernel import record
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Sentence
from regalia.kernel.state import View
from regalia.testing import citations, compiled, endings, perft_file, playthrough
from regalia.testing.battery import check, data_folder, folder_of_tests
from regalia.testing.law import Verdict
from regalia.testing.trial import Trial
from tests.testing.bluff import Bluff
from tests.testing.bluff_rules import BluffState
from tests.testing.mutants import bluff
from tests.testing.partners import Partners


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What 'regalia check bluff --write' would write."""
    folder = tmp_path_factory.mktemp("bluff")
    perft_file.write(Bluff(), folder / perft_file.NAME, 1)
    playthrough.write(Bluff(), folder / playthrough.FOLDER, 1)
    assert endings.write(Bluff(), folder / endings.FOLDER, 1, lambda done: None) == []
    return folder


def verdict(law: int, game: Bluff, data: Path | None, tests: Path | None = None) -> Verdict:
    trial = Trial(game, games=1, data=data, tests=tests)
    return next(found for found in check(trial, only=[law]) if found.law == law)


@pytest.mark.parametrize("law", [14, 15, 17])
def test_what_was_just_written_is_as_stored(law: int, data: Path) -> None:
    assert verdict(law, Bluff(), data).outcome == "ok"


@pytest.mark.parametrize("law", [14, 15, 17])
def test_a_game_that_stores_nothing_breaks_the_law(law: int, tmp_path: Path) -> None:
    found = verdict(law, Bluff(), tmp_path)
    assert found.outcome == "broken"
    assert "regalia check bluff --write" in found.text


@pytest.mark.parametrize("law", [14, 15, 17])
def test_without_a_data_folder_the_law_is_not_checked(law: int) -> None:
    assert verdict(law, Bluff(), None).outcome == "not here"


class HighestFirst(BluffState):
    """The same moves in another order."""

    def listed(self) -> list[int]:
        return super().listed()[::-1]


class NoShield(BluffState):
    """The shield cannot be used any more."""

    def listed(self) -> list[int]:
        return super().listed()[:1] if self.table["phase"][0] == 3 else super().listed()


def test_law_14_another_order_of_moves_is_found(data: Path) -> None:
    found = verdict(14, bluff(state=HighestFirst), data)
    assert found.outcome == "broken"
    assert "commit" in found.text


def test_law_14_another_number_of_moves_is_found(data: Path) -> None:
    assert verdict(14, bluff(state=NoShield), data).outcome == "broken"


def test_law_15_another_order_of_moves_is_found(data: Path) -> None:
    found = verdict(15, bluff(state=HighestFirst), data)
    assert found.outcome == "broken"
    assert "is stored" in found.text


def test_law_15_another_word_in_the_log_is_found(data: Path) -> None:
    class Chatty(Bluff):
        def tell(self, before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
            return [*super().tell(before, line, after, rules), Sentence(text="well")]

    found = verdict(15, Chatty(), data)
    assert found.outcome == "broken"
    assert "reads well" in found.text


def test_law_15_a_row_that_is_gone_is_found(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / playthrough.FOLDER
    folder.mkdir()
    whole = (data / playthrough.FOLDER / "1-random.txt").read_text()
    (folder / "1-random.txt").write_text("\n".join(whole.split("\n")[:-3]))
    assert "(nothing)" in verdict(15, Bluff(), tmp_path).text


def test_law_17_a_reason_without_a_game_is_found(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / endings.FOLDER
    folder.mkdir()
    (folder / "rout.json").write_bytes((data / endings.FOLDER / "rout.json").read_bytes())
    found = verdict(17, Bluff(), tmp_path)
    assert found.outcome == "broken"
    assert "'played_out'" in found.text


def test_law_17_a_game_that_ends_otherwise_is_found(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / endings.FOLDER
    folder.mkdir()
    for reason in Bluff.reasons:
        (folder / f"{reason}.json").write_bytes((data / endings.FOLDER / "rout.json").read_bytes())
    assert "ends by 'rout'" in verdict(17, Bluff(), tmp_path).text


def test_endings_tell_result_and_reason(data: Path) -> None:
    stored = record.read((data / endings.FOLDER / "rout.json").read_bytes())
    match = Match.fold(Bluff(), stored)
    assert (stored.reason, stored.result) == ("rout", match.result())


def test_a_playthrough_holds_every_seat_and_every_legal_line(data: Path) -> None:
    text = (data / playthrough.FOLDER / "1-random.txt").read_text()
    told = playthrough.read(Bluff(), data / playthrough.FOLDER / "1-random.txt")
    match = Match(Bluff(), told.options, told.seats)
    for line in told.lines:
        for legal in match.legal():
            assert f"  {legal}\n" in text
        match.play(line)
    assert "seat 0 is shown nothing" in text  # a commitment of seat 1
    assert "seat 1 sees zone hand1" in text
    assert f"over: {match.reason()}" in text


def test_law_16_citations_are_found_in_names_and_docstrings(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        '"""Rulings 1 to 99 are not cited by the docstring of a file."""\n'
        "def test_ruling_1_holds(): ...\n"
        "def test_rulings_2_and_3_too(): ...\n"
        'def test_else():\n    """Vectors 1, 2 and rule 7."""\n'
        "# ruling 4 is not cited by a comment\n"
        "def helper_for_vector_5(): ...\n"
    )
    assert citations.cited(tmp_path) == {"ruling": {1, 2, 3, 7}, "vector": {1, 2}}
    assert verdict(16, Bluff(), None, tmp_path).outcome == "ok"


def test_law_16_a_ruling_without_a_test_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text("def test_rulings_1_and_3(): ...\ndef test_vector_2(): ...\n")
    found = verdict(16, Bluff(), None, tmp_path)
    assert found.outcome == "broken"
    assert found.text == "No test cites ruling 2, vector 1."


def test_law_18_is_not_checked_where_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "active", False)
    monkeypatch.setattr(native, "why_not", "no compiler")
    found = verdict(18, Bluff(), None)
    assert (found.outcome, found.text) == ("not here", "no compiler")


def test_law_18_a_difference_is_told_by_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    royals = find("royals")
    told = compiled.records("royals", 1)
    assert told == compiled.records("royals", 1)
    changed = record.read(told[1])
    line = changed.lines[2]
    changed.lines[2] = "0 end here"
    monkeypatch.setattr(native, "active", True)
    monkeypatch.setattr(compiled, "interpreted", lambda key, seed: [told[0], record.write(changed).decode(), *told[2:]])
    with pytest.raises(RegaliaError, match=f"Game 2 differs: line 3 is '{line}' compiled and '0 end here' interpreted"):
        compiled.compare(royals, 1)


def test_folders_are_found_beside_the_game_and_in_the_project() -> None:
    royals = find("royals")
    assert (data_folder(royals) / perft_file.NAME).is_file()
    assert any(folder_of_tests(royals).glob("test_*.py"))
    assert data_folder(Partners()).parent == Path(__file__).parent
