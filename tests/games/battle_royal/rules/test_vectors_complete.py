"""Every vector has a test. They have names, R1 to R12 and X1 to X22, which law 16 does not count."""

from __future__ import annotations

import re
from pathlib import Path


def test_every_vector_has_a_test_of_its_name() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_vectors_*.py")]
    found = {name for text in texts for name in re.findall(r"def test_vector_([rx]\d+)", text)}
    assert found == {f"r{number}" for number in range(1, 13)} | {f"x{number}" for number in range(1, 23)}
