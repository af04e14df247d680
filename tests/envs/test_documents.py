"""The examples of the documents run as they stand, and what each number means can be read there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regalia.games import catalogue

PAGES = Path(__file__).resolve().parents[2] / "docs" / "reference" / "learning"
EXAMPLES = [
    pytest.param(code, id=f"{page.stem} {number}")
    for page in sorted(PAGES.glob("*.md"))
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out.strip()


def test_every_page_of_an_interface_has_an_example() -> None:
    pages = {page.stem for page in PAGES.glob("*.md")} - {"README", "observations"}
    assert {str(example.id).split()[0] for example in EXAMPLES} == pages


def test_every_number_of_every_game_is_explained() -> None:
    """The page asks for the declarations of every game, and each block says what its axes are."""
    text = (PAGES / "observations.md").read_text(encoding="utf-8")
    for key, game in catalogue().items():
        own = text[text.index(f"## {game.title}\n") : text.index(f"<!-- generated: features {key} -->")]
        blocks = game.set_up()[0].learning.layout.blocks
        assert len({block.name for block in blocks}) == len(blocks)
        for block in blocks:
            assert re.fullmatch(r"[a-z_]+", block.name)
            axes = len([length for length in block.shape if length > 1])
            if block.meaning.endswith("by step") or "by step of" in block.meaning:
                steps = own[own.index("Steps: ") :].split("\n\n")[0]
                assert len(" ".join(steps.split()).split(", ")) == block.size, f"{key}: its steps are not named"
            assert axes < 2 or block.meaning.count(",") >= axes - 1, f"{key}, {block.name}: its axes are not named"
