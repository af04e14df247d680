"""Chunks: sizes are learnt, and few games are shared by all workers."""

from __future__ import annotations

from regalia.lab.executors.chunks import GROWTH, LARGEST, Sizes


def test_a_chunk_is_as_long_as_it_should_be_once_the_pace_is_known() -> None:
    sizes = Sizes(seconds=3.0, first=10)
    spans = sizes.spans(1, 1000)
    assert next(spans) == (1, 10)
    sizes.learn(10, seconds=0.6)
    assert next(spans) == (11, 10 * GROWTH)  # 50 would take three seconds
    sizes.learn(40, seconds=2.4)
    assert next(spans) == (51, 50)


def test_chunks_cover_every_game_once() -> None:
    sizes = Sizes(seconds=1.0, first=7)
    assert list(sizes.spans(5, 24)) == [(5, 7), (12, 7), (19, 6)]


def test_few_games_are_shared_by_all_workers() -> None:
    sizes = Sizes(seconds=3.0, first=6000)
    assert list(sizes.spans(1, 9, workers=4)) == [(1, 3), (4, 3), (7, 3)]


def test_no_chunk_is_empty_or_endless() -> None:
    sizes = Sizes(seconds=3.0, first=10)
    sizes.learn(10, seconds=1e9)
    assert sizes.size == 1
    sizes = Sizes(seconds=1e9, first=LARGEST)
    sizes.learn(LARGEST, seconds=1.0)
    assert sizes.size == LARGEST
