"""Characters: bots with a name, a crest, a level and a sentence that is true of them."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia import agents
from regalia.agents.characters import CHARACTERS, character, name_of, plays_as, roman, somebody, title_of
from regalia.agents.levels import LEVELS
from regalia.agents.search import SearchAgent
from regalia.agents.wavering import WaveringAgent
from regalia.kernel.errors import RegaliaError


def test_there_are_a_dozen_three_of_each_level_and_none_looks_like_another() -> None:
    assert len(CHARACTERS) == 12
    assert Counter(one.level for one in CHARACTERS.values()) == dict.fromkeys(LEVELS, 3)
    assert Counter((one.level, one.tempo) for one in CHARACTERS.values()).most_common(1)[0][1] == 1
    for field in ("name", "about", "charge"):
        assert len({getattr(one, field) for one in CHARACTERS.values()}) == 12
    assert all(len(one.name) <= 6 and one.about.endswith(".") for one in CHARACTERS.values())
    assert [one.level for one in CHARACTERS.values()] == [level for level in LEVELS for _ in range(3)]


def test_a_character_plays_exactly_as_its_level() -> None:
    for one in CHARACTERS.values():
        played, meant = agents.find(one.key), agents.find(one.level)
        assert type(played) is type(meant)
        if isinstance(played, SearchAgent) and isinstance(meant, SearchAgent):
            assert (played.iterations, played.milliseconds) == (meant.iterations, meant.milliseconds)
        if isinstance(played, WaveringAgent) and isinstance(meant, WaveringAgent):
            assert played.error == meant.error
    with pytest.raises(RegaliaError, match="There is no bot 'dario'"):
        agents.find("dario@300")


def test_what_is_said_of_errors_and_of_looking_ahead_is_true_of_the_level() -> None:
    for one in CHARACTERS.values():
        searches = isinstance(agents.find(one.key), SearchAgent)
        assert searches == ("ahead" in one.about or "Looks" in one.about)
        assert ("a second" in one.about) <= (LEVELS[one.level].milliseconds == 1000)


def test_words_names_and_levels() -> None:
    assert [name_of(word) for word in ("dario", "dario#2", "knight@300", "squire", "greedy")] == [
        "Dario",
        "Dario II",
        "Knight@300",
        "Squire",
        "greedy",
    ]
    assert [title_of(word) for word in ("dario#4", "knight@300", "greedy")] == ["Squire", "Knight", ""]
    assert [plays_as(word) for word in ("livia#9", "page", "verb")] == ["monarch", "page", "verb"]
    assert character("dario#0") is None
    assert [roman(number) for number in (1, 4, 9, 14, 40, 99, 400, 944, 999)] == [
        *("I", "IV", "IX", "XIV", "XL", "XCIX", "CD", "CMXLIV", "CMXCIX"),
    ]


def test_a_level_sends_those_who_are_not_seated_yet() -> None:
    seated: list[str] = []
    for _ in range(5):
        seated.append(somebody("page", seated))
    assert seated == ["alba", "bruno", "cleo", "alba#2", "bruno#2"]
    assert somebody("greedy", ["greedy"]) == "greedy"
