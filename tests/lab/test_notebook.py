"""The notebook of the documentation gives the outputs that it holds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "tools" / "notebook.py"


@pytest.mark.release
def test_the_first_study_gives_what_it_shows() -> None:
    words = [sys.executable, str(PROGRAM), "--check", str(ROOT / "docs" / "notebooks" / "first-study.ipynb")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stdout + done.stderr


def test_another_output_is_found(tmp_path: Path) -> None:
    book = tmp_path / "book.ipynb"
    book.write_text(
        '{"cells": [{"cell_type": "code", "source": ["print(1)\\n", "1 + 1"], "outputs": []}]}', encoding="utf-8"
    )
    words = [sys.executable, str(PROGRAM), str(book)]
    assert subprocess.run([*words, "--check"], capture_output=True).returncode == 1
    assert subprocess.run(words, capture_output=True).returncode == 0
    assert subprocess.run([*words, "--check"], capture_output=True).returncode == 0
    book.write_text(book.read_text().replace('"2"', '"3"'), encoding="utf-8")
    wrong = subprocess.run([*words, "--check"], capture_output=True, text=True)
    assert wrong.returncode == 1
    assert "Cell 1 gives" in wrong.stdout
