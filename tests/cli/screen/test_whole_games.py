"""Whole games of all five games by keys, on a large and on a small screen."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tests.cli.screen.pilots import LARGE, SMALL, Person, at_table

FIRST_MOVES = 12


@pytest.mark.parametrize("size", [LARGE, SMALL])
@pytest.mark.parametrize(
    ("game", "seats"), [("royals", 2), ("battle", 3), ("royal-battles", 2), ("battle-royal", 2), ("royal-ascension", 4)]
)
def test_a_whole_game_by_keys(game: str, seats: int, size: tuple[int, int]) -> None:
    seen: list[str] = []

    async def play(person: Person) -> None:
        while not person.app.desk.over:
            lines = person.lines
            assert len(lines) == size[1]
            assert all(cell_len(line) <= size[0] for line in lines), [
                line for line in lines if cell_len(line) > size[0]
            ]
            await person.answer()
            assert not person.app.desk.closed
        seen.append(person.text)
        await person.press("q")
        assert person.app.desk.closed

    table = at_table(game, ["human", *["greedy"] * (seats - 1)], play, size)
    assert table.match.over
    assert "GAME OVER" in seen[0]
    assert "new game" in seen[0]
