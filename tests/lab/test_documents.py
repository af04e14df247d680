"""The examples of the lab's reference run as they stand, and every name that the lab offers is described there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regalia import lab

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "lab.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.release
@pytest.mark.timeout(600)
@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("name", lab.__all__)
def test_every_name_is_described(name: str) -> None:
    assert f"[`{name}`](#" in PAGE
    assert any(re.search(rf"\bimport .*\b{name}\b", code) for code in EXAMPLES)
