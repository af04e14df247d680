"""Bots with budgets: how they are written, and what is refused."""

from __future__ import annotations

import pytest

from regalia import agents
from regalia.agents.bot_name import MOST_ITERATIONS, MOST_MILLISECONDS, BotName, read_bot_name
from regalia.agents.levels import LEVELS
from regalia.agents.search import SearchAgent
from regalia.kernel.errors import RegaliaError


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("greedy", BotName("greedy")),
        ("knight:400", BotName("knight", iterations=400)),
        ("monarch@1000", BotName("monarch", milliseconds=1000)),
        (f"page:{MOST_ITERATIONS}", BotName("page", iterations=MOST_ITERATIONS)),
        (f"page@{MOST_MILLISECONDS}", BotName("page", milliseconds=MOST_MILLISECONDS)),
    ],
)
def test_a_name_and_its_budget(text: str, name: BotName) -> None:
    assert read_bot_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "knight:",
        "knight@",
        "knight:0",
        "knight@0",
        "knight:x",
        "knight:-5",
        "knight:4.5",
        "knight:4 ",
        "knight:٤",
        "knight:400@1000",
        "knight\n:4\n",
        "knight@1000:400",
        f"knight:{MOST_ITERATIONS + 1}",
        f"knight@{MOST_MILLISECONDS + 1}",
        "knight:" + "9" * 5000,
    ],
)
def test_a_budget_that_is_none_is_refused_with_the_way_to_write_one(text: str) -> None:
    with pytest.raises(RegaliaError, match=r"whole number of \w+ from 1 to \d+, as in knight:400"):
        read_bot_name(text)


@pytest.mark.parametrize("text", ["greedy:5", "random@100", "page:5", "squire@100"])
def test_who_does_not_think_ahead_takes_no_budget(text: str) -> None:
    with pytest.raises(RegaliaError, match="does not think ahead and takes no budget"):
        agents.find(text)


@pytest.mark.parametrize("text", ["", ":5", "nobody:5", "nobody@5", "Greedy", "greedy "])
def test_nobody_is_nobody_with_a_budget_too(text: str) -> None:
    with pytest.raises(RegaliaError, match=r"There is no bot '.*'; there are: random"):
        agents.find(text)


@pytest.mark.parametrize("who", ["knight", "monarch"])
def test_who_thinks_ahead_takes_a_budget_of_either_kind(who: str) -> None:
    for text, iterations, milliseconds in ((f"{who}:7", 7, 0), (f"{who}@9", 0, 9)):
        agent = agents.find(text)
        assert isinstance(agent, SearchAgent)
        assert (agent.iterations, agent.milliseconds) == (iterations, milliseconds)
    own = agents.find(who)
    assert isinstance(own, SearchAgent)
    assert (own.iterations, own.milliseconds) == (LEVELS[who].iterations, LEVELS[who].milliseconds)
