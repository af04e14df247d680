"""The derivation: fixed values for every other program, exact odds, and what each value depends on."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from regalia.fairness.derivation import WORDS, epoch_of, first_lines, fresh, house_part, is_value, number, sealed, seed

SECRET = "00" * 31 + "01"
SEED = seed(SECRET, "table", ["", "ff" * 32])


def test_values_that_every_verifier_must_find() -> None:
    """Written out here with the standard library, and checked by the browser's tests too."""
    text = b"regalia/chance/1 seed table\n\n" + b"f" * 64
    assert hmac.new(bytes.fromhex(SECRET), text, hashlib.sha256).digest() == SEED
    assert SEED.hex() == "e4ed52ce2fa5704a11f77b6320e80e41a72f3fc4f05dccbb82a1db9d16579f51"
    assert sealed(SECRET) == "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5"
    assert house_part(SECRET, "table", 2) == "87a17a34d9400de553bac902274cbc5e08c556dfd0dcdffdd294d48e81f20e1b"
    assert [number(SEED, 0, 1, item, 52) for item in range(1, 9)] == [28, 26, 5, 0, 2, 43, 29, 6]
    assert number(SEED, 0, 1, 1, 2**47 + 1) == 20946251537615  # not the first word


def test_a_number_is_one_word_of_a_digest_unless_that_word_would_favour_the_low_ones() -> None:
    def word(attempt: int) -> int:
        return int.from_bytes(hmac.digest(SEED, f"0 {line} 1 {attempt}".encode(), "sha256")[:6], "big")

    n = WORDS // 2 + 1  # the worst case: nearly half of all words must be rejected
    rejected = 0
    for line in range(1, 200):
        attempt = 0
        while word(attempt) >= n:
            attempt += 1
        rejected += attempt
        assert number(SEED, 0, line, 1, n) == word(attempt)
    assert 120 < rejected < 280


def test_every_number_is_as_likely_as_every_other() -> None:
    counts = Counter(number(SEED, 0, line, item, 6) for line in range(1, 1001) for item in range(1, 7))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi squared, 5 degrees: 0.1 %


@pytest.mark.parametrize(
    "other",
    [
        (seed("00" * 31 + "02", "table", ["", "ff" * 32]), 0, 5, 1),
        (seed(SECRET, "another", ["", "ff" * 32]), 0, 5, 1),
        (seed(SECRET, "table", ["ff" * 32, ""]), 0, 5, 1),
        (seed(SECRET, "table", ["", "fe" * 32]), 0, 5, 1),
        (SEED, 1, 5, 1),
        (SEED, 0, 6, 1),
        (SEED, 0, 5, 2),
    ],
    ids=["secret", "table", "seats swapped", "part", "epoch", "line", "item"],
)
def test_another_secret_table_part_epoch_line_or_item_gives_another_number(other: tuple[bytes, int, int, int]) -> None:
    assert number(*other, WORDS) != number(SEED, 0, 5, 1, WORDS)


def test_a_number_below_nothing_is_refused() -> None:
    for n in (0, -1, WORDS + 1):
        with pytest.raises(ValueError, match="no number"):
            number(SEED, 0, 1, 1, n)


def test_values_are_64_characters_of_lower_case_hex() -> None:
    assert is_value(fresh())
    assert fresh() != fresh()
    for wrong in ("", "0" * 63, "0" * 65, "G" + "0" * 63, "A" * 64, "0x" + "0" * 62, "０" * 64):
        assert not is_value(wrong)


def test_after_a_take_back_all_lines_from_there_on_are_of_the_new_epoch() -> None:
    epochs = (1, 14, 9)
    assert [epoch_of(line, epochs) for line in (1, 8, 9, 13, 14, 99)] == [0, 0, 2, 2, 2, 2]


@pytest.mark.parametrize("by_line", [[], [0], [0, 0, 0], [0, 0, 1, 1], [0, 2, 2, 5], [1, 1]])
def test_the_first_lines_of_the_epochs_say_the_epoch_of_every_line(by_line: list[int]) -> None:
    epochs = first_lines(by_line)
    assert epochs[0] == 1
    assert [epoch_of(line, epochs) for line in range(1, len(by_line) + 1)] == by_line
